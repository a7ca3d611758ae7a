rule =
    Cut an edge; everything that is then no longer connected to vertex 1 is gone.
    Whoever cuts the last edge loses.
takes = the parents of vertices 2, 3, …, each a smaller vertex: 1 2 1 4 is a tree of two paths; at most 14 edges
how = Tap the edge to cut.
trick = A branch at vertex 1 counts 1 plus what hangs on its first edge (equal pieces of 1, 2, 4, … cancel, the rest is added up); a cut can leave every smaller number; a cut may also make a branch count more, and then it can be cut back. Two equal twigs on one edge count nothing together: a cut in one can be repeated in the other. While branches above 1 stay, leave the pieces of all branches in pairs. Then it is the opponent who first leaves just one branch above 1, as one alone never goes in pairs with 1s: cut it to 1, or off, so that an odd number of 1s is left. They go one by one, and the opponent cuts the last.
ask-where = If every branch at vertex 1 is a single edge, who cuts the last one? And if one branch is longer?
ask-what = Which cut leaves the nim-sum 0 if some branch still counts more than 1, and otherwise an odd number of branches?

position = A tree with the root 1 and the edges { $edges }.
position-end = Only vertex 1 is left.
cut = cut the edge { $parent }–{ $child }
    .told = { $who } cut the edge { $parent }–{ $child }.

won-end = No edge is left: whoever cut the last one has lost.
won-edges = The { $n } edges that are left are at vertex 1, and each turn cuts one of them. Their number is even, so { $other } will have to cut the last.
won-even = There are { $n } branches, an even number, and each counts 1: { $cut }. If one later counts more, it can be cut back to 1. So they go one by one, and { $other } will have to cut off the last.
won-whole = Only one branch counts more than 1, namely { $w }: { $cut }, and it is gone.
won-to-one = Only one branch counts more than 1, namely { $w }: { $cut }, and it counts 1.
won-cut = For example, { $cut }.
won-ones = { $count ->
    [one] That leaves one branch, which counts 1: { $other } will have to cut it off.
   *[other] That leaves { $count } branches, an odd number, and each counts 1: { $other } will have to cut off the last.
 }
lost-last = Only one edge is left, and { $mover } must cut it.
lost-edges = The { $n } edges that are left are at vertex 1, and each turn cuts one of them. Their number is odd, so { $mover } will have to cut the last.
lost-only = There is only one branch, and it counts 1. If a cut makes it count more, { $other } can cut it back to 1. So { $mover } will have to cut it off.
lost-odd = There are { $n } branches, an odd number, and each counts 1. If a cut makes one count more, { $other } can cut it back to 1. So they go one by one, and { $mover } will have to cut off the last.
lost-ones = As soon as only one branch counts more than 1, { $other } can leave an odd number of branches that count 1.
branches = the numbers of the branches
branch = A branch counts 1 plus the nim-sum (XOR) of the branches right below it, so two equal ones cancel.

legend = On each edge: what the branch that begins with it counts, 1 plus the nim-sum (XOR) of the numbers right below.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the branches at vertex 1.
 }
