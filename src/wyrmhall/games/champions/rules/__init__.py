"""The rules, one room for each phase of play."""
