rule =
    Choose a white coin and a divisor, 2, 4, 8, … or 3, 9, …. Divide the coin's number by it once or more (how often at most, stands below), always without a remainder; turn over the chosen coin and each coin whose number comes out (from 8 by 2, twice: coins 8, 4 and 2; by 4, once: 8 and 2).
    Whoever cannot move loses.
takes = the faces of coins 1, 2, 3, … (0 white, 1 black), then MAXQ, for example 1 0 1 0 1 1 1 0 | 2: at most 18 coins, MAXQ at most 9
how = Tap the white coin that you choose, then the coins that come out, then { then-play }.
trick = Each white coin is a part of its own: a turn removes it and adds the smaller coins that it turns; one that was white already is then there twice, and equal parts cancel: it is black. { trick-count } { trick-together } Coins that neither 2 nor 3 divides cannot be chosen and count 0; so 2 and 3 count 1, 4 counts 2, and so on. { trick-nim }
ask-where = If coin 5 were white, could you choose it? And if only coin 2 were white, who would make the last turn?
ask-what = Which coins can be turned so that the values of the white coins, cut into 1, 2, 4, 8, …, go in pairs?

position = Of { $n ->
    [one] one coin
   *[other] { $n } coins
 } { $count ->
    [one] coin { $zeros } is white
   *[other] coins { $zeros } are white
 }. MAXQ is { $most }.
position-ones = { $n ->
    [one] The only coin is black
   *[other] All { $n } coins are black
 }. MAXQ is { $most }.
note = At most { $most ->
    [one] one division
   *[other] { $most } divisions
 } (MAXQ).
turn = turn over coins { $coins }
    .told = { $who } turned over coins { $coins }.

few = { $count ->
    [one] Coin { $coins } is white and counts { $heaps } (the least of 0, 1, 2, … that none of its turns leads to)
   *[other] Coins { $coins } are white and count { $heaps } (each the least of 0, 1, 2, … that none of its turns leads to)
 }
many = Each of the { $count } white coins counts a number
lost-balance = { $told }. Look at these numbers: { $balance }.
lost-end = No white coin has a number that 2 or 3 divides.

legend = At each coin: what it counts if it is white. A turn leads to the numbers of the smaller coins that it turns, put together (XOR); the coin counts the least of 0, 1, 2, … that no turn leads to.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the white coins.
 }
