rule =
    Remove an edge; everything that is then cut off from vertex 1 goes too.
    Whoever cannot move loses.
takes = the edges of a tree whose root is vertex 1, for example 1>2 2>3 2>4: at most 12 vertices and 7 leaves
how = Tap the edge to remove.
trick = Count from the leaves up to vertex 1. An edge counts 1 more than what hangs below it, like a path of so many edges: a removal further down changes what hangs below as before, one of the edge itself leaves 0. If several branches hang at one vertex, split their numbers into 1, 2, 4, …; equal ones cancel in pairs, and the rest is added up (XOR). So each branch at vertex 1 is as good as a path, which a cut can make as short as one likes. { trick-nim }
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
