rule =
    小 L 从 A 中选一个数，小 Q 看到后从 B 中选一个数。
    两数的乘积大于目标，小 L 赢；小于目标，小 Q 赢；相等是平局。
takes = A | B | 目标，例如 0 1 -2 | -3 4 | -1；每行至多 8 个数，-99 到 99。后面可以再写已选的是第几个，0 表示还没选：| 1 0
how = 点自己那一行的一个数。
trick = 小 Q 后选，要让乘积尽量小：小 L 选正数，小 Q 就选 B 中最小的数；小 L 选负数，小 Q 就选 B 中最大的数。小 L 这样算出各个乘积，选乘积最大的。A 中的非负数乘的都是同一个数，数越大，乘积不是一路变大，就是一路变小（或者不变），负数也是这样；所以小 L 只用试四个数：最大的、最小的、0 两侧离 0 最近的（有 0 就算上 0）。
ask-where = 小 L 选了正数，小 Q 会选哪个数？选了负数呢？
ask-what = 选哪个数，最后能领先？如果不能领先，选哪个能打平？
left = 小 L
right = 小 Q

position = A：{ $a }。B：{ $b }。{ note }
position-left = { position }{ left }选了 { $x }。
position-right = { position }{ right }选了 { $y }。
position-both = { position }{ left }选了 { $x }，{ right }选了 { $y }。
note = 目标：{ $goal }。{ left }要乘积大于它，{ right }要乘积小于它。
pick-a = 选 A 的第 { $place } 个数 { $number }
    .told = { $who }选了 A 的第 { $place } 个数 { $number }。
pick-b = 选 B 的第 { $place } 个数 { $number }
    .told = { $who }选了 B 的第 { $place } 个数 { $number }。

won-ahead = 乘积是 { $product }，目标是 { $goal }，最后{ $mover }领先 { $by }。
lost-behind = 乘积是 { $product }，目标是 { $goal }，最后{ $mover }落后 { $by }。
draw-level = 乘积是 { $goal }，正好等于目标。
two-answers = { $mover }选正数，{ $other }就选 { $plus }；{ $mover }选负数，{ $other }就选 { $minus }。这样算下来，{ $row } 中最好的是 { $x }。
one-answer = { $other }只能选 { $only }。这样算下来，{ $row } 中最好的是 { $x }。
answer = { $other }从 { $row } 中选了 { $x }，最好的应对是 { $y }。
answer-any = { $other }从 { $row } 中选了 0，怎么选乘积都是 0。
all-picked = 没有可选的了。

legend = 橙框：最大的数、最小的数、0 两侧离 0 最近的数，框上是{ $other }最优应对后的乘积。细框：{ $other }最大和最小的数，应对时只会用到它们。
legend-answers = 橙框：B 中最小的数和最大的数，框上是乘积。
legend-end = { all-picked }
best = 最优：{ $formula }，目标 { $goal }
