rule =
    Alice moves black, Bob white.
    Advance one of your pieces any number of cells towards the other piece in its row, but not onto it.
    While you have retreats left (see below), you may instead use one up and move a piece back by 1 cell or more.
    Whoever cannot move loses.
takes = the retreats of Alice and of Bob, d | black and white in each row: 1 1 1 | 3 5 | 8 5. 1 to 3 rows, columns 1 to 10 with room for all retreats; with three rows, small gaps and few retreats
how = Tap a piece, then the cell to which it goes.
trick = Look at the gap of each row, the free cells between its two pieces: either side can lower it by any amount, like a heap of stones from which any number may be taken. { trick-nim } If the opponent retreats, follow with the other piece of that row by as many cells: all gaps are as before, and the opponent has one retreat fewer. So retreats only delay the end.
ask-where = How many free cells are between the pieces of each row? If there are two rows, which gaps would you leave?
ask-what = Which piece can move so that the gaps, cut into pieces of 1, 2, 4, 8, …, go in pairs?
left = Alice
right = Bob

position = Columns of black and white, row by row: { $rows }. { note }
row = ({ $black } and { $white })
note = { $alice ->
    [0] { $bob ->
        [0] Neither side has a retreat left.
       *[other] { retreats }
     }
   *[other] { retreats }
 }
retreats = Retreats left: { left } { $alice }, { right } { $bob }, each by at most { $d ->
    [one] one cell
   *[other] { $d } cells
 }.
advance = advance in row { $row } to column { $to }
    .told = { $who } advanced in row { $row } to column { $to }.
retreat = retreat in row { $row } to column { $to }
    .told = { $who } retreated in row { $row } to column { $to }.

won-gaps = Look at the gaps: { $gaps }. { $Mover } can advance in row { $row } to column { $to }; then { $balance }.
other-retreats = If { $other } retreats, { $mover } follows.
lost-gaps = Look at the gaps: { $balance }.
mover-retreats = If { $mover } retreats, { $other } follows.
lost-retreats = No gap is left: { $mover } can only retreat, and { $other } follows.
lost-end = No gap is left, and { $mover } has no retreat left.

legend = The gap of each row is { in-pieces }
