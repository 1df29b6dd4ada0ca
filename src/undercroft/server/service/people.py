"""Identity without sign-up: a random token in a cookie, of which the database keeps only a digest."""

import hashlib

from undercroft.server.storage.store import Store
from undercroft.server.table.commands import Person
from undercroft.server.table.refusals import Refused
from undercroft.server.table.surroundings import new_id, new_token

COOKIE = "undercroft"
YEAR = 365 * 24 * 3600


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Who is who."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def who(self, token: str | None) -> Person | None:
        """The person whose token this is."""
        if not token or len(token) > 128:
            return None
        found = await self.store.person_of(digest(token))
        return Person(*found) if found is not None else None

    async def create(self, name: str) -> tuple[Person, str]:
        """A new guest and their token."""
        person = Person(new_id(), name)
        token = new_token()
        await self.store.add_person(person.id, person.name, digest(token))
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, name)
        await self.store.rename(renamed.id, renamed.name)
        return renamed

    async def another_key(self, person: Person) -> str:
        """A token that opens the same identity on another device."""
        token = new_token()
        await self.store.add_key(digest(token), person.id)
        return token

    async def adopt(self, token: str) -> tuple[Person, str]:
        """The person of a personal link, and a token for this device."""
        person = await self.who(token)
        if person is None:
            raise Refused("no-such-link")
        return person, await self.another_key(person)

    async def forget(self, token: str) -> None:
        await self.store.drop_key(digest(token))
