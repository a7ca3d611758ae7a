rule =
    Remove an edge; everything that is then cut off from vertex 1 goes too.
    Whoever cannot move loses.
takes = the edges of a tree whose root is vertex 1, for example 1>2 2>3 2>4: at most 12 vertices and 7 leaves
how = Tap the edge to remove.
trick = Count from the leaves up to vertex 1. An edge counts 1 more than what hangs below it: a removal further down changes that number with it, and it stays at least 1; a removal of the edge itself leaves 0. It is the same with a path of so many edges. If several branches hang at one vertex, split their numbers into 1, 2, 4, …; equal ones cancel in pairs, and the rest is added up (XOR): branches of 1 and 2 come to 3, so the edge above them counts 4. So each branch at vertex 1 is as good as a path, which a cut can make as short as one likes: to make an edge count j, make what hangs below it count j − 1. { trick-nim }
ask-where = If you leave just two branches at vertex 1, both without forks, how long should they be?
ask-what = Which edge can be removed so that the numbers of the branches at vertex 1, cut into pieces of 1, 2, 4, …, go in pairs?

position = A tree with the root 1 and the edges { $edges }.
position-end = Only vertex 1 is left.
remove = remove the edge { $parent }–{ $child }
    .told = { $who } removed the edge { $parent }–{ $child }.

lost-end = No edge is left.
won-only = Everything hangs on the edge 1–{ $child }: remove it, and nothing is left.
lost-paths = Removing an edge shortens a path at vertex 1, to any smaller length. Look at the lengths: { $balance }.
won-paths = Removing an edge shortens a path at vertex 1, to any smaller length; the paths have { $lengths } edges. Now { $step }; then { $balance }.
lost-branches = Each branch at vertex 1 is worth as much as a path without forks. Look at the lengths of these: { $balance }.
won-branches = Each branch at vertex 1 is worth as much as a path without forks; these have { $lengths } edges. Now { $step }; then { $balance }.

legend = On each edge: how much it counts with all that hangs below, as a path of so many edges.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the branches at vertex 1.
 }
