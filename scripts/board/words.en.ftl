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
take = take { $stones } from heap #{ $heap } ({ $from } → { $to })
    .told = { $who } took { $stones } from heap #{ $heap } ({ $from } → { $to }).
take-only = take { $stones } ({ $from } → { $to })
    .told = { $who } took { $stones } ({ $from } → { $to }).
takes-heap = a heap of at most 1000, for example 13
how-stones = Tap a stone: it and all to its right are taken.
how-dark = Tap a dark stone: it and all to its right are taken. Pale ones belong to the heap, but cannot be tapped now.
then-play = press Play, which then appears
takes-heaps = 1 to 6 heaps, for example 3 6 9; three heaps may have up to 26 stones each, four up to 10, five up to 6, six up to 4
ask-nim-where = If you leave two heaps, how large should they be? And with 1 and 2, which third heap?
ask-nim-what = Cut each heap into pieces of 1, 2, 4, 8, …: which heap can be lowered so that all pieces go in pairs?
trick-nim = Cut each number into pieces of 1, 2, 4, 8, … (at most one of each), and move so that equal pieces are left in pairs. Every move of the opponent leaves some piece without a partner. Then find the largest such piece, and a number that has it. Each size without a partner is switched in this number: a piece that is there goes, one that is missing is added (in 6 = 4 + 2 and 3 = 2 + 1 the 2s are a pair, and 4 and 1 are without a partner: of the 6 the 4 goes, and a 1 is added, which makes 3). All are in pairs again; and the number does get lower, as smaller pieces together are less than the one that goes. This works to the end.
trick-together = To add up several parts (also those that one move leaves), cut their numbers into pieces of 1, 2, 4, …; equal pieces cancel, and the others are added (1 and 2 make 3, 1 and 1 make 0).
trick-count = How much a part counts is the least number 0, 1, 2, … that no move from it reaches (if moves reach parts that count 0, 1 and 3, it counts 2). So it can be lowered to every smaller number, like a heap from which any number may be taken, and if the opponent raises it, one can lower it back.
in-pieces = cut into pieces of 1, 2, 4, 8, … (at most one of each); equal pieces cancel in pairs.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: without a partner.
 }
legend-powers = Each heap is { in-pieces }
heaps = the heaps

## Nim

nim-sum = Nim-sum (XOR): { $sum }
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
lost-nim = Cut the heaps into pieces of 1, 2, 4, 8, …, at most one of each in a heap: { $heaps }. Each piece has an equal partner (nim-sum, or XOR: 0). Any move leaves some piece without a partner, and { $other } can pair them all again.
won-nim = Cut the heaps into pieces of 1, 2, 4, 8, …, at most one of each in a heap: { $heaps }. Without an equal partner: { $odd } (nim-sum, or XOR: { $x }). Lower { $moves }, and each piece has a partner: whatever is taken then, { $mover } can pair them all again.

## The nim-sum of other numbers

lost-sum-empty = All { $what } are 0: if a move changes one of them, the answer makes it 0 again.
won-sum-one = Of { $what } only { $only } is not 0: one move makes it 0.
lost-sum = Cut { $what } into pieces of 1, 2, 4, 8, …: { $terms }. Each piece has an equal partner (nim-sum, or XOR: 0). Any move leaves a piece without a partner, and { $other } can pair them all again.
won-sum = Cut { $what } into pieces of 1, 2, 4, 8, …: { $terms }. Without an equal partner: { $odd } (nim-sum, or XOR: { $x }). One move gives each piece a partner: whatever follows, { $mover } can pair them again.
change-move = move
lost-balanced = { $told }. Cut into pieces of 1, 2, 4, 8, …, these have equal partners (nim-sum, or XOR: 0): any { $change } leaves a piece without a partner, and { $other } can pair them all again.
won-unbalanced = { $told }. Cut into pieces of 1, 2, 4, 8, …, these leave some without an equal partner: { $odd } (nim-sum, or XOR: { $x }); { $step }, and each has a partner: whatever follows, { $mover } can pair them again.
won-evened = { $told }, with nim-sum (XOR) { $x }: { $step }. After that move look at the numbers: { $balance }.

## That numbers balance, now or after a move: what comes before this calls them "they"

balance-none = they are all 0: if a move changes one of them, the answer makes it 0 again
balance-pairs = they balance, as { $zeros ->
    [0] they
   *[other] those that are not 0
 } go in pairs ({ $numbers }), and whatever a move changes, the answer can make them go in pairs again (nim-sum, or XOR: 0)
balance-many = they balance, as each piece of 1, 2, 4, 8, … into which they are cut has an equal partner, and any move can be answered so that they do again (nim-sum, or XOR: 0)
balance-powers = they balance, as each piece of 1, 2, 4, 8, … into which they are cut ({ $numbers }) has an equal partner, and any move can be answered so that they do again (nim-sum, or XOR: 0)
