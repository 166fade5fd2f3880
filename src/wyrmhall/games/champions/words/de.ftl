# Champions of Wind and Fire

game-blurb = Trainiere deinen Drachen mit Würfeln und Magie und gewinne Trophäen in fünf Turnieren.

# Ausgänge und Optionen
ending-champion = Ein einziger Champion
ending-champions = Gemeinsam Champions
ending-fail = Durchgefallen: Da hilft nur mehr Training
ending-satisfactory = Befriedigend: viel Talent
ending-good = Gut: kurz vor der Größe
ending-excellent = Sehr gut: bereit für die Stärksten
ending-outstanding = Überragend: ein wahrer Champion
ending-failed-tournament = Verloren: eine Prüfung einer Turnierkarte nicht bestanden
option-rules = Regeln
option-rules-base = Grundspiel
option-rules-advanced = Profispiel: geheime Drehscheiben und Turnieraktionen
option-sigils = Siegel
option-sigils-off = ohne
option-sigils-on = mit
option-trainer = Trainerkarte
option-trainer-simple = Einfach: drei Kristalle
option-trainer-complex = Schwer: ein Muster auf der Pyramide
option-beginner = Milder Meister
option-beginner-off = nein
option-beginner-on = ja, schwarze Kristalle schwächen ihn
option-tournaments = Turnierkarten
option-tournaments-off = ohne
option-tournaments-on = mit: drei Prüfungen müssen gelingen
option-head = Kopf des Meisters: aus deinem letzten Spiel (im ersten: 5)
option-wings = Flügel des Meisters: aus deinem letzten Spiel (im ersten: 5)
option-tail = Schwanz des Meisters: aus deinem letzten Spiel (im ersten: 5)

# Elemente, Körperteile und Orte
element-white = Eis
element-yellow = Leben
element-red = Feuer
element-purple = Fels
element-green = Natur
element-blue = Wasser
die-white = Eiswürfel
die-yellow = Lebenswürfel
die-red = Feuerwürfel
die-purple = Felswürfel
die-green = Naturwürfel
die-blue = Wasserwürfel
die-wild = bunter Würfel
die-shows = { $die } ({ $count } { $element }{ $blacks ->
    [0] {""}
    [one] , 1 schwarz
   *[other] , { $blacks } schwarz
})
face-shows = { $count } { $element }{ $blacks ->
    [0] {""}
    [one] , 1 schwarz
   *[other] , { $blacks } schwarz
}
part-head = Kopf
part-wings = Flügel
part-tail = Schwanz
title-head = Kopf
title-wings = Flügel
title-tail = Schwanz
tier-simple = einfach
tier-advanced = stark
place-head = Kopf
place-wings = Flügel
place-tail = Schwanz
place-pyramid-store = Pyramidenvorrat
place-dragon-store = Drachenvorrat
place-gold-store = Goldvorrat
realm-left-snow = linkes Schneereich
realm-right-snow = rechtes Schneereich
realm-upper-desert = obere Wüste
realm-lower-desert = untere Wüste
realm-volcano = Vulkan
realm-mountain = Berg
realm-forest = Wald
realm-lake = See
bonus-purge = Schwarz entfernen
bonus-card = Aktionskarte
bonus-tile = beliebiges Plättchen
bonus-gold = 1 Gold
pattern-rhombus = Raute
pattern-arch = Bogen
pattern-wave = Welle
pattern-trapezoid = Trapez
pattern-chevron = Winkel
pattern-hook = Haken
pattern-line = Linie
pattern-triangle = Dreieck
pattern = Muster { $name }
discipline-head = Feueratem
discipline-wings = Flug
discipline-tail = Schwanzkampf
tournament = { $discipline } mit { $element }
window-exchange = Plättchen gegen Kraft tauschen
window-before = vor der Kraftwahl
window-reveal = beim Aufdecken der Kraft
window-after = nach der Trophäenvergabe

