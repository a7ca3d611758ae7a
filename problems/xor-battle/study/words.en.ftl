rule =
    Each round has a number and belongs to player 0 or to player 1, who leaves x (grey) or xors the number to it: where the number has a binary digit 1, x flips its digit. The other one waits.
    If x is 0 after the last round, player 0 wins, else player 1.
takes = the numbers, for each the player, then x: 1 4 3 2 1 | 0 1 1 0 0 | 0. At most 8 rounds, numbers at most 15
how = This round is yours: press a button.
how-wait = This round, though, belongs to the other: all you can do is press the button to wait.
trick = Player 0 wins if two things hold: x is the xor of some of his numbers still to come (where an odd count of them have a 1, x has a 1), and each number of player 1 is the xor of some of player 0’s numbers below it. Player 0: of xor and leave, choose the one after which you can still make x of your numbers. Player 1: in the round of a number that player 0 cannot make, at most one of x and x ⊕ number can still be brought to 0: choose the other. If there is no such number, no choice of player 1 changes who wins.
ask-where = From which x does player 0 win the last round, the last two, the last three?
ask-what = If player 0: which step leaves an x that your later numbers can bring to 0? If player 1: which step leaves another x?
left = Player 0
right = Player 1

round-0 = { $number } ({ left })
round-1 = { $number } ({ right })
position = x = { $x }. Rounds to come: { $rounds }. { note }
position-end = x = { $x }. No round is left.
note = Below x, the rounds to come, from top to bottom, this one first: the player (P0 or P1), the number, its bits.
xor = xor { $number } to x, which becomes { $to }
    .told = { $who } xored { $number } to x, which became { $to }.
leave = leave x
    .told = { $who } left x as it is (the number of the round was { $number }).
passes = leave x (or wait)
wait = wait in the round of { $number }
    .told = { $who } waited, as the round of { $number } is not theirs.

won-why = { $why }
lost-why = { $why }
end = After the last round x is { $x }.
free = { $right } has { $number }, and no later numbers of { $left } make { $number } together (by xor). In that round at most one of x and x ⊕ { $number } can still be brought to 0, and { $right } chooses.
zero = x is 0: { $left } has nothing to cancel.
cancels = x = { $sum }, so the numbers of { $left } can cancel it.
out = x = { $x }, and no numbers of { $left } make { $x } together (by xor), so they cannot flip it to 0.
each = Each number of { $right } can be made of later numbers of { $left } (by xor), so no choice of { $right } changes who wins.
only = One step keeps that: { $step }.
either = For { $mover }, xor and leave both do.
waits = In this round { $mover } has to wait.

legend = Framed: x, or a number of { right }, that numbers of { left } further down make together (by xor).{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: one that they do not.
 }
w = Player 0 wins from x = { $all }
w-none = Player 0 wins from no x
