# Dragon Island

game-blurb = Lasst eine Insel wachsen, zähmt ihre Drachen und geht mit dem größten Ruhm von Bord.

option-tiles = Geländeplättchen im Spiel
option-wizards = Farben der Zauberer
option-wizards-seats = nach Sitz
option-wizards-chosen = der Reihe nach gewählt
option-maps = Schatzkarten verlangen
option-maps-counts = Farben rund um das X
option-maps-positions = Farben an ihren Stellen
option-dragon-moves = Drachen ziehen in einem Zug
option-dragon-moves-pair = von einem Plättchen auf ein anderes
option-dragon-moves-free = von und auf beliebige Plättchen
option-capture-fame = 2 Ruhm für den ersten Drachen einer Farbe
option-capture-fame-capture = bei jedem Fang
option-capture-fame-game = in der ganzen Partie
option-supplies = Würfel und Münzen
option-supplies-limited = sind begrenzt
option-supplies-unlimited = gehen nie aus
option-telekinesis-gap = Telekinese an einer Lücke
option-telekinesis-gap-stops = endet
option-telekinesis-gap-crosses = geht dahinter weiter
option-telekinesis-keep = Telekinese durch die Burg
option-telekinesis-keep-coin = bringt dort eine Münze
option-telekinesis-keep-nothing = bringt dort nichts

ending-fame = Größter Ruhm
ending-tokens = Gleich viel Ruhm; es entscheiden die Farben der gefangenen Drachen
ending-coins = Gleich viel Ruhm und gleich viele Farben; es entscheiden die Münzen
ending-shared = Ein geteilter Sieg

# Farben und Dinge

colour-blue = Blau
colour-green = Grün
colour-red = Rot
colour-white = Weiß
colour-gold = Gold

goods-blue = { $count }× Blau
goods-green = { $count }× Grün
goods-red = { $count }× Rot
goods-white = { $count }× Weiß
goods-gold = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
dragons-blue = { $count ->
    [one] ein blauer Drache
   *[other] { $count } blaue Drachen
}
dragons-green = { $count ->
    [one] ein grüner Drache
   *[other] { $count } grüne Drachen
}
dragons-red = { $count ->
    [one] ein roter Drache
   *[other] { $count } rote Drachen
}
dragons-white = { $count ->
    [one] ein weißer Drache
   *[other] { $count } weiße Drachen
}
dragons-gold = { $count ->
    [one] ein goldener Drache
   *[other] { $count } goldene Drachen
}
tiles = { $count }× { $colour }
dragon = Drache in { $colour }
pet = Hausdrache in { $colour }
card = Karte { $card }
energy = { $count ->
    [one] 1, die hier zählt
   *[other] { $count }, die hier zählen
}: { $goods }
energy-none = keine, die hier zählt

face-build = Bauplatz in { $colour }
face-telekinesis = Telekinese in { $colour }
face-storm = Sturm in { $colour }
face-dragon-build = Drache/Bauplatz in { $colour }
face-double-dragon = Doppeldrache in { $colour }
face-unnamed = Joker/Bauplatz
face-tower = Turm in { $colour }
face-keep = Burg

tile-build = Bauplatz in { $colour } ({ $place })
tile-telekinesis = Telekinese in { $colour } ({ $place })
tile-storm = Sturm in { $colour } ({ $place })
tile-dragon-build = Drachenplatz in { $colour } ({ $place })
tile-double-dragon = Doppeldrache in { $colour } ({ $place })
tile-wild-build = Joker in { $colour } ({ $place })
tile-unnamed = Joker ({ $place })
tile-tower = Turm in { $colour } ({ $place })
tile-keep = Burg

building-pen = Drachengehege
building-spire = Energieturm
the-building = { $building }
building-lair = Drachenhort in { $colour }

# Züge

