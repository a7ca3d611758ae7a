rule =
    删去相邻的、还在的几个点，个数的限制见下面。标 ↻ 的一行是环，首尾相邻；第一次删过以后就断成链，隔着空位的不相邻。
    无法操作者输。
takes = l 和 r，再把每个环写成若干个 I：2 3 IIII III；一共至多 14 个点；X 是已经删去的点，环里有删去的点时，第一个必须是 X
how = 点击要删的第一个和最后一个点；只删一个（l = 1 时）就点击它，再{ then-play }。
how-ring = 在完整的环里点击一个点：从左端到它都删去。
how-both = { how }完整的环（↻）点击一下就行：从左端到所点的点都删去。
trick = 给每个环、每条链算一个数，让这些数能两两抵消。不到 l + r 个点的环和链，点数除以 l、舍去余数，就是它算多少：从一头删，能得到任何更小的数；至少少了 l 个点，怎么删都不会还算这么多。不少于 l + r 个点的环算 0：一删就成了链，能把它删完，或者删正中间，留下相等的两条，再照样应。不少于 l + r 个点的链，算删一次得不到的最小的数。{ trick-together }{ trick-nim }
ask-where = 只剩一条不短于 l 的链时，是不是总能留下两条相等的链，或者删完？
ask-what = 怎么删，能让各个环和链的数拆成 1、2、4、… 的小份，正好两两成对？

position = 环的点数：{ $rings }；链的点数：{ $paths }；l = { $l }，r = { $r }。
position-rings = 环的点数：{ $rings }；l = { $l }，r = { $r }。
position-paths = 链的点数：{ $paths }；l = { $l }，r = { $r }。
position-end = 一个点也没有了。
note = 每次至少删 l = { $l } 个，至多删 r = { $r } 个。
open = 从第 { $ring } 个环删去 { $count } 个点
    .told = { $who }从第 { $ring } 个环删去了 { $count } 个点。
remove = 从第 { $ring } 行删去{ $count ->
    [1] 第 { $from } 个点
   *[other] 第 { $from } 到第 { $to } 个点
 }
    .told = { $who }从第 { $ring } 行删去了{ $count ->
    [1] 第 { $from } 个点
   *[other] 第 { $from } 到第 { $to } 个点
 }。

few = 各部分算多少（SG 值）：{ $parts }
ring = { $size } 个点的环算 { $value }
path = { $size } 个点的链算 { $value }
many = { $count } 个部分按下面的数来算（SG 值）
a-move = 走
lost-end = 哪里都没有 l 个相邻的点。
lost-rings = 每个环都不少于 l + r = { $sum } 个点，一删就成了不短于 l 的链，{ $other }把它全部删去，或者删正中间，留下相等的两条，以后{ $mover }在一条上怎么删，{ $other }就在另一条上照样删。没动过的环也都一样。

legend = 还能走的每个环、每条链下面：它算多少，只剩它时谁走谁输的算 0。{ $orange ->
    [0] { "" }
   *[other] 橙框：不是 0。
 }
