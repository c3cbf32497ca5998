"""The group ristretto255 (RFC 9496): points of edwards25519 up to its small order, each written in one way only.

Rounds: none; nobody speaks, and nothing is proved here. It gives the proofs a group of prime order, so no small
subgroup leaks anything. Not protected here: time and memory show what is computed (see edwards.py).
"""

from fair.group.edwards import SQRT_M1, D, Extended, P, add, sqrt_ratio

# RFC 9496, 4.1
SQRT_AD_MINUS_ONE = 25063068953384623474111414158702152701244531502492656460079210482610430750235
INVSQRT_A_MINUS_D = 54469307008909316920995813868745141605393597292927456921205312896311721017578
ONE_MINUS_D_SQ = (1 - D * D) % P
D_MINUS_ONE_SQ = (D - 1) ** 2 % P


def _even(value: int) -> int:
    """The absolute value: of a number and its negative, the even one."""
    value %= P
    return P - value if value & 1 else value


def decode(data: bytes) -> Extended:
    """RFC 9496, 4.3.1. ValueError for everything that `encode` never writes."""
    s = int.from_bytes(data, "little")
    if len(data) != 32 or s >= P or s & 1:
        raise ValueError("not a ristretto255 encoding")
    ss = s * s % P
    u1, u2 = (1 - ss) % P, (1 + ss) % P
    u2_sq = u2 * u2 % P
    v = (-(D * u1 % P * u1) - u2_sq) % P
    square, inverse = sqrt_ratio(1, v * u2_sq % P)
    den_x = inverse * u2 % P
    den_y = inverse * den_x % P * v % P
    x = _even(2 * s * den_x)
    y = u1 * den_y % P
    t = x * y % P
    if not square or t & 1 or y == 0:
        raise ValueError("not a ristretto255 encoding")
    return (x, y, 1, t)


def encode(point: Extended) -> bytes:
    """RFC 9496, 4.3.2."""
    x0, y0, z0, t0 = point
    u1 = (z0 + y0) * (z0 - y0) % P
    u2 = x0 * y0 % P
    inverse = sqrt_ratio(1, u1 * u2 % P * u2 % P)[1]
    den1, den2 = inverse * u1 % P, inverse * u2 % P
    z_inverse = den1 * den2 % P * t0 % P
    if t0 * z_inverse % P & 1:
        x, y, den = y0 * SQRT_M1 % P, x0 * SQRT_M1 % P, den1 * INVSQRT_A_MINUS_D % P
    else:
        x, y, den = x0, y0, den2
    if x * z_inverse % P & 1:
        y = -y
    return _even(den * (z0 - y)).to_bytes(32, "little")


def same(one: Extended, other: Extended) -> bool:
    """RFC 9496, 4.3.3: equal in the group, whatever points represent them."""
    x1, y1, x2, y2 = one[0], one[1], other[0], other[1]
    return (x1 * y2 - y1 * x2) % P == 0 or (y1 * y2 - x1 * x2) % P == 0


def _map(t: int) -> Extended:
    """RFC 9496, 4.3.4: the map of one half."""
    r = SQRT_M1 * t % P * t % P
    u = (r + 1) * ONE_MINUS_D_SQ % P
    v = (-1 - r * D) * (r + D) % P
    square, s = sqrt_ratio(u, v)
    c = P - 1
    if not square:
        s, c = -_even(s * t) % P, r
    n = (c * (r - 1) % P * D_MINUS_ONE_SQ - v) % P
    w0, w1 = 2 * s * v % P, n * SQRT_AD_MINUS_ONE % P
    w2, w3 = (1 - s * s) % P, (1 + s * s) % P
    return (w0 * w3 % P, w2 * w1 % P, w1 * w3 % P, w0 * w2 % P)


def from_uniform(data: bytes) -> Extended:
    """64 hashed bytes become a point; nobody knows its relation to any other."""
    if len(data) != 64:
        raise ValueError("64 bytes are needed")
    mask = (1 << 255) - 1
    halves = (int.from_bytes(half, "little") & mask for half in (data[:32], data[32:]))
    first, second = (_map(half % P) for half in halves)
    return add(first, second)
