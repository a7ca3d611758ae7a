rule =
    Take one or more pebbles from one heap; no heap may become smaller than the one before it.
    Whoever cannot move loses.
takes = 1 to 6 heaps of at most 12 pebbles, none smaller than the one before, for example 3 4 6
how = Tap a pebble: it and all to its right are taken.
ask-where = By how many pebbles is each heap larger than the one before? Which of these numbers change with a move?
ask-what = Where can pebbles be taken so that every power of two occurs an even number of times in the shaded differences?

position = Heaps from the left: { $heaps }.
note = In the squares: by how much each heap is larger than the one before.

won-shaded = What is taken from a heap with a plain difference can be matched from the next heap, so only shaded differences count: { $counting }. Take { $stones } from heap { $heap }; then { $balance }.
lost-shaded = What is taken from a heap with a plain difference can be matched from the next heap, so only shaded differences count: { $balance }.
lost-plain = All shaded differences are 0: whatever is taken from a heap, { $you ->
    [other] you take
   *[none] { $other } takes
 } as many from the next one.
lost-end = No pebble is left.

legend = Where a difference is shaded, the pebbles by which the heap exceeds the one before are framed as powers of two. Equal powers cancel in pairs; orange: those of which one is left.
