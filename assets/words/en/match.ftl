# Messages of a match in addition to its game’s: bots, seats that change hands, saved games and files.

level-apprentice = Apprentice
    .words = Plays quickly, and often misjudges.
level-skilled = Skilled
    .words = Plays quickly, and sees what a move is worth.
level-expert = Expert
    .words = Thinks a moment and looks ahead.
level-master = Master
    .words = Thinks longer and looks far ahead.
level-grandmaster = Grand Master
    .words = Takes its time and looks as far ahead as it can.

# Bots by their levels; the attribute is how they are called within a sentence.

bot-apprentice = Bot, apprentice
    .words = bot, apprentice
bot-skilled = Bot, skilled
    .words = bot, skilled
bot-expert = Bot, expert
    .words = bot, expert
bot-master = Bot, master
    .words = bot, master
bot-grandmaster = Bot, grand master
    .words = bot, grand master
bot-character = { $level } ({ $character })
    .words = { $level }, { $character }
bot-other = Bot, { $spec }
    .words = bot, { $spec }

character-plain = Even-handed
    .words = Values everything at its real worth.
character-miser = Prudence
    .words = Saves money and buys what is cheap.
character-builder = Isambard
    .words = Builds as much as possible and waits for the income.
character-raider = Jay
    .words = Goes after what others want to keep.
character-gambler = Lola
    .words = Spends early and trusts that it will pay off.

bot-type-random = any legal move
bot-type-greedy = one-ply search with the evaluation function
bot-type-minimax = iterative deepening, max^n or paranoid
bot-type-mcts = Monte Carlo tree search

seat-now-person = From here a human plays for { $name }.
seat-now-bot = From here a bot plays for { $name } ({ $bot }).

# A bot that could not move.

bot-too-long = it took too long
bot-not-responding = it stopped responding
bot-found-nothing = it was stopped before it found a move
bot-process-ended = its process ended
bot-illegal = it chose “{ $text }”, which isn’t legal
bot-failed = its program failed ({ $why })
bot-best-so-far = { $bot }: { $reason }. The best move it had found by then was played.
bot-replaced = { $bot } couldn’t move: { $reason }. Another bot moves instead.
bot-no-stand-in = That bot couldn’t move either: { $reason }. The first legal move was played.
bot-first-move = { $bot } couldn’t move: { $reason }. The first legal move was played.
bot-and-then = { $first } { $then }

# Journals and files.

journal-move = move { $number } (“{ $text }”): { $what }
journal-seats = seats and options: { $what }
journal-deal = deal: { $what }
journal-newer = this game was saved by a newer version of the program
journal-old-rules = this game was played by an older version of the rules
journal-older-rules = expected { $now }, found { $found }: every move is still legal, amounts may differ
journal-turn = expected a move by { $expected }, not by { $found }
journal-chance = chance
journal-seat = seat { $number }
journal-colour = expected a color that no other seat has, found that of seat { $other }
journal-blank = expected a name, found only spaces

match-undrawn = This game can be read, but not shown. It wasn’t added to your saved games.
file-too-large = expected a game, found a file of more than { $maximum } bytes
file-kept-up-to = { $what }. The game is intact up to move { $number }.

# By what a position of a game is judged of which nothing is known.

term-score = immediate points

# The saved games.

store-busy = Another program is using the saved games ({ $file }). Try again in a moment.
store-full = The disk is full, so nothing more can be saved in { $folder }. Free some space.
store-broken = The saved games in { $file } can’t be read or written (SQLite reports { $code }). Move the file or folder with this name somewhere else, or choose another folder with --home FOLDER.
store-no-folder = The folder for saved games can’t be created ({ $folder }): { $why }. Choose another one with --home FOLDER.
folder-no-home = There is no folder for saved games and settings, because this user has no home folder. Choose one with --home FOLDER or the environment variable PARLORCAR_HOME.
folder-no-user = There is no folder { $folder }, because this system has no user of that name with a home folder. Choose another one with --home FOLDER or the environment variable PARLORCAR_HOME.
store-newer = The saved games in { $file } were written by a newer version of Parlor Car (file version { $version }; this program reads up to { $known }).
store-set-aside = The file of saved games was damaged. It was renamed to { $file }, and a new one was created.
store-salvaged =
    { $known ->
        [one] The file of saved games was damaged. { $saved ->
            [0] Its one game could not be saved.
           *[other] Its one game was saved.
        }
       *[other] The file of saved games was damaged. { $saved } of { $known } games { $saved ->
            [one] was
           *[other] were
        } saved{ $partly ->
            [0] .
            [one] , 1 of them without its last moves.
           *[other] , { $partly } of them without their last moves.
        }
    } The damaged file was renamed to { $file }.
store-copied =
    The file of saved games was damaged so badly that it no longer shows which games were in it. { $saved ->
        [0] None could be saved, not even from the copy made on { $moment }.
        [one] One game was saved with the help of the copy made on { $moment }, so later moves may be missing.
       *[other] { $saved } games were saved, some of them from the copy made on { $moment }, so later moves may be missing.
    } The damaged file was renamed to { $file }.
store-read-only = Nothing can be saved in { $folder }. You can look at games and export them, but not continue them.
store-stuck = The file of saved games is damaged and can’t be renamed: { $why }
store-changed = This game was continued in another window or deleted. Open it again to continue from there.
store-gone = The folder for saved games ({ $folder }) is missing and can’t be created ({ $why }). Nothing is lost yet, and the game continues as soon as the folder is back. You can also save this game as a file somewhere else.
store-moved = The saved games were deleted or replaced just now, so nothing has been changed yet. Try again.
store-recreated = The saved games in { $folder } were deleted while the program was running. They have been saved there again, and no game is missing.
store-replaced =
    Another program has replaced the saved games while they were open ({ $file }). Programs that sync folders do this. { $added ->
        [0] The new file had all your games already.
        [one] One of your games was missing in the new file and has been added to it.
       *[other] { $added } of your games were missing in the new file and have been added to it.
    }
store-journal-gone = Another program has deleted files that belong to the open saved games ({ $file }-wal and -shm). All games have been saved again, and none is missing.
store-unreadable = The saved games ({ $file }) were deleted or replaced while the program was running, and the old file can no longer be read. The game on the table will be saved with its next move. Look for older games in the folder copies.
store-foreign-journal =
    The saved games were replaced after the program had ended without closing them. Unsaved changes of the old file would have destroyed the new one, so they have been saved as { $file }. { $added ->
        [0] They contained no other games.
        [one] One game in them could be read and has been added.
       *[other] { $added } games in them could be read and have been added.
    }
store-left = The saved games could not be saved in their own folder. They are now in { $file }. Copy this file as { $name } to { $folder } before you start the program again.
store-no-match = There is no saved game number { $number }.

settings-unreadable = Couldn’t read { $file } ({ $why }). Using the default settings.
settings-unsaved = Couldn’t save the settings in { $file } ({ $why }). They apply until you quit. The program tries again after the next change.
settings-set-aside = { $what } The file was renamed to { $file }.
