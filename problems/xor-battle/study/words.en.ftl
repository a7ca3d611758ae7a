rule =
    The grey row is a number x. Each round has a number and belongs to player 0 or player 1, who leaves x or xors it with the number: where the number has a binary digit 1, x flips its digit. The other one waits.
    If x is 0 after the last round, player 0 wins, else player 1.
takes = the numbers, for each the player, then x: 1 4 3 2 1 | 0 1 1 0 0 | 0. At most 8 rounds, numbers at most 15
how = This round is yours: press a button.
how-wait = But this round is the other one’s: press the button to wait.
trick = Player 0 wins exactly if two things hold: x is the xor of some of player 0’s numbers still to come (of none, if x is 0; else x has a 1 exactly where an odd number of these have one), and each number of player 1 is the xor of some of player 0’s numbers below it. Player 0: choose xor or leave, whichever lets you still make x of your numbers. Player 1: in the round of a number that player 0 cannot make, player 0 cannot make both x and x xor that number, as the two together would make the number. Choose the one that player 0 cannot make. If there is no such number, no choice of player 1 changes who wins.
ask-where = When only the last round is left, from which x does player 0 win? And with two or three left?
ask-what = As player 0: after which choice can your later numbers bring x to 0? As player 1: after which choice can player 0’s numbers no longer do that?
left = Player 0
right = Player 1

round-0 = { $number } ({ left })
round-1 = { $number } ({ right })
position = x = { $x }. Rounds to come: { $rounds }. { note }
position-end = x = { $x }. No round is left.
note = Below x are the rounds to come, this one first: the player (P0 or P1), the number, its binary digits.
xor = xor x with { $number }: it becomes { $to }
    .told = { $who } xored x with { $number }: it became { $to }.
leave = leave x
    .told = { $who } left x as it was (the number of the round was { $number }).
passes = leave x (or wait)
wait = wait in the round of { $number }
    .told = { $who } waited, as the round of { $number } is not theirs.

won-why = { $why }
lost-why = { $why }
end = After the last round x is { $x }.
free = { $right } has { $number }, and no later numbers of { $left } make { $number } together (by xor). In that round { $left } cannot make both x and x xor { $number }, as the two together would make { $number }: { $right } chooses the one that { $left } cannot.
zero = x is 0: { $left } has nothing to cancel.
cancels = x = { $sum }, so the numbers of { $left } can cancel it.
out = x = { $x }, and no numbers of { $left } make { $x } together (by xor), so they cannot flip it to 0.
each = Each number of { $right } can be made of later numbers of { $left } (by xor), so no choice of { $right } changes who wins.
only = Only one choice keeps it so: { $step }.
either = For { $mover }, xor and leave both do.
waits = In this round { $mover } has to wait.

legend = Framed: x and those numbers of { right } that are the xor of some numbers of { left } further down.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: those that are not.
 }
w = Player 0 wins from x = { $all }
w-none = There is no x from which player 0 wins
