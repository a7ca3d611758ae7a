rule =
    The first move, by B, throws whole heaps away: a multiple of d, perhaps none, but not all.
    Then, beginning with A, take one or more stones from a single heap.
    Whoever cannot move loses.
takes = d | the heaps, for example 2 | 1 3 4 1 2: d from 1 to 10; up to 6 heaps; three of at most 26, four of at most 10; without d and the bar, as in 1 3 2, it is Nim
how = Tap the first stone of each heap to throw away, then Play.
counts = all ways to throw heaps away: d | the heaps
ask-where = { ask-nim-where }
ask-what = Which heaps can be thrown away, or which heap can be lowered, so that every power of two occurs an even number of times in what is left?

position-throw = { $count ->
    [one] A heap of { $heaps }.
   *[other] Heaps of { $heaps }.
 } This move throws heaps away: { $d ->
    [1] any number, perhaps none, but not all.
   *[other] a multiple of { $d }, perhaps none, but not all.
 }
note-throw = d = { $d }: now whole heaps are thrown away.
note-take = No more heaps are thrown away: now take from a single heap.
nothing = throw nothing away
    .told = { $who } threw nothing away.
throw = throw away { $count ->
    [one] heap { $heaps }
   *[other] heaps { $heaps }
 }
    .told = { $who } threw away { $count ->
    [one] heap { $heaps }.
   *[other] heaps { $heaps }.
 }

lost-no-throw = In the heaps that stay every power of two should occur an even number of times (nim-sum, or XOR: 0). For that, those thrown away must have the nim-sum { $x }, as all heaps together have; but no heaps that may be thrown away have it.
won-nothing = In all heaps together every power of two occurs an even number of times (nim-sum, or XOR: 0): throw nothing away, and it stays so.
won-throw = Throw away { $count ->
    [one] heap { $thrown }
   *[other] heaps { $thrown }
 }: the nim-sum (XOR) { $x } is that of all heaps too, and so in the heaps that stay every power of two occurs an even number of times (nim-sum 0).

ways = { $all }; ways to throw away heaps with nim-sum X: { $ways }
