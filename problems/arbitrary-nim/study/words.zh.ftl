rule =
    每次从一堆里取走至少 1 颗、至多 K 颗。
    无法操作者输。
takes = 先写 K，再写 1 到 5 堆，例如 4 | 1 4 5；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗
how = { how-stones }
ask-where = 如果只留给对手一堆，该留几颗？留两堆呢？
ask-what = 减少哪一堆，能让各堆余下的部分里，每个 2 的幂都出现偶数次？

position = 各堆：{ $heaps }；每次至多取 { $k } 颗。
note = K = { $k }：每次至多取 { $k } 颗。

won-multiples = 从第 { $heap } 堆取 { $stones } 颗，每堆就都是 K + 1 = { $sum } 的倍数或已空，以后{ $other }取几颗，都能凑满 { $sum } 颗。
won-remainders = 一方取几颗，另一方都能凑满 K + 1 = { $sum } 颗，所以只看各堆的余数：{ $rests }。从第 { $heap } 堆取 { $stones } 颗，这时{ $balance }。
lost-multiples = 每堆都是 K + 1 = { $sum } 的倍数或已空：取几颗，{ $other }都能在同一堆凑满 { $sum } 颗。
lost-remainders = 一方取几颗，另一方都能凑满 K + 1 = { $sum } 颗，所以只看各堆的余数：{ $balance }。

legend = 每堆先按 K + 1 颗一组框出，余下的拆成 2 的幂。相同的幂两两抵消，粗框：会剩下一个的。
