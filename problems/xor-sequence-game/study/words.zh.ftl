rule =
    每次从剩下的数里选一个，用在 Alice 的数上，或者用在 Bob 的数上：写成二进制，它哪几位是 1，就把那个数的哪几位翻过来（异或）。
    全部用完后，谁的数大谁赢，相等是平局。
takes = 先写剩下的数，再写 Alice 和 Bob 的数，例如 4 2 1 6 3 | 0 0：至多 8 个数，都在 0 到 15 之间
how = 点要用的数，再点 Alice 或 Bob 的数。
ask-where = 最后比大小，由哪一列决定？剩下的数中哪些能改变这一列？
ask-what = 走哪一步，能不把框出的这一列里最后一个 1 留给对手？
left = Alice
right = Bob

position = { left }的数是 { $alice }，{ right }的数是 { $bob }。剩下的数：{ $numbers }。
position-end = { left }的数是 { $alice }，{ right }的数是 { $bob }。所有的数都用完了。
note = A 是 Alice 的数，B 是 Bob 的数，下面是剩下的数。每个数的右边是它的二进制，四列依次代表 8、4、2、1。
xor-alice = 把第 { $place } 个数 { $number } 用在 Alice 的数上
    .told = { $who }把第 { $place } 个数 { $number } 用在了 Alice 的数上。
xor-bob = 把第 { $place } 个数 { $number } 用在 Bob 的数上
    .told = { $who }把第 { $place } 个数 { $number } 用在了 Bob 的数上。

draw-end = 数都用完了，{ $left }和{ $right }的数相等。
draw-equal = 每一列里的 1，连同{ $left }和{ $right }的，都是偶数个；每用掉一个 1，就把两人之一的这一位翻过来，所以怎么走，最后两人都相等（全部的异或和是 0）。
won-settled = 在代表 { $top } 的一列，{ $mover }是 1，{ $other }是 0，剩下的数都翻不动它；代表更大的数的各列，两人最后都相同。
lost-settled = 在代表 { $top } 的一列，{ $other }是 1，{ $mover }是 0，剩下的数都翻不动它；代表更大的数的各列，两人最后都相同。
won-last-0 = 由代表 { $top } 的一列决定（更大的各列，两人最后都相同）：两人在这里都是 0，剩下的数里只有 { $number } 能翻它。把它用在{ $mover }的数上，就只有{ $mover }是 1。
won-last-1 = 由代表 { $top } 的一列决定（更大的各列，两人最后都相同）：两人在这里都是 1，剩下的数里只有 { $number } 能翻它。把它用在{ $other }的数上，就只有{ $mover }是 1。
won-two = 由代表 { $top } 的一列决定：剩下的数在这里有 2 个 1、{ $zeros } 个 0。谁用掉头一个 1，就把决定胜负的另一个 1 留给了对方，所以先用一个 0：0 有奇数个，用完时轮到{ $other }。
won-odd = 由代表 { $top } 的一列决定：剩下 { $n } 个数，在这里有 { $ones } 个 1、{ $zeros } 个 0。谁用掉倒数第二个 1，就把决定胜负的最后一个 1 留给了对方；{ $n } 是奇数，最后只能由{ $other }来用。
lost-even = 由代表 { $top } 的一列决定：剩下 { $n } 个数，在这里有 { $ones } 个 1、{ $zeros } 个 0。谁用掉倒数第二个 1，就把决定胜负的最后一个 1 留给了对方；{ $n } 是偶数，最后只能由{ $mover }来用。

legend = 细框：剩下的各数在决定胜负的一列里的数字；这是全部的数合起来有奇数个 1 的最左一列。粗框：其中的 1。
legend-equal = 全部的数合起来，每一列都有偶数个 1，没有哪一列决定胜负，所以没有框。
x = x = { $x }，最高位是 { $top } 这一位：{ $ones } 个数是 1，{ $zeros } 个数是 0
x-zero = x = 0
