"""His turn: move and use powers, pick up Treasure, place a Gem, replace the hand. Rule: VA-D012"""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Shuffle, Waiting
from undercroft.games.vast.actions import DONE, MOVE, NO
from undercroft.games.vast.cards import DRAGON, DRAGON_PIECE, KNIGHT_PIECE, TILE_COUNT
from undercroft.games.vast.cavern.moving import MoveOff
from undercroft.games.vast.cavern.paths import PITS, is_pit
from undercroft.games.vast.domains import GEM, PIECE, SPACE
from undercroft.games.vast.roles.dragon.actions import CLAIM_SLOTH, FINISH_POWERS, GATHER, PLACE_GEM, SURFACE
from undercroft.games.vast.roles.dragon.board import ALL_CARDS, GREED, PRIDE_STILL, armor, cell_of, mine, spirit
from undercroft.games.vast.roles.dragon.damage import draw_powers
from undercroft.games.vast.roles.dragon.moving import DragonMove, move_options, wings
from undercroft.games.vast.roles.dragon.powers import UsePower, power_options
from undercroft.games.vast.roles.dragon.sloth import can_move_cube, can_surface, claim, claims, still_claim, surface
from undercroft.games.vast.set_up import mix
from undercroft.games.vast.state import CARRIED, IN_SUPPLY, Vast


