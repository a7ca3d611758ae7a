rule =
    Take at least 1 stone and at most twice as many as the opponent just took; the limit of the first move is given below.
    Whoever takes the last stone wins.
takes = how many stones, at most 200, and how many the first move may take, for example 12 11; without the second number there is no limit
how = { how-dark }
trick = Cut the stones into pieces of 1, 2, 3, 5, 8, 13, … (each the sum of the two before it), the largest that fits first; then no two are neighbours in this list. Take the smallest piece, if the limit allows it (if not, the position is lost). The next one is more than twice as large, so the opponent cannot take all of it and leaves a part of it; cut that part in the same way, and its smallest piece is always within the new limit (of a piece of 8, whoever takes 2 leaves 6 = 5 + 1, and up to 4 may be taken). The opponent never finishes a piece, and so never takes the last stone.
ask-where = If you may not take all, how do you win with 4 stones? Can you with 2, 3 or 5?
ask-what = Cut the stones into pieces of 1, 2, 3, 5, 8, 13, …, no two of them neighbours in this list: how many can be taken so that the other player cannot take the whole smallest piece of the rest?

position = { $n ->
    [one] One stone
   *[other] { $n } stones
 }; this move may take at most { $q }.
note = { $Mover } may now take { $left ->
    [0] all { $q }
   *[other] at most { $q }
 }.

lost-end = No stone is left.
lost-limit = The limit is 0: nothing may be taken.
won-all = The limit allows { $n ->
    [one] the last stone to be taken
   *[other] all { $n } stones to be taken in one move
 }.
won-least = In pieces of 1, 2, 3, 5, 8, … (Fibonacci numbers), { $whole }: take the smallest piece, { $least }. Then { $other } may take at most { $limit }, not all of the next piece, { $next }; whatever part of that is left, { $mover } can take the smallest piece of it.
lost-least = In pieces of 1, 2, 3, 5, 8, … (Fibonacci numbers), { $whole }: at most { $q } may be taken, not all of the smallest piece, { $least }. Whatever { $mover } { $you ->
    [mover] leave
   *[none] leaves
 } of it, { $other } can take the smallest piece of that.
lost-fibonacci = { $n } is one of 1, 2, 3, 5, 8, 13, … (Fibonacci numbers), and only { $q } may be taken. Whatever { $mover } { $you ->
    [mover] leave
   *[none] leaves
 }, in such pieces, no two of them neighbours in this list, { $other } can take the smallest.

legend = The stones are framed in pieces of 1, 2, 3, 5, 8, 13, … (Fibonacci numbers), no two of them neighbours in this list.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the smallest piece, which the limit allows to take.
 }
quantity = n = { $whole }, q = { $q } { $sign } ℓ = { $least }
quantity-end = n = 0
