rule =
    从 1 开始，轮流接着往下报数，每次至少报一个，至多报 k 个。
    报到表里最后一个数的人赢。
takes = 规则的编号、T 和 k，例如 2 30 2；可以再写已经报到几。T 至多 60，规则 2 至多 1830
how = 点你要报到的数。
trick = 从表里最后一个数往前依次减 k + 1（k = 2 时从 8 起：8、5、2），每次都报到其中一个数为止。以后对方报 1 到 k 个，就接着报几个，两次合计 k + 1 个，又停在下一个这样的数上，最后一个数就归自己。
ask-where = 报到几游戏就结束？再往前，你想停在哪个数？
ask-what = 这次报到哪个数为止，剩下的个数就是 k + 1 的倍数？

position = { $last ->
    [0] 还没有报数。
   *[other] 已经报到 { $last }。
 }规则 { $variant }，T = { $target }，k = { $k }。
note-number = 报到 { $target } 的人赢。每次至多报 k = { $k } 个。
note-sum = 报到 { $w } 的人赢，每次至多报 k = { $k } 个，报的时候不用求和；{ $w } 来自 1 + 2 + … + { $w } = { $sum }，第一次达到或超过 { $target }。
say-one = 报 { $to }
    .told = { $who }报了 { $to }。
say-more = 从 { $from } 报到 { $to }
    .told = { $who }从 { $from } 报到 { $to }。

lost-over = 表里最后一个数 { $w } 已经报了。
won-reach = 到 { $w } 还有{ $left }个数，不超过 k = { $k }：一次就能报到。
lost-multiple = 到 { $w } 还有{ $left }个数，是 { $k } + 1 = { $sum } 的倍数：不管{ $mover }报几个，{ $other }都能接着报到两次合计 { $sum } 个。
won-rest = 报到 { $stop } 为止，到 { $w } 还有{ $left }个数，是 { $k } + 1 = { $sum } 的倍数，以后不管{ $other }报几个，{ $mover }都能接着报到两次合计 { $sum } 个。

legend = 报到 { $w } 结束。圆圈：{ $w }，以及从它往前依次减 k + 1 = { $sum } 的数。{ $orange ->
    [0] { "" }
   *[other] 橙框：现在该走的一方报完这几个（下面写着个数），就停在圈出的数上。
 }
rest = W = { $w }，{ $left } mod { $sum } = { $rest }