move-place = Seite ausspielen: { $face }
move-place-tile = Hier anlegen ({ $place })
move-point = Wählen: { $tile }
move-name = Zu { $colour } erklären
move-wizard = Den Zauberer in { $colour } nehmen
move-share-dragons = Drachen hierher: { $tile }
move-lift-dragons = Drachen wegziehen von: { $tile }
move-land-dragons = Drachen hierher ziehen: { $tile }
move-dragon = Einen Drachen in { $colour } ziehen
move-enter = Die Insel betreten: { $tile }
move-walk = Gehen: { $tile }
move-teleport = Teleportieren: { $tile }
move-fly = Fliegen: { $tile }
move-meet = { $way } – dort: { $dragons }
move-capture-there = { $way } – dort zu fangen für { $energy } Energie: { $dragons }
move-pay = 1× { $colour } zahlen
move-pay-evenly = Gleichmäßig zahlen
move-pay-first = Zuerst { $colour } zahlen
move-pay-split = Zahlen: { $goods }
move-tame = Zähmen für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
move-capture = Fangen für { $energy } Energie
move-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
} nehmen
move-maps = Schatzkarten ziehen
move-pull-north-east = Aus Nordosten heranziehen
move-pull-east = Aus Osten heranziehen
move-pull-south-east = Aus Südosten heranziehen
move-pull-south-west = Aus Südwesten heranziehen
move-pull-west = Aus Westen heranziehen
move-pull-north-west = Aus Nordwesten heranziehen
move-build = Bauen: { $building }, { $fame } Ruhm
move-build-for = Bauen: { $building }, { $fame } Ruhm für { $energy } Energie
move-return = { $card } zurücklegen: { $needs } ({ $fame } Ruhm, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
})
move-map = { $card } ausspielen: { $needs } ({ $fame } Ruhm, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
})
move-oldest = Älteste Plättchen zuerst
move-all = Alle ziehen
move-done = Fertig
move-pass = Passen
move-pass-lift-dragons = Keine Drachen ziehen
move-pass-act = Aktion auslassen
move-pass-treasure = Keine Karte ausspielen

# Was gefragt ist

prompt-choose-wizard = { $seat_is ->
    [you] Wähle einen Zauberer.
   *[other] { $seat } wählt einen Zauberer.
}
prompt-sort-maps = Welche Schatzkarte kommt zurück unter den Stapel?
prompt-sort-drawn = { $seat_is ->
    [you] Welche Schatzkarte kommt zurück unter den Stapel?
   *[other] { $seat } wählt die Schatzkarte, die zurückkommt.
}
prompt-sort-maps-wait = Schatzkarten sind gezogen; eine davon kommt zurück.
prompt-choose-tile = { $seat_is ->
    [you] Wähle ein Plättchen und die Seite, die oben liegen soll.
   *[other] { $seat } wählt ein Plättchen.
}
prompt-place-tile = { $seat_is ->
    [you] Lege das Plättchen an ({ $face }): an die Burg oder an zwei Plättchen.
   *[other] { $seat } legt ein Plättchen an ({ $face }).
}
prompt-place-secret = { $seat } hat ein Plättchen gewählt und sucht einen Platz.
prompt-name-wild = { $seat_is ->
    [you] Welche Farbe bekommt der Joker?
   *[other] { $seat } gibt dem Joker eine Farbe.
}
prompt-share-dragons = { $seat_is ->
    [you] Die Drachen reichen nicht. Wohin kommt der { $dragon }?
   *[other] Die Drachen reichen nicht; { $seat } entscheidet, wohin der { $dragon } kommt.
}
prompt-lift-dragons = { $seat_is ->
    [you] Drachen ziehen, für je 1 Münze? Wähle das Plättchen, das sie verlassen.
   *[other] { $seat } darf Drachen ziehen.
}
prompt-land-dragons = { $seat_is ->
    [you] Wohin ziehen die Drachen von hier: { $source }?
   *[other] { $seat } zieht Drachen von hier weg: { $source }.
}
prompt-pick-dragon = { $seat_is ->
    [you] Welche Drachen ziehen weg ({ $source })? Jeder kostet 1 Münze.
   *[other] { $seat } sucht Drachen aus, die wegziehen ({ $source }).
}
prompt-move-wizard = { $seat_is ->
    [you] Bewege deinen Zauberer.
   *[other] { $seat } bewegt einen Zauberer.
}
prompt-deal = { $seat_is ->
    [you] Ein Drache wartet ({ $tile }). Zähmen oder fangen?
   *[other] Ein Drache wartet auf { $seat } ({ $tile }).
}
prompt-pay-energy = { $seat_is ->
    [you] Zahle { $energy } aktive Energie ({ $what }).
   *[other] { $seat } zahlt { $energy } aktive Energie ({ $what }).
}
prompt-act = { $seat_is ->
    [you] Die Aktion ausführen ({ $tile })?
   *[other] { $seat } darf die Aktion ausführen ({ $tile }).
}
prompt-treasure = { $seat_is ->
    [you] Hier eine Schatzkarte ausspielen ({ $tile })?
   *[other] { $seat } darf eine Schatzkarte ausspielen ({ $tile }).
}
prompt-over = Die Insel ist erforscht.

