rule =
    每次把这一排里相邻的两格涂成白色：两格里，Alice 至少要涂掉一个红格，Bob 至少要涂掉一个蓝格，另一格什么颜色都行，已经是白的也行。
    无法操作者输。
takes = 2 到 16 格：R 是红，B 是蓝，W 是白，例如 RRBRBB
how = 点要涂的两格。
trick = 数红格和蓝格。自己的颜色多，就先涂相邻的一红一蓝，保持多数；没有了，就每次涂自己的一格和旁边的一个白格，对方的格少，先涂完。一样多时，谁只涂掉自己的颜色谁就落后，所以每步都涂相邻的一红一蓝，把红蓝相间的一段断成两段（同色相邻处断开：红|红蓝红蓝|蓝，各段长 1、4、1）。{ trick-count }{ trick-together }长 0、1 的段算 0，长 2、3 的算 1，长 4 的算 2；再长的，试每一对，看两边合起来算多少，得不到的最小的数就是。{ trick-nim }
ask-where = 红格、蓝格各有几个？哪些地方红蓝相邻？
ask-what = 涂哪两格，能让自己的颜色占多数，或者红蓝一样多且各段平衡？
left = Alice
right = Bob

position = 从左到右：{ $cells }。
white = 白
red = 红
blue = 蓝
paint = 涂第 { $first }、{ $second } 格
    .told = { $who }涂了第 { $first }、{ $second } 格。

lost-none = 没有{ $own }格了，{ $mover }无法操作。
won-none = 没有{ $rival }格了：{ $mover }还能走，{ $other }无法操作。
lost-fewer = { $own }格只有 { $mine } 个，{ $rival }格有 { $others } 个。只要还有相邻的一红一蓝，{ $other }就涂掉它们，一直占多数；以后各涂各的颜色，{ $mover }的颜色先涂完，先走不动。
won-more = { $own }格有 { $mine } 个，{ $rival }格只有 { $others } 个。只要还有相邻的一红一蓝，{ $mover }就涂掉它们，一直占多数；以后各涂各的颜色，{ $other }的颜色先涂完，先走不动。
lost-apart = 红蓝一样多，却没有相邻的一红一蓝。不管怎么涂，都只减少{ $mover }自己的颜色，{ $other }的颜色就成了多数，后涂完。
lost-short = 红蓝一样多：谁只涂自己的一格，自己的颜色就少了，会输，所以每步都涂相邻的一红一蓝。红蓝相间的段长至多 3，长 2 或 3 的段各够涂一次：还有 { $count } 步，是偶数，最后一步是{ $other }的。
won-short = 红蓝一样多：谁只涂自己的一格，自己的颜色就少了，会输，所以每步都涂相邻的一红一蓝。红蓝相间的段长至多 3，长 2 或 3 的段各够涂一次：还有 { $count } 步，是奇数，最后一步是{ $mover }的。
lost-pieces = 红蓝一样多，谁只涂掉自己的一格就落后，所以每步都涂相邻的一红一蓝，把红蓝相间的一段断成两段。{ $count ->
    [1] 这一段长 { $lengths }，相当于空堆
   *[other] 各段长 { $lengths }，各相当于一堆石子
 }：{ $balance }。
won-pieces = 红蓝一样多，谁只涂掉自己的一格就落后，所以每步都涂相邻的一红一蓝，把红蓝相间的一段断成两段。{ $count ->
    [1] 这一段长 { $lengths }，相当于 { $values } 颗的一堆。
   *[other] 各段长 { $lengths }，相当于 { $values } 颗的堆。
 }{ $step }，再看各段相当于几颗：{ $balance }。

legend-equal = 红 { $red } 格，蓝 { $blue } 格。红蓝相间的每段一框，标出相当于几颗的堆（SG 值）。{ $orange ->
    [0] { "" }
   *[other] 橙框：相等的两两抵消后还会剩下的。
 }
legend-majority = 红 { $red } 格，蓝 { $blue } 格。{ $thin ->
    [0] { "" }
   *[other] 红蓝相间的每段一框：段里相邻的一红一蓝可以一起涂掉。
 }
majority = 红 { $red } 格，蓝 { $blue } 格
equal = 红蓝各 { $red } 格，各段长 { $pieces }：{ $sum }
