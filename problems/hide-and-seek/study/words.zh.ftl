rule = 阿空（圆圈）找阿燐（圆点）。每个时刻两人暗中选好：不动，或者沿一条边走一步，然后同时行动。两人站在同一点时游戏结束；一直没找到，就在最后时刻的下一个时刻结束。阿燐的得分是结束时刻减去约定的数，所以被找到得越晚越好。
takes = 阿燐和阿空所在的点；最后时刻、现在的时刻、约定的数；各条边：例如 2 1 | 2 0 1 | 1>2 1>3 2>3，至多 6 个点、10 条边、5 个回合
ask-where = 如果对方猜到你去哪里，会怎么选？那么每次都选同一个点好吗？
ask-what = 对手按最优的概率选择时，哪个选择平均起来对自己有利？
left = 阿燐
right = 阿空

position = 时刻 { $time }，最后时刻 { $last }，约定的数 { $stake }。{ left }在 { $orin }，{ right }在 { $okuu }。{ $count ->
    [0] 没有边。
   *[other] 边：{ $arrows }。
 }
note = 时刻 { $time }，最后时刻 { $last }；约定的数 { $stake }。{ left }（圆点）在 { $orin }，{ right }（圆圈）在 { $okuu }。{ $over ->
    [0] 想不动，就点自己所在的点。
   *[other] { "" }
 }
choose = 选 { $to } 号点
    .told = { $who }选了 { $to } 号点。

won-later = 只要{ $mover }{ $mix }，不管{ $other }怎么选，平均在 { $end } 或更晚结束，大于约定的 { $stake }。
won-earlier = 只要{ $mover }{ $mix }，不管{ $other }怎么选，平均在 { $end } 或更早结束，小于约定的 { $stake }。
won-chosen = 如果{ $mover }{ $mix }，{ $other }已经作出的选择使游戏平均在 { $end } 结束。约定的数是 { $stake }，所以{ $mover }平均得 { $by } 分。
won-over = 游戏在时刻 { $end } 结束，约定的数是 { $stake }，所以{ $mover }得 { $by } 分。
lost-later = { $Mover }没有办法：只要{ $other }{ $mix }，不管{ $mover }怎么选，平均在 { $end } 或更晚结束，大于约定的 { $stake }。
lost-earlier = { $Mover }没有办法：只要{ $other }{ $mix }，不管{ $mover }怎么选，平均在 { $end } 或更早结束，小于约定的 { $stake }。
lost-chosen = 如果{ $mover }{ $mix }，{ $other }已经作出的选择使游戏平均在 { $end } 结束。约定的数是 { $stake }，所以{ $mover }平均失 { $by } 分。
lost-over = 游戏在时刻 { $end } 结束，约定的数是 { $stake }，所以{ $mover }失 { $by } 分。
draw-open = 如果{ $mover }{ $mix }，平均在 { $end } 结束，正好等于约定的数；{ $other }也能保证这一点。
draw-chosen = 如果{ $mover }{ $mix }，{ $other }已经作出的选择使游戏平均在 { $end } 结束，正好等于约定的数。
draw-over = 游戏在时刻 { $end } 结束，正好等于约定的数。
mix = { $choices }
mix-one = 选 { $to } 号点
chance = 以概率 { $chance } 选 { $to } 号点

legend = { $mover }可以选的各点旁：最优策略选它的概率。
average = 平均结束时刻 { $end }，约定的数 { $stake }
