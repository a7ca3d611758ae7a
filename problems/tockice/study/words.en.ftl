rule =
    Join two points by a straight segment. Each pair is joined once at most; a segment may share ends with those drawn, but not cross them.
    Whoever cannot draw loses.
takes = the coordinates of the points, then the segments, for example 0 0, 4 0, 1 3 | 1-2: at most 6 points, coordinates up to 6, no three points on a line
how = Tap the two points to join.
trick = There is nothing to choose. However one draws, in the end all is cut into triangles, and their angles, 180° each, always fill the same: a full turn at each point inside, and the corners of the hull (as if a rubber band went round all points). So the number of triangles is always the same, and so is the number of segments. A point more on the hull means 2 more, a point inside 3 more, and two points alone have 1: the number is odd if an even number of points is inside. Then whoever begins makes the last one. With a single point there is none.
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
won-odd = { $n ->
    [2] With two points
   *[other] However one draws, in the end all inside the outer ring of points (the convex hull) is cut into triangles, always with the same number of segments: with these points
 } there { $all ->
    [one] is one
   *[other] are { $all }
 }. { $drawn ->
    [0] None of them is
    [one] One is
   *[other] { $drawn } are
 } drawn, and { $left ->
    [one] one is
   *[other] { $left } are
 } to come, an odd number: in any case { $mover } will make the last one.
lost-even = { $n ->
    [2] With two points
   *[other] However one draws, in the end all inside the outer ring of points (the convex hull) is cut into triangles, always with the same number of segments: with these points
 } there are { $all }. { $drawn ->
    [0] None of them is
    [one] One is
   *[other] { $drawn } are
 } drawn, and { $left } are to come, an even number: in any case { $other } will make the last one.

legend = Dashed: the points on the convex hull.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the points inside.
 }
to-come = 3 · { $n } − 3 − { $h } − { $drawn } = { $left }
