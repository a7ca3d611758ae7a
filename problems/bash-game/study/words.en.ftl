rule =
    Take 1 to m stones.
    Whoever takes the last stone wins.
takes = n and m, for example 10 3: at most 1000 stones, m at least 1
how = { how-dark }
trick = Leave a multiple of m + 1. Whatever the opponent then takes, 1 to m, the answer makes it up to m + 1, so the opponent faces multiples of m + 1 all the way down to 0.
ask-where = How many stones can you take all at once? And if there is one more?
ask-what = Which amount leaves a multiple of m + 1?

position = { $n ->
    [one] One stone
   *[other] { $n } stones
 }; a move takes at most { $m }.
note = m = { $m }: at most { $m } in one move.

lost-empty = No stone is left: the last one has been taken.
won-all = { $n } is at most m = { $m }: one move can take everything.
lost-multiple = { $n } is a multiple of { $m } + 1 = { $sum }: whatever { $mover } may take, { $other } can take the rest of { $sum }, again and again, down to 0.
won-rest = Leave a multiple of { $m } + 1 = { $sum }: of { $n } take the remainder { $rest }, and { $left } are left. Whatever { $other } may take then, { $mover } can take the rest of { $sum }.

legend = Framed: groups of m + 1 = { $sum } stones.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: what is left over.
 }
rest = { $n } mod { $sum } = { $rest }
