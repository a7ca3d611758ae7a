rule =
    Heaps with the same letter are a pair. Throw one heap of a pair away and split the other one in two: its parts are the new pair.
    Whoever cannot move loses.
takes = 1 to 4 pairs, for example 1 2 | 3 1: one pair of at most 99 stones a heap, two pairs of at most 16, three of at most 7
how = Tap the dashed line at which to split.
trick = { trick-count } Two odd heaps count 0: only an even heap can be split into two odd ones, and splitting an odd heap always makes an even one. With an even heap, the pair counts 1 more than its two halves, rounded up, as every split of a half can be doubled (to make 3 and 6 count 2: their halves are 2 and 3, and 3 into 1 and 2 counts 1, so 6 into 2 and 4). So the number is how often both are halved until both are odd: 3 and 6, 2 and 3, 1 and 2, 1 and 1 make 3. { trick-nim }
ask-where = Split an even heap into two odd ones: can the other player leave two odd heaps after that?
ask-what = Halve both heaps of a pair, rounding up, until both are odd: which split makes the numbers of steps of all pairs balance, for example two equal ones?

position = Pairs of heaps: { $pairs }.
pair = { $name } with { $a } and { $b }
split = split the { $heap ->
    [0] upper
   *[1] lower
 } heap of pair { $pair } into { $part } and { $rest }, throw the { $heap ->
    [0] lower
   *[1] upper
 } one away
    .told = { $who } split the { $heap ->
    [0] upper
   *[1] lower
 } heap of pair { $pair } into { $part } and { $rest }, and threw the { $heap ->
    [0] lower
   *[1] upper
 } one away.

lost-end = Every heap has one stone: none can be split.
lost-odd = All heaps are odd: any split leaves one even heap, and { $other } can split it into two odd ones.
won-odd = One move makes all heaps odd: { $step }. Then any split leaves an even heap, which can be split into two odd ones.
lost-steps = Halve both heaps of each pair, rounding up, until both are odd, and count the steps: { $balance }.
won-steps = Halve both heaps of each pair, rounding up, until both are odd, and count the steps: { $steps }. Now { $step }; then { $balance }.

legend = At the upper heap of each pair: how often both heaps are halved, rounding up, until both are odd. Equal numbers cancel.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: those with the largest piece (of 1, 2, 4, …) without a partner.
 }
