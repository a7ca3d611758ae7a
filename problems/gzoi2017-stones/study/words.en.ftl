rule =
    Take one or more stones from a single heap; the first move must take from the named heap (the dark one).
    Whoever cannot move loses.
takes = the named heap | the others, for example 5 | 2 4: up to 6 heaps; three of at most 26, four of at most 10; without a bar, as in 1 2 4, it is Nim
how = { how-stones }
counts = all choices of heaps, and of the named one among them: the heaps
ask-where = With just one other heap, to what size would you lower the dark one? When is that impossible?
ask-what = After which move does every power of two occur an even number of times in all heaps together?

position-named = The first move must take from the named heap, of { $named }. { $count ->
    [one] The other heap: { $others }.
   *[other] The other heaps: { $others }.
 }
position-alone = The named heap, of { $named }, is the only one.
note-first = The first move must take from the dark heap.
note-later = From now on any heap may be chosen.

lost-empty = The named heap is empty, but the first move must take from it.
lost-not-less = If the named heap had { $r } stones, every power of two would occur an even number of times in all heaps ({ $r } is the nim-sum, or XOR, of the others), and any move could be answered. But it has { $a }, and the first move only makes it smaller.
won-alone = There are no stones in other heaps: take the whole named heap.
won-lower = Lower the named heap from { $a } to { $r }. Then every power of two occurs an even number of times in all heaps ({ $r } is the nim-sum, or XOR, of the others), and any move can be answered so that this holds again.

legend-others = All heaps but the named one are framed as powers of two. Equal powers cancel in pairs; orange: those of which one is left.
compared = R = { $sum } { $sign } a = { $a }
