rule =
    Choose a prime or a power of one (2, 3, 4, 5, 7, 8, 9, …) that divides at least one number, and divide all numbers by it that it divides, once each.
    Whoever cannot move loses.
takes = 1 to 8 numbers of at most 10 000, for example 12 18; the product of their numbers of divisors is at most 20 000
how = Tap the number to divide by.
ask-where = Choose one prime: how often does it divide each number? Does a move with another prime change that?
ask-what = Which division makes the nim-sum of the primes' values 0?

position = { $count ->
    [one] The number is { $numbers }.
   *[other] The numbers are { $numbers }.
 }
divide = divide the multiples of { $power } by { $power }
    .told = { $who } divided the multiples of { $power } by { $power }.

values-one = The exponents of { $p } make the set { $set }, of value { $x } (the least that no division leaves)
values-some = Each prime is a game of its own; { $primes } play like Nim heaps of { $values } (the least that no division leaves), with nim-sum (XOR) { $x }
values-many = Each of the { $count } primes is a game of its own; the nim-sum of their values (the least that no division leaves) is { $x }
won-values = { $values }: divide by { $q }, and it is 0. After that any division can be answered so that it is 0 again.
lost-values = { $values }: any division spoils that, and the answer restores it.
lost-end = All numbers are 1: none can be divided.

prime = { $p } has the exponents { $set } (value { $value })
legend = { $primes }. Each button shows the value of its prime after the division.
quantity = { $each }, { $sum }
