rule =
    每次选一堆不少于 F 颗的石子，尽量平均地分成 m 堆（4 颗分 3 堆：2、1、1），m ≥ 2，每堆都不空。
    无法操作者输。
takes = 先写 F，再写各堆，总共至多 24 颗，例如 2 | 7
how = 点一堆，再点要分成几堆。
trick = 把每堆看作一部分。{ trick-count }{ trick-together }不能再分的堆算 0。分一次，得到的堆只有一两种大小，相等的堆两两抵消，每种至多剩一堆。{ trick-nim }
ask-where = 哪些堆已经不能再分？留下相等的两堆，对手分一堆，你怎么应？
ask-what = 把哪一堆分成几堆，能让各堆下面的数拆成 1、2、4、… 后两两成对？
into = 分成几堆：
parts = { $more ->
    [0] { $m } 堆，每堆 { $small } 颗
   *[other] { $m } 堆：{ $more } 堆是 { $large } 颗，{ $fewer } 堆是 { $small } 颗
 }

position = F = { $f }，各堆的石子：{ $heaps }。
note = F = { $f }：不少于 { $f } 颗的堆可以分。
split = 把第 { $heap } 堆（{ $size } 颗）分成 { $m } 堆
    .told = { $who }把第 { $heap } 堆（{ $size } 颗）分成了 { parts }。

lost-end = 每堆都不到 { $f } 颗，不能再分。
lost-even = 够 { $f } 颗的堆分一次就都不够了：还能分 { $count } 次，是偶数。
won-odd = 够 { $f } 颗的堆分一次就都不够了：还能分 { $count } 次，是奇数。
lost-paired = 能分的堆两两相等：对一堆怎么分，{ $other }就对相等的那堆照样分。
won-one = 把第 { $heap } 堆的 { $size } 颗分成 { $m } 堆：{ $last ->
    [0] 不管{ $other }再分其中哪一堆，{ $mover }都有一步可应，直到不能再分。
   *[other] 这时没有一堆能再分。
 }
lost-several = 看 { $sizes } 颗的堆算作几（SG 值）：{ $balance }。
won-several = { $sizes } 颗的堆算作 { $worth }（SG 值）。把第 { $heap } 堆的 { $size } 颗分成 { $m } 堆，再看各堆算作几：{ $balance }。
others = 其余能分的堆两两相等：分其中一堆，就能在相等的那堆里照样分。

legend = 能分的堆上标着它算作几（SG 值）：把每种分法分出的各堆的数异或（不能分的堆是 0），不在这些得数里的最小的数，就是它的数。按钮 2、3、… 上标着：最大的一堆分成这么多堆，各堆的数合起来（异或）是几。{ $orange ->
    [0] { "" }
   *[other] 橙框：相等的两两抵消后剩下的数。
 }
