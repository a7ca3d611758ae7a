rule =
    Move one of the two pieces (dark dots, common to both players) along an arrow; both may stand on the same vertex.
    Whoever cannot move loses.
takes = edges to larger numbers, then the two pieces: 1>3 2>4 3>4 | 1 2. At most 9 vertices and 18 edges
how = Tap a piece, then the vertex to which it goes.
counts = all ways to keep some of the edges: the edges
trick = Bring both pieces to vertices with equal numbers. The number of a vertex is found back from the ends: 0 where no arrow leaves, elsewhere the least that none of its arrows leads to (if they lead to 0 alone, 1). So no arrow joins equal numbers, and from each number arrows lead to every smaller one: any move makes the two numbers differ, and then the piece at the larger one can go to the smaller number. Arrows lead to later vertices only, so play ends, and the opponent is the one who finds no arrow.
ask-where = With both pieces on one vertex, how do you answer every move? Might two different vertices do as well?
ask-what = Which move brings both pieces to vertices with equal numbers beside them?

position = One piece stands on vertex { $a }, the other on vertex { $b }. Arrows: { $edges }.
position-bare = One piece stands on vertex { $a }, the other on vertex { $b }. There are no arrows.
move = move the piece from { $from } to { $to }
    .told = { $who } moved the piece from { $from } to { $to }.

lost-end = No arrow leaves a vertex with a piece.
lost-same = Both pieces stand on vertex { $a }: whichever of them moves, { $other } can make the same move with the other piece.
lost-equal = Vertices { $a } and { $b } have the same number, { $g }, and no arrow joins two such vertices. So any move makes the numbers differ, and { $other } can make them equal again with the piece at the larger one.
won-differ = Vertices { $a } and { $b } have { $g } and { $h }: move the piece from { $from } to { $to }, and both pieces stand at { $low }. However they are moved apart then, { $mover } can make the numbers equal again.

legend = Beside each vertex: its number, the least of 0, 1, 2, … that none of its arrows leads to, so 0 where no arrow leaves (Grundy value). Dashed rings: 0.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: where a piece stands.
 }
values = g({ $a }) = { $g } { $sign } { $h } = g({ $b })
