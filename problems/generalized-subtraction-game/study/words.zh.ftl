rule =
    每次取走连续的 L 到 R 张牌，取走后留下的空位不能跨过。
    无法操作者输。
takes = 一排牌，I 是牌，X 是空位，然后是 L 和 R：IIXIII 1 2。至多 14 个位置
how = 点要取的第一张牌，再点最后一张（只取一张就只点一次），然后{ then-play }。
how-several = 点要取的第一张牌，再点最后一张，然后{ then-play }。
trick = 只有一段牌，就取走正中间的 L 张；取 L 张不能让左右一样长，就取 L + 1 张。谁也跨不过空位，所以对方在一半里取什么，另一半里对称的牌都还在，照着取，先取不了的是对方。如果 L = R，左右不能一样长，或者已经分成几段又不对称，就看每段算多少。{ trick-count }不到 L 张的段算 0；正好 L 张的算 1，因为可以一次取完。{ trick-nim }
ask-where = 只有一段牌时，取走哪几张，以后就能一直取对称的牌？
ask-what = 取走哪几张，能让剩下的左右对称，或者让各段的值拆成 1、2、4、… 后两两成对？

position = { $count ->
    [0] 桌上没有牌了
   *[other] 桌上有第 { $cards } 张牌
 }，L = { $least }，R = { $most }。
note = 每次{ $more ->
    [0] 恰好取 L = R = { $least }
   *[other] 取 L = { $least } 到 R = { $most }
 } 张。
take-card = 取走第 { $card } 张牌
    .told = { $who }取走了第 { $card } 张牌。
take-cards = 取走第 { $first } 到第 { $last } 张牌
    .told = { $who }取走了第 { $first } 到第 { $last } 张牌。

won-all = { $count ->
    [1] 只剩 1 张牌，取走它就赢。
   *[other] 剩下的 { $count } 张牌连在一起，可以一次取完。
 }
won-middle = 先取走正中间的{ $count ->
    [1] 第 { $first } 张牌
   *[other] 第 { $first } 到第 { $last } 张牌
 }，左右两半就对称：以后{ $other }在一半里怎么取，{ $mover }就在另一半里对称地取。
won-values = { $count ->
    [1] 长 { $lengths } 的一段的值是 { $values }，就是走一步得不到的最小自然数（SG 值）。
   *[other] 长 { $lengths } 的各段的值是 { $values }，就是在这段里走一步得不到的最小自然数（SG 值）。
 }{ $step }，再看剩下各段的值：{ $balance }。
lost-mirrored = 左右对称，而且没有一步能同时取到两半里的牌：在一半里怎么取，{ $other }就在另一半里对称地取。
lost-values = { $count ->
    [1] 长 { $lengths } 的一段的值是 { $values }：不管怎么取，剩下各段的值拆成 1、2、4、… 都不能两两成对，{ $other }总能再配成对（异或和是 0）。
   *[other] 长 { $lengths } 的各段的值是 { $values }，就是在这段里走一步得不到的最小自然数（SG 值）：{ $balance }。
 }
lost-stuck = 相邻的牌不够了，一次至少取 { $least } 张。
lost-empty = 牌已经取完。

legend-mirrored = 角上号码相同的两张牌左右对称。{ $orange ->
    [0] { "" }
   *[other] 橙框：一步取不到号码相同的这两张。
 }
legend-values = 每张牌上：它所在的段从左端到它为止的值，即走一步得不到的最小自然数（SG 值）。{ $orange ->
    [0] { "" }
   *[other] 橙框：整段。
 }
middle = 取走正中间的牌，左右两半就对称
halves = 左右两半对称
