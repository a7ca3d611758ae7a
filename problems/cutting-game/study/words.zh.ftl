rule =
    每次选一张纸，沿一条格线剪成两张。
    先剪出 1 × 1 的人赢。
takes = 宽和高，例如 4 2：一共至多 24 格，边长至多 8；几张纸写成 2 2 | 2 2
how = 点要剪开的格线。
trick = 有一边是 1 的纸叫条，从条的一头马上能剪下 1 × 1。所以只剪不出条的剪法，谁先没有这样的剪法，谁就输。相同的两张互相抵消，因为一张怎么剪，另一张都能照样剪；别的纸各算一个数。{ trick-count }{ trick-together }边长都是 2 或 3 的算 0，2 × 4 算 1；2 × 6 算 2，因为剪一刀剩两张 2 × 3（0），或者 2 × 2 和 2 × 4（1）。{ trick-nim }
ask-where = 哪些剪法剪完，对手马上能剪出 1 × 1？
ask-what = 哪一刀能剪出 1 × 1？如果没有条，哪一刀不剪出条，剩下的又正好平衡（例如两张相同）？

position = 各张纸，宽 × 高：{ $sheets }。
down = 把第 { $sheet } 张（{ $size }）竖着剪，左边 { $at } 格宽
    .told = { $who }把一张 { $size } 竖着剪开，左边 { $at } 格宽。
across = 把第 { $sheet } 张（{ $size }）横着剪，上边 { $at } 格高
    .told = { $who }把一张 { $size } 横着剪开，上边 { $at } 格高。

made = 已经有 1 × 1
lost-made = 已经有 1 × 1 了：谁先剪出，谁就赢。
strip = { $sheet } 是条，剪下一个 1 × 1
won-strip = { $sheet } 是条，从一头剪下 1 × 1 就行。
lost-last = 边长都是 2 或 3，一剪就出现条，{ $other }再从条上剪下 1 × 1。
won-last = 一刀就能让边长都是 2 或 3，{ $other }只好剪出条：{ $step }。
lost-paired = 能安全剪的纸两两相同：在一张上怎么剪，{ $other }就在另一张上照样剪。
won-paired = 一刀就能让还能安全剪的纸两两相同：{ $step }，以后{ $other }在一张上怎么剪，{ $mover }就在另一张上照样剪。
lost-values = 谁先剪出条，谁马上就输。只用安全的剪法，看 { $sheets } 的 SG 值：{ $balance }。
won-values = 谁先剪出条，谁马上就输。只用安全的剪法，{ $sheets } 的 SG 值是 { $worth }。{ $step }，再看剩下各张的 SG 值：{ $balance }。

legend-strips = 有一边是 1 的纸叫条。{ $orange ->
    [0] { "" }
   *[other] 橙线：条上可以剪的地方。
 }
legend-safe = 有一边是 1 的纸叫条。虚线：会剪出条。{ $orange ->
    [0] { "" }
   *[other] 橙线：不会剪出条，线上是剪成的两张各算多少（走一步得不到的最小的数），相等就互相抵消。
 }
