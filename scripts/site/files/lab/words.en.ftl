### What the lab says: its page, and its scripts.

between-comma = { ", " }
    .last = { ", " }
between-and = { ", " }
    .last = { " and " }
between-semicolon = { "; " }
    .last = { "; " }
between-arrow = { " → " }
    .last = { " → " }

## The page

lab-title = The lab
lab-intro = Any game: type its moves in a line of JavaScript, see the table, the patterns in it, where a guess fails, and play.
lab-examples = Examples
lab-rule = Rule: a position → the positions one move away
lab-from-link = This rule came with the link. Read it, then press Run. It runs without access to this page or to the network.
lab-positions = Positions
lab-form-numbers = a number
lab-form-pairs = two
lab-form-lists = lists of 1 to 4
lab-form-texts = texts of 1 to 8
lab-reached = Which of them
lab-these = only these
lab-and-reached = all reached from these
lab-end = The end
lab-end-loses = whoever cannot move loses
lab-end-wins = whoever cannot move wins
lab-end-draws = play may go on for ever: draws
lab-end-sides = the players have different moves
lab-end-points = points
lab-run = Run
lab-stop = Stop
lab-more = Go on for 30 seconds
lab-helpers = At hand beside JavaScript
lab-helper-1 = 1, 2, 3
lab-helper-2 = 2, 3, 5, 7
lab-helper-3 = 1, 2, 3, 6
lab-helper-4 = 3, 0, 5
lab-helper-5 = two heaps apart
lab-helper-6 = [9, 5]
lab-helper-7 = [5]
lab-help = Heaps, players, points, boards
lab-help-position = A position is a whole number from 0 on, a text, or a list of these. For two heaps write ([x, y]) => …
lab-help-negative = An option with a negative number is left out, so n - 3 needs no check.
lab-help-player = (position, player) => … if the moves depend on who moves: player is 0 or 1.
lab-help-points = For points, return [option, points], or declare const score = (position, player) => …, by how much the player to move leads when no move is left.
lab-help-wins = “Alice wins if the sum of the two that are left is odd”: end “points”, Alice is player 0, and a win is 1, so
lab-help-start = const start = n => … turns the numbers of the table into positions: a row of n coins, a board of n by m. Several numbers come as a list: const start = ([n, m]) => …
lab-help-function = Longer rules: function moves(position) {"{"} … {"}"}, with other functions and constants before or after it.
lab-help-where = Positions: 0..200; two numbers 0..40 × 0..40; all lists of 1 to 4 entries 1..5 ^ 1..4; all texts of 1 to 8 letters "01" ^ 1..8; or some, such as [3, 4, 5], "xx.x".
lab-help-takes = Instead of a program: 1 3 4 (what a move may take from a heap, 1-3 for 1 to 3) or an octal code such as 0.77.
lab-table = The table
lab-step = Hide it: value by value
lab-next = Next
lab-ten = Next ten
lab-all = Show all
lab-across = In a row
lab-colours = Colours
lab-colours-lost = lost and won
lab-colours-values = values
lab-shows = What it shows
lab-leads = Where it leads
lab-pages = On this site these games begin with the same table:
page-shifted = { $title }: with numbers that are { $by ->
    [one] one larger
   *[other] one smaller
 }
lab-guess = A guess of your own
lab-guess-of = Lost exactly when, or the value is
lab-guess-may = What a guess may use
lab-guess-words = n for a number; x and y for two numbers; p for a list or a text, with p[0], len(p), sum(p), xor(p), max(p), min(p), odd(p), count(p, 1), odds(p), evens(p), distinct(p), leading(p, 1), places(p, 1) (from 1 on), bitsum(p, 3), falling(p) (from the largest on), alt(p) (p[0] − p[1] + p[2] …), nonzero(p), tree(p) (of lists in lists the xor of the parts, each one more), blocks(p, 1) (how long the runs of 1 are), runs(p). Signs: + - * / // % == != < <= & | ^ (xor) and or not, in {"{"}0, 2{"}"}, [0, 1, 2][n % 3], a ? b : c. Functions: floor, abs, sqrt, gcd, popcount (ones in binary), bits (binary digits), ctz (how often 2 divides), lowbit, factors, isprime, isfib, phi. A condition says which positions are lost, a number says what they are worth; … for n >= 7 says of which.
lab-play = Play it
lab-play-from = From position
lab-you = First move
lab-you-begin = you
lab-computer-begins = the computer
lab-play-now = Play
lab-take = Take it along
lab-share = Copy the address
lab-text = The table as text
lab-cpp = Brute force in C++
lab-python = Brute force in Python
lab-save = Save the file
lab-missing = The scripts of this page are missing here.
lab-study = How to find an answer: brute force, table, guess, proof