now-choose-wizard = werden die Zauberer gewählt
now-sort-maps = kommt eine der gezogenen Karten zurück
now-choose-tile = wird ein Plättchen gewählt
now-place-tile = wird das Plättchen angelegt
now-name-wild = bekommt der Joker seine Farbe
now-share-dragons = werden die letzten Drachen verteilt
now-lift-dragons = dürfen Drachen gezogen werden
now-land-dragons = bekommen die Drachen ein neues Plättchen
now-pick-dragon = werden Drachen ausgesucht
now-move-wizard = zieht der Zauberer
now-deal = wird der Drache gezähmt oder gefangen
now-pay-energy = wird Energie gezahlt
now-act = darf die Aktion des Plättchens ausgeführt werden
now-treasure = darf eine Schatzkarte ausgespielt werden

# Warum nicht

refusal-over = Die Partie ist zu Ende, die Insel ist erforscht.
refusal-not-your-turn = Du bist nicht am Zug: { $seat } entscheidet.
refusal-chosen = Du hast deine Karte gewählt; die anderen sind noch dabei.
refusal-other-step = Jetzt nicht: gerade { $now }.
refusal-gold-wizard = Einen Zauberer in Gold gibt es nicht, nur in Blau, Grün, Rot und Weiß.
refusal-gold-wild = Ein Joker wird Blau, Grün, Rot oder Weiß, niemals Gold.
refusal-wizard-taken = Der Zauberer in { $colour } gehört schon { $other_seat }.
refusal-tower-first = Dein erstes Plättchen ist dein Turm; das andere kommt später.
refusal-not-held = Dieses Plättchen hast du nicht.
refusal-not-drawn = Diese Karte hast du nicht gerade gezogen.
refusal-cell-taken = Dort liegt schon ein Plättchen: { $tile }.
refusal-cell-loose = Ein Plättchen muss die Burg oder zwei andere Plättchen berühren; dort wäre es { $count ->
    [0] keines
   *[other] nur { $count }
}.
refusal-no-icon = Dort ist kein Feld für einen Drachen in { $colour } frei.
refusal-penned = Drachen im Gehege können nicht gezogen werden.
refusal-no-dragons = Dort sind keine Drachen.
refusal-keep-dragons = Auf die Burg kommen niemals Drachen.
refusal-no-tile = Dort liegt kein Plättchen.
refusal-same-tile = Von diesem Plättchen kommen sie.
refusal-move-none = Ziehe mindestens einen Drachen.
refusal-move-all = Jeder Drache kostet 1 Münze. Du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, und dort { $dragons ->
    [one] ist 1 Drache
   *[other] sind { $dragons } Drachen
}.
refusal-no-such-dragon = Dort ist kein Drache in { $colour }.
refusal-stay = Dein Zauberer muss sein Plättchen verlassen.
refusal-first-step = Dein Zauberer betritt die Insel auf der Burg oder auf deinem eigenen Turm.
refusal-too-far = Dorthin kommt dein Zauberer nicht: Er geht einen Schritt, von seinem Plättchen, von der Burg oder von einem Plättchen in der Farbe eines Hausdrachen.
refusal-others-pen = Im Gehege dort sind Drachen, und nur { $owner_seat } darf sie fangen.
refusal-dragon = Dort ist ein Drache. Zähmen kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}, du hast { $coins }; Fangen kostet { $needs } aktive Energie, du hast { $energy }.
refusal-dragon-twin = Du hast schon einen Hausdrachen in { $colour } und müsstest diesen Drachen fangen. Das kostet { $needs } aktive Energie, du hast { $energy }.
refusal-dragons = Dort { $dragons ->
    [one] ist ein Drache
   *[other] sind { $dragons } Drachen
}. Fangen kostet { $needs } aktive Energie, du hast { $energy }.
refusal-energy = Das kostet { $needs } aktive Energie, du hast { $energy }.
refusal-has-pet = Du hast schon einen Hausdrachen in { $colour }.
refusal-coins = Zähmen kostet { $needs ->
    [one] 1 Münze
   *[other] { $needs } Münzen
}, und du hast { $coins }.
refusal-coins-energy = Münzen sind niemals aktive Energie.
refusal-no-cubes = Du hast keine Würfel in { $colour }.
refusal-one-cube = Hier geht nur ein Würfel in { $colour }: Zahle ihn einzeln.
refusal-not-active = Wo dein Zauberer steht, ist { $colour } nicht aktiv. Aktiv sind dort: { $active }.
refusal-other-action = Das ist nicht die Aktion von diesem Plättchen: { $tile }.
refusal-built-over = Auf diesem Plättchen steht schon ein Gebäude.
refusal-second-pen = Jeder hat ein Gehege, und deines steht schon.
refusal-no-spires = Alle Energietürme sind gebaut.
refusal-lair-taken = Der Drachenhort in { $colour } ist schon gebaut.
refusal-lair-no-pet = Den Drachenhort in { $colour } braucht ein Hausdrache in { $colour }, und du hast keinen.
refusal-not-your-map = Diese Karte hast du nicht.
refusal-map = Die Karte verlangt rund um deinen Zauberer { $needs }; dort liegen: { $around }.
refusal-map-places = Die Karte verlangt { $needs } in der gezeigten Lage; rund um deinen Zauberer liegen: { $around }.
refusal-map-centre = Die Karte verlangt unter deinem Zauberer Gelände in { $colour }.

