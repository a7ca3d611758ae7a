rule =
    每次打倒一个瓶子，或者相邻位置上的两个瓶子。
    打倒最后一个瓶子的人赢。
takes = 一排，I 是瓶子，X 是空位，例如 IIIIXI：至多 20 个位置、14 个瓶子
how = 点一个瓶子，或者相邻的两个，再{ then-play }。
trick = 只有一段，就打倒正中一个或两个，以后对方在一边怎么打，就在另一边照着打。有好几段，就看每段算多少。{ trick-count }{ trick-together }1、2、3 个瓶子的段算 1、2、3；4 个的段只算 1，因为打一次能剩 3 个（算 3）、1 个和 2 个（合成 3）、2 个（算 2），或者 1 个和 1 个（抵消成 0），就是得不到 1；更长的段照样往下推。{ trick-nim }
ask-where = 只有一段瓶子时，打倒哪几个，以后就能一直模仿对手？
ask-what = 打倒哪几个瓶子，能让各段的数拆成 1、2、4、… 的小份，正好两两成对？

position = 从左到右：{ $places }。
pins = { $count } 个瓶子
gaps = { $count } 个空位
one = 打倒第 { $place } 个位置的瓶子
    .told = { $who }打倒了第 { $place } 个位置的瓶子。
two = 打倒第 { $first }、{ $second } 个位置的瓶子
    .told = { $who }打倒了第 { $first }、{ $second } 个位置的瓶子。

lost-end = 瓶子都打倒了。
lost-paired = 同样长的段成对：在一段里打倒哪几个，{ $other }就在另一段里照着打。
won-last = 一步就能打完：{ $step }。
won-pairs = 一步就能让同样长的段成对：{ $step }，以后{ $other }在一段里怎么打，{ $mover }就在另一段里照着打。
won-values = 长 { $sizes } 的段，末尾瓶子上的数是 { $values }。{ $step }，再看各段的数：{ $balance }。
lost-values = 长 { $sizes } 的段，看末尾瓶子上的数：{ $balance }。
cancel = 其余各段两两一样长，互相抵消。

legend = 每个瓶子上的数：从这一段最左边到它，单独当作一段，算多少（SG 值）。{ $orange ->
    [0] { "" }
   *[other] 橙框：整段的数。
 }
