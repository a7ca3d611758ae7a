rule =
    Eat all candies of the largest pile, or one candy of each pile.
    Whoever eats the last candy loses.
takes = 1 to 8 piles of 1 to 12 candies, for example 7 5 4 3 3 1
how = Press one of the two buttons.
trick = From the first candy of the largest pile go diagonally, one candy to the right and one pile down, as far as candies lie; count the candies to the right of the last one and those below it. Leave both numbers even. As long as the diagonal lasts, answer each move by the other kind of move: together they take the first row and the first column, so the diagonal loses its first candy, and both numbers stay. When the opponent has taken the last candy of the diagonal, one side is left, an even number of candies, of which both eat one at a time from then on, and so the very last is for the opponent.
ask-where = If one pile is left, or only piles of one candy, how many candies should the other player find?
ask-what = From the first candy, step diagonally down to the right as far as candies lie. After which move are the numbers of candies to the right of the last one and below it both even?

position = Piles of { $piles }.
position-none = No candy is left.
largest-pile = the largest pile
one-of-each = one of each pile
eat-pile = eat the largest pile, { $count } in all
    .told = { $who } ate the largest pile, { $count } in all.
eat-one-of-each = eat one candy of each pile
    .told = { $who } ate one candy of each pile.

at-corner = The first candy of the first pile has { $right } to its right and { $below } below it.
at-end = Diagonally down to the right from the first candy, the last one is candy { $i } of pile { $i }: it has { $right } to its right and { $below } below it.
won-pile = { $corner } Not both are even. Eat the largest pile: counted anew, both are, and { $mover } can answer each move by the other kind as far as the diagonal goes; then an even number of candies is left in one line and goes one by one, the last to { $other }.
won-one = { $corner } Not both are even. Eat one candy of each pile: counted anew, both are, and { $mover } can answer each move by the other kind as far as the diagonal goes; then an even number of candies is left in one line and goes one by one, the last to { $other }.
won-leave = Leave one candy, and { $other } must eat it: { $step }.
won-none = No candy is left: whoever ate the last one has lost.
lost-last = One candy is left, and { $mover } must eat it.
lost-even = { $corner } Both are even: { $other } can answer each move by the other kind as far as the diagonal goes; then an even number of candies is left in one line and goes one by one, the last to { $mover }.

legend = The line: the diagonal, from the first candy.{ $thin ->
    [0] { "" }
   *[other] { " " }Dashed rings: the candies to the right of the last one on the diagonal, or below it.
 }{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: a side with an odd number of them.
 }
sides = i = { $i }, u = { $a } − { $i } = { $right }, r = { $below }
