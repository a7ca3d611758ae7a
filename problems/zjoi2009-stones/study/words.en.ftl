rule =
    Take one or more stones from the top or the bottom heap (the dark ones). When it is empty, the next heap is the top or bottom one.
    Whoever cannot move loses.
takes = 1 to 6 heaps, empty ones only at the ends, for example 4 4 2 1; three of at most 26 stones, four of at most 10
how = { how-dark }
trick = One heap: take it. Two: make them equal. Else, for each end heap there is one size with which the row without the other end would be lost (two heaps: the size of its neighbour; more: by this very rule; Show why frames it). Cross out this size, at each end its own, and number the other sizes 1, 2, 3, …: leave both ends with the same number. If the opponent lowers one, lower the other to match; if one has its crossed-out size, take the other end whole. If the opponent takes a whole heap, the row that stays is not lost, as the heap at the other end does not have its crossed-out size: find the numbers of this shorter row, and make them equal again.
ask-where = If two heaps are left, how large should they be? And with a third heap between them?
ask-what = Which end heap can be lowered to the one size after which every move can be answered?

position = The heaps of the row, from top to bottom: { $heaps }.

lost-end = No stone is left.
lost-mirrored = The row { $row } has an even number of heaps and reads the same from both ends: whatever is taken at one end, { $you ->
    [other] you take
   *[none] { $other } takes
 } at the other.
lost-ends = With one more heap on top of { $rest }, the row is lost only if that heap has { $first }; with one more below { $start }, only if it has { $last }. Both are there: any move lowers one of them, and { $other } can lower an end heap so that the row is lost again.
won-last = One heap is left: take all of it.
won-mirrored = Lower heap #{ $heap } from { $from } to { $to }: that leaves the row { $row }, which has an even number of heaps and reads the same from both ends. Whatever is then taken at one end can be taken at the other.
won-whole = The row { $others } is lost for whoever moves: take all of heap #{ $heap }, and leave that row to { $other }.
won-before = With one more heap on top of { $others }, the row is lost only if that heap has { $to }: lower heap #{ $heap } from { $from } to { $to }.
won-after = With one more heap below { $others }, the row is lost only if that heap has { $to }: lower heap #{ $heap } from { $from } to { $to }.

legend = Framed at each end heap: how large it would have to be for the row to be lost if the other end heap were gone. Cross out this size, at each end its own, and number the other sizes 1, 2, 3, …: the row is lost if both ends have the same number. If an end has just its crossed-out size, taking the other end whole wins.
l = l = { $l }: one more heap, of { $l }, on top would make the row lost
l-zero = l = 0: the row is lost as it is
