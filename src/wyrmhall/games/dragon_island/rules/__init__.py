"""The rules of Dragon Island: the state, then a module for each part of a turn."""