## Examples

example-primes-name = 1 or a prime
example-primes = One heap. A move takes 1 stone or a prime number of stones.
example-divisors-name = divisors
example-divisors = A number n. A move subtracts a divisor of n that is smaller than n.
example-neighbours-name = Kayles
example-neighbours = A row of n coins. A move takes one coin, or two that lie side by side; the rest falls into two rows.
example-halve-name = halve
example-halve = One heap. A move takes one stone or, if the number is even, halves the heap.
example-both-name = both heaps (Wythoff)
example-both = Two heaps. A move takes any number from one heap, or equally many from both.
example-knight-name = knight
example-knight = A knight on a board, which moves only towards the corner (0, 0).
example-repeat-name = not the same again
example-repeat = One heap. A move takes 1 to 4 stones, but not the number that was just taken. In the rule [n, last]: n are left, last were just taken, at the start 0.
example-graph-name = token on a graph
example-graph = A token goes along the arrows of a graph, and may come back.
example-tree-name = tokens on a tree
example-tree = Three tokens on a tree. A move brings one of them to its parent. In the rule parent is the parent of each vertex, and 0 is the root.
example-branches-name = cutting branches
example-branches = A tree that stands on the ground. A move cuts a branch, and all that hangs on it falls. In the rule a tree is the list of its branches.
example-chomp-name = Chomp
example-chomp = A bar of chocolate, w by h. A move bites off a piece with all that is right of it and below. In the rule rows is how many pieces each row has.
example-misere-name = misère Nim
example-misere = One to four heaps. A move takes any number from one heap.
example-dominoes-name = dominoes
example-dominoes = A board, w by h. One player lays dominoes across, the other down. In the rule player 0 lays across, player 1 down.
example-ends-name = points at the ends
example-ends = A row of numbers. A move takes the number at one end and scores it. In the rule an option is [what is left, points].
example-pieces-name = both must move
example-pieces = Two tokens, each on a line. Each turn both go 1, 2 or 3 steps down.

## While it runs

running = Running …
running-at = Running: at { $at }, { $count } positions so far.
stopped = Stopped.
stopped-early = { $known ->
    [1] Stopped at { $at } after 10 seconds, with { $count } positions: press “Go on” for more.
   *[0] Stopped after 10 seconds, with { $count } positions: press “Go on” for more.
 }
done = { $positions ->
    [one] One position
   *[other] { $positions } positions
 }{ $more ->
    [0] {""}
   *[other] {""}, and { $more } more on the way,
 } in { $seconds } s.
part = { $count ->
    [one] The table shows the part that was finished: one position.
   *[other] The table shows the part that was finished: { $count } positions.
 }
negative = { $count ->
    [one] One option with a negative number was left out.
   *[other] { $count } options with a negative number were left out.
 }
players = Left is player 0, Right is player 1.
rule-of-page = The game of the page “{ $title }”.
ending-loses = Whoever cannot move loses.
ending-wins = Whoever cannot move wins.
ending-draws = Whoever cannot move loses; play for ever is a draw.
ending-sides = The players have different moves; whoever cannot move loses.
ending-points = Whoever is ahead in points at the end wins.
copied = Copied
see-address = See the address bar

## Refusals

