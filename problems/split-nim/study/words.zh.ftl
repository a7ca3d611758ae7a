rule =
    每次把一堆换成两堆，两堆都要比原来小，可以是空堆，总数可以比原来多。
    无法操作者输。
takes = 各堆的颗数，每堆至多 6 颗，例如 4 3；h 颗的堆算 2ʰ 分，总分至多 64
how = 点一堆，再点两个新堆的大小。
ask-where = 1 颗的堆能换成什么？留下相等的两堆，对手换一堆，你怎么应？
ask-what = 换掉哪一堆，能让各堆旁的二进制数每一位上都有偶数个 1？
larger = 较大的新堆：
smaller = 较小的新堆：

move = 把第 { $heap } 堆（{ $size } 颗）换成 { $larger } 颗和 { $smaller } 颗
    .told = { $who }把第 { $heap } 堆（{ $size } 颗）换成了 { $larger } 颗和 { $smaller } 颗。

lost-empty = 每堆都空了，不能再换。
lost-paired = 各堆两两相等：在其中一堆里怎么走，{ $other }都可以在另一堆里照样走。
won-last = 只剩一堆 { $h } 颗，可以换成两个空堆。
won-lone = 各堆两两相等，只多出一堆 { $h } 颗：把它换成两个空堆，以后{ $other }在一堆里怎么走，{ $mover }都能在相等的那堆里照样走。
won-values = 每堆按旁边的二进制数来算，{ $sizes } 颗的算 { $values }。把 { $h } 换成 { $larger } 和 { $smaller }，再看各堆的数：{ $balance }。
lost-values = 每堆按旁边的二进制数来算。看 { $sizes } 颗的堆的数：{ $balance }。
cancel = 其余各堆两两相等：一堆怎么换，另一堆就能照样换。

legend = 每堆旁边：它算多少，写成二进制（h 颗的堆是第 h 个有奇数个 1 的数）。粗框：相等的两两抵消后剩下的。
