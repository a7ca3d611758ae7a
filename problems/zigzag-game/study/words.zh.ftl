rule =
    先把棋子放到一个数上，然后轮流移动：一方总沿列走到别的行（离开的那一行变灰，不能再进），另一方总沿行走到别的列（离开的那一列变灰）。
    两方中的一方每次要走到比棋子所在的数更大的数，另一方要走到更小的数；谁大谁小见下面，与沿行沿列无关。
    走不了者输。
takes = 先写各行的权值，再写 I（先手变大）或 D（先手变小）和走过的点：1 2 | 4 3 | I 1。A、B…… 行是 1、2…… 号点，X、Y…… 列的编号接在后面。还没选时把 I 1 换成 ?。至多 4 行
how = 点框出的地方。
trick = 不是自己选行列、而是把棋子放下的一方必胜。设从行开始，对方沿列走，总走到更大的数（对方走更小的数，就把大小对换；从列开始，就把行列对换）。给每行配一列：每行先把自己最小的数报给它所在的列，每列留下报来的最大的数，被拒绝的行再报自己下一个更大的数，直到每行都有。每次走到棋子所在行留下的数。对方沿列走到的更大的数一定没报过，不然会被留下；各行是从小到大报的，所以那一行留下的数比它小，又走得到。行和列成对地关闭，所以那一列还开着。
ask-where = 先不管数的大小：如果每行各配一列，后手怎样总有下一步？
ask-what = 走哪一步之后，不管对方怎么走，你都有下一步可走？

position = A、B…… 各行是 { $rows }，各列是 X、Y……。{ $count ->
    [0] { "" }
   *[other] 依次用过 { $path }。
 }{ $note }
weights = （{ $weights }）
row = { $name }行
column = { $name }列
larger = 我走更大的数
smaller = 我走更小的数
note-start = { $mover }先选自己总走到更大的数还是更小的数（在表的下面），再选从哪一行或哪一列开始；{ $other }会把棋子放在那里的一个数上；选了行，{ $mover }以后沿列走，选了列，沿行走。
note-first-up = 把棋子放在 { $line }的一个数上。然后{ $other }沿它的{ $row ->
    [0] 行
   *[other] 列
 }走到更小的数，{ $mover }沿它的{ $row ->
    [0] 列
   *[other] 行
 }走到更大的数。
note-first-down = 把棋子放在 { $line }的一个数上。然后{ $other }沿它的{ $row ->
    [0] 行
   *[other] 列
 }走到更大的数，{ $mover }沿它的{ $row ->
    [0] 列
   *[other] 行
 }走到更小的数。
note-up = 棋子在 { $last } 上，{ $left ->
    [0] { $line }已没有能走的更大的数。
   *[other] { $mover }要沿 { $line }走到更大的数。
 }
note-down = 棋子在 { $last } 上，{ $left ->
    [0] { $line }已没有能走的更小的数。
   *[other] { $mover }要沿 { $line }走到更小的数。
 }
begin-larger = 总走到更大的数，从 { $line }开始
    .told = { $who }选了总走到更大的数，从 { $line }开始。
begin-smaller = 总走到更小的数，从 { $line }开始
    .told = { $who }选了总走到更小的数，从 { $line }开始。
put = 把棋子放在 { $line }的 { $number } 上
    .told = { $who }把棋子放在了 { $line }的 { $number } 上。
go = 沿 { $line }走到 { $number }
    .told = { $who }沿 { $line }走到了 { $number }。

lost-start = 不管怎么开始，都能在每行每列各取一个数，使{ $other }总能走到其中的一个：它们构成稳定匹配。
won-partner = 走到 { $number }，以后总走到 { $numbers } 中的一个。它们每行每列各一个，中间不管{ $other }怎么走，下一个都走得到：它们构成稳定匹配。
lost-partner = { $numbers } 每行每列各一个。不管怎么走，{ $other }总能接着走到其中的一个：它们构成稳定匹配。
won-answers = 走到 { $number }：之后{ $other }怎么走都有应对，{ $answers }。
won-stuck = 走到 { $number }：之后{ $other }走不了。
lost-answers = { $other }的应对：{ $answers }。
answer = 走到 { $number } 就应 { $answer }
lost-stuck = 棋子从 { $last } 已没有数可走。

legend = 圈出的数每行每列各一个。没有圈的每个数，要么它那一行圈出的更{ $rows ->
    [0] 小，要么它那一列圈出的更大
   *[other] 大，要么它那一列圈出的更小
 }（这叫稳定匹配）。{ $orange ->
    [0] { "" }
   *[other] 橙圈：该走到的那一个。
 }
matching = 稳定匹配：{ $numbers }
matchings = 无论怎么开始，都有稳定匹配
