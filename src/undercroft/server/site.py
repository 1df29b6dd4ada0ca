"""The built web client: real files as they are, every other address gets the same page."""

import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from undercroft.server.refusals import Refused

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
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


class Site:
    """A folder of files, read once and kept."""

    def __init__(self, folder: str | None) -> None:
        self.folder = Path(folder).resolve() if folder else None
        self._files: dict[str, tuple[bytes, str, str, float]] = {}

    def find(self, path: str) -> tuple[bytes, str, str] | None:
        """Content, type and tag of a file."""
        if self.folder is None:
            return None
        target = (self.folder / path.lstrip("/")).resolve()
        if not target.is_file() or not target.is_relative_to(self.folder):
            return None
        changed = target.stat().st_mtime
        kept = self._files.get(path)
        if kept is None or kept[3] != changed:
            content = target.read_bytes()
            kind = mimetypes.guess_type(target.name)[0] or "application/octet-stream"
            kept = (content, kind, f'"{hashlib.sha256(content).hexdigest()[:16]}"', changed)
            self._files[path] = kept
        return kept[:3]

    def answer(self, path: str, tag: str | None) -> Response[bytes]:
        found = self.find(path)
        named = found is not None and path.startswith("/assets/")
        if found is None:
            last = path.rsplit("/", 1)[-1]
            found = None if "." in last else self.find("index.html")
        if found is None:
            raise Refused("no-such-page")
        content, kind, etag = found
        # Built files carry a digest in their name and never change.
        keep = "public, max-age=31536000, immutable" if named else "no-cache"
        headers = {"etag": etag, "cache-control": keep}
        if tag == etag:
            return Response(b"", status_code=304, headers=headers, media_type=kind)
        return Response(content, headers=headers, media_type=kind)


def site_routes(folder: str | None) -> list[HTTPRouteHandler]:
    """The handlers of everything outside /api and /ws."""
    site = Site(folder)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """The web client."""
        path = request.url.path
        if path.startswith(("/api/", "/ws/")):
            raise Refused("no-such-page")
        return site.answer("index.html" if path == "/" else path, request.headers.get("if-none-match"))

    return [page]
