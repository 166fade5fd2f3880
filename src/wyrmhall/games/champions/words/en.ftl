# Champions of Wind and Fire

game-blurb = Train a dragon with dice and magic, then win trophies in five tournaments.

# Endings and options
ending-champion = A single champion
ending-champions = Champions together
ending-fail = Failed: more training is needed
ending-satisfactory = Satisfactory: great potential
ending-good = Good: on the brink of greatness
ending-excellent = Excellent: ready for the strongest
ending-outstanding = Outstanding: a true champion
ending-failed-tournament = Lost: failed an exam of a tournament card
option-rules = Rules
option-rules-base = Base
option-rules-advanced = Advanced: secret dials and tournament cards
option-sigils = Sigils
option-sigils-off = without
option-sigils-on = with
option-trainer = Trainer card
option-trainer-simple = Simple: three crystals
option-trainer-complex = Hard: a scheme on the pyramid
option-beginner = Gentler Master
option-beginner-off = no
option-beginner-on = yes, black crystals weaken him
option-tournaments = Tournament cards
option-tournaments-off = without
option-tournaments-on = with: three exams must not fail
option-head = Master's head: your last game's (first game: 5)
option-wings = Master's wings: your last game's (first game: 5)
option-tail = Master's tail: your last game's (first game: 5)

# Elements, parts and places
element-white = Ice
element-yellow = Vitality
element-red = Fire
element-purple = Rock
element-green = Nature
element-blue = Water
die-white = Ice die
die-yellow = Vitality die
die-red = Fire die
die-purple = Rock die
die-green = Nature die
die-blue = Water die
die-wild = wild die
die-shows = { $die } ({ $count } { $element }{ $blacks ->
    [0] {""}
    [one] , 1 black
   *[other] , { $blacks } black
})
face-shows = { $count } { $element }{ $blacks ->
    [0] {""}
    [one] , 1 black
   *[other] , { $blacks } black
}
part-head = head
part-wings = wings
part-tail = tail
title-head = Head
title-wings = Wings
title-tail = Tail
tier-simple = simple
tier-advanced = advanced
place-head = the head
place-wings = the wings
place-tail = the tail
place-pyramid-store = the pyramid store
place-dragon-store = the dragon store
place-gold-store = the gold store
realm-left-snow = left snow
realm-right-snow = right snow
realm-upper-desert = upper desert
realm-lower-desert = lower desert
realm-volcano = volcano
realm-mountain = mountain
realm-forest = forest
realm-lake = lake
bonus-purge = remove a black
bonus-card = action card
bonus-tile = any tile
bonus-gold = 1 gold
pattern-rhombus = rhombus
pattern-arch = arch
pattern-wave = wave
pattern-trapezoid = trapezoid
pattern-chevron = chevron
pattern-hook = hook
pattern-line = line
pattern-triangle = triangle
pattern = pattern { $name }
discipline-head = Fire Breath
discipline-wings = Flight
discipline-tail = Tail Wielding
tournament = { $discipline } in { $element }
window-exchange = trading tiles for power
window-before = before power selection
window-reveal = upon revealing power
window-after = after awarding trophies

