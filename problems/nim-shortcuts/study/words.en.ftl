rule =
    Move the piece left or down, as far as you like, also across grey cells (called shortcuts).
    Whoever has to move from a grey cell, or cannot move, loses.
takes = two heaps of at most 9 stones, then at most 12 shortcuts of the same kind: 5 4 | 0 1 | 2 2 | 3 0
how = Tap the cell to go to.
trick = Go to a grey cell if possible: whoever has to move from there loses. If not, go to a ring. Rings are found from (0, 0) on: go right where a grey cell lies straight below, up where one lies straight to the left (right and up where both is so); where neither is so, draw a ring, on a grey cell too, and go right and up. From a ring no move leads to a grey cell or another ring; from every other white cell some move does. So each move of the opponent can be answered like this, at the latest at (0, 0).
ask-where = Without grey cells, where would you leave the piece? What does a grey cell in its row or column change?
ask-what = Which shortcut or ringed cell can the piece reach, straight down or to the left?

position = Heaps of { $a } and { $b }. { $count ->
    [one] The only shortcut is { $shortcuts }.
   *[other] The shortcuts are { $shortcuts }.
 }
position-plain = Heaps of { $a } and { $b }, without shortcuts.
note = The piece is in column { $a } and row { $b }.
left = move left to column { $x }
    .told = { $who } moved left to column { $x }.
down = move down to row { $y }
    .told = { $who } moved down to row { $y }.

won-shortcut = Move to ({ $x }, { $y }): it is a shortcut, and whoever has to move from there loses.
won-marked = Move to ({ $x }, { $y }). No move from there leads to a shortcut, and each can be answered by a move to a shortcut or to another such cell.
won-end = Move to (0, 0): from there no move is left.
lost-shortcut = ({ $a }, { $b }) is a shortcut: whoever has to move here loses.
lost-marked = No move from ({ $a }, { $b }) leads to a shortcut, and each can be answered by a move to a shortcut or to another such cell.
lost-end = No move is left.

legend = Ringed: the marked cells, from which no move leads to a shortcut or to another ring. The line from (0, 0) finds them: it goes right where the column has a shortcut below, up where the row has one to the left, right and up where both is so; where neither is so, there is a ring, and it goes right and up.
is-shortcut = ({ $a }, { $b }) is a shortcut
is-marked = ({ $a }, { $b }) is marked
is-neither = ({ $a }, { $b }) is neither a shortcut nor marked
