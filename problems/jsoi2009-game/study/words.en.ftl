rule =
    The first player puts the token on a free cell.
    Then they move it in turn, beginning with the second player: one cell up, down, left or right to a white cell (grey: a wall, or where it has been).
    Whoever cannot move loses.
takes = rows and columns, at most 5, the cell of the token or nothing, and the walls: 3 3 | | 12 13 31 33. The cell 12 is in row 1 and column 2. At most 16 cells are free, or 20 with the token on one
how = Tap a framed cell.
trick = Lay dominoes, each on two free neighbours, as many as possible (cells that the token has left count as closed). After each of your moves the token should be on a cell that they can leave over: whichever domino the opponent enters, move to its other half. The token never comes to another cell left over: if it did, each domino on its way could be pushed one cell along, and one more would fit. So the opponent gets stuck. If the token's cell must always be covered, move to the other half of its domino: that cell is then left over.
ask-where = If only two neighbouring cells were free, would the first player win? And with three in a row, where should the token be put?
ask-what = To which cell can the token come so that just as many dominoes fit on the other free cells?

position = Rows from the top: { $rows }.
row = ({ $cells })
token = token
closed = closed
free = free
note-put = First put the token on a free cell.
note-move = Now the token moves.
put = put the token on row { $row }, column { $column }
    .told = { $who } put the token on row { $row }, column { $column }.
go = move to row { $row }, column { $column }
    .told = { $who } moved to row { $row }, column { $column }.

won-remains = Dominoes, each on two neighbours, cover at most { $covered } of the { $free } free cells, and row { $row }, column { $column } can remain. Put the token there. Whichever domino it then enters, move it to the other half.
won-apart = No two free cells are neighbours. Put the token on row { $row }, column { $column }: it cannot move from there.
lost-all-covered = Dominoes, each on two neighbours, can cover all { $free } free cells. Wherever the token is put, { $other } can move it to the other half of its domino and go on like this.
lost-no-cell = No cell is free.
won-covered = At most { $count ->
    [one] one domino fits
   *[other] { $count } dominoes fit
 }, and only if the token's cell is covered too. The other half of its domino can be row { $row }, column { $column }: move there, and go on like this.
lost-left-over = At most { $count ->
    [one] one domino fits
   *[other] { $count } dominoes fit
 }, and as many do if the token's cell is left over. Whichever domino the token enters, { $other } can move it to the other half.
lost-stuck = No free cell is next to the token.

legend = One way of laying as many dominoes as possible on the free cells.
legend-left = One way of laying as many dominoes as possible.{ $thin ->
    [0] { "" }
   *[other] { " " }Ringed: the cells left over.
 }{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: that of the token's cell; if this cell is left out, one domino less fits.
 }
cells = free cells: { $free }; dominoes that fit: { $most }
dominoes = dominoes that fit: { $with }; without the token's cell: { $without }
