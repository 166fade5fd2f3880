# Dragon Island

game-blurb = Grow an island tile by tile, tame its dragons, and leave with the most Fame.

option-tiles = Terrain tiles in the game
option-wizards = Colours of the wizards
option-wizards-seats = by seat
option-wizards-chosen = chosen in turn
option-maps = Treasure maps ask for
option-maps-counts = colours around the X
option-maps-positions = colours in their places
option-dragon-moves = Dragons move in a turn
option-dragon-moves-pair = from one tile to one tile
option-dragon-moves-free = from and to any tiles
option-capture-fame = 2 Fame for the first dragon of a colour
option-capture-fame-capture = in each capture
option-capture-fame-game = in the whole game
option-supplies = Cubes and coins
option-supplies-limited = are limited
option-supplies-unlimited = never run out
option-telekinesis-gap = Telekinesis at a gap
option-telekinesis-gap-stops = ends
option-telekinesis-gap-crosses = goes on behind it
option-telekinesis-keep = Telekinesis through the Keep
option-telekinesis-keep-coin = takes a coin there
option-telekinesis-keep-nothing = takes nothing there

ending-fame = Most Fame
ending-tokens = Tied on Fame, decided by the colours of captured dragons
ending-coins = Tied on Fame and colours, decided by coins
ending-shared = A shared victory

# Colours and things

colour-blue = blue
colour-green = green
colour-red = red
colour-white = white
colour-gold = gold

goods-blue = { $count } blue
goods-green = { $count } green
goods-red = { $count } red
goods-white = { $count } white
goods-gold = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
dragons-blue = { $count ->
    [one] a blue dragon
   *[other] { $count } blue dragons
}
dragons-green = { $count ->
    [one] a green dragon
   *[other] { $count } green dragons
}
dragons-red = { $count ->
    [one] a red dragon
   *[other] { $count } red dragons
}
dragons-white = { $count ->
    [one] a white dragon
   *[other] { $count } white dragons
}
dragons-gold = { $count ->
    [one] a gold dragon
   *[other] { $count } gold dragons
}
tiles = { $count } { $colour }
dragon = { $colour } dragon
pet = { $colour } pet
card = map { $card }
energy = { $count ->
    [one] 1 that counts here
   *[other] { $count } that count here
}: { $goods }
energy-none = none that counts here

face-build = { $colour } Build
face-telekinesis = { $colour } Telekinesis
face-storm = { $colour } Storm
face-dragon-build = { $colour } Dragon/Build
face-double-dragon = { $colour } Double Dragon
face-unnamed = Wild/Build
face-tower = { $colour } Tower
face-keep = Keep

tile-build = the { $colour } Build tile ({ $place })
tile-telekinesis = the { $colour } Telekinesis tile ({ $place })
tile-storm = the { $colour } Storm tile ({ $place })
tile-dragon-build = the { $colour } Dragon tile ({ $place })
tile-double-dragon = the { $colour } Double Dragon tile ({ $place })
tile-wild-build = the wild { $colour } tile ({ $place })
tile-unnamed = the wild tile ({ $place })
tile-tower = the { $colour } Tower ({ $place })
tile-keep = the Keep

building-pen = Dragon Pen
building-spire = Energy Spire
the-building = the { $building }
building-lair = Lair of the { $colour } dragon

# Moves

move-place = Play the face { $face }
move-place-tile = Place it at { $place }
move-point = Point at { $tile }
move-name = Name it { $colour }
move-wizard = Be the { $colour } wizard
move-share-dragons = Place the dragon on { $tile }
move-lift-dragons = Move dragons away from { $tile }
move-land-dragons = Move them to { $tile }
move-dragon = Move a { $colour } dragon
move-enter = Enter on { $tile }
move-walk = Walk to { $tile }
move-teleport = Teleport to { $tile }
move-fly = Fly to { $tile }
move-meet = { $way }, to meet { $dragons }
move-capture-there = { $way }, to capture { $dragons } for { $energy } energy
move-pay = Pay 1 { $colour }
move-pay-evenly = Pay evenly
move-pay-first = Pay { $colour } first
move-pay-split = Pay { $goods }
move-tame = Tame it for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
move-capture = Capture for { $energy } energy
move-coins = Take { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
move-maps = Draw treasure maps
move-pull-north-east = Pull from the north-east
move-pull-east = Pull from the east
move-pull-south-east = Pull from the south-east
move-pull-south-west = Pull from the south-west
move-pull-west = Pull from the west
move-pull-north-west = Pull from the north-west
move-build = Build: { $building }, { $fame } Fame
move-build-for = Build: { $building }, { $fame } Fame for { $energy } energy
move-return = Put back { $card }: { $needs } ({ $fame } Fame, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
})
move-map = Play { $card }: { $needs } ({ $fame } Fame, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
})
move-oldest = The oldest tiles first
move-all = Move all of them
move-done = That is all
move-pass = Pass
move-pass-lift-dragons = Move no dragons
move-pass-act = Skip the action
move-pass-treasure = Play no map

