"""Scenes with Goblins: Tribes, cards and Rage arranged by hand, and stand-ins for roles that need only answer."""

from typing import Any

from undercroft.engine.procedure import Procedure
from undercroft.games.vast import cards
from undercroft.games.vast.cards import GOBLINS, KNIGHT, ROLES
from undercroft.games.vast.domains import PIECE, SPACE
from undercroft.games.vast.role import NoEffect, Role
from undercroft.games.vast.roles.goblins.board import GoblinsBoard
from undercroft.games.vast.roles.goblins.turn import GoblinsTurn
from undercroft.games.vast.roles.knight.board import STRENGTH, KnightBoard
from undercroft.games.vast.turn import PlayGame, Rounds, Turn

from .scenes import Scene

TRIBES = ("fangs", "bones", "eye")


class StandIn(Role):
    """A role that only answers with numbers and remembers what was done to it."""

    def __init__(self, role: str, armor: int = 0, stealth: int = 0, level: int = -1, evades: bool = False) -> None:
        super().__init__(ROLES.index(role), True)
        self.has_armor = armor
        self.has_stealth = stealth
        self.level = level
        self.evades = evades
        self.hits = 0
        self.eaten: list[int] = []
        self.hexes: list[int] = []
        self.hexable = True
        self.dead = False

    def armor(self, g: Any, piece: int) -> int:
        return self.has_armor

    def stealth(self, g: Any, piece: int) -> int:
        return self.has_stealth

    def struck(self, g: Any, piece: int, attacker: int, damage: int) -> Procedure:
        if self.evades:
            return NoEffect(0)
        self.hits += damage
        if self.level >= 0:
            return Dies(piece, attacker, self.level)
        return NoEffect(1)

    def eat(self, g: Any, goblins: int) -> None:
        self.eaten.append(goblins)

    def fallen(self, g: Any) -> bool:
        return self.dead

    def can_be_hexed(self, g: Any) -> bool:
        return self.hexable

    def hexed(self, g: Any, x: int) -> Procedure:
        self.hexes.append(x)
        return NoEffect(1)


class Dies(Procedure):
    """A struck Thief leaves the map and pays his Loot Drop."""

    STEPS = ("die", "report")

    def __init__(self, piece: int, killer: int, level: int) -> None:
        super().__init__()
        self.piece = piece
        self.killer = killer
        self.level = level

    def die(self, g: Any) -> None:
        g.at[self.piece] = -1
        g.call(g.role_of(self.killer).loot_drop(g, self.killer, self.level))

    def report(self, g: Any) -> None:
        self.end(1)