# Karten
card-cleanse = Läuterung
card-turn = Würfel drehen
card-crystal = Kristallpfad
card-reroll = Wind des Wandels
card-echo = Echo
card-shadow = Schatten für alle
card-again = Noch einmal
card-tile = Magisches Geschenk
card-gold = Gold
card-shift = Dunkles verschieben
card-weaken = Schwächen
card-change = Elementwechsel
card-extra = Zusätzliche Elemente
card-wealth = Reichtum
card-ignore = Dem Dunkel trotzen
card-swap = Andere Mittel
card-return-three = Drei kehren zurück
card-return-two = Zwei kehren zurück
card-pair = Gaben: { $elements }
card-favour = Gunst: { $elements }
card-trade = Tausch: { $elements }
card-unknown = Karte
text-cleanse = Entferne { $amount } Schwarz von einem Körperteil; liegt dort keins, aus einem Vorrat.
text-turn = Drehe einen deiner unbenutzten Würfel auf eine beliebige Seite.
text-crystal = Nimm { $amount } Kristall aus einem beliebigen Reich, mit seinen Grenzboni.
text-reroll = Würfle alle Würfel in den Feldern neu.
text-echo = Führe eine Karte vom Ablagestapel aus.
text-shadow = Jeder Gegner nimmt { $amount } Schwarz in den Drachenvorrat.
text-again = Nimm die Elemente eines benutzten Würfels noch einmal, ohne Schwarz.
text-tile = Lege { $amount } Plättchen eines beliebigen Elements.
text-gold = Nimm { $amount } Gold.
text-shift = Vorher: Verschiebe bis zu { $amount } deiner Schwarzen zwischen deinen Körperteilen.
text-weaken = Vorher: Der Würfel eines Gegners verliert in diesem Turnier { $power }.
text-change = Vorher: In diesem Turnier zählt ein anderes Element.
text-extra = Aufdecken: Setze bis zu { $amount } weitere Elemente ein, je { $power } Kraft.
text-wealth = Aufdecken: Je 2 gesetzte Gold zählen { $power }.
text-ignore = Aufdecken: Ignoriere bis zu { $amount } Schwarze auf diesem Körperteil.
text-swap = Aufdecken: Bezahle deinen Einsatz ganz oder teils mit einem anderen Element.
text-return-three = Danach: Lege 3 abgeworfene Plättchen von 3 Elementen zurück.
text-return-two = Danach: Lege 2 Plättchen eines Elements aus diesem Turnier zurück.
text-pair = Aufdecken: Setze bis zu { $amount } weitere ein ({ $elements }), je { $power } Kraft.
text-favour = Aufdecken: { $power } Kraft in einem Turnier mit { $elements }.
text-trade = Danach: Tausche bis zu { $amount } { $elements } gegen andere Elemente.

# Auszeichnungen
achievement-herald-of-frost = Herold des Frosts: alle Eis-Prüfungen
achievement-guardian-of-life = Hüter des Lebens: alle Leben-Prüfungen
achievement-tamer-of-volcanoes = Vulkanbändiger: alle Feuer-Prüfungen
achievement-rock-wielder = Felsenmeister: alle Fels-Prüfungen
achievement-one-with-nature = Eins mit der Natur: alle Natur-Prüfungen
achievement-tidecaller = Gezeitenrufer: alle Wasser-Prüfungen
achievement-flamebringer = Flammenbringer: alle Feueratem-Prüfungen
achievement-aerial-conqueror = Eroberer der Lüfte: alle Flug-Prüfungen
achievement-tail-striker = Schwanzschläger: alle Schwanzkampf-Prüfungen
achievement-golden-scales = Goldschuppen: auf jedem Körperteil mehr Gold als der Meister
achievement-glory-over-wealth = Ruhm statt Reichtum: auf jedem Körperteil weniger Gold als der Meister
achievement-elemental-mastery = Meister der Elemente: mit Kraft 0 oder 1 bestanden
achievement-raw-might = Rohe Kraft: ohne ein Element bestanden
achievement-rising-star = Aufgehender Stern: genau 13 Prüfungen
achievement-high-achiever = Überflieger: alle Prüfungen

# Wertung
score-four = Trophäen zu 4: { $count }
score-two = Trophäen zu 2: { $count }
score-tokens = Kraftmarker: { $count }
score-exam = Prüfung bestanden: { $tournament }

# Züge
move-spread = { $die }: in Feld { $area }
move-area = Feld { $area } nehmen: { $dice }
move-pyramid = { $die }: auf die Pyramide
move-grounds = { $die }: ins Trainingsgelände
move-slot = { $element }-Plättchen auf { $slot }
move-match = { $slot } gehört zum Muster
move-discard-tile = { $element }-Plättchen auf { $slot } abwerfen
move-return = { $element }-Plättchen auf { $slot } zurücklegen
move-realm = Kristall aus: { $realm }
move-element = { $element }
move-change = { $element } zählt
move-spend = 1 { $element } mehr einsetzen
move-swap = Mit { $element } bezahlen
move-discard-crystal = { $element }-Kristall abwerfen
move-take-crystal = { $element }-Kristall nehmen
move-place = Schwarz entfernen: { $place }
move-gild = Gold auf: { $place } (Kraft { $power })
move-darken = Schwarz auf: { $place } (Kraft { $power })
move-pay = Bezahlen aus: { $place }
move-crown = Kraftmarker auf: { $place } (Kraft { $power })
move-shift-from = Schwarz nehmen von: { $place }
move-shift-to = Hinlegen auf: { $place } (Kraft { $power })
move-curse = Schwarz auf den Körperteil des Meisters: { $place }
move-play = { $card } spielen
move-echo = Echo von { $card }
move-upgrade = { $part } verbessern: { $tier }, Kraft { $power } ({ $pattern })
move-die = { $die }
move-turn-die = { $die } drehen
move-place-die = Nächstes Feld: { $die }
move-face = Auf { $face } drehen
move-bonus = Zuerst: { $bonus }
move-keep = { $card } behalten
move-bet = { $count } setzen
move-bet-elements = { $count } { $element } setzen
move-bet-gold = { $count } Gold setzen
move-measure = { $count } mit { $element } bezahlen
move-call = { $tournament } austragen
move-reserve = { $tournament } aufheben
move-rival = { $rival_seat } schwächen
move-mark = { $achievement } eintragen
move-trainer = Trainerauftrag erfüllen ({ $needs })
move-sigil = Siegel nehmen
move-redraw = Drei andere Turniere ziehen
move-exchange = Drei Plättchen gegen einen Kraftmarker tauschen
move-rest = Den Rest auf die einfache Art abwerfen
move-done = Fertig
move-pass = Passen

