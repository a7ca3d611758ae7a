rule =
    Take stones from a single heap; their number must be one of the allowed numbers.
    Whoever cannot move loses.
takes = the allowed numbers, in increasing order | the heaps, for example 2 5 | 2 4 7: at most 8 numbers; three heaps of at most 26, four of at most 10
how = { how-stones }
ask-where = If there were one heap only, of 0, 1, 2, … stones: with which sizes would whoever moves lose?
ask-what = Which move makes the nim-sum (XOR) of the values 0?

position = { position-heaps } Allowed numbers: { $set }.
note = Allowed numbers: { $set }.

lost-end = No heap has as many as { $least } stones, and a move takes at least { $least }.
lost-values = { $count ->
    [one] The heap of { $heaps } has the value { $values }: any move makes it another number, and the answer makes it 0 again.
   *[other] The heaps of { $heaps } play like Nim heaps of { $values }, their values: { $balance }.
 }
won-values = { $count ->
    [one] The heap of { $heaps } has the value { $values }: take { $stones }, and the value becomes 0.
   *[other] The heaps of { $heaps } play like Nim heaps of { $values }, their values. Take { $stones } from heap { $heap }, the one of { $size }; then { $balance }.
 }
mex = A move from { $size } leaves { $count ->
    [one] the value
   *[other] one of the values
 } { $rests }: the value of { $size } is the least number missing there, { $value }.

legend = 0, 1, 2, … stones have the values { $values }; on each heap stands its own. Orange: values that share a bit with their nim-sum (XOR).
more = …
