# Was der Tisch selbst sagt.

bad-request = Das war nicht zu verstehen: { $reason }
unsound = { $sentence }
no-key = Dafür braucht es einen Schlüssel des Tischs, aus seinem Link.
not-here = Das ist nicht für dich bestimmt. Frag den Gastgeber nach einem Link.
header-missing = Das kam ohne den Header X-Wyrmhall, vielleicht also von einer anderen Seite.
host-only = Das kann nur der Gastgeber.
which-seat = Du hast mehrere Plätze; sag, welchen du meinst.
no-seat = Du hast keinen Platz an diesem Tisch.
not-your-seat = Platz { $number } ist nicht deiner.
no-such-seat-here = An diesem Tisch gibt es keinen Platz { $number }.
bad-invitation = Diese Einladung gilt hier nicht.
not-found = Hier ist nichts.
no-such-table = Diesen Tisch gibt es nicht.
no-such-game = Ein Spiel „{ $game }“ gibt es nicht.
no-such-bot = Einen Bot „{ $bot }“ gibt es nicht.
no-such-position = Eine Stelle { $position } gibt es in dieser Partie nicht.
stale = Am Tisch ging es schon weiter; sieh noch einmal hin.
refused = Die Regeln erlauben das nicht.
not-begun = Die Partie hat noch nicht begonnen; es sind Plätze frei.
begun = Die Partie läuft; die Plätze bleiben, wie sie sind.
no-hints = An diesem Tisch hat der Gastgeber Tipps abgeschaltet.
not-your-turn = Gerade wirst du nichts gefragt.
no-answer = Es fand sich keine Antwort; versuch es gleich noch einmal.
over = Die Partie ist zu Ende.
closed = Der Tisch ist geschlossen.
old-rules = Diese Partie begann unter anderen Regeln und kann hier nicht weitergehen; ihre Datei ist zu haben.
not-over = Das gibt es, sobald die Partie zu Ende ist.
deal-runs = Jemand spielt diese Verteilung noch. Die Datei gibt es, wenn alle fertig sind.
deal-not-over = Dieselben Karten und Würfel gibt es erst, wenn das andere Spiel aus ist: Jetzt würden sie verraten, was dort kommt.
deal-differs = Für dieselbe Verteilung braucht es dasselbe Spiel mit denselben Plätzen und Varianten.
too-many-keys = Für diesen Tisch wurden so viele Links gemacht, dass es keine neuen mehr gibt; die verschickten bleiben gültig.
chair-taken = Dieser Platz ist besetzt.
too-many-chairs = Es gibt nur { $seats } Plätze.
no-proposal = Es ist nichts vorgeschlagen.
nothing-to-undo = Du hast keinen Zug zurückzunehmen.
luck-from-outside = Diese Partie wurde mit echten Würfeln gespielt; sie kann hier nicht weitergehen.
quiet = Zuschauer können an diesem Tisch nicht mitreden.
bad-address = An diese Adresse kann nicht geschrieben werden.
too-large = Das ist zu groß.
too-many = Das war zu viel auf einmal. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
your-turn = { $title }: Du bist am Zug.
stopping = Der Server hält gerade an; versuch es gleich noch einmal.
failed = Hier ging etwas schief. Es ist vermerkt.

bot-random = Zufall
bot-greedy = Gierig
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-adept = Adept
bot-archmage = Erzmagier
about-random = Tut irgendetwas, nach Zufall.
about-greedy = Schaut einen Zug voraus.
about-apprentice = Spielt wie ein Anfänger: vernünftig, aber manches entgeht ihm.
about-journeyman = Schaut einen Zug voraus und nimmt, was am besten scheint.
about-adept = Überlegt kurz, was kommen kann: spielt gut.
about-archmage = Überlegt zwei Sekunden, was kommen kann: so stark, wie es geht.
hint-plain = Von { $moves } Zügen verspricht dieser am meisten, wenn man viele Partien durchprobiert.
hint-only = Einen anderen Zug gibt es nicht.
watcher = Zuschauer
