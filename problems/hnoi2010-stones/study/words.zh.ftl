rule =
    每次取走一整堆，它的旁边必须有空位（灰色）；石头数就是得分。
    取完时得分多的人赢，一样多是平局。
takes = 先写一排石头，0 表示空位，再写两人已有的得分：1 0 2 9 | 0 0。2 到 12 个位置，至少一个空位，每堆至多 99
how = 点空位旁边的一堆。
trick = 山峰 x ≤ y ≥ z，谁取 x，对方就能取 y，自己再取 z，所以三堆当作一堆，算 x + z − y；这样一直合并到没有山峰。最边上的一堆（外面没有空位）不比旁边的小，就谁也不愿取旁边的、把它露出来，把这两堆放在一边。其余的总能从大到小轮流取：取最大的一堆，合并成的就取它靠着空位的一头；自己不取，对方就取。走之前数一数还有几堆：是奇数，放在一边的最后只好由对方让出；是偶数，就只好由自己让出。
ask-where = 你的每种取法会露出哪一堆？愿意让对手取走它吗？
ask-what = 取哪一堆，最后能领先？如果不能领先，取哪一堆能打平？
left = 先手
right = 后手

position = 从左到右：{ $heaps }。{ note }
empty = 空位
note = { left } { $first } 分，{ right } { $second } 分。
move = 取第 { $place } 个位置的一堆（{ $heap }）
    .told = { $who }取了第 { $place } 个位置的一堆（{ $heap }）。

won-ahead = 最后{ $mover }领先 { $by } 分，{ $own } 比 { $others }。
lost-behind = 最后{ $mover }落后 { $by } 分，{ $own } 比 { $others }。
draw-level = 最后两人都是 { $own } 分。
by-size = { $count ->
    [1] 按大小取的只有一堆：{ $heaps }。
   *[other] 这些堆从大到小轮流取：{ $heaps }。
 }
by-size-merged = { $count ->
    [1] 山峰和两边合成一堆：{ $heaps }。
   *[other] 山峰和两边合成一堆，从大到小轮流取：{ $heaps }。
 }
walls-odd = 最边上的一堆谁也不想让出来。剩下的堆数是奇数，最后只好由{ $other }让出，{ $mover }{ $gain ->
    [0] 没有多得
   *[other] 多得 { $gain } 分
 }。
walls-even = 最边上的一堆谁也不想让出来。剩下的堆数是偶数，最后只好由{ $mover }让出，{ $other }{ $gain ->
    [0] 没有多得
   *[other] 多得 { $gain } 分
 }。
best-move = 这一步{ $mover }取第 { $place } 个位置的 { $heap }。
all-taken = 石头已经取完。

legend-orange = 橙框：从大到小轮流取的堆，山峰和两边合成一堆，框上是它的值。
legend = { $thin ->
    [0] { legend-orange }
   *[other] 细框：最边上（外面没有空位）的一对，框上是边上的一堆多几颗。{ $orange ->
        [0] { "" }
       *[other] { legend-orange }
    }
 }
gain = 剩下的石头：{ $formula }；连已有的分：{ $lead }