line = Line { $line }:
refused-syntax = This is not JavaScript: { $message }
refused-wide = The sign { $sign } is a full-width one: type it as in English.
refused-unclosed = The rule ends too early: a bracket or a quotation mark is not closed.
refused-throws = moves({ $at }) ended with an error: { $message }
refused-throws-first = The rule ended with an error before any move: { $message }
refused-returns-nothing = moves({ $at }) returned nothing. After => {"{"} … {"}"} a function needs return.
refused-no-list = moves({ $at }) returned no list but: { $found }. The options of a position are a list, [ ] if there are none.
refused-no-number = moves({ $at }) has an option with { $found }, which is not a whole number. Use Math.floor, or leave it out.
refused-no-position = moves({ $at }) has an option that is no position but: { $found }. A position is a whole number, a text, or a list of these, which may be lists again. { $found ->
    [object] Write an object flat, as a list of its parts: [x, y], not {"{"} x, y {"}"}.
    [sum] sum(…) may be an option, but not a part of a list: sum([x, 1], [y, 1]), not [sum(x, y), 1].
    [boolean] Write 1 and 0 for true and false.
    [array] This one is too deep: write it flat, [1, 2, 3, 4], not [[1, [2]], [[3, 4]]].
   *[other] Is there a place beyond the end of a list? Leave that option out.
 }
refused-too-many-options = moves({ $at }) has more than { $most } options.
refused-too-long = moves({ $at }) has an option with more than { $most } entries or letters.
refused-unsteady = Asked twice, the rule answers differently for { $at }. The moves may depend on nothing but the position and the player: no counter, nothing that is kept or changed.
refused-no-function = There are no moves. A rule gives for a position the list of those one move away: n => [n - 1, n - 2] takes 1 or 2 stones; longer ones are written function moves(n) {"{"} … return [n - 1, n - 2] {"}"}.
refused-no-points = moves({ $at }) has an option without points. For points each option is [option, points], or there is a function score.
refused-no-score = score({ $at }) is not a number but: { $found }
refused-no-score-of-sum = A position of several parts has no score: return [option, points] instead.
refused-no-start = start({ $at }) is not a position.
refused-cycle = { $end ->
    [points] Play may come back to a position: { $cycle }. Then nobody knows how many points there are.
   *[other] Play may come back to a position: { $cycle }. If that is meant, choose “play may go on for ever”.
 }
refused-too-many = More than { $most } positions. Choose a smaller start, or leave out of the position what does not decide the moves.
refused-no-where = These positions cannot be read: { $found }. Examples: 0..200; 0..40 × 0..40; 1..5 ^ 1..4 (lists of 1 to 4 entries); "01" ^ 1..8 (texts); [3, 4, 5], "xx.x".
refused-never-ends = moves({ $at }) did not come to an end.
refused-never-begins = The rule did not come to an end before the first move.
refused-fault = The lab cannot go on: { $message }
second-is-player = The second parameter is the player to move. For two heaps write ([x, y]) => …
three-players = There are two players here, 0 and 1, who move in turn: a third one is not played. The table is of two.
old = This is of the rule, positions and end before the change: press Run.
link-long = The link is too long to be read: paste the rule itself.
hint-shape = moves was called with { $at }: does the rule expect a position of another form?

## One position

place = { $place }: { $what }, { $who }
unknown = { $place }: not yet known
cell-lost = L
cell-won = W
cell-drawn = D
cell-mixed = ?
cell-left = Left
cell-right = Right
cell-first = 1st
cell-second = 2nd
shade-lost = lost
shade-won = won
shade-drawn = drawn
shade-none = not reached
shade-left = Left wins
shade-right = Right wins
shade-first = whoever begins wins
shade-second = whoever begins loses
shade-mixed = drawn if one of the two begins
legend = { $sign }: { $means }
legend-number = a number: so many moves Left is ahead
legend-points = +3, −3: so many points the player to move wins or loses by
legend-points-two = +3 −1: so many points player 0 wins by if player 0 begins, then player 1 if player 1 begins; − for a loss
map = Map of the table. The arrow keys choose a position.
map-keys = x to the right, y downwards. Touch a position, or use the arrow keys.
touch-one = Touch a position to see its options.
step-begin = Nothing is shown before its turn. Say what comes, then press Next.
word-lost = lost
word-won = won
word-drawn = drawn
word-lost-in = lost in { $moves }
word-won-in = won in { $moves }
plain-list = { $list }
and-more = { $list } and { $more } more
options = { $position }: { $count ->
    [one] its only option with what it is worth: { $options }.
   *[other] its options with what they are worth: { $options }.
 }
