rule =
    AA 先把棋子放在一个空格上。
    然后 YY 和 AA 轮流把棋子移到相邻的空格，不能是到过的格子。
    无法操作者输。
takes = 先写行数和列数，至多 5，再写棋子所在的格子，可以不写，最后写墙：3 3 | | 12 13 31 33。12 是第 1 行第 2 列。空格至多 16 个，棋子已放好时至多 20 个
how = 点一个格子。
ask-where = 如果只有相邻的两格是空的，AA 能赢吗？一排三格呢，该从哪格开始？
ask-what = 棋子放到或走到哪一格，其余空格上最多能放的骨牌数不变？

position = 从上到下各行：{ $rows }。
row = （{ $cells }）
token = 棋子
closed = 封闭
free = 空
note-put = 先把棋子放在一个空格里。
note-move = 现在轮流移动棋子。
put = 放在第 { $row } 行第 { $column } 列
    .told = { $who }把棋子放在了第 { $row } 行第 { $column } 列。
go = 移到第 { $row } 行第 { $column } 列
    .told = { $who }移到了第 { $row } 行第 { $column } 列。

won-remains = { $free } 个空格，骨牌最多盖住 { $covered } 个，第 { $row } 行第 { $column } 列可以剩下：放在那里，以后{ $other }走进哪个骨牌，{ $mover }就走到它的另一半。
won-apart = 空格两两不相邻：放在第 { $row } 行第 { $column } 列，棋子就走不动。
lost-all-covered = 骨牌能盖住全部 { $free } 个空格。不管放在哪里，{ $other }都走到那个骨牌的另一半，以后也总是这样。
lost-no-cell = 没有空格。
won-covered = 骨牌最多放 { $count } 个，这样放总会盖住棋子所在的格子，另一半可以是第 { $row } 行第 { $column } 列：走过去，以后也总走到另一半。
lost-left-over = 骨牌最多放 { $count } 个，可以不盖棋子所在的格子。不管走进哪个骨牌，{ $other }都走到它的另一半。
lost-stuck = 棋子旁边没有空格，走不动。

legend = 在空格上放最多的骨牌，这是其中一种放法。
legend-left = 在空格上放最多的骨牌，这是其中一种放法。粗圈：剩下的格子。
cells = { $free } 个空格，最多放 { $most } 个骨牌
dominoes = 最多放 { $with } 个骨牌；不用棋子所在的格子，最多 { $without } 个
