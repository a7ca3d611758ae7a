rule =
    Lay a tile of one of the given lengths on neighbouring free cells.
    Whoever cannot lay a tile loses.
takes = up to 3 lengths | the cells, for example 2 3 | 9: at most 14 cells; 2 3 | 4 3 2 is 4 free, 3 covered, 2 free
how = Tap where a tile begins; if it can end in several cells, tap its end, too.
ask-where = Which free parts take no tile any more? If two equal parts are left, how do you answer each tile?
ask-what = Where can a tile lie so that the values of the free parts have nim-sum 0?

position = Lengths of the tiles: { $tiles }. The cells from the left: { $cells }.
free = { $count } free
covered = { $count } covered
note = Lengths of the tiles: { $tiles }.
lay = lay a tile of { $s } on cells { $first } to { $last }
    .told = { $who } laid a tile of { $s } on cells { $first } to { $last }.
lay-one = lay a tile of 1 on cell { $cell }
    .told = { $who } laid a tile of 1 on cell { $cell }.

lost-end = No tile fits any more.
lost-pairs = The free parts where a tile fits are equal in pairs ({ $sizes } cells): { $other } can repeat any move in the partner of its part.
lost-zero = Wherever a tile goes in the free { $count ->
    [one] part
   *[other] parts
 } of { $sizes } cells, its two sides have different Grundy values, and { $other } can make them equal.
lost-table = The free parts of { $sizes } cells play like Nim heaps. Look at their values in the table: { $balance }.
won-end = One move ends the game: { $step }. Then no tile fits any more.
won-pairs = One move makes the free parts where a tile fits equal in pairs ({ $sizes } cells): { $step }. From then on any move can be repeated in the partner of its part.
won-zero = One move leaves { $count ->
    [one] one free part where a tile fits, of { $sizes } cells, with
   *[other] free parts where a tile fits of { $sizes } cells, each with
 } Grundy value 0: { $step }. Wherever the next tile goes there, its two sides will have different values, which can be made equal.
won-table = Now { $step }. The free parts where a tile still fits then have { $sizes } cells and play like Nim heaps. Look at their values in the table: { $balance }.

legend = On each cell: the value of its free part from the left end up to this cell. Orange: the value of the whole part.
