rule =
    Lower a number. Then walk on from it, each step one cell right or down, as far as you like: each number on the walk may be changed to 0, 1, 2 or 3.
    Whoever cannot move loses.
takes = rows of numbers from 0 to 3, for example 0 3 | 3 1: at most 5 numbers
how = Below the board each number (1,2: row 1, column 2) has a row of values, its present one grey. Tap a smaller value, then new values for numbers on the walk, then { then-play }.
trick = On each diagonal from lower left to upper right, cut each 3 into 2 and 1 and move so that equal pieces are left in pairs. A move changes only one number on the diagonal where it begins, so a pair breaks. Answer on the first diagonal from the upper left with a piece left over: lower the number with the largest such piece so that they go in pairs, then walk to the lower right corner and change one number on each later diagonal so that all go in pairs. A number only rises if an earlier one falls, so play ends.
ask-where = On 2 × 2 cells, with 0 3 above 3 0, how would you answer any move?
ask-what = Which new numbers (chosen below the board) make the pieces of 1 and 2 go in pairs on every diagonal from lower left to upper right?

position = The matrix, row by row: { $rows }.
row = ({ $numbers })
# A cell is written (row, column).
lower = lower ({ $row }, { $column }) to { $number }
    .told = { $who } lowered ({ $row }, { $column }) to { $number }.
lower-and-set = lower ({ $row }, { $column }) to { $number } and set { $others }
    .told = { $who } lowered ({ $row }, { $column }) to { $number } and set { $others }.
set = ({ $row }, { $column }) to { $number }

won-alone = Cut each 3 into 2 and 1: on each diagonal (from lower left to upper right) the 1s should go in pairs, and so should the 2s. The first diagonal that fails has only one number, { $number }: { $step }.
won-among = Cut each 3 into 2 and 1: on each diagonal (from lower left to upper right) the 1s should go in pairs, and so should the 2s. The first diagonal that fails leaves some over, { $sum } (nim-sum, or XOR): { $step }.
then-all = The walk to the last corner crosses every later diagonal, too, so one number can be changed on each, and all go in pairs. Then any move can be answered so that they do again.
then-done = Then they go in pairs on all diagonals, and any move can be answered so that they do again.
lost-even = Cut each 3 into 2 and 1: on each diagonal (from lower left to upper right) the 1s go in pairs, and so do the 2s (nim-sum, or XOR: { $sums }). A move changes only one number on the diagonal where it begins, so a piece there loses its partner; { $other } can then pair them all again.
lost-end = All numbers are 0.

legend = In the corner of each number of the matrix: what is left over on its diagonal (from lower left to upper right) when equal pieces of 1 and 2 cancel in pairs.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: it is not 0.
 }
sums = { $sums }
