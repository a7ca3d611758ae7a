rule =
    每次从一堆里取石子，至少取 1 颗，不能超过这一堆左边写的上限。
    无法操作者输。
takes = 各堆的上限 | 各堆的颗数，例如 3 5 7 | 9 10 14；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗；上限是 1 到 99
how = { how-stones }
ask-where = 如果只有其中一堆，轮到你走，剩几颗时你会输？
ask-what = 从哪一堆取，能让各堆余数里每个 2 的幂都出现偶数次？

position = 各堆：{ $heaps }。
heap = { $stones } 颗（上限 { $limit }）

lost-multiples = { $count ->
    [1] { $heaps } 是上限 + 1 = { $sums } 的倍数：不管取几颗
   *[other] 上限 + 1 依次是 { $sums }，各堆 { $heaps } 都是它的倍数：不管从哪堆取几颗
 }，{ $other }都能在同一堆里凑满上限 + 1 颗，一直到 0。
won-last = 只剩第 { $heap } 堆的 { $stones } 颗，上限是 { $limit }，可以一次取完。
won-one = 只有第 { $heap } 堆不是上限 + 1 的倍数，{ $size } 除以 { $sum } 余 { $stones }：取走这 { $stones } 颗，以后不管{ $other }取几颗，都能在同一堆里凑满上限 + 1 颗。
rests = 各堆除以上限 + 1 余 { $rests }

legend = 每堆按上限 + 1 颗分组框出，余下的拆成 2 的幂。相同的幂两两抵消，粗框：会剩下一个的。
