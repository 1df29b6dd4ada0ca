"""The shape of the database. Every change of it is a migration under `migrations/versions`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

facts = Table(
    "facts",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)
"""Digests of the tokens that open an identity; the tokens themselves are kept by their owners alone."""

links = Table(
    "links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)
"""Digests of personal links that have not been opened yet."""

aliases = Table(
    "aliases",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
)
"""Identities that have been one person's at some device; both ways round."""

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", String(16), nullable=False),
    Column("summary", Text, nullable=False),
    Column("last", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("wake", BigInteger),
    Column("runner", String(32)),
    Column("leased", BigInteger, nullable=False, server_default="0"),
    Index("tables_listed", "public", "state", "changed"),
    Index("tables_wake", "wake"),
)
"""What the list of tables shows; the truth about each is its log."""

sitters = Table(
    "sitters",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("players", Text, nullable=False),
    Column("games", Integer, nullable=False),
    Column("champion", Integer),
)
"""What the list of campaigns shows; the truth about each is the log of its table."""

lines = Table(
    "lines",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32)),
    Column("command", String(64)),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("table", "person", "command", name="lines_command"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table", String(32)),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("names", Text, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("winners", Text, nullable=False),
    Column("ending", String(64), nullable=False),
    Column("seed", String(128)),
    Column("record", Text, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("replay", String(32), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
)
