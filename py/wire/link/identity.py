"""The identity of a device: its key, and the room it is in. It signs everything that the device says.

A device is named by its public key (Ed25519), in 64 hexadecimal digits. A signature for one room and one purpose is
good for no other: the secret of the room is bound into every signature. It follows from the code, which the link
carries; so it keeps strangers out, and hides nothing from anybody who has the link. Two devices compare `mark` to see
whether they mean the same room; neither the code nor the secret can be read from it.
"""

from fair.group.labels import Label, Part, digest, encode
from fair.group.refused import Malformed
from fair.group.signatures import Signing
from fair.protocol.letter import bytes64, text64

DIGITS = frozenset("0123456789abcdef")


def is_device(name: str) -> bool:
    return len(name) == 64 and DIGITS.issuperset(name)


class Identity:
    def __init__(self, code: str, secret: bytes, seed: bytes, version: str, signing: Signing) -> None:
        self.code = code
        self.secret = secret
        self.seed = seed
        self.version = version
        self.signing = signing
        self.device = signing.public(seed).hex()
        self._room = digest(Label.ROOM, code, secret)[:32]
        self.mark = digest(Label.ROOM_MARK, self._room)[:16].hex()

    def sign(self, label: Label, *parts: Part) -> str:
        return text64(self.signing.sign(self.seed, self._message(label, self.device, parts)))

    def is_signed(self, device: str, signature: str, label: Label, *parts: Part) -> bool:
        """Never raises: what cannot be read is not signed."""
        try:
            signed = bytes64(signature)
        except Malformed:
            return False
        return is_device(device) and self.signing.verify(
            bytes.fromhex(device), self._message(label, device, parts), signed
        )

    def _message(self, label: Label, device: str, parts: tuple[Part, ...]) -> bytes:
        return encode(label.text, self._room, device, *parts)
