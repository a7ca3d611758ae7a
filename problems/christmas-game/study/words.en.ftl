rule =
    Cut an edge; everything that is then no longer connected to node 1 falls off.
    Whoever cannot move loses.
takes = the edges of a graph with node 1, for example 1-2 2-3 3-1: at most 12 nodes and 13 edges; several graphs share node 1
how = Tap the edge to cut.
trick = Count inwards to node 1. An edge counts 1 more than what hangs from it, like a path of so many edges, where a cut can leave anything lower: the edge itself leaves 0, else look in the same way further out. What hangs at one node is cut into pieces of 1, 2, 4, …; equal pieces cancel in pairs, and the rest is added up. A circuit counts 1 if its number of edges is odd, else 0: the same as if it were pressed together to one point, each of its edges counting 1. { trick-nim }
ask-where = If only a triangle hung at node 1, which cut would win? And with a square?
ask-what = Which edge can be cut so that the numbers of the edges at node 1, cut into pieces of 1, 2, 4, …, go in pairs?

position = { $count ->
    [one] One edge
   *[other] { $count } edges
 }: { $edges }.
position-end = No edge is left.
cut = cut the edge { $u }–{ $v }
    .told = { $who } cut the edge { $u }–{ $v }.

won-root = Everything hangs from the edge { $u }–{ $v }: cut it, and nothing is left.
won-circuit = This is a circuit of { $count } edges: { $cut }, and two paths of equal length are left. From then on each cut in one can be copied in the other.
won-tree = Each branch at node 1 is worth as much as a path without forks; these have { $values } edges. Now { $cut }; then { $balance }.
won-pressed = Press each circuit together to one point, where its edges stick out and count 1 each. What hangs at node 1 is then worth as much as paths without forks, of { $values } edges. Now { $cut }; then { $balance }.
lost-circuit = Any cut in this circuit of { $count } edges leaves two paths with { $left } edges in all, an odd number: they are unequal, and the answer makes them equal.
lost-tree = Each branch at node 1 is worth as much as a path without forks. Look at the lengths of these: { $balance }.
lost-pressed = Press each circuit together to one point, where its edges stick out and count 1 each. What hangs at node 1 is then worth as much as paths without forks. These have { $values } edges: equal pieces of 1, 2, 4, … go in pairs (nim-sum, or XOR: 0). Any cut spoils that, and { $other } can restore it.
lost-end = { position-end }

legend = On each edge: it and all that hangs from it are worth as much as a path of so many edges (1 more than what comes out when the numbers hanging from it are cut into 1, 2, 4, … and equal ones cancel); on a circuit 1.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the edges at node 1; a circuit through node 1 is pressed into it, so its edges, and those that hang from it, are there too.
 }
