rule =
    L picks a number from A. Then Q, who has seen it, picks one from B.
    If the product of the two is above the goal, L wins; if it is below, Q wins; equal is a draw.
takes = A | B | the goal, for example 0 1 -2 | -3 4 | -1; at most 8 numbers in each row, from -99 to 99. The positions of numbers already picked may follow, with 0 for none: | 1 0
how = Tap a number in your own row.
trick = Q answers a positive number with the smallest number of B and a negative one with the largest, to keep the product small; so L works out these products and picks the number of A with the largest. All numbers of A from 0 up get the same answer, so their products only grow from the smallest of them to the largest, or only fall (or all are equal); and so with those below 0. So L need only try four numbers: the largest, the smallest, and those next to 0 on both sides (0 itself, if it is there, is one).
ask-where = Q wants a small product: what does Q answer if L picks a positive number? And a negative one?
ask-what = Which number lets the player to move finish ahead or, if none does, level?
left = L
right = Q

position = A: { $a }. B: { $b }. { note }
position-left = { position } { left } has picked { $x }.
position-right = { position } { right } has picked { $y }.
position-both = { position } { left } has picked { $x }, { right } has picked { $y }.
note = Goal: { $goal }. { left } wants more, { right } wants less.
pick-a = pick { $number } from A (number { $place })
    .told = { $who } picked { $number } from A (number { $place }).
pick-b = pick { $number } from B (number { $place })
    .told = { $who } picked { $number } from B (number { $place }).

won-ahead = { $Mover } ends { $by } ahead, with a product of { $product } and a goal of { $goal }.
lost-behind = { $Mover } ends { $by } behind, with a product of { $product } and a goal of { $goal }.
draw-level = The product comes to { $goal }, exactly the goal.
two-answers = { $Other } answers a positive number with { $plus } and a negative one with { $minus }: against that, { $x } is the best of { $row }.
one-answer = { $Other } can answer only with { $only }: against that, { $x } is the best of { $row }.
answer = { $Other } has picked { $x } from { $row }: the best answer is { $y }.
answer-any = { $Other } has picked 0 from { $row }: every answer gives 0.
all-picked = Nothing is left to pick.

legend = Orange: the largest number, the smallest, and those next to 0 on both sides, each with the product after the best answer. Thin: the largest and the smallest number of { $other }, who answers with no others.
legend-answers = Orange: the smallest and the largest number of B, each with the product.
legend-end = { all-picked }
best = best play: { $formula }, goal { $goal }
