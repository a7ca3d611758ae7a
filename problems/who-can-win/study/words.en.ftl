rule =
    Move the stone to a neighbouring cell, up, down, left or right, on which it has never been.
    Whoever cannot move loses.
takes = the side of the board, at most 4, then the stone's cell, then the other cells where it has been: 3 | 12 | 11. Cell 12 is in row 1, column 2
how = Tap the cell to go to.
trick = Join the cells not yet visited into as many pairs of neighbours as possible. Then pair them anew, counting the stone’s own cell, too. If that makes one pair more, move to the stone’s partner: every cell that the opponent can then enter is in a pair (if one were not, it could be paired with the cell you moved to, and the stone’s cell would not be needed); go on to its other cell, and so every time. There is always an answer, so the opponent gets stuck. If it makes no pair more, the opponent can play like this.
ask-where = If every cell left, the stone's too, had a partner beside it, where would you move each time?
ask-what = To which cell can the stone go so that the other cells not yet visited still make as many pairs of neighbours as before?

start = On a { $n } × { $n } board the stone begins in row { $row }, column { $column }.
position = On a { $n } × { $n } board the stone is in row { $row }, column { $column }. It has also been in { $visited }.
cell = row { $row } column { $column }
move = move to row { $row }, column { $column }
    .told = { $who } moved to row { $row }, column { $column }.

won-room = Pair up neighbouring cells not yet visited: counting the stone's own cell too, { $more } pairs can be made, without it only { $fit }. Move to its partner, row { $row }, column { $column }: whatever cell { $other } can enter then is in a pair too, and { $mover } can go on to the pair's other cell.
won-last = Move to row { $row }, column { $column }: the stone has then been on all cells around it, and { $other } cannot move.
lost-room = The cells not yet visited make { $fit ->
    [one] one pair
   *[other] { $fit } pairs
 } of neighbours, and counting the stone's own cell, too, no more can be made. So every cell that the stone can enter is in a pair (one that was not would make a pair with the stone's), and { $other } can go on to the pair's other cell.
lost-stuck = The stone has been on all neighbouring cells: it cannot move.

legend = Lines: one way to make as many pairs of neighbours as possible of the cells not yet visited.{ $thin ->
    [0] { "" }
   *[other] { " " }Ringed: the cells left over.
 }{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the stone's cell and its partner, as it makes one pair more.
 }
even = n = { $n } is even
odd = n = { $n } is odd, r + c = { $row } + { $column } = { $sum }
