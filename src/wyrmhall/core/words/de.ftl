# Was jedes Spiel sagen kann. Die eigenen Sätze eines Spiels gehen vor.

nobody = niemand
nothing = nichts
seat-name = Platz { $number }
list-and = { $first } und { $last }
list-comma = { $first }, { $last }

unknown-move = In diesem Spiel gibt es keinen Zug „{ $move }“.
near-move = In diesem Spiel gibt es keinen Zug „{ $move }“. Meinst du „{ $near }“?
no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.

undo-nothing = Du hast keinen Zug, den du zurücknehmen könntest.
undo-seen = Das lässt sich nicht zurücknehmen: Es ist etwas Neues ans Licht gekommen.
undo-others = Das lässt sich nicht zurücknehmen: Seitdem war schon jemand anderes dran.

ended = So ging es aus: { $ending }
total = { $rank }. { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
total-shared = Zusammen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
won-together = Ihr habt gewonnen, alle miteinander.
lost-together = Ihr habt verloren, alle miteinander.
