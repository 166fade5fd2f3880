# 1001 Islands

game-blurb = Draft tiles, build your dream island, and mind the third lamp.

ending-points = Most points
ending-bandits = Tied on points, decided by fewest bandits
ending-shared = A shared victory

stack-dream = Dream stack
stack-upper = upper stack
stack-central = central stack
stack-lower = lower stack
line-dream = Dream line
line-upper = upper line
line-central = central line
line-lower = lower line

shows-palm = { $count ->
    [one] palm
   *[other] { $count } palms
}
shows-bandit = { $count ->
    [one] bandit
   *[other] { $count } bandits
}
shows-lamp = { $count ->
    [one] magic lamp
   *[other] { $count } magic lamps
}
shows-monkey = { $count ->
    [one] monkey
   *[other] { $count } monkeys
}
shows-fennec = { $count ->
    [one] fennec fox
   *[other] { $count } fennec foxes
}
shows-camel = { $count ->
    [one] camel
   *[other] { $count } camels
}
shows-elephant = { $count ->
    [one] elephant
   *[other] { $count } elephants
}
shows-snake = { $count ->
    [one] snake
   *[other] { $count } snakes
}
shows-roc = { $count ->
    [one] roc bird
   *[other] { $count } roc birds
}
shows-egg = { $count ->
    [one] egg
   *[other] { $count } eggs
}
shows-emerald = { $count ->
    [one] emerald
   *[other] { $count } emeralds
}
shows-ruby = { $count ->
    [one] ruby
   *[other] { $count } rubies
}
shows-diamond = { $count ->
    [one] diamond
   *[other] { $count } diamonds
}

dream-roc = Roc Bird
dream-monkey = Monkey
dream-fennec = Fennec Fox
dream-camel = Camel
dream-elephant = Elephant
dream-column-of-gems = Column of Gems
dream-line-of-gems = Line of Gems
dream-lamp = Magic Lamp
dream-snake = Snake
dream-genie = Genie

tile-island = { $tile } ({ $shows })
tile-dream = the Dream { $dream }

move-stack = Draw from the { $stack }
move-hide = Lay { $tile } face down
move-hide-unseen = Lay tile { $slot } face down
move-take = Take { $tile }
move-take-unseen = Take tile { $slot }, unseen
move-place = Place it in the { $line }, column { $place }
move-place-dream = Place it in the { $line }, slot { $place }
move-name = { $other_seat } takes next

prompt-stack = Round { $round } of 16. { $seat_is ->
    [you] Choose a stack to draw from.
   *[other] { $seat } chooses a stack to draw from.
}
prompt-hide = { $seat_is ->
    [you] Choose which of the three tiles to lay face down.
   *[other] { $seat } chooses which of three tiles to lay face down.
}
prompt-take = { $seat_is ->
    [you] Take a tile.
   *[other] { $seat } takes a tile.
}
prompt-place = { $seat_is ->
    [you] Place { $tile }.
   *[other] { $seat } places { $tile }.
}
prompt-name = { $seat_is ->
    [you] Choose who takes the next tile.
   *[other] { $seat } chooses who takes the next tile.
}
prompt-over = All islands are complete.

asked-stack = a stack is chosen
asked-hide = one of three tiles is laid face down
asked-take = a tile is taken
asked-place = a tile is placed
asked-name = the next player is named

refusal-over = The game is over; all islands are complete.
refusal-not-your-turn = It is not your turn: { $seat } decides.
refusal-wrong-step = Not now: at this moment { $asked }.
refusal-stack-empty = Nothing is left to draw from the { $stack }: each stack lasts for four rounds.
refusal-no-tile = There is no tile at place { $slot } of the offer.
refusal-no-seat = There are only { $seats } players at this table.
refusal-has-tile = { $other_seat_is ->
    [you] You already have
   *[other] { $other_seat } already has
} a tile this round.
refusal-filled = Column { $place } of the { $line } is taken, and placed tiles never move.
refusal-touches-nothing = In column { $place } of the { $line } the tile would touch neither the Character board nor another tile.

who-did = { $seat_is ->
    [you] You
   *[other] { $seat }
}

