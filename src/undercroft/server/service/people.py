"""Identity without sign-up: a random token in a cookie, of which the database keeps only a digest."""

import hashlib

from undercroft.server.service.tables import Tables
from undercroft.server.storage.store import Store
from undercroft.server.table.commands import Person
from undercroft.server.table.refusals import Refused
from undercroft.server.table.seats import check_merge
from undercroft.server.table.surroundings import new_id, new_token, now

COOKIE = "undercroft"
YEAR = 365 * 24 * 3600
LINK_LASTS = 15 * 60_000
"""Milliseconds in which a personal link must be opened."""


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Who is who."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables

    async def who(self, token: str | None) -> Person | None:
        """The person whose token this is."""
        if not token or len(token) > 128:
            return None
        return await self.store.person_of(digest(token))

    async def create(self, name: str) -> tuple[Person, str]:
        """A new guest and their token."""
        person = Person(new_id(), name)
        token = new_token()
        await self.store.add_person(person.id, person.name, digest(token))
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, name, person.also)
        await self.store.rename(renamed.id, renamed.name)
        return renamed

    async def link(self, person: Person) -> tuple[str, int]:
        """A token that opens the same identity on another device, once, and when it expires."""
        token, expires = new_token(), now() + LINK_LASTS
        await self.store.add_link(digest(token), person.id, expires)
        return token, expires

    async def revoke(self, person: Person) -> None:
        """The personal link that is open is void."""
        await self.store.drop_links(person.id)

    async def adopt(self, token: str, one: Person | None, replace: bool) -> tuple[Person, str]:
        """The person of a personal link, and a token for this device, which was `one` until now."""
        person = await self.store.link_of(digest(token))
        if person is None:
            raise Refused("no-such-link")
        if one is not None and one.id != person.id:
            if not replace:
                raise Refused("identity-here", name=one.name, other=person.name)
            await self._check_merge(one, person)
        key = new_token()
        if not await self.store.use_link(digest(token), digest(key), one, person):
            raise Refused("no-such-link")
        return person, key

    async def _check_merge(self, one: Person, other: Person) -> None:
        """Nobody becomes somebody they play against."""
        for person in (one, other):
            for id in await self.store.running_tables_of(person.id):
                check_merge(await (await self.tables.find(id)).current(), one, other)

    async def forget(self, token: str) -> None:
        await self.store.drop_key(digest(token))

    async def forget_others(self, person: Person, token: str) -> None:
        """Every other device of a person forgets who it is."""
        await self.store.drop_other_keys(person.id, digest(token))
