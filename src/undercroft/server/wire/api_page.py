"""The OpenAPI page: plain HTML made from the schema, so that it works under the strict content policy and offline."""

from html import escape

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.plugins import OpenAPIRenderPlugin

from undercroft.engine.serialize import Json


class ApiPage(OpenAPIRenderPlugin):
    """Lists every request with its parameters, body and answers."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[object, object, State], openapi_schema: Json) -> bytes:
        parts = [
            "<!doctype html><html lang='en'><meta charset='utf-8'><title>Undercroft API</title>",
            "<h1>Undercroft API</h1><p>As a file: <a href='/api/docs/openapi.json'>openapi.json</a>. ",
            "The WebSocket is described in docs/protocol.md.</p>",
        ]
        for path, methods in sorted(openapi_schema.get("paths", {}).items()):
            for method, operation in methods.items():
                if isinstance(operation, dict):
                    parts.append(_operation(path, method, operation))
        parts.append("<h2>Types</h2>")
        for name, schema in sorted(openapi_schema.get("components", {}).get("schemas", {}).items()):
            parts.append(_schema(name, schema))
        return "".join(parts).encode()


def _operation(path: str, method: str, operation: Json) -> str:
    told = escape(operation.get("description") or operation.get("summary") or "")
    rows = [
        f"<li><code>{escape(p['name'])}</code> ({escape(p['in'])}) {escape(_type(p.get('schema', {})))}</li>"
        for p in operation.get("parameters") or []
    ]
    body = operation.get("requestBody")
    if body:
        content: Json = next(iter(body.get("content", {}).values()), {})
        rows.append(f"<li>body: {escape(_type(content.get('schema', {})))}</li>")
    for status, answer in (operation.get("responses") or {}).items():
        content = next(iter((answer.get("content") or {}).values()), {})
        rows.append(f"<li>{escape(status)}: {escape(_type(content.get('schema', {})))}</li>")
    return f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{told}</p><ul>{''.join(rows)}</ul>"


def _schema(name: str, schema: Json) -> str:
    rows = [
        f"<li><code>{escape(key)}</code> {escape(_type(value))}</li>"
        for key, value in (schema.get("properties") or {}).items()
    ]
    told = escape(schema.get("description") or "")
    return f"<h3 id='{escape(name)}'>{escape(name)}</h3><p>{told}</p><ul>{''.join(rows)}</ul>"


def _type(schema: Json) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(_type(each) for each in schema[key])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))
