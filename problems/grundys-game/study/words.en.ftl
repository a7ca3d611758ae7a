rule =
    Split a heap of coins into two heaps of different sizes.
    Whoever cannot move loses.
takes = a heap, or several, of at most 30 coins in all, for example 8
how = Tap the dashed line at which to split.
trick = Each heap is a part. { trick-count } { trick-together } Heaps of 1 and 2 coins cannot be split and count 0. A heap of 3 leaves only these, together 0, so it counts 1; a heap of 4 leaves only 3 and 1, together 1, so it counts 0 again; a heap of 5 leaves 4 and 1, which is 0, or 3 and 2, which is 1, so it counts 2. So a heap is won if it can be split into two that count the same. { trick-nim }
ask-where = Which heaps cannot be split any more? With a single heap of 3 coins, or of 4, who wins?
ask-what = Which heap can be split, and where, so that what all heaps count, cut into pieces of 1, 2, 4, …, go in pairs?

split = split heap #{ $heap } ({ $size } → { $part } + { $rest })
    .told = { $who } split heap #{ $heap } ({ $size } → { $part } + { $rest }).

lost-end = Heaps of 1 or 2 coins cannot be split into different heaps.
lost-even = A heap of 3 is split exactly once in all, a heap of 4 exactly twice: { $splits } splits are left, an even number.
won-odd = A heap of 3 is split exactly once in all, a heap of 4 exactly twice: { $splits ->
    [one] { $splits } split is
   *[other] { $splits } splits are
 } left, an odd number.
lost-paired = Every heap that can be split has an equal partner: { $other } can repeat each split in the partner.
lost-one = However { $size } is split, its two parts count differently, so something is left over when equal pieces of 1, 2, 4, … cancel, and { $other } can make all cancel again (nim-sum, or XOR: 0).
won-one = Split heap #{ $heap } into { $part } and { $rest }: both parts count as { $value }, so they cancel, and any split can be answered so that all that is left cancels again.
lost-several = Look at what the heaps of { $sizes } count: { $balance }.
won-several = The heaps of { $sizes } count as { $worth }. Split heap #{ $heap } into { $part } and { $rest }. Look at what all heaps count then: { $balance }.
others = The other heaps that can be split are equal in pairs: any split of one can be repeated in its partner.

legend = In a heap of at most 12, the number on the 5th coin is what a heap of 5 counts, and likewise on the others; 0: whoever moves loses (Grundy value).{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the value of the whole heap.
 }
