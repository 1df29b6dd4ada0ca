"""State as plain data: what a class calls shared stays out of it."""

from typing import ClassVar

from undercroft.engine.events import Event
from undercroft.engine.faces import Faces
from undercroft.engine.serialize import clone, fingerprint, from_data, to_data
from undercroft.engine.state import State


class Hall:
    """A class of a state, with something it can work out anew."""

    SHARED: ClassVar[tuple[str, ...]] = ("doors",)

    doors: list[int] | None = None

    def __init__(self) -> None:
        self.rooms = [3, 4]


class GreatHall(Hall):
    """A subclass that shares something more."""

    SHARED: ClassVar[tuple[str, ...]] = ("plan",)

    def __init__(self) -> None:
        super().__init__()
        self.plan = [9]
        self.guests = [1]


class Feast(State):
    """A state with a table of constants."""

    SHARED: ClassVar[tuple[str, ...]] = ("book",)

    def __init__(self) -> None:
        super().__init__(2, Faces([], []))
        self.book = [7]
        self.hall = Hall()


def test_a_class_says_itself_what_its_clones_share() -> None:
    hall = GreatHall()
    hall.doors = [5]
    made = clone(hall)
    assert made.doors is hall.doors
    assert made.plan is hall.plan
    assert made.rooms == hall.rooms
    assert made.rooms is not hall.rooms
    assert made.guests is not hall.guests


def test_what_is_shared_is_no_part_of_the_data() -> None:
    hall = GreatHall()
    hall.doors = [5]
    assert to_data(hall) == {"$": "GreatHall", "guests": [1], "rooms": [3, 4]}
    assert from_data(to_data(hall), {"GreatHall": GreatHall}).doors is None


def test_only_the_class_that_names_a_field_shares_it() -> None:
    hall = Hall()
    vars(hall)["plan"] = [9]
    assert to_data(hall)["plan"] == [9]
    assert clone(hall).plan is not vars(hall)["plan"]


def test_a_copied_state_shares_its_book_and_has_heard_nothing() -> None:
    feast = Feast()
    feast.emitting = True
    feast.events = [Event("bell-rung", {})]
    made = feast.copy()
    assert isinstance(made, Feast)
    assert made.book is feast.book
    assert made.hall is not feast.hall
    assert not made.emitting
    assert made.events == []
    assert feast.events, "the original has lost what it was told"
    assert sorted(to_data(feast)) == ["$", "faces", "hall", "outcome", "reveals", "seats", "stack"]


class OldRoom:
    def __init__(self) -> None:
        self.doors = [1, 2]
        self.owner = 3


class NewRoom:
    """The same room under other names, with a field that old rooms leave empty."""

    def __init__(self) -> None:
        self.holder = 3
        self.exits = [1, 2]
        self.lamp: int | None = None


def test_a_fingerprint_survives_new_names_and_new_empty_fields() -> None:
    assert fingerprint(NewRoom()) == fingerprint(OldRoom())


def test_a_fingerprint_says_where_a_game_stands_not_how_it_came_there() -> None:
    feast, longer = Feast(), Feast()
    longer.note_reveal()
    assert to_data(longer) != to_data(feast)
    assert fingerprint(longer) == fingerprint(feast)


def test_a_fingerprint_changes_with_every_value_and_order() -> None:
    room = OldRoom()
    marks = {fingerprint(room)}
    room.doors = [2, 1]
    marks.add(fingerprint(room))
    room.owner = 4
    marks.add(fingerprint(room))
    assert len(marks) == 3