# Cards
card-cleanse = Cleansing
card-turn = Turn a Die
card-crystal = Crystal Trail
card-reroll = Winds of Change
card-echo = Echo
card-shadow = Shadows for All
card-again = Once Again
card-tile = Gift of Magic
card-gold = Gold
card-shift = Shift the Dark
card-weaken = Weaken
card-change = Change of Element
card-extra = Extra Elements
card-wealth = Wealth
card-ignore = Defy the Dark
card-swap = Other Means
card-return-three = Three Come Back
card-return-two = Two Come Back
card-pair = Gifts of { $elements }
card-favour = Favour of { $elements }
card-trade = Trade of { $elements }
card-unknown = card
text-cleanse = Remove { $amount } black from a part; if none lies there, from a store.
text-turn = Turn one of your unused dice to any face.
text-crystal = Gain { $amount } crystal from any realm, with its border bonuses.
text-reroll = Reroll all dice that lie in areas.
text-echo = Do what a card in the discard pile says.
text-shadow = Each opponent takes { $amount } black into the dragon store.
text-again = Gain the elements of a used die again, without blacks.
text-tile = Place { $amount } tile of any element.
text-gold = Gain { $amount } gold.
text-shift = Before: move up to { $amount } of your blacks between your parts.
text-weaken = Before: an opponent's die loses { $power } in this match.
text-change = Before: another element counts in this match.
text-extra = Reveal: spend up to { $amount } more elements, { $power } power each.
text-wealth = Reveal: every 2 gold of your bet count as { $power }.
text-ignore = Reveal: ignore up to { $amount } blacks on this part.
text-swap = Reveal: pay any part of your bet with another element.
text-return-three = After: return 3 discarded tiles of 3 elements.
text-return-two = After: return 2 tiles of one element from this match.
text-pair = Reveal: spend up to { $amount } more of { $elements }, { $power } power each.
text-favour = Reveal: { $power } power in a tournament of { $elements }.
text-trade = After: exchange up to { $amount } { $elements } for other elements.

# Achievements
achievement-herald-of-frost = Herald of Frost: all Ice exams
achievement-guardian-of-life = Guardian of Life: all Vitality exams
achievement-tamer-of-volcanoes = Tamer of Volcanoes: all Fire exams
achievement-rock-wielder = Rock Wielder: all Rock exams
achievement-one-with-nature = One with Nature: all Nature exams
achievement-tidecaller = Tidecaller: all Water exams
achievement-flamebringer = Flamebringer: all Fire Breath exams
achievement-aerial-conqueror = Aerial Conqueror: all Flight exams
achievement-tail-striker = Tail Striker: all Tail Wielding exams
achievement-golden-scales = Golden Scales: more gold on every part than the Master
achievement-glory-over-wealth = Glory over Wealth: less gold on every part than the Master
achievement-elemental-mastery = Elemental Mastery: passed with power 0 or 1
achievement-raw-might = Raw Might: passed without any element
achievement-rising-star = Rising Star: exactly 13 exams
achievement-high-achiever = High Achiever: all exams

# Scores
score-four = Trophies of 4: { $count }
score-two = Trophies of 2: { $count }
score-tokens = Power tokens: { $count }
score-exam = Exam passed: { $tournament }

# Moves
move-spread = { $die }: to area { $area }
move-area = Take area { $area }: { $dice }
move-pyramid = { $die }: onto the pyramid
move-grounds = { $die }: to the training grounds
move-slot = { $element } tile on { $slot }
move-match = Use { $slot } for the pattern
move-discard-tile = Discard the { $element } tile on { $slot }
move-return = Return a tile of { $element } to { $slot }
move-realm = Crystal from: { $realm }
move-element = { $element }
move-change = { $element } counts
move-spend = Spend 1 { $element } more
move-swap = Pay with { $element }
move-discard-crystal = Discard a crystal of { $element }
move-take-crystal = Take a crystal of { $element }
move-place = Remove a black from { $place }
move-gild = Gold onto { $place } (power { $power })
move-darken = Black onto { $place } (power { $power })
move-pay = Pay from { $place }
move-crown = Power token onto { $place } (power { $power })
move-shift-from = Take a black from { $place }
move-shift-to = Put it onto { $place } (power { $power })
move-curse = Black onto the Master's part: { $place }
move-play = Play { $card }
move-echo = Echo of { $card }
move-upgrade = Upgrade the { $part }: { $tier }, power { $power } ({ $pattern })
move-die = { $die }
move-turn-die = Turn { $die }
move-place-die = Next space: { $die }
move-face = Show { $face }
move-bonus = First: { $bonus }
move-keep = Keep { $card }
move-bet = Bet { $count }
move-bet-elements = Bet { $count } { $element }
move-bet-gold = Bet { $count } gold
move-measure = Pay { $count } with { $element }
move-call = Play { $tournament }
move-reserve = Set aside { $tournament }
move-rival = Weaken { $rival_seat }
move-mark = Mark { $achievement }
move-trainer = Complete the trainer's task ({ $needs })
move-sigil = Take the sigil
move-redraw = Draw three other tournaments
move-exchange = Trade three tiles for a power token
move-rest = Discard the rest the obvious way
move-done = Done
move-pass = Pass

