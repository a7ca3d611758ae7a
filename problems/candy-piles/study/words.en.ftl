rule =
    Eat all candies of the largest pile, or one candy of each pile.
    Whoever eats the last candy loses.
takes = 1 to 8 piles of 1 to 12 candies, for example 7 5 4 3 3 1
how = Press one of the two buttons.
ask-where = If one pile is left, or only piles of one candy, how many candies should the other player find?
ask-what = Which meal leaves some candies, and an even number of them both to the right of the diagonal's last candy and below it?

position = Piles of { $piles }.
position-none = No candy is left.
largest-pile = the largest pile
one-of-each = one of each pile
eat-pile = eat the largest pile, { $count } in all
    .told = { $who } ate the largest pile, { $count } in all.
eat-one-of-each = eat one candy of each pile
    .told = { $who } ate one candy of each pile.

at-corner = The first candy of the first pile has { $right } to its right and { $below } below it.
at-end = Along the diagonal the outcome is the same, up to candy { $i } of pile { $i }: { $right } to its right, { $below } below it.
won-pile = { $corner } One of these numbers is odd, and so the last candy can be left to { $other }: eat the largest pile.
won-one = { $corner } One of these numbers is odd, and so the last candy can be left to { $other }: eat one candy of each pile.
won-leave = Leave one candy, and { $other } must eat it: { $step }.
won-none = No candy is left: whoever ate the last one has lost.
lost-last = One candy is left, and { $mover } must eat it.
lost-even = { $corner } Both numbers are even: whatever { $mover } eats, { $other } can leave the last candy to { $mover }.

legend = Ringed: the candies to the right of the last one on the diagonal, and those below it; orange if their number is odd. The line: the diagonal.
sides = i = { $i }, u = { $a } − { $i } = { $right }, r = { $below }
