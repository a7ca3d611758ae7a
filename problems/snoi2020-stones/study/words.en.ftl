rule =
    Take 1 to k stones at first, then at least 1 and at most twice what was taken before.
    Whoever takes the last stone loses.
takes = the stones and the limit, for example 9 3; at most 200 stones
how = { how-stones }
counts = all n from 1 to N: k and N
ask-where = Which stone does nobody want? If 4 others are left and you may take up to 3, how do you win?
ask-what = With one stone put aside, how many can be taken so that every Fibonacci part of the rest is larger than twice that number?

position = { $n ->
    [one] One stone
   *[other] { $n } stones
 }; this move may take at most { $most }.
note = This move may take at most { $most }.
end = No stone is left.
move = take { $taken }
    .told = { $who } took { $taken }.

won-end = No stone is left: whoever took the last one has lost.
lost-one = One stone is left, and { $mover } must take it.
won-all-but-one = Take { $m }: that leaves one stone, and { $other } must take it.
won-least = Put one stone aside; from the other { $whole } take the least Fibonacci part, { $least }. Then the limit is { $double }, so { $other } cannot take all of the next part, { $next }.
lost-least = Put one stone aside; the least Fibonacci part of the other { $whole } is { $least }, but the limit is { $limit }. Any move leaves a piece of this part, and { $other } can take the least part of the piece.
lost-fibonacci = Put one stone aside; the number of the others, { $m }, is a Fibonacci number, but the limit is { $limit }. Any move leaves a piece of them, and { $other } can take the least part of the piece.

legend = The first stone is put aside; the others are framed as Fibonacci parts. Orange: the parts that the limit allows to take.
quantity = m = { $n } − 1 = { $whole }, ℓ(m) = { $least } { $sign } { $limit }