# Schritte, benannt für die Wartenden
step-redrawing = ob neue Turniere gezogen werden
step-spreading = wie die Würfel verteilt werden
step-choosing = welche Würfel genommen werden
step-acting = was mit den Würfeln geschieht
step-filling = wohin ein Plättchen kommt
step-gathering = welcher Kristall genommen wird
step-granting = wohin ein beliebiges Plättchen kommt
step-purging = welches Schwarz verschwindet
step-cleansing = welches Schwarz verschwindet
step-gilding = wohin Gold kommt
step-darkening = wohin ein Schwarz kommt
step-ordering = welcher Bonus zuerst kommt
step-keeping = welche Karte bleibt
step-matching = welche Plättchen das Muster bilden
step-claiming = ob das Siegel genommen wird
step-picking-die = welcher Würfel gedreht wird
step-turning = was der Würfel zeigen soll
step-crossing = welcher Kristall genommen wird
step-echoing = welche Karte wiederholt wird
step-repeating = welcher Würfel noch einmal zählt
step-cursing = welcher Körperteil des Meisters Schwarz bekommt
step-finishing = ob noch einmal verbessert wird
step-paying = woher das Gold kommt
step-hiding = wie der Rest verteilt wird
step-reserving = welches Turnier zuletzt kommt
step-selecting = welches Turnier ausgetragen wird
step-trading = ob Plättchen gegen Kraft getauscht werden
step-trade-matching = welche drei Plättchen getauscht werden
step-crowning = wohin der Kraftmarker kommt
step-dealing = ob eine Karte gespielt wird
step-betting = was gesetzt wird
step-shifting-from = welches Schwarz verschoben wird
step-shifting-to = wohin das Schwarz kommt
step-weakening = wer geschwächt wird
step-changing = welches Element zählt
step-spending = was zusätzlich eingesetzt wird
step-swapping = welches Element bezahlt
step-measuring = wie viel damit bezahlt wird
step-discarding = was abgeworfen wird
step-giving = was eingetauscht wird
step-taking = was dafür genommen wird
step-returning = welche Plättchen zurückkommen
step-placing = in welcher Reihenfolge der Meister seine Würfel legt
step-marking = welche Auszeichnung eingetragen wird
step-over = nichts mehr

# Aufforderungen
prompt-over = Das Spiel ist vorbei.
prompt-wait = { $seat } entscheidet, { $what }.
prompt-wait-all = Alle entscheiden geheim, { $what }.
prompt-redrawing = Behältst du deine drei Turniere, oder ziehst du einmal drei andere?
prompt-spreading = Runde { $round }: In welches Feld legst du: { $die }?
prompt-choosing = Wähle ein Feld und nimm seine Würfel.
prompt-acting = Du bist dran: { $dice ->
    [0] Deine Würfel sind benutzt. Noch etwas?
    [one] Ein Würfel ist noch zu benutzen.
   *[other] { $dice } Würfel sind noch zu benutzen.
}
prompt-filling = Wohin kommt das { $wanted }-Plättchen?
prompt-gathering = Aus welchem Reich nimmst du den { $wanted }-Kristall?
prompt-granting = Lege ein Plättchen eines beliebigen Elements.
prompt-purging = Entferne 1 Schwarz von einem Körperteil oder aus einem Vorrat.
prompt-cleansing = Entferne 1 Schwarz von einem Körperteil; liegt dort keins, aus einem Vorrat.
prompt-gilding = Zwei Gold stärken deinen Drachen: Wohin kommt dieses?
prompt-darkening = Zwei Schwarze schwächen deinen Drachen: Wohin kommt dieses?
prompt-ordering = Mehrere Boni auf einmal: Welcher kommt zuerst?
prompt-keeping = Behalte eine der beiden Karten; die andere wird offen abgelegt.
prompt-matching = Das Muster passt mehrfach: Tippe ein Plättchen an, das dazugehört.
prompt-claiming = Deine Plättchen passen zum Siegel für: { $part }. Nimmst du es?
prompt-picking-die = Welchen deiner unbenutzten Würfel drehst du?
prompt-turning = Was soll der Würfel zeigen?
prompt-crossing = Nimm einen Kristall aus einem erreichbaren Reich.
prompt-echoing = Welche Karte vom Ablagestapel wiederholst du?
prompt-repeating = Welchen benutzten Würfel nimmst du noch einmal, und wo?
prompt-cursing = Welcher Körperteil des Meisters bekommt das Schwarz?
prompt-finishing = Noch einen Körperteil für 1 Gold verbessern?
prompt-paying = Woher bezahlst du das Gold?
prompt-hiding-gold = Geheim: Wohin kommt das nächste von { $gold } Gold?
prompt-hiding-black = Geheim: Wohin kommt das nächste von { $blacks } Schwarzen?
prompt-reserving = Du bist am schwächsten, also wählst du: Welches öffentliche Turnier kommt zuletzt?
prompt-selecting = Turnier { $match }: Welches deiner Turniere wählst du?
prompt-selecting-public = Turnier { $match }: Welches öffentliche Turnier kommt zuerst?
prompt-trading = Tauschst du drei Plättchen im Muster gegen einen Kraftmarker?
prompt-trade-matching = Mehrere Dreier passen: Tippe ein Plättchen an, das du hergibst.
prompt-crowning = Welcher Körperteil bekommt den Kraftmarker?
prompt-dealing = { $tournament }, { $window }: Spiele eine Karte oder passe.
prompt-betting = { $tournament }: Wie viele { $element } setzt du, geheim?
prompt-betting-gold = { $tournament }: Und wie viel Gold?
prompt-shifting-from = Von welchem Körperteil verschiebst du ein Schwarz?
prompt-shifting-to = Welcher Körperteil bekommt es? Ihm muss Kraft 1 bleiben.
prompt-weakening = Wessen Würfel senkst du für dieses Turnier?
prompt-changing = Welches Element zählt in diesem Turnier?
prompt-spending = Setze bis zu { $count } weitere Elemente ein.
prompt-swapping = Welches Element bezahlt einen Teil deines Einsatzes?
prompt-measuring = Wie viele Elemente deines Einsatzes bezahlt es?
prompt-discarding = Wirf ab, was du eingesetzt hast: noch { $due }. Plättchen oder Kristalle?
prompt-giving = Welches Element tauschst du ein? Noch { $count }.
prompt-taking = Was nimmst du dafür?
prompt-returning-three = Lege Plättchen dreier verschiedener Elemente zurück: noch { $count }.
prompt-returning-two = Lege zwei Plättchen eines Elements zurück: noch { $count }.
prompt-placing = Der Meister legt Plättchen: Welcher Würfel kommt zuerst?
prompt-marking = Die Prüfungen sind vorbei. Trage eine Auszeichnung ein oder keine.

