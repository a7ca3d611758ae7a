rule =
    Take one or more stones from the top or the bottom heap (the dark ones); when it is empty, its neighbour is at the end.
    Whoever cannot move loses.
takes = 1 to 6 heaps, empty ones only at the ends, for example 4 4 2 1; three of at most 26 stones, four of at most 10
how = { how-dark }
trick = One heap: take it. Two: make them equal. Else, for each end heap there is one size with which the row without the other end would be lost (Show why frames it). Cross out this size, at each end its own, and number the others 1, 2, 3, …: leave both ends with the same number. If the opponent lowers one, lower the other to match; if one has its crossed-out size, take the other end whole. If the opponent takes a whole heap, the row that stays is not lost, since its old end does not have its crossed-out size: find the numbers of this shorter row, and make them equal again.
ask-where = If two heaps are left, how large should they be? And with a third heap between them?
ask-what = Which end heap can be lowered to the one size after which every move can be answered?

position = The heaps of the row, from top to bottom: { $heaps }.

lost-end = No stone is left.
lost-mirrored = The row { $row } has an even number of heaps and reads the same from both ends: whatever is taken at one end, { $you ->
    [other] you take
   *[none] { $other } takes
 } at the other.
lost-ends = On top of the heaps { $rest } only a heap of { $first } fits so that every move can be answered, and under the heaps { $start } only { $last }. Both are there: any move lowers one of them, and { $other } can lower an end heap so that both fit again.
won-last = One heap is left: take all of it.
won-mirrored = Lower heap { $heap } from { $from } to { $to }: that leaves the row { $row }, which has an even number of heaps and reads the same from both ends. Whatever is then taken at one end can be taken at the other.
won-whole = In the row { $others } every move can be answered: take all of heap { $heap }, and leave that row to { $other }.
won-before = On top of the heaps { $others } only a heap of { $to } fits so that every move can be answered: lower heap { $heap } from { $from } to { $to }.
won-after = Under the heaps { $others } only a heap of { $to } fits so that every move can be answered: lower heap { $heap } from { $from } to { $to }.

legend = Framed at each end heap: how large it would have to be for the row to be lost if the other end heap were gone. Cross out this size, at each end its own, and number the others 1, 2, 3, …: the row is lost if both ends have the same number.
l = l = { $l }: one more heap, of { $l }, on top would make the row lost
l-zero = l = 0: the row is lost as it is
