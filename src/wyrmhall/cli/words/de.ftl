# Was das Terminal rund um ein Spiel sagt.

name-human = Spieler { $number }
name-alone = Spieler
name-bot = Bot { $number }

which-game = Welches Spiel? Gib seine Nummer ein.
welcome = { $title } { $seats ->
    [one] allein
   *[other] zu { $seats }
}. Gib die Nummer oder den Namen eines Zuges ein; „help“ sagt mehr.
choose = Dein Zug:
alone = Es gibt nur eine Möglichkeit: { $label }.
waiting = Am Zug: { $names }.
hand-over = Jetzt ist { $name } dran. Drücke Enter, wenn niemand anderes hinsieht.
allowed = „{ $move }“ ist erlaubt.
not-allowed = { $words } ({ $rule })
no-number = Eine Auswahl { $number } gibt es hier nicht; es geht von 1 bis { $last }.
nothing-said = Gib eine Nummer, den Namen eines Zuges oder „help“ ein.
why-what = Welcher Zug? Zum Beispiel: why { $move }
undone = Zurückgenommen.
saved = Gespeichert in { $file }.
save-where = In welche Datei? Zum Beispiel: save spiel.json
stopped = Hier endet das Spiel vorerst.
end = Das Spiel ist zu Ende.
help = { "" }
    eine Nummer, ein Name   diesen Zug machen
    undo                    den letzten Zug zurücknehmen, wenn nichts Neues ans Licht kam
    why ZUG                 warum ein Zug nicht erlaubt ist
    rules [NUMMER]          die Regeln, oder eine davon
    table                   den ganzen Tisch noch einmal zeigen
    log                     alles, was geschehen ist
    save DATEI              das Spiel in eine Datei schreiben
    quit                    aufhören
