### What the site's scripts say.

gap = { " " }
comma = { ", " }
or = { " or " }
semicolon = { "; " }

## Every page

not-loaded = files/{ $file }.js did not load: try again
copied = Copied
marked = Marked: press Ctrl+C
read-idea = → Read the Idea

## Who plays

you = you
    .begins = You
computer = the computer
    .begins = The computer
first = the first player
    .begins = The first player
second = the second player
    .begins = The second player
mover = the player to move
    .begins = The player to move
other = the other player
    .begins = The other player
name-and-you = { $name } (you)
name-and-computer = { $name } (computer)

## Who wins

turn-won = { $you ->
    [unnamed] The player to move wins
    [mover] Now { $mover } are to move and win
   *[none] Now { $mover } is to move and wins
 }.
turn-lost = { $you ->
    [unnamed] The player to move loses
    [mover] Now { $mover } are to move, but { $other } wins
    [other] Now { $mover } is to move, but { $other } win
   *[none] Now { $mover } is to move, but { $other } wins
 }.
turn-drawn = { $you ->
    [unnamed] It is a draw
    [mover] Now { $mover } are to move, and it is a draw
   *[none] Now { $mover } is to move, and it is a draw
 }.
over-won = Play is over: { $mover } { $you ->
    [mover] win
   *[none] wins
 }.
over-lost = Play is over: { $other } { $you ->
    [other] win
   *[none] wins
 }.
over-drawn = Play is over: it is a draw.
you-won = Play is over: you win!
their-way = How { $mover } wins from there:
third-time = The position has occurred for the third time: a draw.
class-lost = the player to move loses
class-won = the player to move can win
class-drawn = neither can force a win
tiles-here = Framed: now; dashed: after one move.

## The board

move-lost = wins
move-won = loses
move-drawn = draws
board-fault = The board cannot go on: { $fault }
not-taken = The board does not take this set-up. What it takes stands below.
your-turn = Your turn.
your-turn-as = Your turn as { $name }.
turn-of = Now { $name }.
thinking = { $name } is thinking.
chosen-too = { $name } has chosen too.
how-broken = ↵: the row goes on below.
how-bracket = Lines with a bar beside them are one heap: those of its lines that are below the tapped one go, too.
how-steps = Each strip is one. Or press ‹ to take more from the right end, › to take less, and then Play, which appears.
choose-more = Not a move yet: tap something else that is { $what ->
    [dark] dark
   *[framed] framed
 }.
play-or-more = { $move }, or tap on for more
no-move-there = That cannot be chosen.
begun-anew = This does not go with what was chosen before, so now it alone is chosen.
taken-back = What you tapped again is no longer chosen.
arrows-first = Choose with the arrows first.
first-team = First team
second-team = Second team
engine-loading = The engine is loading …
mistake = The mistake: { $claim }

## Hints

hint = Hint { $level }/{ $count }:{ " " }
smaller-first = Try an easier game first:
first-set-up = the warm-up
warm-up = Warm-up: { $text }
real = The real one: { $text }
hard = Hard: { $text }
answer-by-tap = Answer by a tap on the picture, or:
no-move-does = No move does
there-is-one = There is one.
no-good-move = No good move begins there.
may-be = A good move can begin so. Choose more, or press Play.
yes = Yes.
not-so = Not so.
hint-chance = { $some ->
    [0] Only one choice is best:
    [1] Choose by chance; most often:
   *[other] Choose by chance; of these, each as often as the other:
 } { $move }.
hint-lost = No move wins; the hardest to answer is: { $move }.
hint-drawn = A move that keeps the draw: { $move }.
hint-won = A winning move: { $move }.

## Values

after-this-move = After this move:
values-in-binary = Grundy values in binary
labelled-backwards = Labelled backwards, step{ " " }

## Counting

count-over = Count who wins, over { $what }
first-wins = the first player wins
second-wins = the second player wins
whoever-begins = { $name } wins, whoever begins
so-many = { $who }: { $count }
cannot-list = The board cannot list these; it can, for example, { $limits }.
each-tile = Each tile is a set-up: choose it to play it.

## Review

