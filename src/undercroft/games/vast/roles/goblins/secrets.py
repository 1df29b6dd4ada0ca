"""Drawing, playing and losing Secrets. Rule: VA-B054 to VA-B074, VA-B116"""

from typing import ClassVar

from undercroft.engine.procedure import NO_ASIDES, Procedure
from undercroft.engine.waiting import Ask, Chance, Shuffle, Waiting
from undercroft.games.vast.actions import DONE, NO, REMOVE, YES
from undercroft.games.vast.cards import FANGS, GOBLINS, THIEF, TRIBES
from undercroft.games.vast.cavern.paths import others_at
from undercroft.games.vast.cavern.reach import can_leave
from undercroft.games.vast.cavern.removing import RemoveBatch, first_cells, tile_cells
from undercroft.games.vast.domains import ROLE, SECRET
from undercroft.games.vast.roles.goblins.actions import (
    DISCARD_SECRET,
    PLAY_HEX,
    PLAY_ON_TRIBE,
    PLAY_SECRET,
    REDRAW_SECRET,
    STEAL_SECRET,
    STEAL_UNSEEN_SECRET,
)
from undercroft.games.vast.roles.goblins.board import (
    BLIND_FURY,
    CAVE_IN,
    FIRE_BOMBER,
    GOBLIN_RUBY,
    HAND_LIMIT,
    HEX,
    SECRET_TUNNELS,
    TRAP,
    card_up,
    change_rage,
    discard_secret,
    eye_population,
    index,
    lurks,
    mine,
    name,
    revealed,
    ruby_ready,
    seat,
)
from undercroft.games.vast.state import Vast

# Drawing.


class TakeSecret(Procedure):
    """The top Secret; only an empty deck is made anew from its discards. Result: the card, -1 if none.

    Rule: VA-B005, VA-B065
    """

    STEPS: ClassVar[tuple[str, ...]] = ("look", "restack", "take")

    def __init__(self, without: int = -1) -> None:
        super().__init__()
        self.without = without

    def look(self, g: Vast) -> Waiting | None:
        if mine(g).secret_deck:
            self.goto("take")
            return None
        count = len(self._back(g))
        if count == 0:
            self.end(-1)
            return None
        return Shuffle("secrets", count)

    def _back(self, g: Vast) -> list[int]:
        return [card for card in mine(g).secret_discards if card != self.without]

    def restack(self, g: Vast) -> None:
        board = mine(g)
        cards = self._back(g)
        board.secret_discards = [card for card in board.secret_discards if card == self.without]
        g.faces.shuffle(cards, self.answers)
        board.secret_deck = cards

    def take(self, g: Vast) -> None:
        board = mine(g)
        card = board.secret_deck.pop()
        board.hand.append(card)
        g.faces.show_to(card, seat(g))
        if g.emitting:
            g.emit_to(seat(g), "secret-drawn", {"secret": SECRET.values[g.faces.face[card]]})
            g.emit_except(seat(g), "hidden-secret-drawn", {})
        self.end(card)


class DrawSecrets(Procedure):
    """Draw, let the Ruby act, discard down to 5. Rule: VA-B054, VA-B055, VA-B064"""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "keep", "offer_redraw", "redraw", "limit", "drop")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.fresh: list[int] = []
        """The cards just drawn."""

    def draw(self, g: Vast) -> None:
        board = mine(g)
        if self.count == 0 or not (board.secret_deck or board.secret_discards):
            self.goto("offer_redraw")
            return
        self.count -= 1
        g.call(TakeSecret())

    def keep(self, g: Vast) -> None:
        if self.answer >= 0:
            self.fresh.append(self.answer)
        self.goto("draw")

    def offer_redraw(self, g: Vast) -> Waiting | None:
        """Right after drawing, one of the new cards may be exchanged. Rule: VA-B064"""
        if not self.fresh or not ruby_ready(g):
            self.goto("limit")
            return None
        options = sorted(REDRAW_SECRET.of(g.faces.face[card]) for card in self.fresh)
        options.append(DONE.of())
        return Ask("redraw-secret", seat(g), options)

    def redraw(self, g: Vast) -> None:
        if DONE.has(self.answer):
            return
        board = mine(g)
        board.ruby_used = True
        face = REDRAW_SECRET.a(self.answer)
        card = next(card for card in self.fresh if g.faces.face[card] == face)
        g.emit("ruby-used", {})
        discard_secret(g, card)
        g.call(TakeSecret(card))

    def limit(self, g: Vast) -> Waiting | None:
        board = mine(g)
        if len(board.hand) + len(board.up) <= HAND_LIMIT:
            self.end()
            return None
        options = sorted(DISCARD_SECRET.of(g.faces.face[card]) for card in board.hand + board.up)
        return Ask("discard-secret", seat(g), options)

    def drop(self, g: Vast) -> None:
        board = mine(g)
        face = DISCARD_SECRET.a(self.answer)
        discard_secret(g, next(card for card in board.hand + board.up if g.faces.face[card] == face))
        self.goto("limit")


