rule =
    Take at least 1 stone and at most twice as many as the opponent just took; the limit of the first move is given below.
    Whoever takes the last stone loses.
takes = the stones and the limit, for example 9 3; at most 200 stones
how = { how-dark }
counts = heaps of 1 to N stones, of which the first move takes at most k: k and N
trick = Put one stone aside, which nobody wants, and cut the others into parts of 1, 2, 3, 5, 8, … (each the sum of the two before), the largest that fits first. Take the least part. The next part is more than twice as large, as no neighbours in this list occur: the opponent can only take a piece of it, and the least part of what is left of it is never above the limit. So the stone put aside is left to the opponent. If the least part is above the limit, the position is lost: the opponent can play like this.
ask-where = Which stone does nobody want? Imagine 4 others, of which you may take up to 3: how do you win?
ask-what = Put one stone aside and cut the others into parts of 1, 2, 3, 5, 8, … (no two of them neighbours in this list). What can be taken so that the other player cannot take all of the next part?

position = { $n ->
    [one] One stone
   *[other] { $n } stones
 }; this move may take at most { $most }.
note = { $Mover } may now take at most { $most }.
end = No stone is left.

won-end = No stone is left: whoever took the last one has lost.
lost-one = One stone is left, and { $mover } must take it.
won-all-but-one = Take { $m }: that leaves one stone, and { $other } must take it.
won-least = Put one stone aside; the others are in parts: { $whole } (Fibonacci numbers). { $Mover } can take the least part, { $least }: { $other } can then take at most { $double }, not all of the next part, { $next }, and so { $mover } can always take the least part of what is left of it.
lost-least = Put one stone aside; the others are in parts: { $whole } (Fibonacci numbers). Even the least part, { $least }, is more than the { $limit } that may be taken: whatever is taken, a piece of it is left, and { $other } can cut that again and take the least part.
lost-fibonacci = Put one stone aside; the other { $m } are a single part, one of 1, 2, 3, 5, 8, … (Fibonacci numbers), more than the { $limit } that may be taken. Whatever is taken, a piece of it is left, and { $other } can take the least part of that piece.

legend = The first stone is put aside; the others fall into parts of 1, 2, 3, 5, 8, … (Fibonacci numbers), no two of them next to each other in this list.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the least part, which is within the limit.
 }
quantity = One stone aside: { $n } − 1 = { $whole }; the least part { $least } { $sign } { $limit }, the limit
