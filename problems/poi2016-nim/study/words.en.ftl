rule =
    First B throws whole heaps away (how many, stands below).
    Then A begins to take one or more stones from a single heap, and so on in turn.
    Whoever cannot move loses.
takes = d | the heaps, for example 2 | 1 3 4 1 2: d from 1 to 10; up to 6 heaps; three of at most 26, four of at most 10; without d and the bar, as in 1 3 2, it is Nim
how = Tap the heaps to throw away, then { then-play }; to throw none away, press the button.
how-once = Tap the heaps to throw away; to throw none away, press the button.
how-take = { how-stones }
counts = all ways to throw heaps away: d | the heaps
trick = B needs to keep heaps that, cut into pieces of 1, 2, 4, 8, …, go in pairs, because A takes first. So see which pieces have no partner in all heaps together, and throw away heaps in which just the same pieces have none: what stays goes in pairs (in 1, 2, 4, 5, 3 only a 1 has no partner, and so it is in the 4 and the 5 alone: throw away these two). If no allowed choice does it, A can pair the pieces and wins. { trick-nim }
ask-where = { ask-nim-where }
ask-what = Which heaps can be thrown away, or which heap can be lowered, so that the pieces of 1, 2, 4, 8, … that are left go in pairs?

position-throw = { $count ->
    [one] A heap of { $heaps }.
   *[other] Heaps of { $heaps }.
 } This move throws heaps away: { $d ->
    [1] any number, perhaps none, but not all.
   *[other] a multiple of { $d }, perhaps none, but not all.
 }
note-throw = Now B ({ $mover }) throws away whole heaps: { $counts } of them. Then A ({ $other }) begins to take.
note-take = No more heaps are thrown away: now take from a single heap.
nothing = throw nothing away
    .told = { $who } threw nothing away.
thrown = { $count ->
    [one] heap { $numbers } (of { $sizes })
   *[other] heaps { $numbers } (of { $sizes })
 }
throw = throw away { $thrown }
    .told = { $who } threw away { $thrown }.

lost-no-throw = Cut into pieces of 1, 2, 4, 8, …, the heaps that stay should go in pairs (nim-sum, or XOR: 0). For that, the heaps thrown away must leave the same pieces without a partner as all heaps do, { $x } in all. No heaps that may be thrown away do.
won-nothing = Cut into pieces of 1, 2, 4, 8, …, all heaps together go in pairs (nim-sum, or XOR: 0). Throw nothing away: whatever is taken then, { $mover } can pair the pieces again.
won-throw = Throw away { $thrown }, which, cut into pieces of 1, 2, 4, 8, …, { $count ->
    [one] leaves
   *[other] leave
 } the same ones without a partner as all heaps together (nim-sum, or XOR: { $x }). So the pieces that stay go in pairs, and whatever is taken then, { $mover } can pair them again.

ways = { $all }; ways to throw away heaps with nim-sum X: { $ways }
