rule =
    Delete a vertex with all its ancestors.
    Whoever finds no vertex left loses.
takes = each vertex as parent>vertex, a root as 0>vertex, for example 0>1 1>2 1>3 0>4: at most 12 vertices in the order of their numbers, each after its parent
how = Tap the vertex to delete.
ask-where = If only two trees were left, each a single path, which two would you leave the other player?
ask-what = Which vertex can be deleted with its ancestors so that the remaining trees have the nim-sum 0?

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

few = The trees with the roots { $roots } play like heaps of { $heaps } stones
many = The { $count } trees play like { $count } heaps
won-tree = There is only one tree. Delete its root alone, or, if { $other } would then have a winning answer, choose that answer instead: it deletes the root too. Here delete { $number }.
lost-end = { position-empty }

legend = On each vertex: the value of its subtree. Orange: the whole trees.
