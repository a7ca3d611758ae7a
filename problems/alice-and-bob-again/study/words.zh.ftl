rule =
    每次选一个点，删去它和它所有的祖先（从它往上直到根的各点）。
    没有点可选者输。
takes = 每个点写成 父亲>点，根的父亲写 0，例如 0>1 1>2 1>3 0>4：至多 12 个点，按编号从小到大写，父亲在儿子前面
how = 点击要删去的点。
trick = 删一次，剩下的各棵树互不相干，以后每步只动一棵。{ trick-count }{ trick-together }不分叉的链有几个点就算几，因为从上面删掉几个都行。根下有两个叶子的树算 2：删根，剩两个单点，互相抵消（0）；删一个叶子，剩一个单点（1）。这样从叶子往上算。{ trick-nim }
ask-where = 如果只剩两棵树，都是不分叉的链，你想给对手留怎样的两条？
ask-what = 删去哪个点和它的祖先，能让剩下各树的颗数拆成 1、2、4、8、… 后两两成对？

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

few = 以 { $roots } 为根的树算作 { $heaps } 颗石子（一条链有几个点就算几颗；别的树，看删一次后剩下的合起来能算几颗，取其中没有的最小的数，从 0 数起）
many = { $count } 棵树各算作几颗（一条链有几个点就算几颗；别的树，看删一次后剩下的合起来能算几颗，取其中没有的最小的数，从 0 数起）
won-tree = 删去 { $number } 号点和它的祖先。如果还剩下树，它们的颗数拆成 1、2、4、… 正好两两成对：不管{ $other }怎么删，{ $mover }都能再配成对，直到删完。
lost-end = { position-empty }

legend = 每个点上的数：以它为根的子树相当于几颗石子（SG 值）：删一次后剩下的合起来能算几颗，取其中没有的最小的数，从 0 数起。{ $orange ->
    [0] { "" }
   *[other] 橙框：整棵树。
 }
