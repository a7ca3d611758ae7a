rule =
    每次选一张纸沿格线剪成两张：Alice 只能竖着剪，Bob 只能横着剪。
    无法操作者输。
takes = 宽和高，例如 6 2：一共至多 24 格，边长至多 12；几张纸写成 6 2 | 1 2
how = 点要剪开的格线。
trick = 高 1 的纸条，宽减 1 就是 Alice 抢不走的刀数；宽 1 的同样归 Bob。高 2 或 3 的纸，Alice 每次剪下宽 2 的一块；高 4 到 7，每次剪下宽 4 的，依此类推，剪窄了就送刀给 Bob；Bob 横着剪也一样。所以宽和高同时减半（舍去零头），直到有一个是 1，再数纸条（4 × 2 变成 2 × 1，Alice 有一刀）。这样剪只用掉自己的一刀，而怎么剪都至少用掉一刀：合计多的一方一直多；一样多，先剪的一方先剪完。
ask-where = 宽 4、高 1 的纸条，Alice 能剪几刀？2 × 2 的纸，你愿意先剪吗？
ask-what = 剪哪一刀，自己其余抢不走的刀一刀不少？
left = Alice
    .full = Alice，竖着剪
right = Bob
    .full = Bob，横着剪

position = 各张纸，宽 × 高：{ $sheets }。
down = 把第 { $sheet } 张（{ $size }）竖着剪，左边 { $at } 格宽
    .told = { $who }把一张 { $size } 竖着剪开，左边 { $at } 格宽。
across = 把第 { $sheet } 张（{ $size }）横着剪，上边 { $at } 格高
    .told = { $who }把一张 { $size } 横着剪开，上边 { $at } 格高。

lost-end = { $Mover }没有可以剪的地方。
won-ahead = 各张纸上对方抢不走的刀（正数归{ left }，负数归{ right }）：{ $cuts }，合起来{ $mover }多 { $by } 刀。{ $step }，只用掉自己的一刀；{ $other }每剪一次也至少用掉一刀，或者送给{ $mover }一刀，会先没有地方剪。
lost-behind = 各张纸上对方抢不走的刀（正数归{ left }，负数归{ right }）：{ $cuts }，合起来{ $other }多 { $by } 刀。{ $mover }每剪一次至少用掉自己的一刀，或者送给{ $other }一刀；{ $other }总能只用一刀来应，所以{ $mover }先没有地方剪。
lost-even = 各张纸上对方抢不走的刀（正数归{ left }，负数归{ right }）：{ $cuts }，合起来双方一样多。{ $mover }剪一次至少用掉自己的一刀，或者送给{ $other }一刀，{ $other }的刀就多了，所以{ $mover }先没有地方剪。

legend = 一张纸抢不走的刀数：宽和高同时减半（舍去零头），直到有一个是 1，另一个减 1 就是：剩的是宽归{ left }，是高归{ right }（4 × 2 变成 2 × 1，{ left }有一刀）。{ $orange ->
    [0] { "" }
   *[other] 橙线：轮到的一方只用掉自己一刀的剪法；其余的用掉更多。
 }
sum = { $terms } = { $sum }