class GoblinScene(Scene):
    """A cleared map with the Entrance alone; the Knight stands on it if she plays."""

    def __init__(self, roles: str = "knight-goblins", **settings: Any) -> None:
        super().__init__(roles, **settings)
        self.clear()

    @property
    def board(self) -> GoblinsBoard:
        board = self.g.boards[GOBLINS]
        assert isinstance(board, GoblinsBoard)
        return board

    @property
    def knight(self) -> KnightBoard:
        board = self.g.boards[KNIGHT]
        assert isinstance(board, KnightBoard)
        return board

    # Arranging.

    def corridor(self, length: int, lit: bool = True) -> None:
        """Halls without walls from 1,0 eastwards."""
        for x in range(1, length + 1):
            self.lay(f"{x},0", shape="hall", lit=lit)

    def people(self, fangs: int = 0, bones: int = 0, eye: int = 0) -> None:
        self.board.population = [fangs, bones, eye]

    def knight_strength(self, value: int) -> None:
        """Put cubes on her Strength track until it shows this."""
        board = self.knight
        board.pool += board.on[STRENGTH]
        board.on[STRENGTH] = 0
        role = self.g.book.roles[KNIGHT]
        while role.strength(self.g, 0) < value:
            board.on[STRENGTH] += 1
            board.pool -= 1

    def give(self, tribe: str, *monsters: str) -> None:
        """Monsters from the deck join a Tribe."""
        for monster in monsters:
            card = self.card_on_top(self.g.monster_deck, cards.MONSTERS.index(monster))
            self.g.monster_deck.remove(card)
            self.g.faces.show(card)
            self.board.held[TRIBES.index(tribe)].append(card)

    def _secret(self, name: str) -> int:
        card = self.card_on_top(self.board.secret_deck, cards.SECRETS.index(name))
        self.board.secret_deck.remove(card)
        return card

    def hold(self, *secrets: str) -> None:
        """Secrets from the deck come into the hand."""
        for secret in secrets:
            card = self._secret(secret)
            self.g.faces.show_to(card, self.g.seat(GOBLINS))
            self.board.hand.append(card)

    def hold_again(self, secret: str) -> None:
        """A played Secret comes back into the hand."""
        board = self.board
        card = next(card for card in board.secret_discards if self.g.faces.face[card] == cards.SECRETS.index(secret))
        board.secret_discards.remove(card)
        board.hand.append(card)

    def face_up(self, *secrets: str) -> None:
        for secret in secrets:
            card = self._secret(secret)
            self.g.faces.show(card)
            self.board.up.append(card)

    def stack_war(self, *names: str) -> None:
        """These War cards come next, the first one first."""
        for war in reversed(names):
            self.card_on_top(self.board.war_deck, cards.WAR.index(war))

    def stack_secrets(self, *names: str) -> None:
        for secret in reversed(names):
            self.card_on_top(self.board.secret_deck, cards.SECRETS.index(secret))

    def stack_monsters(self, *names: str) -> None:
        for monster in reversed(names):
            self.monster_on_top(monster)

    def stand_in(self, role: StandIn) -> StandIn:
        """Let a stand-in answer for a role."""
        self.g.book.roles[role.index] = role
        return role

    def terrain(self, name: str, space: str, facing: int = 0) -> None:
        from undercroft.games.vast.variants.terrain import lay_terrain

        lay_terrain(self.g, cards.TERRAINS.index(name), SPACE.index[space], facing)

    def lurk(self, tribe: str, space: str) -> None:
        self.g.lurking[PIECE.index[tribe]] = SPACE.index[space]

    def turn(self, role: str) -> None:
        super().turn(role)
        self.match._heard()

    def activation(self) -> None:
        """Begin the Goblins' turn at the phase Activate Tribes."""
        g = self.g
        place = g.book.playing.index(GOBLINS)
        whole = PlayGame()
        whole.pc = 2
        rounds = Rounds()
        rounds.next = (place + 1) % len(g.book.playing)
        turn = Turn(GOBLINS)
        turn.pc = 2
        goblins = GoblinsTurn()
        goblins.goto("activate_tribes")
        g.active = GOBLINS
        g.turns += 1
        g.stack.clear()
        g.stack.extend([whole, rounds, turn, goblins])
        self.match._advance()
        self.match._heard()

    def happens(self, procedure: Procedure | None) -> None:
        """Somebody does this to somebody in the middle of whatever goes on."""
        assert procedure is not None
        self.g.call(procedure)
        self.match._advance()
        self.match._heard()

    # Looking.

    def population(self, tribe: str) -> int:
        return self.board.population[TRIBES.index(tribe)]

    def strength(self, tribe: str) -> int:
        return self.g.book.roles[GOBLINS].strength(self.g, PIECE.index[tribe])

    def perception(self, tribe: str) -> int:
        return self.g.book.roles[GOBLINS].perception(self.g, PIECE.index[tribe])

    def monsters(self, tribe: str) -> list[str]:
        return [cards.MONSTERS[self.g.faces.face[card]] for card in self.board.held[TRIBES.index(tribe)]]

    def hand(self) -> list[str]:
        return sorted(cards.SECRETS[self.g.faces.face[card]] for card in self.board.hand)

    def secrets_up(self) -> list[str]:
        return [cards.SECRETS[self.g.faces.face[card]] for card in self.board.up]

    def where_is(self, tribe: str) -> str:
        """A space, "lurking" or "hidden"."""
        piece = PIECE.index[tribe]
        if self.g.lurking[piece] >= 0:
            return "lurking"
        return self.where(tribe) or "hidden"

    @property
    def rage(self) -> int:
        return self.board.rage
