rule =
    Move one coin any number of squares to the left, to smaller numbers, not over another coin and not onto one.
    Whoever cannot move loses.
takes = n | the squares of the coins, for example 10 | 3 5 9; n is at most 16
how = Tap a coin, then the square to which it goes.
counts = all placements of m coins on n squares: n, m
trick = Make pairs of coins from the right (a coin left over goes with the left end), and count the free squares inside each pair. Moving the right coin of a pair lowers this number by as much as one likes. { trick-nim } If the opponent moves the left coin of a pair, move the right one as far: the gap is as before. As coins only go left, this only delays the end.
ask-where = When a coin moves, can the next one on its right follow as far? Which coin has no follower?
ask-what = Pair coins from the right: which one can move so that the gaps in the pairs, cut into pieces of 1, 2, 4, 8, …, leave no piece without a partner?

position = A strip of { $n ->
    [one] one square
   *[other] { $n } squares
 } with { $count ->
    [0] no coins.
    [one] a coin on square { $coins }.
   *[other] coins on squares { $coins }.
 }
move = move the coin on { $from } to { $to }
    .told = { $who } moved the coin on { $from } to { $to }.

won-gaps = Pair the coins from the right (one left over goes with the left end): in a pair the right one can follow the left one, so only the gaps inside the pairs count: { $gaps }. Move the coin on { $from } to { $to }; then { $balance }.
won-one-gap = Pair the coins from the right (one left over goes with the left end): only one pair has a gap inside. Move the coin on { $from } to { $to } and close it; from then on, the right coin of a pair can always follow the left one.
lost-gaps = Pair the coins from the right (one left over goes with the left end): in a pair the right one can follow the left one, so only the gaps inside the pairs count: { $balance }.
lost-no-gap = Pair the coins from the right (one left over goes with the left end): no pair has a gap inside. However far a left coin goes, { $other } can let the right coin follow.
lost-end = { $count ->
    [0] There is no coin.
    [one] The coin lies at the left end: it cannot move.
   *[other] The coins lie side by side at the left end: none can move.
 }

legend = The coins are framed in pairs, made from the right; a coin left over is framed with the left end. Inside, each gap is { in-pieces }
quantity = gaps inside the pairs, from the right: { $sum }
