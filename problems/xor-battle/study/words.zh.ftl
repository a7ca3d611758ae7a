rule =
    灰色的一行是 x。每一轮有一个数，属于 0 号或 1 号玩家：这一轮归谁，谁就可以让 x 不变，或者把这个数异或到 x 上（写成二进制，它哪几位是 1，就把 x 的哪几位翻过来）；另一方等待。
    各轮结束时 x = 0，0 号赢，否则 1 号赢。
takes = 先写各轮的数，再写各轮属于谁，最后写 x：1 4 3 2 1 | 0 1 1 0 0 | 0。至多 8 轮，数至多 15
how = 这一轮归你：点一个按钮。
how-wait = 不过这一轮归对方，你只能点按钮等待。
trick = 两条都成立，0 号就能赢：x 能用 0 号剩下的几个数异或出来（每一位，这几个数里有奇数个 1，x 就是 1）；1 号的每个数，也都能用它下面 0 号的几个数异或出来。0 号：异或、不变两种里，选以后还能凑出 x 的。1 号：到了自己的一轮，而 0 号凑不出这个数，不变的 x 和异或以后的 x 就至多有一个还能变成 0，选另一个；没有这样的数，1 号怎么选都改变不了输赢。
ask-where = 只剩最后一轮、两轮、三轮时，x 是哪些数，0 号能赢？
ask-what = 0 号：走哪一步，以后还能用自己的数把 x 变成 0？1 号：走哪一步，x 就变不成 0 了？
left = 0 号
right = 1 号

round-0 = { $number }（{ left }）
round-1 = { $number }（{ right }）
position = x = { $x }。剩下的各轮：{ $rounds }。{ note }
position-end = x = { $x }。各轮都已结束。
note = x 下面从上到下是剩下的各轮，紧挨着 x 的一行是这一轮：属于谁（P0 是 0 号，P1 是 1 号）、数是几、它的二进制位。
xor = 把 { $number } 异或到 x 上，x 变成 { $to }
    .told = { $who }把 { $number } 异或到 x 上，x 变成了 { $to }。
leave = 让 x 不变
    .told = { $who }没有异或这一轮的数 { $number }，x 不变。
passes = x 不变（或等待）
wait = 在数是 { $number } 的这一轮等待
    .told = 数是 { $number } 的这一轮不归{ $who }，只能等待，x 不变。

won-why = { $why }
lost-why = { $why }
end = 最后 x 是 { $x }。
free = { $right }有 { $number }，而其后{ $left }的数怎么选，都凑不出 { $number }（异或）。到那一轮，x 和 x ⊕ { $number } 至多有一个还能变成 0，由{ $right }来选。
zero = x 是 0，{ $left }不用抵消什么。
cancels = x = { $sum }，{ $left }能用自己的数把它抵消。
out = x = { $x }，{ $left }的数怎么选，都凑不出 { $x }（异或），没法把它翻成 0。
each = { $right }的每个数都能用其后{ $left }的数凑出来（异或），所以{ $right }怎么选都改变不了输赢。
only = 只有一步能保持这一点：{ $step }。
either = { $mover }异或或者不变都可以。
waits = 这一轮{ $mover }只能等待。

legend = 框：x 或{ right }的数，用下面{ left }的数凑得出来（异或）。{ $orange ->
    [0] { "" }
   *[other] 橙框：凑不出来。
 }
w = 0 号能赢的 x：{ $all }
w-none = 0 号没有能赢的 x
