rule =
    Take the number at the left or at the right end; it is added to your points.
    When all are taken, more points win; equal points are a draw.
takes = the row, then the points so far: 4 5 1 3 | 0 0. At most 12 numbers, each at most 99
how = Tap the number at one end.
trick = A large end may be bad, as taking it frees the next number. Judge an end by its number less the lead that the opponent then gets on the rest, and take the better end: all points together are fixed, so a larger lead is a larger score. To find the leads, begin with short rows: with two numbers left, whoever is to move leads by their difference; with more, by the better end. If an even count of numbers is left, whoever is to move gets at least half: taking an end in an odd place leaves two ends in even places, so one can have all odd places, or all even ones.
ask-where = Which number becomes an end if you take the left one, or the right one? Would the other player want it?
ask-what = Which end lets the player to move finish ahead or, if neither does, level?
left = First
right = Second

position = { $count ->
    [0] No number is left.
   *[other] The row from the left: { $numbers }.
 } { left } has { $first }, { right } has { $second }.
note = { left } has { $first }, { right } has { $second }.
take-left = take { $x } at the left end
    .told = { $who } took { $x } at the left end.
take-right = take { $x } at the right end
    .told = { $who } took { $x } at the right end.
take-last = take { $x }
    .told = { $who } took { $x }.

other-more = { $other } gets { $points } more on the rest: { $x } − { $points } = { $lead }
mover-more = { $mover } gets { $points } more on the rest: { $x } + { $points } = { $lead }
same = both get the same on the rest: { $lead }
ends-left = After the { $x } on the left, { $after_left }; after the { $y } on the right, { $after_right }. The left end is best
ends-either = After the { $x } on the left, { $after_left }; after the { $y } on the right, { $after_right }. Both ends come to the same
ends-right = After the { $x } on the left, { $after_left }; after the { $y } on the right, { $after_right }. The right end is best
ends-one = Only the { $x } is left to take
ends-none = No number is left
won-ahead = { $ends }: with the points so far, { $mover } ends { $lead } ahead.
draw-level = { $ends }: with the points so far, both end level.
lost-behind = { $ends }: with the points so far, { $mover } ends { $by } behind.

legend = { $orange ->
    [0] At most one number is left.
   *[other] Orange: the ends. The number: if { $mover } takes this end, how many more points { $other } then gets on the rest; below 0, { $mover } gets more.
 }
ahead = { $points } ahead
level = level
behind = { $points } behind
difference = { $Mover } is { $now } so far; d(1, n) = { $d } on the rest: { $end } in the end
