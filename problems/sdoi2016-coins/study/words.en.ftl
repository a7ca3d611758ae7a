rule =
    Choose a white coin, and a divisor: 2, 4, 8, … or 3, 9, …. Divide the coin's number by it once or more, at most MAXQ times, always without a remainder; turn over the chosen coin and each coin whose number comes out (from 8 by 2, twice: coins 8, 4 and 2).
    Whoever cannot move loses.
takes = the faces of coins 1, 2, 3, … (0 or 1), then MAXQ, for example 1 0 1 0 1 1 1 0 | 2: at most 18 coins, MAXQ at most 9
how = Tap the coins to turn, the one with the largest number first, then Play.
trick = Each white coin is a part of its own: a turn removes it and adds the smaller coins that it turns; one that was white already is then there twice, and equal parts cancel: it is black. { trick-count } { trick-together } Coins that neither 2 nor 3 divides cannot be chosen and count 0; so 2 and 3 count 1, 4 counts 2, and so on. { trick-nim }
ask-where = If coin 5 were white, could you choose it? And if only coin 2 were white, who would make the last turn?
ask-what = Which coins can be turned so that the values of the white coins, cut into 1, 2, 4, 8, …, go in pairs?

position = Of { $n ->
    [one] one coin
   *[other] { $n } coins
 } { $count ->
    [one] coin { $zeros } shows 0
   *[other] coins { $zeros } show 0
 }. MAXQ is { $most }.
position-ones = { $n ->
    [one] The only coin shows 1
   *[other] All { $n } coins show 1
 }. MAXQ is { $most }.
note = Besides the chosen coin, at most MAXQ = { $most } more are turned.
turn = turn over coins { $coins }
    .told = { $who } turned over coins { $coins }.

few = { $count ->
    [one] Coin { $coins } shows 0 and is worth a heap of { $heaps } (the least of 0, 1, 2, … to which the coins turned with it never come)
   *[other] Coins { $coins } show 0 and are worth heaps of { $heaps } stones (each the least of 0, 1, 2, … to which the coins turned with it never come)
 }
many = The { $count } coins that show 0 are worth a heap each
a-turn = turn
lost-end = No coin that shows 0 can be divided by 2 or by 3.

legend = At each coin: the heap that it is worth while it shows 0, the least of 0, 1, 2, … to which the coins turned with it never come.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the coins that show 0.
 }
