rule =
    Each row is a pile. Take a box of your own colour and all boxes to its right: Alice a black one, Bob a white one.
    Whoever has no box of their own colour to take loses.
takes = piles of B (black) and W (white) from left to right, for example B WB WB: at most 6 piles; two of at most 40 boxes, three of at most 26, four of at most 10
how = Tap a box of your own colour.
trick = Count each pile from the left: a box counts 1, and from the first change of colour on, each counts half of the box before it (black, then white: 1 − 1/2 = 1/2, as Alice can only leave 0 there, and Bob a black box, 1); black counts for Alice, white for Bob. Whoever is ahead in all looks for the pile whose rightmost box, of either colour, counts least, and takes their own rightmost box there: this costs just that much, no more than the lead, and every answer costs something too, so the opponent runs out first. If nobody is ahead, whoever must move does.
ask-where = In a pile of black boxes only, how often can Alice move? What does a white box at its right end change?
ask-what = Which move leaves the opponent no lead in the piles together?
left = Alice
    .full = Alice (black)
right = Bob
    .full = Bob (white)

position = The piles, each from bottom to top: { $piles }.
boxes = ({ $boxes })
empty = (empty)
white = white
black = black
move = take box { $number } of pile { $pile }
    .told = { $who } took box { $number } of pile { $pile }.

worth = { $count ->
    [one] For { $left }, the pile is worth { $worths }
   *[other] For { $left }, the piles are worth { $worths }, together { $sum }
 }
won-ahead = { $worth }: { $mover }, to move, is { $by } ahead (1 is a box that the other side cannot reach). To { $step } costs { $cost }, no more than that.
lost-behind = { $worth }: { $mover } is to move, but { $other } is { $by } ahead (1 is a box that the other side cannot reach).
lost-even = { $worth }: nobody is ahead, and { $mover }, who must move now, runs out of boxes first.
lost-end = { $mover } has no box to take.

legend = On each box what it counts: 1, but from the first change of colour on, half of the box before; nothing is written on a box that counts less than 1/16.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: black boxes, for { left }; white ones count for { right }.
 }
sum = { $terms } = { $sum }
