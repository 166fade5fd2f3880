# What the terminal says around a game.

name-human = Player { $number }
name-alone = Player
name-bot = Bot { $number }

which-game = Which game? Type its number.
welcome = { $title }, { $seats ->
    [one] for one person
   *[other] with { $seats } seats
}. Type the number or the name of a move; “help” tells more.
choose = Your move:
alone = There is only one thing to do: { $label }.
waiting = It is now the turn of { $names }.
hand-over = Now it is up to { $name }. Press Enter when nobody else is looking.
allowed = “{ $move }” is allowed.
not-allowed = { $words } ({ $rule })
no-number = There is no choice { $number } here; the choices go from 1 to { $last }.
nothing-said = Type a number, the name of a move, or “help”.
why-what = Which move? For example: why { $move }
undone = Taken back.
saved = Saved in { $file }.
save-where = Into which file? For example: save game.json
stopped = The game stops here.
end = The game is over.
help = { "" }
    a number or a name   make that move
    undo                 take your last move back, if nothing new has come to light
    why MOVE             why a move is not allowed
    rules [NUMBER]       the rules, or one of them
    table                show the whole table again
    log                  all that has happened
    save FILE            write the game into a file
    quit                 stop
