"""What the OpenAPI page promises of every request: how it may be refused, and by what one is known."""

from collections.abc import Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

import msgspec
from litestar._openapi.schema_generation import SchemaCreator
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.enums import ScopeType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, OpenAPIMediaType, Operation, RequestBody, Schema, SecurityScheme
from litestar.openapi.spec.enums import OpenAPIType
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.typing import FieldDefinition

from undercroft.engine.serialize import Json
from undercroft.server.service.people import COOKIE
from undercroft.server.table.refusals import KEYS
from undercroft.server.wire.bodies import Problem

SAFETY = "x-csrftoken"
"""The header that repeats the cookie `csrftoken`, so that no foreign page can act for a guest."""
SAFE: list[dict[str, list[str]]] = [{"safety": []}]
KNOWN: list[dict[str, list[str]]] = [{"identity": [], "safety": []}]
SCHEMES = Components(
    security_schemes={
        "identity": SecurityScheme(
            "apiKey", name=COOKIE, security_scheme_in="cookie", description="Who I am; `PUT /api/me` gives it."
        ),
        "safety": SecurityScheme(
            "apiKey", name=SAFETY, security_scheme_in="header", description="What the cookie `csrftoken` says."
        ),
    }
)
ALWAYS = {400, 405, 429, 500, 503}
OF_A_THING = {403, 404, 409, 422}
"""Of a request that names a table, a replay or a game."""
OF_A_CHANGE = OF_A_THING | {413}
PROBLEMS: dict[int, ResponseSpec] = {
    status: ResponseSpec(Problem, generate_examples=False, description=HTTPStatus(status).phrase)
    for status in sorted(set(KEYS.values()))
}
"""Every refusal has the one shape."""


class StrictStructs(StructSchemaPlugin):
    """Says of a body that it takes no other fields, and what the keys of its maps look like."""

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        schema = super().to_openapi_schema(field_definition, schema_creator)
        struct = field_definition.annotation
        if struct.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False
            exact = msgspec.json.schema_components([struct])[1][struct.__name__]["properties"]
            for name, told in (schema.properties or {}).items():
                if isinstance(told, Schema):
                    complete(told, exact[name])
        return schema


def complete(told: Schema, exact: Json) -> None:
    """What the members of a list or a map look like."""
    if "type" in exact.get("items", {}):
        told.items = plain_schema(exact["items"])
    if "propertyNames" in exact:
        told.property_names = plain_schema(exact["propertyNames"])
        told.max_properties = exact.get("maxProperties")
        if "type" in exact.get("additionalProperties", {}):
            told.additional_properties = plain_schema(exact["additionalProperties"])


def plain_schema(told: Json) -> Schema:
    """A text or a number, as msgspec describes it."""
    kind = OpenAPIType(told["type"]) if "type" in told else OpenAPIType.STRING
    return Schema(
        type=kind,
        pattern=told.get("pattern"),
        min_length=told.get("minLength"),
        max_length=told.get("maxLength"),
        minimum=told.get("minimum"),
        maximum=told.get("maximum"),
    )


@dataclass
class WithRecord(Operation):
    """A request whose body is a record."""

    def __post_init__(self) -> None:
        record = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT, description="See `undercroft.engine.record`."))
        self.request_body = RequestBody(content={"application/json": record}, required=True)


def answers(shape: Any, status: int = 200) -> dict[int, ResponseSpec]:
    """What a route answers that its annotation does not tell: it writes bytes, or says how it is when it is unwell."""
    return {status: ResponseSpec(shape, generate_examples=False, description=HTTPStatus(status).phrase)}


def declared(handlers: Sequence[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """Routes that declare their refusals, and that whatever changes something needs the safety token."""
    for handler in handlers:
        changes = "GET" not in handler.http_methods
        names = any("{" in path for path in handler.paths)
        statuses = ALWAYS | (OF_A_CHANGE if changes else OF_A_THING if names else set())
        refusals = {status: PROBLEMS[status] for status in sorted(statuses)}
        handler.responses = {**refusals, **(handler.responses or {})}
        if changes:
            handler.security = handler.security or SAFE
    return list(handlers)


def telling_methods(app: ASGIApp) -> ASGIApp:
    """Answer OPTIONS with every method of an address, also where several routes share it."""

    async def told(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "OPTIONS":
            await app(scope, receive, send)
            return
        routes = [route for route in scope["litestar_app"].routes if isinstance(route, HTTPRoute)]
        methods = {name for route in routes if route.path_format == scope["path_template"] for name in route.methods}
        start: Any = {
            "type": "http.response.start",
            "status": 204,
            "headers": [(b"allow", ", ".join(sorted(methods)).encode())],
        }
        await send(start)
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    return told
