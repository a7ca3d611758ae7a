rule = 每次选一堆 p > 1 颗，换成若干堆：p 的每个小于 p 的约数 d（包括 1）各一堆，再让其中一堆消失。无法操作者输。
takes = 各堆的颗数，每堆至多 36 颗，例如 12 8；一局至多能走 20 步：12 或 18 能走 8 步，24 能走 20 步
ask-where = 每堆的 SG 值是多少？哪些相等，可以抵消？
ask-what = 换掉哪一堆、让哪一堆消失，能使各堆 SG 值的异或和变成 0？

empty = 一堆也不剩。
note = 先点一堆，再在下面点新的各堆里消失的一堆。
move = 把第 { $heap } 堆的 { $p } 颗换掉，让新的 { $d } 颗一堆消失
    .told = { $who }把第 { $heap } 堆的 { $p } 颗换掉，让新的 { $d } 颗一堆消失了。

lost-end = 每堆都至多 1 颗，不能再换。
lost-primes = 大于 1 的堆都是质数，一步去掉一整堆：还有 { $count } 步，是偶数。
won-primes = 大于 1 的堆都是质数，一步去掉一整堆：还有 { $count } 步，是奇数。
lost-one = { $p } 颗换成 { $new }，不管哪一堆消失，其余各堆的 SG 值异或和都不为 0，{ $other }再走成 0。
won-one = 大于 1 的只有 { $p } 颗一堆，SG 值是 { $x }。{ $step }，就变成 0。
lost-values = { $sizes } 的 SG 值是 { $values }，异或和是 0。怎么走都不再是 0，{ $other }再走成 0。
won-values = { $sizes } 的 SG 值是 { $values }，异或和是 { $x }。{ $step }，就变成 0。
lost-many = 大于 1 的 { $count } 堆，SG 值的异或和是 0。怎么走都不再是 0，{ $other }再走成 0。
won-many = 大于 1 的 { $count } 堆，SG 值的异或和是 { $x }。{ $step }，就变成 0。

legend = 每堆角上是它的 SG 值，两个相等的互相抵消。粗框：出现奇数次的值。
