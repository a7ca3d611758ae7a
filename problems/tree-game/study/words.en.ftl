rule =
    Take one stone from the vertex on which the piece (the dark dot) stands, and move the piece to a neighbouring vertex.
    Whoever finds no stone under the piece loses.
takes = the edges of a tree, the stones on its vertices, the vertex of the piece, for example 1 2 2 3 | 1 2 3 | 2: at most 7 vertices, each with at most 9 stones
how = Tap the vertex to move the piece to.
trick = Mark the vertices that are lost, beginning with the fewest stones: a vertex is lost, for whoever must move from it, if no neighbour with fewer stones is lost. Move to a lost neighbour with fewer stones. If the opponent then goes to a vertex with at least as many stones, come back: each round trip takes a stone from both, so the lost vertex runs out first, with the opponent on it. If the opponent goes to a vertex with still fewer, that one is not lost: go on to its lost neighbour with fewer.
ask-where = If you move to a neighbour with at least as many stones as here, what can the other player do?
ask-what = From the fewest stones up, mark each vertex without a marked neighbour that has fewer. To which marked neighbour with fewer stones can the piece go?

position = A tree with the { $n ->
    [2] edge
   *[other] edges
 } { $edges }. Stones on vertices 1 to { $n }: { $stones }. The piece is on vertex { $piece }.
note = Below each vertex lie its stones; the numbers name the vertices.
move = take a stone and move to vertex { $u }
    .told = { $who } took a stone and moved to vertex { $u }.

lost-empty = No stone is left on vertex { $v }, under the piece.
lost-fewest = No neighbour has fewer stones than vertex { $v } with its { $many }: after any move { $other } can come back to { $v }, and vertex { $v } runs out of stones first.
lost-fewer = From { $count ->
    [one] vertex { $fewer }, the only neighbour with fewer stones than vertex { $v },
   *[other] vertices { $fewer }, the neighbours with fewer stones than vertex { $v },
 } { $other } can go on to a vertex with still fewer, from which every move can be answered again (orange ring: lost).
comes-back = From any other neighbour { $other } can come back to { $v }, and vertex { $v } runs out of stones first.
won-empty = Vertex { $u } has no stone: move there, and { $other } cannot take one.
won-fewest = Move to vertex { $u }: it has fewer stones ({ $few } against { $many }), and none of its neighbours has fewer still. After any move by { $other }, { $mover } can come back to { $u }, and vertex { $u } runs out of stones first.
won-fewer = Move to vertex { $u }: it has fewer stones ({ $few } against { $many }). Should { $other } go on to { $next }, { $mover } can move to a vertex with still fewer (orange ring: lost); otherwise { $mover } can come back, and vertex { $u } runs out of stones first.

legend = Orange ring: a lost vertex, without a lost neighbour that has fewer stones.{ $thin ->
    [0] { "" }
   *[other] { " " }Dashed ring: a won vertex, which has such a neighbour.
 } Unmarked are the other vertices with as many stones as the piece's or more: from them one comes back.
winning = won vertices: { $vertices }
none = no vertex is won
