rule =
    Pick one or more leaves, the vertices without children; what a move lays bare must wait for the next one.
    Whoever picks vertex 1 wins.
takes = the parents of vertices 2, 3, …, then the vertices that are left, for example 1 1 2 3 4 | 1 2 3 4 5 6: at most 9 vertices
how = Tap the leaves to pick, then { then-play }.
trick = A branch goes from a leaf up to just below the first fork, or up to vertex 1, and this too, if there is none. Leave all branches even: any move makes some odd, and as long as none of these has length 1, shortening exactly these makes all even again. So the opponent is the first to leave a branch of length 1: vertex 1 alone, which is picked at once, or a leaf with a sibling. Imagine that leaf gone (the branch of its sibling may then reach further up): if all are then even, pick it alone; if not, pick it along with the leaves that win in the tree without it, found in the same way.
ask-where = If the tree were a single path, who would win? Which leaves can be picked without making a new leaf?
ask-what = Which leaves can be picked so that all branches that remain have even lengths?

position = A tree with the root 1 and the edges { $edges }.
position-root = Only vertex 1 is left.
position-end = All vertices have been picked.
pick = pick { $count ->
    [one] leaf { $picked }
   *[other] leaves { $picked }
 }
    .told = { $who } picked { $count ->
    [one] leaf { $picked }
   *[other] leaves { $picked }
 }.

lost-end = Vertex 1 has been picked.
won-root = Only vertex 1 is left: pick it.
won-path = A path of { $n } vertices is left, an odd number. Each move picks one, so { $mover } will pick the last, vertex 1.
lost-path = A path of { $n } vertices is left, an even number. Each move picks one, so { $other } will pick the last, vertex 1.
won-sibling = Leaf { $leaf } has a sibling, so picking it makes no new leaf. Imagine it gone: if whoever moves then loses, pick it alone; if not, pick it together with the leaves that win there.
lost-even = The branches have the lengths { $lengths }, all even. Any move makes some odd, and unless one of these has length 1, { $other } can shorten exactly these. So { $mover } will be the first to leave a branch of length 1, and { $other } then wins by picking its leaf, alone or along with others.
won-odd = The branches have the lengths { $lengths }. Pick { $count ->
    [one] leaf { $leaves }
   *[other] leaves { $leaves }
 } to make all of them even, and do so each time, until { $other } must leave a branch of length 1: then its leaf wins, taken alone or with others.

legend = Ringed: the branches, each from a leaf up to just below the first fork, or to vertex 1 if there is none. Orange, at the leaf: the length of its branch.
lengths = lengths of the branches: { $lengths }
