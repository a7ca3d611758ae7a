rule =
    Red moves one of the two red pieces one cell up, down, left or right.
    Black moves the pawn one cell up, left or right, and wins in the top row.
    Whoever steps onto an enemy piece wins.
    Whoever cannot move loses.
takes = rows of cells with one X (the pawn), two O (Red) and # for walls, then who is to move, R or B, for example O.O ... ... .X. | R: at most 7 rows and 7 columns, at most 20 cells without walls; * is the pawn and a red piece in one cell
how = Red taps a piece, then the cell to which it goes; Black taps the cell.
ask-where = After which of your moves can the other player win immediately? Which moves remain?
ask-what = Which move leads to an even number?

position = Rows from the top: { $rows }. { $now }
row = ({ $cells })
empty = empty
wall = wall
pawn = pawn
red-piece = red piece
pawn-and-red-piece = pawn and red piece
red = Red
black = Black
red-to-move = Red ({ $mover }) is to move, with one of the two red pieces.
black-to-move = Black ({ $mover }) is to move, with the pawn.
cell = row { $row }, column { $column }
move-red = move the red piece from { $from } to { $to }
    .told = { $who } moved the red piece from { $from } to { $to }.
move-pawn = move the pawn to { $to }
    .told = { $who } moved the pawn to { $to }.

lost-crossed = The pawn is in the top row: Black has won.
lost-pawn = A red piece has captured the pawn.
lost-red-piece = The pawn has captured a red piece.
lost-stuck = { $own } cannot move.
won-now = One move ends the game: { $step }.
won-odd = { $own } can { $step }: then at most { $even } more moves are left. That is an even number, so { $own } makes the last one; whatever { $enemy } answers leaves an odd number, at most { $odd }.
lost-even = After every move of { $own } an odd number of moves is left, so { $enemy } makes the last one. To last longest, { $step }: that leaves { $odd }.
draw-on = No move wins for { $own }. But { $own } can { $step }, where nobody can force an end either: play goes on, and nobody loses.

legend = On each cell within reach: the number of moves from there to the end, two numbers where both red pieces can step there, – where there is none. Orange: at least one is even.
odd-number = { $d ->
    [one] one move
   *[other] { $d } moves
 } to the end, an odd number
even-number = { $d } moves to the end, an even number
