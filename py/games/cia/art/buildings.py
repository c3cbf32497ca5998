"""Draws the twelve buildings of CIA, from the church to the ruin: the higher the number, the grander the house.

Each stands in a plot of 250 by 225 with its doorstep at y = 146. The upper left corner is kept free for the number.
"""

from __future__ import annotations

from collections.abc import Callable

from games.cia.art.colours import (
    BRASS,
    BRICK,
    CREAM,
    DIM,
    INK,
    LEAF_DARK,
    LIT,
    MOON,
    PANE,
    PLUM,
    RED,
    ROOF,
    ROOF_LIGHT,
    SAND,
    SHADE,
    SLATE,
    STONE,
    TEAL,
    block,
    moon,
    pool,
    window_rows,
)
from games.drawing.svg import circle, group, line, path, rect, use


def _wall(d: str, fill: str) -> str:
    """A wall of any shape, dark at the top and warm at the street."""
    return path(d, fill) + path(d, "url(#cia-wall)")


def _arches(x: float, y: float, wide: float, high: float, step: float, count: int, fill: str) -> str:
    r = wide / 2
    arch = f"v-{high - r:g}a{r:g} {r:g} 0 0 1 {wide:g} 0v{high - r:g}z"
    return path("".join(f"M{x + i * step:g} {y + high:g}{arch}"
                        for i in range(count)), fill)


def _awning(x: float, y: float, stripes: int, wide: float, high: float, one: str, other: str = CREAM) -> str:
    cloths: tuple[list[str], list[str]] = ([], [])
    hem = f"a{wide / 2:g} {wide / 2.6:g} 0 0 1 -{wide:g} 0z"
    for i in range(stripes):
        cloths[i % 2].append(f"M{x + i * wide:g} {y:g}h{wide:g}v{high:g}{hem}")
    return (path("".join(cloths[0]), one) + path("".join(cloths[1]), other)
            + path(f"M{x:g} {y:g}h{stripes * wide:g}v3h-{stripes * wide:g}z", INK, opacity=".4"))


def church() -> str:
    return "".join((
        moon(118, 40, 20),
        use("cia-poplar", 18, 78, 24, 70), use("cia-poplar", 40, 88, 20, 60),
        path("M84 96L112 62H178L206 96Z", ROOF_LIGHT), path("M84 96L98 79H192L206 96Z", ROOF, opacity=".6"),
        _wall("M84 96H206V146H84Z", STONE),
        _arches(94, 106, 10, 28, 18, 4, LIT),
        line("M99 106V134M117 106V134M135 106V134M153 106V134", INK, 1.2),
        path("M222 56L232 50V140L222 146Z", SHADE), _wall("M170 56H222V146H170Z", STONE),
        path("M166 58L196 2L226 58Z", ROOF), path("M166 58L196 2L200 58Z", ROOF_LIGHT),
        line("M196 4V-8M191 -4H201", BRASS, 2.6),
        circle(196, 78, 13, INK), circle(196, 78, 11, LIT),
        line("M196 67V89M185 78H207M188 70L204 86M204 70L188 86", INK, 1.4), circle(196, 78, 3.6, RED),
        path("M182 146V122A14 16 0 0 1 210 122V146Z", INK),
        path("M186 146V123A10 12 0 0 1 206 123V146Z", DIM), line("M196 112V146", INK, 1.6),
        pool(196, 150, 40, 12),
    ))


def kiosk() -> str:
    return "".join((
        use("cia-tree", 176, 62, 66, 82), use("cia-tree", 92, 64, 56, 72),
        pool(146, 118, 76, 44),
        _wall("M112 100H186V146H112Z", TEAL), rect(118, 104, 62, 24, LIT),
        line("M138 104V128M160 104V128", INK, 2),
        path("M120 116h14v12h-14zM141 112h16v16h-16zM163 118h13v10h-13z", CREAM),
        path("M122 118h10v2h-10zM122 122h7v2h-7zM143 114h12v5h-12zM143 121h12v1.5h-12zM143 124h8v1.5h-8z",
            INK, opacity=".7"),
        path("M108 128H190V133H108Z", BRASS),
        path("M106 90L126 74H172L192 90Z", ROOF_LIGHT), _awning(104, 90, 10, 9, 10, RED),
        path("M143 74L149 58L155 74Z", BRASS), circle(149, 57, 3.5, LIT),
        # an advertising pillar
        path("M206 84H234V146H206Z", SAND), path("M220 84H234V146H220Z", INK, opacity=".3"),
        path("M202 84A18 18 0 0 1 238 84Z", ROOF_LIGHT), path("M217 66H223L220 56Z", BRASS),
        path("M203 84H237V88H203ZM203 142H237V147H203Z", INK),
        path("M210 94h14v22h-14z", RED), circle(217, 103, 5, LIT),
        path("M226 96h6v14h-6zM211 120h18v16h-18z", CREAM), path("M214 132l5-9 4 5 3-3 2 7z", INK),
        pool(150, 152, 60, 11),
    ))


