rule =
    Choose a white cell, number x, and turn over x, 2x, 3x, … one after the other, as far as you like (x alone will do): white becomes black, black becomes white.
    Whoever cannot move loses.
takes = how many cells | which are white, for example 8 | 2 3: at most 14 cells
how = Tap a white cell and, to turn more, the last cell to turn; then { then-play }.
trick = Each white cell is a part. A turn that starts at it leaves the further cells turned in its place; one of them that was white already turns black: two that count the same cancel. { trick-count } { trick-together } Work back from the last cell: a cell without multiples further on counts 1; with one multiple, 2, as its turns leave 0 or 1; with two, 2 again, as they leave 0, 1, or two 1s, which cancel; and so on, cell by cell. How much a cell counts depends only on how many multiples it has. { trick-nim }
ask-where = Which white cells have no multiple further on? How do you play with one of these, and with two?
ask-what = From which white cell can a turn start so that the numbers of the white cells, cut into pieces of 1, 2, 4, …, go in pairs?

position = { $n ->
    [one] The only cell, cell 1, is white.
   *[other] Of { $n } cells, numbered from 1, { $count ->
        [one] cell { $white } is white
       *[other] cells { $white } are white
    }.
 }
position-black = { $n ->
    [one] The only cell is black.
   *[other] All { $n } cells are black.
 }
turn = turn over { $count ->
    [one] cell { $cells }
   *[other] cells { $cells }
 }
    .told = { $who } turned over { $count ->
    [one] cell { $cells }
   *[other] cells { $cells }
 }.
turn-many = turn over cells { $x }, { $next }, …, { $last }
    .told = { $who } turned over cells { $x }, { $next }, …, { $last }.

few = The white cells { $cells } count as { $heaps } (Grundy values)
many = The { $count } white cells count as the numbers at them (Grundy values)
a-turn = turn
won-one = Cell { $x } alone is white: turn it over, and no white cell is left.
lost-end = No cell is white.

legend = At each cell x: how much it counts while it is white, g(x). Two white cells that count the same cancel.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the white cells whose number has the largest piece without a partner.
 }
