rule =
    Alice moves a blue piece right, Bob a red one left, alone or together with the white one of its row, and not past another piece.
    All pieces that move go the same number of cells, one of those allowed (see below).
    Whoever cannot move loses.
takes = f | blue, white and red of each row, on the columns 1 to 14: 6 | 1 4 10. 1 to 3 rows; with three the gaps must be short
how = Tap a piece of your own, or the white one to move both, then the cell where the tapped one is to stand.
trick = Look at the gaps. Blue alone, or red with white, shortens the left gap of a row; blue with white, or red alone, the right one: so both players can shorten every gap by the same steps. { trick-count } The parts are the gaps: one shorter than the least step counts 0; a longer one counts the least number that no gap left by an allowed step counts (with steps of 2 and 3 a gap of 4 can become 2 or 1, which count 1 and 0, so it counts 2). { trick-nim }
ask-where = Which gap does each kind of move make smaller? Can both players do this to both gaps?
ask-what = Which move makes the numbers of the gaps, cut into pieces of 1, 2, 4, …, go in pairs?
left = Alice
right = Bob

position = The columns of blue, white and red, row by row: { $rows }; f = { $f }.
row = ({ $columns })
note = Allowed steps: { $steps } cells.
blue = move blue in row { $row } by { $k }
    .told = { $who } moved blue in row { $row } by { $k }.
blue-white = move blue and white in row { $row } by { $k }
    .told = { $who } moved blue and white in row { $row } by { $k }.
red = move red in row { $row } by { $k }
    .told = { $who } moved red in row { $row } by { $k }.
red-white = move red and white in row { $row } by { $k }
    .told = { $who } moved red and white in row { $row } by { $k }.

won-end = { $Mover } can { $step }. Then no gap has { $least } free cells, the least step, and { $other } cannot move.
won-gaps = Either player can shorten any gap by an allowed step; gaps of { $cells } cells count as { $each }. { $Mover } can { $step }, and the gap of { $gap } becomes { $rest }; look at the numbers then: { $balance }.
lost-gaps = Either player can shorten any gap by an allowed step; look at what gaps of { $cells } cells count: { $balance }.
lost-end = No gap has { $least } free cells, the least step: { $mover } cannot move.

legend = Each gap is framed, with what it counts: the least number that no gap left by one step counts (Grundy value). Cut into pieces of 1, 2, 4, …, equal ones cancel in pairs.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: those with the largest piece without a partner.
 }
quantity = gaps { $gaps }: { $sum }
