rule =
    Take one or more stones from a single heap; the first move must take from the heap that is dark at the start.
    Whoever cannot move loses.
takes = the named heap | the others, for example 5 | 2 4: up to 6 heaps; three of at most 26, four of at most 10; without a bar, as in 1 2 4, it is Nim
how = { how-dark }
counts = all choices of some of these heaps, and of one of them for the first move: the heaps
trick = Cut the other heaps into pieces of 1, 2, 4, 8, …; equal pieces cancel in pairs, and what is left over, added up, is the size that the dark heap should have. Lower it to that: now all pieces go in pairs. If the dark heap is not larger than that, it is lost: the first move only makes it smaller, so some pieces stay without a partner, and the opponent can pair them all. From then on any heap may be chosen. { trick-nim }
ask-where = With just one other heap, to what size would you lower the dark one? When is that impossible?
ask-what = Cut all heaps into pieces of 1, 2, 4, 8, …: after which move do all pieces go in pairs?

position-named = The first move must take from the named heap, of { $named }. { $count ->
    [one] The other heap: { $others }.
   *[other] The other heaps: { $others }.
 }
position-alone = The named heap, of { $named }, is the only one.
note-first = This is the first move.
note-later = From now on any heap may be chosen.

lost-empty = The named heap is empty, but the first move must take from it.
lost-not-less = Cut into pieces of 1, 2, 4, 8, …, all heaps would go in pairs if the dark one could be left at { $r } ({ $r } is the nim-sum, or XOR, of the others). But it has { $a }, and the first move only makes it smaller: whatever it leaves, { $other } can pair all pieces.
won-alone = There are no stones in other heaps: take the whole named heap.
won-lower = Lower the dark heap from { $a } to { $r }: cut into pieces of 1, 2, 4, 8, …, all heaps then go in pairs ({ $r } is the nim-sum, or XOR, of the others). Whatever is taken then, { $mover } can pair all pieces again.

legend-others = All heaps but the dark one are { in-pieces }
compared = R = { $sum } { $sign } a = { $a }
