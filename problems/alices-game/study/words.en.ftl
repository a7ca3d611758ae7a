rule =
    Alice cuts a sheet in two from top to bottom, Bob from left to right, along a line.
    Whoever cannot cut loses.
takes = width and height, for example 6 2: at most 24 squares in all, sides up to 12; several sheets as 6 2 | 1 2
how = Tap the line to cut along.
ask-where = How many cuts can Alice make in a strip of width 4 and height 1? Would you like to be the first to cut a sheet of 2 × 2?
ask-what = Which cut leaves all other cuts of yours to spare?
left = Alice
    .full = Alice (cuts downwards)
right = Bob
    .full = Bob (cuts across)

position = { $count ->
    [one] A sheet of { $sheets } (width × height).
   *[other] Sheets of { $sheets } (width × height).
 }
down = cut sheet { $sheet } from top to bottom, { $at } from the left
    .told = { $who } cut sheet { $sheet } from top to bottom, { $at } from the left.
across = cut sheet { $sheet } from left to right, { $at } from the top
    .told = { $who } cut sheet { $sheet } from left to right, { $at } from the top.

lost-end = { $Mover } has no cut.
won-ahead = The sheets leave { left } { $cuts } cuts to spare (below 0: { right }). { $Mover }, to move, is { $by } ahead and can afford to { $step }, which costs one. Each cut of { $other } costs at least one, too.
lost-behind = The sheets leave { left } { $cuts } cuts to spare (below 0: { right }): { $other } is { $by } ahead, and each cut of { $mover } costs at least one more.
lost-even = The sheets leave { left } { $cuts } cuts to spare (below 0: { right }), together 0: each cut of { $mover } costs at least one, and { $other } is ahead.

legend = Orange: the cuts that cost one cut to spare. Dashed: those that cost more.
sum = { $terms } = { $sum }
