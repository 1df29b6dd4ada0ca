"""Event and Treasure cards the Cave chooses for the Knight. Rule: VA-C079, VA-C083 to VA-C086"""

from typing import ClassVar, Final

from undercroft.engine.procedure import NO_ASIDES, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.cards import CAVE, CAVE_DATA
from undercroft.games.vast.roles.cave.actions import GIVE_TREASURE, PLAY_EVENT
from undercroft.games.vast.state import Vast

LOOKS: Final = int(CAVE_DATA["looks"]["events"])
DEALS: Final = int(CAVE_DATA["looks"]["treasures"])


def look_at_events(g: Vast) -> None:
    """The top three Event cards are no secret to the Cave. Rule: VA-C086"""
    for card in g.event_deck[-LOOKS:]:
        g.faces.show_to(card, g.seat(CAVE))


def bury(deck: list[int], cards: list[int]) -> list[int]:
    """Cards go under a deck in the order they were drawn. Rule: VA-K123, VA-C052"""
    rest = [card for card in deck if card not in cards]
    for card in cards:
        rest.insert(0, card)
    return rest


class CaveChoosesEvent(Procedure):
    """Of the top three it plays one, the others go under the deck. Result: the face. Rule: VA-K121, VA-K123"""

    STEPS: ClassVar[tuple[str, ...]] = ("look", "choose", "play")
    ASIDES: ClassVar[int] = NO_ASIDES

    def _drawn(self, g: Vast) -> list[int]:
        return list(reversed(g.event_deck[-LOOKS:]))

    def look(self, g: Vast) -> None:
        if not g.event_deck:
            self.end(-1)
            return
        look_at_events(g)

    def choose(self, g: Vast) -> Waiting | None:
        """Rule: VA-G107"""
        drawn = self._drawn(g)
        faces = sorted({g.faces.face[card] for card in drawn})
        if len(drawn) > 1:
            return Ask("choose-event", g.seat(CAVE), [PLAY_EVENT.of(face) for face in faces])
        self.answer = PLAY_EVENT.of(faces[0])
        return None

    def play(self, g: Vast) -> None:
        drawn = self._drawn(g)
        face = PLAY_EVENT.a(self.answer)
        card = next(card for card in drawn if g.faces.face[card] == face)
        g.event_deck.remove(card)
        g.event_deck = bury(g.event_deck, [other for other in drawn if other != card])
        g.events_out.append(card)
        g.faces.show(card)
        look_at_events(g)
        self.end(face)


class CaveChoosesTreasure(Procedure):
    """Of two Treasure cards it hands her one. Result: the card. Rule: VA-K068, VA-K069, VA-C079"""

    STEPS: ClassVar[tuple[str, ...]] = ("look", "choose", "give")
    ASIDES: ClassVar[int] = NO_ASIDES

    def _drawn(self, g: Vast) -> list[int]:
        return list(reversed(g.treasure_deck[-DEALS:]))

    def look(self, g: Vast) -> None:
        if not g.treasure_deck:
            self.end(-1)
            return
        for card in self._drawn(g):
            g.faces.show_to(card, g.seat(CAVE))

    def choose(self, g: Vast) -> Waiting | None:
        """Rule: VA-G107"""
        faces = sorted(g.faces.face[card] for card in self._drawn(g))
        if len(faces) > 1:
            return Ask("give-treasure", g.seat(CAVE), [GIVE_TREASURE.of(face) for face in faces])
        self.answer = GIVE_TREASURE.of(faces[0])
        return None

    def give(self, g: Vast) -> None:
        drawn = self._drawn(g)
        card = next(card for card in drawn if g.faces.face[card] == GIVE_TREASURE.a(self.answer))
        g.treasure_deck.remove(card)
        g.treasure_deck = bury(g.treasure_deck, [other for other in drawn if other != card])
        self.end(card)
