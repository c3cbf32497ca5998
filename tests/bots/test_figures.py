"""The page of figures says what was played, and nothing else."""

from bots.arena.figures import PAGE, page, read


def test_the_page_is_written_from_the_kept_figures() -> None:
    assert PAGE.read_text("utf-8") == "\n".join(page(read())) + "\n"


def test_what_was_not_played_is_not_claimed() -> None:
    lines = list(page({"cia agent:recruit": {"games": 10, "share": 0.9, "margin": 0.2, "sure": True}}))
    assert "| cia | agent against recruit | 90.0% | 70.0% – 100.0% | 10 | yes |" in lines
    assert sum("not played yet" in line for line in lines) > 10
