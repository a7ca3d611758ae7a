rule =
    每轮 Alice 报一个 0 到 k 的整数，Bob 把它加到得分上，或者从得分中减去。Bob 至少要加几次，见下面。
    最后得分大于目标，Alice 赢；小于目标，Bob 赢；等于目标是平局。
takes = n m | k | 已加的和、已减的和 | 目标，例如 3 2 | 4 | 0 0 | 4：至多 4 轮，k 至多 10 且是 2ⁿ⁻¹ 的倍数；只报整数：由证明，Alice 的最优选择恰好都是整数
how = 点你要报的数。
how-bob = 选加上或减去。
trick = 从最后往回算。Bob 不必再加，就每轮都减，所以 Alice 报 0；剩下每轮都必须加，Alice 就每轮报 k。其他时候，算出 Bob 这轮加、这轮减之后，以后几轮各得多少，Alice 报两者之差的一半：Bob 加减都一样，这轮起共得两者的平均。报多了 Bob 就减，报少了就加，得分都更低；Bob 总选最后得分较低的一种。
ask-where = 如果 Bob 剩下每轮都必须加，Alice 该报几？一次都不必加呢？
ask-what = Alice 要最后得分大于目标，Bob 要它小于目标：走哪一步能做到？做不到的话，怎样能正好等于目标？
left = Alice
right = Bob

position = 还剩 { $n } 轮，{ right }至少还要加 { $m } 次，能报 0 到 { $k }。得分 { $score }，目标 { $target }。
position-named = 还剩 { $n } 轮，{ right }至少还要加 { $m } 次，能报 0 到 { $k }。得分 { $score }，目标 { $target }。{ left }报了 { $x }。
note = 得分 { $score }，目标 { $target }，k = { $k }。{ $n ->
    [0] { "" }
   *[other] 还剩 { $n } 轮（空格），{ $m ->
        [0] { right }不必再加。
       *[other] { right }至少还要加 { $m } 次，哪几轮都行。
     }
 }
name = 报 { $x }
    .told = { $who }报了 { $x }。
add = 加上 { $x }
    .told = { $who }加上了 { $x }。
subtract = 减去 { $x }
    .told = { $who }减去了 { $x }。
wait-number = 等{ left }报数
    .told = { $who }等{ left }报数。
wait-answer = 等{ right }加减
    .told = { $who }等{ right }加减。

won-above = { $why }最后得分 { $end }，比目标多 { $by }。
won-below = { $why }最后得分 { $end }，比目标少 { $by }。
draw-equal = { $why }最后得分 { $end }，正好等于目标。
lost-above = { $why }最后得分最少是 { $end }，比目标多 { $by }。
lost-below = { $why }最后得分最多是 { $end }，比目标少 { $by }。

over = 各轮都结束了。
never-adds = { $right }不必再加，听到什么数都减，所以{ $left }报 0。
always-adds = 剩下的每一轮{ $right }都必须加，所以{ $left }每次都报 { $k }。
half = { $right }加，以后几轮得 { $added }；{ $right }减，得 { $subtracted }。{ $left }报差的一半 { $x }，加和减的结果就一样。
must-add = 剩下的每一轮{ $right }都必须加，所以{ $right }加上 { $x }。
adds = 加上 { $x }，最后是 { $added }；减去它，最后是 { $subtracted }。所以{ $right }加。
subtracts = 加上 { $x }，最后是 { $added }；减去它，最后是 { $subtracted }。所以{ $right }减。
both = 不管加上还是减去 { $x }，以后双方都走得最好，最后都是 { $added }。

legend = 数的上方：{ right }加上它，最后的得分；下方：{ right }减去它，最后的得分（必须加时没有）。{ $orange ->
    [0] { "" }
   *[other] 橙框：{ right }会选得分较低的一种；报这个数，较低的得分最高。
 }
final = 最后得分 { $formula }，目标 { $target }；f(n, m) 是还剩 n 轮、至少要加 m 次时，这些轮一共得的分
