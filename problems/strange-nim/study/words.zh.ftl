rule =
    每堆各有一个数 k。选一堆，设现在有 x 颗，从中取 1 到 ⌊x/k⌋ 颗（向下取整）。
    无法操作者输。
takes = 各堆的 k | 各堆的颗数，例如 2 3 | 6 9；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗；k 是 1 到 99
how = { how-stones }
ask-where = 每堆现在最多能取几颗？堆减到几颗时，这个上限会变？
ask-what = 从哪堆取几颗，能让各堆 SG 值的异或和变成 0？

position = 各堆：{ $heaps }。
heap = { $x } 颗（k = { $k }）
note = k = { $ks }。每堆左边是现在至多能取的颗数。

lost-end = 每堆的颗数都小于它的 k，不能再取。
lost-steps = 不管从哪堆取几颗，{ $other }都能在同一堆里凑满 ⌊x/k⌋ + 1 颗，现在就是 { $sums } 颗，一直到每堆都小于它的 k。
won-end = { $step }，每堆就都小于它的 k，{ $other }无法再取。
won-multiple = 只有第 { $heap } 堆起作用：{ $size } 是 k = { $k } 的倍数。取走 { $stones } 颗，以后不管{ $other }取几颗，都能在同一堆里凑满 ⌊x/k⌋ + 1 颗。
won-steps = 只有第 { $heap } 堆起作用：每次减 ⌊x/k⌋ + 1，会碰到 k = { $k } 的倍数 { $multiple }。取走 { $stones } 颗，以后不管{ $other }取几颗，都能在同一堆里凑满 ⌊x/k⌋ + 1 颗。
values = 各堆每次减 ⌊x/k⌋ + 1，减到 k 的倍数，再除以 k，得 { $values }

legend = 细框：从右往左每次减 ⌊x/k⌋ + 1 颗，减到 k 的倍数。粗框：剩下的每 k 颗一组，组数就是这堆的 SG 值。
