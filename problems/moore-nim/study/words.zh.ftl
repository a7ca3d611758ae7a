rule =
    每次选 1 到 k 堆，从选中的每一堆里各取走至少一颗，颗数可以不同。
    取到最后一颗的人赢。
takes = k | 各堆，例如 2 | 3 5 6：至多 4 堆；两堆时每堆至多 40 颗，三堆时至多 11 颗，四堆时至多 5 颗
how = 点一颗石子：它和右边的全部一起取走。从哪几堆取，就在哪几堆各点一颗，再按“确定”。
ask-where = 只剩 k 堆时怎么赢？剩 k + 1 堆一样多，对手先取，你怎么应？
ask-what = 减少哪几堆（至多 k 堆），能让每个 2 的幂出现的次数都是 k + 1 的倍数？

position = k = { $k }，{ $count ->
    [1] 一堆 { $heaps } 颗
   *[other] 各堆：{ $heaps }
 }。
note = k = { $k }：每次至多动 { $k } 堆。
leave = 取成{ $left }
    .told = { $who }取成了{ $left }。

lost-end = 石子取完了。
lost-multiples = { $heaps } 拆成 2 的幂，每个幂出现的次数都是 k + 1 = { $sum } 的倍数：一步至多动 { $k } 堆，必定破坏这一点，{ $other }再恢复。
won-one-left = 只剩一堆：全部取走。
won-few = 只剩 { $n } 堆，而一次可以动 k = { $k } 堆：全部取走。
won-power = { $heaps } 拆成 2 的幂，{ $power } 出现 { $times } 次，不是 k + 1 = { $sum } 的倍数。取成 { $to }，每个幂出现的次数就都是 { $sum } 的倍数。

legend = 每堆拆成 2 的幂，分别框出。粗框：出现次数不是 k + 1 的倍数的幂。
quantity = 各二进制位上 1 的个数，从高位起：{ $ones }；mod { $sum }：{ $rests }
