rule =
    Take at least L and at most R stones from a single heap.
    Whoever cannot move loses.
takes = L and R | the heaps, for example 2 5 | 6 8 9: L at most R; three heaps of at most 26 stones, four of at most 10
how = { how-stones }
ask-where = Which heaps are too small for a move? From which heaps can you leave so few in one move?
ask-what = Which move makes the nim-sum of the numbers of blocks 0?

position = { $count ->
    [one] A heap of { $sizes }
   *[other] Heaps of { $sizes }
 }; a move takes at least { $l } and at most { $r }.
note = L = { $l }, R = { $r }: a move takes at least { $l } and at most { $r }.

lost-end = Each heap is smaller than L = { $l }: nothing can be taken.
lost-rests = Divided by L + R = { $sum }, { $count ->
    [one] the heap leaves { $rests }
   *[other] the heaps leave { $rests }
 }, less than L = { $l }: { $other } can complete any amount to { $sum } in the same heap.
won-end = { $Mover } can { $step }: then each heap is smaller than L = { $l }, and nothing can be taken.
won-one = Divided by L + R = { $sum }, only heap { $heap } leaves L = { $l } or more, namely { $rest }. Take { $stones } from it; from then on any amount can be completed to { $sum } in the same heap.
blocks = The heaps mod L + R = { $sum }, divided by L = { $l } and rounded down, give { $blocks }

legend = Framed: groups of L + R = { $sum } stones. Orange: in the rest, whole blocks of L = { $l }; the number of orange blocks is the heap's value.
