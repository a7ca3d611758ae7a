rule =
    Choose a square of side at most k whose lower right cell is white, and flip all its cells: white becomes black, black white.
    Whoever cannot move loses.
takes = k, then the upper left part of the board in rows of W (white) and B (black), at most 14 cells, for example 2 | BBW BWB
how = Tap the square's lower right cell, which is white, and for a side above 1 its upper left cell too; then { then-play }.
trick = For k = 2 or 3 make two numbers even: of all white cells, and of those in an even row and an even column. When both are, a square of odd side makes the first odd, and one of side 2 the second, as one of its cells is of that kind: so every move spoils one. To mend the second, choose a white cell of that kind: alone it changes both, with side 2 only the second. To mend the first only, flip another white cell alone. For k = 1 only the first counts; from k = 4 on also those whose row and column are multiples of 4, 8, …, up to k, which sides of 4, 8, … mend.
ask-where = How many cells are white, and how many of those are in an even row and an even column?
ask-what = Which square can be flipped so that both numbers become even?

position = On a board of { $n } × { $m } with k = { $k } these cells are white: { $white }.
position-black = On a board of { $n } × { $m } with k = { $k } all cells are black.
note = k = { $k }: sides of at most { $k }.
flip = flip the square of side { $side } with its lower right cell in row { $row }, column { $column }
    .told = { $who } flipped the square of side { $side } with its lower right cell in row { $row }, column { $column }.
flip-cell = flip the cell in row { $row }, column { $column }
    .told = { $who } flipped the cell in row { $row }, column { $column }.

won-odd = { $all } cells are white, { $even } of them in an even row and an even column: these numbers are not both even. To make both even, { $flip }.
won-one = Only ({ $row }, { $column }) is white: flip that cell alone.
won-one-by-one = { $all } cells are white, an odd number, and each move flips just one.
lost-even = { $all } cells are white, { $even } of them in an even row and an even column: both numbers are even. Any move makes at least one of them odd, and the answer makes both even again.
lost-one-by-one = { $all } cells are white, an even number, and each move flips just one.
lost-end = No cell is white.

legend = On each cell: the largest power of two, at most k, that divides its row and its column (so both are even where it is 2 or more).{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the white cells.
 }
white-cells = white cells: { $all }
white-cells-and-even = white cells: { $all }; in an even row and an even column: { $even }
