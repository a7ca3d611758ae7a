rule =
    每次从一堆里取至少 L 颗、至多 R 颗石子。
    无法操作者输。
takes = L 和 R | 各堆，例如 2 5 | 6 8 9：L 不超过 R；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗
how = { how-stones }
ask-where = 不到几颗的堆就不能取了？从几颗的堆取一次，能剩下这么少？
ask-what = 从哪堆取几颗，能让各堆块数的异或和变成 0？

position = 各堆：{ $sizes }；每次至少取 { $l } 颗，至多取 { $r } 颗。
note = L = { $l }，R = { $r }：每次至少取 { $l } 颗，至多取 { $r } 颗。

lost-end = 每堆都不到 L = { $l } 颗，不能再取。
lost-rests = 各堆除以 L + R = { $sum } 余 { $rests }，都小于 L = { $l }：不管从哪堆取几颗，{ $other }都能在同一堆里凑满 { $sum } 颗。
won-end = { $step }，每堆就都不到 L = { $l } 颗，{ $other }无法再取。
won-one = 各堆除以 L + R = { $sum }，只有第 { $heap } 堆的余数 { $rest } 不小于 L = { $l }：从中取 { $stones } 颗，以后不管{ $other }取几颗，都能在同一堆里凑满 { $sum } 颗。
blocks = 各堆除以 L + R = { $sum } 取余，再除以 L = { $l } 下取整，得 { $blocks }

legend = 细框：每组 L + R = { $sum } 颗。粗框：余下的每 L = { $l } 颗一块，块数就是这堆的 SG 值。
