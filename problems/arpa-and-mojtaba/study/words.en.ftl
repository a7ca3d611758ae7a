rule =
    Choose a prime or a power of one (2, 3, 4, 5, 7, 8, 9, …) that divides at least one number, and divide each of its multiples by it, once.
    Whoever cannot move loses.
takes = 1 to 8 numbers of at most 10 000, for example 12 18; the product of their numbers of divisors is at most 20 000
how = Tap the number to divide by.
trick = A division changes how often one prime is contained in the numbers, and no other, so each prime is a part of its own. { trick-count } A prime that only one number contains (or several equally often) counts how often it is contained there, as that can be lowered by any amount. If it is contained once in one number and twice in another, it counts 0: either division leaves a single 1. { trick-nim }
ask-where = Choose one prime: how often does it divide each number? Does a move with another prime change that?
ask-what = Each prime counts as a heap: after which division can you answer every later one?

position = { $count ->
    [one] The number is { $numbers }.
   *[other] The numbers are { $numbers }.
 }
divide = divide the multiples of { $power } by { $power }
    .told = { $who } divided the multiples of { $power } by { $power }.

values-one = The numbers contain { $p } this many times: { $set }. That counts as a heap of { $x }, the smallest that no division leaves (Grundy value)
values-some = A division changes how often a single prime is contained, so each prime counts as a heap: { $primes } as heaps of { $values } (nim-sum, or XOR: { $x })
values-many = A division changes how often a single prime is contained, so each of the { $count } primes counts as a heap (nim-sum, or XOR: { $x })
won-values = { $values }. Divide by { $q }, and there is a balance: any division spoils it, and { $mover } can restore it, until all numbers are 1.
lost-values = { $values }. This is a balance: any division spoils it, and { $other } can restore it, until all numbers are 1.
lost-end = All numbers are 1: none can be divided.

prime = { $p } is contained this many times: { $set } (counts as a heap of { $value }, the least that no division leaves)
legend = { $primes }. Each button shows the heap that its prime counts as after the division.
quantity = { $each }, { $sum }