def cafe() -> str:
    return "".join((
        use("cia-tree", 4, 84, 52, 62),
        path("M98 62L118 38H208L226 62Z", ROOF), path("M98 62L118 38H150L134 62Z", ROOF_LIGHT),
        path("M188 30H200V52H188Z", BRICK), path("M186 27H202V32H186Z", INK),
        path("M226 62L236 55V139L226 146Z", SHADE), _wall("M98 62H226V146H98Z", SAND),
        window_rows(108, 70, 16, 20, 29, 0, "1012"), line("M104 92H220", INK, 2, opacity=".4"),
        path("M106 90h20v4h-20zM164 90h20v4h-20z", LEAF_DARK),
        path("M102 112H222V146H102Z", INK, opacity=".55"), rect(106, 112, 50, 34, LIT),
        rect(184, 112, 34, 30, LIT), path("M160 112H180V146H160Z", DIM),
        line("M122 112V146M140 112V146M201 112V142", INK, 1.6),
        path("M112 146v-10a5 5 0 0 1 10 0v10zM145 146v-12a4 4 0 0 1 8 0v12z", INK, opacity=".6"),
        _awning(94, 100, 14, 10, 13, TEAL),
        # the cup over the door
        path("M70 92H94V96H70Z", INK), circle(76, 110, 17, INK), circle(76, 110, 15, "url(#cia-enamel)"),
        path("M67 107H82V112C82 117 79 119 75 119S67 117 67 112Z", RED),
        line("M82 109C87 108 87 115 82 115", RED, 2),
        line("M72 104C70 101 74 101 72 98M78 104C76 101 80 101 78 98", INK, 1.4),
        pool(130, 152, 62, 12), pool(200, 152, 40, 10),
    ))


def garage() -> str:
    return "".join((
        path("M96 74L112 62H240V74Z", ROOF_LIGHT), path("M146 74H230V146H146Z", BRICK),
        path("M146 74H230V146H146Z", "url(#cia-wall)"),
        path("M230 74L240 66V138L230 146Z", SHADE),
        rect(154, 94, 68, 52, INK), rect(158, 98, 60, 48, DIM),
        line("M158 108H218M158 118H218", INK, 2, opacity=".6"),
        # a car inside, its lamps on
        path("M164 146V134C164 131 168 130 171 130L176 120H200L205 130C208 130 212 131 212 134V146Z", INK),
        path("M178 122H198L202 130H174Z", PANE),
        circle(171, 137, 4, "#fff6cf"), circle(205, 137, 4, "#fff6cf"), pool(171, 141, 14, 10),
        pool(205, 141, 14, 10),
        path("M88 72H238V84H88Z", RED), path("M88 72H238V75H88Z", CREAM, opacity=".7"),
        path("M96 84H104V146H96Z", STONE), path("M88 84H150V88H88Z", LIT, opacity=".8"),
        path("M174 60H206V72H174Z", INK), path("M178 56a12 12 0 0 1 24 0z", BRASS), circle(190, 58, 13, INK),
        circle(190, 58, 10, "#2a3340"), circle(190, 58, 4.5, BRASS),
        pool(122, 120, 46, 44),
        path("M112 108H130V146H112ZM52 108H70V146H52Z", RED),
        path("M114 112H128V124H114ZM54 112H68V124H54Z", CREAM),
        line("M121 122L125 115M61 122L58 115", INK, 1.6),
        circle(121, 99, 8, "#fff2c2"), circle(61, 99, 8, "#fff2c2"), circle(61, 99, 18, "url(#cia-pool)"),
        circle(121, 99, 18, "url(#cia-pool)"),
        line("M130 126C138 126 138 140 132 142M70 126C78 126 78 140 72 142", INK, 2.4),
        path("M44 144H140V149H44Z", STONE), pool(92, 152, 66, 12),
    ))


