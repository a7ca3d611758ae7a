rule = 减小一个数，然后从那里向右、向下走任意步，经过的数都可以任意改（这里不超过 3）。无法操作者输。
takes = 各行的数，0 到 3，例如 0 3 | 3 1：一共至多 5 个
ask-where = 2 × 2 的表，上面是 0 3，下面是 3 0：对手先走，你怎么应？
ask-what = 在下面选哪些新数，能让每条副对角线的异或和都变成 0？

position = 矩阵各行：{ $rows }。
row = （{ $numbers }）
# 格子写成 (行, 列)。
lower = 把 ({ $row }, { $column }) 减到 { $number }
    .told = { $who }把 ({ $row }, { $column }) 减到了 { $number }。
lower-and-set = 把 ({ $row }, { $column }) 减到 { $number }，{ $others }
    .told = { $who }把 ({ $row }, { $column }) 减到了 { $number }，{ $others }。
set = ({ $row }, { $column }) 改成 { $number }

won-alone = 每条副对角线拆成 2 的幂，应当每个幂都出现偶数次（异或和是 0）。第一条不是这样的只有一个 { $number }：{ $step }。
won-among = 每条副对角线拆成 2 的幂，应当每个幂都出现偶数次（异或和是 0）。第一条不是这样的是 { $sum }：{ $step }。
then-all = 一路走到右下角，会经过后面的每一条，所以各条都变成这样；以后怎么走都能应一步，再变回这样。
then-done = 这样各条就都是如此；以后怎么走都能应一步，再变回这样。
lost-even = 每条副对角线拆成 2 的幂，每个幂都出现偶数次（异或和：{ $sums }）。起点所在的那一条只改一个数，必定不再是这样，{ $other }总能让各条都恢复。
lost-end = 所有的数都是 0。

legend = 每个数角上是它所在副对角线的异或和（行号 + 列号相同的数在同一条上）。粗框：异或和不是 0。
sums = { $sums }
