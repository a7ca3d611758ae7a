rule =
    Take one or more stones from one heap, or the same number from both.
    Whoever takes the last stone wins.
takes = 2 heaps of at most 60 stones, for example 4 8
how = Tap a stone: it and all to its right are chosen. To take from both heaps, choose equally many in each. Then { then-play }.
trick = Leave (0, 0) or a pair of the list (1, 2), (3, 5), (4, 7), (6, 10), …: the differences are 1, 2, 3, …, and each pair begins with the least number not used before. So each number and each difference occurs once. Taking from one heap keeps the other’s number, taking from both keeps the difference: no move leads from one pair to another, but from any other heaps a move leads to a pair. So the opponent never reaches (0, 0).
ask-where = With one heap left, or two equal ones, what do you take? Which small pair would you leave, then?
ask-what = Which move leaves a pair of the list, or (0, 0)?

both = take { $stones } from each heap
    .told = { $who } took { $stones } from each heap.

lost-end = No stone is left.
lost-pair = ({ $x }, { $y }) is in the list of lost pairs (1, 2), (3, 5), (4, 7), (6, 10), …: no other pair contains { $x } or { $y } or has the difference { $d }. So no move leads to another pair, but after any move { $other } can go to one.
won-equal = The heaps are equal: take all stones of both.
won-one-left = One heap is empty: take all stones of the other.
won-heap = Of all positions with a heap of { $x }, only ({ $low }, { $high }) is lost for whoever must move there. Lower { $y } to { $partner }: then { $other } must move from it.
won-difference = Of all positions with the difference { $d }, only ({ $low }, { $high }) is lost for whoever must move there. Take { $stones } from each heap: then { $other } must move from it.

legend = Lost for whoever must move: (1, 2), (3, 5), (4, 7), (6, 10), …, with the differences 1, 2, 3, …, each from the least number not used before. Each number and each difference occurs once. Framed: the smaller heap, with its pair if that can be reached.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the difference, with its pair if that can be reached.
 }
quantity = k = { $high } − { $low } = { $d }, ⌊{ $d }φ⌋ = { $least } { $sign } { $low }
