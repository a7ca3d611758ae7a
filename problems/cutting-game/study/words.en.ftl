rule =
    Choose a sheet and cut it in two along a line.
    Whoever first makes a sheet of 1 × 1 wins.
takes = width and height, for example 4 2: at most 24 squares in all, sides up to 8; several sheets as 2 2 | 2 2
how = Tap the line to cut along.
trick = A sheet with a side of 1 is a strip, and a 1 × 1 can be cut off its end at once. So use only cuts that make no strip; whoever has none left loses. Equal sheets cancel, as each such cut can be copied in the other one. Any other sheet counts a number; its moves are only the cuts without a strip. { trick-count } { trick-together } With all sides 2 or 3 it is 0; for 4 × 2 it is 1; for 6 × 2 it is 2, as a cut leaves two of 3 × 2 (together 0) or 2 × 2 and 4 × 2 (together 1). { trick-nim }
ask-where = After which cuts could the other player cut off a 1 × 1 immediately?
ask-what = Which cut makes a 1 × 1? If no sheet is a strip, which cut makes none and leaves sheets that balance, for example equal ones?

position = { $count ->
    [one] A sheet of { $sheets } (width × height).
   *[other] Sheets of { $sheets } (width × height).
 }
down = cut sheet { $sheet } ({ $size }) from top to bottom, { $at } from the left edge
    .told = { $who } cut a sheet of { $size } from top to bottom, { $at } from the left edge.
across = cut sheet { $sheet } ({ $size }) from left to right, { $at } from the top edge
    .told = { $who } cut a sheet of { $size } from left to right, { $at } from the top edge.

made = a 1 × 1 has been cut off
lost-made = A 1 × 1 is there already: whoever cut it off has won.
strip = { $sheet } is a strip: cut a 1 × 1 off
won-strip = { $sheet } is a strip: cut a 1 × 1 off its end.
lost-last = All sides are 2 or 3: any cut makes a strip, and { $other } can cut a 1 × 1 off it.
won-last = One cut makes all sides 2 or 3, and the next cut must make a strip: { $step }.
lost-paired = The sheets that can be cut without making a strip are equal in pairs: { $other } can copy each such cut.
won-paired = One cut makes the sheets that can still be cut safely equal in pairs: { $step }. After that, copy each safe cut.
lost-values = Whoever makes a strip loses at once. By the safe cuts that are left, { $sheets } { $count ->
    [one] counts as a number
   *[other] count as numbers
 } (Grundy values): { $balance }.
won-values = Whoever makes a strip loses at once. By the safe cuts that are left, { $sheets } { $count ->
    [one] counts
   *[other] count
 } as { $worth } (Grundy values). Now { $step }. Look at the numbers of what is left: { $balance }.

legend-strips = Orange: where the strips, the sheets with a side of 1, can be cut.
legend-safe = Dashed: cuts that make a strip, a sheet with a side of 1.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the other cuts, each with the numbers of the two sheets that it makes (⊕ is XOR: equal numbers cancel). A sheet's number is the least that none of its orange cuts leaves.
 }
