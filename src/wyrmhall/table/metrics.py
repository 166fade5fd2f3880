"""What Prometheus may ask for."""

from prometheus_client import Counter, Gauge, Histogram

ENTRIES = Counter("wyrmhall_entries", "Moves, undos and rewinds that were accepted", ["kind"])
REFUSALS = Counter("wyrmhall_faults", "Requests that were not done", ["error"])
LIVE = Gauge("wyrmhall_tables_in_mind", "Tables that this process has in memory")
STREAMS = Gauge("wyrmhall_streams", "Viewers who are connected to this process")
THINKING = Histogram("wyrmhall_bot_seconds", "How long bots took to think", ["bot"])
REBUILT = Histogram(
    "wyrmhall_rebuild_seconds",
    "How long it took to rebuild a game from its moves",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5),
)
NOTICES = Counter("wyrmhall_notices", "Turn notices sent", ["kind", "outcome"])
