rule =
    Delete the number at the left or at the right end of a row that has more than one.
    When every row has one number left, Takahashi wins if their sum is above the goal, Aoki if it is below; if it is exactly the goal, it is a draw.
takes = 1 to 5 rows, then the goal: 5 9 1 | 1 2 8 9 | 16. At most 16 numbers, each at most 99
how = Tap the number at one end of a row.
trick = In an odd row, answer each deletion at the other end, down to the middle three: then whoever opened the row deletes one of them, and the other side one of the last two. That is never a gain for whoever opens. Each even row takes one move, which leaves one of two odd rows. So with an even number of even rows, whoever is to move must later open the odd ones; else the opponent must. Work out both results of each even row, and take the better one where they differ most; with no even row left, delete the end of a row that you would delete of its middle three alone.
ask-where = Who has to make the first move in a row of odd length? What can the other player keep then?
ask-what = In which even row does the choice matter most? If no row is even, which deletion costs nothing?
left = Takahashi
right = Aoki

row = ({ $numbers })
position = Rows: { $rows }. { note }
note = Goal: { $goal }.
note-end = Goal: { $goal }. The sum is { $sum }.
delete-left = delete the { $number } on the left of row { $row }
    .told = { $who } deleted the { $number } on the left of row { $row }.
delete-right = delete the { $number } on the right of row { $row }
    .told = { $who } deleted the { $number } on the right of row { $row }.

won-total = { $Mover } can bring the sum to { $sum }, which is { $than }.
lost-total = { $Mover } cannot do better than { $sum }, which is { $than }.
draw-total = With best play the sum is { $sum }, exactly the goal.
more = { $by } above the goal { $goal }
less = { $by } below the goal { $goal }
takahashi = { $left }
aoki = { $right }
odd = Nobody wants to make the first move in a row of odd length. { $e ->
    [0] No row is even
    [one] One row is even
   *[other] { $e } rows are even
 }, so { $opener } has to.
open = { $Mover } begins: { $step }; this row still comes to the number at its frame.
even = { $Mover } chooses what { $choice } becomes: { $step }.
evens = The even rows are decided in turn, the largest difference first: { $choices }. { $Mover } begins: { $step }.
choice = row { $row } ({ $hi } or { $lo })
won-over = Every row has one number left: the sum is { $sum }, { $than }.
lost-over = { won-over }
draw-over = Every row has one number left: the sum is { $sum }, exactly the goal.

legend = Framed: the middle of each row; the rest does not count. At the frame of an odd row: what it is worth if { $opener } opens it.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange, at an even row: what it is worth once its left end has gone, or its right end.
 }
sum = Sum: { $sum }
