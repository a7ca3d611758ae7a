rule =
    Choose a white vertex: it turns black, with all white vertices on its way up to the root, vertex 1.
    Whoever cannot move loses.
takes = the parents of the vertices 2, 3, …, each smaller than its child, then the white vertices, for example 1 2 2 1 | 1 3 4 5: at most 11 vertices
how = Tap a white vertex.
ask-where = Two white vertices are left. Who wins if one is above the other, and who wins if not?
ask-what = Which vertex can be chosen so that what hangs beside the black path has the nim-sum 0?

position = { $count ->
    [0] There is one vertex.
   *[other] A tree with the root 1 and the edges { $edges }.
 } { $whites ->
    [0] No vertex is white.
   *[other] White: { $white }.
 }
choose = choose vertex { $v }{ $count ->
    [one] { "" }
   *[other] { " " }(so that { $turned } turn black)
 }
    .told = { $who } chose vertex { $v }{ $count ->
    [one] { "" }
   *[other] { " " }(so that { $turned } turned black)
 }.

few = { $count ->
    [one] Below the black vertices hangs the subtree of { $tops }, worth a heap of { $heaps }
   *[other] Below the black vertices hang the subtrees of { $tops }, worth heaps of { $heaps }
 }
many = The { $count } subtrees below the black vertices are worth a heap each
won-tree = Every white vertex is { $top } or below it. Choose it alone, or, if { $other } would then have a winning answer, choose that one at once: it blackens { $top } too. Here choose { $v }.
lost-end = No vertex is white.

legend = At each vertex: the value of its subtree. Orange: the white vertices with black ones alone above them.
