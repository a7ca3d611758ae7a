rule =
    轮流在蓝色字母的行（或列）里选一个数，接着轮到穿过它的列（或行）；灰色的行和列已用过。
    一方每次都要选比上一个数大的，另一方都要选比它小的。
    没有数可选者输。
takes = 先写各行的权值，再写 I（先手变大）或 D（先手变小）和走过的点：1 2 | 4 3 | I 1。A、B…… 行是 1、2…… 号点，X、Y…… 列的编号接在后面。还没选时把 I 1 换成 ?。至多 4 行
how = 点框出的地方。
ask-where = 先不管数的大小：如果每行各配一列，后手怎样总有下一步？
ask-what = 选哪个数之后，对方怎么应，都总有下一步可走？

position = A、B…… 各行是 { $rows }，各列是 X、Y……。{ $count ->
    [0] { "" }
   *[other] 依次用过 { $path }。
 }{ $note }
weights = （{ $weights }）
row = { $name }行
column = { $name }列
larger = 变大
smaller = 变小
note-start = { $mover }选自己总变大还是总变小，再选从哪一行或哪一列开始；那里的第一个数由{ $other }选。
note-first-up = 在 { $line }任选一个数。以后{ $other }总要变小，{ $mover }总要变大。
note-first-down = 在 { $line }任选一个数。以后{ $other }总要变大，{ $mover }总要变小。
note-up = 上一个数（蓝色）是 { $last }，{ $left ->
    [0] { $line }已没有更大的数可选。
   *[other] { $mover }要在 { $line }选更大的数。
 }
note-down = 上一个数（蓝色）是 { $last }，{ $left ->
    [0] { $line }已没有更小的数可选。
   *[other] { $mover }要在 { $line }选更小的数。
 }
begin-larger = 总变大，从 { $line }开始
    .told = { $who }选了总变大，从 { $line }开始。
begin-smaller = 总变小，从 { $line }开始
    .told = { $who }选了总变小，从 { $line }开始。
go = 选 { $number }，转到 { $line }
    .told = { $who }选了 { $number }，转到 { $line }。

lost-start = 不管怎么开始，都能在每行每列各取一个数，使{ $other }总能选其中同行或同列的那一个：它们构成稳定匹配。
won-partner = 选 { $number }，以后总选 { $numbers } 中同行或同列的那一个。它们每行每列各一个，中间不管{ $other }怎么选，下一个都选得了：它们构成稳定匹配。
lost-partner = { $numbers } 每行每列各一个。不管怎么选，{ $other }总能接着选其中同行或同列的那一个：它们构成稳定匹配。
won-answers = 选 { $number }：之后选哪个数都有应对，{ $answers }。
won-stuck = 选 { $number }：之后{ $other }没有数可选。
lost-answers = 选哪个数，{ $other }都有应对：{ $answers }。
answer = 选 { $number } 就应 { $answer }
lost-stuck = 没有数可以接在 { $last } 后面了。

legend = 圈出的是一个稳定匹配：每行每列各一个数，不存在这样的一行和一列，彼此喜欢对方都胜过自己的配偶。粗圈：该选的那一个。
matching = 稳定匹配：{ $numbers }
matchings = 无论怎么开始，都有稳定匹配
