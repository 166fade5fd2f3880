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

prompt-stack = Round { $round } of 16. { $seat }: choose a stack to draw from.
prompt-hide = { $seat }: choose which of the three tiles to lay face down.
prompt-take = { $seat }: take a tile.
prompt-place = { $seat }: place { $tile }.
prompt-name = { $seat }: choose who takes the next tile.
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
refusal-has-tile = { $other_seat } already has a tile this round.
refusal-filled = Column { $place } of the { $line } is taken, and placed tiles never move.
refusal-touches-nothing = In column { $place } of the { $line } the tile would touch neither the Character board nor another tile.

event-round = Round { $round }: { $seat } is the Lookout.
event-draw = { $seat } drew from the { $stack }: { $tiles }.
event-draw-unseen = { $seat } drew three tiles from the { $stack } and looks at them.
event-hide = { $seat } showed { $tiles } and laid { $tile } face down.
event-hide-unseen = { $seat } showed { $tiles } and laid the third tile face down.
event-take = { $seat } took { $tile }.
event-take-down = { $seat } took the face-down tile; it is { $tile }.
event-place = { $seat } placed { $tile } in the { $line }, column { $place }.
event-place-dream = { $seat } placed { $tile } in slot { $place }.
event-flip = A third lamp: { $seat } flipped { $tiles }.
event-name = { $seat } named { $other_seat }.
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
piece-lookout = The Lookout: { $seat }
piece-character = { $seat_is ->
    [you] Your character is { $character }
   *[other] { $seat } as { $character }
}: { $total } points ({ $lines }). { $waits ->
    [yes] No tile yet this round
   *[no] Has a tile this round
}
brief-character = { $character }: { $total } points ({ $lines })
piece-cell-dream = Dream line, slot { $place }: empty
piece-cell-upper = Upper line, column { $place }: empty
piece-cell-central = Central line, column { $place }: empty
piece-cell-lower = Lower line, column { $place }: empty
piece-placing = Rank { $rank }: { $seat }, { $total } points
brief-tile = { $shows }
brief-flipped = Genie