# What is asked

prompt-choose-wizard = { $seat_is ->
    [you] Choose a wizard.
   *[other] { $seat } chooses a wizard.
}
prompt-sort-maps = Choose the map card that goes back under the deck.
prompt-sort-drawn = { $seat_is ->
    [you] Choose the map card that goes back under the deck.
   *[other] { $seat } chooses the map card that goes back.
}
prompt-sort-maps-wait = Maps have been drawn; one of them goes back.
prompt-choose-tile = { $seat_is ->
    [you] Choose a tile, and the face that it will show.
   *[other] { $seat } chooses a tile.
}
prompt-place-tile = { $seat_is ->
    [you] Place the { $face } tile beside the Keep, or where it touches two tiles.
   *[other] { $seat } places the { $face } tile.
}
prompt-place-secret = { $seat } has chosen a tile and looks for a place.
prompt-name-wild = { $seat_is ->
    [you] Name the colour of the wild tile.
   *[other] { $seat } names the colour of the wild tile.
}
prompt-share-dragons = { $seat_is ->
    [you] Too few dragons are left. Where does this { $dragon } go?
   *[other] Too few dragons are left; { $seat } decides where this { $dragon } goes.
}
prompt-lift-dragons = { $seat_is ->
    [you] Move dragons for 1 coin each? Choose the tile that they leave.
   *[other] { $seat } may move dragons.
}
prompt-land-dragons = { $seat_is ->
    [you] Where do the dragons from { $source } go?
   *[other] { $seat } moves dragons from { $source }.
}
prompt-pick-dragon = { $seat_is ->
    [you] Which dragons leave { $source }? Each costs 1 coin.
   *[other] { $seat } picks dragons to leave { $source }.
}
prompt-move-wizard = { $seat_is ->
    [you] Move your wizard.
   *[other] { $seat } moves a wizard.
}
prompt-deal = { $seat_is ->
    [you] A dragon waits on { $tile }. Tame it or capture it?
   *[other] A dragon waits for { $seat } on { $tile }.
}
prompt-pay-energy = { $seat_is ->
    [you] Pay { $energy } active energy for { $what }.
   *[other] { $seat } pays { $energy } active energy for { $what }.
}
prompt-act = { $seat_is ->
    [you] Do the action of { $tile }?
   *[other] { $seat } may do the action of { $tile }.
}
prompt-treasure = { $seat_is ->
    [you] Play a treasure map on { $tile }?
   *[other] { $seat } may play a treasure map on { $tile }.
}
prompt-over = The island is explored.

now-choose-wizard = wizards are chosen
now-sort-maps = one of the maps drawn goes back
now-choose-tile = a tile is chosen to be placed
now-place-tile = the tile is placed
now-name-wild = the wild tile gets its colour
now-share-dragons = the last dragons are shared out
now-lift-dragons = dragons may be moved
now-land-dragons = the dragons get a new tile
now-pick-dragon = dragons are picked
now-move-wizard = the wizard moves
now-deal = the dragon is tamed or captured
now-pay-energy = energy is paid
now-act = the action of the tile may be done
now-treasure = a treasure map may be played

# Why not

