rule = 每次摘掉至少一个叶子，即现在没有儿子的点。摘到 1 号点的人赢。
takes = 先写 2, 3, … 号点的父亲，再写还剩哪些点，例如 1 1 2 3 4 | 1 2 3 4 5 6：至多 9 个点
ask-where = 从每个叶子往上到第一个分叉点之前，这一枝有多长？
ask-what = 摘掉哪些叶子，剩下各枝的长度就都是偶数？

position = 以 1 号点为根的树，各条边是 { $edges }。
position-root = 只剩 1 号点。
position-end = 所有的点都已摘完。
pick = 摘叶子 { $picked }
    .told = { $who }摘了叶子 { $picked }。

lost-end = 1 号点已经被摘走。
won-root = 只剩 1 号点：摘掉它。
won-path = 剩下一条 { $n } 个点的链，是奇数，每次只能摘一个：最后的 1 号点归{ $mover }。
lost-path = 剩下一条 { $n } 个点的链，是偶数，每次只能摘一个：最后的 1 号点归{ $other }。
won-sibling = 叶子 { $leaf } 有兄弟，摘掉它不会露出新叶子。去掉它以后的树如果是必败态，就只摘它；如果是必胜态，就照那棵树的赢法摘，同时把它也摘掉。
lost-even = 各枝长 { $lengths }，都是偶数。怎么摘都会出现奇数，{ $other }再把这几枝各摘短 1。最先留下长 1 的枝的，总是{ $mover }。
won-odd = 各枝长 { $lengths }。摘叶子 { $leaves }，长度就都是偶数。每次都这样，最先留下长 1 的枝的就是{ $other }。

legend = 虚线圈：各枝，从叶子往上到第一个分叉点之前。叶子旁的粗框：枝长。
lengths = 各枝长度：{ $lengths }