# Was für einen Zug spricht

reason-now = Gewinn: { $gains }.
reason-then = Danach in diesem Zug möglich: { $gains }.
reason-now-and-then = Gewinn: { $gains }. Danach in diesem Zug möglich: { $more }.
reason-save = Die Energie bleibt für einen späteren Zug.
reason-left = Danach bleiben: { $goods }.
reason-keep-here = Genau hier ist ein Platz für { $cards }.
reason-keep-found = Die Insel hat schon einen Platz für { $cards }.
reason-keep-fame = Mehr Ruhm bringt es, { $cards } zu behalten.
reason-keep-easy = Ein Platz für { $cards } braucht weniger Plättchen.

gain-capture = { $dragons } gefangen ({ $fame } Ruhm)
gain-tame = { $pet }
gain-tame-green = { $pet }
gain-build = { $building } ({ $fame } Ruhm)
gain-treasure = der Schatz von { $card } ({ $fame } Ruhm)
gain-maps = { $count ->
    [one] eine neue Schatzkarte
   *[other] { $count } neue Schatzkarten
}
gain-storm = ein Sturm, der { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
} von den Hausdrachen der anderen weht

# Was geschah

event-first = { $seat } beginnt. { $tiles } Geländeplättchen sind im Spiel.
event-wizard = { $seat } nimmt den Zauberer in { $colour }.
event-turn = { $seat } ist am Zug.
event-draw-tile = { $seat } zieht ein Plättchen: { $first } / { $second }.
event-draw-tile-unseen = { $seat } zieht ein Plättchen.
event-draw-maps = { $seat } zieht { $cards }.
event-draw-maps-unseen = { $seat } zieht { $count ->
    [one] eine Schatzkarte
   *[other] { $count } Schatzkarten
}.
event-return = { $seat } legt { $card } unter den Stapel.
event-return-unseen = { $seat } legt eine Schatzkarte unter den Stapel.
event-tower = { $seat } legt an: { $face } ({ $place }).
event-place = { $seat } legt Plättchen { $tile } an: { $face } ({ $place }).
event-name = { $seat } erklärt den Joker zu { $colour }.
event-storm-loss = Der Sturm nimmt { $seat } etwas weg: { $goods }.
event-pet-storm = Der Sturm weht { $seat } eine Münze von der Karte ({ $pet }); { $left } { $left ->
    [one] bleibt
   *[other] bleiben
}.
event-pet-lost = Der Sturm weht { $seat } die letzte Münze von der Karte ({ $pet }): Der Drache fliegt davon.
event-produce = { $seat } erhält { $goods }.
event-dragon = Ein { $dragon } erscheint: { $tile }.
event-dragon-moved = { $seat } zieht einen Drachen ({ $dragon }) von { $source } nach { $target }.
event-dragon-penned = { $seat } zieht einen Drachen ({ $dragon }) von { $source } ins Gehege: { $target }.
event-enter = { $seat } betritt die Insel: { $tile }.
event-walk = { $seat } geht weiter: { $tile }.
event-teleport = { $seat } teleportiert: { $tile }.
event-fly = { $seat } fliegt: { $tile }.
event-stuck = { $seat } kann die Burg in diesem Zug nicht verlassen.
event-tame = { $seat } zähmt für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} einen Drachen: { $pet }.
event-tame-green = { $seat } zähmt für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} und eine aus der Bank einen Drachen: { $pet }.
event-pay = { $seat } zahlt { $goods }.
event-capture = { $seat } fängt { $dragons }: { $fame } Ruhm.
event-no-coins = Auf der Burg ist keine Münze mehr für { $seat } da.
event-no-energy = { $seat } hat zu wenig aktive Energie, um dort zu bauen: Es kostet { $needs }.
event-keep = { $seat } nimmt auf der Burg { $goods }.
event-pull = { $seat } zieht heran: { $goods }.
event-build = { $seat } baut: { $building } ({ $tile }), { $fame } Ruhm.
event-treasure = { $seat } findet mit { $card } einen Schatz: { $fame } Ruhm und { $goods }.
event-over = Das letzte Plättchen liegt, die Schirme fallen: Die Partie ist zu Ende.

