# What every game may say. A game's own messages come first.

nobody = nobody
nothing = nothing
seat-name = Seat { $number }
list-and = { $first } and { $last }
list-comma = { $first }, { $last }

unknown-move = This game has no move called “{ $move }”.
near-move = This game has no move called “{ $move }”. Did you mean “{ $near }”?
no-such-seat = There is no seat { $number } at this table.

undo-nothing = You have no move to take back.
undo-seen = This cannot be taken back: something new has come to light.
undo-others = This cannot be taken back: somebody else has moved since.
