rule =
    Alice takes exactly a chips from one pile, Bob exactly b.
    Whoever cannot move loses.
takes = a b | the piles, for example 1 2 | 2 5: up to 6 piles; three of at most 26 chips, four of at most 10
how = Tap the dark chip of a pile: it and all to its right are taken, as many as you must. Pale ones are chips, too.
trick = Full groups of a + b do not count: a move there is answered in the same pile. What is left over in a pile is of one of three kinds, as one player, say Alice, takes less. Only she can take (A): one such pile, kept for the end, wins for her. She can take twice or more, Bob once (AA/B, as 2 left over if she takes 1 and he 2): it becomes hers alone if she takes first, and is used up if he does. So two of these win for her, too, and if there is just one, be the first to take there. Either can take, once in all (A/B, as 3 left over if she takes 2 and he 3): if only such piles are left, leave an even number of them, and the last move is not the opponent's.
ask-where = From which piles can only one player take? If both can, can anyone take there again afterwards?
ask-what = From which pile should one take so that the other player runs out of moves first?
left = Alice
right = Bob
counts = all a and b up to m: the piles | m

position = { left } takes { $a }, { right } takes { $b }. { $count ->
    [one] There is one pile, of { $piles }.
   *[other] The piles: { $piles }.
 }
note = a = { $a }: { left } takes { $a }; b = { $b }: { right } takes { $b }.
move = take { $stones } from pile { $pile }
    .told = { $who } took { $stones } from pile { $pile }.

won-rests = Leave out full groups of a + b = { $sum } chips, from which each player can take once. Left over: { $rests }.
lost-rests = { won-rests }
won-own-kept = Only { $mover } can take from a pile of { $own }. { $Mover } keeps it for the end and first takes from a pile of { $first }, where { $other } can take too.
won-own = Only { $mover } can take from a pile of { $own }, and { $other } can take from none.
won-hot = From a pile of { $hot } { $mover } leaves { $left }, and only { $mover } can take there: a move to keep for the end.
won-kill = Only the pile of { $hot } matters: { $mover } takes from it first and leaves too little for either player.
won-kill-even = { $Mover } takes from the pile of { $hot } before { $other } can turn it into a pile for { $other } alone. That leaves { $count } piles with one move each, an even number: { $other } has the first of these moves, { $mover } the last.
won-single = Only the pile of { $only } has a move, and just one: { $mover } makes it.
won-singles = { $count } piles, { $piles }, have just one move each, for either player. That is an odd number: { $mover } has the first of these moves and the last.
lost-own = Only { $other } can take from a rest of { $own }. There { $other } still has a move when { $mover } has run out of other piles.
lost-hot = { $Mover } can spoil only one of the piles { $hot }. Then { $other } takes from another, and only { $other } can take from what is left.
lost-kill-odd = { $Mover } must take from the pile of { $hot } before { $other } turns it into a pile for { $other } alone. That leaves { $count ->
    [one] one pile with one move, and { $other } makes it.
   *[other] { $count } piles with one move each, an odd number: { $other } has the first of these moves and the last.
 }
lost-singles = { $count } piles, { $piles }, have just one move each, for either player. That is an even number: { $mover } has the first of these moves, { $other } the last.
lost-dead = That is too little for either player: wherever { $mover } takes, { $other } then takes from the same pile.
lost-small = No pile is large enough for { $mover }, who must take { $stones }.

legend-left = Framed: groups of a + b = { $sum } (2 × { $sum }: two of them).{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: what is left of a pile, if it allows a move. A: only { left } can take. A/B: either of them can, once. AA/B: { left } twice or more, or { right } once.
 }
legend-right = Framed: groups of a + b = { $sum } (2 × { $sum }: two of them).{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: what is left of a pile, if it allows a move. B: only { right } can take. B/A: either of them can, once. BB/A: { right } twice or more, or { left } once.
 }
kinds = mod { $sum }: { $rests }; { $owner } alone { $own }, hot { $hot }, single { $single }
