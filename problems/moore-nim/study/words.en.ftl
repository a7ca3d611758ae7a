rule =
    Choose 1 to k heaps and take one or more stones from each of them.
    Whoever takes the last stone wins.
takes = k | the heaps, for example 2 | 3 5 6: at most 4 heaps; two of at most 40 stones, three of at most 11, four of at most 5
how = Tap a stone: it and all to its right are taken. Tap one in each heap to take from, then Play.
ask-where = With k heaps left, how do you win? And with k + 1 equal heaps, how would you answer any move?
ask-what = Which heaps, at most k of them, can be lowered so that the count of every power of two is a multiple of k + 1?

position = k = { $k }, and { $count ->
    [one] a heap of { $heaps }
   *[other] heaps of { $heaps }
 }.
note = k = { $k }: a move may take from { $k ->
    [one] one heap only
   *[other] up to { $k } heaps
 }.
leave = leave { $left }
    .told = { $who } left { $left }.

lost-end = No stone is left.
lost-multiples = If the heaps { $heaps } are split into powers of two, the count of every power is a multiple of k + 1 = { $sum }. Any move, in at most { $k ->
    [one] one heap
   *[other] { $k } heaps
 }, spoils that, and the answer restores it.
won-one-left = One heap is left: take all of it.
won-few = Only { $n } heaps are left, and a move may take from up to k = { $k }: take everything.
won-power = If the heaps { $heaps } are split into powers of two, { $power } occurs { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
 }, which is not a multiple of k + 1 = { $sum }. Leave { $to }, where the count of every power is a multiple of { $sum }.

legend = Each heap is framed as powers of two. Orange: the powers whose count is not a multiple of k + 1.
quantity = ones in each bit, from the highest: { $ones }; mod { $sum }: { $rests }