# Steps, named for those who wait
step-redrawing = whether to draw other tournaments
step-spreading = how to distribute the dice
step-choosing = which dice to take
step-acting = what to do with the dice
step-filling = where a tile goes
step-gathering = which crystal to gain
step-granting = where a tile of any element goes
step-purging = which black to remove
step-cleansing = which black to remove
step-gilding = where gold goes
step-darkening = where a black goes
step-ordering = which bonus comes first
step-keeping = which card to keep
step-matching = which tiles form the pattern
step-claiming = whether to take the sigil
step-picking-die = which die to turn
step-turning = what the die shall show
step-crossing = which crystal to gain
step-echoing = which card to echo
step-repeating = which die to gain again
step-cursing = which part of the Master to darken
step-finishing = whether to upgrade once more
step-paying = where the gold is paid from
step-hiding = how to distribute what is left
step-reserving = which tournament comes last
step-selecting = which tournament to play
step-trading = whether to trade tiles for power
step-trade-matching = which three tiles to trade
step-crowning = where the power token goes
step-dealing = whether to play a card
step-betting = what to bet
step-shifting-from = which black to move
step-shifting-to = where the black goes
step-weakening = whom to weaken
step-changing = which element counts
step-spending = what to spend on top
step-swapping = which element pays
step-measuring = how much it pays
step-discarding = what to discard
step-giving = what to exchange
step-taking = what to take for it
step-returning = which tiles come back
step-placing = the order of the Master's dice
step-marking = which achievement to mark
step-over = nothing any more

# Prompts
prompt-over = The game is over.
prompt-wait = { $seat } decides { $what }.
prompt-wait-all = Everybody decides in secret { $what }.
prompt-redrawing = Do you keep your three tournaments, or draw three others, once?
prompt-spreading = Round { $round }: in which area do you put the { $die }?
prompt-choosing = Choose an area and take its dice.
prompt-acting = Your turn: { $dice ->
    [0] your dice are used. Anything else?
    [one] one die is left to use.
   *[other] { $dice } dice are left to use.
}
prompt-filling = Where does the { $wanted } tile go?
prompt-gathering = From which realm do you take the { $wanted } crystal?
prompt-granting = Place a tile of any element.
prompt-purging = Remove a black from one of your parts or stores.
prompt-cleansing = Remove a black from a part; if none lies there, from a store.
prompt-gilding = Two gold make your dragon stronger: where does this one go?
prompt-darkening = Two blacks weaken your dragon: where does this one go?
prompt-ordering = Several bonuses at once: which comes first?
prompt-keeping = Keep one of the two cards; the other is laid open.
prompt-matching = The pattern fits in several ways: touch a tile that belongs to it.
prompt-claiming = Your tiles match the sigil for the { $part }. Take it?
prompt-picking-die = Which of your unused dice do you turn?
prompt-turning = What shall the die show?
prompt-crossing = Gain a crystal from any realm within reach.
prompt-echoing = Which card of the discard pile do you repeat?
prompt-repeating = Which used die do you gain again, and where?
prompt-cursing = Which of the Master's parts gets the black?
prompt-finishing = Upgrade one more part for 1 gold?
prompt-paying = From where do you pay the gold?
prompt-hiding-gold = In secret: where does the next of { $gold } gold go?
prompt-hiding-black = In secret: where does the next of { $blacks } blacks go?
prompt-reserving = You are the weakest, so you choose: which public tournament is played last?
prompt-selecting = Match { $match }: which of your tournaments do you play?
prompt-selecting-public = Match { $match }: which public tournament comes first?
prompt-trading = Do you trade three tiles in the pattern for a power token?
prompt-trade-matching = Several triples fit: touch a tile that you give away.
prompt-crowning = Which part gets the power token?
prompt-dealing = { $tournament }, { $window }: play a card, or pass.
prompt-betting = { $tournament }: how many { $element } do you bet, in secret?
prompt-betting-gold = { $tournament }: and how much gold?
prompt-shifting-from = Which part gives a black away?
prompt-shifting-to = Which part receives it? It must keep power 1.
prompt-weakening = Whose die do you lower for this match?
prompt-changing = Which element counts in this match?
prompt-spending = Spend up to { $count } more elements.
prompt-swapping = Which element pays a part of your bet?
prompt-measuring = How many elements of your bet does it pay?
prompt-discarding = Discard what you spent: { $due } left. Tiles or crystals?
prompt-giving = Which element do you exchange? { $count } left.
prompt-taking = What do you take for it?
prompt-returning-three = Return tiles of three different elements: { $count } left.
prompt-returning-two = Return two tiles of one element: { $count } left.
prompt-placing = The Master places tiles: which die comes first?
prompt-marking = The exams are over. Mark one achievement, or none.

