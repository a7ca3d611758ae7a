rule =
    每次取 1 到 m 颗石子。
    取到最后一颗的人赢。
takes = n 和 m，例如 10 3：至多 1000 颗，m 至少是 1
how = { how-dark }
trick = 给对方留下 m + 1 的倍数：对方取走 1 到 m 颗，就把两次凑成 m + 1 颗。对方面对的总是 m + 1 的倍数，直到 0。
ask-where = 最多几颗你能一次取完？再多一颗呢？
ask-what = 取几颗，剩下的就是 m + 1 的倍数？

position = { $n } 颗石子，每次至多取 { $m } 颗。
note = m = { $m }：每次至多取 { $m } 颗。

lost-empty = 石子已经取完。
won-all = { $n } 不超过 m = { $m }，可以一次取完。
lost-multiple = { $n } 是 { $m } + 1 = { $sum } 的倍数：不管{ $mover }取几颗，{ $other }总能把两次凑成 { $sum } 颗，一直到 0。
won-rest = 留下 { $m } + 1 = { $sum } 的倍数：{ $n } 颗取走余数 { $rest }，剩{ $left }颗。以后不管{ $other }取几颗，{ $mover }总能把两次凑成 { $sum } 颗。

legend = 细框：每组 m + 1 = { $sum } 颗。{ $orange ->
    [0] { "" }
   *[other] 橙框：余下的。
 }
rest = { $n } mod { $sum } = { $rest }
