rule =
    Lower a number, then walk right and down from there, as far as you like: each number on the way may be changed.
    On this board no number is above 3.
    Whoever cannot move loses.
takes = rows of numbers from 0 to 3, for example 0 3 | 3 1: at most 5 numbers
how = Tap a new value for a number, then new ones for numbers on the way, then Play.
ask-where = On 2 × 2 cells, with 0 3 above 3 0, how would you answer any move?
ask-what = Which new numbers, chosen below, make the nim-sum of every anti-diagonal 0?

position = The matrix, row by row: { $rows }.
row = ({ $numbers })
# A cell is written (row, column).
lower = lower ({ $row }, { $column }) to { $number }
    .told = { $who } lowered ({ $row }, { $column }) to { $number }.
lower-and-set = lower ({ $row }, { $column }) to { $number } and set { $others }
    .told = { $who } lowered ({ $row }, { $column }) to { $number } and set { $others }.
set = ({ $row }, { $column }) to { $number }

won-alone = On each anti-diagonal every power of two should occur an even number of times (nim-sum, or XOR: 0). The first anti-diagonal where this fails has only a { $number }: { $step }.
won-among = On each anti-diagonal every power of two should occur an even number of times (nim-sum, or XOR: 0). The first anti-diagonal where this fails has { $sum }: { $step }.
then-all = The walk to the last corner meets every later anti-diagonal too, so this can be mended on all of them at once. Then any move can be answered so that it holds again.
then-done = Then all are so, and any move can be answered so that they are again.
lost-even = On each anti-diagonal every power of two occurs an even number of times (nim-sum, or XOR: { $sums }). A move changes only one number on the anti-diagonal where it begins, which spoils this there; { $other } can then restore it on all of them.
lost-end = All numbers are 0.

legend = At each number: the nim-sum of its anti-diagonal, that is, of all numbers with the same row + column. Orange: it is not 0.
sums = { $sums }
