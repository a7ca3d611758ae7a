rule =
    Choose a heap: it becomes a heap for each smaller divisor of its number. Then remove one of these new heaps, whichever you like. So 6 becomes 1, 2 and 3, less one of them.
    A heap of 1 cannot be chosen. Whoever cannot move loses.
takes = heaps of at most 36, for example 12 8; play may last at most 20 moves: a 12 or an 18 allows 8, a 24 allows 20
how = Tap a heap, then the new heap to remove.
trick = { trick-count } A heap of 1 counts 0. A prime counts 1, as it is gone in one move. For a larger heap leave out each new heap in turn and put the others together (XOR: equal pieces of 1, 2, 4, … cancel, the rest is added up): take the least number that never comes out. So 4 (without 1 it leaves 1, without 2 it leaves 0) counts 2, as do 6, 9 and 10, and 8 counts 0. { trick-nim }
ask-where = After a move, what is left of a heap of 2, 3, 5 or 7? And of a heap of 4?
ask-what = Which heap can be replaced, and which new one can vanish, so that what the heaps count balances?
vanishes = Then the new heap to remove:

move = { $kept ->
    [0] remove heap #{ $heap } ({ $p } → 1, removed)
   *[other] replace heap #{ $heap } ({ $p } → { $rest }; { $d } removed)
 }
    .told = { $kept ->
    [0] { $who } removed heap #{ $heap } ({ $p } → 1, removed).
   *[other] { $who } replaced heap #{ $heap } ({ $p } → { $rest }; { $d } removed).
 }

lost-end = No heap has more than one pearl: none can be replaced.
lost-primes = Every heap above 1 is a prime, so one move takes all of it: { $count } moves are left, an even number, so { $other } will make the last one.
won-primes = Every heap above 1 is a prime, so one move takes all of it: { $count ->
    [one] one move is left, and { $mover } can make it.
   *[other] { $count } moves are left, an odd number, so { $mover } will make the last one.
 }
lost-one = The heap of { $p } becomes { $new }, less one of them. Whichever goes, { $other } can answer so that the heaps that are left balance (nim-sum, or XOR, of their values: 0).
lost-paired = The heaps above 1 are equal in pairs: whatever is done with one, { $other } can do with its partner.
won-last = One move leaves no heap above 1: { $step }.
won-paired = With one move the heaps above 1 become equal in pairs: { $step }. From then on any move can be copied in the partner of its heap.
lost-values = Look at what the heaps of { $sizes } count: { $balance }.
won-values = { $count ->
    [one] The only heap above 1, of { $sizes }, counts { $worth }
   *[other] The heaps of { $sizes } count { $worth }
 }. Now { $step }; look at what the heaps count then: { $balance }.
lost-many = Cut the values of the { $count } heaps above 1 into pieces of 1, 2, 4, 8, …: all pieces go in pairs (nim-sum, or XOR: 0). Any move leaves a piece without a partner, and { $other } can pair them all again.
won-many = There are { $count } heaps above 1: { $step }. Cut into pieces of 1, 2, 4, 8, …, the values of the heaps then go in pairs (nim-sum, or XOR: 0), and whatever follows, { $mover } can pair the pieces again.

legend = At each heap: what it counts (its Grundy value): 1 counts 0, a prime 1; for a larger one leave out each new heap in turn, put the others together (XOR), and take the least number that never comes out. Equal numbers cancel.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: those with the largest piece (of 1, 2, 4, …) without a partner.
 }
