"""How the log is written down: as JSON, each body with its `kind` first."""

import msgspec

from undercroft.server.table.log import KINDS, Body, Snapshot


class _Kind(msgspec.Struct):
    kind: str


encode = msgspec.json.Encoder().encode
_kind: msgspec.json.Decoder[_Kind] = msgspec.json.Decoder(_Kind)
_bodies: dict[str, msgspec.json.Decoder[Body]] = {kind: msgspec.json.Decoder(body) for kind, body in KINDS.items()}


def text_of(value: object) -> str:
    """Anything as JSON."""
    return encode(value).decode()


def read_body(text: str) -> Body:
    # msgspec tells structs apart by a tag, but not plain classes: so the kind is read first.
    return _bodies[_kind.decode(text).kind].decode(text)


def read_snapshot(text: str) -> Snapshot:
    return msgspec.json.decode(text, type=Snapshot)
