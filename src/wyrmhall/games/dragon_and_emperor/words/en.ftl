# Dragon & Emperor

game-blurb = Two friends against an ancient Evil: gather, cleanse, and summon three Magic Items before it reaches the Palace.

option-full-deck = Full Deck
option-full-deck-off = Evil may come early
option-full-deck-on = The last Move Forward lies at the bottom (easier)
option-couple-game = Couple Game
option-couple-game-off = Without
option-couple-game-on = With Benevolent Blessing (easier)
option-forewarned = Forewarned Is Forearmed
option-forewarned-off = No extra tokens
option-educated-emperor = Educated Emperor
option-educated-emperor-off = Suppress Evil
option-educated-emperor-on = Study Grimoire instead (richer)
option-short-game = Short Game
option-short-game-off = All Evil cards
option-short-game-on = Without the bellflowers (harder)
option-hand-limit = Hand Limit
option-hand-limit-off = Always four cards
option-hand-limit-on = Three cards in despair (harder)
option-hands = Hands
option-hands-open = Open, as in the rulebook
option-hands-secret = Secret

ending-won = The three Magic Items are summoned: the realm is saved.
ending-palace = Evil has reached the Palace.
ending-curses = The land is drowned in curses.

score-items = Magic Items

role-dragon = The Dragon
role-emperor = The Emperor

card-breathe-fire = Breathe Fire { $count }
card-gather-stone = Gather Stone { $count }
card-gather-water = Gather Water { $count }
card-gather-wood = Gather Wood { $count }
card-raid-stash = Raid Stash
card-raise-spirit = Raise Spirit
card-amass-fortune = Amass Fortune
card-inspire-support = Inspire Support
card-cleanse-stash = Cleanse Stash
card-cleanse-village = Cleanse Village
card-benevolent-blessing = Benevolent Blessing
card-cleanse-land = Cleanse Land (1 token)
card-cleanse-land-free = Cleanse Land (free)
card-suppress-evil = Suppress Evil
card-study-grimoire = Study Grimoire
card-repeat-history = Repeat History
card-repay-loyalty = Repay Loyalty
card-scry-future = Scry Future
card-transmute-resource = Transmute Resource
card-move-forward = Move Forward
card-curse-forest = Curse Forest
card-curse-lake = Curse Lake
card-curse-mountain = Curse Mountain
card-curse-stash = Curse Stash
card-curse-village = Curse Village
card-curse-border = Curse Land (border)
card-curse-star = Curse Land (star)
card-teleport-dragon = Teleport Dragon
card-entrap-wings = Entrap Wings
card-echo = Suppress Evil (doubled)

item-chalice = Cleansing Chalice
item-sword = Flaming Sword
item-shield = Spirit Shield

tokens-fire = { $count } Fire
tokens-stone = { $count } Stone
tokens-water = { $count } Water
tokens-wood = { $count } Wood
tokens-gold = { $count } Gold
tokens-spirit = { $count } Spirit

hex-start = Evil Start
hex-palace = the Palace
hex-forest = Forest { $number }
hex-lake = Lake { $number }
hex-mountain = Mountain { $number }
hex-stash = Stash { $number }
hex-village = Village { $number }
hex-missing = hex { $number }
hexes-stash = Stashes
hexes-village = Villages
on-forest = a Forest
on-lake = a Lake
on-mountain = a Mountain
on-stash = a Stash
on-village = a Village

move-done = End the turn
move-pass = That is enough
move-reset = Reset the row
move-to = Fly to { $hex }
move-play = Play { $card }
move-buy = Purchase { $card }
move-study = Study: take { $card }
move-use = Use the { $item }
move-summon = Summon the { $item }
move-discard = Discard { $card }
move-banish = Banish { $card }
move-take = Take { $card }
move-borrow = Borrow { $card }
move-cleanse = Cleanse { $hex }
move-pay = Pay { $tokens }
move-gain = Take { $tokens }
move-recall = Bring back { $card }
move-next = Next comes { $card }
move-replace = Leave out { $card }

