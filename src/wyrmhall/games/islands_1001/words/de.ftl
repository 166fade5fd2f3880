# 1001 Inseln

game-blurb = Wählt Plättchen, baut eure Trauminsel und hütet euch vor der dritten Lampe.

ending-points = Die meisten Punkte
ending-bandits = Punktgleich, die wenigsten Räuber entscheiden
ending-shared = Ein geteilter Sieg

stack-dream = Traumstapel
stack-upper = oberen Stapel
stack-central = mittleren Stapel
stack-lower = unteren Stapel
line-dream = Traumreihe
line-upper = oberen Reihe
line-central = mittleren Reihe
line-lower = unteren Reihe

shows-palm = { $count ->
    [one] Palme
   *[other] { $count } Palmen
}
shows-bandit = { $count ->
    [one] Räuber
   *[other] { $count } Räuber
}
shows-lamp = { $count ->
    [one] Wunderlampe
   *[other] { $count } Wunderlampen
}
shows-monkey = { $count ->
    [one] Affe
   *[other] { $count } Affen
}
shows-fennec = { $count ->
    [one] Wüstenfuchs
   *[other] { $count } Wüstenfüchse
}
shows-camel = { $count ->
    [one] Kamel
   *[other] { $count } Kamele
}
shows-elephant = { $count ->
    [one] Elefant
   *[other] { $count } Elefanten
}
shows-snake = { $count ->
    [one] Schlange
   *[other] { $count } Schlangen
}
shows-roc = { $count ->
    [one] Vogel Roch
   *[other] { $count } Vögel Roch
}
shows-egg = { $count ->
    [one] Ei
   *[other] { $count } Eier
}
shows-emerald = { $count ->
    [one] Smaragd
   *[other] { $count } Smaragde
}
shows-ruby = { $count ->
    [one] Rubin
   *[other] { $count } Rubine
}
shows-diamond = { $count ->
    [one] Diamant
   *[other] { $count } Diamanten
}

dream-roc = Vogel Roch
dream-monkey = Affe
dream-fennec = Wüstenfuchs
dream-camel = Kamel
dream-elephant = Elefant
dream-column-of-gems = Edelsteine in der Spalte
dream-line-of-gems = Edelsteine in der Reihe
dream-lamp = Wunderlampe
dream-snake = Schlange
dream-genie = Flaschengeist

tile-island = { $tile } ({ $shows })
tile-dream = Traum „{ $dream }“

move-stack = Vom { $stack } ziehen
move-hide = { $tile } verdeckt hinlegen
move-hide-unseen = Plättchen { $slot } verdeckt hinlegen
move-take = { $tile } nehmen
move-take-unseen = Plättchen { $slot } ungesehen nehmen
move-place = In der { $line } in Spalte { $place } anlegen
move-place-dream = In der { $line } auf Platz { $place } anlegen
move-name = Als Nächstes ist { $other_seat } dran

prompt-stack = Runde { $round } von 16. { $seat_is ->
    [you] Wähle einen Stapel.
   *[other] { $seat } wählt einen Stapel.
}
prompt-hide = { $seat_is ->
    [you] Welches der drei Plättchen bleibt verdeckt?
   *[other] { $seat } entscheidet, welches der drei Plättchen verdeckt bleibt.
}
prompt-take = { $seat_is ->
    [you] Nimm ein Plättchen.
   *[other] { $seat } nimmt ein Plättchen.
}
prompt-place = { $seat_is ->
    [you] Lege { $tile } an.
   *[other] { $seat } legt { $tile } an.
}
prompt-name = { $seat_is ->
    [you] Wer nimmt das nächste Plättchen?
   *[other] { $seat } bestimmt, wer das nächste Plättchen nimmt.
}
prompt-over = Alle Inseln sind vollendet.

asked-stack = wird ein Stapel gewählt
asked-hide = wird eines von drei Plättchen verdeckt hingelegt
asked-take = wird ein Plättchen genommen
asked-place = wird ein Plättchen angelegt
asked-name = wird bestimmt, wer als Nächstes dran ist

refusal-over = Das Spiel ist zu Ende; alle Inseln sind vollendet.
refusal-not-your-turn = Du bist nicht dran: { $seat } entscheidet.
refusal-wrong-step = Nicht jetzt: Im Moment { $asked }.
refusal-stack-empty = Vom { $stack } ist nichts mehr zu ziehen: Jeder Stapel reicht für vier Runden.
refusal-no-tile = Auf Platz { $slot } der Auslage liegt kein Plättchen.
refusal-no-seat = An diesem Tisch sitzen nur { $seats } Personen.
refusal-has-tile = { $other_seat_is ->
    [you] Du hast
   *[other] { $other_seat } hat
} in dieser Runde schon ein Plättchen.
refusal-filled = Spalte { $place } der { $line } ist belegt, und angelegte Plättchen bleiben liegen.
refusal-touches-nothing = In Spalte { $place } der { $line } würde das Plättchen weder die Charaktertafel noch ein anderes Plättchen berühren.

who-did = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
}

