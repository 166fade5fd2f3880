"""Tests of Dragon Island."""
