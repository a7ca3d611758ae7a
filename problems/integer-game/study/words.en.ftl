rule =
    Each turn the first player names a number from 1 to 14. The second adds that many stones to a pile, not to the one that grew last, and no two piles may become equal.
    If no pile is left to add to, the first player wins; after the last turn, the second.
takes = three piles, then the pile that grew last (0: none), the turns left and the number named (0: none), for example 1 3 4 | 0 3 0: piles up to 60, up to 3 turns
how = The first player taps the number to name.
how-add = The second player taps what a pile becomes.
trick = To name: the gaps are how far the other two piles lie below the largest. Name their sum: a smaller pile that grows fills its own gap and then rises above the largest by the other gap, so it is on top, with equal steps from pile to pile. If the largest grows, it may not grow next time: name the new sum. Once it may not grow and the steps are equal, name the step: either other pile would meet the next one. To add: let the last turn find the largest pile free to grow, or unequal steps, or a step too large to name.
ask-where = Is there a number that makes two piles equal, wherever it may be added?
ask-what = Which number, or which pile to add it to, leaves the other player without an answer?

position = Piles 1, 2 and 3 have { $piles } stones. { $turns ->
    [0] No turn is left.
    [one] One turn is left.
   *[other] { $turns } turns are left.
 }
position-touched = { position } Pile { $touched }, marked ×, grew last.
position-named = { position } Now { $named } must be added to a pile.
position-touched-named = { position-touched } Now { $named } must be added to a pile.
position-stuck = { position } { $named } can be added to no pile.
to-name = Name a number:
to-add = Add { $named }:
pile-to = pile { $pile } to { $to }
name = name { $number }
    .told = { $who } named { $number }.
add = add { $number } to pile { $pile }
    .told = { $who } added { $number } to pile { $pile }.

won-progression = The largest pile may not grow, and the gaps to it are { $small } and { $large }: a progression. Name { $small }: each of the other piles would become equal to the next larger one.
won-on-top = The largest pile may not grow, and the gaps to it are { $small } and { $large }. Name their sum, { $sum }: whichever pile grows, it comes out on top of a progression.
won-gaps = Name { $sum }, the sum of the gaps { $small } and { $large } to the largest pile. A smaller pile that grows comes out on top of a progression. If the largest one grows, it may not grow in the next turn, and { $next } follows.
won-other = Name { $named }, and in the next turn { $answers }.
answer = { $next } if pile { $pile } grows
lost-numbers = No number from 1 to { $most } can force two piles to become equal.
lost-end = No turn is left, and the piles are still different.

won-add-last = Add { $named } to pile { $pile }: the piles stay different, and no turn is left.
won-add = Add { $named } to pile { $pile }: then no number can force two piles to become equal.
lost-add = Wherever the stones go, { $other } can name the right number next: { $answers }.
lost-stuck = { $named } more { $named ->
    [one] stone
   *[other] stones
 } would make each pile that may grow equal to another one.

may-grow-last = The largest pile may grow in the only turn that is left, and then no two piles are equal.
step-too-large = Only one turn is left, and the step of the progression, { $small }, is too large to be named.
gaps-differ = Only one turn is left, and the gaps to the largest pile are { $small } and { $large }: the piles are not a progression.
sum-too-large = The gaps to the largest pile are { $small } and { $large }. Their sum, { $sum }, is too large to be named, and there is an answer to every smaller number.
may-grow = The largest pile may still grow: there is an answer to every number, after which { $more ->
    [one] one more number cannot
   *[other] { $more } more numbers cannot
 } make two piles equal.

legend = Framed: by how much a pile is below the largest one.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: in a pile that may grow now (any without × may).
 }
progression = { $large } = 2 · { $small }
no-progression = { $large } ≠ 2 · { $small }
sum-of-gaps = { $small } + { $large } = { $sum }
