rule =
    每次从一堆里取石子，取走的颗数必须是可取的数之一。
    无法操作者输。
takes = 可取的数，从小到大 | 各堆，例如 2 5 | 2 4 7：至多 8 个数；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗
how = { how-dark }
trick = { trick-count }所以从 0 颗往上标：不够取的标 0；再多的，看每种取法剩下的颗数标着几，没出现的最小的数就标给它。{ trick-nim }
ask-where = 如果只有一堆，从 0 颗、1 颗看起：轮到你走，面对几颗会输？
ask-what = 怎么取，能让各堆标出的数拆成 1、2、4、… 的小份，正好两两成对？

position = { position-heaps }可取的数：{ $set }。
note = 可取的数：{ $set }。

lost-end = 每堆都不到 { $least } 颗，不能再取。
lost-values = { $count ->
    [1] { $heaps } 颗的一堆标出的数是 { $values }：取一次，这个数一定会变，{ $other }再取一次又能把它变回来。
   *[other] 每个颗数标一个数，{ $heaps } 颗标的是 { $values }：{ $balance }。
 }
won-values = { $count ->
    [1] { $heaps } 颗的一堆标出的数是 { $values }：取 { $stones } 颗，这个数就变成 0；以后{ $other }怎么取，{ $mover }总能再把它变回 0。
   *[other] 每个颗数标一个数，{ $heaps } 颗标的是 { $values }。从 { $size } 颗的第 { $heap } 堆取 { $stones } 颗，这时{ $balance }。
 }
mex = { $size } 颗取一次，剩下的颗数标着 { $rests }；没出现的最小的数是 { $value }，就标给 { $size }。

legend = 0、1、2…… 颗标出的数依次是 { $values }：取一次走不到的最小的数（SG 值）。{ $orange ->
    [0] { "" }
   *[other] 橙框：拆成 1、2、4、8、… 的小份，其中有落单的。
 }
more = ……
