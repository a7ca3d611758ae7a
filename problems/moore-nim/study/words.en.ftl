rule =
    Choose 1 to k heaps and take one or more stones from each of them.
    Whoever takes the last stone wins.
takes = k | the heaps, for example 2 | 3 5 6: at most 4 heaps; two of at most 40 stones, three of at most 11, four of at most 5
how = Tap a stone: it and all to its right are chosen. For several heaps, tap a stone in each. Then { then-play }.
trick = Cut each heap into pieces of 1, 2, 4, 8, … (at most one of each in a heap) and leave equal pieces in groups of k + 1, none over. A move lowers at most k heaps: of the largest pieces that change, 1 to k go and none comes, so a group breaks. Mend the groups from the largest pieces down: fill one in heaps already lowered, whose smaller pieces are free to choose, or, where these are too few, take out the pieces that are over (with 1, 4, 5 and k = 2 both 4s go, and 4 and 5 become 1 and 1: three 1s). At most k heaps are needed, so this always works, down to no stones.
ask-where = With k heaps left, how do you win? And with k + 1 equal heaps, how would you answer any move?
ask-what = Cut each heap into pieces of 1, 2, 4, 8, …: which heaps, at most k, can be lowered so that equal pieces go in groups of k + 1?

position = k = { $k }, and { $count ->
    [one] a heap of { $heaps }
   *[other] heaps of { $heaps }
 }.
note = k = { $k }: a move may take from { $k ->
    [one] one heap only
   *[other] up to { $k } heaps
 }.
part = { $stones } from heap #{ $heap } ({ $size } → { $left })
take-several = take { $parts }
    .told = { $who } took { $parts }.

lost-end = No stone is left.
lost-multiples = Cut the heaps { $heaps } into pieces of 1, 2, 4, 8, …: equal pieces go in groups of k + 1 = { $sum }, and none is left over. Any move, in at most { $k ->
    [one] one heap
   *[other] { $k } heaps
 }, breaks up a group, and { $other } can make all groups full again.
won-one-left = One heap is left: take all of it.
won-few = Only { $n } heaps are left, and a move may take from up to k = { $k }: take everything.
won-power = Cut the heaps { $heaps } into pieces of 1, 2, 4, 8, …, and put equal pieces in groups of k + 1 = { $sum }: { $times ->
    [one] one piece of { $power } does not fill a group
   *[other] { $times } pieces of { $power } cannot be shared out into full groups
 } (all sizes of which this is so are orange). Leave { $to }, where all groups are full: whatever is taken then, { $mover } can fill them again.

legend = Each heap is cut into pieces of 1, 2, 4, 8, ….{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the sizes of which some are left over when equal pieces are put in groups of k + 1.
 }
quantity = ones in each bit, from the highest: { $ones }; mod { $sum }: { $rests }
