rule =
    Choose a white vertex: it turns black, with all white vertices on its way up to the root, vertex 1.
    Whoever cannot move loses.
takes = the parents of the vertices 2, 3, …, each smaller than its child, then the white vertices, for example 1 2 2 1 | 1 3 4 5: at most 11 vertices
how = Tap a white vertex.
trick = A choice blackens the whole way up to the root, so what hangs beside this way becomes separate parts, and no later move touches two of them. { trick-count } { trick-together } k white vertices in one line, one below the other, count k, as a choice blackens any number of them from the top; two single white vertices side by side below black ones cancel. Work up from the bottom like this. { trick-nim }
ask-where = Two white vertices are left. Who wins if one is above the other, and who wins if not?
ask-what = Which vertex can be chosen so that the numbers at the tops of what hangs below black vertices, cut into pieces of 1, 2, 4, …, go in pairs?

position = { $count ->
    [0] There is one vertex.
   *[other] A tree with the root 1 and the edges { $edges }.
 } { $whites ->
    [0] No vertex is white.
   *[other] White: { $white }.
 }
choose = choose vertex { $v }{ $count ->
    [one] { "" }
   *[other] { " " }(so that { $turned } turn black)
 }
    .told = { $who } chose vertex { $v }{ $count ->
    [one] { "" }
   *[other] { " " }(so that { $turned } turned black)
 }.

few = { $count ->
    [one] The white vertices hang in one part, from { $tops } down, which counts as { $heaps }
   *[other] The white vertices hang in parts, from { $tops } down, which count as { $heaps }
 }
many = The white vertices hang in { $count } parts, each of which counts as the number at its top
won-tree = Every white vertex is { $top } or below it, so any choice turns { $top } black. Either choosing { $top } alone wins, or { $other } would have a winning answer to it, and { $mover } can choose that vertex at once: here choose { $v }.
lost-end = No vertex is white.

legend = At each vertex: what it counts with all below it, 0 if nothing there is white, else the least number that none of its moves leaves (Grundy value).{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the white vertices with only black ones above them, the tops of the parts.
 }
