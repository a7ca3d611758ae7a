rule =
    Lay a tile of one of the given lengths on neighbouring free cells.
    Whoever cannot lay a tile loses.
takes = up to 3 lengths | the cells, at most 14: for example 2 3 | 9, or 2 3 | 4 3 2 for 4 free, 3 covered, 2 free
how = Tap both end cells of the new tile.
how-one = Tap both end cells of the new tile; for a tile of 1 its cell, then { then-play }.
trick = With just one part, a tile exactly in the middle wins, if one fits there: then repeat each tile on the other side. In general a tile cuts its free part in two, and no later tile lies in both. { trick-count } { trick-together } A part where no tile fits counts 0. Go up from there, and for each tile put the two sides together (3 and 1 come to 2). { trick-nim }
ask-where = Which free parts take no tile any more? If two equal parts are left, how do you answer each tile?
ask-what = Where can a tile lie so that the numbers of the free parts, cut into pieces of 1, 2, 4, …, go in pairs?

position = Lengths of the tiles: { $tiles }. The cells from the left: { $cells }.
free = { $count } free
covered = { $count } covered
note = { $count ->
    [one] Each tile is { $tiles } long.
   *[other] Allowed lengths of a tile: { $tiles }.
 }
lay = lay a tile of { $s } on cells { $first } to { $last }
    .told = { $who } laid a tile of { $s } on cells { $first } to { $last }.
lay-one = lay a tile of 1 on cell { $cell }
    .told = { $who } laid a tile of 1 on cell { $cell }.

lost-end = No tile fits any more.
lost-pairs = The free parts where a tile fits are equal in pairs ({ $sizes } cells): { $other } can repeat any move in the partner of its part.
lost-zero = A free part counts as the number on its last cell, and { $count ->
    [one] the part
   *[other] each of the parts
 } of { $sizes } cells counts as 0. Wherever a tile goes, its two sides count differently, and { $other } can make them count the same again.
lost-table = The free parts of { $sizes } cells count as the numbers on their last cells: { $balance }.
won-end = One move ends the game: { $step }. Then no tile fits any more.
won-pairs = One move makes the free parts where a tile fits equal in pairs ({ $sizes } cells): { $step }. From then on any move can be repeated in the partner of its part.
won-zero = Now { $step }: that leaves { $count ->
    [one] one free part where a tile fits, of { $sizes } cells, which counts
   *[other] free parts where a tile fits of { $sizes } cells, each of which counts
 } as 0 in the table. Wherever the next tile goes there, its two sides will count differently, and { $mover } can make them count the same again.
won-table = Now { $step }. The free parts where a tile still fits then have { $sizes } cells; look at their numbers in the table: { $balance }.

legend = On each cell: what a part would count that begins where its free part begins and ends at this cell, 0 where whoever moves loses (Grundy value).{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the number of the whole part.
 }