dot = { $number }. { $move }
dot-lost = { $number }. { $move }, gave it away
dots = Moves:
red-moves = Red: a mistake; choose one to see why.
no-red-moves = No move was a mistake.
fair-draw = With best play from this start it is a draw, and no move changed that.
start-was-lost = This set-up is lost for you, whatever you do. You can be the other one:
start-was-won = In this set-up the first to move can always win. You can be the first:
play-again = Play again
decided = Move { $number } decided it.
lost-at = You lost with move { $number }.
could-win = This would have won: { $move }.
better-on-average = In move { $number } it would have been better on average to { $move }.
bad-luck = You chose well; this time chance was against you.
could-draw = This would have kept the draw: { $move }.
for-example = For example, if { $other } were to { $to }, { $mover } could { $answer }.
in-general = Why in general
at-first = At the beginning:
before-move = Before move { $number }:
after-better = After the better move:
left-by = { $number } ({ $move }{ $parts })
together = , leaving { $values }
left-by-some = { $number } (for example, { $move }{ $parts })
counted-part = An example, one part alone, all else left out, before move { $ply }: { $told } Its moves lead to { $list }. The least number that is missing is { $value }, so it counts { $value }.
counted = An example, before move { $ply }: { $told } Its moves lead to { $list }. The least number that is missing is { $value }, so it counts { $value }.
first-won = Your first move was right:
after-first = After your first move:
try-from-here = Try from move { $number }
show-why = Show why
next-level = Next level
next-page = Next game
find-won = Before move { $number }. Here { $mover } could win: find the move.
find-drawn = Before move { $number }. Here { $mover } could draw: find the move.
what-was-wrong = What was wrong
try-once-more = Try once more
after-move = After this move.
before-move-shown = Before this move.
after-good-move = After the better move.
after-answer = After { $name } answered.
better-move = Better move
better = Better: { $move }.
move-played = The move played
reply = The best answer
best-answer = The best answer: { $move }.
only-answer = The only answer: { $move }.
play-on-before = Play on from before this move
play-on-after = Play on from after it
back-to-end = Back to the end

## Who wins?

does-win = { $number }/{ $count }. { $chance ->
    [1] Is { $mover } ahead, on average?
   *[0] Does { $mover } win?
 }
answer-won = { $chance ->
    [1] ahead
   *[0] wins
 }
answer-lost = { $chance ->
    [1] behind
   *[0] loses
 }
answer-drawn = { $chance ->
    [1] level
   *[0] a draw
 }
no = No.
right = Right.
answer-secret = Right. The first player has chosen in secret. Choose so that you win on average.
answer-as = Right. { $made } Answer it as { $name } so that you win.
answer-it = Right. { $made } Answer it so that you win.
make-winning = { $chance ->
    [1] Right. Now choose so that it stays so.
   *[0] Right. Now make a move that wins.
 }
make-drawing = { $chance ->
    [1] Right. Now choose so that it stays so.
   *[0] Right. Now make a move that keeps the draw.
 }
not-that-move = Not so: { $move }.
next = Next
round-over = Who wins: { $right } of { $count } right.
comes-back = What was missed comes back in 1, 3 and 7 days.
eight-more = Eight more
due-today = Due today: { $due }.
nothing-due = Nothing is due today.
save-log = Save the log
log-loaded = Loaded.
not-a-log = This is not a log saved here.

## The front page

mark-played = played and won
mark-recognised = recognised who wins
mark-explained = exercises solved
meter = Played { $played }, recognised { $recognised }, explained { $explained } of { $count }
meter-played = { $played } of { $count } played
path-next = next
stones-left = Stones left: { $count }
stones-took = You took { $mine }, the computer { $theirs }: { $left } left. Your turn.
stones-lost = You lose: you left { $last ->
    [one] 1 stone, and the computer took it
   *[other] { $last } stones, and the computer took them all
 }.
stones-lefts = What it had left you before: { $lefts }.
stones-again = 21 stones again. How many do you take?
keep-all = Keep the whole site for reading off line
keep-size = Keep { $megabytes } MB, { $count } files
keeping = Kept: { $done } of { $count } files
all-kept = The whole site is kept for reading off line.
keep-failed = It could not be kept: try again with a network.
continue-due = Continue: { $due ->
    [one] one position comes
   *[other] { $due } positions come
 } back today
continue = Next: { $page }

## Exercises

answer-first = Write or choose an answer first.
answer-right = ✓ Right. The reason is below.
answer-wrong = ✗ Not that. Look again, or take the hint.

## Search

search-not-loaded = The search did not load. Try again
nothing-found = Nothing found.
similar-found = Nothing has these words; similar:
more-found = { $count } more
count-found = { $count } found
id-not-here = { $id } is not here, neither as a page nor as a key. The nearest of its judge is { $near }:
format-differs = With another input or output: { $how }.

## Try it

in-english = { $said }
no-input = there is no input yet
not-a-number = line { $line }, word { $word }: “{ $found }” is not a number that may stand here
not-allowed = line { $line }, word { $word }: “{ $found }” may not stand here
ends-early = after line { $line }, word { $word } the input ends too early: something is missing
not-as-stated = the input is not as the statement says: { $said }
sample = sample-{ $number }
your-own = your own
stopped = Stopped.
output-cut = The output is longer; this is its beginning.
not-read = Not read: everything after line { $line }, word { $word }, from “{ $first }” on.
run-time = { $time } ms
as-expected = ✓ as expected · { $time } ms
expected = ✗ expected: { $output }
