rule =
    Move the piece left or down, as far as you like, also across grey cells (called shortcuts).
    Whoever has to move from a grey cell, or cannot move, loses.
takes = column and row of the piece, at most 9, then of at most 12 grey cells: 5 4 | 0 1 | 2 2 | 3 0
how = Tap the cell to go to.
trick = Go to a grey cell if possible: whoever has to move from there loses. If not, go to a ring. A line from (0, 0) finds the rings: where a grey cell lies straight below, it goes right; where one lies straight to the left, up; where both do, right and up; where neither does, draw a ring (on a grey cell too), and it goes right and up. From a ring no move leads to a grey cell or another ring. From every other white cell some move does, as the line leaves its column or row only where a grey cell or a ring lies there. So each move of the opponent can be answered like this, at the latest at (0, 0).
ask-where = Without grey cells, where would you leave the piece? What does a grey cell in its row or column change?
ask-what = Which grey or ringed cell can the piece reach, straight down or to the left?

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

won-shortcut = Move to the grey cell ({ $x }, { $y }): whoever has to move from there loses.
won-marked = Move to the ring at ({ $x }, { $y }). No move from there leads to a grey cell or another ring, and each can be answered by a move to one.
won-end = Move to (0, 0): from there no move is left.
lost-shortcut = ({ $a }, { $b }) is grey: whoever has to move here loses.
lost-marked = At ({ $a }, { $b }) there is a ring: no move from there leads to a grey cell or another ring, and each can be answered by a move to one.
lost-end = No move is left.

legend = From a ring no move leads to a grey cell or another ring. The line from (0, 0) finds the rings: it goes right where a grey cell lies below, up where one lies to the left, right and up where both do; where neither does, there is a ring, and the line goes right and up.
is-shortcut = ({ $a }, { $b }) is grey
is-marked = ({ $a }, { $b }) has a ring
is-neither = ({ $a }, { $b }) is not grey and has no ring
