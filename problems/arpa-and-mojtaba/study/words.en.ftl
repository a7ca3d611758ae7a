rule =
    Choose a prime or a power of one (2, 3, 4, 5, 7, 8, 9, …) that divides at least one of the numbers given, and divide by it, once, each number that it divides.
    Whoever cannot move loses.
takes = 1 to 8 numbers of at most 10 000, for example 12 18; the product of their numbers of divisors is at most 20 000
how = Tap the number to divide by (÷).
trick = A division changes how often one prime is contained in the numbers, and no other, so each prime is a part of its own. { trick-count } A prime that only one number contains (or several equally often) counts how often it is contained there, as that can be lowered by any amount. If it is contained once in one number and twice in another, it counts 0: either division leaves a single 1. What follows is of these numbers, one for each prime. { trick-nim }
ask-where = Choose one prime: how often does it divide each number? Does a move with another prime change that?
ask-what = Each prime counts a number: after which division can you answer every later one?

position = { $count ->
    [one] The number is { $numbers }.
   *[other] The numbers are { $numbers }.
 }
divide = divide { $numbers } by { $power } (→ { $to })
    .told = { $who } divided { $numbers } by { $power } (→ { $to }).

values-one = The numbers contain { $p } this many times: { $set }. That counts { $x }, the least of 0, 1, 2, … that no division leaves (Grundy value)
values-some = A division changes how often a single prime is contained, so each prime counts a number: { $primes } count { $values } (nim-sum, or XOR: { $x })
values-many = A division changes how often a single prime is contained, so each of the { $count } primes counts a number (nim-sum, or XOR: { $x })
won-values = { $values }. Divide by { $q }; cut into pieces of 1, 2, 4, …, what the primes count then goes in pairs: any division breaks a pair, and { $mover } can pair all again, until all numbers are 1.
lost-zeros = { $values }. Any division makes one of them count more, and { $other } can bring it back to 0.
lost-values = { $values }. Cut into pieces of 1, 2, 4, …, what the primes count goes in pairs: any division breaks a pair, and { $other } can pair all again, until all numbers are 1.
lost-end = All numbers are 1: none can be divided.

prime = { $p } ({ $set }) counts { $value }
legend = In brackets, how often each prime is contained in the numbers that it divides; it counts the least of 0, 1, 2, … that no division leaves: { $primes }. Each button shows what its prime counts after the division.
quantity = { $each }, { $sum }