refusal-over = The game is over; the island is explored.
refusal-not-your-turn = It is not your turn: { $seat } decides.
refusal-chosen = You have chosen your map; the others are still at it.
refusal-other-step = Not now: at this moment { $now }.
refusal-gold-wizard = There is no gold wizard: wizards are blue, green, red or white.
refusal-gold-wild = A wild tile is named blue, green, red or white, never gold.
refusal-wizard-taken = { $other_seat } is the { $colour } wizard.
refusal-tower-first = Your first tile is your Tower; the tile that you hold comes later.
refusal-not-held = You do not hold this tile.
refusal-not-drawn = This is not one of the cards that you have just drawn.
refusal-cell-taken = That place is taken by { $tile }.
refusal-cell-loose = A tile must touch the Keep or two other tiles; there it would touch { $count ->
    [0] none
   *[other] only { $count }
}.
refusal-no-icon = No empty icon for a { $colour } dragon is there.
refusal-penned = Penned dragons cannot be moved.
refusal-no-dragons = There are no dragons to move.
refusal-keep-dragons = Dragons can never be moved to the Keep.
refusal-no-tile = There is no tile.
refusal-same-tile = That is the tile that they come from.
refusal-move-none = Move at least one dragon.
refusal-move-all = Each dragon costs 1 coin: you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, and { $dragons ->
    [one] 1 dragon is
   *[other] { $dragons } dragons are
} there.
refusal-no-such-dragon = There is no { $colour } dragon.
refusal-stay = Your wizard must leave its tile.
refusal-first-step = Your wizard enters on the Keep or on your own Tower.
refusal-too-far = Your wizard cannot get there: it goes one space, from its tile, from the Keep, or from a tile of a pet’s colour.
refusal-others-pen = Dragons are in the Pen there, and only { $owner_seat }, whose Pen it is, may capture them.
refusal-dragon = A dragon is there. Taming takes { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, you have { $coins }; capturing takes { $needs } active energy, you have { $energy }.
refusal-dragon-twin = You have a { $colour } pet already, so you would have to capture this dragon. That takes { $needs } active energy, you have { $energy }.
refusal-dragons = { $dragons ->
    [one] A dragon is there
   *[other] { $dragons } dragons are there
}. Capturing takes { $needs } active energy, you have { $energy }.
refusal-energy = That takes { $needs } active energy, you have { $energy }.
refusal-has-pet = You have a { $colour } pet already.
refusal-coins = Taming takes { $needs ->
    [one] 1 coin
   *[other] { $needs } coins
}, and you have { $coins }.
refusal-coins-energy = Coins are never active energy.
refusal-no-cubes = You have no { $colour } cubes.
refusal-one-cube = Only one { $colour } cube can be paid: pay it alone.
refusal-not-active = Where your wizard is, { $colour } is not active. Active there: { $active }.
refusal-other-action = That is not the action of { $tile }.
refusal-built-over = There is a building on this tile already.
refusal-second-pen = Everybody has one Pen, and yours is built.
refusal-no-spires = All Spires are built.
refusal-lair-taken = The { $colour } Lair is built already.
refusal-lair-no-pet = The { $colour } Lair is for a { $colour } pet, and you have none.
refusal-not-your-map = You do not hold this map.
refusal-map = The map asks for { $needs } around your wizard; there are: { $around }.
refusal-map-places = The map asks for { $needs }, lying as drawn; around your wizard are: { $around }.
refusal-map-centre = The map asks for { $colour } terrain under your wizard.

# What speaks for a move

reason-now = It brings: { $gains }.
reason-then = This turn can then bring: { $gains }.
reason-now-and-then = It brings: { $gains }. This turn can then bring: { $more }.
reason-save = The energy stays for a later turn.
reason-left = That leaves: { $goods }.
reason-keep-here = Right here is a place for { $cards }.
reason-keep-found = The island already has a place for { $cards }.
reason-keep-fame = There is more Fame in { $cards }.
reason-keep-easy = A place for { $cards } takes fewer tiles.

gain-capture = the capture of { $dragons } ({ $fame } Fame)
gain-tame = a { $pet }
gain-tame-green = a { $pet }
gain-build = { $building } ({ $fame } Fame)
gain-treasure = the treasure of { $card } ({ $fame } Fame)
gain-maps = { $count ->
    [one] a new treasure map
   *[other] { $count } new treasure maps
}
gain-storm = a storm that takes { $count ->
    [one] 1 coin
   *[other] { $count } coins
} from the others’ pets

# What happened

event-first = { $seat } begins. { $tiles } terrain tiles are in the game.
event-wizard = { $seat } is the { $colour } wizard.
event-turn = { $seat } is to play.
event-draw-tile = { $seat } drew a tile: { $first } / { $second }.
event-draw-tile-unseen = { $seat } drew a tile.
event-draw-maps = { $seat } drew { $cards }.
event-draw-maps-unseen = { $seat } drew { $count ->
    [one] a treasure map
   *[other] { $count } treasure maps
}.
event-return = { $seat } put { $card } under the deck.
event-return-unseen = { $seat } put a treasure map under the deck.
event-tower = { $seat } placed the { $face } at { $place }.
event-place = { $seat } placed tile { $tile }, { $face }, at { $place }.
event-name = { $seat } named the wild tile { $colour }.
event-storm-loss = The storm takes { $goods } from { $seat }.
event-pet-storm = The storm takes a coin from { $seat }’s { $pet }; { $left ->
    [one] 1 is
   *[other] { $left } are
} left.
event-pet-lost = The storm takes the last coin from { $seat }’s { $pet }, and it flies away.
event-produce = { $seat } gained { $goods }.
event-dragon = A { $dragon } appears on { $tile }.
event-dragon-moved = { $seat } moved a { $dragon } from { $source } to { $target }.
event-dragon-penned = { $seat } moved a { $dragon } from { $source } into the Pen on { $target }.
event-enter = { $seat } enters the island on { $tile }.
event-walk = { $seat } walked to { $tile }.
event-teleport = { $seat } teleported to { $tile }.
event-fly = { $seat } flew to { $tile }.
event-stuck = { $seat } cannot leave the Keep this turn.
event-tame = { $seat } tamed a { $pet } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-tame-green = { $seat } tamed a { $pet } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and one from the bank.
event-pay = { $seat } paid { $goods }.
event-capture = { $seat } captured { $dragons }: { $fame } Fame.
event-no-coins = There is no coin left for { $seat } at the Keep.
event-no-energy = { $seat } has too little active energy to build there: it takes { $needs }.
event-keep = { $seat } took { $goods } at the Keep.
event-pull = { $seat } pulled in { $goods }.
event-build = { $seat } built on { $tile }: { $building }, { $fame } Fame.
event-treasure = { $seat } followed { $card } to a treasure: { $fame } Fame and { $goods }.
event-over = The last tile is placed, the screens fall: the game is over.

score-dragons = Captured dragons
score-buildings = Buildings
score-treasures = Treasures
score-gold-pet = Gold pet
score-pets = Coins on pets

# The table

area-island = The island
area-choices = What you can do
area-player = { $seat }
area-supplies = In the box
area-legend = The letters on the island
scene-legend = B blue, G green, R red, W white, Y gold. b Build, d Dragon/Build, dd Double Dragon, t Telekinesis, s Storm, w wild, T Tower, K Keep. *B a blue dragon, #B the Pen of the blue wizard, ^ Spire, ~B the Lair of the blue dragon, $ treasure found, @B the blue wizard, + a free place.
scene-owner = { $seat }
scene-no-pets = no pets yet
scene-no-tiles = no tiles left
scene-no-maps = no treasure maps
score-line = { $source } { $points }

thing-treasure = a treasure marker
thing-wizard = the wizard of { $seat }
thing-pen = the Pen of { $seat }
thing-spire = a Spire
thing-lair = the { $colour } Lair
piece-tile = { $tile }: { $things }
piece-player = { $colour } wizard; { $maps ->
    [one] 1 map
   *[other] { $maps } maps
}, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
piece-site = free place at { $place }
piece-face = { $face } ({ $name })
piece-map = map { $card }: { $needs }; { $fame } Fame, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
piece-goods = { $goods }
piece-fame = { $fame } Fame
piece-pet = { $pet } of { $seat }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} on its card
piece-pet-lair = { $pet } of { $seat } in its Lair, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} on its card
brief-pet = { $pet }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
brief-pet-lair = { $pet } in its Lair, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
brief-tokens = captured: { $tokens }
piece-tokens = { $seat } has captured: { $tokens }
piece-placing = Rank { $rank }: { $seat } with { $total } ({ $lines })
piece-supplies = Dragons left: { $dragons }. Spires: { $spires }. Lairs: { $lairs }. Map cards: { $cards }. Tiles to come: { $draws }.
supply-dragons = { $count } { $colour }