prompt-replace = { $seat_is ->
    [you] Your choice
   *[other] { $seat } chooses
}: which Basic card makes room for Benevolent Blessing?
prompt-gift = { $seat_is ->
    [you] Your choice
   *[other] { $seat } chooses
}: which token is added to the first Treasury?
prompt-act = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: { $count ->
    [0] no action is left; end the turn.
    [one] one more action.
   *[other] { $count } more actions.
}
prompt-cost = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: a hand card pays for “{ $move }”. Which one?
prompt-fly = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: the Flaming Sword carries the Dragon to any hex.
prompt-conjure = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: which upgrade of the row does the Chalice play?
prompt-borrow = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: which card of the other hand does the Shield play?
prompt-cleanse = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: { $card }. Which hex is cleansed?
prompt-pay = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: which token pays for cleansing { $hex }?
prompt-return = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: { $card }. Which token is given back?
prompt-gain = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: { $card }. Which token is taken?
prompt-recall = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: { $card }. Which discarded card returns to its deck?
prompt-scry = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: { $card }. Which Evil card comes next?
prompt-more = { $seat_is ->
    [you] { $role }
   *[other] { $role } ({ $seat })
}: doubled, so a second upgrade may be taken.
prompt-won = The three Magic Items are summoned: the realm is saved!
prompt-palace = Evil has reached the Palace. The realm is lost.
prompt-curses = There is no end to the curses. The realm is lost.

asked-replace = the card for Benevolent Blessing is chosen
asked-gift = the extra token is chosen
asked-act = the next action is chosen
asked-cost = a hand card pays for the action
asked-fly = the Flaming Sword carries the Dragon
asked-conjure = the Chalice plays an upgrade
asked-borrow = the Shield borrows a card
asked-cleanse = a hex is cleansed
asked-pay = the cleansing is paid
asked-return = a token is given back
asked-gain = tokens are taken
asked-recall = a discarded card is brought back
asked-scry = the Evil cards are put in order
asked-more = a second upgrade is chosen

refusal-over = The game is over.
refusal-not-your-turn = It is not your turn: { $other_seat } decides.
refusal-wrong-step = Not now: at this moment { $asked }.
refusal-nothing-to-pass = There is nothing to leave out. You may end the turn.
refusal-no-action-left = All { $count } actions of this turn are taken.
refusal-low-morale = Only { $count } actions: three or more { $kind } are Cursed.
refusal-empty-hand = Every action needs a hand card, and the hand is empty.
refusal-not-in-hand = { $card } is not in the hand.
refusal-bound = The Dragon’s wings are bound until the Emperor moves the Dragon.
refusal-already-there = The Dragon is at this place already: { $hex }.
refusal-no-such-hex = The map has no hex { $number }.
refusal-too-far = Too far: { $hex } is { $distance } hexes away; this move reaches { $count }.
refusal-no-grimoire = This takes a Study Grimoire in the Emperor’s hand.
refusal-not-in-row = { $card } does not lie in the row.
refusal-no-coin = { $card } costs { $tokens }, and the Treasury has none.
refusal-no-row = No upgrade lies in the row.
refusal-not-owned = The { $item } is not in the Treasury.
refusal-already-used = The { $item } has been used this Round.
refusal-nothing-to-borrow = The other hand is empty.
refusal-nothing-works = The { $item } finds no card that would change anything.
refusal-only-emperor = Only the Emperor summons the { $item }, in his own turn.
refusal-already-owned = The { $item } is in the Treasury already.
refusal-cannot-afford = The { $item } costs { $needs }; the Treasury has { $have }.
refusal-nothing-to-double = This needs { $tokens } in the Treasury to begin with.
refusal-supply-empty = The Supply is empty: not even { $tokens } is left.
refusal-blessed-already = The Emperor’s actions are doubled already.
refusal-not-at-palace = The Dragon must be on the Palace for this. The pawn’s place: { $hex }.
refusal-no-past = All discard piles are empty.
refusal-nothing-to-take = The Supply has no Stone, Water or Wood to take.
refusal-nothing-to-return = The Treasury has no Stone, Water or Wood to give back.
refusal-cursed-here = Only Fire can be taken on a Cursed hex: { $hex }.
refusal-wrong-hex = The Dragon must be on { $kind } for this. The pawn’s place: { $hex }.
refusal-nothing-cursed = { $card } finds no Cursed hex that it could cleanse.
refusal-cannot-pay-cleansing = The Treasury has nothing to pay for this. One of these would do: { $tokens }.
refusal-paid-otherwise = What was paid does not cleanse this hex. It would need one of: { $tokens }.
refusal-not-in-other-hand = { $card } is not in the other hand.
refusal-not-discarded = { $card } lies in no discard pile.
refusal-not-looked-at = { $card } is not among the cards looked at.
refusal-not-basic = { $card } is no Dragon Basic card of this game.
refusal-not-cursed = Not Cursed: { $hex }.
refusal-wrong-land = { $card } does not reach { $hex }.
refusal-not-transmutable = { $tokens } cannot be transmuted, only Stone, Water and Wood can.
refusal-not-in-treasury = The Treasury does not have { $tokens }.
refusal-wrong-token = That does not pay for { $hex }. One of these does: { $tokens }.

