rule =
    每次把一枚自己的棋子上移一格（上面一格要是空的），或者拿走任意一枚对方的棋子（哪怕自己已经没有棋子）。
    Takahashi 执白，Snuke 执黑。
    无法操作者输。
takes = 各行的 W（白子）、B（黑子）、E（空格），例如 EEW BBE：至多 3 行、9 格
how = 点自己带框的棋子让它上移，或者点对方的棋子把它拿走。
how-eat = 自己的棋子现在都不能上移：点一枚带框的对方棋子，把它拿走。
trick = 每列算一个数：Takahashi 领先几步。一列只有一枚黑子，在最上面算 1：Takahashi 能拿走它，Snuke 走不动它；低一格算 1/2，因为拿走剩 0，上移成 1；再低算 1/4。白子同样算 Snuke 的。子多的列，看 Takahashi 走一步最多能留下几、Snuke 走一步最少能留下几，取两者之间（不含两端；一方走不了，那一边就不限）最简单的数：0、靠近 0 的整数、1/2、1/4……（白子紧压在黑子上面，是 −1 和 1/2 之间，算 0：谁先走谁吃亏；−1 和 0 之间是 −1/2）。怎么走都要损失一些，但合计领先的一方总有一步，损失不超过领先的数：走完别让对方领先（合计正好是 0 也行），先走不动的就是对方。
ask-where = 一列只有一枚黑子：在最上面还是在下面，对 Takahashi 更好？
ask-what = 走哪一步，能让各列合计之后对手不领先？
left = Takahashi
    .full = Takahashi，白子
right = Snuke
    .full = Snuke，黑子

position = 从上到下各行：{ $rows }。
row = （{ $squares }）
empty = 空
white = 白
black = 黑
up = 上移第 { $row } 行第 { $column } 列的棋子
    .told = { $who }上移了第 { $row } 行第 { $column } 列的棋子。
eat = 拿走第 { $row } 行第 { $column } 列的棋子
    .told = { $who }拿走了第 { $row } 行第 { $column } 列的棋子。

column = 以{ $left }为正，这一列的值是 { $columns }
columns = 以{ $left }为正，各列的值是 { $columns }，合计 { $sum }
columns-even = 以{ $left }为正，各列的值是 { $columns }
won-ahead = { $columns }：轮到{ $mover }，领先 { $by } 步。{ $step }，损失 { $cost } 步。
lost-behind = { $columns }：轮到{ $mover }，但{ $other }领先 { $by } 步。
lost-even = { $columns }，合计 0：谁也不领先，现在轮到{ $mover }，所以{ $mover }先无路可走。
lost-end = { $mover }既不能上移，也没有棋子可拿。
half = 1/2 是半步，两个才合成 1 步。
quarter = 1/4 是四分之一步，四个才合成 1 步。

legend = 每一列下面：{ left }领先几步，负数是{ right }领先。单独一枚黑子算{ left }领先 1 步（能拿走它），上面每有一格可走就减半；白子同样算{ right }的。{ $orange ->
    [0] { "" }
   *[other] 橙框：不为 0。
 }
sum = { $terms } = { $sum }
