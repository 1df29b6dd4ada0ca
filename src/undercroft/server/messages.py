"""What travels over the wire. `docs/protocol.md` tells the story; these types are its letter.

Commands come from a client, each with an id of the client's making; messages come from the server.
"""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType, field

CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, Meta(ge=0, le=19)]
PlayerNumber = Annotated[int, Meta(ge=1, le=20)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(min_length=16, max_length=128)]

# From the client: commands.


class Command(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Something a person wants changed. A re-send with the same id has no second effect."""

    command: CommandId


class Answer(Command, tag="answer"):
    """Answer the open question of a seat."""

    seat: SeatNumber
    decision: int
    """The `decision` of the question that is answered."""
    n: int
    """The `n` of the chosen option."""


class Undo(Command, tag="undo"):
    """Take back the last answer of a seat: at once where it is free, else the others are asked."""

    seat: SeatNumber
    all: bool = False
    """Where it is free: everything that is, to begin the turn anew."""


class Vote(Command, tag="vote"):
    """Agree or refuse when somebody wants to take back; the asker's `agree: false` withdraws."""

    agree: bool


class Sit(Command, tag="sit"):
    """Take a seat: a vacant one, one's own that a bot keeps, or one a leaver left to a bot."""

    seat: SeatNumber
    name: Name | None = None
    """A name for this seat only, for several people at one device."""


class Stand(Command, tag="stand"):
    """Leave a seat. In a running game a bot plays on until somebody sits down again."""

    seat: SeatNumber


class SetBot(Command, tag="bot"):
    """The host gives a vacant seat to a bot, changes its level, or (null) makes it vacant again."""

    seat: SeatNumber
    level: Level | None


class Replace(Command, tag="replace"):
    """A bot stands in for somebody who has been away for a while; the seat is handed back on return."""

    seat: SeatNumber


class Configure(Command, tag="configure"):
    """The host changes the table before the start. Fields left out stay as they are."""

    name: Name | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    seats: Annotated[int, Meta(ge=1, le=20)] | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    preset: Key | UnsetType | None = UNSET
    hints: bool | UnsetType | None = UNSET
    """Whether a bot may be asked for a hint; null: as long as nobody plays against another person."""


class Cast(Command, tag="cast"):
    """The host of a campaign says who plays which role in its next game; seats and levels follow."""

    casting: Annotated[dict[Key, PlayerNumber], Meta(max_length=20)]
    """Role to player, such as {"knight": 2, "goblins": 1}; everybody once."""


class Start(Command, tag="start"):
    """Begin. Every seat must be taken by a person or a bot."""


class Rematch(Command, tag="rematch"):
    """After the end: the same room, people and options, ready for another start."""


class Say(Command, tag="say"):
    """Write to everybody at the table."""

    text: Text


class Mute(Command, tag="mute"):
    """Stop (or resume) showing me what this person writes."""

    person: Key
    muted: bool


AnyCommand = Answer | Undo | Vote | Sit | Stand | SetBot | Replace | Configure | Cast | Start | Rematch | Say | Mute


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Still there? `lag` is the round trip the client measured last, in milliseconds."""

    at: float = 0
    lag: int | None = None


FromClient = AnyCommand | Ping

# From the server: parts.


class Told(Struct):
    """One thing that happened, as this viewer may know it."""

    number: int
    key: str
    args: dict[str, Any]
    undone: bool = False


class Moment(Struct):
    """Everything one viewer may see now."""

    number: int
    """The number of the last line this moment contains."""
    game: str
    seats: int
    seat: int | None
    table: Any
    """The game's own view."""
    waiting: dict[str, Any] | None
    question: dict[str, Any] | None
    outcome: dict[str, Any] | None
    undo: str
    """free, ask (the others must agree) or no."""
    restart: int
    """How many answers `undo` with `all` would take back, all of them free."""


class Eye(Struct):
    """What one seat (or, with null, a spectator) sees, and what it was told since the last message."""

    seat: int | None
    moment: Moment | None
    """Null while no game has begun."""
    told: list[Told]


class SeatInfo(Struct):
    """Who sits where."""

    seat: int
    kind: str
    """human, bot or vacant"""
    name: str
    person: str | None = None
    level: str | None = None
    here: bool = False
    lag: int | None = None
    kept_for: str | None = None
    """The name of the person a bot stands in for."""
    thinking: bool = False


class VoteInfo(Struct):
    """Somebody asks to take back an answer."""

    seat: int
    name: str
    agreed: list[int]
    """Seats that agreed so far."""
    needed: list[int]
    """Seats that still must answer."""
    first: int
    """The first line that would be taken back; all after it would be too."""


class CampaignPlayer(Struct):
    """A player of a campaign. The number stays; seat and role change from game to game."""

    player: int
    seat: int
    role: str
    kind: str
    """human, bot or vacant"""
    name: str
    level: int
    """The rung reached, 0 for the easiest."""


class CampaignGame(Struct):
    """A finished game of a campaign; lists go by player."""

    replay: str
    casting: dict[str, int]
    """Role to player."""
    names: list[str]
    levels: list[int]
    """The levels at which it was played."""
    ending: str
    winners: list[int]
    """Numbers of players."""


class CampaignInfo(Struct):
    """A series of games at one table, whose winners climb."""

    players: list[CampaignPlayer]
    levels: list[str]
    """The rungs of the ladder, easiest first."""
    champion: int | None
    """The player who has taken the title; the campaign is over then."""
    games: list[CampaignGame]


class TableInfo(Struct):
    """What everybody at a table may know about it."""

    id: str
    game: str
    name: str
    public: bool
    state: str
    """gathering, running or over"""
    host: str | None
    options: dict[str, Any]
    preset: str | None
    seats: list[SeatInfo]
    mine: list[int]
    """The seats the receiver may answer for."""
    hosting: bool
    """Whether the receiver is the host."""
    hints: bool
    """Whether a bot may be asked for a hint at this table now."""
    watching: int
    """How many spectators are here."""
    match: int
    """How many games were begun at this table."""
    vote: VoteInfo | None
    replays: list[str]
    """Ids of the finished games of this table, oldest first."""
    campaign: CampaignInfo | None = None


class ChatLine(Struct):
    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: int
    """Unix milliseconds."""


# From the server: messages.


class Message(Struct, tag_field="type"):
    """Anything the server says over the WebSocket."""


class Welcome(Message, tag="welcome"):
    """The first message of every connection."""

    number: int
    fresh: bool
    """True: forget what you have, this is all. False: `told` and `chat` continue after your `since`."""
    table: TableInfo
    eyes: list[Eye]
    chat: list[ChatLine]
    undone: list[tuple[int, int]]
    muted: list[str]
    """People whose words are not shown to me."""
    now: int


class Update(Message, tag="update"):
    """Lines up to `number` are stored; this is what they changed for you."""

    number: int
    fresh: bool
    """True: another game, or other seats are yours; `told` is everything, forget the earlier lines."""
    eyes: list[Eye]
    table: TableInfo | None
    chat: list[ChatLine]
    undone: list[tuple[int, int]]
    """Ranges of line numbers [first, last] that were taken back."""


class Presence(Message, tag="presence"):
    """Who holds the line; not stored, not numbered."""

    seats: list[SeatInfo]
    watching: int


class Saved(Message, tag="saved"):
    """The command is durably stored as this line (or, for a mute, in your profile)."""

    command: str
    number: int


class Refused(Message, tag="refused"):
    """The command changed nothing; `key` and `args` are for the words `refusal-<key>`."""

    command: str | None
    key: str
    args: dict[str, Any]
    text: str
    """The same in English, for logs and simple clients."""


class Pong(Message, tag="pong"):
    at: float
    now: int


class Gone(Message, tag="gone"):
    """The last message before the server closes this connection."""

    key: str


# HTTP bodies.


class Me(Struct):
    """Who I am; without an identity both fields are empty."""

    id: str | None
    name: str


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class PersonalLink(Struct):
    """`/me#<token>` opens my identity on another device; keep it like a key."""

    token: str


class Adopt(Struct, forbid_unknown_fields=True):
    token: Token


class TableLine(Struct):
    """A table in the hall."""

    id: str
    game: str
    name: str
    seats: int
    taken: int
    state: str
    waiting: list[str]
    yours: bool
    yourTurn: bool
    campaign: bool = False
    """Whether its games belong to a campaign."""


class CampaignLine(Struct):
    """A campaign in the list of mine; its link is that of its table."""

    id: str
    game: str
    name: str
    state: str
    players: list[CampaignPlayer]
    games: int
    champion: int | None
    yourTurn: bool


class Hall(Struct):
    me: Me
    tables: list[TableLine]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open. `options` are laid over the preset."""

    game: Key
    seats: Annotated[int, Meta(ge=1, le=20)]
    name: Name | None = None
    options: dict[str, Any] = {}
    preset: Key | None = None
    public: bool = False
    sit: list[SeatNumber] = field(default_factory=lambda: [0])
    """Seats I take at once; several make a hot-seat table."""
    names: list[Name] = []
    """Names for those seats, where they differ from mine."""
    bots: dict[str, Level] = {}
    """Bots by seat number: {"1": "adept"}."""
    hints: bool | None = None
    """See `configure`."""
    campaign: bool = False
    """Open a campaign: a series of games at this table, whose levels follow from who has won."""


class Opened(Struct):
    id: str


class Done(Struct):
    """A command sent over HTTP is stored as this line."""

    number: int


class HintWish(Struct, forbid_unknown_fields=True):
    """Ask a bot what it would answer to the open question of one of my seats."""

    seat: SeatNumber
    decision: int


class Hint(Struct):
    """What an expert would answer with the eyes of this seat, and why: `key` and `args` for the words."""

    seat: int
    decision: int
    n: int
    key: str
    args: dict[str, Any]


class Odds(Struct):
    """What may come, as anybody at the table could reckon it; null for a game or a moment without odds."""

    number: int
    """The number of the last line they take into account."""
    odds: dict[str, Any] | None


class Finality(Struct):
    """Whether an answer, once given, could not be taken back without asking the others."""

    final: bool


class WhyNot(Struct):
    """Why a thing cannot be chosen now: `key` and `args` for the words `why-not-<key>`, and rules to read."""

    key: str
    args: dict[str, Any]
    rules: list[str]


class PastMoment(Struct):
    """An earlier moment of a running game, as this viewer saw it then."""

    line: int
    """The line after which it stood so."""
    move: int
    """How many answers had been given, of `moves`."""
    moves: int
    before: int | None
    """The line of the moment before, if there is one."""
    after: int | None
    moment: Moment


class Reason(Struct):
    """Why a bot answered so, as far as this viewer could follow: `key` and `args` for the words."""

    line: int
    seat: int
    key: str
    args: dict[str, Any]


class Problem(Struct):
    """Why an HTTP request was refused: `key` and `args` for the words, `detail` in English."""

    status: int
    key: str
    args: dict[str, Any]
    detail: str


class DomainInfo(Struct):
    key: str
    literal: bool
    """Whether a value is its own word in every language (numbers, map spaces)."""
    values: list[str]


class VerbInfo(Struct):
    key: str
    base: int
    """The number of its first action; numbers count the last argument fastest."""
    args: list[str]
    domains: list[str]


class GameWords(Struct):
    """What a game is called in one language."""

    name: str
    tagline: str


class GameInfo(Struct):
    """All a client needs to offer a game: its options, and what its actions can name."""

    key: str
    version: str
    words: dict[str, GameWords]
    """By language."""
    seats: list[int]
    """Least and most."""
    settings: list[dict[str, Any]]
    presets: dict[str, dict[str, Any]]
    verbs: list[VerbInfo]
    domains: list[DomainInfo]
    arguments: dict[str, str]
    """Which domain an argument of a question or event names."""
    categories: list[str]
    endings: list[str]
    campaign: dict[str, Any] | None
    """Where the game has a campaign: its roles, the casts that can be played together, levels, and what it decides."""
    reconstructed: list[str]
    """Keys of the words `reconstructed-<key>`: which card data is not known for certain."""


class Catalogue(Struct):
    games: list[GameInfo]
    levels: list[str]
    """The levels of bots, weakest first."""
    languages: list[str]


class ReplayLine(Struct):
    """A finished game in a list."""

    id: str
    game: str
    seats: int
    names: list[str]
    finished: int
    winners: list[int]
    ending: str


class ReplayInfo(Struct):
    """A finished game."""

    id: str
    game: str
    version: str
    seats: int
    names: list[str]
    options: dict[str, Any]
    finished: int
    steps: int
    """Moments are numbered 0 (before the first answer) to `steps` (the end)."""
    moves: list[dict[str, Any]]
    """What was answered between moment i and i + 1: seat (-1: the clock), and the option."""
    outcome: dict[str, Any]
    commitment: str
    seed: str | None
    """Revealed now; its digest is the commitment."""


class ReplayMoments(Struct):
    """Moments `first` and on, as one seat (or null) saw them, each with what was told since the last."""

    first: int
    eyes: list[Eye]


class GoOn(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, against bots."""

    step: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    level: Level | None = None


class Imported(Struct):
    id: str


class Health(Struct):
    status: str
    version: str
    database: str
    rooms: int
    sockets: int