over-lost = { $position }: no move is left, so the player to move has lost.
over-won = { $position }: no move is left, so the player to move has won.
over-points = { $position }: no move is left. Lead of the player to move: { $lead }.
mex = The least number missing from {"{"}{ $set }{"}"} is { $value }: the value is { $value }{ $won ->
    [1] {""}, and the player to move wins.
   *[0] {""}, and the player to move loses.
 }
mex-many = The least number missing from the values is { $value }{ $won ->
    [1] {""}, and the player to move wins.
   *[0] {""}, and the player to move loses.
 }
best-points = The best is to go to { $option }: a lead of { $lead }.
so-won = { $timed ->
    [1] Won: going to { $option } wins after { $moves ->
        [one] one move.
       *[other] { $moves } moves.
     }
   *[0] Won: { $option } is lost for the opponent.
 }
so-lost = { $timed ->
    [1] Lost: all options are won for the opponent. It takes at most { $moves } moves.
   *[0] Lost: all options are won for the opponent.
 }
so-drawn = Drawn: no option is lost for the opponent, but { $option } is drawn.
two-outcomes = { $position }: if Left begins, Left gets: { $first }; if Right begins, Right gets: { $second }.
class-left = Left wins, whoever begins.
class-right = Right wins, whoever begins.
class-first = Whoever begins wins.
class-second = Whoever begins loses.
class-drawn = Neither can force a win.
worth-number = It is worth { $number }: so many moves Left is ahead.
options-of = Options of { $player ->
    [0] Left
   *[1] Right
 }: { $options }.
no-options-of = { $player ->
    [0] Left
   *[1] Right
 } has no move.
no-look = This position took too long.
more-rows = More rows

## What it shows

looking = Looking for patterns …
none-line = No pattern was found. Try “In a row” above with other widths, such as 8 or 12: what repeats stands in columns.
none-plane = No pattern was found in both numbers together. Look at one row alone: const start = n => [n, 4] in the rule, and the positions 0..200.
none-list = No pattern was found in these lists. { $all ->
    [1] Leave out zeros, if there are any
   *[0] Ask for all lists of some lengths, without zeros: 1..5 ^ 1..4
 }; or fix all but two entries, which make a map: const start = ([x, y]) => [x, y, 1] in the rule, and the positions 0..20 × 0..20.
none-text = No pattern was found in these positions. Ask { $all ->
    [1] {""}
   *[0] for all texts of some lengths: "{ $letters }" ^ 1..8; or{" "}
 }by their length alone: const start = n => "{ $letter }".repeat(n), or Array(n).fill(1), in the rule, and the positions 0..20.
none-made = No pattern was found in these numbers. Ask for the texts themselves: leave start out of the rule, and write the positions as "01" ^ 1..8, all texts of 1 to 8 letters, with the letters of your rule.
none-draws = No pattern was found in who wins, and a graph seldom has one. Touch a position to see in how many moves it ends: large graphs are worked out backwards from the ends.
none-sides = No pattern was found in who wins. Ask for one part of the game alone, and touch it: where it is worth a number, the numbers of parts are added.
none-points = No pattern was found in the leads. { $all ->
    [1] Ask for rows of 0 and 1 alone, 0..1 ^ 1..8
   *[0] Ask for all rows of some lengths, 0..3 ^ 1..5
 }; without a pattern the brute force below, kept in a table, is the answer where the positions are few, as when rows are only cut at their ends.
