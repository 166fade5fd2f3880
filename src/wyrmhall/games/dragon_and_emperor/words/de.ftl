# Dragon & Emperor

game-blurb = Zwei Freunde gegen ein uraltes Übel: sammelt, läutert und beschwört drei magische Gegenstände, bevor es den Palast erreicht.

option-full-deck = Voller Stapel
option-full-deck-off = Das Böse kann früh kommen
option-full-deck-on = Der letzte Vormarsch liegt ganz unten (leichter)
option-couple-game = Spiel zu zweit verliebt
option-couple-game-off = Ohne
option-couple-game-on = Mit dem Gütigen Segen (leichter)
option-forewarned = Gewarnt und gewappnet
option-forewarned-off = Keine zusätzlichen Marker
option-educated-emperor = Gelehrter Kaiser
option-educated-emperor-off = Böses bannen
option-educated-emperor-on = Stattdessen Zauberbücher (reicher)
option-short-game = Kurzes Spiel
option-short-game-off = Alle Karten des Bösen
option-short-game-on = Ohne die Glockenblumen (schwerer)
option-hand-limit = Handkartenlimit
option-hand-limit-off = Immer vier Karten
option-hand-limit-on = Drei Karten, wenn die Not groß ist (schwerer)
option-hands = Handkarten
option-hands-open = Offen, wie in der Anleitung
option-hands-secret = Geheim

ending-won = Die drei magischen Gegenstände sind beschworen: Das Reich ist gerettet.
ending-palace = Das Böse hat den Palast erreicht.
ending-curses = Das Land versinkt in Flüchen.

score-items = Magische Gegenstände

role-dragon = Der Drache
role-emperor = Der Kaiser

card-breathe-fire = Feuer speien { $count }
card-gather-stone = Stein sammeln { $count }
card-gather-water = Wasser sammeln { $count }
card-gather-wood = Holz sammeln { $count }
card-raid-stash = Hort plündern
card-raise-spirit = Geist wecken
card-amass-fortune = Reichtum mehren
card-inspire-support = Zuspruch mehren
card-cleanse-stash = Hort läutern
card-cleanse-village = Dorf läutern
card-benevolent-blessing = Gütiger Segen
card-cleanse-land = Land läutern (1 Marker)
card-cleanse-land-free = Land läutern (frei)
card-suppress-evil = Böses bannen
card-study-grimoire = Zauberbuch studieren
card-repeat-history = Geschichte wiederholen
card-repay-loyalty = Treue vergelten
card-scry-future = Zukunft schauen
card-transmute-resource = Rohstoff wandeln
card-move-forward = Vormarsch
card-curse-forest = Fluch der Wälder
card-curse-lake = Fluch der Seen
card-curse-mountain = Fluch der Berge
card-curse-stash = Fluch der Horte
card-curse-village = Fluch der Dörfer
card-curse-border = Fluch des Landes (Grenze)
card-curse-star = Fluch des Landes (Stern)
card-teleport-dragon = Drachen entrücken
card-entrap-wings = Flügel fesseln
card-echo = Böses bannen (verdoppelt)

item-chalice = Läuterkelch
item-sword = Flammenschwert
item-shield = Geisterschild

tokens-fire = { $count } Feuer
tokens-stone = { $count } Stein
tokens-water = { $count } Wasser
tokens-wood = { $count } Holz
tokens-gold = { $count } Gold
tokens-spirit = { $count } Geist

hex-start = Ruine des Bösen
hex-palace = Palast
hex-forest = Wald { $number }
hex-lake = See { $number }
hex-mountain = Berg { $number }
hex-stash = Hort { $number }
hex-village = Dorf { $number }
hex-missing = Feld { $number }
hexes-stash = Horte
hexes-village = Dörfer
on-forest = einem Wald
on-lake = einem See
on-mountain = einem Berg
on-stash = einem Hort
on-village = einem Dorf

