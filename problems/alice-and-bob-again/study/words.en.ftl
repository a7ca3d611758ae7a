rule =
    Delete a vertex with all its ancestors, the vertices above it.
    Whoever finds no vertex left loses.
takes = each vertex as parent>vertex, a root as 0>vertex, for example 0>1 1>2 1>3 0>4: at most 12 vertices in the order of their numbers, each after its parent
how = Tap the vertex to delete.
trick = A deletion leaves separate trees, and no later move touches two of them. { trick-count } { trick-together } A path counts its vertices, as any number of them can go from the top. A root with two leaves counts 2: deleting the root leaves two single vertices, which cancel (0), and deleting a leaf leaves one (1). Work up from the leaves like this. { trick-nim }
ask-where = If only two trees were left, each a single path, which two would you leave the other player?
ask-what = Which vertex can be deleted with its ancestors so that the trees' numbers, cut into 1, 2, 4, 8, …, go in pairs?

position = { $count ->
    [one] A tree with the root { $roots }
   *[other] Trees with the roots { $roots }
 }: { $families }.
family = { $children } below { $parent }
position-roots = { $count ->
    [one] A single vertex: { $roots }.
   *[other] Single vertices: { $roots }.
 }
position-empty = No vertex is left.
delete = delete vertex { $number }
    .told = { $who } deleted vertex { $number }.
delete-with-ancestors = delete vertex { $number } and its ancestors
    .told = { $who } deleted vertex { $number } and its ancestors.

few = The trees with the roots { $roots } count { $heaps } (a path counts its vertices, any other tree the least number that no deletion can turn it into)
many = The { $count } trees count a number each (a path counts its vertices, any other tree the least number that no deletion can turn it into)
won-tree = Delete vertex { $number } and all above it. If trees are left then, their numbers, cut into 1, 2, 4, …, go in pairs: whatever { $other } may delete, { $mover } can pair it all again, down to the last vertex.
lost-end = { position-empty }

legend = On each vertex: what its subtree counts, the least of 0, 1, 2, … that no deletion in it leaves.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the whole trees.
 }