event-replace = { $card } makes room for Benevolent Blessing.
event-gift = Forewarned: the Treasury begins with { $tokens } more.
event-row = { $role } has new upgrades to choose from: { $cards }.
event-draw = { $role } draws { $cards }.
event-draw-unseen = { $role } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
}
event-reshuffle = { $role } shuffles the discard pile into a new deck.
event-turn = Round { $round }. { $role } begins a turn.
event-evil = Evil advances: { $card }.
event-suppressed = Evil is held back: { $card }.
event-forward = The Evil pawn moves to { $hex }.
event-curse = A Curse falls on { $hexes }.
event-no-curse = No hex is left for this Curse.
event-teleport = The Dragon is carried off to { $hex }.
event-entrap = The Dragon’s wings are bound.
event-palace = Evil has reached the Palace. All is lost.
event-curses = No Curse token is left in the Supply. All is lost.
event-won = The three Magic Items shine together, and Evil fades. The realm is saved!
event-play = { $role } plays { $card }.
event-gather = { $tokens } for the Treasury.
event-blessing = A kiss for the Emperor: his actions are doubled until the end of the Round.
event-pay = { $tokens } paid from the Treasury.
event-cleanse = The Curse is lifted from { $hex }.
event-suppress = { $card } now lies on top of the Evil deck.
event-recall = { $card } returns to the top of its deck.
event-repay = The Dragon will have { $count ->
    [one] one more action
   *[other] { $count } more actions
} next turn.
event-scry = On top of the Evil deck lie { $cards }.
event-foreseen = Evil will bring, in this order: { $cards }.
event-return = { $tokens } given back to the Supply.
event-banish = { $role } banishes { $card }.
event-discard = { $role } discards { $card }.
event-buy = { $role } purchases { $card }.
event-study = { $role } learns { $card } from the Grimoire and takes it into hand.
event-reset = { $role } banishes the row: { $cards }.
event-fly = { $role } moves the Dragon from { $start } to { $hex }.
event-freed = The Dragon’s wings are free again.
event-use = { $role } uses the { $item }.
event-open-hand = { $role } shows the hand: { $cards }.
event-conjure = From the Chalice: { $role } plays { $card }.
event-borrow = Through the Shield: { $role } plays { $card }.
event-summon = The Emperor summons the { $item }.
event-clean-up = { $role } ends the turn and puts away { $cards }.

area-choices = What you may do

area-map = The realm
area-items = Magic Items
area-treasury = Treasury
area-evil = Evil
area-dragon = The Dragon: { $seat }
area-emperor = The Emperor: { $seat }

scene-ready = ready
scene-used = used
scene-supply = Supply { $count }
scene-evil = Round { $round }. { $steps ->
    [one] Evil is one step from the Palace.
   *[other] Evil is { $steps } steps from the Palace.
}
scene-trapped = Wings bound
scene-doubled = Doubled
scene-low = Low morale
scene-actions = { $count ->
    [0] no action left
    [one] one action left
   *[other] { $count } actions left
}

