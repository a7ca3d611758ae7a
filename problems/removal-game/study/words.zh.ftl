rule =
    每次取走最左或最右的一个数，加到自己的得分里。
    取完时得分多的人赢，一样多是平局。
takes = 先写一排数，再写两人已有的得分：4 5 1 3 | 0 0。至多 12 个数，每个至多 99
how = 点两端的一个数。
trick = 大的一端不一定好：取走它，会露出下一个数。每一端都这样算：这个数，减去对方在剩下的数上能领先的分，哪端得数大就取哪端。总分是固定的，领先越多，得分也越多。领先几分从短的算起：两个数，就是它们的差；三个数，两端各减去剩下两个的差，取大的；依此类推。剩偶数个数时，现在取的一方至少拿到一半：取了奇数位的一端，两端就都是偶数位，所以能拿全部奇数位，或者全部偶数位，选总和大的。
ask-where = 取走左端会露出哪个数？取走右端呢？对手想要吗？
ask-what = 取哪一端，最后能领先？如果不能领先，取哪一端能打平？
left = 先手
right = 后手

position = { $count ->
    [0] 数已经取完。
   *[other] 从左到右：{ $numbers }。
 }{ left } { $first } 分，{ right } { $second } 分。
note = { left } { $first } 分，{ right } { $second } 分。
take-left = 取最左边的 { $x }
    .told = { $who }取了最左边的 { $x }。
take-right = 取最右边的 { $x }
    .told = { $who }取了最右边的 { $x }。
take-last = 取 { $x }
    .told = { $who }取了 { $x }。

other-more = { $other }在剩下的数上多得 { $points } 分：{ $x } − { $points } = { $lead }
mover-more = { $mover }在剩下的数上多得 { $points } 分：{ $x } + { $points } = { $lead }
same = 两人在剩下的数上得分一样：{ $lead }
ends-left = 取左端的 { $x }，{ $after_left }；取右端的 { $y }，{ $after_right }。所以取左端
ends-either = 取左端的 { $x }，{ $after_left }；取右端的 { $y }，{ $after_right }。所以取哪一端都一样
ends-right = 取左端的 { $x }，{ $after_left }；取右端的 { $y }，{ $after_right }。所以取右端
ends-one = 只剩最后的 { $x } 可取
ends-none = 数已经取完
won-ahead = { $ends }。连已有的分，最后{ $mover }领先 { $lead } 分。
draw-level = { $ends }。连已有的分，最后两人得分相同。
lost-behind = { $ends }。连已有的分，最后{ $mover }落后 { $by } 分。

legend = { $orange ->
    [0] 至多只剩一个数。
   *[other] 橙框：两端。框上的数：{ $mover }取走这一端后，{ $other }在剩下的数上能多得几分；负数是{ $mover }多得。
 }
ahead = 领先 { $points } 分
level = 打平
behind = 落后 { $points } 分
difference = { $mover }目前{ $now }，剩下的数上 d(1, n) = { $d }，最后{ $end }