def station() -> str:
    rays = "".join(f"M138 128L{138 + dx} {dy}" for dx,
        dy in ((-48, 112), (-38, 92), (-20, 79), (0, 74), (20, 79), (38, 92), (48, 112)))
    return "".join((
        _wall("M22 100H98V146H22Z", BRICK), path("M18 100L30 88H92V100Z", ROOF_LIGHT),
        _arches(30, 110, 14, 28, 22, 3, LIT),
        _wall("M80 146V116A58 56 0 0 1 196 116V146Z", BRICK),
        path("M80 116A58 56 0 0 1 196 116L204 111A58 56 0 0 0 96 92Z", ROOF_LIGHT),
        path("M90 146V118A48 46 0 0 1 186 118V146Z", INK), path("M92 128V118A46 44 0 0 1 184 118V128Z", LIT),
        line(rays, INK, 2),
        line("M110 128A28 27 0 0 1 166 128", INK, 2), path("M92 128H184V132H92Z", BRICK),
        path("M100 134h14v12h-14zM120 134h14v12h-14zM142 134h14v12h-14zM162 134h14v12h-14z", LIT),
        path("M226 40L236 33V139L226 146Z", SHADE), _wall("M192 40H226V146H192Z", BRICK),
        path("M186 40L209 8L232 40Z", ROOF), path("M186 40L209 8L212 40Z", ROOF_LIGHT),
        path("M188 40H230V45H188Z", STONE), circle(209, 64, 15, INK), circle(209, 64, 13, "#fff3cc"),
        line("M209 64V54M209 64L216 68", INK, 2.4, stroke_linecap="round"),
        line("M209 52V54M209 74V76M197 64H199M219 64H221", INK, 1.6),
        window_rows(203, 90, 12, 18, 0, 26, "1", "2"), circle(209, 64, 30, "url(#cia-pool)"),
        pool(138, 152, 64, 12),
    ))


def cinema() -> str:
    bulbs = "".join(f"M{98 + i * 10.4:.1f} 118v.1" for i in range(13))
    return "".join((
        _wall("M14 96H92V146H14Z", PLUM), path("M14 96L22 90H92V96Z", ROOF_LIGHT),
        window_rows(22, 104, 12, 16, 18, 0, "0100"),
        path("M234 74L242 68V140L234 146Z", SHADE),
        _wall("M92 146V74H112V56H130V42H196V56H214V74H234V146Z", PLUM),
        path("M92 74h20v3h-20zM112 56h18v3h-18zM130 42h66v3h-66zM196 56h18v3h-18zM214 74h20v3h-20z",
            ROOF_LIGHT),
        line("M119 62V106M125 62V106M201 62V106M207 62V106M99 80V106M105 80V106M221 80V106M227 80V106", BRASS,
            1.4, opacity=".7"),
        # the blade of light
        path("M150 8H176V112H150Z", INK), path("M154 12H172V108H154Z", RED),
        circle(163, 60, 66, "url(#cia-pool)", opacity=".6"),
        path("M163 18L166 26H174L168 31L170 39L163 34L156 39L158 31L152 26H160Z", LIT),
        line("M158 46V104M163 42V104M168 46V104", LIT, 2), path("M146 6H180L163 -8Z", BRASS),
        # the canopy
        path("M90 112L100 104H226L236 112Z", ROOF_LIGHT), path("M88 112H238V126H88Z", INK),
        path("M90 114H236V124H90Z", "#fff3cc"), line(bulbs, "#ff8a3a", 4.4, stroke_linecap="round"),
        path("M98 126H228V146H98Z", INK, opacity=".7"),
        path("M104 128H128V146H104ZM152 128H174V146H152ZM198 128H222V146H198Z", LIT),
        path("M132 129h16v16h-16zM178 129h16v16h-16z", CREAM), path("M134 131h12v8h-12z", TEAL),
        path("M180 131h12v8h-12z", RED), pool(163, 152, 84, 14),
    ))


