rule =
    The two numbers are the sides of a rectangle. Subtract the smaller from the larger, once or several times: cut squares off the rectangle.
    Whoever makes a 0 wins.
takes = two numbers of at most 40, for example 25 7
how = Tap a dashed line: the squares on its left are cut off.
trick = While the larger number is less than twice the smaller, there is only one cut: follow these cuts to see who is the first to have a choice. Whoever has it wins: cut off all the squares that fit, or all but one. After “all but one” the opponent can only cut off that one, and hands back the same two numbers that “all” leaves. If whoever is to move loses with these, hand them to the opponent; if not, get them back. If nothing is left over, cut off all: that makes a 0.
ask-where = Is there more than one way to cut? If not, who will be the first to have a choice?
ask-what = Which cut makes a 0, or brings the next choice back to the player who makes it?

position = The numbers are { $n } and { $m }.
move = subtract { $times ->
    [one] { $m }
   *[other] { $times } × { $m }
 } from { $n }, which leaves { $rest } and { $m }
    .told = { $who } subtracted { $times ->
    [one] { $m }
   *[other] { $times } × { $m }
 } from { $n }, which left { $rest } and { $m }.

lost-end = One number is 0: whoever made it has won.
won-equal = The numbers are equal: subtract one from the other, which makes a 0.
won-multiple = { $n } is a multiple of { $m }: subtract all of it, which makes a 0.
won-choice = { $n } is at least twice { $m }, so there is a choice: leave ({ $m }, { $r }), or stop at ({ $stop }, { $m }), from which { $other } can only go to ({ $m }, { $r }). One of the two wins, here { $to }.
won-forced = At first every move is forced: { $chain }. After { $moves } moves { $mover } will be the first to have a choice ({ $a } ≥ 2 × { $b }), and wins by it: cutting off all, or all but one, hands over a loss.
lost-forced = At first every move is forced: { $chain }. After { $moves ->
    [one] one move
   *[other] { $moves } moves
 } { $other } will be the first to have a choice ({ $a } ≥ 2 × { $b }), and can win by it: cutting off all, or all but one, hands over a loss.

legend-end = Nothing is left to cut.
legend-choice = At least two squares fit, so there is a choice.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the last two lines, with the numbers that a cut there leaves.
 }
legend-forced = As long as only one square fits, there is no choice: { $chain }. At the line: the numbers that the cut leaves.
quantity = { $formula }
