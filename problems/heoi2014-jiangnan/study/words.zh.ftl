rule =
    每次把两堆合并成一堆，合并后不能超过 m 颗。
    无法操作者输。
takes = 先写 m，再写各堆，每堆不超过 m 颗，总共不超过 16 颗，例如 3 | 1 1 1 1 1
how = 点要合并的两堆。
ask-where = 如果最后剩下的堆最少，还要合并几次？
ask-what = 先合并哪两堆，就能保证以后的步数是偶数？

position = { $count ->
    [1] 一堆 { $sizes } 颗。
   *[other] 各堆：{ $sizes }。
 }{ note }
note = m = { $m }：一堆至多 { $m } 颗。
merge = 把第 { $first } 堆（{ $one } 颗）和第 { $second } 堆（{ $other }颗）合并成 { $sum } 颗
    .told = { $who }把第 { $first } 堆（{ $one } 颗）和第 { $second } 堆（{ $other }颗）合并成 { $sum } 颗。

lost-one = 只剩一堆，无法合并。
lost-end = 任何两堆合起来都超过 m = { $m } 颗，无法合并。
lost-even = { $count } 堆最少并成 { $k } 堆，要走 { $turns } 步，是偶数。{ $other }总能应对，使两人合起来还是一堆一堆地装满，恰好走这么多步。
lost-search = 不管怎么合并，{ $other }都能使总步数是偶数：比如走 { $sum }，{ $other }就走 { $answer }。
won-last = 合并 { $sum }，以后任何两堆都不能再合并。
won-odd = { $count } 堆最少并成 { $k } 堆，要走 { $turns } 步，是奇数。一堆一堆地装满，就能保证恰好走这么多步：先走 { $sum }。
won-back = 合并 { $sum }，剩下满堆、单颗，外加至多一堆别的。从那里到堆数最少要走 { $turns } 步，是偶数；一堆一堆地装满，就能保证恰好走这么多步。
won-search = 能使总步数是奇数：先走 { $sum }，以后不管{ $other }怎么合并，{ $mover }都有办法保持。

legend-way = 通向最少堆数的固定路线：每个框并成一堆，至多 m 颗。粗框上的数：要合并几次。
legend = 一种走法：每个框并成一堆，至多 m 颗。粗框上的数：要合并几次。
turns = R = { $count } − { $k } = { $turns }
