rule =
    Each row is a pile. Take a box of your own colour and all boxes to its right: Alice a black one, Bob a white one.
    Whoever cannot take a box of their own colour loses.
takes = piles of B (black) and W (white) from left to right, for example B WB WB: at most 6 piles; two of at most 40 boxes, three of at most 26, four of at most 10
how = Tap a box of your own colour.
trick = Count each pile from the left: a box counts 1, and from the first change of colour on, each counts half of the box before it (black, then white: 1/2 in all, halfway between what Alice can leave, 0, and what Bob can, a black box, 1); black counts for Alice, white for Bob. Whoever is ahead in total finds the pile whose last box, of either colour, counts least, and takes their own last box there. This costs as much as that least box counts, so no more than the lead, as all counts are multiples of it; and every answer costs something too, so the opponent runs out first. If nobody is ahead, whoever must move does.
ask-where = In a pile of black boxes only, how often can Alice move? What does a white box at its right end change?
ask-what = After which move is the opponent not ahead in total?
left = Alice
    .full = Alice (black)
right = Bob
    .full = Bob (white)

position = The piles, each from bottom to top: { $piles }.
boxes = ({ $boxes })
empty = (empty)
white = white
black = black
move = take pile { $pile } from box { $number } on
    .told = { $who } took pile { $pile } from box { $number } on.

worth = { $count ->
    [one] For { $left }, the pile is worth { $worths }
   *[other] For { $left }, the piles are worth { $worths }, together { $sum }
 }
won-ahead = { $worth }: { $mover }, to move, is { $by } ahead (where a box alone in its pile counts 1). To { $step } costs { $cost }, no more than that.
lost-behind = { $worth }: { $mover } is to move, but { $other } is { $by } ahead (where a box alone in its pile counts 1).
lost-even = { $worth }: nobody is ahead, and { $mover }, who must move now, runs out of boxes first.
lost-end = { $mover } has no box to take.

legend = On each box is what it counts: 1, and from the first change of colour on half of the box before (less than 1/16 is not written).{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: black boxes, for { left }; white ones count for { right }.
 }
sum = { $terms } = { $sum }
