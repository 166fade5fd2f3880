"""The server: tables, seats, live updates, storage, bots at work, and the page."""
