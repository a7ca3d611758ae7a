rule =
    In each turn Alice names a whole number from 0 to k, and Bob adds it to the score or subtracts it. How often he must add, stands below.
    At the end Alice wins with a score above the target, Bob with one below; if it is exactly the target, it is a draw.
takes = n m | k | what has been added and subtracted so far | the target, for example 3 2 | 4 | 0 0 | 4; at most 4 turns, k at most 10 and a multiple of 2ⁿ⁻¹; all numbers are integers: Alice needs no others, by the Proof
how = Tap the number that you name.
how-bob = Add it or subtract it.
trick = Work back from the end. If Bob need not add any more, he subtracts everything, so Alice names 0; if he must add in every turn left, she names k each time. In between, compare what the later turns bring if Bob adds now and if he subtracts now, and name half of the difference: then both answers lead to the same score, halfway between. If she named more, Bob would subtract, if less, he would add, and the score would be lower: so Bob takes the answer with the lower score.
ask-where = If Bob must add in every turn left, what does Alice name? And if he never has to?
ask-what = Which step leads to a final score above the target for Alice, or below it for Bob? If none does, which one leads to the target itself?
left = Alice
right = Bob

position = Turns left: { $n }; in { $m } of them { right } must add. Numbers from 0 to { $k }. Score { $score }, target { $target }.
position-named = Turns left: { $n }; in { $m } of them { right } must add. Numbers from 0 to { $k }. Score { $score }, target { $target }. { left } has named { $x }.
note = Score { $score }, target { $target }, k = { $k }.{ $n ->
    [0] { "" }
   *[other] { " " }Turns left (boxes): { $n }; { $m ->
        [0] { right } need not add any more.
       *[other] in at least { $m } of them, whichever, { right } must add.
     }
 }
name = name { $x }
    .told = { $who } named { $x }.
add = add { $x }
    .told = { $who } added { $x }.
subtract = subtract { $x }
    .told = { $who } subtracted { $x }.
wait-number = wait for a number
    .told = { $who } waited for a number.
wait-answer = wait for the answer
    .told = { $who } waited for the answer.

won-above = { $why } The final score is { $end }, { $by } above the target.
won-below = { $why } The final score is { $end }, { $by } below the target.
draw-equal = { $why } The final score is { $end }, exactly the target.
lost-above = { $why } The final score is at least { $end }, { $by } above the target.
lost-below = { $why } The final score is at most { $end }, { $by } below the target.

over = All turns are over.
never-adds = { $right } need not add any more and would subtract any number, so { $left } names 0.
always-adds = { $right } must add in every turn that is left, so { $left } names { $k } each time.
half = If { $right } adds, the later turns are worth { $added }; otherwise, they are worth { $subtracted }. { $left } names half of the difference, { $x }, so that both answers lead to the same score.
must-add = { $right } must add in every turn that is left, so { $right } adds { $x }.
adds = Adding { $x } leads to { $added }, subtracting it to { $subtracted }, so { $right } adds.
subtracts = Adding { $x } leads to { $added }, subtracting it to { $subtracted }, so { $right } subtracts.
both = Whether { $x } is added or subtracted, best play then leads to { $added } at the end.

legend = Above a number: the final score if { right } adds it. Below it: the final score if { right } subtracts it, unless { right } must add.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: no other number makes the lower of its two scores larger.
 }
final = Final score { $formula }, target { $target }; f(n, m) is what n more turns bring if { right } must add in m of them
