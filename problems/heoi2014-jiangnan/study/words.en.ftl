rule =
    Merge any two heaps into one of at most m stones.
    Whoever cannot move loses.
takes = m, then the heaps, of at most m stones each and at most 16 in all, for example 3 | 1 1 1 1 1
how = Tap the two heaps to merge.
trick = Each merge leaves one heap fewer, so it only matters whether the number still to come is even. In the end there are as few heaps as possible: the stones divided by m, rounded up. Leave full heaps (of m), single stones and at most one other heap, which is being filled, so that an even number of merges is left. If the opponent adds a stone to that heap, add the next (or, if it is full now, merge two single stones to begin another). If two single stones are merged instead, add this 2 to the heap being filled, or, if there is none, a single stone to the 2; if the 2 does not fit, as only one is missing, fill that heap with a single stone, and the 2 is filled next. So both turns together fill heap after heap, and the number stays even, down to 0. From other heaps, look ahead for a way back to this.
ask-where = If as few heaps as possible remain in the end, how many merges are still to come?
ask-what = After which merge can an even number of further turns be forced?

position = { $count ->
    [one] A heap of { $sizes }.
   *[other] Heaps of { $sizes }.
 } { note }
note = m = { $m }: at most { $m } in a heap.
merge = merge heap #{ $first }, of { $one }, and heap #{ $second }, of { $other }, into one of { $sum }
    .told = { $who } merged heaps of { $one } and { $other } into one of { $sum }.

lost-one = Only one heap is left.
lost-end = No two heaps can be merged: any two together exceed m = { $m }.
lost-even = From { $count } heaps to the fewest possible, { $k }, it takes { $turns } turns, an even number. { $Other } can answer so that heap after heap is filled, which forces exactly this number.
lost-search = Whatever is merged, { $other } can make the number of turns even: { $sum }, for example, is answered by { $answer }.
won-last = Merge { $sum }: after that no two heaps can be merged.
won-odd = From { $count } heaps to the fewest possible, { $k }, it takes { $turns } turns, an odd number. Filling heap after heap forces exactly this number: begin with { $sum }.
won-back = Merge { $sum }: that leaves full heaps, single stones and at most one other heap. From there it takes { $turns } turns to the fewest heaps, an even number, and filling heap after heap forces it.
answer = { $next } by { $answer }
won-search = An odd number of turns from here can be forced: begin with { $sum }. Then answer { $answers }, and so on.

legend-way = The direct route to the fewest heaps: each frame becomes one heap of at most m stones.{ $orange ->
    [0] { "" }
   *[other] { " " }On an orange frame: how many merges it takes.
 }
legend = One way to go on: each frame becomes one heap of at most m stones.{ $orange ->
    [0] { "" }
   *[other] { " " }On an orange frame: how many merges it takes.
 }
turns = Merges to come: { $count } − { $k } = { $turns }
