rule =
    Turn over a black coin; white becomes black, black white. With it you may turn others of the rectangle from it to the top left corner.
    All coins turned must be connected (neighbours share a side).
    Whoever cannot move loses.
takes = rows of H (heads, white) and T (tails, black), for example TTH HHT: at most 10 coins
how = Tap a black coin, then any others to turn, then { then-play }.
trick = Leave the numbers on the black coins in equal pairs. Those in the first row and column are 1, 2, 1, 4, 1, 2, 1, 8, …; inside, they begin with 4 at (2, 2) and double with each step to the right or down. By a fitting choice the others turned with a coin make any smaller number together (equal ones cancel, the rest is added up), but never the coin’s own. So a move takes the coin’s number away and cannot put it back: it breaks the pairs. To mend them, turn a black coin with the largest number that has no partner, and others, so that afterwards none is without a partner.
ask-where = With one black coin, or two side by side, how do you win in one move? And with black, white, black in a row?
ask-what = Which coins can be turned over so that the numbers on the black ones go in equal pairs?

position = On a board of { $n } × { $m } these coins are black: { $tails }.
position-heads = On a board of { $n } × { $m } no coin is black.
turn = turn over { $coins } (row, column)
    .told = { $who } turned over { $coins } (row, column).

won-odd = The { $count } black coins count as { $values }, of which { $odd } { $kinds ->
    [one] has
   *[other] have
 } no equal partner: { $turn }, and all go in equal pairs. Whatever is turned then, { $mover } can pair them again.
won-one = Only the coin at ({ $row }, { $column }) is black: turn it over alone, and no black coin is left.
lost-even = The { $count } black coins count as { $values }, which go in equal pairs: any move leaves a number without a partner, and { $other } can pair them all again.
lost-end = No coin is black any more.

legend = At each place its value, with s = row + column − 1: in the first row and column the largest power of two that divides s, elsewhere 2 to the power s − 1.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the black coins.
 }
