rule =
    Take one or more stones from one heap; or, while no heap is empty, the same number from every heap.
    Whoever takes the last stone wins.
takes = 1 to 3 heaps, for example 3 5 or 2 4 7; one of at most 60, two of at most 40, three of at most 14
how = Tap a stone: it and all to its right are chosen. To take as many from every heap, choose equally many in a second heap, too (the others follow by themselves). Then { then-play }.
trick = One heap: take all. Three: { trick-nim } Taking the same number from all three breaks pairs, too: the smallest piece of that number appears or goes in each of three heaps, so one is left over. If one of three is empty later, go on in the same way. If there are two from the start: leave (0, 0) or a pair of the list (1, 2), (3, 5), (4, 7), … Each begins with the least number not used before, and the differences are 1, 2, 3, … So no number and no difference comes twice: no move leads from pair to pair, but from all else one leads there.
ask-where = With one heap left, what do you take? Which two small heaps would you leave, and which three?
ask-what = If there were two heaps from the start, which lost pair can be left? If three, which heap can be lowered so that all, cut into pieces of 1, 2, 4, 8, …, go in pairs?

all = take { $stones } from { $count ->
    [2] both heaps
   *[other] each of the { $count } heaps
 }
    .told = { $who } took { $stones } from { $count ->
    [2] both heaps
   *[other] each of the { $count } heaps
 }.

lost-end = No stone is left.
lost-pair = ({ $low }, { $high }) is in the list of lost pairs (1, 2), (3, 5), (4, 7), (6, 10), …: no other pair contains { $low } or { $high } or has the difference { $d }. So no move leads to another pair, but after any move { $other } can go to one.
won-equal = The heaps are equal: take all stones of both.
won-one-left = One heap is empty: take all stones of the other.
won-heap = Of all positions with a heap of { $low }, only ({ $first }, { $second }) is lost for whoever must move there. Lower { $high } to { $partner }: then { $other } must.
won-difference = Of all positions with the difference { $d }, only ({ $first }, { $second }) is lost for whoever must move there. Take { $stones } from both heaps: then { $other } must.

legend = Lost for whoever must move: (1, 2), (3, 5), (4, 7), (6, 10), …, with the differences 1, 2, 3, …, each from the least number not used before. Each number and each difference occurs once. Framed: the smaller heap, with its pair.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the difference, with its pair.
 }
quantity = k = { $high } − { $low } = { $d }, ⌊{ $d }φ⌋ = { $least } { $sign } { $low }