# Playing.


def playable(g: Vast) -> list[int]:
    """The Secrets that may be played now, at any time of their turn. Rule: VA-B056, VA-B074"""
    options: list[int] = []
    for face in sorted(g.faces.face[card] for card in mine(g).hand):
        if face in (SECRET_TUNNELS, GOBLIN_RUBY, TRAP):
            options.append(PLAY_SECRET.of(face))
        elif face == CAVE_IN:
            if eye_population(g) > 0 and cave_in_targets(g, [], True):
                options.append(PLAY_SECRET.of(face))
        elif face in (BLIND_FURY, FIRE_BOMBER):
            options.extend(PLAY_ON_TRIBE.of(face, index(piece)) for piece in TRIBES if can_profit(g, piece))
        elif face == HEX:
            options.extend(hex_options(g))
    return options


def can_profit(g: Vast, piece: int) -> bool:
    """Whether a Tribe can still move or attack this turn."""
    board = mine(g)
    if board.activated >> piece & 1 and board.acting != piece:
        return False
    return revealed(g, piece) or lurks(g, piece)


def hex_options(g: Vast) -> list[int]:
    """Any other living role, unless its piece is in the Mushroom Forest. Rule: VA-B116, VA-R029"""
    if eye_population(g) == 0:
        return []
    return [PLAY_HEX.of(role) for role in g.book.playing if role != GOBLINS and g.book.roles[role].can_be_hexed(g)]


def secret_of(action: int) -> int:
    """The Secret an action plays."""
    if PLAY_SECRET.has(action):
        return PLAY_SECRET.a(action)
    if PLAY_ON_TRIBE.has(action):
        return PLAY_ON_TRIBE.a(action)
    return HEX


def reveal_secret(g: Vast, secret: int) -> None:
    """A Secret is played: it stays face up, or is discarded. Rule: VA-B056"""
    board = mine(g)
    card = next(card for card in board.hand if g.faces.face[card] == secret)
    board.hand.remove(card)
    if secret in (GOBLIN_RUBY, TRAP):
        board.up.append(card)
    else:
        board.secret_discards.append(card)
    g.faces.show(card)
    if g.emitting:
        g.emit("secret-played", {"secret": SECRET.values[secret]})


class PlaySecret(Procedure):
    """A Secret played next to some question of their turn. Rule: VA-B056 to VA-B068"""

    STEPS: ClassVar[tuple[str, ...]] = ("play",)

    def __init__(self, action: int) -> None:
        super().__init__()
        self.action = action

    def play(self, g: Vast) -> None:
        board = mine(g)
        secret = secret_of(self.action)
        reveal_secret(g, secret)
        board.walked = False
        if secret == SECRET_TUNNELS:
            board.tunnels = True
        elif secret == BLIND_FURY:
            piece = FANGS + PLAY_ON_TRIBE.b(self.action)
            board.furious |= 1 << piece
            self._tell(g, "blind-fury", piece)
        elif secret == FIRE_BOMBER:
            tribe = PLAY_ON_TRIBE.b(self.action)
            board.bombers[tribe] += 1
            self._tell(g, "fire-bomber", FANGS + tribe)
        elif secret == CAVE_IN:
            g.call(CaveIn(eye_population(g)))
        elif secret == HEX:
            role = PLAY_HEX.a(self.action)
            if g.emitting:
                g.emit("hexed", {"role": ROLE.values[role], "amount": eye_population(g)})
            g.call(g.book.roles[role].hexed(g, eye_population(g)))

    def _tell(self, g: Vast, key: str, piece: int) -> None:
        if g.emitting:
            g.emit(key, {"tribe": name(piece)})


