rule =
    Take one or more pebbles from one heap; no heap may become smaller than the one above it.
    Whoever cannot move loses.
takes = 1 to 6 heaps of at most 12 pebbles, none smaller than the one before, for example 3 4 6
how = Tap a dark pebble: it and all to its right are taken. Pale ones must stay.
trick = See by how much each heap is larger than the one above; the first one counts whole. From the last heap on, only every second of these differences counts (shaded). Taking from a heap lowers its difference and raises the next one by as much. { trick-nim } If the opponent takes from a heap whose square is white and so raises a shaded difference, take as many from the next heap: the shaded one is as before.
ask-where = By how many pebbles is each heap larger than the one before? Which of these numbers change with a move?
ask-what = Where can pebbles be taken so that the shaded differences, cut into pieces of 1, 2, 4, 8, …, go in pairs?

position = Heaps from the top: { $heaps }.
note = In the squares: the first heap, and by how much each next heap is larger than the one above it. Their shading has no part in the rule; the reasons use it.

won-shaded = Only the shaded differences count, here { $counting }. Whatever { $other } may take from a heap whose square is white, { $mover } can take as many from the next heap, and the shaded ones are as before. Take { $stones } from heap #{ $heap }; then { $balance }.
lost-shaded = Only the shaded differences count; { $balance }. Whatever { $mover } may take from a heap whose square is white, { $other } can take as many from the next heap, and the shaded ones are as before.
lost-plain = All shaded differences are 0: whatever is taken from a heap, { $you ->
    [other] you take
   *[none] { $other } takes
 } as many from the next one.
lost-end = No pebble is left.

legend = Each shaded difference is { in-pieces }
