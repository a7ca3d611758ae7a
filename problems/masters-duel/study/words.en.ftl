rule =
    Move one piece to the first empty cell to its right in its row, over all pieces between. Each row ends at column 20; only its right part is drawn.
    Whoever cannot move loses.
takes = the columns of the pieces, row by row, for example 15 17 18 | 19: one row from column 9 on, two rows from 12 on, three from 15 on; the last column is 20
how = Tap the piece to move.
trick = Count the empty cells to the right of each piece. Pieces with the same count are a group and stand together; after a jump over k of them all is as if the last k + 1 of the group had each gone on by one cell. So a move takes the count of any number of a group down by 1. Only groups with an odd count matter, by their sizes: a jump out of an even group is answered by the same jump again, which takes as many pieces down once more, and the odd groups are as before. Cut these sizes into parts of 1, 2, 4, 8, …, and leave equal parts in pairs. When a jump breaks a pair, lower a group with the largest part that has no partner, so that all go in pairs again, to the end.
ask-where = How many empty cells are to the right of each piece? Which of these numbers change when a piece jumps?
ask-what = Which piece can jump so that the sizes of the odd groups, cut into 1, 2, 4, 8, …, go in pairs?

position = Columns of the pieces, row by row: { $rows }; the last column is { $last }.
row = ({ $columns })
row-empty = (no piece)
jump = move the piece in column { $from } to column { $to }
    .told = { $who } moved the piece in column { $from } to column { $to }.
jump-in-row = move the piece in row { $row } from column { $from } to column { $to }
    .told = { $who } moved the piece in row { $row } from column { $from } to column { $to }.

won-odd = Pieces side by side are a group. A jump from a group with an even number of empty cells to its right can be answered by the same jump again, so only groups with an odd number count, by their sizes: { $sizes }. Now { $jump }; then { $balance }.
won-last = One jump, and no piece can move any more: { $jump }.
lost-odd = Pieces side by side are a group. A jump from a group with an even number of empty cells to its right can be answered by the same jump again, so only groups with an odd number count, by their sizes: { $balance }.
lost-even = Every piece has an even number of empty cells to its right: when a jump makes it odd for some pieces, { $other } can make it even again for the same pieces.
lost-end = No piece has an empty cell to its right: none can move.

legend = At the corner of each group (pieces side by side): how many empty cells are to its right. Where this is odd, the size of the group is { in-pieces }
quantity = groups with 1, 3, 5, … empty cells on the right: { $sum }
