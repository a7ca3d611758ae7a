rule =
    Eat the carrot at the left or at the right end.
    If there are free moves (see below), Oleg makes them alone, while Igor waits; then both eat in turn, Oleg first.
    If the number on the last carrot left is greater than the goal, Oleg wins; if it is smaller, Igor does; if equal, it is a draw.
takes = the row, the free moves, the goal, for example 1 2 3 5 | 0 | 2; at most 12 carrots, numbers at most 99
how = Tap a carrot at one end.
trick = If each bite is answered at the other end, the middle stays the middle. So with an even number whoever eats keeps the better of the middle two (Oleg the larger, Igor the smaller): first eat at the end where the worse one is, then always opposite to the opponent. With an odd number the opponent gets this choice, between the middle carrot and a neighbour (the one on its right after a bite at the left end, on its left after one at the right end): compare what the two bites give. With the free moves Oleg brings good carrots to the middle; if these eat all carrots but one, he keeps the largest.
ask-where = Who chooses between the last two carrots? Which are they if every bite is answered at the other end?
ask-what = Which step leads to a last carrot above the goal for Oleg, or below it for Igor? If none does, which one leads to the goal itself?
left = Oleg
right = Igor

position = Carrots from the left: { $carrots }. Free moves: { $free }, goal: { $goal }.
position-waits = Carrots from the left: { $carrots }. { right } has to wait. Free moves: { $free }, goal: { $goal }.
note = Free moves left: { $free }. Goal: { $goal }.
eat-left = eat the { $carrot } at the left end
    .told = { $who } ate the { $carrot } at the left end.
eat-right = eat the { $carrot } at the right end
    .told = { $who } ate the { $carrot } at the right end.
wait = wait
    .told = { $who } waited.
wait-last = wait for the last time: from now on both eat in turn
    .told = { $who } waited for the last time: from now on both eat in turn.

won-more = { $why } So the last carrot is { $x }: above the goal { $goal } by { $by }.
won-less = { $why } So the last carrot is { $x }: below the goal { $goal } by { $by }.
draw-equal = { $why } So the last carrot is { $x }, exactly the goal.
lost-more = { $why } That makes the last carrot { $x }: above the goal { $goal } by { $by }.
lost-less = { $why } So the last carrot is only { $x }: below the goal { $goal } by { $by }.

oleg = { $left }
igor = { $right }
left-end = on the left
right-end = on the right
alone = Only one carrot is left.
after-wait = { $right } can only wait now. { $why }
two = Two carrots are left: { $first } eats { $end } and keeps the other one.
even-larger = The number of carrots is even, so { $left } can keep the larger of the middle two, { $p } and { $q }, by eating { $end } and from then on opposite to { $right }.
even-smaller = The number of carrots is even, so { $right } can keep the smaller of the middle two, { $p } and { $q }, by eating { $end } and from then on opposite to { $left }.
odd-smaller = After the next bite, by { $left }, an even number is left, and { $right } keeps the smaller of the middle two: { $on_left } if { $left } eats on the left, { $on_right } if on the right.
odd-larger = After the next bite, by { $right }, an even number is left, and { $left } keeps the larger of the middle two: { $on_left } if { $right } eats on the left, { $on_right } if on the right.
free-one = The { $count ->
    [one] free move leaves
   *[other] free moves leave
 } one carrot, and { $left } keeps the largest.
free-even = The { $count ->
    [one] free move leaves
   *[other] free moves leave
 } { $m } carrots, and { $left } keeps the larger of the middle two. Carrots { $from } to { $to } can come there, so { $left } chooses the largest of these.
free-odd = The { $count ->
    [one] free move leaves
   *[other] free moves leave
 } { $m } carrots, an odd number, so { $right } keeps the smaller of two neighbours; { $left } chooses these two among carrots { $from } to { $to }.
late = { $right } eats before the { $count ->
    [one] free move
   *[other] free moves
 }: { $left } gets { $on_left } if { $right } eats on the left, { $on_right } if on the right.

legend-last = Framed: the carrots that can be the last.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange frame: above the goal { $goal }.
 }
legend-two = Framed: the carrots that can be among the last two if every bite is answered at the other end once both eat in turn; between those two { $chooser } chooses.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange frame: above the goal { $goal }.
 }
last = m = { $n } − { $k } = { $m }, the last carrot is { $x }