none-about = No pattern was found here.
some-lost = lost: { $lost } of { $count }
too-few = Too few positions to look for a pattern: here are { $count }. Ask for { $needed } or more.
so-few = In so few positions, { $count }, no pattern can be told from chance: { $needed } or more would tell.
none-path = Here a move only adds to the position, as where a token enters no place twice. If it may go from one place to another in both directions, a matching tells who wins, without a table:
about-value = The values
about-lost = The lost positions
about-outcome = The outcomes
about-class = Who wins
about-number = The numbers
about-lead = The lead
about-second = The lead if player 1 begins
of-value = the value
of-lost = the outcome
of-outcome = the outcome
of-class = the outcome
of-number = the number
of-lead = the lead
of-second = the lead
range-line = Holds for all n from { $from } to { $to }.
range-plane = Holds for all x from { $left } to { $x } and y from { $top } to { $y }.
range-list = Holds for all { $count } { $kind ->
    [lists] lists of { $entries } entries.
    [texts] texts of { $entries } letters.
   *[positions] positions.
 }
use-as-guess = Use this as a guess
not-proved = It could not be checked further on.
holds-on = Computed further, up to { $to }: it still holds.
fails-on = At { $place }, outside the positions asked for, it does not hold; if your game has no such position, this says nothing.
holds-longer = { $kind ->
    [texts] For texts of { $entries } letters it holds, too.
   *[lists] For lists of { $entries } entries it holds, too.
 }
fails-longer = { $kind ->
    [texts] For texts of { $entries } letters it does not hold: see { $place }.
   *[lists] For lists of { $entries } entries it does not hold: see { $place }.
 }
certain = Certain for ever: g(n + { $p }) = g(n) has been checked up to n = { $enough }, and for a rule of this kind that is enough.
holds-is-not-proved = “Holds for all that was computed” is not “is proved”.
read-study = → { $title }

find-constant = Always the same: { $of } is { $value }.
find-constant-class = Everywhere the same: { $value }.
find-all-lost = { $late ->
    [0] Every position is lost.
   *[1] Every position from n = { $since } on is lost.
 }
find-none-lost = { $late ->
    [0] Every position is won.
   *[1] Every position from n = { $since } on is won.
 }
find-lost-only = { $count ->
    [one] The only lost position is { $lost }.
   *[other] The only lost positions are { $lost }.
 }
find-period = Period { $p }. For n mod { $p } = 0, 1, 2, … { $of } is { $block }{ $long ->
    [1] {""}, …
   *[0] {""}.
 }
find-period-from = Period { $p } from n = { $first } on. For n mod { $p } = 0, 1, 2, … { $of } is { $block }{ $long ->
    [1] {""}, …
   *[0] {""}.
 }
early = , from { $name } = { $first } on; below that { $some ->
    [0] none is lost
    [one] only { $before } is lost
   *[other] { $before } are lost
 }
find-lost-even = Lost exactly when n is even{ $early }.
find-lost-odd = Lost exactly when n is odd{ $early }.
find-lost-mod = { $count ->
    [one] Lost exactly when n mod { $p } = { $rests }{ $early }.
   *[other] Lost exactly when n mod { $p } is one of { $rests }{ $early }.
 }
find-growing = After every { $p } { $of } is larger by { $s }: from n = { $first } on { $block }{ $long ->
    [1] {""}, …
   *[0] {""}.
 }
find-exchanged = The value is n itself, except that { $p }k + { $a } and { $p }k + { $b } change places.
find-equals = { $named ->
    [1] Equal to { $code }: { $what }.
   *[0] Equal to { $code }.
 }
find-lost-if = Lost exactly when { $code }: { $what }.
find-lost-unless = Lost unless { $code }: { $what }.
find-lost-where = Lost exactly when { $code }.
find-turned = Lost exactly when { $code }; but where { $where }, the other way round.
find-depends = Who loses depends on { $code } alone.
find-depends-as = Depends on { $code } alone: { $pairs }.
find-halved-values = From n mod { $k } and { $of } of ⌊n / { $k }⌋ follows { $of }: { $table }.
find-halved-lost = Who loses follows from n mod { $k } and who loses with ⌊n / { $k }⌋: { $table }.
halved-case = remainder { $r } and { $v } → { $value }
halved-case-lost = remainder { $r }, { $v ->
    [1] lost
   *[0] won
 } → { $value ->
    [1] lost
   *[0] won
 }
