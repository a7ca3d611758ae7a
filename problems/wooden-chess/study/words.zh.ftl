rule =
    每次在一个空格里下一枚棋子，要求它左边和上边的格子都已经有棋子。
    例如在写着 3/2 的格子里，黑子给黑棋 3 分，白子给白棋 2 分。
    下满后分多的一方赢，一样多是平局。
takes = 行数和列数，全部的 a，全部的 b，各格的棋子（0 没有，1 黑，2 白），例如 1 2 | 5 0 | 3 4 | 0 0：至多 12 格，每个数至多 99
how = 点一个框出的空格。
trick = 别只看哪格分多：下一子，可能给对方打开右边和下边的格子。从下满往回算，下满时 V = 0；V 是黑棋往后比白棋多得的分，只取决于哪些格子已经下了，与是谁下的无关。黑棋选“a 加下完后的 V”最大的一格，白棋选“下完后的 V 减 b”最小的一格。这已经算上了对方最好的应法，对方走别的，只会更差。
ask-where = 现在能下哪几格？每种下法会给对手打开哪些新的格子？
ask-what = 下哪一格，最后能领先？如果不能领先，下哪一格能打平？
left = 黑棋
right = 白棋

position = 从上到下各行：{ $rows }。
row = （{ $cells }）
black = 黑
white = 白
note = 格子里的 a/b：黑棋得 a，白棋得 b。现在黑棋 { $black } 分，白棋 { $white } 分。
move = 下在第 { $row } 行第 { $column } 列（{ $cell }）
    .told = { $who }下在第 { $row } 行第 { $column } 列（{ $cell }）。

won-best = { $mover }{ $count ->
    [1] 只能
   *[other] 最好
 }{ $cell }；最后{ $mover }领先 { $ahead } 分。
draw-best = { $mover }{ $count ->
    [1] 只能
   *[other] 最好
 }{ $cell }；最后双方打平。
lost-best = { $mover }{ $count ->
    [1] 只能
   *[other] 最好
 }{ $cell }；最后{ $mover }落后 { $behind } 分。
largest-ahead = 得分最多的一格反而不好：{ $cell }；最后{ $mover }只领先 { $ahead } 分。
largest-level = 得分最多的一格反而不好：{ $cell }；最后双方打平。
largest-behind = 得分最多的一格反而不好：{ $cell }；最后{ $mover }落后 { $behind } 分。
won-full = 已经下满，{ $mover }领先 { $ahead } 分。
draw-full = 已经下满，双方打平。
lost-full = 已经下满，{ $mover }落后 { $behind } 分。
cell-mover = 下第 { $row } 行第 { $column } 列，得 { $brings } 分，以后{ $mover }多得 { $more } 分
cell-even = 下第 { $row } 行第 { $column } 列，得 { $brings } 分，以后双方得分一样
cell-other = 下第 { $row } 行第 { $column } 列，得 { $brings } 分，以后{ $other }多得 { $more } 分
cell-last = 下第 { $row } 行第 { $column } 列，得 { $brings } 分，正好下满

legend = 橙框：现在能下的格子。框边的数：下在那里以后的 V，即黑棋往后比白棋多得的分；黑棋要 a + V 最大，白棋要 V − b 最小。
lead = 黑棋领先：现在 { $now }，以后 V = { $v }，最后 { $end }