event-round = Round { $round }: { $seat_is ->
    [you] you are
   *[other] { $seat } is
} the Lookout.
event-draw = { who-did } drew from the { $stack }: { $tiles }.
event-draw-unseen = { $seat } drew three tiles from the { $stack } and looks at them.
event-hide = { who-did } showed { $tiles } and laid { $tile } face down.
event-hide-unseen = { $seat } showed { $tiles } and laid the third tile face down.
event-take = { who-did } took { $tile }.
event-take-down = { who-did } took the face-down tile; it is { $tile }.
event-place = { who-did } placed { $tile } in the { $line }, column { $place }.
event-place-dream = { who-did } placed { $tile } in slot { $place }.
event-flip = { $seat_is ->
    [you] A third lamp: you
   *[other] A third lamp: { $seat }
} flipped { $tiles }.
event-name = { who-did } named { $other_seat_is ->
    [you] you
   *[other] { $other_seat }
}.
event-discard = Nobody took { $tile }; it is out of the game.
event-over = All islands are complete.

score-roc = Dream: Roc Bird
score-monkey = Dream: Monkey
score-fennec = Dream: Fennec Fox
score-camel = Dream: Camel
score-elephant = Dream: Elephant
score-column-of-gems = Dream: Column of Gems
score-line-of-gems = Dream: Line of Gems
score-lamp = Dream: Magic Lamp
score-snake = Dream: Snake
score-genie = Dream: Genie
score-palms = Palms
score-pairs = Eggs with a roc
score-bandits = Most bandits

area-stacks = Stacks
area-offer = Offer
area-discards = Out of the game
area-board = { $seat_is ->
    [you] Your board
   *[other] Board of { $seat }
}
scene-round = Round { $round } of 16
scene-owner = { $seat }
scene-points = { $source } { $points }

piece-stack-dream = { $count ->
    [0] Dream stack: empty
    [one] Dream stack: { $count } tile
   *[other] Dream stack: { $count } tiles
}
piece-stack-upper = { $count ->
    [0] Upper stack: empty
    [one] Upper stack: { $count } tile
   *[other] Upper stack: { $count } tiles
}
piece-stack-central = { $count ->
    [0] Central stack: empty
    [one] Central stack: { $count } tile
   *[other] Central stack: { $count } tiles
}
piece-stack-lower = { $count ->
    [0] Lower stack: empty
    [one] Lower stack: { $count } tile
   *[other] Lower stack: { $count } tiles
}
piece-down = Tile { $slot }, face down
piece-hidden = { $tile }, face down for the others
piece-flipped = { $tile }, flipped: a Genie
piece-lookout = { $seat_is ->
    [you] You are the Lookout
   *[other] { $seat } is the Lookout
}
piece-character = { $seat_is ->
    [you] Your character is { $character }
   *[other] { $seat } as { $character }
}: { $total } points ({ $lines }). { $waits ->
    [yes] No tile yet this round
   *[no] Has a tile this round
}
brief-character = { $character }, { $total ->
    [one] { $total } point
   *[other] { $total } points
}: Dreams { $dreams }, palms { $palms }, eggs with a roc { $pairs }, bandits { $bandits }
piece-cell-dream = Dream line, slot { $place }: empty
piece-cell-upper = Upper line, column { $place }: empty
piece-cell-central = Central line, column { $place }: empty
piece-cell-lower = Lower line, column { $place }: empty
piece-placing = Rank { $rank }: { $seat }, { $total } points
piece-placing-tied = Rank { $rank }: { $seat }, { $total } points, bandits: { $bandits }
brief-more = { $first }, { $rest }
brief-stack-dream = Dreams { $count }
brief-stack-upper = Upper { $count }
brief-stack-central = Central { $count }
brief-stack-lower = Lower { $count }
brief-dream = { $dream } { $points }
brief-flipped = Genie
brief-palm = { $count ->
    [one] palm
   *[other] palm×{ $count }
}
brief-bandit = { $count ->
    [one] bandit
   *[other] bandit×{ $count }
}
brief-lamp = { $count ->
    [one] lamp
   *[other] lamp×{ $count }
}
brief-monkey = { $count ->
    [one] monkey
   *[other] monkey×{ $count }
}
brief-fennec = { $count ->
    [one] fox
   *[other] fox×{ $count }
}
brief-camel = { $count ->
    [one] camel
   *[other] camel×{ $count }
}
brief-elephant = { $count ->
    [one] elephant
   *[other] elephant×{ $count }
}
brief-snake = { $count ->
    [one] snake
   *[other] snake×{ $count }
}
brief-roc = { $count ->
    [one] roc
   *[other] roc×{ $count }
}
brief-egg = { $count ->
    [one] egg
   *[other] egg×{ $count }
}
brief-emerald = { $count ->
    [one] emerald
   *[other] emerald×{ $count }
}
brief-ruby = { $count ->
    [one] ruby
   *[other] ruby×{ $count }
}
brief-diamond = { $count ->
    [one] diamond
   *[other] diamond×{ $count }
}
