rule =
    Turn over a coin that shows 0 (white) and, with it, coins whose numbers come from dividing: always by the same power of 2, or always by the same power of 3, as long as it goes, and at most as often as MAXQ says; at least once.
    Whoever cannot move loses.
takes = the faces of coins 1, 2, 3, … (0 or 1), then MAXQ, for example 1 0 1 0 1 1 1 0 | 2: at most 18 coins, MAXQ at most 9
how = Tap the coin with the largest number to turn, then the others, then Play.
ask-where = Coin 5 shows 0: can it ever be turned first? What is coin 2 worth, if only it shows 0?
ask-what = Which coins can be turned so that every power of two occurs an even number of times in the heaps of the coins that show 0?

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
note = White: shows 0, black: shows 1. Beside the first coin at most MAXQ = { $most } more are turned.
turn = turn over coins { $coins }
    .told = { $who } turned over coins { $coins }.

few = { $count ->
    [one] Coin { $coins } shows 0 and is worth a heap of { $heaps }
   *[other] Coins { $coins } show 0 and are worth heaps of { $heaps } stones
 }
many = The { $count } coins that show 0 are worth a heap each
a-turn = turn
lost-end = No coin that shows 0 can be divided by 2 or by 3.

legend = At each coin: the heap that it is worth while it shows 0. Orange: the coins that show 0.
