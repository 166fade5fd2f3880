"""States as plain data, generically: to compare, to hash, to look into; never to send."""

from __future__ import annotations

from hashlib import blake2b

import msgspec
from librt.vecs import vec

from wyrmhall.core.game import State


def data(state: State) -> dict[str, object]:
    """Give every field of a state that can change, by name; the shared box is left out."""
    fields = {name: getattr(state, name) for name in _field_names(type(state), state)}
    return {name: _plain(value) for name, value in fields.items() if _is_plain(value)}


def digest(state: State) -> str:
    """Hash all of a state. Equal states have equal digests, compiled or not."""
    return blake2b(msgspec.json.encode(data(state), order="sorted"), digest_size=16).hexdigest()


def _field_names(kind: type, state: State) -> list[str]:
    # A compiled class lists its fields per class; an interpreted object carries them itself.
    names = set(getattr(state, "__dict__", {}))
    for base in kind.__mro__:
        names.update(base.__dict__.get("__mypyc_attrs__", ()))
    return sorted(names - {"__dict__"})


def _is_plain(value: object) -> bool:
    if isinstance(value, vec):  # all of one kind
        return not value or _is_plain(value[0])
    if isinstance(value, (list, tuple)):
        return all(_is_plain(item) for item in value)
    if isinstance(value, dict):
        return all(_is_plain(item) for item in value.values())
    return value is None or isinstance(value, (int, float, str))


def _plain(value: object) -> object:
    if isinstance(value, vec) and (not value or isinstance(value[0], (int, float))):
        return list(value)
    if isinstance(value, (list, tuple, vec)):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    return value