# Refusals
refusal-over = The game is over.
refusal-turn = It is { $seat } who decides { $what }.
refusal-ready = You have nothing to decide now; others still decide in secret { $what }.
refusal-step = Not now. First decide { $what }.
refusal-area-first = First take the dice of an area.
refusal-area-chosen = You have taken your dice this turn.
refusal-pass = Nobody passes in the training: use all your dice, then the turn is done.
refusal-redraw = Tournaments are drawn again only before the first round, and only once.
refusal-sigil = A sigil comes only with an upgrade in the training whose tiles show its elements.
refusal-exchange = Tiles are traded for power only before and after the matches of an Advanced tournament.
refusal-trainer = The trainer's task belongs to the training, which is over.
refusal-upgrade = Parts are upgraded in the training and at the start of the Final Preparation.
refusal-training-over = Training cards are of no use after the training.
refusal-area-full = Area { $area } is full: with 3 or 4 players an area holds 1 or 2 dice.
refusal-area-full-two = Area { $area } is full: with 2 players an area holds 2 or 3 dice.
refusal-area-needed = The dice that are left are needed in the empty areas.
refusal-area-needed-two = The dice that are left are needed in areas with fewer than { $fewest }.
refusal-no-such-area = There are { $areas } areas in this game, one more than players.
refusal-area-empty = No dice lie in area { $area } any more.
refusal-not-your-die = The { $die } is not among the dice that you took.
refusal-die-used = Already used: { $die }.
refusal-dice-left = Every die must be used: { $dice } left.
refusal-no-card = You have no card { $card } in your hand.
refusal-only-in-tournament = { $card } is for the Tournament.
refusal-no-die = You have no unused die to turn.
refusal-no-used-die = Only a die that you have used this turn can be gained again.
refusal-no-black = You have no black to remove.
refusal-no-crystal = No crystal is within reach.
refusal-no-dice-in-areas = No dice lie in the areas.
refusal-no-echo = No card of the discard pile could be used now.
refusal-no-victim = The Master has no part yet.
refusal-pyramid-full = Your pyramid is full.
refusal-upgraded = You have upgraded this turn; once is all.
refusal-not-starting = Your { $part } is upgraded already.
refusal-stack-empty = No { $tier } tile is left for the { $part }.
refusal-no-pattern = The { $pattern } does not lie among your { $tiles } face-up tiles.
refusal-task-done = You have done your trainer's task.
refusal-task-crystals = The trainer asks for crystals: { $needs }. You have: { $have }.
refusal-task-tiles = Slots without a tile: { $missing }.
refusal-task-empty = Slots that must be empty: { $filled }.
refusal-wrong-element = Slot { $slot } is for { $element }; the die gives { $wanted }.
refusal-slot-covered = Slot { $slot } is not empty.
refusal-realm-empty = No crystal is left there: { $realm }.
refusal-wrong-realm = The die gives { $wanted }; { $realm } is a realm of { $element }.
refusal-not-adjacent = Advanced: the realm must border a cleared one: { $realm }.
refusal-no-black-here = No black lies there: { $place }.
refusal-part-first = First remove blacks from parts, then from stores.
refusal-not-lowest = A part is below 0, so gold goes to the weakest ({ $lowest }). You have: head { $head }, wings { $wings }, tail { $tail }.
refusal-no-power = A black needs a part with power. You have: head { $head }, wings { $wings }, tail { $tail }.
refusal-no-bonus = This bonus is not among those that wait: { $bonus }.
refusal-not-in-pattern = Slot { $slot } does not help to tell the ways apart in which the pattern fits.
refusal-not-in-pile = { $card } is not in the discard pile.
refusal-echo-of-echo = An echo cannot repeat an echo.
refusal-no-such-part = The Master has no such part yet: { $place }.
refusal-no-gold-here = No gold lies there: { $place }.
refusal-no-public = There is no public tournament to choose: { $tournament }.
refusal-already-played = You have played it: { $tournament }.
refusal-no-tokens = No power token is left.
refusal-no-triple = No three of your tiles form the token's pattern.
refusal-wrong-window = { $card } is played { $when }; now it is { $window }.
refusal-too-many-elements = You can bet at most { $most } { $element }.
refusal-too-much-gold = You can bet at most { $most_gold } gold; you have { $gold }.
refusal-no-shift = No black can be moved: a part that receives one must keep power 1.
refusal-receiver-weak = Power { $power } is too little: a part that receives a black must keep power 1.
refusal-not-a-rival = Choose an opponent at this table.
refusal-same-element = It must be another element than { $element }.
refusal-nothing-to-spend = You have nothing left that this card lets you spend.
refusal-not-on-card = { $element } is not on the card.
refusal-too-little-gold = You have bet fewer than 2 gold.
refusal-no-double = Your gold counts more already.
refusal-no-black-to-ignore = There is no black to ignore on this part.
refusal-too-much-paid = { $element } can pay at most { $most } of your bet.
refusal-pay-something = At least one element of the bet must be paid with { $element }.
refusal-nothing-to-swap = There is nothing that could pay a part of your bet.
refusal-wrong-tournament = The tournament is of neither of the card's two elements.
refusal-nothing-to-trade = You have no element of the card's colour.
refusal-dead-trade = There is nothing that you could take for it.
refusal-not-three = You need three discarded tiles of different elements, and room for them.
refusal-not-two = You need two tiles of one element that you discarded in this match, and room for them.
refusal-one-of-two = Both tiles must be of one element.
refusal-not-due = No more { $element } is to be discarded.
refusal-no-tile-here = No tile lies on slot { $slot }.
refusal-no-tile-left = None of your { $element } crystals is off your board.
refusal-no-tile-in-supply = No { $element } tile is left in the supply.
refusal-not-discarded = You have no other discarded { $element } tile to return.
refusal-not-placed-yet = The Master has not taken this die: { $die }.
refusal-not-earned = Not earned: { $achievement }.
refusal-same-part = It comes from there: { $place }.
refusal-not-your-crystal = You have no { $element } crystal on your board.
refusal-first-a-shift = Use the card at least once before you stop.

