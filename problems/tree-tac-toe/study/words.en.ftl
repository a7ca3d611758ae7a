rule =
    Colour a grey vertex in your own colour, White or Black. Those white at the start are White's already.
    Whoever first has a path of three vertices in their own colour wins.
    If all are coloured and nobody has one, it is a draw.
takes = the edges of a tree, then a letter for each vertex, N for free, W for white, B for black: 1 2 2 3 | NWN. At most 10 vertices
how = Tap a grey vertex.
trick = Two threats at once win. White gets them at a vertex with four neighbours; at a fork (three neighbours) with two that are not leaves (colour it, then one of these); or with two forks an even number of edges apart: begin beside one, on the way to the other, go on with every second vertex, each a threat, and end with the other fork and its two leaves. If a vertex is white already, think of it as free, with a new neighbour that has two leaves of its own: that comes to the same. Elsewhere Black draws by pairs: every path of three contains a whole pair, and Black always answers in the same pair.
ask-where = Where could a path of three be completed now? Which vertices have three or more neighbours?
ask-what = Which move leads to two threats at the same time, perhaps after answers that are forced?
left = White
right = Black

position = { $count ->
    [0] There is one vertex.
   *[other] Edges: { $edges }.
 } White: { $whites ->
    [0] none
   *[other] { $white }
 }. Black: { $blacks ->
    [0] none
   *[other] { $black }
 }.
colour = colour vertex { $v }
    .told = { $who } coloured vertex { $v }.

won-path = { $Mover } has the path { $path }.
lost-path = { $Other } has the path { $path }.
draw-full = All vertices are coloured, and nobody has a path.

tail = { $tails ->
    [0] { "" }
   *[other] { " " }(a white vertex counts as free, with one more neighbour that carries two leaves: its tail)
 }
won-many = { $Mover } can come to two threats at once, as vertex { $v } has at least four neighbours{ tail }.
won-branching = { $Mover } can come to two threats at once, as vertex { $v } is a fork, with three neighbours, and at least two of them are not leaves{ tail }.
won-even = { $Mover } can come to two threats at once, as there are two forks, { $k } edges apart, an even number{ tail }.
draw-pairs = { $Other } can pair { $pairs } and answer in the same pair each time: every path of three vertices contains a whole pair.
draw-small = There are not three vertices to make a path.

won-completes = { $Mover } completes a path at { $v }.
won-threatened = { $Other } threatens to complete a path at { $u }.
won-threats = { $Mover } colours { $v }: then { $threats } are threats, and { $other } can stop only one.
won-threat = { $Mover } colours { $v } and threatens { $answer }, so that { $other } must colour { $answer }.
won-quiet = { $Mover } colours { $v }; the toughest answer is vertex { $answer }.
lost-by-threats = { $Other } colours { $v }: then { $threats } are threats, and { $mover } can stop only one.
lost-threat = { $Other } colours { $v } and threatens { $answer }, so that { $mover } must colour { $answer }.
lost-quiet = { $Other } colours { $v }; the toughest answer is vertex { $answer }.
lost-threats = { $Other } has threats at { $threats }: { $mover } can stop only one of them.
lost-forced = { $Mover } must colour { $u }, where { $other } threatens to complete a path.
lost-toughest = { $Mover } cannot stop { $other }; the toughest move is vertex { $u }.
draw-forced = { $Mover } must colour { $u }, where { $other } threatens to complete a path. After that, neither of them can force one.
draw-answered = Neither { $mover } nor { $other } can force a path: each can answer the threats that the other makes.

legend-threats = { $orange ->
    [0] { "" }
   *[other] Orange ring: here { $mover } could complete a path.{ " " }
 }Dotted ring: here { $other } could complete a path.
legend-tails = Numbers: neighbours of a fork, of a vertex with more, or of a white vertex, its tail included. Lines, where there are some: the second player's pairs.
tailed = with tails: forks { $forks }, vertices { $vertices }
