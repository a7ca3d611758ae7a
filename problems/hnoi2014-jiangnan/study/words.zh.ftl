rule =
    每次选一堆不少于 F 颗的石子，尽量平均地分成 m 堆，m ≥ 2，每堆都不空。
    无法操作者输。
takes = 先写 F，再写各堆，总共至多 24 颗，例如 2 | 7
how = 点一堆，再点要分成几堆。
ask-where = 哪些堆已经不能再分？留下相等的两堆，对手分一堆，你怎么应？
ask-what = 把哪一堆分成几堆，能让各堆 SG 值的异或和变成 0？
into = 分成几堆：

position = F = { $f }，各堆的石子：{ $heaps }。
note = F = { $f }：不少于 { $f } 颗的堆可以分。
split = 把第 { $heap } 堆的 { $size } 颗分成 { $m } 堆
    .told = { $who }把第 { $heap } 堆的 { $size } 颗分成了 { $m } 堆。

lost-end = 每堆都不到 { $f } 颗，不能再分。
lost-even = 够 { $f } 颗的堆分一次就都不够了：还能分 { $count } 次，是偶数。
won-odd = 够 { $f } 颗的堆分一次就都不够了：还能分 { $count } 次，是奇数。
lost-paired = 能分的堆两两相等：在一堆里怎么分，{ $other }就在相等的那堆里照样分。
won-one = 把第 { $heap } 堆的 { $size } 颗分成 { $m } 堆，这些堆合起来的 SG 值是 0。
lost-several = { $sizes } 颗的堆，按 SG 值相当于 Nim 里的堆：{ $balance }。
won-several = { $sizes } 颗的堆相当于 Nim 里的 { $worth } 颗（SG 值）。把第 { $heap } 堆的 { $size } 颗分成 { $m } 堆，再看各堆的 SG 值：{ $balance }。
others = 其余能分的堆两两抵消。

legend = 不少于 F 颗的堆下面是它的 SG 值。m 上是最大的一堆分成 m 堆后，不少于 F 颗、又没有两两抵消的堆。粗框：相等的两两抵消后剩下的值。
