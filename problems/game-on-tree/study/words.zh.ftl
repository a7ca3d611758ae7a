rule =
    每次删去一条边，与 1 号点不再连通的部分也一起去掉。
    无法操作者输。
takes = 树的各条边，例如 1>2 2>3 2>4：根是 1，至多 12 个点、7 片叶子
how = 点要删去的边。
ask-where = 如果 1 号点下只有两条不分叉的链，你想给对手留怎样的两条？
ask-what = 删去哪条边，能让 1 号点下各枝的数拆成 1、2、4、… 的小份，正好两两成对？

position = 以 1 号点为根的树，各条边是 { $edges }。
position-end = 只剩 1 号点。
remove = 删去边 { $parent }–{ $child }
    .told = { $who }删去了边 { $parent }–{ $child }。

lost-end = 一条边也没有了。
won-only = 整棵树都挂在边 1–{ $child } 上：删去它就什么也不剩。
lost-paths = 删一条边，就把 1 号点下的一条链缩短，缩到多短都行。看各条链长：{ $balance }。
won-paths = 删一条边，就把 1 号点下的一条链缩短，缩到多短都行；链长是 { $lengths }。{ $step }，这时{ $balance }。
lost-branches = 1 号点下的每一枝都抵得上一条不分叉的链（Colon 原理），看链长：{ $balance }。
won-branches = 1 号点下的每一枝都抵得上一条不分叉的链（Colon 原理），链长是 { $lengths }。{ $step }，这时{ $balance }。

legend = 边上的数：这条边连同下面的部分，抵得上几条边的不分叉的链。粗框：1 号点下的各枝。
