"""The public interface, described in docs/wire.md: one module per group of requests."""
