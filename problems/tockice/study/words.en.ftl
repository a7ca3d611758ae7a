rule = Join two points by a straight segment that is not there yet and crosses no other one. Whoever cannot draw loses.
takes = the coordinates of the points, then the segments, for example 0 0, 4 0, 1 3 | 1-2: at most 6 points, coordinates up to 6, no three points on a line
ask-where = Draw three or four points and join them to the end: does the number of segments depend on the moves?
ask-what = After which segment is the number of segments still to come even?

position = { $n ->
    [one] Point 1: { $points }.
   *[other] Points 1 to { $n }: { $points }. No segment is drawn.
 }
position-drawn = Points 1 to { $n }: { $points }. Segments: { $lines }.
join = join { $u } and { $v }
    .told = { $who } joined { $u } and { $v }.

lost-end = No more segments can be drawn.
won-odd = With { $n } points, { $h } of them on the hull, every play ends with 3 · { $n } − 3 − { $h } = { $all } { $all ->
    [one] segment
   *[other] segments
 }. Of these, { $drawn ->
    [0] none is
    [one] one is
   *[other] { $drawn } are
 } drawn and { $left ->
    [one] one is
   *[other] { $left } are
 } to come, an odd number: whatever is drawn, { $mover } will draw the last one.
lost-even = With { $n } points, { $h } of them on the hull, every play ends with 3 · { $n } − 3 − { $h } = { $all } segments. Of these, { $drawn ->
    [0] none is
    [one] one is
   *[other] { $drawn } are
 } drawn and { $left } are to come, an even number: whatever is drawn, { $other } will draw the last one.

legend = Dashed: the points on the convex hull. Orange: the points inside.
to-come = 3 · { $n } − 3 − { $h } − { $drawn } = { $left }
