rule =
    Split a heap of coins into two heaps of different sizes.
    Whoever cannot move loses.
takes = a heap, or several, of at most 30 coins in all, for example 8
how = Tap the dashed line at which to split.
ask-where = Which heaps cannot be split any more? With a single heap of 3 coins, or of 4, who wins?
ask-what = Which heap can be split, and where, so that the values of all heaps have the nim-sum 0?

split = split heap { $heap } into { $part } and { $rest }
    .told = { $who } split heap { $heap } into { $part } and { $rest }.

lost-end = Heaps of 1 or 2 coins cannot be split into different heaps.
lost-even = A heap of 3 allows one split and a heap of 4 two: { $splits } splits are left, an even number.
won-odd = A heap of 3 allows one split and a heap of 4 two: { $splits ->
    [one] { $splits } split is
   *[other] { $splits } splits are
 } left, an odd number.
lost-paired = Every heap that can be split has an equal partner: { $other } can copy each split there.
lost-one = However { $size } is split, its two parts play like unequal Nim heaps, and { $other } can balance what is left again (nim-sum, or XOR: 0).
won-one = Split heap { $heap } into { $part } and { $rest }: both parts are worth { $value }, and two equal values cancel.
lost-several = The heaps of { $sizes } play like Nim heaps. Look at their values: { $balance }.
won-several = The heaps of { $sizes } play like Nim heaps of { $worth }. Split heap { $heap } into { $part } and { $rest }. Look at the values of all heaps then: { $balance }.
others = The other heaps that can be split cancel in pairs.

legend = On each coin of a heap of at most 12: the value of the coins from the left end up to it. Orange: the value of the whole heap.
