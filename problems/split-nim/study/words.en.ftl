rule =
    Replace a heap by two smaller ones; one or both may be empty, and together they may hold more stones than it did.
    Whoever cannot move loses.
takes = heaps of at most 6, for example 4 3; a heap of h counts 2ʰ, and all together at most 64
how = Tap a heap, then the sizes of its two new heaps.
trick = Heaps of 1, 2, 3, 4, … count 1, 2, 4, 7, …: the numbers made of an odd number of different pieces 1, 2, 4, 8, … (7 = 4 + 2 + 1; heaps of 5 and 6 count 8 and 11 = 8 + 2 + 1). Two of these have an even number of pieces left when equal ones cancel, so two new heaps never count as much as the old one. But they can make every smaller number: one of an odd number of pieces by a heap that counts it and an empty one, one of an even number by two heaps, the one with one of its pieces, the other with the rest (a heap of 4 counts 7; for 6 = 4 + 2 it becomes 3 and 2). { trick-nim }
ask-where = What can a heap of 1 become? If you leave two equal heaps, how do you answer every move?
ask-what = Which heap can be replaced so that every column of the binary numbers at the heaps has an even number of ones?
larger = First new heap (the larger one):
smaller = Second new heap (at most as large):

move = replace heap #{ $heap } ({ $size ->
    [one] 1 stone
   *[other] { $size } stones
 }) by { $larger } and { $smaller }
    .told = { $who } replaced heap #{ $heap } ({ $size ->
    [one] 1 stone
   *[other] { $size } stones
 }) by { $larger } and { $smaller }.

lost-empty = All heaps are empty: none can be replaced.
lost-paired = The heaps are equal in pairs: whatever a move does to one, { $other } can do to its partner.
won-last = Only one heap is left, of { $h }: replace it by two empty ones.
won-lone = The heaps are equal in pairs, except one of { $h }: replace it by two empty ones, and from then on any move can be repeated in the partner of its heap.
won-values = The heaps of { $sizes } count { $values }. Replace { $h } by { $larger } and { $smaller }, and look at all these numbers then: { $balance }.
lost-values = Look at what the heaps of { $sizes } count: { $balance }.
cancel = The other heaps are equal in pairs: whatever is done to one can be done to its partner.

legend = At each heap: how much it counts, in binary (a heap of h counts the h-th number that has an odd number of ones there).{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: those with the largest piece (of 1, 2, 4, …) without a partner.
 }