find-lost-sum-of-two = The lost numbers are { $terms }, …: each is the sum of the two before it.
find-lost-differences = The lost numbers are { $terms }, …: their differences grow by { $c } each time.
find-lost-times = The lost numbers are { $terms }, …: after t(k) comes { $formula }.
find-lost-recurrence = The lost numbers are { $terms }, …: t(k+1) = { $formula }.
find-won-sum-of-two = The won numbers are { $terms }, …: each is the sum of the two before it.
find-won-differences = The won numbers are { $terms }, …: their differences grow by { $c } each time.
find-won-times = The won numbers are { $terms }, …: after t(k) comes { $formula }.
find-won-recurrence = The won numbers are { $terms }, …: t(k+1) = { $formula }.
find-lost-beatty = The lost numbers are ⌊k · { $code }⌋ for k = { $first }, { $first } + 1, …: { $terms }, …
find-steps-growing = It changes only at { $terms }, …, where after t(k) comes { $formula }; each time by { $by }.
find-steps-repeating = It changes only at { $terms }, …, where after t(k) comes { $formula }; in turn it is { $block }.
find-additive = Each entry is a game of its own: { $join ->
    [xor] the value is the xor of what the entries are worth
   *[sum] the number is the sum of what the entries are worth
 }, { $worths }.
find-additive-places = Each entry is a game of its own: { $join ->
    [xor] the value is the xor of what the entries are worth
   *[sum] the number is the sum of what the entries are worth
 }. { $places }.
find-along = From { $axis } = { $first } on, it repeats every { $p } steps of { $axis }.{ $some ->
    [0] {""}
   *[other] {" "}Lost: { $rows }.
 }
along-row = for { $other } = { $n } { $count ->
    [0] never
    [one] at remainder { $rests }
   *[other] at remainders { $rests }
 }
find-cases = The first of these that is true decides: { $cases }; else → { $rest }.
find-lost-except = Lost exactly when { $code }, but the other way round for { $terms }, …: after t(k) comes { $formula }.
find-lost-steps = Lost and won alternate, changing only at { $terms }, …, where t(k+1) = { $formula }; from { $begin } to the next change: { $lost ->
    [1] lost.
   *[0] won.
 }
find-remainders = Depends on x mod { $a } and y mod { $b } alone: { $cells }{ $long ->
    [1] {""}, …
   *[0] .
 }
find-lost-remainders = { $count ->
    [one] Lost exactly when (x mod { $a }, y mod { $b }) is { $lost }.
   *[other] Lost exactly when (x mod { $a }, y mod { $b }) is one of { $lost }.
 }
find-of-period = Depends on t = { $q } alone, with period { $p }: for t mod { $p } = 0, 1, 2, … { $of } is { $block }.
find-of-period-from = Depends on t = { $q } alone, with period { $p } from t = { $first } on: for t mod { $p } = 0, 1, 2, … { $of } is { $block }.
find-of-lost-even = Lost exactly when t = { $q } is even{ $early }.
find-of-lost-odd = Lost exactly when t = { $q } is odd{ $early }.
find-of-lost-mod = { $count ->
    [one] Lost exactly when t = { $q } has t mod { $p } = { $rests }{ $early }.
   *[other] Lost exactly when t = { $q } has t mod { $p } in { $rests }{ $early }.
 }
find-of-growing = Depends on t = { $q } alone; after every { $p } { $of } is larger by { $s }: { $block }, …
find-of-exchanged = Equal to t = { $q }, except that { $p }k + { $a } and { $p }k + { $b } change places.
find-wythoff = The lost pairs are { $pairs }, …: ⌊kφ⌋ and ⌊kφ⌋ + k, with φ = 1.618… Each number and each difference occurs once.
find-wythoff-wide = The lost pairs are { $pairs }, …: ⌊kα⌋ and ⌊kα⌋ + { $c }k, with α = { $slope }…
find-pairs-by-mex = The lost pairs are { $pairs }, …: the smaller number is the least not used yet, and the differences are, in turn, { $c }k + { $d } for k = 0, 1, 2, …
find-lost-by-two = Who loses depends on { $a } and { $b } alone; lost for { $lost }.
find-by-two = Depends on { $a } and { $b } alone: { $cells }{ $long ->
    [1] {""}, …
   *[0] .
 }

