rule =
    每次取 pᵏ 颗石子，p 是质数，k ≥ 0（1、2、3、4、5、7、8、9……）。
    取到最后一颗的人赢。
takes = { takes-heap }
how = { how-stones }
ask-where = 从 1 数起，第一个不能取的数是几？正好剩这么多颗，你能赢吗？
ask-what = 取几颗，剩下的就是 6 的倍数？

lost-empty = 石子已经取完。
won-all = { $n } 颗可以一次取完。
lost-multiple = { $n } 是 6 = 2·3 的倍数，而质数的幂都不是 6 的倍数。所以怎么取都会剩下余数 1 到 5，{ $other }再取走余数。
won-rest = 取走 { $n } 除以 6 的余数 { $rest }，剩{ $left }颗。质数的幂都不是 6 = 2·3 的倍数，所以{ $other }怎么取都会剩下余数，{ $mover }接着取走余数就行。

legend = 细框：6 的倍数都不能取，所以每组 6 颗。粗框：余下的。
rest = { $n } mod 6 = { $rest }
