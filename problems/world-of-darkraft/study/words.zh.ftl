rule =
    选一个活动的格子，波从它出发，沿 ╱（L）、╲（R）或两条斜线（╳，即 X）传播，到边界或不活动的格子（黑色）前为止。这一格和波经过的格子都变为不活动。
    无法操作者输。
takes = 若干行 L、R、X，O 表示不活动的格子，例如 XLX LXL RRX：至多 16 格，每边至多 7 格
how = 点一个格子。
ask-where = 从白格出发的波能到灰格吗？一条斜线清空以后，两边还有联系吗？
ask-what = 走哪一步，能让白格与灰格的 SG 值相等？

position = 各行（O 为不活动）：{ $rows }。
position-end = 所有格子都不活动了。
note = ╱ 是 L，╲ 是 R，╳ 是 X。
choose = 选第 { $row } 行第 { $column } 列
    .told = { $who }选了第 { $row } 行第 { $column } 列。

won-differ = 白格的 SG 值是 { $white }，灰格是 { $grey }：{ $step }，两种颜色就都是 { $after }。以后无论哪种颜色改变，{ $mover }总能让它们重新相等。
lost-equal = 白格与灰格的 SG 值都是 { $white }：每一步只改变一种颜色，{ $other }总能让它们重新相等。
lost-end = 没有活动的格子了。

legend = 每格的角上是它所在部分（由斜步相连的格子）的 SG 值，一种颜色的值是各部分的异或和。粗框：不是 0。