move-done = Zug beenden
move-pass = Das genügt
move-reset = Auslage erneuern
move-to = Fliegen: { $hex }
move-play = „{ $card }“ ausspielen
move-buy = „{ $card }“ kaufen
move-study = Studieren: „{ $card }“ nehmen
move-use = { $item } einsetzen
move-summon = { $item } beschwören
move-discard = „{ $card }“ abwerfen
move-banish = „{ $card }“ verbannen
move-take = „{ $card }“ nehmen
move-borrow = „{ $card }“ leihen
move-cleanse = { $hex } läutern
move-pay = { $tokens } zahlen
move-gain = { $tokens } nehmen
move-recall = „{ $card }“ zurückholen
move-next = Als Nächstes: „{ $card }“
move-replace = „{ $card }“ weglassen

prompt-replace = { $seat_is ->
    [you] Du entscheidest
   *[other] { $seat } entscheidet
}: Welche Grundkarte macht dem Gütigen Segen Platz?
prompt-gift = { $seat_is ->
    [you] Du entscheidest
   *[other] { $seat } entscheidet
}: Welcher Marker kommt zusätzlich in die erste Schatzkammer?
prompt-act = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: { $count ->
    [0] keine Aktion mehr; der Zug kann enden.
    [one] noch eine Aktion.
   *[other] noch { $count } Aktionen.
}
prompt-cost = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: Eine Handkarte bezahlt „{ $move }“. Welche?
prompt-fly = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: Das Flammenschwert trägt den Drachen auf ein beliebiges Feld.
prompt-conjure = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: Welche Karte der Auslage spielt der Kelch aus?
prompt-borrow = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: Welche Karte der anderen Hand spielt der Schild aus?
prompt-cleanse = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: „{ $card }“. Welches Feld wird geläutert?
prompt-pay = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: Womit wird die Läuterung bezahlt? Feld: { $hex }.
prompt-return = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: „{ $card }“. Welcher Marker wird zurückgegeben?
prompt-gain = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: „{ $card }“. Welcher Marker wird genommen?
prompt-recall = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: „{ $card }“. Welche abgelegte Karte kehrt auf ihren Stapel zurück?
prompt-scry = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: „{ $card }“. Welche Karte des Bösen kommt als Nächstes?
prompt-more = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: Verdoppelt, also darf noch eine zweite Karte der Auslage genommen werden.
prompt-won = Die drei magischen Gegenstände sind beschworen: Das Reich ist gerettet!
prompt-palace = Das Böse hat den Palast erreicht. Das Reich ist verloren.
prompt-curses = Die Flüche nehmen kein Ende. Das Reich ist verloren.

asked-replace = wird die Karte für den Gütigen Segen gewählt
asked-gift = wird der zusätzliche Marker gewählt
asked-act = wird die nächste Aktion gewählt
asked-cost = bezahlt eine Handkarte die Aktion
asked-fly = trägt das Flammenschwert den Drachen
asked-conjure = spielt der Kelch eine Karte der Auslage aus
asked-borrow = leiht der Schild eine Karte
asked-cleanse = wird ein Feld geläutert
asked-pay = wird die Läuterung bezahlt
asked-return = wird ein Marker zurückgegeben
asked-gain = werden Marker genommen
asked-recall = wird eine abgelegte Karte zurückgeholt
asked-scry = werden die Karten des Bösen geordnet
asked-more = wird eine zweite Karte der Auslage gewählt

