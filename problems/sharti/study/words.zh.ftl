rule =
    每次选一个边长不超过 k、右下角是白格的正方形，把其中每一格黑白互换。
    无法操作者输。
takes = 先写 k，再写各行的 W（白）、B（黑），例如 2 | BBW BWB：棋盘左上角的一部分，至多 14 格
how = 点右下角的格子；要翻更大的正方形，再点它左上角的格子。
ask-where = 白格有几个？其中行号、列号都是偶数的有几个？
ask-what = 翻哪个正方形，能让这两个数都变成偶数？

position = { $n } × { $m } 的棋盘，k = { $k }，白格是 { $white }。
position-black = { $n } × { $m } 的棋盘，k = { $k }，没有白格。
note = k = { $k }：边长至多 { $k }。
flip = 翻右下角在 ({ $row }, { $column })、边长 { $side } 的正方形
    .told = { $who }翻了右下角在 ({ $row }, { $column })、边长 { $side } 的正方形。
flip-cell = 只翻 ({ $row }, { $column }) 这一格
    .told = { $who }只翻了 ({ $row }, { $column }) 这一格。

won-odd = 白格有 { $all } 个，其中行号、列号都是偶数的有 { $even } 个，这两个数不都是偶数。{ $flip }，就都变成偶数。
won-one = 只有 ({ $row }, { $column }) 是白格：只翻这一格。
won-one-by-one = 白格有 { $all } 个，是奇数，每次恰好翻一格。
lost-even = 白格有 { $all } 个，其中行号、列号都是偶数的有 { $even } 个，这两个数都是偶数。怎么翻都会变出奇数，{ $other }再翻成都是偶数。
lost-one-by-one = 白格有 { $all } 个，是偶数，每次恰好翻一格。
lost-end = 没有白格了。

legend = 每格标出同时整除行号和列号、不超过 k 的最大的 2 的幂。粗框：白格。
white-cells = 白格：{ $all }
white-cells-and-even = 白格：{ $all }；行号、列号都是偶数的：{ $even }