# Ablehnungen
refusal-over = Das Spiel ist vorbei.
refusal-turn = Gerade entscheidet { $seat }, { $what }.
refusal-step = Jetzt nicht. Entscheide zuerst, { $what }.
refusal-area-first = Nimm zuerst die Würfel eines Feldes.
refusal-ready = Du hast gerade nichts zu entscheiden; andere entscheiden noch geheim, { $what }.
refusal-area-chosen = Du hast in diesem Zug schon Würfel genommen.
refusal-pass = Im Training passt niemand: Benutze alle deine Würfel, dann ist der Zug zu Ende.
refusal-redraw = Turniere werden nur vor der ersten Runde neu gezogen, und nur einmal.
refusal-sigil = Ein Siegel gibt es nur bei einer Verbesserung im Training, deren Plättchen seine Elemente zeigen.
refusal-exchange = Plättchen werden nur im Profispiel gegen Kraft getauscht, vor und nach den Turnieren.
refusal-trainer = Der Trainerauftrag gehört ins Training, und das ist vorbei.
refusal-upgrade = Körperteile werden im Training verbessert und zu Beginn der letzten Vorbereitung.
refusal-training-over = Trainingskarten nützen nach dem Training nichts mehr.
refusal-area-full = Feld { $area } ist voll: Zu dritt und zu viert liegen 1 oder 2 Würfel in jedem Feld.
refusal-area-full-two = Feld { $area } ist voll: Zu zweit liegen 2 oder 3 Würfel in jedem Feld.
refusal-area-needed = Die übrigen Würfel werden in den leeren Feldern gebraucht.
refusal-area-needed-two = Die übrigen Würfel werden in Feldern mit weniger als { $fewest } gebraucht.
refusal-no-such-area = Es gibt hier { $areas } Felder, eins mehr als Spieler.
refusal-area-empty = In Feld { $area } liegen keine Würfel mehr.
refusal-not-your-die = Nicht unter deinen Würfeln: { $die }.
refusal-die-used = Schon benutzt: { $die }.
refusal-dice-left = Jeder Würfel muss benutzt werden: noch { $dice }.
refusal-no-card = Du hast keine Karte { $card } auf der Hand.
refusal-only-in-tournament = { $card } ist für die Turniere gedacht.
refusal-no-die = Du hast keinen unbenutzten Würfel zum Drehen.
refusal-no-used-die = Nur ein Würfel, den du in diesem Zug benutzt hast, zählt noch einmal.
refusal-no-black = Du hast kein Schwarz, das du entfernen könntest.
refusal-no-crystal = Kein Kristall ist erreichbar.
refusal-no-dice-in-areas = In den Feldern liegen keine Würfel.
refusal-no-echo = Keine Karte vom Ablagestapel ließe sich jetzt nutzen.
refusal-no-victim = Der Meister hat noch keinen Körperteil.
refusal-pyramid-full = Deine Pyramide ist voll.
refusal-upgraded = Du hast in diesem Zug schon verbessert; mehr als einmal geht nicht.
refusal-not-starting = Schon verbessert: { $part }.
refusal-stack-empty = Kein Plättchen mehr: { $part }, { $tier }.
refusal-no-pattern = Unter deinen { $tiles } offenen Plättchen liegt das Muster nicht: { $pattern }.
refusal-task-done = Deinen Trainerauftrag hast du schon erfüllt.
refusal-task-crystals = Der Trainer verlangt Kristalle: { $needs }. Du hast: { $have }.
refusal-task-tiles = Noch ohne Plättchen: { $missing }.
refusal-task-empty = Leer bleiben müssten: { $filled }.
refusal-wrong-element = Platz { $slot } ist für { $element }; der Würfel gibt { $wanted }.
refusal-slot-covered = Platz { $slot } ist nicht leer.
refusal-realm-empty = Dort liegt kein Kristall mehr: { $realm }.
refusal-wrong-realm = Der Würfel gibt { $wanted }; dieses Reich gehört zu { $element }: { $realm }.
refusal-not-adjacent = Profispiel: Das Reich muss an ein leeres grenzen: { $realm }.
refusal-no-black-here = Dort liegt kein Schwarz: { $place }.
refusal-part-first = Erst Schwarz von Körperteilen, dann aus Vorräten.
refusal-not-lowest = Ein Körperteil ist unter 0, also kommt Gold zum schwächsten ({ $lowest }). Du hast: Kopf { $head }, Flügel { $wings }, Schwanz { $tail }.
refusal-no-power = Ein Schwarz braucht einen Körperteil mit Kraft. Du hast: Kopf { $head }, Flügel { $wings }, Schwanz { $tail }.
refusal-no-bonus = Dieser Bonus steht nicht an: { $bonus }.
refusal-not-in-pattern = Platz { $slot } hilft nicht zu unterscheiden, wie das Muster liegt.
refusal-not-in-pile = { $card } liegt nicht auf dem Ablagestapel.
refusal-echo-of-echo = Ein Echo kann kein Echo wiederholen.
refusal-no-such-part = Diesen Körperteil hat der Meister noch nicht: { $place }.
refusal-no-gold-here = Dort liegt kein Gold: { $place }.
refusal-no-public = Hier gibt es kein öffentliches Turnier zu wählen: { $tournament }.
refusal-already-played = Schon ausgetragen: { $tournament }.
refusal-no-tokens = Es ist kein Kraftmarker mehr da.
refusal-no-triple = Keine drei deiner Plättchen bilden das Muster des Markers.
refusal-wrong-window = { $card } wird { $when } gespielt; jetzt sind wir { $window }.
refusal-too-many-elements = Du kannst höchstens { $most } { $element } setzen.
refusal-too-much-gold = Du kannst höchstens { $most_gold } Gold setzen; du hast { $gold }.
refusal-no-shift = Kein Schwarz lässt sich verschieben: Wer eins bekommt, dem muss Kraft 1 bleiben.
refusal-receiver-weak = Kraft { $power } ist zu wenig: Wer ein Schwarz bekommt, dem muss Kraft 1 bleiben.
refusal-not-a-rival = Wähle einen Gegner an diesem Tisch.
refusal-same-element = Es muss ein anderes Element sein als { $element }.
refusal-nothing-to-spend = Du hast nichts übrig, was diese Karte einzusetzen erlaubt.
refusal-not-on-card = { $element } steht nicht auf der Karte.
refusal-too-little-gold = Du hast weniger als 2 Gold gesetzt.
refusal-no-double = Dein Gold zählt schon mehr.
refusal-no-black-to-ignore = Auf diesem Körperteil liegt kein Schwarz, das du ignorieren könntest.
refusal-too-much-paid = { $element } kann höchstens { $most } deines Einsatzes bezahlen.
refusal-pay-something = Mindestens ein Element des Einsatzes muss mit { $element } bezahlt werden.
refusal-nothing-to-swap = Nichts kann einen Teil deines Einsatzes bezahlen.
refusal-wrong-tournament = Das Turnier gehört zu keinem der beiden Elemente der Karte.
refusal-nothing-to-trade = Du hast kein Element in der Farbe der Karte.
refusal-dead-trade = Es gibt nichts, was du dafür nehmen könntest.
refusal-not-three = Du brauchst drei abgeworfene Plättchen verschiedener Elemente und Platz dafür.
refusal-not-two = Du brauchst zwei in diesem Turnier abgeworfene Plättchen eines Elements und Platz dafür.
refusal-one-of-two = Beide Plättchen müssen vom selben Element sein.
refusal-not-due = Es ist kein { $element } mehr abzuwerfen.
refusal-no-tile-here = Auf Platz { $slot } liegt kein Plättchen.
refusal-no-tile-left = Keiner deiner { $element }-Kristalle ist außerhalb deines Tableaus.
refusal-no-tile-in-supply = Im Vorrat liegt kein { $element }-Plättchen mehr.
refusal-not-discarded = Du hast kein anderes abgeworfenes { $element }-Plättchen zum Zurücklegen.
refusal-not-placed-yet = Diesen Würfel hat der Meister nicht genommen: { $die }.
refusal-not-earned = Nicht verdient: { $achievement }.
refusal-same-part = Von dort kommt es: { $place }.
refusal-not-your-crystal = Auf deinem Tableau liegt kein { $element }-Kristall.
refusal-first-a-shift = Nutze die Karte mindestens einmal, bevor du aufhörst.

