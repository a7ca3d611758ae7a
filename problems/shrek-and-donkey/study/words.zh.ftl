rule =
    双方各有暗牌，桌上扣一张。轮流报一张牌：自己没有的（诚实地问）或自己的（虚报）；对方不知真假，信（认为是桌上那张）或不信。
    也可以直接猜桌上的牌。直接猜，或虚报而对方信了，就结束。不真的发牌，金币按概率分，多的一方赢。
takes = 双方的暗牌数，至多 4 张，例如 2 2；后面还可以写轮到谁报牌（0 是{ left }，1 是{ right }）、未分的金币（须是 (m + 1)!·(n + 1)! 的倍数，m、n 是暗牌数）、双方已得的金币
how = 点一个按钮。
left = Shrek
right = Donkey
trick = 要按概率随机选：总是诚实地问，对方就总是相信；总是虚报，对方就总是不信。对方不信：如果是虚报，他能保住一部分金币；如果是诚实地问，他就丢掉问中的那一份（他有 k 张暗牌，就是 k + 1 份里的 1 份）。虚报要少到两者正好抵消，他信还是不信就都一样。同样，他相信的概率要让你诚实地问还是虚报都一样。比如双方各剩一张。诚实地问，有一半的可能正是桌上那张，信归对方，不信归你；另一半，他亮牌后直接猜，再分给你一半：所以他信，你得 1/4，不信，你得 3/4。虚报，信了全得，不信得 0。那么 3 次里诚实地问 2 次，不管他信不信都得 1/2；他则一半信、一半不信。有一方没有暗牌时，就直接猜。
ask-where = 如果对方知道你总是诚实地问，他会怎么做？如果你总是虚报呢？
ask-what = 以多大的概率虚报，能让对方相信还是不信都一样？

position = { left }有 { $m } 张暗牌，{ right }有 { $n } 张。{ $note }
asks = { $asks ->
    [0] { left }
   *[other] { right }
 }
answers = { $asks ->
    [0] { right }
   *[other] { left }
 }
note = { $ends ->
    [0] { asks }{ $answer ->
        [0] 报牌
       *[other] 已报了一张牌，不知真假
     }。未分 { $pot } 枚，已得 { $a } : { $b }。
   *[other] { left }得 { $a } 枚，{ right }得 { $b } 枚。
 }
pays = 诚实地问：1/{ $cases } 是桌上那张，这 { $hit } 枚，信归{ answers }，不信归{ asks }；否则{ answers }亮出那张。虚报：信，{ asks } +{ $pot }；不信，{ asks }亮出那张。
ask = 诚实地问
bluff = 虚报
guess = 直接猜（1/{ $cases }）：+{ $hit }
believe = 相信
doubt = 不信
do-ask = 诚实地问
    .told = { $who }这次是诚实地问{ result }
do-bluff = 虚报
    .told = { $who }这次是虚报{ result }
do-guess = 直接猜
    .told = { $who }猜了桌上的牌{ result }
do-believe = 相信
    .told = { $guess ->
    [1] 因为是直接猜，{ $who }不用回答
   *[other] { $who }选了相信
 }{ result }
do-doubt = 不信
    .told = { $guess ->
    [1] 因为是直接猜，{ $who }不用回答
   *[other] { $who }选了不信
 }{ result }
result = { $paid ->
    [0] 。
    [1] ：{ left } +{ $a }，{ right } +{ $b }。
   *[other] ：{ left } +{ $a }，{ right } +{ $b }。有一方没有暗牌了，只剩直接猜，已经算进去。
 }

mix-ask = 以 { $p } 的概率诚实地问、{ $q } 的概率虚报
mix-believe = 以 { $p } 的概率相信、{ $q } 的概率不信
won-coins = { $phase ->
    [0] 共 { $all } 枚金币，{ $mover }得了 { $coins } 枚，过半。
    [1] 只要{ $mover }{ $mix }，不管{ $other }怎么选，{ $mover }最后平均至少得 { $coins } 枚，共 { $all } 枚，过半。
   *[other] { $Other }已经选好，{ $mover }没有看到。{ $mover }{ $mix }，最后平均得 { $coins } 枚，共 { $all } 枚，过半。
 }
lost-coins = { $phase ->
    [0] 共 { $all } 枚金币，{ $mover }得了 { $coins } 枚，不到一半。
    [1] 只要{ $other }{ $mix }，不管{ $mover }怎么选，{ $mover }最后平均至多得 { $coins } 枚，共 { $all } 枚，不到一半。
   *[other] { $Other }已经选好，{ $mover }没有看到。{ $mover }最好的应对是{ $mix }，最后平均也只得 { $coins } 枚，共 { $all } 枚，不到一半。
 }
draw-coins = { $phase ->
    [0] 共 { $all } 枚金币，{ $mover }得了 { $coins } 枚，正好一半。
    [1] 只要{ $mover }{ $mix }，最后平均得 { $coins } 枚，共 { $all } 枚，正好一半；{ $other }也能保证一半。
   *[other] { $Other }已经选好，{ $mover }没有看到。{ $mover }{ $mix }，最后平均得 { $coins } 枚，共 { $all } 枚，正好一半。
 }

legend = { $mover }每个选择旁边的数：最优策略选它的概率。
round = 未分的 { $pot } 枚金币，提问的一方最后平均分到：诚实地问，对方信 { $x } 枚、不信 { $y } 枚；虚报，对方信 { $pot } 枚、不信 { $z } 枚。按各个选择旁的概率选，得 { $share } 枚，即 { $pot } × f({ $a }, { $b })
only-guess = 直接猜，从未分的 { $pot } 枚金币中分到 { $hit } 枚
has = { $mover }得 { $coins } 枚
