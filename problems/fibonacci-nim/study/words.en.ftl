rule =
    Take at least 1 stone and at most twice as many as the move before took; the limit of the first move is given.
    Whoever takes the last stone wins.
takes = how many stones, at most 200, and how many the first move may take, for example 12 11; without the second number there is no limit
how = { how-stones }
ask-where = If you may not take all, how do you win with 4 stones? Can you with 2, 3 or 5?
ask-what = How many can be taken so that the other player cannot take the whole least part of the rest?

position = { $n ->
    [one] One stone
   *[other] { $n } stones
 }; this move may take at most { $q }.
note = This move may take at most q = { $q }.
move = take { $taken }
    .told = { $who } took { $taken }.

lost-end = No stone is left.
lost-limit = The limit is 0: nothing may be taken.
won-all = The limit allows { $n ->
    [one] the last stone to be taken
   *[other] all { $n } stones to be taken in one move
 }.
won-least = In Fibonacci numbers, { $whole }: take the least part, { $least }. Then the limit is { $limit }, below the next part, { $next }, so { $other } must leave a piece of it, whose least part can then be taken.
lost-least = In Fibonacci numbers, { $whole }: the least part is { $least }, but the limit is { $q }. Any move leaves a piece of this part, and { $other } can take the least part of the piece.
lost-fibonacci = { $n } is a Fibonacci number, and the limit is { $q }: any move leaves a piece of it, and { $other } can take the least part of the piece.

legend = The stones are framed as Fibonacci numbers, no two of them neighbours in 1, 2, 3, 5, 8, 13, … Orange: the least part, to compare with the limit q.
quantity = n = { $whole }, q = { $q } { $sign } ℓ = { $least }
quantity-end = n = 0
