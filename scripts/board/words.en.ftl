### What every board may say. A problem's own words stand in its folder, in study/words.en.ftl.
### The site gives every reason four names: $mover and $other ("you", "the computer", "the first player"),
### $Mover and $Other where they begin a sentence, and $you, which is "mover", "other" or "none".

## Lists

between-and = { ", " }
    .last = { " and " }
between-or = { ", " }
    .last = { " or " }
between-comma = { ", " }
    .last = { ", " }

## Heaps

position-heaps = { $count ->
    [one] A heap of { $heaps }.
   *[other] Heaps of { $heaps }.
 }
take = take { $stones } from heap { $heap }
    .told = { $who } took { $stones } from heap { $heap }.
takes-heap = a heap of at most 1000, for example 13
how-stones = Tap a stone: it and all to its right are taken.
takes-heaps = 1 to 6 heaps, for example 3 6 9; three of at most 26, four of at most 10
ask-nim-where = If you leave two heaps, how large should they be? And with 1 and 2, which third heap?
ask-nim-what = Which heap can be lowered so that every power of two occurs an even number of times?
legend-powers = Each heap is framed as powers of two. Equal powers cancel in pairs; orange: those of which one is left.
heaps = the heaps

## Nim

nim-sum = X = { $sum }
nim-lower = { $heap } to { $to }
lost-nim-empty = All heaps are empty: there is nothing left to take.
lost-nim-two = The heaps { $heaps } are equal: whatever is taken from one, { $you ->
    [other] you take
   *[other-player] { $other } takes
 } from the other.
lost-nim-paired = The heaps { $heaps } are equal in pairs: whatever is taken from one, { $you ->
    [other] you take
   *[other-player] { $other } takes
 } from its partner.
won-nim-last = Only one heap is left, of { $heap }: one move can take all of it.
won-nim-whole-two = Take a whole heap of { $heap }: that leaves two equal heaps, and whatever is taken from one can be taken from the other.
won-nim-whole = Take a whole heap of { $heap }: that leaves heaps that are equal in pairs, and whatever is taken from one can be taken from its partner.
won-nim-lower-two = Lower { $high } to { $low }: that leaves two equal heaps, and whatever is taken from one can be taken from the other.
won-nim-lower = Lower { $high } to { $low }: that leaves heaps that are equal in pairs, and whatever is taken from one can be taken from its partner.
lost-nim = Among the heaps { $heaps } every power of two occurs an even number of times (nim-sum, or XOR: 0): any move spoils that, and the answer restores it.
won-nim = Among the heaps { $heaps } the { $count ->
    [one] power { $odd } occurs
   *[other] powers { $odd } occur
 } an odd number of times (nim-sum, or XOR: { $x }): lowering { $moves } makes every count even.

## The nim-sum of other numbers

lost-sum-empty = All { $what } are 0: if a move changes that, the answer restores it.
won-sum-one = Of { $what } only { $only } is not 0: one move makes it 0.
lost-sum = Among { $what } { $terms } every power of two occurs an even number of times (nim-sum, or XOR: 0): any move spoils that, and the answer restores it.
won-sum = Among { $what } { $terms } the { $count ->
    [one] power { $odd } occurs
   *[other] powers { $odd } occur
 } an odd number of times (nim-sum, or XOR: { $x }): one move makes every count even.
change-move = move
lost-balanced = { $told }, with every power of two an even number of times (nim-sum, or XOR: 0): any { $change } spoils that, and the answer restores it.
won-unbalanced = { $told }, with some powers of two an odd number of times ({ $odd }; nim-sum, or XOR: { $x }): { $step }, and all are even. Then whatever follows can be answered so that they are again.
won-evened = { $told }, with nim-sum (XOR) { $x }: { $step }; then every power of two occurs an even number of times, and whatever follows can be answered so that it does again.

## That numbers balance, now or after a move: what comes before this calls them "they"

balance-none = they balance, as all are 0, and any move can be answered so that they balance again
balance-pairs = they balance, equal in pairs ({ $numbers }), and any move can be answered so that they balance again (nim-sum, or XOR: 0)
balance-powers = they balance: every power of two occurs in them an even number of times ({ $numbers }), and any move can be answered so that it does again (nim-sum, or XOR: 0)
