rule =
    Take one of the numbers that are left and xor it to Alice's number or to Bob's, whichever you like.
    When all are used, the greater number wins; equal numbers are a draw.
takes = the numbers that are left, then Alice's number and Bob's, for example 4 2 1 6 3 | 0 0: at most 8 numbers, each from 0 to 15
how = Tap the number to take, then Alice's or Bob's number.
ask-where = In the end the two numbers are compared: which binary digit decides? Which numbers left can change it?
ask-what = Which move makes sure that the last number with a 1 in the framed bit is not left to the opponent?
left = Alice
right = Bob

position = { left } has { $alice }, { right } has { $bob }. Numbers left: { $numbers }.
position-end = { left } has { $alice }, { right } has { $bob }. All numbers are used.
note = A is Alice's number, B is Bob's; below them are the numbers that are left. On the right of each number: its bits 8, 4, 2, 1.
xor-alice = xor number { $place }, which is { $number }, to Alice's number
    .told = { $who } xored number { $place }, which is { $number }, to Alice's number.
xor-bob = xor number { $place }, which is { $number }, to Bob's number
    .told = { $who } xored number { $place }, which is { $number }, to Bob's number.

draw-end = All numbers are used, and { $left } and { $right } have the same.
draw-equal = The xor of all numbers, including those of { $left } and { $right }, is 0: whatever is played, both end with the same.
won-settled = { $Mover } has a 1 in bit { $top }, { $other } a 0. Above it both are equal, and none of the numbers left can change this bit.
lost-settled = { $Other } has a 1 in bit { $top }, { $mover } a 0. Above it both are equal, and none of the numbers left can change this bit.
won-last-0 = Bit { $top } decides. Among the numbers left only { $number } has a 1 there; both players have a 0. Xor it to the number of { $mover }, who then alone has a 1 there.
won-last-1 = Bit { $top } decides. Among the numbers left only { $number } has a 1 there; both players have a 1. Xor it to the number of { $other }, and { $mover } alone keeps a 1 there.
won-two = Bit { $top } decides: of the numbers left, 2 have a 1 there and { $zeros ->
    [one] one has
   *[other] { $zeros } have
 } a 0. Nobody wants to take the second-to-last 1. Use up a 0: their count is odd, so they run out when it is the turn of { $other }.
won-odd = Bit { $top } decides: of the numbers left, { $ones } have a 1 there and { $zeros ->
    [0] none has
    [one] one has
   *[other] { $zeros } have
 } a 0. Nobody wants to take the second-to-last 1. There are { $n } numbers in all, an odd count, so in the end { $other } has to.
lost-even = Bit { $top } decides: of the numbers left, { $ones } have a 1 there and { $zeros ->
    [0] none has
    [one] one has
   *[other] { $zeros } have
 } a 0. Nobody wants to take the second-to-last 1. There are { $n } numbers in all, an even count, so in the end { $mover } has to, and { $other } takes the last 1.

legend = Framed in each number that is left: the highest bit that is 1 in the xor of all numbers. Orange: the 1s there.
legend-equal = The xor of all numbers is 0: every bit has an even number of 1s, and none is framed.
x = x = { $x }, highest bit { $top }: { $ones } with a 1, { $zeros } with a 0
x-zero = x = 0
