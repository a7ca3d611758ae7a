rule =
    每次选一个点，删去它和它所有的祖先。
    没有点可选者输。
takes = 每个点写成 父亲>点，根的父亲写 0，例如 0>1 1>2 1>3 0>4：至多 12 个点，按编号从小到大写，父亲在儿子前面
how = 点要删去的点。
ask-where = 如果只剩两棵树，都是不分叉的链，你想给对手留怎样的两条？
ask-what = 删去哪个点和它的祖先，能让剩下各树的异或和变成 0？

position = 根是 { $roots } 号点；各点的儿子：{ $families }。
family = { $parent }（{ $children }）
position-roots = { $count ->
    [1] 只有 { $roots } 号点。
   *[other] { $roots } 号点各自是一棵树。
 }
position-empty = 没有点了。
delete = 删去 { $number } 号点
    .told = { $who }删去了 { $number } 号点。
delete-with-ancestors = 删去 { $number } 号点和它的祖先
    .told = { $who }删去了 { $number } 号点和它的祖先。

few = 以 { $roots } 为根的树相当于 { $heaps } 颗石子的堆
many = { $count } 棵树相当于 { $count } 堆石子
won-tree = 只有一棵树。只删根；如果那样{ $other }有必胜的一步，就改走那一步，反正根也一起删掉。这里选 { $number } 号点。
lost-end = { position-empty }

legend = 每个点上是以它为根的子树的 SG 值。粗框：整棵树的值。
