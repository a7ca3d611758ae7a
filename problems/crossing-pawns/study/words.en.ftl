rule =
    Red moves a red piece one cell up, down, left or right.
    Black moves the pawn one cell up, left or right, and wins on reaching the top row.
    Whoever steps onto an enemy piece wins; whoever cannot move loses. If a position comes up a third time, it is a draw.
takes = rows of cells with one X (the pawn), two O (Red) and # for walls, then who is to move, R or B, for example O.O ... ... .X. | R: at most 7 rows and 7 columns, at most 20 cells without walls; * is the pawn and a red piece in one cell
how = Tap the cell the pawn goes to.
how-red = Tap a red piece, then the cell it goes to.
trick = Never step where the opponent can end the game at once: the pawn not beside a red piece (except in the top row), a red piece not beside the pawn (right below it is safe, as the pawn does not go down); and when the pawn steps up to the second row, Red must be able to take it there. Count for each position, after one's own step, the moves to come, back from such ends: 2 if every answer can be met by ending the game, 4 if every answer can be met by that or by a step to 2, and so on. Step to an even number: it falls each time, and the last move is not the opponent's. If there is none, step to where nobody can force an end (marked –).
ask-where = After which of your moves can the other player win immediately? Which moves remain?
ask-what = After which move is the number of moves to come even, so that you make the last one?

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
won-odd = { $own } can { $step }: whatever { $enemy } does then, { $own } can end the game in at most { $even } more moves, an even number, and makes the last. After the answer at most { $odd } of them are left.
lost-even = Whatever { $own } does, { $enemy } can make the last move and win. { $odd ->
    [one] After any move of { $own }, { $enemy } can end the game at once.
   *[other] It takes longest if { $own } chooses to { $step }: then { $odd } moves are left, an odd number, and { $enemy } makes the first and the last of them.
 }
draw-on = No move wins for { $own }. But { $own } can { $step }, where nobody can force an end either: play goes on, and nobody loses.

legend = On each cell in reach: how many moves are to come after a step there (two numbers where both red pieces can go; –: nobody can force an end). With an even number whoever steps there also makes the last move; an odd one is good for the other side.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: an even number.
 }
odd-number = { $d ->
    [one] one move
   *[other] { $d } moves
 } to the end, an odd number
even-number = { $d } moves to the end, an even number
