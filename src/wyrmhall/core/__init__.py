"""The foundation: it depends on nothing else in the house."""
