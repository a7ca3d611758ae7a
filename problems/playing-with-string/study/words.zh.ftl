rule = 在一张纸条上选一个字母，要求它是某个长度至少为 3 的回文子串的正中间，在它前后各剪一刀。无法操作者输。
takes = 由字母 a 到 z 组成的字符串，可以有几个，用空格隔开：abacaba。一共 2 到 14 个字母
ask-where = 哪些字母两边的字母相同？剪一次以后，哪些不能再选了？
ask-what = 在哪个字母前后剪开，能让各段 SG 值的异或和变成 0？

position = 从左到右的纸条：{ $papers }。
cut = 在第 { $place } 个字母前后剪开
    .told = { $who }在第 { $place } 个字母前后剪开了。

lost-end = 没有一个字母两边相同，已经没有中心。
lost-even = 中心都是单个或两个相邻，剪一次去掉一段：还能剪 { $cuts } 次，是偶数。
won-odd = 中心都是单个或两个相邻，剪一次去掉一段：还能剪 { $cuts } 次，是奇数。
lost-run = 只有一段中心，长 { $lengths }，SG 值是 0：怎么剪都不再是 0，{ $other }再剪成 0。
won-run = 只有一段中心，长 { $lengths }，SG 值是 { $values }：在第 { $place } 个字母前后剪开，就变成 0。
lost-runs = 各段中心长 { $lengths }，SG 值分别是 { $values }，异或和是 0：怎么剪都不再是 0，{ $other }再剪成 0。
won-runs = 各段中心长 { $lengths }，SG 值分别是 { $values }，异或和是 { $x }：在第 { $place } 个字母前后剪开，就变成 0。

legend = 框出的是中心，即两边字母相同的字母，下面是它所在的段从左端到它为止的 SG 值。粗框：整段的 SG 值。
