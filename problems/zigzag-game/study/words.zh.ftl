rule = 先手选 I（变大）或 D（变小），再把棋子放到一行或一列上。之后从后手开始轮流移动棋子：从行到列，或从列到行，不能到去过的行列。行列交叉处的数，选 I 的一方必须比上一个大，另一方必须比上一个小。无法操作者输。
takes = 先写各行的权值，再写 I 或 D 和走过的点：1 2 | 4 3 | I 1。有 3 行时，各列是 4 到 6 号点。还没选时把 I 1 换成 ?。至多 4 行
ask-where = 先不管数的大小：如果每行各配一列，后手怎样总有下一步？
ask-what = 走哪一步之后，对方怎么应，都总有下一步可走？

position = 从上到下各行：{ $rows }。先手选了 { $letter }。棋子到过的点依次是 { $path }。
position-start = 从上到下各行：{ $rows }。还没有选字母和起点。
row = （{ $weights }）
larger = I：变大
smaller = D：变小
note-any = 先手选的是 { $letter ->
    [I] I：变大
   *[D] D：变小
 }。第一个数可以任选：点棋子所在行或列里的任意一个数。
note-more = 上一个数（蓝色）是 { $last }，{ $mover }这一步要经过更大的数。
note-less = 上一个数（蓝色）是 { $last }，{ $mover }这一步要经过更小的数。
begin-larger = 选 I，放在 { $at } 号点
    .told = { $who }选了 I，放在 { $at } 号点。
begin-smaller = 选 D，放在 { $at } 号点
    .told = { $who }选了 D，放在 { $at } 号点。
go = 经过数 { $weight }，从 { $from } 号点走到 { $to } 号点
    .told = { $who }经过数 { $weight }，从 { $from } 号点走到了 { $to } 号点。

lost-start = 不管选 I 还是 D、放在哪里，都有一个稳定匹配：{ $other }总是走到当前点的配偶，这条边一定可以走。
won-partner = 稳定匹配是 { $pairs }，走到 { $token } 的配偶 { $to }。以后{ $other }怎么走，走到配偶的那条边都可以走。
lost-partner = 稳定匹配是 { $pairs }，{ $token } 的配偶刚走过。无论走到哪个点，{ $other }都能走到那个点的配偶。
won-answers = 走到 { $to }：从那里怎么走都有应对（{ $answers }）。
won-stuck = 走到 { $to }：从那里没有可走的边。
lost-answers = 怎么走，{ $other }都有应对（{ $answers }）。
lost-stuck-more = 从 { $token } 号点出发，到没去过的点，没有比 { $last } 大的边。
lost-stuck-less = 从 { $token } 号点出发，到没去过的点，没有比 { $last } 小的边。

legend = 圈出的是一个稳定匹配：每行每列各一个数，不存在这样的一行和一列，彼此喜欢对方都胜过自己的配偶。粗圈：棋子所在的一对。
matching = 稳定匹配：{ $pairs }
matchings = 无论怎么开始，都有稳定匹配
