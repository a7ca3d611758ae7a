rule =
    Take one or more stones from a single heap.
    Whoever takes the last stone loses.
takes = { takes-heaps }
how = { how-stones }
trick = While two or more heaps are above 1, cut all heaps into pieces of 1, 2, 4, 8, … (at most one of each in a heap) and move so that equal pieces are left in pairs: any move breaks a pair, and lowering a heap with the largest piece without a partner pairs all again (3 = 2 + 1 and 5 = 4 + 1: lower the 5 to 3). A single heap above 1 can never be paired with heaps of 1, so you never leave exactly one heap above 1, and at some time the opponent must. Then lower it to 1 or take it whole, whichever leaves an odd number of single stones: they go one by one, and the opponent takes the last.
ask-where = If every heap has one stone, who takes the last? If just one heap is larger, what can you choose?
ask-what = Which move leaves an odd number of single stones and nothing else? If a larger heap must stay, after which move do all heaps, cut into pieces of 1, 2, 4, 8, …, go in pairs?

won-end = No stone is left: whoever took the last one has lost.
lost-last = Only the last stone is left, and { $mover } must take it.
won-even = Every heap is a single stone, and there are { $ones } of them, an even number: each turn takes one, and { $other } will have to take the last.
lost-odd = Every heap is a single stone, and there are { $ones } of them, an odd number: each turn takes one, and { $mover } will have to take the last.

won-lower-to-one = Only the heap of { $size } has more than one stone. Lower it to 1: that leaves { $left ->
    [one] a single stone, which { $other } must take
   *[other] { $left } single stones, an odd number, and { $other } will have to take the last of them
 }.
won-take-whole = Only the heap of { $size } has more than one stone. Take all of it: that leaves { $left ->
    [one] a single stone, which { $other } must take
   *[other] { $left } single stones, an odd number, and { $other } will have to take the last of them
 }.

won-large = Cut the heaps { $heaps } into pieces of 1, 2, 4, 8, …: lower { $from } to { $to }, and all pieces go in pairs (the nim-sum, or XOR, goes from { $x } to 0). Always pair them again: sooner or later { $other } will have to leave exactly one heap above 1, which { $mover } can lower to 1 or 0, whichever leaves an odd number of single stones.
lost-large = Cut into pieces of 1, 2, 4, 8, …, the pieces of the heaps { $heaps } go in pairs (nim-sum, or XOR: 0): any move leaves a piece without a partner, and { $other } can pair them all again. Sooner or later { $mover } will have to leave exactly one heap above 1, which { $other } can lower to 1 or 0, whichever leaves an odd number of single stones.

legend = The heaps of one stone are joined in pairs.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the heaps without a partner.
 }
