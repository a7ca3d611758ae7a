rule =
    White moves one cell up, down, left or right, Black one or two cells in one of these directions.
    Whoever comes to the cell of the other piece wins.
takes = the side of the board, from 2 to 6, the cells of White and Black, and whose turn it is, W or B, for example 5 | 33 11 | B: the cell 12 is in row 1 and column 2
how = Tap the cell to go to.
trick = White can capture only from beside Black, so Black must never stop there. Black compares the distances in rows and in columns and goes nearer on the longer one: if they differ by 1 or 2, capture or make them equal, else keep them 2 or more apart (3 and 0 become 2 and 0); if they are equal already, go two cells in any direction (2 and 2 become 0 and 2). White changes the difference by only 1, so never comes to capture, and runs out of room. The numbers count back from the capture: from an even one every move leads to an odd one, so step to even ones, down to 0. On 2 × 2 cells Black may be forced beside White.
ask-where = On which cells could you be captured at once? On which could you capture next, wherever the other piece goes?
ask-what = Which cell within reach has an even number?

white = White
black = Black
cell = row { $row }, column { $column }
position = { $n } × { $n } cells: White is in { $white }; Black is in { $black }. { $own } is to move.
position-end = { $n } × { $n } cells: { $enemy } has captured { $own } in { $cell }.
to-move = { $own } ({ $mover }) is to move.
captured = { $enemy } has captured.
move = move { $own } to row { $row }, column { $column }
    .told = { $who } moved { $own } to row { $row }, column { $column }.

won-capture = { $enemy } is within reach of { $own }: capture it.
won-odd = Move to row { $row }, column { $column }: that leaves { $even } moves to the capture, an even number. Every answer of { $enemy } leads to an odd number, at most { $odd }, and so the numbers fall until { $own } captures.
lost-even = Every move of { $own } leaves an odd number of moves to the capture, at most { $odd } (by moving to row { $row }, column { $column }). { $enemy } can always reply so that a smaller, even number is left, and captures within { $d } moves.
lost-captured = { $own } has been captured.

legend-white = On each cell: after how many moves a capture would come if White stood there and Black were to move.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: even numbers, from which whoever is to move gets captured.
 }
legend-black = On each cell: after how many moves a capture would come if Black stood there and White were to move.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: even numbers, from which whoever is to move gets captured.
 }
odd-number = { $d ->
    [one] one move
   *[other] { $d } moves
 } to the end, an odd number
even-number = { $d } moves to the end, an even number
