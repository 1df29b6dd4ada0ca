"""Who asks, and whether they may ask for so much: before anything else is done for them."""

from collections.abc import Callable

from litestar import Request
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from undercroft.server.fairness.asker import ASKER, Asker
from undercroft.server.fairness.budgets import Budgets
from undercroft.server.service.people import COOKIE, People
from undercroft.server.table.commands import Person

COST = "cost"
"""In the `opt` of a route: how many requests one of it counts for. For what costs nothing nobody is looked up."""
PERSON = "undercroft person"


FOR_MACHINES = ("/api/live", "/api/ready", "/api/health", "/metrics")
"""Whoever looks after the server may reach it by a number."""
MISDIRECTED = b"this server is not reached by that name\n"


def of_these_hosts(app: ASGIApp, hosts: list[str]) -> ASGIApp:
    """Answer only to the names people reach the server by; without names, to any."""
    if not hosts:
        return app
    known = {host.lower() for host in hosts}

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] in FOR_MACHINES or host_of(scope) in known:
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            headers = [(b"content-type", b"text/plain; charset=utf-8")]
            await send({"type": "http.response.start", "status": 421, "headers": headers})
            await send({"type": "http.response.body", "body": MISDIRECTED, "more_body": False})
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})

    return checked


def host_of(scope: Scope) -> str:
    """The name a request was sent to, without the port."""
    found = next((value for key, value in scope["headers"] if key == b"host"), b"").decode("latin-1").lower()
    return found.rpartition(":")[0] if found.rpartition(":")[2].isdigit() else found


def asker_of(scope: Scope) -> Asker:
    """Where a connection comes from."""
    client = scope.get("client")
    return Asker(client[0] if client else "unknown")


def person_of(request: Request[object, object, State]) -> Person | None:
    """Who asks, as the guard has found out."""
    found = request.scope["state"].get(PERSON)
    return found if isinstance(found, Person) else None


def guarded(budgets: Budgets, people: People) -> Callable[[ASGIApp], ASGIApp]:
    """A middleware that lets every request be paid for by whoever asks."""

    async def admit(scope: Scope, cost: float) -> None:
        asker = asker_of(scope)
        ASKER.set(asker)
        # Before anybody is looked up for it: the address as a whole may have asked for too much.
        budgets.check_address("work", asker)
        person = await people.who(Request[object, object, State](scope).cookies.get(COOKIE))
        scope["state"][PERSON] = person
        asker.person = person.id if person is not None else None
        budgets.spend("work", cost, asker)

    def middleware(app: ASGIApp) -> ASGIApp:
        async def guard(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP:
                cost = float(scope["route_handler"].opt.get(COST, 1))
                if cost > 0:
                    await admit(scope, cost)
            await app(scope, receive, send)

        return guard

    return middleware
