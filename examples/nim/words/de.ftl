game-blurb = Nimm Hölzchen, verzieh keine Miene und zeig deine Karte im rechten Moment.

option-heap = Hölzchen im Haufen

ending-last-stick = Das letzte Hölzchen ist weg.

move-call-odd = Ungerade ansagen
move-call-even = Gerade ansagen
move-take = { $count ->
    [one] Ein Hölzchen nehmen
   *[other] { $count } Hölzchen nehmen
}
move-show = Karte zeigen
move-keep = Karte behalten

prompt-call = Werden am Ende ungerade oder gerade viele Karten offen liegen? Sag es verdeckt an.
prompt-wait = Die anderen sagen noch an.
prompt-take = { $seat_is ->
    [you] Nimm ein, zwei oder drei Hölzchen.
   *[other] { $seat } nimmt ein, zwei oder drei Hölzchen.
}
prompt-show = { $seat_is ->
    [you] Zeige deine Karte, oder behalte sie.
   *[other] { $seat } darf die Karte zeigen.
}
prompt-over = Die Partie ist zu Ende.

refusal-turn = Du bist nicht am Zug.
refusal-over = Die Partie ist zu Ende.
refusal-call-first = Erst sagen alle gerade oder ungerade an.
refusal-take-now = Jetzt werden Hölzchen genommen.
refusal-show-now = Jetzt darfst du deine Karte zeigen oder behalten.
refusal-heap = Es liegen nur noch { $heap } Hölzchen da.
refusal-card = Du hast { $taken } genommen, aber auf deiner Karte steht { $card }.

event-call = Ansage von { $seat }: { $call }.
event-call-unseen = Verdeckte Ansage von { $seat }.
event-odd = ungerade
event-even = gerade
event-take = { $seat }: { $count ->
    [one] ein Hölzchen
   *[other] { $count } Hölzchen
} genommen.
event-show = { $seat }: eine { $card } gezeigt.
event-draw = { $seat }: eine { $card } gezogen.
event-draw-unseen = { $seat }: eine Karte gezogen.
event-end = { $seat }: das letzte Hölzchen genommen. { $calls }.
event-called-odd = { $seat } hatte ungerade angesagt
event-called-even = { $seat } hatte gerade angesagt

score-cards = Gezeigte Karten
score-last-stick = Letztes Hölzchen
score-call = Richtige Ansage

area-heap = Der Haufen: { $heap } Hölzchen
area-seat = { $seat }, mit { $sticks } Hölzchen
area-choices = Deine Möglichkeiten

piece-stick = Die letzten { $count } Hölzchen
piece-card = Die geheime Karte: { $card }
piece-card-unseen = Eine geheime Karte
piece-shown = Eine offene { $card }
called-odd = ungerade
called-even = gerade
called-secret = hat angesagt
called-nothing = noch keine Ansage
