rule =
    Cut an edge; everything that is then no longer connected to node 1 falls off.
    Whoever cannot move loses.
takes = the edges of a graph with node 1, for example 1-2 2-3 3-1: at most 12 nodes and 13 edges; several graphs share node 1
how = Tap the edge to cut.
trick = Count inwards to node 1. An edge counts 1 more than what stands on it, like a path of so many edges, where a cut can leave anything lower. What stands at one node is cut into pieces of 1, 2, 4, …; equal pieces cancel in pairs, and the rest is added up. A circuit, cut anywhere, leaves two paths; if their edges are even in all, the two can cancel but never count 1 together, so it counts 1; if odd, they never cancel, and it counts 0. So press each circuit together to one point, each of its edges counting 1. { trick-nim }
ask-where = If only a triangle hung at node 1, which cut would win? And with a square?
ask-what = Which edge can be cut so that the numbers of the edges at node 1, cut into pieces of 1, 2, 4, …, go in pairs?

position = { $count ->
    [one] One edge
   *[other] { $count } edges
 }: { $edges }.
position-end = No edge is left.
cut = cut the edge { $u }–{ $v }
    .told = { $who } cut the edge { $u }–{ $v }.

won-root = Everything stands on the edge { $u }–{ $v }: cut it, and nothing is left.
won-circuit = This is a circuit of { $count } edges: { $cut }, and two paths of equal length are left. From then on each cut in one can be copied in the other.
won-tree = Each branch at node 1 is worth as much as a path without forks; these have { $values } edges. Now { $cut }; then { $balance }.
won-pressed = Press each circuit together to one point, where its edges stick out and count 1 each. What hangs at node 1 is then worth as much as paths without forks, of { $values } edges. Now { $cut }; then { $balance }.
lost-circuit = Any cut in this circuit of { $count } edges leaves two paths with { $left } edges in all, an odd number: they are unequal, and the answer makes them equal.
lost-tree = Each branch at node 1 is worth as much as a path without forks. Look at the lengths of these: { $balance }.
lost-pressed = Press each circuit together to one point, where its edges stick out and count 1 each. What hangs at node 1 is then worth as much as paths without forks. Look at their lengths: { $balance }.
lost-end = { position-end }

legend = On each edge: it and all that stands on it are worth as much as a path of so many edges (1 more than the nim-sum of what stands on it); on a circuit 1. Orange: the edges at node 1 when circuits are pressed together.
