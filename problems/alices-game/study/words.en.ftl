rule =
    Alice cuts a sheet in two from top to bottom, Bob from left to right, along a line.
    Whoever cannot cut loses.
takes = width and height, for example 6 2: at most 24 squares in all, sides up to 12; several sheets as 6 2 | 1 2
how = Tap the line to cut along.
trick = A strip of height 1 gives Alice cuts to spare, one less than its width; one of width 1 gives them to Bob. From a sheet of height 2 or 3 she cuts off pieces 2 wide, of height 4 to 7 pieces 4 wide, and so on (narrower ones give cuts to Bob); he does the same across. So halve both sides, rounding down, until one is 1, and count the strip (4 × 2 becomes 2 × 1: one to spare for Alice). Such a cut uses up one cut to spare, and every cut at least one: whoever has more stays ahead, and if both have equally many, whoever must cut runs out first.
ask-where = How many cuts can Alice make in a strip of width 4 and height 1? Would you like to be the first to cut a sheet of 2 × 2?
ask-what = Which cut uses up none of your other cuts that nobody can take away?
left = Alice
    .full = Alice (cuts downwards)
right = Bob
    .full = Bob (cuts across)

position = { $count ->
    [one] A sheet of { $sheets } (width × height).
   *[other] Sheets of { $sheets } (width × height).
 }
down = cut sheet { $sheet } ({ $size }) from top to bottom, { $at } from the left edge
    .told = { $who } cut a sheet of { $size } from top to bottom, { $at } from the left edge.
across = cut sheet { $sheet } ({ $size }) from left to right, { $at } from the top edge
    .told = { $who } cut a sheet of { $size } from left to right, { $at } from the top edge.

lost-end = { $Mover } has no cut.
won-ahead = Cuts to spare (above 0: { left }, below 0: { right }): { $cuts }. So in all { $mover } is { $by } ahead. { $Mover } can { $step }: that uses up only one. Each cut of { $other } costs { $other } at least one, or gives { $mover } one, and { $other } runs out first.
lost-behind = Cuts to spare (above 0: { left }, below 0: { right }): { $cuts }. So in all { $other } is { $by } ahead. Each cut of { $mover } costs { $mover } at least one, or gives { $other } one; { $other } can answer by a cut that uses up only one, and { $mover } runs out first.
lost-even = Cuts to spare (above 0: { left }, below 0: { right }): { $cuts }. Both have equally many. Each cut of { $mover } costs { $mover } at least one, or gives { $other } one, which puts { $other } ahead, and { $mover } runs out first.

legend = Cuts to spare are those that nobody can take away: halve width and height, rounding down, until one of them is 1; the other, less 1, is their number, for { left } if it is the width, for { right } if it is the height (4 × 2 becomes 2 × 1: one for { left }).{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the cuts that cost the mover only one cut to spare; the others cost more.
 }
sum = { $terms } = { $sum }
