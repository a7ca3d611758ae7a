rule =
    Move 1 to d of your own pieces by any distance, but not over another piece: white ones (A) to the right, black ones (B) to the left.
    Whoever cannot move loses.
takes = n d | the cells of the pieces, white and black in turn, for example 12 2 | 1 5 8 10: n, the number of cells, is at most 12; the number of pieces is even and at least d
how = Tap the cells to which your pieces go, then Play.
counts = all placements of k pieces on n cells: n, k, d
ask-where = How many free cells are between each white piece and the black one on its right? Can they become more?
ask-what = Where can pieces go so that, in the gaps inside the pairs, the count of every power of two is a multiple of d + 1?
left = A
    .full = A (white)
right = B
    .full = B (black)

position = A row of { $n } cells, from the left: { $pairs }. { $d ->
    [one] One piece may move at a time.
   *[other] Up to { $d } pieces may move at a time.
 }
pair = white on { $white }, black on { $black }
note = d = { $d }: at most { $d } in one move.
move = move { $steps }
    .told = { $who } moved { $steps }.

lost-end = Every pair is closed: no piece can move.
lost-multiples = The gaps inside the pairs are { $gaps }, and the count of every power of two is a multiple of d + 1 = { $sum }. { $mover } can change only { $d ->
    [one] one gap
   *[other] { $d } gaps
 }, which spoils that, and { $other } restores it.
won-close = { $open ->
    [one] Only one pair is open, and { $mover } can close it: { $step }.
   *[other] Only { $open } pairs are open, and { $mover } may move up to { $d } pieces. Close all the pairs: { $step }.
 }
won-power = Among the gaps inside the pairs, { $gaps }, the power { $power } occurs { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
 }, which is not a multiple of d + 1 = { $sum }. { $mover } can { $step }: then the count of every power is a multiple of { $sum }.

legend = Each white piece is framed with its black one, and inside it the gap as powers of two. Orange: the powers whose count is not a multiple of d + 1.
quantity = gaps { $gaps }; ones in each bit, from the highest: { $ones }; mod { $sum }: { $rests }
