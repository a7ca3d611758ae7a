rule =
    Take sticks; their number must be one of the allowed numbers.
    Whoever cannot move loses.
takes = the allowed numbers, in increasing order | the sticks, for example 1 3 4 | 10: at most 8 numbers and 1000 sticks
how = Tap a dark stick: it and all to its right are taken.
trick = List the lost numbers of sticks from 0 up: a number is lost if no allowed move leads from it to a lost one, as with 0 or with too few for any move. Leave a lost number. Whatever the opponent then takes, the rest is not lost, which means that an allowed move leads to a lost number again: so the opponent always faces lost numbers, until no move is left.
ask-where = With how many sticks left is no move possible? From how many can you get there in one move?
ask-what = Which move leaves a lost number of sticks?

position = { $n ->
    [one] One stick.
   *[other] { $n } sticks.
 } Allowed numbers: { $set }.
note = Allowed numbers: { $set }.

lost-empty = No stick is left.
lost-too-few = { $n ->
    [one] Only one stick is left, and a move takes at least { $least }.
   *[other] Only { $n } sticks are left, and a move takes at least { $least }.
 }
lost-answered = Every move from { $n } sticks has an answer ({ $answers }) that leaves a lost number again, until { $mover } cannot move.
won-end = Take { $p }: then { $left ->
    [0] no stick is left.
    [one] one stick is left, too few for any move.
   *[other] { $left } sticks are left, too few for any move.
 }
won-answered = Take { $p } and leave { $left }, a lost number: every move from there has an answer ({ $answers }) that leaves a lost number again, until { $other } cannot move.
answer = after { $p } take { $answer }
more = …

legend = Lost numbers up to { $n }, from which whoever must move loses: { $numbers }.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the stick at which such a number is reached, counted from the left.
 }
