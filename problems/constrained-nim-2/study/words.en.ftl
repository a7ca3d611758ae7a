rule =
    Take at least L and at most R stones from a single heap.
    Whoever cannot move loses.
takes = L and R | the heaps, for example 2 5 | 6 8 9: L at most R; three heaps of at most 26 stones, four of at most 10
how = { how-dark }
trick = Leave out full groups of L + R; in what is left over of each heap count the whole blocks of L. One move can lower this count to every smaller number: to lower it by c, take c · L stones; where that is more than R, R are enough: fewer than L + R are left over, so fewer than L remain, which counts 0. { trick-nim } If the opponent breaks a full group and so raises a count, make it up to L + R in the same heap: one group has gone, and the count is as before.
ask-where = Which heaps are too small for a move? From which heaps can you leave so few in one move?
ask-what = Leave out groups of L + R. After which move do the numbers of whole blocks of L left over, cut into 1, 2, 4, …, go in pairs?

position = { $count ->
    [one] A heap of { $sizes }
   *[other] Heaps of { $sizes }
 }; a move takes at least { $l } and at most { $r }.
note = L = { $l }, R = { $r }: a move takes at least { $l } and at most { $r }.

lost-end = Each heap is smaller than L = { $l }: nothing can be taken.
lost-rests = Outside full groups of L + R = { $sum } { $count ->
    [one] the heap has { $rests }
   *[other] the heaps have { $rests }
 } left over, less than L = { $l }, too few to take. From a full group k stones may go: then { $other } can take { $sum } − k from the same heap.
won-end = { $Mover } can { $step }: then each heap is smaller than L = { $l }, and nothing can be taken.
won-one = Outside full groups of L + R = { $sum } only heap #{ $heap } has L = { $l } or more left over, namely { $rest }. Take { $stones } from it; from then on, any k that are taken can be answered by { $sum } − k from the same heap.
blocks = Leave out full groups of L + R = { $sum }; the numbers of whole blocks of L = { $l } in what is left over are { $blocks }

legend = Framed: groups of L + R = { $sum } stones.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: in what is left over, whole blocks of L = { $l }; the number of orange blocks is what the heap counts.
 }
