"""Tables, seats, keys, entries, chat, notices."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

TABLE = "tables.id"


def upgrade() -> None:
    """Make the first schema."""
    make_tables()
    make_seats()
    make_histories()
    make_notices()


def make_tables() -> None:
    """Make what tables are."""
    op.create_table(
        "editions",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("tables", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("edition", sa.Text, sa.ForeignKey("editions.hash"), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("deal", sa.Text, nullable=False, index=True),
        sa.Column("seeds", sa.Text, nullable=False),
        sa.Column("luck", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("listed", sa.Boolean, nullable=False, index=True),
        sa.Column("proposal", sa.Text),
        sa.Column("rematch", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, index=True),
    )


def make_seats() -> None:
    """Make who sits at them."""
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey(TABLE), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("open_hand", sa.Boolean, nullable=False),
        sa.Column("forced", sa.Boolean, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("table_id", sa.Text, sa.ForeignKey(TABLE), primary_key=True),
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )


def make_histories() -> None:
    """Make what happens at them."""
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey(TABLE), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, sa.ForeignKey(TABLE), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def make_notices() -> None:
    """Make who is to be told, and the server's own secrets."""
    op.create_table(
        "notices",
        sa.Column("table_id", sa.Text, sa.ForeignKey(TABLE), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("url", sa.Text, primary_key=True),
        sa.Column("keys", sa.Text),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop it all."""
    for name in ("secrets", "notices", "chat", "entries", "keys", "seats", "tables", "editions"):
        op.drop_table(name)
