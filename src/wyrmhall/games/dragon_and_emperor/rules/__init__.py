"""The rules of Dragon & Emperor, by phase of play."""
