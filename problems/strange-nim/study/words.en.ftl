rule =
    Each heap has a number k. From a heap of x stones take at least 1 and at most x/k, rounded down.
    Whoever cannot move loses.
takes = the numbers k | the heaps, for example 2 3 | 6 9: three heaps of at most 26 stones, four of at most 10; k from 1 to 99
how = { how-stones }
ask-where = How many stones may be taken from each heap? At which sizes does this limit change?
ask-what = Which move makes the nim-sum of the heaps' values 0?

position = { $count ->
    [one] A heap of { $heaps }.
   *[other] Heaps of { $heaps }.
 }
heap = { $x } with k = { $k }
note = k = { $ks }. Before each heap stands the most that can now be taken from it.

lost-end = Each heap is smaller than its k: nothing can be taken.
lost-steps = In each heap { $other } can complete any amount to ⌊x/k⌋ + 1 (now { $sums }), again and again, until each heap is smaller than its k.
won-end = { $Mover } can { $step }: then each heap is smaller than its k, and nothing can be taken.
won-multiple = Only heap { $heap } counts: { $size } is a multiple of k = { $k }. Take { $stones }; from then on any amount can be completed to ⌊x/k⌋ + 1 in the same heap.
won-steps = Only heap { $heap } counts: going down by ⌊x/k⌋ + 1, it meets { $multiple }, a multiple of k = { $k }. Take { $stones }; from then on any amount can be completed to ⌊x/k⌋ + 1 in the same heap.
values = The heaps, lowered by ⌊x/k⌋ + 1 until k divides them and then divided by k, give { $values }

legend = Framed, from the right: steps of ⌊x/k⌋ + 1 stones down to a multiple of k. Orange: that multiple in groups of k; their number is the heap's value.
