rule =
    In turn choose a number in the row or column with the blue letter; the one that crosses it is next. Grey ones are used up.
    One player must always choose a larger number than the last, the other a smaller one.
    Whoever finds no number loses.
takes = the rows of weights, then I (the first player goes up) or D (down) and the vertices so far: 1 2 | 4 3 | I 1. The rows A, B, … are the vertices 1, 2, …, and the columns X, Y, … those after them. Before the choice, write ? in place of I 1. At most 4 rows
how = Tap what is framed.
ask-where = Forget the numbers: if each row has its own partner column, how can the second player always answer?
ask-what = After which number does every reply have an answer, to the end?

position = The rows A, B, … are { $rows }, the columns X, Y, …. { $count ->
    [0] { "" }
   *[other] Used so far: { $path }.{ " " }
 }{ $note }
weights = ({ $weights })
row = row { $name }
column = column { $name }
larger = larger numbers
smaller = smaller numbers
note-start = { $Mover } may choose whether to take larger or smaller numbers, and the row or column to begin in. { $Other } will choose the first number there.
note-first-up = Begin with any number in { $line }. From then on { $other } must always take a smaller number and { $mover } a larger one.
note-first-down = Begin with any number in { $line }. From then on { $other } must always take a larger number and { $mover } a smaller one.
note-up = The last number was { $last } (blue): { $left ->
    [0] { $line } has no larger one that is not grey.
   *[other] { $mover } must choose a larger one in { $line }.
 }
note-down = The last number was { $last } (blue): { $left ->
    [0] { $line } has no smaller one that is not grey.
   *[other] { $mover } must choose a smaller one in { $line }.
 }
begin-larger = take larger numbers, and begin in { $line }
    .told = { $who } will take larger numbers, and began in { $line }.
begin-smaller = take smaller numbers, and begin in { $line }
    .told = { $who } will take smaller numbers, and began in { $line }.
go = choose { $number }, on to { $line }
    .told = { $who } chose { $number }, on to { $line }.

lost-start = Wherever play begins, there is one number in each row and column such that { $other } can always choose the one of them that is in line. They form a stable matching.
won-partner = Choose { $number }, and later always the one of { $numbers } that is in line. There is one in each row and column, and whatever { $other } chooses in between, the next is allowed: they form a stable matching.
lost-partner = Of { $numbers } there is one in each row and column. Whatever comes now, { $other } can always choose the one of them that is in line: they form a stable matching.
won-answers = Choose { $number }. After that every number can be answered: { $answers }.
won-stuck = Choose { $number }: after that { $other } finds no number.
lost-answers = Every number can be answered: { $answers }.
answer = { $number } by { $answer }
lost-stuck = No number is left that may follow { $last }.

legend = Ringed: a stable matching, one number in each row and column, such that no row and column prefer each other to their partners. Orange: the one in line.
matching = a stable matching: { $numbers }
matchings = there is a stable matching for every start
