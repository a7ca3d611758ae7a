rule =
    每次从一堆里取至少 L 颗、至多 R 颗石子。
    无法操作者输。
takes = L 和 R | 各堆，例如 2 5 | 6 8 9：L 不超过 R；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗
how = { how-stones }
ask-where = 不到几颗的堆就不能取了？从几颗的堆取一次，能剩下这么少？
ask-what = 撇开 L + R 颗一组的整组，余下的每 L 颗一块。从哪堆取几颗，能让各堆的块数拆成 1、2、4、… 后两两成对？

position = 各堆：{ $sizes }；每次至少取 { $l } 颗，至多取 { $r } 颗。
note = L = { $l }，R = { $r }：每次至少取 { $l } 颗，至多取 { $r } 颗。

lost-end = 每堆都不到 L = { $l } 颗，不能再取。
lost-rests = 各堆撇开 L + R = { $sum } 颗一组的整组，余下 { $rests } 颗，都不到 L = { $l } 颗，不够取：不管从哪堆取几颗，{ $other }都能在同一堆里凑满 { $sum } 颗。
won-end = { $step }，每堆就都不到 L = { $l } 颗，{ $other }无法再取。
won-one = 各堆撇开 L + R = { $sum } 颗一组的整组，只有第 { $heap } 堆余下的不少于 L = { $l } 颗，有 { $rest } 颗：从中取 { $stones } 颗，以后不管{ $other }取几颗，{ $mover }都能在同一堆里凑满 { $sum } 颗。
blocks = 各堆撇开 L + R = { $sum } 颗一组的整组，余下的每 L = { $l } 颗算一块，各有 { $blocks } 块

legend = 细框：每组 L + R = { $sum } 颗。粗框：余下的每 L = { $l } 颗一块，块数就是这堆的 SG 值。