score-dragons = Gefangene Drachen
score-buildings = Gebäude
score-treasures = Schätze
score-gold-pet = Goldener Hausdrache
score-pets = Münzen auf Hausdrachen

# Der Tisch

area-island = Die Insel
area-choices = Was du tun kannst
area-player = { $seat }
area-supplies = In der Schachtel
area-legend = Die Zeichen auf der Insel
scene-legend = B Blau, G Grün, R Rot, W Weiß, Y Gold. b Bauplatz, d Drache/Bauplatz, dd Doppeldrache, t Telekinese, s Sturm, w Joker, T Turm, K Burg. *B ein blauer Drache, #B das Gehege des blauen Zauberers, ^ Energieturm, ~B der Hort des blauen Drachen, $ Schatz gefunden, @B der blaue Zauberer, + ein freier Platz.
scene-owner = { $seat }
scene-no-pets = noch keine Hausdrachen
scene-no-tiles = keine Plättchen mehr
scene-no-maps = keine Schatzkarten
score-line = { $source } { $points }

thing-treasure = ein Schatzmarker
thing-wizard = Zauberer von { $seat }
thing-pen = Gehege von { $seat }
thing-spire = ein Energieturm
thing-lair = Drachenhort in { $colour }
piece-tile = { $tile }: { $things }
piece-player = Zauberer in { $colour }; { $maps ->
    [one] 1 Karte
   *[other] { $maps } Karten
}, { $tiles } Plättchen
piece-site = freier Platz ({ $place })
piece-face = { $face } ({ $name })
piece-map = Karte { $card }: { $needs }; { $fame } Ruhm, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
piece-goods = { $goods }
piece-fame = { $fame } Ruhm
piece-pet = { $pet } von { $seat }, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} auf der Karte
piece-pet-lair = { $pet } von { $seat } im Hort, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} auf der Karte
brief-pet = { $pet }, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
brief-pet-lair = { $pet } im Hort, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
brief-tokens = gefangen: { $tokens }
piece-tokens = { $seat } hat gefangen: { $tokens }
piece-placing = Platz { $rank }: { $seat } mit { $total } ({ $lines })
piece-supplies = Übrige Drachen: { $dragons }. Energietürme: { $spires }. Horte: { $lairs }. Schatzkarten: { $cards }. Kommende Plättchen: { $draws }.
supply-dragons = { $count }× { $colour }
