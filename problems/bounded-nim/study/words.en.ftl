rule =
    Take stones from a single heap, at least 1 and at most its limit (in brackets).
    Whoever cannot move loses.
takes = the limits | the heaps, for example 3 5 7 | 9 10 14: three heaps of at most 26 stones, four of at most 10; limits from 1 to 99
how = { how-dark }
trick = Put each heap in groups of its limit + 1 and look only at what is left over. { trick-nim } If the opponent takes more than is left over in a heap, and so breaks a group, take so many from the same heap that both takes come to limit + 1: one group has gone, and as much is left over as before.
ask-where = If there were only one of these heaps, with how many stones would the mover lose?
ask-what = Do not count full groups of limit + 1 stones: from which heap can stones be taken so that the remainders, cut into pieces of 1, 2, 4, 8, …, go in pairs?

position = { $count ->
    [one] A heap of { $heaps }.
   *[other] Heaps of { $heaps }.
 }
heap = { $stones } with limit { $limit }

lost-multiples = { $count ->
    [one] The { $heaps } stones make full groups of limit + 1 = { $sums }
   *[other] The heaps { $heaps } make full groups of limit + 1, that is, of { $sums }
 }: whatever is taken from a group, { $other } can take the rest of it each time, until no stone is left.
won-last = Only heap #{ $heap } is left, and its limit { $limit } lets one move take { $stones ->
    [one] its last stone
   *[other] its { $stones } stones
 }.
won-one = Put each heap in groups of limit + 1 stones: only in heap #{ $heap } are some left over, as { $size } stones in groups of { $sum } leave { $stones }. Take { $stones }; whatever is taken from a group then, { $mover } can take the rest of it.
rests = Full groups of limit + 1 stones do not count; left over in the heaps: { $rests }

legend = Framed: groups of limit + 1 stones. The rest of each heap is { in-pieces }
