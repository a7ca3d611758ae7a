rule = Take one or more stones from a single heap. The first move must take from the named heap (the dark one). Whoever cannot move loses.
takes = the named heap | the others, for example 5 | 2 4: up to 6 heaps; three of at most 26, four of at most 10; without a bar, as in 1 2 4, it is Nim
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
lost-not-less = To leave the nim-sum 0, the first move must make the named heap equal to { $r }, the nim-sum of the others. But it has { $a }, and any move makes it smaller.
won-alone = There are no stones in other heaps: take the whole named heap.
won-lower = The named heap has { $a }, more than { $r }, the nim-sum of the others: lower it to { $r }, and the nim-sum of all heaps is 0.

legend-others = All heaps but the named one are framed as powers of two. Orange: the powers that occur an odd number of times there.
compared = R = { $sum } { $sign } a = { $a }
