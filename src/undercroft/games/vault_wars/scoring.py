"""The end of the game: heroes, the score sheet, ties."""

from undercroft.engine.outcome import Outcome, places_by
from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import AskEach
from undercroft.games.vault_wars.actions import CHOOSE_HERO
from undercroft.games.vault_wars.cards import HEROES
from undercroft.games.vault_wars.mysterious import better_hero
from undercroft.games.vault_wars.powers import who
from undercroft.games.vault_wars.state import Table
from undercroft.games.vault_wars.values import (
    corruption_points,
    egg_points,
    gem_points,
    gold_points,
    hero_points,
    item_points,
)


class Score(Procedure):
    """One hero each, then the count. Rules: VW-094 to VW-104."""

    STEPS = ("choose_heroes", "show_heroes", "count")

    def choose_heroes(self, g: Table) -> AskEach:
        """The better hero is proposed first, and the choice is free. Rules: VW-095, VW-184."""
        options = []
        for seat in range(g.seats):
            best = better_hero(g, seat)
            others = [hero for hero in g.heroes[seat] if hero != best]
            options.append([CHOOSE_HERO.of(hero) for hero in [best, *others]])
        return AskEach("hero", list(range(g.seats)), options)

    def show_heroes(self, g: Table) -> None:
        for player in range(g.book.players):
            if player < g.seats:
                g.hero[player] = CHOOSE_HERO.a(self.answers[player])
            else:
                g.hero[player] = better_hero(g, player)
            if g.emitting:
                g.emit("hero-chosen", {"seat": who(g, player), "hero": HEROES[g.hero[player]]})

    def count(self, g: Table) -> None:
        g.finish(final_outcome(g))


def sheet(g: Table, player: int, hero: int) -> dict[str, int]:
    """The score sheet; equipped items give nothing. Rules: VW-065, VW-094 to VW-101, VW-183, VW-185, VW-208."""
    cards = g.book.cards
    pile = g.piles[player]
    return {
        "items": item_points(cards, pile),
        "gems": gem_points(cards, pile),
        "eggs": egg_points(cards, pile),
        "hero": hero_points(cards, hero, pile) if hero >= 0 else 0,
        "gold": gold_points(cards, g.gold[player]),
        "corruption": corruption_points(cards, g.tokens[player]),
    }


def final_outcome(g: Table) -> Outcome:
    """Highest total, then fewest tokens, then the higher last Priority. Rules: VW-102, VW-103, VW-104, VW-186."""
    sheets = [sheet(g, player, g.hero[player]) for player in range(g.book.players)]
    totals = [sum(points.values()) for points in sheets]
    places = places_by([(totals[seat], -g.tokens[seat], g.last_priority[seat]) for seat in range(g.seats)])
    winners = [seat for seat in range(g.seats) if places[seat] == 1]
    if g.book.mysterious < 0:
        tied = sum(1 for total in totals if total == max(totals)) > 1
        return Outcome("tie-break" if tied else "most-points", places, sheets, winners)
    return against_mysterious(g, sheets, totals, places, winners)


def against_mysterious(
    g: Table, sheets: list[dict[str, int]], totals: list[int], places: list[int], winners: list[int]
) -> Outcome:
    """A player must stand strictly above the Mysterious Bidder. Rules: VW-141, VW-209."""
    others = {"mysterious": sheets[g.book.mysterious]}
    rival = totals[g.book.mysterious]
    # It takes a place of its own, before every player it is level with.
    ranked = [places[seat] + (1 if totals[seat] <= rival else 0) for seat in range(g.seats)]
    if totals[winners[0]] > rival:
        return Outcome("mysterious-beaten", ranked, sheets[: g.seats], winners, others)
    return Outcome("mysterious-wins", ranked, sheets[: g.seats], [], others)