# What happens
event-roll = { $seat_is ->
    [you] You roll for round { $round }: { $dice }.
   *[other] { $seat } rolls for round { $round }: { $dice }.
}
event-spread = { $seat_is ->
    [you] You put into area { $area }: { $die }.
   *[other] { $seat } puts into area { $area }: { $die }.
}
event-take = { $seat_is ->
    [you] You take area { $area }: { $dice }.
   *[other] { $seat } takes area { $area }: { $dice }.
}
event-use-pyramid = { $seat_is ->
    [you] You use for the pyramid: { $die }.
   *[other] { $seat } uses for the pyramid: { $die }.
}
event-use-grounds = { $seat_is ->
    [you] You use in the training grounds: { $die }.
   *[other] { $seat } uses in the training grounds: { $die }.
}
event-tile = { $seat_is ->
    [you] You place a tile of { $element } on { $slot }.
   *[other] { $seat } places a tile of { $element } on { $slot }.
}
event-row = { $seat_is ->
    [you] Row { $row } is full: you take its gold.
   *[other] Row { $row } is full: { $seat } takes its gold.
}
event-gold = { $seat_is ->
    [you] You gain { $count } gold.
   *[other] { $seat } gains { $count } gold.
}
event-gild = { $seat_is ->
    [you] You put gold on the part: { $part }.
   *[other] { $seat } puts gold on the part: { $part }.
}
event-black = { $seat_is ->
    [you] You take a black into { $place }.
   *[other] { $seat } takes a black into { $place }.
}
event-darken = { $seat_is ->
    [you] You put a black on the part: { $part }.
   *[other] { $seat } puts a black on the part: { $part }.
}
event-purge = { $seat_is ->
    [you] You remove a black from { $place }.
   *[other] { $seat } removes a black from { $place }.
}
event-pair = { $seat_is ->
    [you] Two of your blacks move to the pyramid store.
   *[other] Two blacks of { $seat } move to the pyramid store.
}
event-crystal = { $seat_is ->
    [you] You gain the crystal of: { $realm }.
   *[other] { $seat } gains the crystal of: { $realm }.
}
event-bonus = { $seat_is ->
    [you] A border gives you: { $bonus }.
   *[other] A border gives { $seat }: { $bonus }.
}
event-draw = { $seat_is ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
event-draw-unseen = { $seat_is ->
    [you] You take a training card.
   *[other] { $seat } takes a training card.
}
event-draw-tournament = { $seat_is ->
    [you] You keep { $card }.
   *[other] { $seat } keeps { $card }.
}
event-draw-tournament-unseen = { $seat_is ->
    [you] You keep a tournament card.
   *[other] { $seat } keeps a tournament card.
}
event-discard = { $seat_is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-play = { $seat_is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
event-echo = { $seat_is ->
    [you] You repeat { $card }.
   *[other] { $seat } repeats { $card }.
}
event-reroll = { $seat_is ->
    [you] You reroll the dice in the areas: { $dice }.
   *[other] { $seat } rerolls the dice in the areas: { $dice }.
}
event-turn = { $seat_is ->
    [you] You turn a die: { $die }.
   *[other] { $seat } turns a die: { $die }.
}
event-upgrade = { $seat_is ->
    [you] You upgrade: { $part }, { $tier }, power { $power }.
   *[other] { $seat } upgrades: { $part }, { $tier }, power { $power }.
}
event-sigil = { $seat_is ->
    [you] You take the sigil: { $part }.
   *[other] { $seat } takes the sigil: { $part }.
}
event-trigger = { $seat_is ->
    [you] Your dragon is complete: the training ends with this round.
   *[other] The dragon of { $seat } is complete: the training ends with this round.
}
event-task = { $seat_is ->
    [you] You complete your trainer's task.
   *[other] { $seat } completes the trainer's task.
}
event-redraw = { $seat_is ->
    [you] You draw other tournaments: { $cards }.
   *[other] { $seat } draws other tournaments: { $cards }.
}
event-redraw-unseen = { $seat_is ->
    [you] You draw three other tournaments.
   *[other] { $seat } draws three other tournaments.
}
event-pay-away = { $seat_is ->
    [you] You pay 1 gold from { $place }.
   *[other] { $seat } pays 1 gold from { $place }.
}
event-dice = { $seat_is ->
    [you] Your dice show: head { $head }, wings { $wings }, tail { $tail }.
   *[other] The dice of { $seat } show: head { $head }, wings { $wings }, tail { $tail }.
}
event-weakest = { $seat_is ->
    [you] You have the lowest power ({ $power }) and begin.
   *[other] { $seat } has the lowest power ({ $power }) and begins.
}
event-toss = { $seat_is ->
    [you] You toss the pattern token: { $pattern }.
   *[other] { $seat } tosses the pattern token: { $pattern }.
}
event-aside = { $seat_is ->
    [you] You set aside for the last match: { $tournament }.
   *[other] { $seat } sets aside for the last match: { $tournament }.
}
event-match = { $seat_is ->
    [you] Match { $match }: you open { $tournament }.
   *[other] Match { $match }: { $seat } opens { $tournament }.
}
event-trophy = { $seat_is ->
    [you] You score { $score }: a trophy of { $points }.
   *[other] { $seat } scores { $score }: a trophy of { $points }.
}
event-no-trophy = { $seat_is ->
    [you] You score { $score }: no trophy.
   *[other] { $seat } scores { $score }: no trophy.
}
event-token = { $seat_is ->
    [you] You trade three tiles for power: { $part }.
   *[other] { $seat } trades three tiles for power: { $part }.
}
event-dial = { $seat_is ->
    [you] Your dial shows: elements { $elements }, gold { $gold }.
   *[other] The dial of { $seat } shows: elements { $elements }, gold { $gold }.
}
event-shift = { $seat_is ->
    [you] You move a black: { $source } to { $part }.
   *[other] { $seat } moves a black: { $source } to { $part }.
}
event-change = { $seat_is ->
    [you] You make { $element } count in this match.
   *[other] { $seat } makes { $element } count in this match.
}
event-spend = { $seat_is ->
    [you] You spend 1 { $element } more, for { $power }.
   *[other] { $seat } spends 1 { $element } more, for { $power }.
}
event-swap = { $seat_is ->
    [you] You pay { $count } of your bet with { $element }.
   *[other] { $seat } pays { $count } of the bet with { $element }.
}
event-spent-tile = { $seat_is ->
    [you] You discard a tile of { $element } from { $slot }.
   *[other] { $seat } discards a tile of { $element } from { $slot }.
}
event-spent-crystal = { $seat_is ->
    [you] You discard a crystal of { $element }.
   *[other] { $seat } discards a crystal of { $element }.
}
event-give-tile = { $seat_is ->
    [you] You exchange a tile of { $element } from { $slot }.
   *[other] { $seat } exchanges a tile of { $element } from { $slot }.
}
event-give-crystal = { $seat_is ->
    [you] You exchange a crystal of { $element }.
   *[other] { $seat } exchanges a crystal of { $element }.
}
event-get-tile = { $seat_is ->
    [you] You take a tile of { $element } onto { $slot }.
   *[other] { $seat } takes a tile of { $element } onto { $slot }.
}
event-get-crystal = { $seat_is ->
    [you] You take a crystal of { $element }.
   *[other] { $seat } takes a crystal of { $element }.
}
event-return-tile = { $seat_is ->
    [you] You return a tile of { $element } to { $slot }.
   *[other] { $seat } returns a tile of { $element } to { $slot }.
}
event-master-black = { $seat_is ->
    [you] You put a black on the Master's part: { $part }.
   *[other] { $seat } puts a black on the Master's part: { $part }.
}
event-exams = { $seat_is ->
    [you] You pass { $passes } exams.
   *[other] { $seat } passes { $passes } exams.
}
event-note = Noted for the Master of the next game: head { $head }, wings { $wings }, tail { $tail }.
event-mark = { $seat_is ->
    [you] You mark an achievement. { $achievement }.
   *[other] { $seat } marks an achievement. { $achievement }.
}
event-ready = { $seat_is ->
    [you] You are ready.
   *[other] { $seat } is ready.
}
event-pay = { $seat } to { $rival_seat }: 1 gold from { $place }.
event-weaken = { $seat } lowers the die of { $rival_seat } by { $power } for this match.
event-reshuffle = The discard pile is shuffled into a new deck.
event-preparation = The training is over; unused training cards are discarded.
event-end = Five tournaments are played: the game is over.
event-master-roll = Round { $round }: the Master rolls { $dice }.
event-master-card = The Master reveals card { $number }.
event-master-takes = The Master takes area { $area }.
event-master-space = The Master places { $count } { $element } in row { $row }, space { $space }.
event-master-below = The Master places { $count } { $element } below his rows.
event-master-gold = The Master gains { $count } gold in row { $row }.
event-master-part = The Master takes a part in row { $row }: { $part }.
event-master-sigil = The Master's row { $row } earns a sigil: { $part }.

# Scene
area-choices = Your choices
area-dice = Dice
area-powers = Tournament dice
area-tournament = Tournament
area-stacks = Part tiles
area-hand = Your cards
area-master = The Master
area-exams = Exams
area-master-card = Master card
board-of = Dragon of { $seat }
phase-setup = The dragons arrive
phase-training = Dragon Training
phase-preparation = Final Preparation
phase-tournament = The Tournament
phase-exams = Exams
phase-over = The game is over
short-white = Ic
short-yellow = Vi
short-red = Fi
short-purple = Ro
short-green = Na
short-blue = Wa
brief-training = Train. { $count }
brief-tournament = Tourn. { $count }
brief-trainer = Task: { $needs }
brief-sigil = Sigil { $elements }
brief-die = { $element } { $count }{ $blacks ->
    [0] {""}
   *[other] ◆
}
brief-personal = { $part } { $element }
brief-power = { $part } { $power }
brief-tiles = { $count } { $element }
brief-none = –
brief-gold = gold
brief-simple = part I
brief-advanced = part II
brief-pyramid-store = Pyr. ◆{ $count }
brief-dragon-store = Drag. ◆{ $count }
brief-gold-store = Gold { $count }
scene-round = Round { $round }
scene-area = Area { $area }
scene-hand = Dice in hand
scene-match = Match { $match } of 5
scene-last = Scores of the last match
scene-seat = { $seat }
scene-power = { $seat }: { $part } { $power }
scene-chance = { $seat }: { $power } + up to { $most }
scene-score = { $seat }: { $score }
scene-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
scene-passes = { $count ->
    [one] exam passed by now
   *[other] exams passed by now
}
scene-passed = { $count ->
    [one] 1 exam passed
   *[other] { $count } exams passed
}
scene-standing = { $seat }: { $score ->
    [one] 1 point
   *[other] { $score } points
}
scene-cards = Action cards
scene-card = { $card }. { $text }
scene-stack = { $part }, { $tier }: power { $power }, { $left } left
scene-sigil = Sigil for { $part }: { $elements }
scene-deck-training = Training cards: { $count } in the deck
scene-deck-tournament = Tournament cards: { $count } in the deck
scene-held-training = Training cards in hand: { $count }
scene-held-tournament = Tournament cards in hand: { $count }
scene-tokens = Power tokens left: { $count }
scene-pile = Discarded cards
scene-marker = Active player: { $seat }
scene-slot-empty = Slot { $slot }, { $element }: empty
scene-slot-up = Slot { $slot }: { $element } tile, face up
scene-slot-flipped = Slot { $slot }: { $element } tile, flipped
scene-row-gold = Gold of row { $row }
scene-crystal-in = { $element } crystal on the board
scene-crystal-out = Slot for a crystal of { $element }
scene-border = Border { $one } to { $two }: { $bonus }
scene-border-used = Border { $one } to { $two }: { $bonus }, used
scene-realm-full = { $realm }, with its crystal
scene-realm-clear = { $realm }, cleared
scene-part = { $part }: power { $power }, { $gold } gold, { $blacks } black
scene-store = { $place }: { $count }
scene-trainer = Trainer asks for { $needs }
scene-trainer-title = Trainer
scene-trainer-done = Task done
scene-face-down = Face-down tournament: { $card }
scene-dial = Dial: { $elements } elements, { $gold } gold
scene-bottom = Below the rows: { $count }
scene-space-tile = Row { $row }, space { $space }: { $count } { $element }
scene-space-none = Row { $row }, space { $space }: empty
scene-space-gold = Row { $row }, space { $space }: gold
scene-space-simple = Row { $row }, space { $space }: simple part
scene-space-advanced = Row { $row }, space { $space }: advanced part
scene-master-part = The Master's { $part }: power { $power }, row { $row }
icon-three = three dice
icon-two = two dice
icon-wild = wild die
scene-master-card = Master card { $number }. He looks for: { $priority }. Parts: { $parts }.
scene-exam-passed = { $tournament }: would be passed
scene-exam-failed = { $tournament }: would fail
