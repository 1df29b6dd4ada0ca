"""The built web client: real files as they are, every other address gets the same page."""

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import NamedTuple

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler

from undercroft.server.fairness.budgets import Budgets
from undercroft.server.table.refusals import Refused
from undercroft.server.wire.guard import asker_of

# A page may compile WebAssembly of its own: Python, to play without a network. That lets nobody else's script run.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
STRICTLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")
"""For a year this name is only reached by https."""

COST_OF_FILE = 0.2
"""How many requests a file counts for. Strangers of one address pay together, and a class of thirty begins at once."""
PAGE = "/index.html"
OF_THE_CLIENT = re.compile(r"/|(/[A-Za-z0-9_~-]+)+/?")
"""Addresses the page itself makes something of."""


class File(NamedTuple):
    """A file as it is sent: plain, and packed where that saves anything."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str
    """A digest of the content; the packed form has another one (see `answer`)."""


class Site:
    """A folder of files, read and packed once at the start. A file has one address: every other spelling is not there.

    What is kept grows with the folder alone, never with what is asked for.
    """

    def __init__(self, folder: str | None) -> None:
        self._files: dict[str, File] = {}
        if folder is not None:
            top = Path(folder).resolve()
            for path in sorted(top.rglob("*")):
                if path.is_file() and path.resolve().is_relative_to(top):
                    self._files["/" + path.relative_to(top).as_posix()] = read(path)

    def find(self, path: str) -> File | None:
        """The file with this address; for an address of the client itself, its page."""
        return self._files.get(PAGE if OF_THE_CLIENT.fullmatch(path) else path)

    def answer(self, path: str, tag: str | None, packs: bool) -> Response[bytes]:
        """A file, in the form this browser understands; nothing but its tag where the browser has it."""
        found = self.find(path)
        if found is None:
            raise Refused("no-such-page")
        named = path.startswith("/assets/") and path in self._files
        # Built files carry a digest in their name and never change.
        keep = "public, max-age=31536000, immutable" if named else "no-cache"
        headers = {"etag": f'"{found.tag}"', "cache-control": keep, "vary": "accept-encoding"}
        content = found.content
        if packs and found.packed is not None:
            content = found.packed
            headers |= {"etag": f'"{found.tag}-gzip"', "content-encoding": "gzip"}
        if tag == headers["etag"]:
            headers.pop("content-encoding", None)
            return Response(b"", status_code=304, headers=headers, media_type=found.kind)
        return Response(content, headers=headers, media_type=found.kind)


def read(path: Path) -> File:
    content = path.read_bytes()
    packed = gzip.compress(content, mtime=0)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    tag = hashlib.sha256(content).hexdigest()[:16]
    return File(content, packed if len(packed) < 0.9 * len(content) else None, kind, tag)


def understands_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding header allows gzip."""
    for item in accepted.lower().split(","):
        coding, _, weight = item.partition(";")
        if coding.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def site_routes(folder: str | None, budgets: Budgets) -> list[HTTPRouteHandler]:
    """The handlers of everything outside /api and /ws."""
    site = Site(folder)

    @route(
        ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], status_code=200, include_in_schema=False
    )
    async def page(request: Request[object, object, State]) -> Response[bytes]:
        """The web client."""
        budgets.spend("work", COST_OF_FILE, asker_of(request.scope))
        # As it was written; Litestar would take two slashes for one.
        path = request.scope["raw_path"].decode("latin-1")
        if path.startswith(("/api/", "/ws/")):
            raise Refused("no-such-page")
        packs = understands_gzip(request.headers.get("accept-encoding", ""))
        return site.answer(path, request.headers.get("if-none-match"), packs)

    return [page]
