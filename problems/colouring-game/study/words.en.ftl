rule =
    Paint two neighbouring cells of the row white: of the two, Alice must paint over at least one red cell, Bob over at least one blue one. The other may have any colour, even white.
    Whoever cannot move loses.
takes = 2 to 16 cells: R is red, B blue, W white, for example RRBRBB
how = Tap the two cells to paint.
trick = Count red and blue cells. Whoever has more of their own colour keeps the lead by painting red and blue neighbours as long as there are any, then own cells one at a time, each with a white one; the opponent runs out first. If there are as many of both, whoever paints only their own colour falls behind, so each move paints a red and a blue neighbour and cuts a piece in which the colours alternate in two (R|RBRB|B, divided between equal ones, has pieces of 1, 4 and 1). { trick-count } { trick-together } Pieces of 0 or 1 cells count 0, of 2 or 3 count 1, of 4 count 2; a longer one counts the least number that never comes out when for each pair in it what its two sides count is put together (of 5 cells always 1, so 0). { trick-nim }
ask-where = How many cells are red, and how many blue? Where does a red cell touch a blue one?
ask-what = Which two cells, painted white, leave you a majority, or red and blue level with the alternating pieces in balance?
left = Alice
right = Bob

position = The cells from the left: { $cells }.
white = white
red = red
blue = blue
paint = paint cells { $first } and { $second }
    .told = { $who } painted cells { $first } and { $second }.

lost-none = No { $own } cell is left: { $mover } cannot move.
won-none = No { $rival } cell is left: { $mover } still has a move, and then { $other } has none.
lost-fewer = There { $mine ->
    [one] is one { $own } cell
   *[other] are { $mine } { $own } cells
 } against { $others } { $rival }. As long as a red and a blue cell are neighbours, { $other } paints such a pair, and so keeps the majority. After that each move paints cells of the mover's colour alone, and { $mover } runs out of them first.
won-more = There are { $mine } { $own } cells against { $others } { $rival }. As long as a red and a blue cell are neighbours, { $mover } can paint such a pair, and so keeps the majority. After that each move paints cells of the mover's colour alone, and { $other } runs out of them first.
lost-apart = There are as many red cells as blue ones, but no red one is beside a blue one. Any move paints cells of the mover's colour alone; then { $other } has the majority and runs out last.
lost-short = There are as many red cells as blue ones. Whoever paints a cell of their own colour alone is then behind and loses; so each move paints one of each. An alternating piece of 2 or 3 cells allows one such move, and no piece is longer: { $count } moves are left, an even number, so { $other } makes the last one.
won-short = There are as many red cells as blue ones. Whoever paints a cell of their own colour alone is then behind and loses; so each move paints one of each. An alternating piece of 2 or 3 cells allows one such move, and no piece is longer: { $count ->
    [one] one move is left, and { $mover } makes it.
   *[other] { $count } moves are left, an odd number, so { $mover } makes the last one.
 }
lost-pieces = Red and blue are level, and whoever paints only a cell of their own colour falls behind; so each move paints one of each, next to each other, and cuts an alternating piece in two. { $count ->
    [one] The piece of { $lengths } cells counts as a heap of 0
   *[other] The pieces of { $lengths } cells count as heaps
 }: { $balance }.
won-pieces = Red and blue are level, and whoever paints only a cell of their own colour falls behind; so each move paints one of each, next to each other, and cuts an alternating piece in two. { $count ->
    [one] The piece of { $lengths } cells counts as a heap of { $values }.
   *[other] The pieces of { $lengths } cells count as heaps of { $values }.
 } Now { $step }, and look at the heaps that the pieces count as then: { $balance }.

legend-equal = Red cells: { $red }, blue cells: { $blue }. Each piece in which the colours alternate is framed, with the heap that it counts as (Grundy value).{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: those that do not cancel in equal pairs.
 }
legend-majority = Red cells: { $red }, blue cells: { $blue }.{ $thin ->
    [0] { "" }
   *[other] { " " }Framed: the pieces in which the colours alternate. There, a red and a blue cell can go together.
 }
majority = { $red } red, { $blue } blue
equal = { $red } red, { $red } blue; pieces of { $pieces }: { $sum }
