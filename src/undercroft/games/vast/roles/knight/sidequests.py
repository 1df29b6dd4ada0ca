"""Her ten Sidequests. Rule: VA-K073 to VA-K087"""

from typing import ClassVar, Final

from undercroft.engine.procedure import Procedure
from undercroft.games.vast.cards import DRAGON, GOBLINS, KNIGHT, SIDEQUESTS, SIDEQUESTS_DATA
from undercroft.games.vast.domains import SIDEQUEST
from undercroft.games.vast.roles.knight.board import (
    DEED_CUNNING,
    DEED_DARING,
    DEED_EAGLE_EYED,
    DEED_FEARLESS,
    DEED_STALWART,
    mine,
)
from undercroft.games.vast.roles.knight.grit import gain_grit
from undercroft.games.vast.state import Vast

GRIT: Final[list[int]] = [int(entry["grit"]) for entry in SIDEQUESTS_DATA["sidequest"]]
ADVENTUROUS: Final = SIDEQUESTS.index("adventurous")
STALWART: Final = SIDEQUESTS.index("stalwart")
BEDECKED: Final = SIDEQUESTS.index("bedecked")
DARING: Final = SIDEQUESTS.index("daring")
FEARLESS: Final = SIDEQUESTS.index("fearless")
PERSISTENT: Final = SIDEQUESTS.index("persistent")
SWIFT: Final = SIDEQUESTS.index("swift")
CUNNING: Final = SIDEQUESTS.index("cunning")
EAGLE_EYED: Final = SIDEQUESTS.index("eagle-eyed")
INTREPID: Final = SIDEQUESTS.index("intrepid")


def in_hand(g: Vast, quest: int) -> bool:
    """Whether she holds this Sidequest."""
    return any(g.faces.face[card] == quest for card in mine(g).quests)


def holds(g: Vast, quest: int) -> bool:
    """Whether this Sidequest's condition is met now. Rule: VA-K075 to VA-K087"""
    board = mine(g)
    if quest == ADVENTUROUS:
        return len(board.encounter_cells) >= 3
    if quest == STALWART:
        return bool(board.deeds & DEED_STALWART) or (not g.book.has(GOBLINS) and board.ambushes >= 2)
    if quest == BEDECKED:
        return len(board.up) >= 2
    if quest == DARING:
        return bool(board.deeds & DEED_DARING)
    if quest == FEARLESS:
        return bool(board.deeds & DEED_FEARLESS)
    if quest == PERSISTENT:
        return g.crystals_smashed >= 3
    if quest == SWIFT:
        return len(board.visited) >= 7
    if quest == CUNNING:
        return bool(board.deeds & DEED_CUNNING) or (not g.book.has(DRAGON) and board.treasures_taken >= 2)
    if quest == EAGLE_EYED:
        return bool(board.deeds & DEED_EAGLE_EYED)
    return g.tiles_revealed >= 10


def may_prepare(g: Vast) -> bool:
    """Whether she could do anything before what is about to befall her, as far as the table can tell. Rule: VA-K073

    A Sidequest whose condition holds may be in her hand unless it has been shown: with rivals at the table she is
    asked then, because the absence of the question would tell them what she holds.
    """
    board = mine(g)
    if g.asides(g.seat(KNIGHT), True):
        return True
    if g.active != KNIGHT or board.cut_off or not board.quests or g.seats == 1:
        return False
    return any(holds(g, g.faces.face[card]) for card in [*board.quests, *board.quest_deck])


class ShowSidequest(Procedure):
    """It leaves the game, she gains its Grit and draws another. Rule: VA-K073"""

    STEPS: ClassVar[tuple[str, ...]] = ("show", "draw")

    def __init__(self, quest: int) -> None:
        super().__init__()
        self.quest = quest

    def show(self, g: Vast) -> None:
        board = mine(g)
        card = next(card for card in board.quests if g.faces.face[card] == self.quest)
        board.quests.remove(card)
        board.quests_out.append(card)
        g.faces.show(card)
        if g.emitting:
            g.emit("sidequest-shown", {"sidequest": SIDEQUEST.values[self.quest], "amount": GRIT[self.quest]})
        gain_grit(g, GRIT[self.quest])

    def draw(self, g: Vast) -> None:
        draw_sidequest(g)


def draw_sidequest(g: Vast) -> None:
    """Rule: VA-K073"""
    board = mine(g)
    if board.quest_deck:
        card = board.quest_deck.pop()
        board.quests.append(card)
        g.faces.show_to(card, g.seat(KNIGHT))
