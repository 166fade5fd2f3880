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

ended = How it ended: { $ending }
total = { $rank }. { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
total-shared = Together: { $points ->
    [one] 1 point
   *[other] { $points } points
}
winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the win.
}
won-together = You have won, all together.
lost-together = You have lost, all together.
