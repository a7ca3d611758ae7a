rule =
    每行是一摞。每次选一个自己颜色的箱子，连同它右边的一起拿走：Alice 选黑的，Bob 选白的。
    没有自己颜色的箱子可拿者输。
takes = 各摞从左到右的 B（黑）、W（白），例如 B WB WB：至多 6 摞；两摞时每摞至多 40 个，三摞时至多 26 个，四摞时至多 10 个
how = 点一个自己颜色的箱子。
trick = 每摞从左数：一个箱子算 1，从第一次变色起，每个是前一个的一半（一黑一白算 1/2，因为 Alice 拿剩 0，Bob 拿剩 1）。黑的算 Alice 的，白的算 Bob 的。合计领先时，找最后一个箱子的数最小的那摞，拿最右边那个自己颜色的：只损失这么多。各个箱子的数都是它的倍数，所以不超过领先的数；对方每走一步也要损失，所以先没有箱子可拿。谁也不领先，先走的一方先没有箱子可拿。
ask-where = 一摞全是黑箱子，Alice 能拿几次？最右边再放一个白的呢？
ask-what = 拿走哪个箱子，能让各摞合计之后对手不领先？
left = Alice
    .full = Alice，黑箱子
right = Bob
    .full = Bob，白箱子

position = 各摞从下到上：{ $piles }。
boxes = （{ $boxes }）
empty = （空）
white = 白
black = 黑
move = 拿走第 { $pile } 行的第 { $number } 个箱子和它右边的
    .told = { $who }拿走了第 { $pile } 行的第 { $number } 个箱子和它右边的。

worth = { $count ->
    [1] 以{ $left }为正，这一摞的值是 { $worths }
   *[other] 以{ $left }为正，各摞的值是 { $worths }，合计 { $sum }
 }
won-ahead = { $worth }：轮到{ $mover }，{ $mover }领先 { $by } 步。{ $mover }{ $step }，只损失 { $cost } 步，仍不落后。
lost-behind = { $worth }：轮到{ $mover }，但{ $other }领先 { $by } 步。
lost-even = { $worth }：谁也不领先，{ $mover }现在要走，会先没有箱子可拿。
lost-end = { $mover }没有箱子可拿。

legend = 箱子上的数：各算 1，从第一次变色起，每个是前一个的一半，小于 1/16 的不写。{ $orange ->
    [0] { "" }
   *[other] 橙框：黑箱子，算{ left }的；白箱子算{ right }的。
 }
sum = { $terms } = { $sum }
