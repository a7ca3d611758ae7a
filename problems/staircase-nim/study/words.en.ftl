rule =
    Take one or more stones from a stair and put them on the next lower one, or, from stair 1, on the ground (not drawn), where they stay.
    Whoever cannot move loses.
takes = 1 to 6 stairs, the lowest first, with at most 12 stones in all, for example 2 1 3
how = Tap a stone: it, those to its right and the rows above it on its stair go down.
trick = Count only the stones on the odd stairs, each such stair like a heap: stones taken down from it lie on an even stair or on the ground, as if they were gone. { trick-nim } If the opponent brings stones from an even stair to an odd one, take the same stones one stair further: the odd stairs are as before. As stones only go down, this only delays the end.
ask-where = With a single stone, on stair 1, 2 or 3, who makes the last move?
ask-what = Which stones can go one stair down so that the odd stairs, cut into pieces of 1, 2, 4, 8, …, go in pairs?

position = Stones on the stairs, from the lowest up: { $stairs }.
down = take { $stones } from stair { $from } down to stair { $to }
    .told = { $who } took { $stones } from stair { $from } down to stair { $to }.
to-the-ground = take { $stones } from stair 1 down to the ground
    .told = { $who } took { $stones } from stair 1 down to the ground.

won-odd = Stones taken from an even stair can immediately be taken one stair further, so only odd stairs count: they hold { $odd }. Take { $stones } from stair { $stair }; then { $balance }.
lost-odd = Stones taken from an even stair can immediately be taken one stair further, so only the numbers on odd stairs count: { $balance }.
lost-even = All stones lie on even stairs: whatever is taken down, { $you ->
    [other] you take
   *[none] { $other } takes
 } the same stones one stair further.
lost-end = All stones lie on the ground: none can be moved.

legend = Only the odd stairs count: they are { in-pieces }
