rule =
    每次把棋子（圆点）顺着箭头走一步，或者就在棋子所在的数上结束：先手只能在白色的数上结束，后手只能在灰色的数上结束。
    谁结束，谁赢；既不能走、又不能结束的人输。步数有限（见下面），用完时，棋子在白色上先手赢，在灰色上后手赢。
takes = 先写边，各点的数互不相同，再写棋子所在的数、界限和剩下的步数，例如 1>10 10>4 10>5 4>1 | 1 4 8：至多 8 个数，每个至多 99，至多 16 条边、40 步
how = 点棋子要走到的数，或者按“结束”。
how-on = 点棋子要走到的数：你不能在这里结束。
trick = 走上去就能赢的数，可以一轮一轮找出来。第一轮：对方在那里不能结束，也没有出边的数。以后每一轮：对方在那里不能结束，而且每条出边都通到这样的地方：你能结束，或者能再走到更早一轮找出的数。走的时候，每次都要走到比上一次更早一轮的数；每次要用两步，所以步数要够。不走最后一步的一方（还剩偶数步，双方合计，就是你）必须走到这种数上；另一方只要不让棋子走到这种数上，最后把它留在自己颜色的数上。
ask-where = 先手在哪些数上能马上结束？后手在哪里不能结束，又只能走到那些数？
ask-what = 怎样才能赢：就在这里结束，还是走到哪个数？
left = 先手
right = 后手

position = 棋子在 { $token } 上，界限是 { $bar }，{ $turns ->
    [0] 步数已用完
   *[other] 还剩 { $turns } 步
 }。边：{ $arrows }。
position-bare = 棋子在 { $token } 上，界限是 { $bar }，{ $turns ->
    [0] 步数已用完
   *[other] 还剩 { $turns } 步
 }。没有边。
note = 白色（不小于界限 { $bar }，{ left }能结束）：{ $high }；灰色（{ right }能结束）：{ $low }。{ $turns ->
    [0] { "" }
   *[other] 双方合计还剩 { $turns } 步。
 }
none = （没有这样的数）
end-first = 结束（只有{ left }能）
end-second = 结束（只有{ right }能）
end = 在 { $number } 上结束
    .told = { $who }在 { $number } 上结束了游戏。
move = 把棋子移到 { $number }
    .told = { $who }把棋子移到了 { $number }。

won-high = 棋子所在的数 { $number } 不小于 { $bar }，{ $mover }可以就此结束。
won-low = 棋子所在的数 { $number } 小于 { $bar }，{ $mover }可以就此结束。
won-last = 走到 { $to }：{ $other }在那里不能结束，也不能再走。
won-move = 走到 { $to }：{ $other }在那里不能结束。不管棋子再走到哪里，{ $mover }都能马上结束{ $ends ->
    [1] 。
    [2] ，或者总能走到{ $other }不能结束的地方，拖到步数用完，棋子停在那里，{ $mover }就赢。
   *[other] ，或者能再走到让{ $other }没办法的地方。
 }
lost-high = 棋子在 { $number } 上，而{ $mover }只能在小于 { $bar } 的数上结束，{ $other }只能在不小于 { $bar } 的数上结束。
lost-low = 棋子在 { $number } 上，而{ $mover }只能在不小于 { $bar } 的数上结束，{ $other }只能在小于 { $bar } 的数上结束。
no-turn = 步数已经用完。
no-arrow = 这里也没有出边。
only-to = 棋子只能走到 { $numbers }。{ $ends ->
    [1] 在那里{ $other }能马上结束。
   *[other] 在那里{ $other }或者能马上结束，或者能再走到让{ $mover }没办法的地方。
 }
only-to-even = 棋子只能走到 { $numbers }。在那里{ $ends ->
    [0] { $other }
   *[other] { $other }或者能马上结束，或者
 }能一直避开对{ $mover }有利的数，拖到步数用完，{ $other }就赢。

legend-b = B：{ left }现在走到那里，就能在剩下的步数里逼出不小于 { $bar } 的结束。
legend-a = A：{ right }现在走到那里，{ left }就能在剩下的步数里逼出不小于 { $bar } 的结束。
set-a = A = { $set }
set-b = B = { $set }