def observatory() -> str:
    return "".join((
        use("cia-poplar", 14, 80, 24, 68), use("cia-tree", 34, 90, 48, 58),
        path("M112 22v.1M226 14v.1M94 52v.1M234 48v.1M216 30v.1", "none", stroke=MOON, stroke_width=3,
            stroke_linecap="round"),
        path("M228 98L238 91V139L228 146Z", SHADE), path("M92 98L104 90H238L228 98Z", ROOF_LIGHT),
        _wall("M92 98H228V146H92Z", SLATE),
        _arches(100, 108, 14, 30, 24, 2, LIT), _arches(182, 108, 14, 30, 24, 2, DIM),
        _wall("M120 78H204V98H120Z", SLATE), path("M116 78H208V83H116Z", BRASS),
        path("M126 86h8v8h-8zM143 86h8v8h-8zM174 86h8v8h-8zM190 86h8v8h-8z", LIT),
        path("M120 78A42 46 0 0 1 204 78Z", TEAL),
        path("M162 32A42 46 0 0 1 204 78H178C182 60 176 42 162 32Z", INK, opacity=".35"),
        path("M128 64C132 48 142 38 152 36C142 46 138 60 138 78H126C126 72 126 68 128 64Z", MOON,
            opacity=".3"),
        path("M152 78C150 58 154 42 160 32L170 33C166 44 166 60 168 78Z", INK),
        path("M155 78C154 60 157 46 161 38L167 40C164 50 164 62 165 78Z", LIT),
        line("M160 66L134 18", INK, 13), line("M160 66L134 18", STONE, 10), line("M137 23L131 12", BRASS, 14),
        line("M156 66L132 22", MOON, 2, opacity=".7"),
        path("M150 146V118A12 12 0 0 1 174 118V146Z", INK), path("M153 146V119A9 9 0 0 1 171 119V146Z", DIM),
        pool(162, 152, 60, 12),
    ))


def bank() -> str:
    columns = "".join(f"M{104 + i * 24} 82h10v52h-10z" for i in range(6))
    shades = "".join(f"M{110 + i * 24} 82h4v52h-4z" for i in range(6))
    feet = "".join(f"M{101 + i * 24} 78h16v4h-16zM{101 + i * 24} 132h16v4h-16z" for i in range(6))
    return "".join((
        path("M240 72L246 68V132L240 138Z", SHADE), _wall("M94 66H240V138H94Z", SLATE),
        path("M100 82H236V134H100Z", INK, opacity=".5"),
        path("M118 92h6v30h-6zM142 92h6v30h-6zM190 92h6v30h-6zM214 92h6v30h-6z", LIT),
        path("M164 90H176V134H164Z", LIT), line("M170 90V134", INK, 1.6),
        path(columns, SAND), path(shades, INK, opacity=".35"), path(feet, SAND),
        path("M90 66H244V78H90Z", SAND), path("M90 76H244V78H90Z", INK, opacity=".5"),
        path("M86 66L167 26L248 66Z", ROOF_LIGHT), path("M104 63L167 33L230 63Z", STONE),
        circle(167, 52, 10, BRASS, stroke=INK, stroke_width=1.4),
        path("M164 46h6v3h-4v2h4v7h-6v-3h4v-2h-4z", INK), path("M161 26L167 12L173 26Z", BRASS),
        path("M90 136H244V140H90ZM84 140H250V144H84ZM78 144H250V149H78Z", STONE),
        path("M90 139H244V140H90ZM84 143H250V144H84ZM78 148H250V149H78Z", INK, opacity=".5"),
        _wall("M18 96H82V146H18Z", SLATE), path("M14 92H86V98H14Z", SAND),
        window_rows(28, 106, 11, 22, 18, 0, "101"), line("M33 106V128M51 106V128M69 106V128", INK, 1.2),
        pool(167, 152, 74, 12),
    ))


