rule =
    Slide a piece beside, above or below the gap into it: Rabbit a white one, Egg a black one.
    Whoever cannot move loses.
takes = the rows, with a space between them: X is a black piece, O a white one, E the gap, for example OOXX OXXO OOEO XXXO; at most 6 rows and columns and 20 cells
how = Tap a framed piece.
trick = The gap never returns to a cell: it takes an even number of steps to come back, and the piece that filled the cell has not the colour of whoever would have to slide it. So it meets every piece in its first place, white and black in turn. Put neighbours of different colours into pairs, each piece in at most one, as many pairs as possible; the gap counts as black if Rabbit moves, white if Egg does. If fewer pairs are possible without the gap, whoever moves wins (if not, loses): slide the gap’s partner, and from then on always the partner, in these same pairs, of the piece just slid. The opponent never slides a piece without a partner: else pair each cell on the gap’s way with the next one instead, and as many pairs fit without the gap. So the opponent gets stuck.
ask-where = Follow the gap: can it ever return to a cell where it has been? Which pieces does it meet in turn?
ask-what = Which piece that can slide now can be left out, with just as many pairs still possible?
left = Rabbit
right = Egg

position = Rows from the top: { $rows }.
row = ({ $squares })
gap = gap
white = white
black = black
slide = slide the piece in row { $row }, column { $column } into the gap
    .told = { $who } slid the piece in row { $row }, column { $column } into the gap.

won-needed = For { $mover } the gap counts as { $colour }. With it { $count ->
    [one] one pair of white and black neighbours is
   *[other] { $count } pairs of white and black neighbours are
 } possible, without it one less: slide the gap's partner in row { $row }, column { $column }, and whatever { $other } can slide then is in a pair, so that { $mover } can slide its partner.
lost-stuck = No { $own } piece is next to the gap: { $mover } cannot move.
lost-not-needed = Pair white and black neighbours, as many as possible; for { $mover } the gap counts as { $colour }. It adds no pair: { $count ->
    [one] one pair is
   *[other] { $count } pairs are
 } possible with it or without it. So every piece that { $mover } can slide is in a pair, and { $other } can then slide its partner.

legend = Lines: one way of pairing as many white and black neighbours as possible.{ $thin ->
    [0] { "" }
   *[other] { " " }Ringed: the pieces left over.
 }{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the gap and its partner, as the gap makes one pair more.
 }
pairs = at most { $with } pairs; without the gap's cell { $without }
