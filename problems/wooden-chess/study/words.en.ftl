rule =
    Put a piece on a free cell; all cells left of it and above it must have one already.
    In a cell such as 3/2 a black piece brings Black 3 points, a white one brings White 2.
    When the board is full, more points win; equal points are a draw.
takes = rows and columns, all a, all b, the pieces (0 none, 1 black, 2 white), for example 1 2 | 5 0 | 3 4 | 0 0; at most 12 cells, numbers at most 99
how = Tap a framed cell.
trick = Do not simply take the largest number: a move may open cells to the right and below for the opponent. Go back from the full board, where V = 0; V is how many more points Black will get than White from then on; by whom the cells were filled does not matter. Black takes the largest a + V after the move, White the smallest V − b. As this counts the opponent’s best answers, any other answer can only be better for whoever plays so.
ask-where = Which cells can be filled now? Which new cells would each of these moves open for the other player?
ask-what = Which cell lets the player to move finish ahead or, if none does, level?
left = Black
right = White

position = Rows from the top: { $rows }.
row = ({ $cells })
black = black
white = white
note = In a cell a/b: a for Black, b for White. So far Black has { $black }, White has { $white }.
move = put a piece on { $cell } in row { $row }, column { $column }
    .told = { $who } put a piece on { $cell } in row { $row }, column { $column }.

won-best = The { $count ->
    [one] only
   *[other] best
 } cell, { $cell }: in all, { $mover } ends { $ahead } ahead.
draw-best = The { $count ->
    [one] only
   *[other] best
 } cell, { $cell }: in all, both end level.
lost-best = The { $count ->
    [one] only
   *[other] best
 } cell, { $cell }: in all, { $mover } ends { $behind } behind.
largest-ahead = The largest number is worse: { $cell }; in all, { $mover } ends only { $ahead } ahead.
largest-level = The largest number is worse: { $cell }; in all, both end level.
largest-behind = The largest number is worse: { $cell }; in all, { $mover } ends { $behind } behind.
won-full = The board is full, and { $mover } is { $ahead } ahead.
draw-full = The board is full, and both are level.
lost-full = The board is full, and { $mover } is { $behind } behind.
cell-mover = row { $row }, column { $column }, brings { $brings }, and from then on { $mover } gets { $more } more than { $other }
cell-even = row { $row }, column { $column }, brings { $brings }, and from then on both get the same
cell-other = row { $row }, column { $column }, brings { $brings }, and from then on { $other } gets { $more } more than { $mover }
cell-last = row { $row }, column { $column }, brings { $brings } and fills the board

legend = Orange: the cells that can be filled now. The number: V after that, how much more Black gets than White from then on. Black wants a + V to be large, White V − b to be small.
lead = Black's lead: { $now } now, V = { $v } from now on, { $end } in the end
