rule =
    The piece is put on a number. Then, in turn, one moves it along its column and closes the row it leaves (grey), the other along its row and closes the column; one to larger, one to smaller numbers. Whoever cannot move loses.
takes = the rows of weights, then I (the first player goes up) or D (down) and the vertices so far: 1 2 | 4 3 | I 1. The rows A, B, … are the vertices 1, 2, …, and the columns X, Y, … those after them. Before the choice, write ? in place of I 1. At most 4 rows
how = Tap what is framed.
trick = The player who does not choose the first row or column wins. Say play begins in a row, and the opponent moves along columns to larger numbers (if to smaller ones, exchange larger and smaller; if in a column, exchange row and column). Give each row a column: it offers its smallest number to the column of that number; each column keeps the largest number offered in it; a row refused offers its next larger one, until each has one. Always move to the number kept in the piece’s row. A larger number in its column was never offered, or it would have been kept; rows offer from the smallest up, so the number kept in that row is smaller and can be reached. Rows and columns close in pairs, so it is still free.
ask-where = Forget the numbers: if each row has its own partner column, where can the second player always move?
ask-what = After which move does every reply have an answer, to the end?

position = The rows A, B, … are { $rows }, the columns X, Y, …. { $count ->
    [0] { "" }
   *[other] Used so far: { $path }.{ " " }
 }{ $note }
weights = ({ $weights })
row = row { $name }
column = column { $name }
larger = I go to larger
smaller = I go to smaller
note-start = { $Mover } must choose first whether to go to larger or to smaller numbers (below), then a row or column to begin in. { $Other } will put the piece on a number there; after a row, { $mover } will move along columns, after a column, along rows.
note-first-up = Put the piece on a number in { $line }. Then { $other } must go along its { $row ->
    [0] row
   *[other] column
 } to a smaller one, { $mover } along its { $row ->
    [0] column
   *[other] row
 } to a larger one.
note-first-down = Put the piece on a number in { $line }. Then { $other } must go along its { $row ->
    [0] row
   *[other] column
 } to a larger one, { $mover } along its { $row ->
    [0] column
   *[other] row
 } to a smaller one.
note-up = The piece is on { $last }. { $left ->
    [0] No larger number is free in { $line }.
   *[other] { $Mover } must move it along { $line } to a larger number.
 }
note-down = The piece is on { $last }. { $left ->
    [0] No smaller number is free in { $line }.
   *[other] { $Mover } must move it along { $line } to a smaller number.
 }
begin-larger = always move to larger numbers, and begin in { $line }
    .told = { $who } will always move to larger numbers, and began in { $line }.
begin-smaller = always move to smaller numbers, and begin in { $line }
    .told = { $who } will always move to smaller numbers, and began in { $line }.
put = put the piece on { $number } in { $line }
    .told = { $who } put the piece on { $number } in { $line }.
go = move along { $line } to { $number }
    .told = { $who } moved along { $line } to { $number }.

lost-start = Wherever play begins, there is one number in each row and column such that { $other } can always move to one of them. They form a stable matching.
won-partner = Move to { $number }, and later always to one of { $numbers }. There is one in each row and column, and whatever { $other } may do in between, the next can be reached: they form a stable matching.
lost-partner = Each row and column has one of { $numbers }. Whatever comes now, { $other } can always move to one of them: they form a stable matching.
won-answers = Move to { $number }. After that every move can be answered: { $answers }.
won-stuck = Move to { $number }: after that { $other } cannot move.
lost-answers = { $Other } can answer { $answers }.
answer = { $number } by { $answer }
lost-stuck = No number is left to which the piece may move from { $last }.

legend = Ringed: one number in each row and column. For each other number the ringed one of its row is { $rows ->
    [0] smaller, or that of its column larger
   *[other] larger, or that of its column smaller
 } (a stable matching).{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the one that the piece can move to.
 }
matching = a stable matching: { $numbers }
matchings = there is a stable matching for every start
