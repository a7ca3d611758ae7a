rule =
    Move 1 to d of your own pieces by any distance, but not over another piece: white ones (A) to the right, black ones (B) to the left.
    Whoever cannot move loses.
takes = n d | the cells of the pieces, white and black in turn, for example 12 2 | 1 5 8 10: n, the number of cells, is at most 12; the number of pieces is even and at least d
how = Tap the cell to which one of your pieces goes.
how-several = Tap the cell to which a piece goes, or one for each of several pieces; then { then-play }.
counts = all placements of k pieces on n cells: n, k, d
trick = Pair each white piece with the black one on its right: either side can only make the gap between them smaller, and nothing else counts. Cut the gaps into parts of 1, 2, 4, 8, … (at most one of each in a gap) and leave equal parts in groups of d + 1, none over. A move changes at most d gaps: of the largest parts that change, 1 to d parts go and none comes, so a group breaks. At most d gaps can mend them, from the largest down: take out the parts that are over; a gap that loses a part may come down to any smaller size, and so supply smaller parts that are missing (d = 2 and gaps 1, 2, 3: two 2s are over, so make the 2 and the 3 into 1, and there are three 1s). When all gaps are closed, the opponent is stuck.
ask-where = How many free cells are between each white piece and the black one on its right? Can they become more?
ask-what = Cut the gaps inside the pairs into parts of 1, 2, 4, …: where can parts go so that equal ones make groups of d + 1?
left = A
    .full = A (white)
right = B
    .full = B (black)

position = A row of { $n } cells, from the left: { $pairs }. { $d ->
    [one] One piece may move at a time.
   *[other] Up to { $d } pieces may move at a time.
 }
pair = white on { $white }, black on { $black }
note = d = { $d }: at most { $d ->
    [one] one piece
   *[other] { $d } pieces
 } in one move.
move = move { $steps }
    .told = { $who } moved { $steps }.

lost-end = Every pair is closed: no piece can move.
lost-multiples = Cut the gaps inside the pairs, { $gaps }, into parts of 1, 2, 4, 8, … (at most one of each in a gap): equal parts go in groups of d + 1 = { $sum }, and none is left over. { $Mover } can change at most { $d ->
    [one] one gap
   *[other] { $d } gaps
 }, which breaks up a group, and { $other } can make all groups full again.
won-close = { $open ->
    [one] Only one pair is open, and { $mover } can close it: { $step }.
   *[other] Only { $open } pairs are open, and { $mover } may move up to { $d } pieces. Close all the pairs: { $step }.
 }
won-power = Cut the gaps inside the pairs, { $gaps }, into parts of 1, 2, 4, 8, … (at most one of each in a gap), and put equal parts in groups of d + 1 = { $sum }: { $count ->
    [one] there is one part of { $power }
   *[other] there are { $count } parts of { $power }
 }, which leaves some over. { $Mover } can { $step }: then all groups are full, and whatever { $other } moves, { $mover } can fill them again.

legend = Each white piece is framed with its black one, and inside it the gap, cut into parts of 1, 2, 4, 8, ….{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the sizes of which some are left over when equal parts are put in groups of d + 1.
 }
quantity = gaps { $gaps }; ones in each bit, from the highest: { $ones }; mod { $sum }: { $rests }
