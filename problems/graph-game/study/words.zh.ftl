rule =
    每次让一枚棋子沿一条边走一步，一个点上可以有几枚棋子。
    无法操作者输。
takes = 先写边（不能有环），再写棋子：1>2 2>3 1>3 | 1 2。至多 9 个点、18 条边、4 枚棋子
how = 点一枚棋子，再点它要到的点。
ask-where = 只有一枚棋子时，你想把它留在哪些点？两枚在同一点上怎么应？
ask-what = 走哪枚棋子，能让各棋子 SG 值的异或和变成 0？

position = 棋子在 { $nodes } 号点。边：{ $arrows }。
position-bare = 棋子在 { $nodes } 号点。没有边。
move = 把 { $from } 号点的棋子移到 { $to } 号点
    .told = { $who }把 { $from } 号点的棋子移到了 { $to } 号点。

won-values = { $count ->
    [1] { $nodes } 号点的 SG 值是 { $values }：从 { $from } 号走到 { $to } 号，SG 值就变成 0。
   *[other] 棋子在 { $nodes } 号点，相当于 Nim 里 { $values } 颗的堆（SG 值）。从 { $from } 号走到 { $to } 号，这时{ $balance }。
 }
lost-values = 棋子在 { $nodes } 号点，按 SG 值相当于 Nim 里的堆：{ $balance }。
lost-all-0 = 棋子所在的点 SG 值都是 0：一步走到的点值不是 0，{ $other }总能把它再走到 0。
lost-end = 有棋子的点都没有出边了。
mex = 一个点的 SG 值，是从它一步走不到的最小的值。

legend = 每个点标出 SG 值（一步走不到的最小的值）。粗框：有棋子的点。
