rule =
    Move the stone to a neighbouring cell, up, down, left or right, on which it has never been.
    Whoever cannot move loses.
takes = the side of the board, at most 4, then the stone's cell, then the other cells where it has been: 3 | 12 | 11. Cell 12 is in row 1, column 2
how = Tap the cell to go to.
ask-where = If every cell left, the stone's too, had a partner beside it, where would you move each time?
ask-what = To which cell can the stone go so that as many dominoes as before fit on the other cells not yet visited?

start = On a { $n } × { $n } board the stone begins in row { $row }, column { $column }.
position = On a { $n } × { $n } board the stone is in row { $row }, column { $column }. It has also been in { $visited }.
cell = row { $row } column { $column }
move = move to row { $row }, column { $column }
    .told = { $who } moved to row { $row }, column { $column }.

won-room = At most { $fit ->
    [one] one domino fits
   *[other] { $fit } dominoes fit
 } on the cells not yet visited, but { $more } with the stone's cell. Move to the other half of its domino, row { $row }, column { $column }: { $other } can then only enter a new domino, whose other half is free.
won-last = Move to row { $row }, column { $column }: the stone has then been on all cells around it, and { $other } cannot move.
lost-room = At most { $fit ->
    [one] one domino fits
   *[other] { $fit } dominoes fit
 } on the cells not yet visited, with or without the stone's cell: any step enters { $fit ->
    [one] it
   *[other] one of them
 }, and { $other } can move to its other half.
lost-stuck = The stone has been on all neighbouring cells: it cannot move.

legend = Lines: one way to lay as many dominoes as possible on the cells not yet visited. Orange rings: the cells left over.
even = n = { $n } is even
odd = n = { $n } is odd, r + c = { $row } + { $column } = { $sum }
