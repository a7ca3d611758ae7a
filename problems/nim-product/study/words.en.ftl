rule =
    Choose a coin that shows heads (H), and any coin in a higher row and further left: turn over the four corners of the rectangle with these two at opposite corners.
    Whoever cannot move loses.
takes = rows of H (heads) and T (tails), for example TTT THT TTH: at most 12 coins
how = Tap a coin that shows H, then the opposite corner of the rectangle.
trick = Take each head as a game of its own: where two of them turn up the same coin, it is turned twice and is as before, so equal parts cancel. { trick-count } A move turns one head down and the three other corners of its rectangle over: put these together (equal pieces of 1, 2, 4, … cancel). In row 0 and column 0 no rectangle fits: 0. Along row 1 or column 1 it is 0, 1, 2, 3, …; go on row by row. { trick-nim }
ask-where = Which heads have no coin further up and left? If all heads are like that, is there a move?
ask-what = Which rectangle can be turned over so that the numbers on the heads, cut into pieces of 1, 2, 4, …, go in pairs?

position = { $n } × { $m } coins, by row and column from 0; heads at { $points }.
position-tails = { $n } × { $m } coins, none of which shows heads.
turn = turn over the rectangle ({ $a }, { $b })–({ $x }, { $y })
    .told = { $who } turned over the rectangle ({ $a }, { $b })–({ $x }, { $y }).

lost-end = No coin shows heads.
lost-border = All heads lie in row 0 or column 0, with no coin above and to the left: no rectangle fits.
won-one = Outside row 0 and column 0 only { $point } shows heads (it counts as { $value }). Turn over its rectangle with { $to }: then all heads lie in row 0 or column 0, and no rectangle fits.
won-last = { $Mover } can { $step }: then all heads lie in row 0 or column 0, and no rectangle fits.
few = The heads at { $points } count { $values }
many = The { $count } heads outside row 0 and column 0 count a number each
change = move
step = turn over the rectangle { $from }–{ $to }

legend = On each coin: how much it counts when it shows heads. For each rectangle put the numbers at its three other corners together (XOR): the coin counts the least of 0, 1, 2, … that never comes out, 0 where no rectangle fits.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the coins that show heads.
 }
