rule =
    每次选一个白格 x，把 x, 2x, …, kx 都翻转（白变黑，黑变白），k 任选。
    无法操作者输。
takes = n | 各个白格，例如 8 | 2 3：至多 14 格
how = 点要翻的第一格，再点最后一格；只翻一格就按“确定”。
ask-where = 哪些白格后面没有自己的倍数？只剩一个这样的白格怎么走？两个呢？
ask-what = 从哪个白格翻起，能让各白格的数拆成 1、2、4、… 的小份，正好两两成对？

position = 共 { $n } 格，从 1 编号，白格是 { $white } 号。
position-black = { $n ->
    [1] 唯一的一格是黑的。
   *[other] { $n } 格全是黑的。
 }
how-to-tap = 先点 x，再点最后一个要翻转的格子。
turn = 翻转 { $cells } 号格
    .told = { $who }翻转了 { $cells } 号格。
turn-many = 翻转 { $x }、{ $next }、…、{ $last } 号格
    .told = { $who }翻转了 { $x }、{ $next }、…、{ $last } 号格。

few = { $cells } 号是白格，算 { $heaps }（SG 值）
many = { $count } 个白格按角上的数来算（SG 值）
a-turn = 翻
won-one = 只有 { $x } 号是白格：只翻它，就没有白格了。
lost-end = 没有白格了。

legend = 每格 x 的角上是 g(x)：x 是白格时算多少；g(x) 相等的两个白格互相抵消。粗框：白格中，g(x) 的值出现奇数次的。
