"""Moments of the Goblins' own turn at which they may play a Secret."""

from mypy_extensions import mypyc_attr

from undercroft.engine.procedure import Procedure


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Moment(Procedure):
    """A procedure whose questions leave room for Secrets. Rule: VA-B056

    Other questions of their turn (turning a tile, sliding a part) stand in the middle of something that a Cave-In
    must not pull away.
    """
