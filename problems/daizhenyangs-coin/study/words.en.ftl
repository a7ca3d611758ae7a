rule =
    Turn over one, two or three coins; the rightmost of them (with the largest number) must show heads (white) before.
    Whoever cannot move loses.
takes = 1 to 12 coins, H for heads and T for tails, for example HTTHH
how = Tap the rightmost coin to turn, then the others, then { then-play }.
trick = Each coin that shows heads counts a number, and turning it over puts the numbers of the other coins turned in its place. Equal numbers cancel: a coin turned from heads to tails takes its number away, which comes to the same as adding it once more. { trick-count } From the left these are 1, 2, 4, 7, 8, 11, …, the sums of an odd number of different pieces 1, 2, 4, 8, …: one or two coins further left give every smaller number, but not the same one, as two of them leave an even number of pieces. { trick-nim }
ask-where = With one, two or three heads, how do you win in one move? And if the row is HHHH?
ask-what = Which coins can be turned over so that the numbers on the heads, cut into pieces of 1, 2, 4, …, go in pairs?

position = { $n ->
    [one] The only coin, coin 0, shows heads.
   *[other] Of { $n } coins, numbered from 0, { $count ->
        [one] coin { $heads } shows heads
       *[other] coins { $heads } show heads
    }.
 }
position-tails = { $n ->
    [one] The only coin shows tails.
   *[other] All { $n } coins show tails.
 }
turn = turn over { $count ->
    [one] coin { $coins }
   *[other] coins { $coins }
 }
    .told = { $who } turned over { $count ->
    [one] coin { $coins }
   *[other] coins { $coins }
 }.

few = Coins { $coins } show heads and count as { $heaps } (coin 0 counts 1, then 2, 4, 7, 8, 11, …, the numbers with an odd number of ones in binary)
many = The { $count } coins that show heads count as { $heaps } (coin 0 counts 1, then 2, 4, 7, 8, 11, …, the numbers with an odd number of ones in binary)
a-turn = turn
won-one = Coin { $x } alone shows heads: turn it over, and no heads are left.
won-last = In one move: { $step }, and no heads are left.
lost-end = No coin shows heads.

legend = On each coin: how much it counts while it shows heads, the least number that no move turning it alone with coins further left leads to (Grundy value).{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the coins that show heads.
 }
