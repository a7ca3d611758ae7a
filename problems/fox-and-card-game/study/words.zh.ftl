rule =
    每行是一堆牌。每次任选一堆，Ciel 取最左的一张（堆顶），Jiro 取最右的一张（堆底）。
    牌上的数加到自己的得分里。
    取完时得分多的人赢，一样多是平局。
takes = 先写 1 到 5 堆牌，每堆从顶到底，再写两人已有的得分：3 1 | 2 | 0 0。至多 16 张牌，每张 1 到 99
how = 点一堆里自己那一端的牌。
trick = 对方从哪堆取，就从同一堆取，那么每堆左边一半归 Ciel，右边一半归 Jiro，只有张数为奇数的堆，正中间的牌归谁还没有定。从这样的堆里取一张，不管多小，正中间那张就归到自己这一半。所以要从中间牌最大的那堆取，而不是取现在能取到的最大的牌；中间的牌就从大到小轮流归两人。从张数为偶数的堆里取占不到便宜，因为对方会在同一堆里应；各堆张数都是偶数时，取哪张都一样。
ask-where = 如果两人总在同一堆里轮流取，各得哪些牌？正中间那张归谁？
ask-what = 从哪一堆取，最后能领先？如果不能领先，从哪一堆取能打平？
left = Ciel
right = Jiro

position = 各堆从顶到底：{ $piles }。{ note }
pile = （{ $cards }）
pile-empty = （空）
note = { left } { $ciel } 分，{ right } { $jiro } 分。
move = 取第 { $pile } 堆的 { $card }
    .told = { $who }取了第 { $pile } 堆的 { $card }。

won-ahead = 最后{ $mover }领先 { $by } 分，{ $own } 比 { $others }。
lost-behind = 最后{ $mover }落后 { $by } 分，{ $own } 比 { $others }。
draw-level = 最后两人都是 { $own } 分。
halves = 已得的分加上各堆里自己的一半，{ $left }有 { $ciel } 分，{ $right }有 { $jiro } 分。
middle = 中间的牌只有 { $card }：{ $mover }从第 { $pile } 堆取，就能得到它。
middles = 中间的牌 { $cards } 从大到小轮流归两人：{ $mover }先从第 { $pile } 堆取。
all-even = 每堆张数都是偶数：一方从哪一堆取，另一方就从同一堆取，各得一半。
all-taken = 牌已经取完。

legend = 细框：每堆的两半，左边归 { left }，右边归 { right }。{ $orange ->
    [0] { "" }
   *[other] 橙框：正中间的牌，从大到小编号。
 }
ends = 最后：{ left } { $ciel } 分，{ right } { $jiro } 分
