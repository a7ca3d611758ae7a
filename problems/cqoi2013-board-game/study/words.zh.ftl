rule =
    白棋每次向上下左右走一格，黑棋每次沿其中一个方向走一格或两格。
    走到对方棋子所在的格子就赢。
takes = 先写边长，从 2 到 6，再写白棋和黑棋所在的格子，最后写轮到谁，W 是白棋，B 是黑棋，例如 5 | 33 11 | B：12 是第 1 行第 2 列
how = 点要走到的格子。
ask-where = 走到哪些格会马上被吃？走到哪一格，不管对方怎么走你都能吃？
ask-what = 能走到的格子里，哪一格的步数是偶数？

white = 白棋
black = 黑棋
cell = 第 { $row } 行第 { $column } 列
position = { $n } × { $n } 格：白棋在{ $white }，黑棋在{ $black }，轮到{ $own }走。
position-end = { $n } × { $n } 格：{ $enemy }在{ $cell }吃掉了{ $own }。
to-move = 轮到{ $own }走。
captured = { $enemy }已经吃子。
move = 把{ $own }走到第 { $row } 行第 { $column } 列
    .told = { $who }把{ $own }走到了第 { $row } 行第 { $column } 列。

won-capture = { $own }一步就能走到{ $enemy }那一格，吃掉它。
won-odd = 走到第 { $row } 行第 { $column } 列，离吃子还有 { $even } 步，是偶数。不管{ $enemy }怎么走都到奇数，至多 { $odd }，步数越来越小，最后{ $own }吃子。
lost-even = 不管{ $own }怎么走，离吃子的步数都是奇数，最大是 { $odd }（第 { $row } 行第 { $column } 列）。{ $enemy }总能再走到更小的偶数，至多 { $d } 步就吃掉{ $own }。
lost-captured = { $own }已经被吃掉。

legend-white = 每格的数：假设白棋在这一格、轮到黑棋走，还要几步吃子。粗的是偶数。
legend-black = 每格的数：假设黑棋在这一格、轮到白棋走，还要几步吃子。粗的是偶数。
odd-number = 还有 { $d } 步结束，是奇数
even-number = 还有 { $d } 步结束，是偶数