class DragonTurn(Procedure):
    """Rule: VA-D012"""

    STEPS: ClassVar[tuple[str, ...]] = (
        "arrive",
        "act",
        "carry_out",
        "climb_out",
        "pick_up",
        "gather",
        "be_greedy",
        "hand_in",
        "choose_gem",
        "place_gem",
        "keep_still",
        "settle_pride",
        "claim_rest",
        "shuffle",
        "replace_hand",
        "offer_surface",
        "come_up",
    )

    def arrive(self, g: Vast) -> None:
        """His piece enters with his first turn; the Flame Wall comes back to him. Rule: VA-D008, VA-D070"""
        board = mine(g)
        board.shrieked = False
        board.gems_spent = 0
        board.free_move = False
        board.moved = False
        board.moved_tracks = 0
        board.event_revealed = False
        board.second_gem = False
        board.came_in_by = -1
        g.flame_wall = -1
        if not board.arrived:
            board.arrived = True
            g.at[DRAGON_PIECE] = max(0, g.at[KNIGHT_PIECE])
            if g.emitting:
                space = SPACE.values[g.map.pos[g.at[DRAGON_PIECE]]]
                g.emit("piece-moved", {"piece": PIECE.values[DRAGON_PIECE], "space": space})

    # Phase 1.

    def act(self, g: Vast) -> Ask:
        options = [] if mine(g).free_move else move_options(g, False, wings(g) > 0)
        options.extend(power_options(g))
        if not is_pit(cell_of(g)) or not options:
            options.append(FINISH_POWERS.of())
        return Ask("dragon-turn", g.seat(DRAGON), options)

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"armor": armor(g), "cards": len(mine(g).hand)}

    def carry_out(self, g: Vast) -> None:
        if FINISH_POWERS.has(self.answer):
            return
        self.goto("act")
        if MOVE.has(self.answer):
            mine(g).free_move = True
            g.call(DragonMove(MOVE.a(self.answer), False))
        else:
            g.call(UsePower(self.answer))

    def climb_out(self, g: Vast) -> None:
        """No turn ends on a Pit. Rule: VA-R039"""
        if is_pit(cell_of(g)):
            g.call(MoveOff(DRAGON, DRAGON_PIECE, PITS, False))

    # Phase 2.

    def pick_up(self, g: Vast) -> Waiting | None:
        """Treasure tokens on his tile, one by one if he likes. Rule: VA-D087"""
        if g.treasure[cell_of(g)] == 0:
            self.goto("be_greedy")
            return None
        return Ask("gather-treasure", g.seat(DRAGON), [GATHER.of(), DONE.of()])

    def gather(self, g: Vast) -> None:
        """Once Greed is empty, tokens go straight back to the supply. Rule: VA-D089, VA-D090"""
        if not GATHER.has(self.answer):
            return
        board = mine(g)
        g.treasure[cell_of(g)] -= 1
        if board.boxes[GREED] > 0:
            board.stored += 1
        else:
            g.treasures_left += 1
        g.emit("treasure-gathered", {})
        self.goto("pick_up")

    def be_greedy(self, g: Vast) -> Waiting | None:
        """Rule: VA-D088, VA-D091"""
        if mine(g).stored == 0 or not can_move_cube(g, GREED):
            self.goto("choose_gem")
            return None
        return Ask("be-greedy", g.seat(DRAGON), [CLAIM_SLOTH.of(GREED), DONE.of()])

    def hand_in(self, g: Vast) -> None:
        if CLAIM_SLOTH.has(self.answer):
            claim(g, GREED)

    # Phase 3.

    def choose_gem(self, g: Vast) -> Waiting | None:
        """One Gem from his supply on his present Cave tile. Rule: VA-D092, VA-D093"""
        gems = [gem for gem in range(3) if g.gem[gem] == IN_SUPPLY]
        if not gems or cell_of(g) >= TILE_COUNT:
            self.goto("keep_still")
            return None
        return Ask("place-gem", g.seat(DRAGON), [*[PLACE_GEM.of(gem) for gem in gems], DONE.of()])

    def place_gem(self, g: Vast) -> None:
        """Another Gem on the map (the Thief's bag included) makes him proud. Rule: VA-D102, VA-D103"""
        if not PLACE_GEM.has(self.answer):
            return
        gem = PLACE_GEM.a(self.answer)
        mine(g).second_gem = any(other != gem and (g.gem[other] >= 0 or g.gem[other] == CARRIED) for other in range(3))
        g.gem[gem] = cell_of(g)
        if g.emitting:
            g.emit("gem-placed", {"gem": GEM.values[gem], "space": SPACE.values[g.map.pos[cell_of(g)]]})

    # Sloth left to claim.

    def keep_still(self, g: Vast) -> Waiting | None:
        """Not moving at all is settled here, before the new hand. Rule: VA-D101, VA-D109"""
        if not still_claim(g):
            self.goto("claim_rest")
            return None
        return Ask("keep-still", g.seat(DRAGON), [CLAIM_SLOTH.of(PRIDE_STILL), DONE.of()])

    def settle_pride(self, g: Vast) -> None:
        if CLAIM_SLOTH.has(self.answer):
            claim(g, PRIDE_STILL)

    def claim_rest(self, g: Vast) -> Waiting | None:
        """A last chance for conditions that were met. Rule: VA-D108"""
        return Ask("claim-sloth", g.seat(DRAGON), [DONE.of()]) if claims(g) else None

    # Phase 4.

    def shuffle(self, g: Vast) -> Shuffle:
        """All 18 Power cards are shuffled. Rule: VA-D097"""
        return Shuffle("powers", len(ALL_CARDS))

    def replace_hand(self, g: Vast) -> None:
        """The hand is new, and the Gems are fresh again. Rule: VA-D036, VA-D097"""
        shuffle_powers(g, self.answers)
        draw_powers(g, spirit(g))
        mine(g).gems_spent = 0

    def offer_surface(self, g: Vast) -> Waiting | None:
        """An awake Dragon on a Crystal tile may come up at the end. Rule: VA-D113"""
        if not can_surface(g):
            self.end()
            return None
        return Ask("surface", g.seat(DRAGON), [SURFACE.of(), NO.of()])

    def come_up(self, g: Vast) -> None:
        if SURFACE.has(self.answer):
            surface(g)


def shuffle_powers(g: Vast, order: list[int]) -> None:
    """Hand, deck and discards become one deck nobody has seen."""
    board = mine(g)
    board.hand = []
    board.discards = []
    for card in ALL_CARDS:
        g.faces.seen[card] = 0
    board.deck = list(ALL_CARDS)
    mix(g, board.deck, order)
