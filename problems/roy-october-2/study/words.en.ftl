rule =
    Take one stone or a prime number of stones.
    Whoever takes the last stone wins.
takes = { takes-heap }
how = { how-dark }
trick = The smallest number that may not be taken is 4: leave a multiple of 4. Every multiple of 4 is even and more than 2, so it is neither 1 nor a prime, and the opponent cannot get from one multiple of 4 to another. After any move from there 1, 2 or 3 stones are left beside groups of 4, and these may all be taken: take them, and a multiple of 4 is left again, down to 0.
ask-where = What is the smallest heap that you cannot take whole? If you face it, can you win?
ask-what = How many stones can go so that a multiple of 4 is left?

lost-empty = No stone is left: the last one has been taken.
won-all = { $n ->
    [one] One stone is left: take it.
   *[other] { $n } stones may be taken in one move.
 }
lost-multiple = { $n } is a multiple of 4, and no multiple of 4 is 1 or a prime: any move leaves a remainder of 1, 2 or 3, which { $other } can take.
won-rest = Take the remainder { $n } mod 4 = { $rest }, and leave { $left }. No multiple of 4 is 1 or a prime: after any move from there what is left, divided by 4, has a remainder again, which can be taken.

legend = Framed: groups of 4 stones, since no multiple of 4 may be taken.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: what is left over.
 }
rest = { $n } mod 4 = { $rest }