# Was geschieht
event-roll = { $seat_is ->
    [you] Du würfelst für Runde { $round }: { $dice }.
   *[other] { $seat } würfelt für Runde { $round }: { $dice }.
}
event-spread = { $seat_is ->
    [you] Du legst in Feld { $area }: { $die }.
   *[other] { $seat } legt in Feld { $area }: { $die }.
}
event-take = { $seat_is ->
    [you] Du nimmst Feld { $area }: { $dice }.
   *[other] { $seat } nimmt Feld { $area }: { $dice }.
}
event-use-pyramid = { $seat_is ->
    [you] Du nutzt für die Pyramide: { $die }.
   *[other] { $seat } nutzt für die Pyramide: { $die }.
}
event-use-grounds = { $seat_is ->
    [you] Du nutzt im Trainingsgelände: { $die }.
   *[other] { $seat } nutzt im Trainingsgelände: { $die }.
}
event-tile = { $seat_is ->
    [you] Du legst ein { $element }-Plättchen auf { $slot }.
   *[other] { $seat } legt ein { $element }-Plättchen auf { $slot }.
}
event-row = { $seat_is ->
    [you] Reihe { $row } ist voll: Du nimmst ihr Gold.
   *[other] Reihe { $row } ist voll: { $seat } nimmt ihr Gold.
}
event-gold = { $seat_is ->
    [you] Du nimmst { $count } Gold.
   *[other] { $seat } nimmt { $count } Gold.
}
event-gild = { $seat_is ->
    [you] Du legst Gold auf: { $part }.
   *[other] { $seat } legt Gold auf: { $part }.
}
event-black = { $seat_is ->
    [you] Du nimmst 1 Schwarz: { $place }.
   *[other] { $seat } nimmt 1 Schwarz: { $place }.
}
event-darken = { $seat_is ->
    [you] Du legst 1 Schwarz auf: { $part }.
   *[other] { $seat } legt 1 Schwarz auf: { $part }.
}
event-purge = { $seat_is ->
    [you] Du entfernst 1 Schwarz: { $place }.
   *[other] { $seat } entfernt 1 Schwarz: { $place }.
}
event-pair = { $seat_is ->
    [you] Zwei deiner Schwarzen wandern in den Pyramidenvorrat.
   *[other] Zwei Schwarze von { $seat } wandern in den Pyramidenvorrat.
}
event-crystal = { $seat_is ->
    [you] Du nimmst den Kristall: { $realm }.
   *[other] { $seat } nimmt den Kristall: { $realm }.
}
event-bonus = { $seat_is ->
    [you] Eine Grenze gibt dir: { $bonus }.
   *[other] Eine Grenze gibt { $seat }: { $bonus }.
}
event-draw = { $seat_is ->
    [you] Du ziehst { $card }.
   *[other] { $seat } zieht { $card }.
}
event-draw-unseen = { $seat_is ->
    [you] Du nimmst eine Trainingskarte.
   *[other] { $seat } nimmt eine Trainingskarte.
}
event-draw-tournament = { $seat_is ->
    [you] Du behältst { $card }.
   *[other] { $seat } behält { $card }.
}
event-draw-tournament-unseen = { $seat_is ->
    [you] Du behältst eine Turnierkarte.
   *[other] { $seat } behält eine Turnierkarte.
}
event-discard = { $seat_is ->
    [you] Du legst { $card } ab.
   *[other] { $seat } legt { $card } ab.
}
event-play = { $seat_is ->
    [you] Du spielst { $card }.
   *[other] { $seat } spielt { $card }.
}
event-echo = { $seat_is ->
    [you] Du wiederholst { $card }.
   *[other] { $seat } wiederholt { $card }.
}
event-reroll = { $seat_is ->
    [you] Du würfelst die Würfel in den Feldern neu: { $dice }.
   *[other] { $seat } würfelt die Würfel in den Feldern neu: { $dice }.
}
event-turn = { $seat_is ->
    [you] Du drehst einen Würfel: { $die }.
   *[other] { $seat } dreht einen Würfel: { $die }.
}
event-upgrade = { $seat_is ->
    [you] Du verbesserst: { $part }, { $tier }, Kraft { $power }.
   *[other] { $seat } verbessert: { $part }, { $tier }, Kraft { $power }.
}
event-sigil = { $seat_is ->
    [you] Du nimmst das Siegel: { $part }.
   *[other] { $seat } nimmt das Siegel: { $part }.
}
event-trigger = { $seat_is ->
    [you] Dein Drache ist vollendet: Das Training endet mit dieser Runde.
   *[other] Der Drache von { $seat } ist vollendet: Das Training endet mit dieser Runde.
}
event-task = { $seat_is ->
    [you] Du erfüllst deinen Trainerauftrag.
   *[other] { $seat } erfüllt den Trainerauftrag.
}
event-redraw = { $seat_is ->
    [you] Du ziehst andere Turniere: { $cards }.
   *[other] { $seat } zieht andere Turniere: { $cards }.
}
event-redraw-unseen = { $seat_is ->
    [you] Du ziehst drei andere Turniere.
   *[other] { $seat } zieht drei andere Turniere.
}
event-pay-away = { $seat_is ->
    [you] Du bezahlst 1 Gold: { $place }.
   *[other] { $seat } bezahlt 1 Gold: { $place }.
}
event-dice = { $seat_is ->
    [you] Deine Würfel zeigen: Kopf { $head }, Flügel { $wings }, Schwanz { $tail }.
   *[other] Die Würfel von { $seat } zeigen: Kopf { $head }, Flügel { $wings }, Schwanz { $tail }.
}
event-weakest = { $seat_is ->
    [you] Du hast die geringste Kraft ({ $power }) und beginnst.
   *[other] { $seat } hat die geringste Kraft ({ $power }) und beginnt.
}
event-toss = { $seat_is ->
    [you] Du wirfst den Mustermarker: { $pattern }.
   *[other] { $seat } wirft den Mustermarker: { $pattern }.
}
event-aside = { $seat_is ->
    [you] Du hebst für zuletzt auf: { $tournament }.
   *[other] { $seat } hebt für zuletzt auf: { $tournament }.
}
event-match = { $seat_is ->
    [you] Turnier { $match }: Du eröffnest { $tournament }.
   *[other] Turnier { $match }: { $seat } eröffnet { $tournament }.
}
event-trophy = { $seat_is ->
    [you] Du erreichst { $score }: eine Trophäe zu { $points }.
   *[other] { $seat } erreicht { $score }: eine Trophäe zu { $points }.
}
event-no-trophy = { $seat_is ->
    [you] Du erreichst { $score }: keine Trophäe.
   *[other] { $seat } erreicht { $score }: keine Trophäe.
}
event-token = { $seat_is ->
    [you] Du tauschst drei Plättchen gegen Kraft: { $part }.
   *[other] { $seat } tauscht drei Plättchen gegen Kraft: { $part }.
}
event-dial = { $seat_is ->
    [you] Deine Drehscheibe zeigt: Elemente { $elements }, Gold { $gold }.
   *[other] Die Drehscheibe von { $seat } zeigt: Elemente { $elements }, Gold { $gold }.
}
event-shift = { $seat_is ->
    [you] Du verschiebst 1 Schwarz: von { $source } auf { $part }.
   *[other] { $seat } verschiebt 1 Schwarz: von { $source } auf { $part }.
}
event-change = { $seat_is ->
    [you] Du lässt in diesem Turnier { $element } zählen.
   *[other] { $seat } lässt in diesem Turnier { $element } zählen.
}
event-spend = { $seat_is ->
    [you] Du setzt 1 { $element } mehr ein, für { $power }.
   *[other] { $seat } setzt 1 { $element } mehr ein, für { $power }.
}
event-swap = { $seat_is ->
    [you] Du bezahlst { $count } deines Einsatzes mit { $element }.
   *[other] { $seat } bezahlt { $count } vom Einsatz mit { $element }.
}
event-spent-tile = { $seat_is ->
    [you] Du wirfst ein { $element }-Plättchen von { $slot } ab.
   *[other] { $seat } wirft ein { $element }-Plättchen von { $slot } ab.
}
event-spent-crystal = { $seat_is ->
    [you] Du wirfst einen { $element }-Kristall ab.
   *[other] { $seat } wirft einen { $element }-Kristall ab.
}
event-give-tile = { $seat_is ->
    [you] Du tauschst ein { $element }-Plättchen von { $slot } ein.
   *[other] { $seat } tauscht ein { $element }-Plättchen von { $slot } ein.
}
event-give-crystal = { $seat_is ->
    [you] Du tauschst einen { $element }-Kristall ein.
   *[other] { $seat } tauscht einen { $element }-Kristall ein.
}
event-get-tile = { $seat_is ->
    [you] Du nimmst ein { $element }-Plättchen auf { $slot }.
   *[other] { $seat } nimmt ein { $element }-Plättchen auf { $slot }.
}
event-get-crystal = { $seat_is ->
    [you] Du nimmst einen { $element }-Kristall.
   *[other] { $seat } nimmt einen { $element }-Kristall.
}
event-return-tile = { $seat_is ->
    [you] Du legst ein { $element }-Plättchen auf { $slot } zurück.
   *[other] { $seat } legt ein { $element }-Plättchen auf { $slot } zurück.
}
event-master-black = { $seat_is ->
    [you] Du legst 1 Schwarz auf den Körperteil des Meisters: { $part }.
   *[other] { $seat } legt 1 Schwarz auf den Körperteil des Meisters: { $part }.
}
event-exams = { $seat_is ->
    [you] Du bestehst { $passes } Prüfungen.
   *[other] { $seat } besteht { $passes } Prüfungen.
}
event-note = Notiert für den Meister im nächsten Spiel: Kopf { $head }, Flügel { $wings }, Schwanz { $tail }.
event-mark = { $seat_is ->
    [you] Du trägst eine Auszeichnung ein. { $achievement }.
   *[other] { $seat } trägt eine Auszeichnung ein. { $achievement }.
}
event-ready = { $seat_is ->
    [you] Du bist bereit.
   *[other] { $seat } ist bereit.
}
event-pay = { $seat } an { $rival_seat }: 1 Gold, { $place }.
event-weaken = { $rival_seat }: { $power } weniger auf dem Würfel in diesem Turnier, durch { $seat }.
event-reshuffle = Der Ablagestapel wird zu einem neuen Stapel gemischt.
event-preparation = Das Training ist vorbei; ungenutzte Trainingskarten werden abgelegt.
event-end = Fünf Turniere sind ausgetragen: Das Spiel ist vorbei.
event-master-roll = Runde { $round }: Der Meister würfelt { $dice }.
event-master-card = Der Meister deckt Karte { $number } auf.
event-master-takes = Der Meister nimmt Feld { $area }.
event-master-space = Der Meister legt { $count } { $element } in Reihe { $row }, Feld { $space }.
event-master-below = Der Meister legt { $count } { $element } unter seine Reihen.
event-master-gold = Der Meister bekommt { $count } Gold in Reihe { $row }.
event-master-part = Der Meister nimmt einen Körperteil in Reihe { $row }: { $part }.
event-master-sigil = Reihe { $row } des Meisters verdient ein Siegel: { $part }.

