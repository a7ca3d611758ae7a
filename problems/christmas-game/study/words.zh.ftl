rule =
    每次剪断一条边，与 1 号点不再连通的部分掉落。
    无法操作者输。
takes = 图的各条边，例如 1-2 2-3 3-1：根是 1，至多 12 个点、13 条边。有几张图时，把各个根合成 1 号点
how = 点要剪断的边。
ask-where = 如果 1 号点上只有一个三角形，剪哪条边能赢？四边形呢？
ask-what = 剪断哪条边，能让 1 号点上各条边的异或和变成 0？

position = { $count } 条边：{ $edges }。
position-end = 一条边也没有了。
cut = 剪断边 { $u }–{ $v }
    .told = { $who }剪断了边 { $u }–{ $v }。

won-root = 所有的边都接在边 { $u }–{ $v } 上：剪断它就什么也不剩。
won-circuit = 这是 { $count } 条边的环：{ $cut }，剩下两条一样长的链，以后{ $other }在一条上怎么剪，就在另一条上照着剪。
won-tree = 1 号点上的各枝相当于长 { $values } 的链。{ $cut }，这时{ $balance }。
won-pressed = 把环缩成点，环上每条边各算 1，1 号点上的各部分相当于长 { $values } 的链。{ $cut }，这时{ $balance }。
lost-circuit = 把 { $count } 条边的环剪断一条，剩下两条链共{ $left }条边，是奇数，不会一样长，{ $other }再剪成一样长。
lost-tree = 1 号点上的各枝都相当于链，看链长：{ $balance }。
lost-pressed = 把环缩成点，环上每条边各算 1，1 号点上的各部分就相当于链，看链长：{ $balance }。
lost-end = { position-end }

legend = 边上的数：环上的边算 1，其他边等于接在它上面的部分的 SG 值加 1。粗框：把环缩成点后，1 号点上的各条边。