def hotel() -> str:
    return "".join((
        _wall("M16 104H98V146H16Z", BRICK), path("M16 104L26 96H98V104Z", ROOF_LIGHT),
        _arches(24, 112, 14, 26, 22, 3, LIT),
        path("M208 36L222 26V137L208 146Z", SHADE), window_rows(212, 44, 4, 11, 6, 20, "1", "0", "1", "1"),
        _wall("M96 36H208V146H96Z", BRICK),
        path("M92 36L104 12H206L212 36Z", ROOF), path("M92 36L104 12H128L120 36Z", ROOF_LIGHT),
        path("M90 34H212V39H90Z", SAND),
        path("M116 18h12v16h-12zM146 18h12v16h-12zM176 18h12v16h-12z", SAND),
        path("M118 21h8v11h-8zM178 21h8v11h-8z", LIT), path("M148 21h8v11h-8z", PANE),
        window_rows(105, 46, 11, 14, 18.5, 22, "101120", "210101", "112011"),
        path("M96 64H208V66H96ZM96 86H208V88H96Z", INK, opacity=".3"),
        path("M102 112H202V146H102Z", INK, opacity=".45"), rect(108, 120, 24, 26, LIT),
        rect(172, 120, 24, 26, LIT), path("M138 118H166V146H138Z", DIM),
        line("M152 118V146M120 120V146M184 120V146", INK, 1.6),
        path("M132 112H172L178 122H126Z", RED), path("M126 122H178V126H126Z", BRASS),
        line("M130 126V148M174 126V148", BRASS, 2.4),
        path("M140 146H164L170 160H134Z", RED, opacity=".8"),
        # the upright sign
        path("M222 18H242V112H222Z", INK),
        rect(224.5, 20.5, 15, 89, "none", stroke="#ff6f8b", stroke_width=2),
        circle(232, 62, 46, "url(#cia-pool)", opacity=".5"),
        path("M232 24L234 30H240L235 34L237 40L232 36L227 40L229 34L224 30H230Z", LIT),
        path("M228 48h3v5h3v-5h3v14h-3v-6h-3v6h-3z", "#ffb3c2"),
        path("M228 70h9v3h-9zM228 78h9v3h-9zM228 86h9v3h-9zM228 94h9v3h-9z", "#ffb3c2"),
        pool(152, 152, 70, 12), pool(50, 152, 44, 10),
    ))


def embassy() -> str:
    def mansard(x: int, y: int, wide: int) -> str:
        return (path(f"M{x} {y}L{x + 8} {y - 24}H{x + wide - 8}L{x + wide} {y}Z", TEAL)
                + path(f"M{x} {y}L{x + 8} {y - 24}H{x + 20}L{x + 14} {y}Z", MOON, opacity=".3")
                + path(f"M{x - 2} {y - 2}H{x + wide + 2}V{y + 4}H{x - 2}Z", SAND))
    rails = "".join(f"M{i} 128V150" for i in range(14, 112, 8)) + "".join(f"M{i} 128V150"
        for i in range(196, 246, 8))
    return "".join((
        path("M238 76L246 70V140L238 146Z", SHADE), _wall("M22 92H100V146H22Z", SAND),
        _wall("M92 76H238V146H92Z", SAND), _wall("M132 58H198V146H132Z", SAND),
        mansard(20, 92, 76), mansard(92, 76, 42), mansard(196, 76, 44), mansard(128, 56, 74),
        path("M148 36h12v18h-12zM170 36h12v18h-12z", SAND), path("M150 40h8v12h-8z", LIT),
        path("M172 40h8v12h-8z", PANE),
        window_rows(100, 84, 11, 20, 17, 30, "10", "11"), window_rows(207, 84, 11, 20, 17, 30, "12", "01"),
        window_rows(140, 66, 12, 24, 19, 0, "111"), window_rows(30, 102, 11, 20, 20, 0, "102"),
        line("M146 66V90M165 66V90M184 66V90", INK, 1.2), path("M134 96H196V100H134Z", INK),
        line("M137 90V97M144 90V97M151 90V97M158 90V97M165 90V97M172 90V97M179 90V97M186 90V97M193 90V97"
             "M134 90H196", BRASS, 1.6),
        path("M150 146V120A15 15 0 0 1 180 120V146Z", INK),
        path("M154 146V121A11 11 0 0 1 176 121V146Z", LIT), line("M165 110V146", INK, 1.6),
        line("M165 34V-4", BRASS, 2.6), path("M166 -3C176 -8 184 3 198 -2V18C184 23 176 12 166 17Z", RED),
        path("M166 4C176 -1 184 10 198 5V11C184 16 176 5 166 10Z", CREAM), circle(165, -5, 3, BRASS),
        line(rails, INK, 2), line("M10 130H114M190 130H248M10 148H114M190 148H248", INK, 2.4),
        path("M112 122H120V150H112ZM188 122H196V150H188Z", STONE), circle(116, 119, 4.5, LIT),
        circle(192, 119, 4.5, LIT),
        pool(116, 120, 20, 18), pool(192, 120, 20, 18), pool(154, 153, 60, 11),
    ))


