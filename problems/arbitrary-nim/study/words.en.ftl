rule =
    Take at least 1 and at most K stones from one heap.
    Whoever cannot move loses.
takes = K and 1 to 5 heaps, for example 4 | 1 4 5: three heaps of at most 26 stones, or four of at most 10
how = { how-dark }
trick = Put each heap in groups of K + 1 and look only at what is left over. { trick-nim } If the opponent takes more than is left over in a heap, and so breaks a group, make it up to K + 1 in the same heap: one group has gone, and as much is left over as before.
ask-where = If you leave a single heap, how many stones should it have? And if you leave two?
ask-what = Leave out full groups of K + 1. Which heap can be lowered so that the remainders, cut into 1, 2, 4, 8, …, go in pairs?

position = Heaps of { $heaps }; a move takes at most { $k }.
note = K = { $k }: at most { $k } at a time.

won-multiples = Take { $stones } from heap #{ $heap }: then every heap is empty or a multiple of K + 1 = { $sum }, and whatever is taken next can be made up to { $sum } in the same heap.
won-remainders = Leave out full groups of K + 1 = { $sum }, as whatever is taken there can be made up to { $sum }; the numbers left over are { $rests }. Take { $stones } from heap #{ $heap }; then { $balance }.
lost-multiples = Every heap is empty or a multiple of K + 1 = { $sum }: after any move { $other } can make up what was taken to { $sum } in the same heap.
lost-remainders = Leave out full groups of K + 1 = { $sum }, as whatever is taken there can be made up to { $sum }. Look at the numbers left over: { $balance }.

legend = Each heap is framed in groups of K + 1, and what is left over is { in-pieces }