# Cave-In.


def cave_in_targets(g: Vast, chosen: list[int], first: bool = False) -> list[int]:
    """Tiles that may still join a Cave-In, by their first cell; `first` is content with one.

    Rule: VA-B059, VA-B060, VA-G111, VA-R019
    """
    doomed = [square for cell in chosen for square in tile_cells(cell)]
    found: list[int] = []
    for cell in first_cells(g.map.cells()):
        if cell == 0 or cell in chosen:
            continue
        squares = tile_cells(cell)
        if any(g.crystal[square] or others_at(g, square, GOBLINS) for square in squares):
            continue
        if can_leave(g, doomed + squares):
            found.append(cell)
            if first:
                break
    return found


class CaveIn(Procedure):
    """Up to X tiles anywhere go at once. Rule: VA-B059, VA-B060, VA-G067 to VA-G070"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "mark", "collapse")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.cells: list[int] = []

    def choose(self, g: Vast) -> Waiting | None:
        if len(self.cells) == self.most:
            self.goto("collapse")
            return None
        options = [REMOVE.of(pos) for pos in sorted(g.map.pos[cell] for cell in cave_in_targets(g, self.cells))]
        if not options:
            self.goto("collapse")
            return None
        if self.cells:
            options.append(DONE.of())
        return Ask("cave-in", seat(g), options)

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"left": self.most - len(self.cells)}

    def mark(self, g: Vast) -> None:
        if REMOVE.has(self.answer):
            self.cells.append(g.map.cell(REMOVE.a(self.answer)))
            self.goto("choose")

    def collapse(self, g: Vast) -> None:
        if self.cells:
            g.call(RemoveBatch(GOBLINS, self.cells, False))


# Losing Secrets to others.


class TrapOffered(Procedure):
    """A Dragon power would touch Tribes: Trap may be given up against it. Result 1 if it is.

    Rule: VA-B069, VA-B071, VA-D041
    """

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "settle")
    ASIDES: ClassVar[int] = NO_ASIDES

    def offer(self, g: Vast) -> Ask:
        return Ask("use-trap", seat(g), [YES.of(), NO.of()])

    def settle(self, g: Vast) -> None:
        if NO.has(self.answer):
            self.end(0)
            return
        mine(g).trap_sprung = True
        g.emit("trap-sprung", {})
        discard_secret(g, card_up(g, TRAP))
        self.end(1)


class SecretStolen(Procedure):
    """The Thief may pick a face-up Secret or a random one from the hand; Rage +1. Rule: VA-T043, VA-T047, VA-B049"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "pick", "lose", "rage")

    def __init__(self) -> None:
        super().__init__()
        self.card = -1

    def choose(self, g: Vast) -> Waiting | None:
        board = mine(g)
        options = sorted(STEAL_SECRET.of(g.faces.face[card]) for card in board.up)
        if board.hand:
            options.append(STEAL_UNSEEN_SECRET.of())
        return Ask("steal-secret", g.seat(THIEF), [*options, NO.of()])

    def pick(self, g: Vast) -> Waiting | None:
        if self.answer == NO.of():
            self.goto("rage")
            return None
        board = mine(g)
        if STEAL_SECRET.has(self.answer):
            self.card = card_up(g, STEAL_SECRET.a(self.answer))
            return None
        if len(board.hand) == 1:
            self.card = board.hand[0]
            return None
        return Chance.even("random-secret", len(board.hand))

    def lose(self, g: Vast) -> None:
        card = self.card if self.card >= 0 else mine(g).hand[self.answer]
        discard_secret(g, card)

    def rage(self, g: Vast) -> None:
        change_rage(g, 1)