def ministry() -> str:
    return "".join((
        path("M168 8L246 6V44Z", "url(#cia-beam)"),
        block(24, 104, 74, 42, SLATE, 10), window_rows(32, 112, 9, 12, 15, 17, "1101", "0110"),
        block(94, 84, 146, 62, SLATE, 8), block(110, 60, 112, 30, SLATE, 10),
        block(128, 34, 76, 34, SLATE, 10), block(146, 14, 40, 26, SLATE, 8),
        path("M152 14L166 -8L180 14Z", BRASS), line("M166 -4V-22", BRASS, 3), circle(166, 8, 5, "#fff6cf"),
        circle(166, 8, 22, "url(#cia-pool)"),
        line("M132 40V146M200 40V146M150 18V146M182 18V146M114 66V146M218 66V146", MOON, 2.2, opacity=".3"),
        window_rows(155, 20, 6, 13, 8, 0, "111"), window_rows(136, 42, 7, 13, 12, 0, "1 121 "),
        window_rows(156, 42, 6, 13, 9, 0, "111"), window_rows(188, 42, 7, 13, 12, 0, "1"),
        window_rows(119, 68, 8, 13, 13.6, 22, "10112101", "11201011"),
        window_rows(99, 94, 8, 13, 118, 22, "12", "01"), window_rows(226, 94, 8, 13, 10, 22, "1", "1"),
        path("M148 146V118L166 108L184 118V146Z", BRASS), path("M152 146V121L166 113L180 121V146Z", INK),
        path("M155 146V123L166 117L177 123V146Z", LIT),
        line("M166 117V146M159 121V146M173 121V146", INK, 1.4),
        path("M140 144H192V150H140Z", STONE), pool(166, 153, 70, 12),
    ))


def ruin() -> str:
    return "".join((
        moon(206, 40, 24),
        path("M96 146V70L104 62L108 74L118 58L124 66V54L134 50L140 66L150 78L158 74L164 92L176 98L182 92"
             "L190 106L204 110L212 104L222 122L236 128V146Z", SHADE),
        _wall("M90 146V78L98 70L102 82L112 64L118 72V60L128 56L134 72L144 84L152 80L158 98L170 104L176 98"
              "L184 112L198 116L206 110L216 128L230 134V146Z", STONE),
        path("M104 146V112A12 14 0 0 1 128 112V146Z", INK), path("M140 134V112A9 11 0 0 1 158 112V134Z", INK),
        path("M143 131V113A6 8 0 0 1 155 113V131Z", MOON, opacity=".55"),
        path("M107 146V113A9 11 0 0 1 125 113V146Z", "url(#cia-sky)"),
        path("M108 90h9v10h-9zM172 122h9v10h-9z", INK),
        line("M94 92H104M92 104H100M132 92H142M164 114H172M186 124H196M134 140H146M206 136H218", INK, 1.6,
            opacity=".5"),
        path("M26 150L34 140H48L54 150ZM60 150L66 144H76L82 150ZM176 152L184 142H196L204 152ZM212 152"
             "L218 146H230L238 152Z", STONE),
             path("M40 150L48 140L54 150ZM190 152L196 142L204 152ZM224 152L230 146L238 152Z", INK,
                 opacity=".45"),
        # a dead tree and what sits in it
        group(line("M58 150C60 132 56 120 58 106L44 88M58 112L74 92L72 82M74 92L86 86M58 124L40 112L28 114"
                   "M44 88L34 86M44 88L46 80", INK, 4.4),
              line("M57 150C59 132 55 120 57 106L43 88M57 112L73 92", MOON, 1.2, opacity=".5"),
              stroke_linecap="round"),
        path("M168 92C170 84 178 82 184 86L194 82L188 90C188 96 182 98 176 97L170 104L172 96Z", INK),
        path("M168 90L162 91L168 94Z", BRASS), circle(172, 89, 1.2, LIT),
    ))


BUILDINGS: tuple[Callable[[], str], ...] = (church, kiosk, cafe, garage, station, cinema, observatory, bank,
    hotel,
                                            embassy, ministry, ruin)
NUMERALS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "-3")
