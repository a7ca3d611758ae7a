rule =
    每次从剩下的数里选一个，异或到 Alice 的数上，或者异或到 Bob 的数上。
    全部用完后，谁的数大谁赢，相等是平局。
takes = 先写剩下的数，再写 Alice 和 Bob 的数，例如 4 2 1 6 3 | 0 0：至多 8 个数，都在 0 到 15 之间
how = 点要用的数，再点 Alice 或 Bob 的数。
ask-where = 最后比大小，由哪一个二进制位决定？剩下的数中哪些能改变这一位？
ask-what = 走哪一步，能不把框出的这一位上最后一个 1 留给对手？
left = Alice
right = Bob

position = { left }的数是 { $alice }，{ right }的数是 { $bob }。剩下的数：{ $numbers }。
position-end = { left }的数是 { $alice }，{ right }的数是 { $bob }。所有的数都用完了。
note = A 是 Alice 的数，B 是 Bob 的数，下面是剩下的数。每个数的右边是它的二进制：8、4、2、1 四位。
xor-alice = 把第 { $place } 个数 { $number } 异或到 Alice 的数上
    .told = { $who }把第 { $place } 个数 { $number } 异或到了 Alice 的数上。
xor-bob = 把第 { $place } 个数 { $number } 异或到 Bob 的数上
    .told = { $who }把第 { $place } 个数 { $number } 异或到了 Bob 的数上。

draw-end = 数都用完了，{ $left }和{ $right }的数相等。
draw-equal = 所有的数，连同{ $left }和{ $right }的数，异或和是 0：怎么走，最后都相等。
won-settled = 在 { $top } 这一位上，{ $mover }是 1，{ $other }是 0；更高的位两人相同，剩下的数也改变不了这一位。
lost-settled = 在 { $top } 这一位上，{ $other }是 1，{ $mover }是 0；更高的位两人相同，剩下的数也改变不了这一位。
won-last-0 = 由 { $top } 这一位决定：剩下的数中只有一个在这一位是 1，就是 { $number }；两人在这一位都是 0。把它异或到{ $mover }的数上，这一位就只有{ $mover }是 1。
won-last-1 = 由 { $top } 这一位决定：剩下的数中只有一个在这一位是 1，就是 { $number }；两人在这一位都是 1。把它异或到{ $other }的数上，这一位就只有{ $mover }是 1。
won-two = 由 { $top } 这一位决定：剩下的数在这一位有 2 个 1、{ $zeros } 个 0。谁都不想拿倒数第二个 1。先用掉一个 0：0 有奇数个，用完时轮到{ $other }。
won-odd = 由 { $top } 这一位决定：剩下的数在这一位有 { $ones } 个 1、{ $zeros } 个 0。谁都不想拿倒数第二个 1。一共 { $n } 个数，是奇数，最后只能由{ $other }来拿。
lost-even = 由 { $top } 这一位决定：剩下的数在这一位有 { $ones } 个 1、{ $zeros } 个 0。谁都不想拿倒数第二个 1。一共 { $n } 个数，是偶数，最后只能由{ $mover }来拿，最后一个 1 归{ $other }。

legend = 细框：所有数的异或和的最高位，在剩下的各数中框出。粗框：这一位是 1 的。
legend-equal = 所有数的异或和是 0：每一位上都有偶数个 1，没有可以框的位。
x = x = { $x }，最高位是 { $top } 这一位：{ $ones } 个数是 1，{ $zeros } 个数是 0
x-zero = x = 0