event-round = Runde { $round }: { $seat_is ->
    [you] Du hältst
   *[other] { $seat } hält
} Ausschau.
event-draw = { who-did } vom { $stack } gezogen: { $tiles }.
event-draw-unseen = { $seat } hat drei Plättchen vom { $stack } gezogen und sieht sie sich an.
event-hide = { who-did } { $tiles } aufgedeckt und { $tile } verdeckt hingelegt.
event-hide-unseen = { $seat } hat { $tiles } aufgedeckt und das dritte Plättchen verdeckt hingelegt.
event-take = { who-did } { $tile } genommen.
event-take-down = { who-did } das verdeckte Plättchen genommen; es ist { $tile }.
event-place = { who-did } { $tile } in der { $line } in Spalte { $place } angelegt.
event-place-dream = { who-did } { $tile } auf Platz { $place } angelegt.
event-flip = Die dritte Lampe: { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} { $tiles } umgedreht.
event-name = { who-did } { $other_seat_is ->
    [you] dich
   *[other] { $other_seat }
} bestimmt.
event-discard = Niemand wollte { $tile }; es ist aus dem Spiel.
event-over = Alle Inseln sind vollendet.

score-roc = Traum: Vogel Roch
score-monkey = Traum: Affe
score-fennec = Traum: Wüstenfuchs
score-camel = Traum: Kamel
score-elephant = Traum: Elefant
score-column-of-gems = Traum: Edelsteine in der Spalte
score-line-of-gems = Traum: Edelsteine in der Reihe
score-lamp = Traum: Wunderlampe
score-snake = Traum: Schlange
score-genie = Traum: Flaschengeist
score-palms = Palmen
score-pairs = Eier mit Vogel Roch
score-bandits = Die meisten Räuber

area-stacks = Stapel
area-offer = Auslage
area-discards = Aus dem Spiel
area-board = { $seat_is ->
    [you] Deine Insel
   *[other] Insel von { $seat }
}
scene-round = Runde { $round } von 16
scene-owner = { $seat }
scene-points = { $source } { $points }

piece-stack-dream = { $count ->
    [0] Traumstapel: leer
    [one] Traumstapel: { $count } Plättchen
   *[other] Traumstapel: { $count } Plättchen
}
piece-stack-upper = { $count ->
    [0] Oberer Stapel: leer
    [one] Oberer Stapel: { $count } Plättchen
   *[other] Oberer Stapel: { $count } Plättchen
}
piece-stack-central = { $count ->
    [0] Mittlerer Stapel: leer
    [one] Mittlerer Stapel: { $count } Plättchen
   *[other] Mittlerer Stapel: { $count } Plättchen
}
piece-stack-lower = { $count ->
    [0] Unterer Stapel: leer
    [one] Unterer Stapel: { $count } Plättchen
   *[other] Unterer Stapel: { $count } Plättchen
}
piece-down = Plättchen { $slot }, verdeckt
piece-hidden = { $tile }, für die anderen verdeckt
piece-flipped = { $tile }, umgedreht: ein Flaschengeist
piece-lookout = { $seat_is ->
    [you] Du hältst Ausschau
   *[other] { $seat } hält Ausschau
}
piece-character = { $seat_is ->
    [you] Deine Figur ist { $character }
   *[other] { $seat } als { $character }
}: { $total } Punkte ({ $lines }). { $waits ->
    [yes] Noch ohne Plättchen in dieser Runde
   *[no] Mit Plättchen in dieser Runde
}
brief-character = { $character }, { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}: Träume { $dreams }, Palmen { $palms }, Eier mit Roch { $pairs }, Räuber { $bandits }
piece-cell-dream = Traumreihe, Platz { $place }: frei
piece-cell-upper = Obere Reihe, Spalte { $place }: frei
piece-cell-central = Mittlere Reihe, Spalte { $place }: frei
piece-cell-lower = Untere Reihe, Spalte { $place }: frei
piece-placing = Rang { $rank }: { $seat }, { $total } Punkte
piece-placing-tied = Rang { $rank }: { $seat }, { $total } Punkte, Räuber: { $bandits }
brief-more = { $first }, { $rest }
brief-stack-dream = Träume { $count }
brief-stack-upper = Obere { $count }
brief-stack-central = Mittlere { $count }
brief-stack-lower = Untere { $count }
brief-dream = { $dream } { $points }
brief-flipped = Geist
brief-palm = { $count ->
    [one] Palme
   *[other] Palme×{ $count }
}
brief-bandit = { $count ->
    [one] Räuber
   *[other] Räuber×{ $count }
}
brief-lamp = { $count ->
    [one] Lampe
   *[other] Lampe×{ $count }
}
brief-monkey = { $count ->
    [one] Affe
   *[other] Affe×{ $count }
}
brief-fennec = { $count ->
    [one] Fuchs
   *[other] Fuchs×{ $count }
}
brief-camel = { $count ->
    [one] Kamel
   *[other] Kamel×{ $count }
}
brief-elephant = { $count ->
    [one] Elefant
   *[other] Elefant×{ $count }
}
brief-snake = { $count ->
    [one] Schlange
   *[other] Schlange×{ $count }
}
brief-roc = { $count ->
    [one] Roch
   *[other] Roch×{ $count }
}
brief-egg = { $count ->
    [one] Ei
   *[other] Ei×{ $count }
}
brief-emerald = { $count ->
    [one] Smaragd
   *[other] Smaragd×{ $count }
}
brief-ruby = { $count ->
    [one] Rubin
   *[other] Rubin×{ $count }
}
brief-diamond = { $count ->
    [one] Diamant
   *[other] Diamant×{ $count }
}
