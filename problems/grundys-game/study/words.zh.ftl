rule =
    每次选一堆硬币，分成枚数不同的两堆。
    无法操作者输。
takes = 一堆或几堆，总共至多 30 枚，例如 8
how = 点要分开处的虚线。
ask-where = 几枚的堆已经不能再分？只有一堆 3 枚或 4 枚时，谁会赢？
ask-what = 在哪里分开，能让各堆 SG 值的异或和变成 0？

split = 把第 { $heap } 堆分成 { $part } 枚和 { $rest } 枚
    .told = { $who }把第 { $heap } 堆分成了 { $part } 枚和 { $rest } 枚。

lost-end = 每堆只有 1 枚或 2 枚，分不成枚数不同的两堆。
lost-even = 3 枚的堆恰好能分 1 次，4 枚的堆 2 次：一共还能分 { $splits } 次，是偶数。
won-odd = 3 枚的堆恰好能分 1 次，4 枚的堆 2 次：一共还能分 { $splits } 次，是奇数。
lost-paired = 能分的堆两两相等：在一堆里怎么分，{ $other }就在相等的那堆里照样分。
lost-one = { $size } 枚不管怎么分，两堆相当于 Nim 里不相等的两堆，{ $other }都能应一步，让剩下的再平衡（异或和是 0）。
won-one = 把第 { $heap } 堆分成 { $part } 枚和 { $rest } 枚：两堆的 SG 值都是 { $value }，互相抵消。
lost-several = { $sizes } 枚的堆，按 SG 值相当于 Nim 里的堆：{ $balance }。
won-several = { $sizes } 枚的堆相当于 Nim 里的 { $worth } 颗（SG 值）。把第 { $heap } 堆分成 { $part } 枚和 { $rest } 枚，再看各堆的 SG 值：{ $balance }。
others = 其余能分的堆两两抵消。

legend = 不超过 12 枚的堆，每枚硬币上标着从左端到它为止的 SG 值。粗框：整堆的 SG 值。
