"""Personal links, which open an identity once and for a while; and which identities were one person's."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "links",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_links_person", "links", ["person"])
    op.create_table(
        "aliases",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
    )


def downgrade() -> None:
    raise NotImplementedError("take a backup instead: `undercroft backup`")
