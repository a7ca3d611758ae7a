rule =
    Take a number from a white row and xor it into Alice's number or into Bob's, as you like: each binary digit 1 in it flips that number's digit in the same column.
    When all are used, the greater number wins; equal numbers are a draw.
takes = the numbers that are left, then Alice's number and Bob's, for example 4 2 1 6 3 | 0 0: at most 8 numbers, each from 0 to 15
how = Tap the number to take, then Alice's or Bob's number.
trick = The leftmost column in which all numbers together, Alice's and Bob's included, have an odd number of 1s decides, as both end equal to its left (if there is none, it is a draw). Each 1 used there flips Alice's or Bob's digit, so these two become equal or unequal in turn, and before the last 1 they are equal: whoever uses it, on their own 0 or on the opponent’s 1, wins. With one 1 left there, use it, however many numbers are left; with two, use a number with a 0 there; with more, any. If an odd number of numbers is left, this always works: the 0s run out for the opponent, who must use the last 1 but one. If an even number is left, with two 1s or more, the opponent can play like this.
ask-where = In the end the two numbers are compared: which column of digits decides? Which numbers left can change it?
ask-what = Which move makes sure that the last number with a 1 in the framed column is not left to the opponent?
left = Alice
right = Bob

position = { left } has { $alice }, { right } has { $bob }. Numbers left: { $numbers }.
position-end = { left } has { $alice }, { right } has { $bob }. All numbers are used.
note = A is Alice's number, B is Bob's; below them are the numbers that are left. On the right: their digits.
xor-alice = use the { $number }{ twin } on Alice's number ({ $from } → { $to })
    .told = { $who } used the { $number }{ twin } on Alice's number ({ $from } → { $to }).
xor-bob = use the { $number }{ twin } on Bob's number ({ $from } → { $to })
    .told = { $who } used the { $number }{ twin } on Bob's number ({ $from } → { $to }).
twin = { $twins ->
    [one] { "" }
   *[other] { " " }(number { $place })
 }

draw-end = All numbers are used, and { $left } and { $right } have the same.
draw-equal = In every column the number of 1s is even, those of { $left } and { $right } included, and each 1 that is left flips a digit of one of the two. So both end with the same number (the xor of all is 0).
won-settled = In the column worth { $top }, { $mover } { $you ->
    [mover] have
   *[none] has
 } a 1 and { $other } a 0, and no number that can flip either is left. In the columns worth more both will end equal.
lost-settled = In the column worth { $top }, { $other } { $you ->
    [other] have
   *[none] has
 } a 1 and { $mover } a 0, and no number that can flip either is left. In the columns worth more both will end equal.
won-last-0 = The column worth { $top } decides, as both will end equal in those worth more: now both have a 0 there, and of the numbers left only { $number } can flip one. Use it on { $you ->
    [mover] your own number
   *[none] the number of { $mover }
 }, whose 0 becomes the only 1.
won-last-1 = The column worth { $top } decides, as both will end equal in those worth more: now both have a 1 there, and of the numbers left only { $number } can flip one. Use it on the number of { $other }, whose 1 becomes a 0.
won-two = The column worth { $top } decides: of the numbers left, 2 have a 1 there and { $zeros ->
    [one] one has
   *[other] { $zeros } have
 } a 0. Whoever uses the first of these 1s leaves the other one, which decides, so use a 0: the 0s are odd in number and run out when it is the turn of { $other }.
won-odd = The column worth { $top } decides: of the { $n } numbers left, { $ones } have a 1 there and { $zeros ->
    [0] none has
    [one] one has
   *[other] { $zeros } have
 } a 0. Whoever uses the last but one of the 1s leaves the last one, which decides; as { $n } is odd, { $other } will have to.
lost-even = The column worth { $top } decides: of the { $n } numbers left, { $ones } have a 1 there and { $zeros ->
    [0] none has
    [one] one has
   *[other] { $zeros } have
 } a 0. Whoever uses the last but one of the 1s leaves the last one, which decides; as { $n } is even, { $mover } will have to.

legend = Framed in each number that is left: its digit in the deciding column, the leftmost in which all numbers together, A and B included, have an odd number of 1s.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the 1s there.
 }
legend-equal = Every column has an even number of 1s in all numbers together, so none decides and none is framed.
x = x = { $x }, highest bit { $top }: { $ones } with a 1, { $zeros } with a 0
x-zero = x = 0
