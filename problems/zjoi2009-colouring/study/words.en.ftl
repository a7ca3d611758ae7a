rule =
    Turn over some coins that hang together (neighbours share a side).
    One of them must lie in the lowest row as well as in the rightmost column that they reach, and be black (tails) before.
    Whoever cannot move loses.
takes = rows of H (heads, white) and T (tails, black), for example TTH HHT: at most 10 coins
how = Tap the place in the lowest row and rightmost column, then the others, then Play.
ask-where = With one tail, or two side by side, how do you win in one move? And with THT in a row?
ask-what = Which coins can be turned over so that every value occurs an even number of times among the tails?

position = On a board of { $n } × { $m } these coins show tails: { $tails }.
position-heads = On a board of { $n } × { $m } no coin shows tails.
how-to-read = (1, 2) is row 1, column 2.
turn = turn over { $coins }
    .told = { $who } turned over { $coins }.

won-odd = The { $count } tails have the values { $values }, of which { $odd } { $kinds ->
    [one] occurs
   *[other] occur
 } an odd number of times: { $turn }, and every value occurs an even number of times.
won-one = Only ({ $row }, { $column }) shows tails, so its value occurs once: turn over that coin alone.
lost-even = The { $count } tails have the values { $values }, each an even number of times: any turn spoils that, and the answer restores it.
lost-end = No coin shows tails.

legend = At each place its value, with s = row + column − 1: in the first row and column the largest power of two that divides s, elsewhere 2 to the power s − 1. Orange: the tails.
