rule =
    Remove neighbouring vertices that are still there, as many as is said below. In a ring (↻) the ends of the row are neighbours, until the first removal opens it; a gap separates.
    Whoever cannot move loses.
takes = l and r, then each ring as so many I: 2 3 IIII III; at most 14 vertices; X is one that is gone; a broken ring begins with one
how = Tap the first and the last vertex to remove.
how-one = Tap the first and the last vertex to remove; for a single one tap it, then { then-play }.
how-ring = A whole ring is the same all round, so tap one vertex of it: all from the left end of its row to there are removed.
how-both = { $how } In a whole ring (↻), which is the same all round, one tap is enough: all from the left end of its row to there are removed.
trick = Rings and paths of fewer than l + r vertices count their vertices divided by l, rounded down: a removal at the end leaves every smaller number, and none leaves as much, as at least l vertices go. Rings of l + r or more count 0: opening one leaves a path from which all, or the exact middle, can be removed; then repeat each removal on the equal half. Paths of l + r or more count the least number that no removal leaves. { trick-together } { trick-nim }
ask-where = If one path is left, with at least l vertices, can you always leave two equal paths, or nothing?
ask-what = Which removal makes the numbers of the rings and paths, cut into pieces of 1, 2, 4, …, go in pairs?

position = Rings of { $rings } and paths of { $paths } vertices; l = { $l }, r = { $r }.
position-rings = Rings of { $rings } vertices; l = { $l }, r = { $r }.
position-paths = Paths of { $paths } vertices; l = { $l }, r = { $r }.
position-end = No vertex is left.
note = A move removes at least l = { $l } and at most r = { $r }.
open = remove { $count ->
    [one] one vertex
   *[other] { $count } vertices
 } of ring { $ring }
    .told = { $who } removed { $count ->
    [one] one vertex
   *[other] { $count } vertices
 } of ring { $ring }.
remove = remove { $count ->
    [one] vertex { $from }
   *[other] vertices { $from } to { $to }
 } of row { $ring }
    .told = { $who } removed { $count ->
    [one] vertex { $from }
   *[other] vertices { $from } to { $to }
 } of row { $ring }.

few = { $count ->
    [one] Only { $parts } (Grundy value)
   *[other] What is left counts (Grundy values): { $parts }
 }
ring = a ring of { $size } counts { $value }
path = a path of { $size } counts { $value }
many = The { $count } parts count as the numbers under them (Grundy values)
a-move = move
lost-end = Nowhere are l neighbouring vertices left.
lost-rings = Every ring has at least l + r = { $sum } vertices, so opening it leaves a path from which { $other } can take all or the middle; after that, { $other } can repeat in one half whatever is done in the other. Any ring opened later goes the same way.

legend = Under each ring and path with a move: how much it counts. With fewer than l + r = { $sum } vertices that is their number divided by l = { $l }, rounded down; a larger ring counts 0.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: those with the largest piece (of 1, 2, 4, …) without a partner.
 }
