# What the table itself says.

bad-request = This could not be understood: { $reason }
unsound = { $sentence }
no-key = This needs a key of the table, from its link.
not-here = This is not for you to see. Ask the host for a link.
header-missing = This came without the header X-Wyrmhall, so it may be from another site.
host-only = Only the host can do this.
which-seat = You hold several seats; say which one.
no-seat = You have no seat at this table.
not-your-seat = Seat { $number } is not yours.
no-such-seat-here = There is no seat { $number } at this table.
bad-invitation = This invitation is not good here.
not-found = There is nothing here.
no-such-table = There is no such table.
no-such-game = There is no game “{ $game }”.
no-such-bot = There is no bot “{ $bot }”.
no-such-position = The game has no position { $position } to go to.
stale = The table has moved on; look again.
refused = The rules do not allow this.
not-begun = The game has not begun; there are open chairs.
begun = The game has begun; its chairs stay.
no-hints = The host has switched hints off at this table.
not-your-turn = Nothing is asked of you now.
no-answer = No answer could be found; try again in a moment.
over = The game is over.
closed = The table is closed.
old-rules = This game was begun under other rules and cannot go on here; its file can be had.
not-over = This can be had once the game is over.
deal-runs = Somebody still plays this deal. Its file can be had when they have finished.
deal-not-over = The same deal can be had once that game is over: now it would tell what comes there.
deal-differs = The same deal needs the same game, seats and options.
too-many-keys = So many links have been made for this table that there are no more; those that were sent stay good.
chair-taken = That chair is taken.
too-many-chairs = There are only { $seats } chairs.
no-proposal = Nothing has been proposed.
nothing-to-undo = You have no move to take back.
luck-from-outside = This game was played with dice from outside; it cannot go on here.
quiet = Watchers cannot speak at this table.
bad-address = This address cannot be written to.
too-large = This is too large.
too-many = That was too much at once. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
your-turn = { $title }: it is your turn.
stopping = The server is about to stop; try again in a moment.
failed = Something went wrong here. It has been noted.

bot-random = Random
bot-greedy = Greedy
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-adept = Adept
bot-archmage = Archmage
about-random = Does anything, by chance.
about-greedy = Looks one move ahead.
about-apprentice = Plays like a beginner: sensible, but overlooks things.
about-journeyman = Looks one move ahead and takes what seems best.
about-adept = Thinks a moment about what may come: a good player.
about-archmage = Thinks for two seconds about what may come: as strong as can be.
hint-plain = Of { $moves } moves, this one promised most when many games were tried out.
hint-only = There is no other move.
watcher = Watcher
