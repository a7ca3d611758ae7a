### 所有棋盘都可能说的话。每道题自己的话在它的文件夹里：study/words.zh.ftl。
### 网站给每条理由四个称呼：$mover 和 $other（“你”“电脑”“先手”），句首用 $Mover 和 $Other；
### $you 是 "mover"、"other" 或 "none"。

## 列举

between-and = 、
    .last = 、
between-or = ，或
    .last = ，或
between-comma = 、
    .last = 、

## 石堆

position-heaps = { $count ->
    [1] 一堆 { $heaps } 个。
   *[other] 各堆：{ $heaps }。
 }
take = 从第 { $heap } 堆取走 { $stones } 个（{ $from } → { $to }）
    .told = { $who }从第 { $heap } 堆取走 { $stones } 个（{ $from } → { $to }）。
take-only = 取走 { $stones } 个（{ $from } → { $to }）
    .told = { $who }取走 { $stones } 个（{ $from } → { $to }）。
takes-heap = 一堆，至多 1000，例如 13
how-stones = 点一颗石子，就取走它和它右边的所有石子。
how-dark = 点一颗深色的石子，就取走它和它右边的所有石子。浅色的也在堆里，只是现在不能点。
then-play = 按出现的“确定”
takes-heaps = 1 到 6 堆，例如 3 6 9；三堆时每堆至多 26，四堆时至多 10，五堆时至多 6，六堆时至多 4
ask-nim-where = 如果只留两堆，该留怎样的两堆？在 1、2 之外再留一堆呢？
ask-nim-what = 每堆拆成 1、2、4、8、… 的小份：减少哪一堆，能让相同的小份两两成对？
trick-nim = 把每个数拆成 1、2、4、8、… 的小份（每种至多一份），让留给对方的小份两两成对。对方怎么走都会拆散一对；这时在落单的小份里找最大的，把含有它的一个数减小：去掉这一份；更小的落单小份，这个数里有的也去掉，没有的就补上（例如 6 = 4 + 2，3 = 2 + 1：两个 2 成对，4、1 落单；6 去掉 4，没有 1 就补上 1，变成 3）。这样又全部成对；更小的各份加起来也不到去掉的那份，所以这个数确实变小。这样一直到结束。
trick-together = 几部分（也包括一步留下的几部分）合起来算多少：把各自的数拆成 1、2、4、… 的小份，相同的抵消，余下的加起来（1 和 2 合成 3，1 和 1 合成 0）。
trick-count = 每部分算多少：看这部分走一步能得到哪些数，0、1、2、…… 中得不到的最小的那个就是（能得到 0、1、3，就算 2）。所以它能减到任何更小的数，像一堆可以任取的石子；对方把它变大，就再减回来。
in-pieces = 拆成 1、2、4、8、… 的小份（每种至多一份），相同的两两成对。{ $orange ->
    [0] { "" }
   *[other] 橙框：配不成对的。
 }
legend-powers = 每堆{ in-pieces }
heaps = 各堆

## Nim

nim-sum = 异或和：{ $sum }
nim-lower = 把 { $heap } 取到 { $to }
lost-nim-empty = 各堆都空了，没有可取的。
lost-nim-two = 两堆 { $heaps } 相等：{ $mover }在一堆里取多少，{ $other }就在另一堆里取多少。
lost-nim-paired = 各堆 { $heaps } 两两相等：{ $mover }在一堆里取多少，{ $other }就在配对的一堆里取多少。
won-nim-last = 只剩一堆 { $heap }，可以一次取完。
won-nim-whole-two = 把 { $heap } 的一堆全部取走，其余两堆就相等，以后{ $other }在一堆里取多少，{ $mover }就在另一堆里取多少。
won-nim-whole = 把 { $heap } 的一堆全部取走，其余各堆就两两相等，以后{ $other }在一堆里取多少，{ $mover }就在配对的一堆里取多少。
won-nim-lower-two = 把 { $high } 取到 { $low }，两堆就相等，以后{ $other }在一堆里取多少，{ $mover }就在另一堆里取多少。
won-nim-lower = 把 { $high } 取到 { $low }，各堆就两两相等，以后{ $other }在一堆里取多少，{ $mover }就在配对的一堆里取多少。
lost-nim = 把各堆拆成 1、2、4、8、… 的小份（一堆里每种至多一份）：{ $heaps }。相同的小份正好两两成对（异或和是 0）：怎么走都会拆散一对，{ $other }总能再配成对。
won-nim = 把各堆拆成 1、2、4、8、… 的小份（一堆里每种至多一份）：{ $heaps }。配不成对的是 { $odd }（异或和是 { $x }）。{ $moves }，相同的小份就两两成对；以后不管{ $other }怎么走，{ $mover }总能再配成对。

## 其他数的异或和

lost-sum-empty = { $what }全是 0：改变其中一个，{ $other }就让它再变回 0。
won-sum-one = { $what }中只有 { $only } 不是 0：走一步就能把它变成 0。
lost-sum = 把{ $what }拆成 1、2、4、8、… 的小份：{ $terms }。相同的小份正好两两成对（异或和是 0）：怎么走都会拆散一对，{ $other }总能再配成对。
won-sum = 把{ $what }拆成 1、2、4、8、… 的小份：{ $terms }。配不成对的是 { $odd }（异或和是 { $x }）。走一步就能让相同的小份两两成对；以后不管{ $other }怎么走，{ $mover }总能再配成对。
change-move = 走
lost-balanced = { $told }。拆成 1、2、4、8、… 的小份，相同的正好两两成对（异或和是 0）：怎么{ $change }都会拆散一对，{ $other }总能再配成对。
won-unbalanced = { $told }。拆成 1、2、4、8、… 的小份，配不成对的是 { $odd }（异或和是 { $x }）。{ $step }，相同的就两两成对；以后不管{ $other }怎么走，{ $mover }总能再配成对。
won-evened = { $told }，异或和是 { $x }：{ $step }，再看这些数：{ $balance }。

## 各数平衡，现在或走一步之后：前面的话里“它们”指什么要清楚

balance-none = 它们全是 0；以后一方改变其中一个，另一方就让它再变回 0
balance-pairs = 它们{ $zeros ->
    [0] { "" }
   *[other] 除了 0，其余
 }两两相等（{ $numbers }），无论一方改变哪个，另一方总能让它们重新两两相等（异或和是 0）
balance-many = 它们拆成 1、2、4、8、… 的小份，相同的正好两两成对；以后一方怎么走，另一方都能再配成对（异或和是 0）
balance-powers = 它们（{ $numbers }）拆成 1、2、4、8、… 的小份，相同的正好两两成对；以后一方怎么走，另一方都能再配成对（异或和是 0）