piece-pawn-dragon = The Dragon pawn, here: { $hex }
piece-pawn-evil = The Evil pawn, here: { $hex }
piece-hex = { $hex }
piece-hex-cursed = { $hex }, Cursed
piece-hex-star = { $hex }, with a star
piece-hex-star-cursed = { $hex }, with a star, Cursed
piece-item-cost = { $item }: costs { $cost }. { $power }
piece-item-ready = { $item }: ready. { $power }
piece-item-used = { $item }: used this Round. { $power }
piece-tokens = Treasury: { $tokens }, { $supply } more in the Supply
piece-evil-deck = Evil deck, { $count } cards. Known on top: { $top }
piece-evil-discard = The last Evil card: { $card }. All used ones: { $cards }
piece-upgrade = Upgrade: { $card }
piece-upgrades = { $count } Upgrade cards to come
piece-deck = Deck of { $count } cards. Known on top: { $top }
piece-discard = Discards: { $cards }
piece-card = { $card }
piece-hidden-card = A hidden card
piece-curses = { $count } Curse tokens in the Supply

power-chalice = Plays a card straight from the row.
power-sword = Carries the Dragon to any hex.
power-shield = Plays a card of the other hand.

# Shorter, for the terminal.
brief-hex = { $hex }
brief-hex-cursed = { $hex }, Cursed
brief-hex-star = { $hex } ★
brief-hex-star-cursed = { $hex } ★, Cursed
brief-pawn-dragon = (Dragon)
brief-pawn-evil = (Evil)
brief-curses = { $count } Curses left
brief-tokens = { $tokens } (Supply: { $supply })
brief-deck = Deck: { $count }
brief-deck-top = Deck: { $count }. On top: { $top }

# On the cards themselves, where pictures say the rest.
title-breathe-fire = Breathe Fire
title-gather-stone = Gather Stone
title-gather-water = Gather Water
title-gather-wood = Gather Wood
title-raid-stash = Raid Stash
title-raise-spirit = Raise Spirit
title-amass-fortune = Amass Fortune
title-inspire-support = Inspire Support
title-cleanse-stash = Cleanse Stash
title-cleanse-village = Cleanse Village
title-benevolent-blessing = Benevolent Blessing
title-cleanse-land = Cleanse Land
title-cleanse-land-free = Cleanse Land
title-suppress-evil = Suppress Evil
title-study-grimoire = Study Grimoire
title-repeat-history = Repeat History
title-repay-loyalty = Repay Loyalty
title-scry-future = Scry Future
title-transmute-resource = Transmute Resource
title-move-forward = Move Forward
title-curse-forest = Curse Forest
title-curse-lake = Curse Lake
title-curse-mountain = Curse Mountain
title-curse-stash = Curse Stash
title-curse-village = Curse Village
title-curse-border = Curse Land
title-curse-star = Curse Land
title-teleport-dragon = Teleport Dragon
title-entrap-wings = Entrap Wings
title-echo = Suppress Evil

# Above the cards.
scene-hand = Hand
scene-row = Row of upgrades
scene-upgrades = Upgrades
scene-deck = Deck
scene-discards = Discards
scene-played = In play

# What speaks for a move.
reason-win = The third Magic Item: the realm is saved.
reason-summon = It can be used from now on. The others still need { $count ->
    [one] one token
   *[other] { $count } tokens
} more.
reason-chalice = The row offers { $card }.
reason-shield = The other hand holds { $card }.
reason-coin = It pays for an upgrade.
reason-complete = It completes what the { $item } costs.
reason-missing = The Magic Items still need { $tokens }.
reason-fire = Fire pays for any cleansing.
reason-spare = The Magic Items need no more of it.
reason-flood = Evil may bring more Curse tokens than the { $count } that are left.
reason-cleanse = { $count ->
    [one] One hex is Cursed
   *[other] { $count } hexes are Cursed
}, and { $left } Curse tokens are left.
reason-delay-known = It holds up { $card }, which is known to come.
reason-delay = It holds Evil up. About { $count ->
    [one] one Evil card is
   *[other] { $count } Evil cards are
} left before all is lost.
reason-scry = Nobody knows yet what Evil brings next.
reason-recall = { $card } can hold Evil up once more.
reason-harmless = { $card } takes the place of something worse: it does no harm now.
reason-put-off = It puts off { $card }.
reason-transmute = Two tokens for one, and the Magic Items need them.
reason-repay = The Dragon gets a card, and an action more next turn.
reason-blessing = All that the Emperor does this Round counts twice.
reason-upgrade = It will come round about { $count } times more.
reason-fly = There the Dragon can play { $cards }.
reason-free = It frees the Dragon’s wings.
reason-idle = This card would change nothing now.