# Tisch
area-choices = Deine Möglichkeiten
area-dice = Würfel
area-powers = Turnierwürfel
area-tournament = Turnier
area-stacks = Körperteile
area-hand = Deine Karten
area-master = Der Meister
area-exams = Prüfungen
area-master-card = Meisterkarte
board-of = Drache von { $seat }
phase-setup = Die Drachen treffen ein
phase-training = Drachentraining
phase-preparation = Letzte Vorbereitung
phase-tournament = Das Turnier
phase-exams = Prüfungen
phase-over = Das Spiel ist vorbei
short-white = Ei
short-yellow = Le
short-red = Fe
short-purple = Fs
short-green = Na
short-blue = Wa
brief-training = Train. { $count }
brief-tournament = Turn. { $count }
brief-trainer = Auftr.: { $needs }
brief-sigil = Siegel { $elements }
brief-die = { $element } { $count }{ $blacks ->
    [0] {""}
   *[other] ◆
}
brief-personal = { $part } { $element }
brief-power = { $part } { $power }
brief-tiles = { $count } { $element }
brief-none = –
brief-gold = Gold
brief-simple = Teil I
brief-advanced = Teil II
brief-pyramid-store = Pyr. ◆{ $count }
brief-dragon-store = Dra. ◆{ $count }
brief-gold-store = Gold { $count }
scene-round = Runde { $round }
scene-area = Feld { $area }
scene-hand = Würfel in der Hand
scene-match = Turnier { $match } von 5
scene-last = Stand im letzten Turnier
scene-seat = { $seat }
scene-power = { $seat }: { $part } { $power }
scene-chance = { $seat }: { $power } + bis zu { $most }
scene-score = { $seat }: { $score }
scene-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
scene-passes = { $count ->
    [one] Prüfung jetzt bestanden
   *[other] Prüfungen jetzt bestanden
}
scene-passed = { $count ->
    [one] 1 Prüfung bestanden
   *[other] { $count } Prüfungen bestanden
}
scene-standing = { $seat }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
scene-cards = Aktionskarten
scene-card = { $card }. { $text }
scene-stack = { $part }, { $tier }: Kraft { $power }, noch { $left }
scene-sigil = Siegel für { $part }: { $elements }
scene-deck-training = Trainingskarten: { $count } im Stapel
scene-deck-tournament = Turnierkarten: { $count } im Stapel
scene-held-training = Trainingskarten auf der Hand: { $count }
scene-held-tournament = Turnierkarten auf der Hand: { $count }
scene-tokens = Kraftmarker übrig: { $count }
scene-pile = Abgelegte Karten
scene-marker = Aktiv: { $seat }
scene-slot-empty = Platz { $slot }, { $element }: leer
scene-slot-up = Platz { $slot }: { $element }-Plättchen, offen
scene-slot-flipped = Platz { $slot }: { $element }-Plättchen, umgedreht
scene-row-gold = Gold von Reihe { $row }
scene-crystal-in = { $element }-Kristall auf dem Tableau
scene-crystal-out = Platz für einen { $element }-Kristall
scene-border = Grenze { $one } – { $two }: { $bonus }
scene-border-used = Grenze { $one } – { $two }: { $bonus }, benutzt
scene-realm-full = { $realm }, mit Kristall
scene-realm-clear = { $realm }, geräumt
scene-part = { $part }: Kraft { $power }, { $gold } Gold, { $blacks } Schwarz
scene-store = { $place }: { $count }
scene-trainer = Der Trainer verlangt { $needs }
scene-trainer-title = Trainer
scene-trainer-done = Auftrag erfüllt
scene-face-down = Verdecktes Turnier: { $card }
scene-dial = Drehscheibe: { $elements } Elemente, { $gold } Gold
scene-bottom = Unter den Reihen: { $count }
scene-space-tile = Reihe { $row }, Feld { $space }: { $count } { $element }
scene-space-none = Reihe { $row }, Feld { $space }: leer
scene-space-gold = Reihe { $row }, Feld { $space }: Gold
scene-space-simple = Reihe { $row }, Feld { $space }: einfacher Körperteil
scene-space-advanced = Reihe { $row }, Feld { $space }: starker Körperteil
scene-master-part = { $part } des Meisters: Kraft { $power }, Reihe { $row }
icon-three = drei Würfel
icon-two = zwei Würfel
icon-wild = bunter Würfel
scene-master-card = Meisterkarte { $number }. Er sucht: { $priority }. Körperteile: { $parts }.
scene-exam-passed = { $tournament }: wäre bestanden
scene-exam-failed = { $tournament }: wäre nicht bestanden