refusal-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Nicht du bist am Zug, sondern { $other_seat }.
refusal-wrong-step = Jetzt nicht: In diesem Moment { $asked }.
refusal-nothing-to-pass = Hier gibt es nichts wegzulassen. Du kannst den Zug beenden.
refusal-no-action-left = Alle { $count } Aktionen dieses Zuges sind verbraucht.
refusal-low-morale = Nur { $count } Aktionen: Drei oder mehr { $kind } sind verflucht.
refusal-empty-hand = Jede Aktion braucht eine Handkarte, und die Hand ist leer.
refusal-not-in-hand = „{ $card }“ ist nicht auf der Hand.
refusal-bound = Die Flügel des Drachen sind gefesselt, bis der Kaiser ihn bewegt.
refusal-already-there = Dort ist der Drache schon: { $hex }.
refusal-no-such-hex = Die Karte hat kein Feld { $number }.
refusal-too-far = { $hex } ist { $distance } Felder entfernt; diese Bewegung reicht { $count } weit.
refusal-no-grimoire = Dafür muss ein Zauberbuch auf der Hand des Kaisers sein.
refusal-not-in-row = „{ $card }“ liegt nicht in der Auslage.
refusal-no-coin = „{ $card }“ kostet { $tokens }, und die Schatzkammer hat nichts davon.
refusal-no-row = In der Auslage liegt keine Karte.
refusal-not-owned = Nicht in der Schatzkammer: { $item }.
refusal-already-used = In dieser Runde schon eingesetzt: { $item }.
refusal-nothing-to-borrow = Die andere Hand ist leer.
refusal-nothing-works = { $item }: Keine der Karten würde etwas bewirken.
refusal-only-emperor = Nur der Kaiser beschwört, und nur in seinem Zug: { $item }.
refusal-already-owned = Schon in der Schatzkammer: { $item }.
refusal-cannot-afford = { $item } kostet { $needs }; in der Schatzkammer sind { $have }.
refusal-nothing-to-double = Dafür muss schon { $tokens } in der Schatzkammer sein.
refusal-supply-empty = Der Vorrat ist leer: Nicht einmal { $tokens } ist noch da.
refusal-blessed-already = Die Aktionen des Kaisers sind schon verdoppelt.
refusal-not-at-palace = Dafür muss der Drache im Palast sein. Er ist hier: { $hex }.
refusal-no-past = Alle Ablagestapel sind leer.
refusal-nothing-to-take = Im Vorrat ist weder Stein noch Wasser noch Holz.
refusal-nothing-to-return = In der Schatzkammer ist weder Stein noch Wasser noch Holz.
refusal-cursed-here = Auf einem verfluchten Feld gibt es nur Feuer: { $hex }.
refusal-wrong-hex = Dafür muss der Drache auf { $kind } sein. Er ist hier: { $hex }.
refusal-nothing-cursed = „{ $card }“ findet kein verfluchtes Feld, das es läutern könnte.
refusal-cannot-pay-cleansing = Die Schatzkammer kann das nicht bezahlen. Eines davon würde reichen: { $tokens }.
refusal-paid-otherwise = Was bezahlt wurde, läutert dieses Feld nicht. Nötig wäre eines davon: { $tokens }.
refusal-not-in-other-hand = „{ $card }“ ist nicht auf der anderen Hand.
refusal-not-discarded = „{ $card }“ liegt auf keinem Ablagestapel.
refusal-not-looked-at = „{ $card }“ ist nicht unter den angesehenen Karten.
refusal-not-basic = „{ $card }“ ist keine Grundkarte des Drachen in diesem Spiel.
refusal-not-cursed = Nicht verflucht: { $hex }.
refusal-wrong-land = „{ $card }“ reicht nicht bis hierher: { $hex }.
refusal-not-transmutable = { $tokens } lässt sich nicht wandeln, nur Stein, Wasser und Holz.
refusal-not-in-treasury = Nicht in der Schatzkammer: { $tokens }.
refusal-wrong-token = Damit wird { $hex } nicht geläutert. Nötig ist eines davon: { $tokens }.

