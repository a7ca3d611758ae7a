rule =
    Turn over one, two or three coins; the rightmost of them must show heads (white).
    Whoever cannot move loses.
takes = 1 to 12 coins, H for heads and T for tails, for example HTTHH
how = Tap the rightmost coin to turn, then the others, then Play.
ask-where = With one, two or three heads, how do you win in one move? And if the row is HHHH?
ask-what = Which coins can be turned over so that every power of two occurs an even number of times in the heaps of the heads?

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

few = Coins { $coins } show heads and are worth heaps of { $heaps } stones
many = The { $count } coins that show heads are worth a heap each
a-turn = turn
won-one = Coin { $x } alone shows heads: turn it over, and no heads are left.
lost-end = No coin shows heads.

legend = At each coin x: the heap g(x) that it is worth while it shows heads. Orange: the coins that show heads.
