rule =
    Take neighbouring cards that are all still there, at least L and at most R of them; a gap stays a gap.
    Whoever cannot move loses.
takes = the row, I for a card and X for a gap, then L and R: IIXIII 1 2. At most 14 places
how = Tap the first card to take, then the last one (a single one is tapped once), then { then-play }.
how-several = Tap the first card to take, then the last one, then { then-play }.
trick = From a single row take L cards in the middle, or L + 1 if only that leaves equal halves. No move reaches across the gap, so whatever the opponent takes in one half, its mirror image is still there to take in the other, and the opponent runs out first. If this does not fit, as L = R, or if several rows are left that do not mirror each other, each row counts a number. { trick-count } A row shorter than L counts 0, a row of L cards 1, as they can be taken. { trick-nim }
ask-where = From a single row, which cards can you take so that you mirror every later move?
ask-what = Which cards can be taken so that two mirrored halves are left or, if that fails, rows whose values, cut into 1, 2, 4, …, go in pairs?

position = { $count ->
    [0] No card is
    [one] Card { $cards } is
   *[other] Cards { $cards } are
 } on the table; L = { $least }, R = { $most }.
note = Take { $more ->
    [0] exactly L = R = { $least }
   *[other] at least L = { $least } and at most R = { $most }
 } cards.
take-card = take card { $card }
    .told = { $who } took card { $card }.
take-cards = take cards { $first } to { $last }
    .told = { $who } took cards { $first } to { $last }.

won-all = { $count ->
    [one] One card is left: one move takes it.
   *[other] { $count } cards are left, side by side: one move can take them all.
 }
won-middle = Take { $count ->
    [one] card { $first }
   *[other] cards { $first } to { $last }
 } in the middle. The two halves then mirror each other: the mirror image of whatever is taken in one can be taken in the other.
won-values = { $count ->
    [one] The row of { $lengths } counts as { $values }, the least of 0, 1, 2, … that no move leaves.
   *[other] The rows of { $lengths } count as { $values }, each the least of 0, 1, 2, … that no move in it leaves.
 } Now { $step }. Look at the rows' values then: { $balance }.
lost-mirrored = The two halves mirror each other, and no move takes cards of both: { $other } can always take the mirror image of what has just been taken.
lost-values = { $count ->
    [one] The row of { $lengths } counts as { $values }: any move leaves rows whose numbers, cut into 1, 2, 4, …, do not pair up, and { $other } can pair them (nim-sum, or XOR: 0).
   *[other] The rows of { $lengths } count as { $values }, each the least of 0, 1, 2, … that no move in it leaves. Now { $balance }.
 }
lost-stuck = Too few neighbouring cards are left: a move takes at least { $least }.
lost-empty = No card is left.

legend-mirrored = Cards with the same number are mirror images of each other.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: no move takes both cards of that number.
 }
legend-values = On each card: the value of its row from the left end to it, the least of 0, 1, 2, … that no move leaves.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the whole row.
 }
middle = the middle can be taken, and then the halves mirror each other
halves = the halves mirror each other
