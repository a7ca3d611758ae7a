rule =
    Choose an active cell (white or grey, as on a chessboard). From it waves run along the strokes drawn in it, ╱ or ╲ or both (╳), both ways, up to the edge or the next inactive cell (black). The cell and all cells that the waves pass become inactive.
    Whoever cannot move loses.
takes = rows of the letters L (╱), R (╲) and X (╳), with O for an inactive cell, for example XLX LXL RRX: at most 16 cells, no side above 7
how = Tap a cell.
trick = Waves stay on their colour, white or grey, and a cleared diagonal cuts a colour into parts. { trick-count } { trick-together } A part that every choice clears as a whole counts 1. A colour is worth what its parts count together; leave white and grey worth the same. A move changes only one colour: if it falls, lower the other one to it; if it rises, lower it back. So they are always equal again, down to 0.
ask-where = Can a wave from a white cell reach a grey one? Which cells can no wave reach across a cleared diagonal?
ask-what = Which move makes the white cells worth as much as the grey ones?

position = The rows (L is ╱, R is ╲, X is ╳, O is out of play): { $rows }.
position-end = All cells are inactive.
choose = choose the cell in row { $row }, column { $column }
    .told = { $who } chose the cell in row { $row }, column { $column }.

won-differ = The white cells together are worth { $white }, the grey ones { $grey }: { $step }. Then both colours are worth { $after }, and whatever changes one of them can be answered so that they are equal again.
lost-equal = The white cells together are worth { $white }, and so are the grey ones: any move changes one colour only, and the answer makes them equal again.
lost-end = No cell is active.

legend = At each cell: what its whole part counts (all cells joined to it by diagonal steps), the least of 0, 1, 2, … to which no move in the part leads. Parts of one colour together: cut their numbers into 1, 2, 4, …; equal ones cancel (1 and 2 come to 3, 1 and 1 to 0).
