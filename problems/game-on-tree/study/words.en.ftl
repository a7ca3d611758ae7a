rule =
    Remove an edge; everything that is then cut off from vertex 1 goes too.
    Whoever cannot move loses.
takes = the edges of a tree whose root is vertex 1, for example 1>2 2>3 2>4: at most 12 vertices and 7 leaves
how = Tap the edge to remove.
ask-where = If you leave just two branches at vertex 1, both without forks, how long should they be?
ask-what = Which edge can be removed so that the branches at vertex 1 have the nim-sum 0?

position = A tree with the root 1 and the edges { $edges }.
position-end = Only vertex 1 is left.
remove = remove the edge { $parent }–{ $child }
    .told = { $who } removed the edge { $parent }–{ $child }.

lost-end = No edge is left.
won-only = Everything hangs on the edge 1–{ $child }: remove it, and nothing is left.
lost-paths = The paths at vertex 1 are Nim heaps: { $balance }.
won-paths = The paths at vertex 1 are Nim heaps of { $lengths }. Now { $step }; then { $balance }.
lost-branches = Each branch at vertex 1 plays like a path (colon principle). Look at the lengths: { $balance }.
won-branches = The branches at vertex 1 play like paths of { $lengths } edges (colon principle). Now { $step }; then { $balance }.

legend = On each edge a number: with all that hangs below, the edge plays like a path of this many edges. Orange: the branches at vertex 1.
