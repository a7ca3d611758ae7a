rule =
    Take one or more balls from one stair and put them on the next lower one.
    Balls on stair 1 stay there.
    Whoever makes the last move wins.
takes = 1 to 7 stairs, the lowest first, with at most 12 balls in all, for example 1 2 3 3
how = Tap a ball: it goes down with those to its right and those in rows above it on the stair.
trick = Count only the balls on the even stairs, each such stair like a heap: balls taken down from it lie on an odd stair, as if they were gone. { trick-nim } If the opponent brings balls from an odd stair to an even one, take the same balls one stair further: the even stairs are as before. As balls only go down, this only delays the end.
ask-where = If there were only one ball, on which stairs would you leave it for the other player?
ask-what = Which balls can go one stair down so that the numbers on even stairs, cut into pieces of 1, 2, 4, 8, …, go in pairs?

position = Balls on the stairs, from the lowest up: { $stairs }.
down = take { $balls } from stair { $from } down to stair { $to }
    .told = { $who } took { $balls } from stair { $from } down to stair { $to }.

won-even = Balls taken from an odd stair can immediately be taken one stair further, so only the numbers on even stairs count ({ $even }). Take { $balls } from stair { $stair }; then { $balance }.
lost-even = Balls taken from an odd stair can immediately be taken one stair further, so only the numbers on even stairs count: { $balance }.
lost-odd = All balls lie on odd stairs: whatever is taken down, { $you ->
    [other] you take
   *[none] { $other } takes
 } the same balls one stair further.
lost-end = No ball lies on a stair higher than 1, so none can be moved.

legend = Only the balls on even stairs count: their numbers are { in-pieces }
