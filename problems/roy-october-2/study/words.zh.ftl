rule =
    每次取走一些石子，颗数必须是 1 或质数。
    取到最后一颗的人赢。
takes = { takes-heap }
how = { how-stones }
ask-where = 不能一次取完的堆，最少是几颗？面对它，你能赢吗？
ask-what = 取几颗，剩下的就是 4 的倍数？

lost-empty = 石子已经取完。
won-all = { $n } 颗可以一次取完。
lost-multiple = { $n } 是 4 的倍数，而 4 的倍数既不是 1 也不是质数。所以怎么取，剩下的除以 4 都余 1、2 或 3，{ $other }再取走余数。
won-rest = 取走 { $n } 除以 4 的余数 { $rest }，剩{ $left }颗。4 的倍数既不是 1 也不是质数，所以{ $other }怎么取，剩下的除以 4 都有余数，{ $mover }接着取走余数就行。

legend = 细框：4 的倍数都不能取，所以每组 4 颗。粗框：余下的。
rest = { $n } mod 4 = { $rest }
