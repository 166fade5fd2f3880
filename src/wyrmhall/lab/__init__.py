"""Many games at once, to learn something from them."""
