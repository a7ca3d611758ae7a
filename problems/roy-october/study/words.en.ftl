rule =
    Take pᵏ stones, where p is a prime and k ≥ 0 (1, 2, 3, 4, 5, 7, 8, 9, …).
    Whoever takes the last stone wins.
takes = { takes-heap }
how = { how-dark }
trick = Leave a multiple of 6, the first number that may not be taken. Every multiple of 6 has two primes in it, 2 and 3, so it is never a power of one prime, and the opponent cannot get from one multiple of 6 to another. After any move from there 1 to 5 stones are left beside groups of 6, and these may all be taken: take them, and a multiple of 6 is left again, down to 0.
ask-where = Counting from 1, which number is the first that may not be taken? With that many stones left, can you win?
ask-what = How many stones can go so that a multiple of 6 is left?

lost-empty = No stone is left: the last one has been taken.
won-all = { $n ->
    [one] One stone is left: take it.
   *[other] { $n } stones may be taken in one move.
 }
lost-multiple = { $n } is a multiple of 6 = 2·3, and no power of a prime is a multiple of 6: any move leaves a remainder of 1 to 5, which { $other } can take.
won-rest = Take the remainder { $n } mod 6 = { $rest }, and leave { $left }. No power of a prime is a multiple of 6 = 2·3: after any move from there what is left, divided by 6, has a remainder again, which can be taken.

legend = Framed: groups of 6 stones, since no multiple of 6 may be taken.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: what is left over.
 }
rest = { $n } mod 6 = { $rest }