event-replace = „{ $card }“ macht dem Gütigen Segen Platz.
event-gift = Gewarnt und gewappnet: In die Schatzkammer kommt { $tokens } dazu.
event-row = { $role } hat neue Karten in der Auslage: { $cards }.
event-draw = { $role } zieht { $cards }.
event-draw-unseen = { $role } zieht { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
event-reshuffle = { $role } mischt die Ablage zu einem neuen Stapel.
event-turn = Runde { $round }. { $role } ist am Zug.
event-evil = Das Böse rückt vor: „{ $card }“.
event-suppressed = Das Böse ist gebannt: „{ $card }“.
event-forward = Das Böse zieht weiter: { $hex }.
event-curse = Ein Fluch trifft { $hexes }.
event-no-curse = Für diesen Fluch ist kein Feld mehr frei.
event-teleport = Der Drache wird entrückt: { $hex }.
event-entrap = Die Flügel des Drachen sind gefesselt.
event-palace = Das Böse hat den Palast erreicht. Alles ist verloren.
event-curses = Kein Fluchmarker ist mehr im Vorrat. Alles ist verloren.
event-won = Die drei magischen Gegenstände leuchten gemeinsam, und das Böse schwindet. Das Reich ist gerettet!
event-play = { $role } spielt „{ $card }“ aus.
event-gather = { $tokens } für die Schatzkammer.
event-blessing = Ein Kuss für den Kaiser: Seine Aktionen sind verdoppelt, bis die Runde endet.
event-pay = { $tokens } aus der Schatzkammer bezahlt.
event-cleanse = Der Fluch ist aufgehoben: { $hex }.
event-suppress = „{ $card }“ liegt jetzt auf dem Stapel des Bösen.
event-recall = „{ $card }“ kehrt auf seinen Stapel zurück.
event-repay = Der Drache hat im nächsten Zug { $count ->
    [one] eine Aktion mehr.
   *[other] { $count } Aktionen mehr.
}
event-scry = Zuoberst auf dem Stapel des Bösen liegen { $cards }.
event-foreseen = Das Böse bringt, in dieser Reihenfolge: { $cards }.
event-return = { $tokens } zurück in den Vorrat.
event-banish = { $role } verbannt „{ $card }“.
event-discard = { $role } wirft „{ $card }“ ab.
event-buy = { $role } kauft „{ $card }“.
event-study = { $role } lernt „{ $card }“ aus dem Zauberbuch und nimmt es auf die Hand.
event-reset = { $role } verbannt die Auslage: { $cards }.
event-fly = { $role } bewegt den Drachen: { $start } → { $hex }.
event-freed = Die Flügel des Drachen sind wieder frei.
event-use = { $role } setzt ein: { $item }.
event-open-hand = { $role } zeigt die Hand: { $cards }.
event-conjure = Aus dem Kelch: { $role } spielt „{ $card }“.
event-borrow = Durch den Schild: { $role } spielt „{ $card }“.
event-summon = Der Kaiser beschwört: { $item }.
event-clean-up = { $role } beendet den Zug und legt { $cards } ab.

area-choices = Was du tun kannst

area-map = Das Reich
area-items = Magische Gegenstände
area-treasury = Schatzkammer
area-evil = Das Böse
area-dragon = Der Drache: { $seat }
area-emperor = Der Kaiser: { $seat }

scene-ready = bereit
scene-used = benutzt
scene-supply = Vorrat { $count }
scene-evil = Runde { $round }. { $steps ->
    [one] Das Böse ist einen Schritt vom Palast entfernt.
   *[other] Das Böse ist { $steps } Schritte vom Palast entfernt.
}
scene-trapped = Gefesselt
scene-doubled = Verdoppelt
scene-low = Gedrückt
scene-actions = { $count ->
    [0] keine Aktion mehr
    [one] noch eine Aktion
   *[other] noch { $count } Aktionen
}

piece-pawn-dragon = Der Drache, hier: { $hex }
piece-pawn-evil = Das Böse, hier: { $hex }
piece-hex = { $hex }
piece-hex-cursed = { $hex }, verflucht
piece-hex-star = { $hex }, mit Stern
piece-hex-star-cursed = { $hex }, mit Stern, verflucht
piece-item-cost = { $item }: kostet { $cost }. { $power }
piece-item-ready = { $item }: bereit. { $power }
piece-item-used = { $item }: diese Runde schon benutzt. { $power }
piece-tokens = Schatzkammer: { $tokens }, im Vorrat noch { $supply }
piece-evil-deck = Stapel des Bösen, { $count } Karten. Oben bekannt: { $top }
piece-evil-discard = Die letzte Karte des Bösen: { $card }. Alle bisherigen: { $cards }
piece-upgrade = Auslage: { $card }
piece-upgrades = Noch { $count } Aufwertungen
piece-deck = Stapel mit { $count } Karten. Oben bekannt: { $top }
piece-discard = Ablage: { $cards }
piece-card = { $card }
piece-hidden-card = Eine verdeckte Karte
piece-curses = { $count } Fluchmarker im Vorrat

power-chalice = Spielt eine Karte direkt aus der Auslage.
power-sword = Trägt den Drachen auf ein beliebiges Feld.
power-shield = Spielt eine Karte der anderen Hand.

# Kürzer, für das Terminal.
brief-hex = { $hex }
brief-hex-cursed = { $hex }, verflucht
brief-hex-star = { $hex } ★
brief-hex-star-cursed = { $hex } ★, verflucht
brief-pawn-dragon = (Drache)
brief-pawn-evil = (Böses)
brief-curses = Noch { $count } Flüche
brief-tokens = { $tokens } (Vorrat: { $supply })
brief-deck = Stapel: { $count }
brief-deck-top = Stapel: { $count }. Oben: { $top }

# On the cards themselves, where pictures say the rest.
title-breathe-fire = Feuer speien
title-gather-stone = Stein sammeln
title-gather-water = Wasser sammeln
title-gather-wood = Holz sammeln
title-raid-stash = Hort plündern
title-raise-spirit = Geist wecken
title-amass-fortune = Reichtum mehren
title-inspire-support = Zuspruch mehren
title-cleanse-stash = Hort läutern
title-cleanse-village = Dorf läutern
title-benevolent-blessing = Gütiger Segen
title-cleanse-land = Land läutern
title-cleanse-land-free = Land läutern
title-suppress-evil = Böses bannen
title-study-grimoire = Zauberbuch studieren
title-repeat-history = Geschichte wiederholen
title-repay-loyalty = Treue vergelten
title-scry-future = Zukunft schauen
title-transmute-resource = Rohstoff wandeln
title-move-forward = Vormarsch
title-curse-forest = Fluch der Wälder
title-curse-lake = Fluch der Seen
title-curse-mountain = Fluch der Berge
title-curse-stash = Fluch der Horte
title-curse-village = Fluch der Dörfer
title-curse-border = Fluch des Landes
title-curse-star = Fluch des Landes
title-teleport-dragon = Drachen entrücken
title-entrap-wings = Flügel fesseln
title-echo = Böses bannen

# Above the cards.
scene-hand = Hand
scene-row = Auslage
scene-upgrades = Nachschub
scene-deck = Stapel
scene-discards = Ablage
scene-played = Im Spiel

# What speaks for a move.
reason-win = Der dritte magische Gegenstand: Das Reich ist gerettet.
reason-summon = Ab jetzt lässt sich das einsetzen. Für die anderen { $count ->
    [one] fehlt noch ein Marker
   *[other] fehlen noch { $count } Marker
}.
reason-chalice = In der Auslage liegt „{ $card }“.
reason-shield = Auf der anderen Hand ist „{ $card }“.
reason-coin = Damit lässt sich eine Aufwertung kaufen.
reason-complete = Damit sind die Kosten beisammen: { $item }.
reason-missing = Für die magischen Gegenstände fehlt noch { $tokens }.
reason-fire = Feuer bezahlt jede Läuterung.
reason-spare = Die magischen Gegenstände brauchen davon nichts mehr.
reason-flood = Das Böse kann mehr Fluchmarker bringen als die { $count }, die noch da sind.
reason-cleanse = { $count ->
    [one] Ein Feld ist verflucht
   *[other] { $count } Felder sind verflucht
}; im Vorrat sind noch { $left } Fluchmarker.
reason-delay-known = Das hält „{ $card }“ auf, das sicher kommt.
reason-delay = Das hält das Böse auf. Noch etwa { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} des Bösen, dann ist alles verloren.
reason-scry = Noch weiß niemand, was das Böse als Nächstes bringt.
reason-recall = „{ $card }“ kann das Böse noch einmal aufhalten.
reason-harmless = „{ $card }“ kommt anstelle von Schlimmerem und schadet jetzt nicht.
reason-put-off = Das schiebt „{ $card }“ auf.
reason-transmute = Zwei Marker für einen, und die magischen Gegenstände brauchen sie.
reason-repay = Der Drache bekommt eine Karte und im nächsten Zug eine Aktion mehr.
reason-blessing = Alles, was der Kaiser in dieser Runde tut, zählt doppelt.
reason-upgrade = Die Karte kommt noch etwa { $count } Mal an die Reihe.
reason-fly = Dort kann der Drache spielen: { $cards }.
reason-free = Das befreit die Flügel des Drachen.
reason-idle = Diese Karte würde jetzt nichts bewirken.
