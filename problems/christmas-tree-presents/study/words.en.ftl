rule =
    Move one or more presents from one vertex k edges up, towards the root at the top.
    Whoever cannot move loses.
takes = k and the root, the edges, the presents of vertices 1, 2, …, for example 2 1 | 1>2 2>3 | 1 0 3: 8 vertices have at most 10 presents, 6 vertices 16, 5 or fewer 20
how = Tap a present that is not pale: it and all after it at its vertex are moved.
trick = Count for each vertex how many moves a present there can still make: its depth divided by k, rounded down. Presents with an even number do not count: if the opponent moves some of them, move the same ones on, and their number is even again. The others form one heap at each vertex, and those moved have an even number of moves left then, as if they were gone. { trick-nim }
ask-where = How many moves can a present of each vertex still make?
ask-what = Which presents can go so that the heaps with an odd number of moves left, cut into pieces of 1, 2, 4, 8, …, go in pairs?

position = A tree with the root { $root } and the edges { $edges }. Vertices 1 to { $n } hold { $presents } presents; k = { $k }.
position-alone = A single vertex, presents on it: { $presents }; k = { $k }.
note = k = { $k }: a move takes presents { $k ->
    [one] one edge
   *[other] { $k } edges
 } towards the root. They lie below their vertices.
move = move { $presents } from vertex { $from } to vertex { $to }
    .told = { $who } moved { $presents } from vertex { $from } to vertex { $to }.

won-odd = Presents with an even number of moves left do not count: whichever of them are moved, { $mover } can move the same ones on. { $count ->
    [one] The others all lie on vertex { $vertex }: move all { $presents }, and none of them counts any more.
   *[other] The others lie in heaps of { $heaps } at vertices { $vertices }. Move { $presents } from vertex { $vertex }; then { $balance }.
 }
lost-odd = Presents with an even number of moves left do not count: whichever of them are moved, { $other } can move the same ones on. The others form one heap at each vertex; { $balance }.
lost-even = All presents that can still move can do so an even number of times: whatever is moved, { $you ->
    [other] you move
   *[none] { $other } moves
 } the same presents on.
lost-end = No present has a k-th ancestor to go to.

legend = In the corner of each vertex: how many moves its presents can still make. Where it is odd, the presents are { in-pieces }
