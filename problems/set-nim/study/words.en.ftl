rule =
    Take stones from a single heap; their number must be one of the allowed numbers.
    Whoever cannot move loses.
takes = the allowed numbers, in increasing order | the heaps, for example 2 5 | 2 4 7: at most 8 numbers; three heaps of at most 26, four of at most 10
how = { how-dark }
trick = { trick-count } So go up from 0 stones: a heap too small for any move counts 0, and for each larger one look at what is left after each allowed number; the least number that does not occur among what these count is its own. { trick-nim }
ask-where = If there were one heap only, of 0, 1, 2, … stones: with which sizes would whoever moves lose?
ask-what = After which move do the values of the heaps, cut into pieces of 1, 2, 4, …, go in pairs?

position = { position-heaps } Allowed numbers: { $set }.
note = Allowed numbers: { $set }.

lost-end = No heap has as many as { $least } stones, and a move takes at least { $least }.
lost-values = { $count ->
    [one] The heap of { $heaps } has the value { $values }: no allowed number leaves that value again, and after any take { $other } can bring it back.
   *[other] The heaps of { $heaps } count as { $values }: { $balance }.
 }
won-values = { $count ->
    [one] Take { $stones } from the heap of { $heaps }, which has the value { $values }, and its value becomes 0: whatever is taken then, { $mover } can make it 0 again.
   *[other] The heaps of { $heaps } count as { $values }. Take { $stones } from heap #{ $heap }, the one of { $size }; then { $balance }.
 }
mex = A move from { $size } leaves { $count ->
    [one] the value
   *[other] one of the values
 } { $rests }: the value of { $size } is the least number missing there, { $value }.

legend = 0, 1, 2, … stones have the values { $values }: each is the least that no allowed number leads to (Grundy value).{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: values with a piece (1, 2, 4, 8, …) that has no partner.
 }
more = …
