rule =
    Move any one man any number of squares to the left, to smaller numbers, not over another man and not onto one.
    Whoever cannot move loses.
takes = the squares of the men, from 1 to 16, for example 3 4 8 12 13
how = Tap a man, then the square to which it goes.
trick = Pair the men from the right; a man left over is paired with the left end of the strip. Look only at the gap inside each pair: its right man can lower it by any amount, like a heap of Nim. { trick-nim } If the opponent moves a left man and so widens a gap, let the right man of that pair follow just as far: all gaps are as before. The men only move left, so this comes to an end.
ask-where = With only two men, how would you leave them? What do you answer if the left one moves?
ask-what = Make pairs from the right: which man can move so that the gaps inside them, cut into pieces of 1, 2, 4, 8, …, leave no piece without a partner?

position = { $count ->
    [one] A man on square { $men }
   *[other] Men on squares { $men }
 }; the left end is square 1.
move = move the man on { $from } to { $to }
    .told = { $who } moved the man on { $from } to { $to }.

gap = { $gap } between { $left } and { $right }
gap-at-the-end = { $gap } between the left end and { $right }
won-gaps = In pairs made from the right (a man left over goes with the left end), the right man can follow the left one, so only the gaps inside pairs count: { $gaps }. Move the man on { $from } to { $to }; then { $balance }.
won-last = One move, and no man can move any more: the man on { $from } goes to { $to }.
lost-gaps = In pairs made from the right (a man left over goes with the left end), the right man can follow the left one, so only the gaps inside pairs count: { $gaps }. Now { $balance }.
lost-no-gap = In pairs made from the right, no pair has a gap inside: however far a left man goes, { $other } can let the right man follow.
lost-end = The men stand side by side at the left end: none can move.

legend = The men are framed in pairs, made from the right; a man left over is framed with the left end. Inside, each gap is { in-pieces }
quantity = gaps in the pairs { $pairs }: { $sum }
