rule = 每次翻一枚、两枚或三枚硬币，其中最右边的一枚必须正面朝上（白色）。无法操作者输。
takes = 1 到 12 枚硬币，H 是正面，T 是反面，例如 HTTHH
ask-where = 正面只有一枚、两枚或三枚时，怎样一步取胜？HHHH 呢？
ask-what = 翻哪几枚，能让正面朝上的硬币相当的堆里，每个 2 的幂都出现偶数次？

position = 共 { $n } 枚硬币，从 0 编号，正面朝上的是 { $heads } 号。
position-tails = { $n ->
    [1] 唯一的一枚硬币反面朝上。
   *[other] { $n } 枚硬币全是反面朝上。
 }
turn = 翻 { $coins } 号硬币
    .told = { $who }翻了 { $coins } 号硬币。

few = { $coins } 号硬币正面朝上，相当于 { $heaps } 颗石子的堆
many = { $count } 枚正面朝上的硬币各相当于一堆石子
a-turn = 翻
won-one = 只有 { $x } 号是正面：只翻它，就没有正面了。
lost-end = 没有正面朝上的硬币了。

legend = 每枚硬币 x 的角上是 g(x)：正面朝上时相当于几颗石子的堆。粗框：正面朝上的硬币。
