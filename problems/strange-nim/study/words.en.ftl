rule =
    Each heap has a number k. From a heap of x stones take at least 1 and at most x/k, rounded down.
    Whoever cannot move loses.
takes = the numbers k | the heaps, for example 2 3 | 6 9: three heaps of at most 26 stones, four of at most 10; k from 1 to 99
how = { how-dark }
trick = Lower each heap in mind, again and again by one more than may now be taken from it, until it is made of full groups of k, or is less than k (it counts 0); it counts as many as there are groups. For every smaller count there is a move that leaves it. If the opponent raises a count, by taking t where at most m could go, take m + 1 − t from the same heap: together that is one of these steps, so the count is as before. { trick-nim }
ask-where = How many stones may be taken from each heap? At which sizes does this limit change?
ask-what = Lower each heap in mind, by one more than may be taken, until it is made of full groups of k. Which move lets the numbers of groups, cut into 1, 2, 4, …, go in pairs?

position = { $count ->
    [one] A heap of { $heaps }.
   *[other] Heaps of { $heaps }.
 }
heap = { $x } with k = { $k }
note = { position } Before { $count ->
    [one] it
   *[other] each heap
 } stands its size and, in brackets, the most that can now be taken.

lost-end = Each heap is smaller than its k: nothing can be taken.
lost-steps = Whenever t are taken where at most m could be, { $other } can take m + 1 − t from the same heap (m + 1 is now { $sums }), again and again, until each heap is smaller than its k.
won-end = { $Mover } can { $step }: then each heap is smaller than its k, and nothing can be taken.
won-multiple = Heap #{ $heap } alone counts: { $size } is a multiple of k = { $k }. Take { $stones }: lowered in mind by one more than may be taken, again and again, what is left ends below k, and so counts 0 ({ $then }). From then on, whenever t are taken where at most m could be, { $mover } can take m + 1 − t from the same heap.
won-steps = Heap #{ $heap } alone counts: lowered again and again by one more than may be taken ({ $steps }), it comes to { $multiple }, a multiple of k = { $k }. Take { $stones }: lowered like this, what is left ends below k, and so counts 0 ({ $then }). From then on, whenever t are taken where at most m could be, { $mover } can take m + 1 − t from the same heap.
values = Lower each heap in mind, again and again by one more than may be taken from it, until it is made of full groups of k; the numbers of groups are { $values }

legend = From the right, each frame with a − removes ⌊x/k⌋ + 1 stones, one more than may be taken from the x there, down to a multiple of k; what is less than k counts 0.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: what is left, in groups of k; the number on the last one, of these groups, is what the heap counts.
 }
