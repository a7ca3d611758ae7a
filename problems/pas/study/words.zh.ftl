rule =
    把给定长度的一条放在相邻的空格上。
    无法操作者输。
takes = 至多 3 种长度 | 格数，例如 2 3 | 9：至多 14 格；2 3 | 4 3 2 是空 4 格、盖住 3 格、空 2 格
how = 点新长条两端的两格。
how-one = 点新长条两端的两格；长 1 的点一格，再{ then-play }。
trick = 只有一个空段，又能放在正中间，就放正中间：以后对方怎么放，就在另一边照样放。一般地，放一条，就把空段隔成两边，以后每一条只在一边。{ trick-count }{ trick-together }放不下的空段算 0。从短到长，看一条放在各处，两边合起来算多少（3 和 1 合成 2）。{ trick-nim }
ask-where = 哪些空段已经放不下？剩两个一样长的空段，对手放一条，你怎么应？
ask-what = 放在哪里，能让各空段的数拆成 1、2、4、… 的小份，正好两两成对？

position = 长条的长度：{ $tiles }。各格从左到右：{ $cells }。
free = 空 { $count } 格
covered = 盖住 { $count } 格
note = { $count ->
    [1] 每条长 { $tiles } 格。
   *[other] 可放的长度：{ $tiles }。
 }
lay = 把长 { $s } 的一条放在第 { $first } 到 { $last } 格
    .told = { $who }把长 { $s } 的一条放在第 { $first } 到 { $last } 格。
lay-one = 把长 1 的一条放在第 { $cell } 格
    .told = { $who }把长 1 的一条放在第 { $cell } 格。

lost-end = 一条也放不下了。
lost-pairs = 放得下的空段有 { $sizes } 格，两两相等：在其中一段里怎么放，{ $other }就在另一段里照样放。
lost-zero = 空段按末格上的数来算，{ $sizes } 格的都算 0：不管一条放在哪里，它两边的数都不相等，{ $other }再让它们相等。
lost-table = { $sizes } 格的空段，按末格上的数来算：{ $balance }。
won-end = { $step }，就一条也放不下了。
won-pairs = { $step }，放得下的空段就有 { $sizes } 格，两两相等：以后{ $other }怎么放，{ $mover }都能在相等的那段里照样放。
won-zero = { $step }，还放得下的空段有 { $sizes } 格，表里都算 0：以后不管一条放在哪里，它两边的数都不相等，{ $mover }总能再让它们相等。
won-table = { $step }，还放得下的空段有 { $sizes } 格，看表里它们的数：{ $balance }。

legend = 每格上的数：如果它所在的空段到这一格为止，算多少；0 是谁走谁输（SG 值）。{ $orange ->
    [0] { "" }
   *[other] 橙框：整段的数。
 }
