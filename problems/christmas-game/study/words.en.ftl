rule =
    Cut an edge; everything that is then no longer connected to node 1 falls off.
    Whoever cannot move loses.
takes = the edges of a graph with node 1, for example 1-2 2-3 3-1: at most 12 nodes and 13 edges; several graphs share node 1
how = Tap the edge to cut.
ask-where = If only a triangle hung at node 1, which cut would win? And with a square?
ask-what = Which edge can be cut so that the edges at node 1 have the nim-sum 0?

position = { $count ->
    [one] One edge
   *[other] { $count } edges
 }: { $edges }.
position-end = No edge is left.
cut = cut the edge { $u }–{ $v }
    .told = { $who } cut the edge { $u }–{ $v }.

won-root = Everything stands on the edge { $u }–{ $v }: cut it, and nothing is left.
won-circuit = This is a circuit of { $count } edges: { $cut }, and two paths of equal length are left. From then on each cut in one can be copied in the other.
won-tree = The branches at node 1 play like paths of { $values } edges. Now { $cut }; then { $balance }.
won-pressed = Contract each circuit to one point, so that its edges count 1 each. What hangs at node 1 then plays like paths of { $values } edges. Now { $cut }; then { $balance }.
lost-circuit = Any cut in this circuit of { $count } edges leaves two paths with { $left } edges in all, an odd number: they are never equal, and the answer makes them equal.
lost-tree = Each branch at node 1 plays like a path of some length. Look at these lengths: { $balance }.
lost-pressed = Contract each circuit to one point, so that its edges count 1 each. What hangs at node 1 then plays like paths. Look at their lengths: { $balance }.
lost-end = { position-end }

legend = On each edge what it is worth: 1 on a circuit, otherwise 1 more than the nim-sum of what stands on it. Orange: the edges at node 1 when circuits are contracted.
