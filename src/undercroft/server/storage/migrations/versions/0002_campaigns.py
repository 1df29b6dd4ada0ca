"""Campaigns: what the list of them shows; the truth about each is in the lines of its table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("champion", sa.Integer),
    )


def downgrade() -> None:
    raise NotImplementedError("take a backup instead: `undercroft backup`")
