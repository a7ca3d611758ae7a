rule =
    每次从较大的数里减去较小的数的正整数倍：从长方形上切下若干个正方形。
    减出 0 的人赢。
takes = 两个数，至多 40，例如 25 7
how = 点一条虚线：它左边的正方形都切下。
ask-where = 现在有几种切法？如果只有一种，以后谁先有得选？
ask-what = 切在哪里，能减出 0，或者让下次有选择的是自己？

position = 两个数是 { $n } 和 { $m }。
move = 减去 { $times } × { $m }，变成 { $rest }
    .told = { $who }减去了 { $times } × { $m }，变成 { $rest }。

lost-end = 已经有 0 了：谁先减出，谁就赢。
won-equal = 两个数相等：一减就是 0。
won-multiple = { $n } 是 { $m } 的倍数：一次减出 0。
won-choice = { $n } 不小于 { $m } 的两倍，有选择：把 { $m } { $r } 交给{ $other }，或者停在 { $stop } { $m }，让{ $other }只能把 { $m } { $r } 交回来。两种走法必有一种能赢，这里走到 { $to }。
won-forced = 一开始没有选择：{ $chain }。走 { $moves } 步以后，{ $mover }先有选择：{ $a } ≥ 2 × { $b }。
lost-forced = 一开始没有选择：{ $chain }。走 { $moves } 步以后，{ $other }先有选择：{ $a } ≥ 2 × { $b }。

legend-end = 没有可切的了。
legend-choice = 至少放得下两个正方形，有选择。粗线：最后两条切线，标着切完剩下的数对。
legend-forced = 只放得下一个正方形时没有选择：{ $chain }。线上标着切完剩下的数对。
quantity = { $formula }
