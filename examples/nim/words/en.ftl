game-blurb = Take sticks, keep a straight face, and show your card at the right moment.

option-heap = Sticks in the heap

ending-last-stick = The last stick is taken.

move-call-odd = Call odd
move-call-even = Call even
move-take = { $count ->
    [one] Take one stick
   *[other] Take { $count } sticks
}
move-show = Show your card
move-keep = Keep your card

prompt-call = Will the cards that lie open at the end be odd or even in number? Call in secret.
prompt-wait = The others are still calling.
prompt-take = { $seat_is ->
    [you] Take one, two or three sticks.
   *[other] { $seat } takes one, two or three sticks.
}
prompt-show = { $seat_is ->
    [you] Show your card, or keep it.
   *[other] { $seat } may show the card.
}
prompt-over = The game is over.

refusal-turn = It is not your turn.
refusal-over = The game is over.
refusal-call-first = Everybody calls odd or even first.
refusal-take-now = Now sticks are taken.
refusal-show-now = Now you may show your card, or keep it.
refusal-heap = There are only { $heap } sticks left.
refusal-card = You took { $taken }, but your card says { $card }.

event-call = { $seat } called: { $call }.
event-call-unseen = { $seat } made a secret call.
event-odd = odd
event-even = even
event-take = { $seat } took { $count ->
    [one] one stick
   *[other] { $count } sticks
}.
event-show = { $seat } showed a { $card }.
event-draw = { $seat } drew a { $card }.
event-draw-unseen = { $seat } drew a card.
event-end = { $seat } took the last stick. { $calls }.
event-called-odd = { $seat } had called odd
event-called-even = { $seat } had called even

score-cards = Shown cards
score-last-stick = Last stick
score-call = Right call

area-heap = The heap: { $heap } sticks
area-seat = { $seat }, with { $sticks } sticks
area-choices = Your choices

piece-stick = The last { $count } sticks
piece-card = The secret card: { $card }
piece-card-unseen = A secret card
piece-shown = A shown { $card }
called-odd = odd
called-even = even
called-secret = has called
called-nothing = no call yet