what-bitsum = in each binary place the number of ones, mod the second number; 0 if all are 0
what-leading = how many of these stand at the beginning
what-places = the places of these, the first is 1
what-sums = of each pair the sum of the two; without pairs, of each two entries
what-gaps = of each pair the first less the second; without pairs, of each two entries
what-evens = what stands in the places 0, 2, 4, …
what-odds = what stands in the places 1, 3, 5, …
what-odd = how many are odd
what-distinct = how many different ones there are
what-alt = the first − the second + the third − …
what-falling = from the largest to the smallest
what-tree = of lists in lists: the xor of its parts, each worth one more than what stands in it
what-nonzero = what is left without zeros
what-blocks = how long the runs of these are
what-runs = how many runs of equal ones there are
what-ctz = how often 2 divides it
what-popcount = the number of ones in binary
what-bits = the number of binary digits
what-lowbit = the largest power of 2 that divides it
what-factors = the number of prime factors, each as often as it divides
what-omega = the number of different primes that divide it
what-divisors = the number of divisors
what-lpf = the least prime that divides it
what-root = the square root, rounded down
what-triroot = the largest k with k(k + 1)/2 ≤ n
what-digitsum = the sum of the decimal digits
what-isprime = a prime
what-issquare = a square
what-istri = a triangular number 0, 1, 3, 6, 10, …
what-isfib = a Fibonacci number
what-ispow2 = a power of 2

study-lost-and-won = Lost and won
study-nim-sum = The nim-sum
study-grundy = Grundy values and sums
study-values-too-many = Values too many for a table
study-parity = Parity and forced lengths
study-pairing = Pairing and symmetry
study-stealing = Strategy stealing
study-golden = Golden ratio, Fibonacci, the last take
study-misere = Misère play
study-together = All at once, or one after another
study-several = Several heaps in one move
study-undone = Moves that can be undone
study-matchings = Matchings
study-draws = Draws and lengths
study-numbers = Numbers
study-scores = Scores

## A guess

guess-holds = { $means ->
    [lost] The guess holds for all { $count } positions.
   *[value] The guess gives the right value for all { $count } positions.
 }
guess-fails = Smallest counterexample: { $place }. The guess says { $said }; the table has { $is }. { $count ->
    [one] It is the only one.
   *[other] { $count } positions differ.
 }
guess-lost = lost
guess-not-lost = not lost
guess-nothing = nothing
guess-late = This guess took too long.
guess-unread-n = This cannot be read (at “{ $word }”). Examples: n % 7 in {"{"}0, 2{"}"}; popcount(n).
guess-unread-xy = This cannot be read (at “{ $word }”). Examples: x == y; (x + y) % 3 == 0; x ^ y.
guess-unread-p = This cannot be read (at “{ $word }”). Examples: xor(p) == 0; sum(p) % 2; len(p).

## Play

your-turn = From { $position } you may go to:
you-went = You go to { $to }{ $scored ->
    [1] {""}, { $points } points.
   *[0] {""}.
 }
computer-went = The computer goes to { $to }{ $scored ->
    [1] {""}, { $points } points.
   *[0] {""}.
 }
game-win = { $scored ->
    [1] It is over: you win by { $lead }.
   *[0] No move is left in { $position }: you win.
 }
game-lose = { $scored ->
    [1] It is over: you lose by { $lead }.
   *[0] No move is left in { $position }: the computer wins.
 }
game-draw = { $scored ->
    [1] It is over: a draw.
   *[0] { $position } has occurred for the third time: a draw.
 }
no-such-start = { $found } is no position of this rule. A text stands in quotation marks, a list in square brackets.

## Programs in other languages

frame-rule = The rule as it was typed in the lab, for the positions { $at }:
frame-only = A frame: the moves are still missing where it says so.
frame-code = code[t]: what may be left if t go: 1 nothing, 2 one heap, 4 two heaps, or a sum of these.
frame-here = Put the options of state here.
frame-here-points = Put the options here, each with the points of the move.
frame-begin = Put the state that the numbers of the table mean here.
frame-start = the start
frame-states = number the states 0, 1, 2, …
frame-options = options[v]: the numbers of the states one move away from v
