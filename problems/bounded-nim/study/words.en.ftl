rule =
    Take stones from a single heap, at least 1 and at most as many as the limit before the heap.
    Whoever cannot move loses.
takes = the limits | the heaps, for example 3 5 7 | 9 10 14: three heaps of at most 26 stones, four of at most 10; limits from 1 to 99
how = { how-stones }
ask-where = If only one of these heaps were there, with how many stones would whoever moves lose?
ask-what = From which heap can stones be taken so that every power of two occurs an even number of times in what is left over?

position = { $count ->
    [one] A heap of { $heaps }.
   *[other] Heaps of { $heaps }.
 }
heap = { $stones } with limit { $limit }

lost-multiples = { $count ->
    [one] { $heaps } is a multiple of limit + 1 = { $sums }
   *[other] The heaps { $heaps } are multiples of limit + 1, that is, of { $sums }
 }: { $other } can complete any amount to limit + 1 in the same heap, again and again, down to 0.
won-last = Only heap { $heap } is left, and its limit { $limit } lets one move take { $stones ->
    [one] its last stone
   *[other] its { $stones } stones
 }.
won-one = Only heap { $heap } is not a multiple of its limit + 1: { $size } divided by { $sum } leaves { $stones }. Take { $stones }; from then on any amount can be completed to limit + 1 in the same heap.
rests = Divided by limit + 1, the heaps leave { $rests }

legend = Framed: groups of limit + 1 stones, then the rest as powers of two. Equal powers cancel in pairs; orange: those of which one is left.
