rule =
    每次从一堆里取石子，取走的颗数必须是可取的数之一。
    无法操作者输。
takes = 可取的数，从小到大 | 各堆，例如 2 5 | 2 4 7：至多 8 个数；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗
how = { how-stones }
ask-where = 如果只有一堆，从 0 颗、1 颗看起：轮到你走，面对几颗会输？
ask-what = 从哪堆取几颗，能让各堆 SG 值的异或和变成 0？

position = { position-heaps }可取的数：{ $set }。
note = 可取的数：{ $set }。

lost-end = 每堆都不到 { $least } 颗，不能再取。
lost-values = { $count ->
    [1] { $heaps } 颗的 SG 值是 { $values }：怎么取都会变成别的数，{ $other }再把它变回 0。
   *[other] { $heaps } 颗相当于 Nim 里的 { $values } 颗（SG 值）：{ $balance }。
 }
won-values = { $count ->
    [1] { $heaps } 颗的 SG 值是 { $values }：取 { $stones } 颗，SG 值就变成 0。
   *[other] { $heaps } 颗相当于 Nim 里的 { $values } 颗（SG 值）。从 { $size } 颗的第 { $heap } 堆取 { $stones } 颗，这时{ $balance }。
 }
mex = { $size } 颗取一次能走到的 SG 值是 { $rests }，没出现的最小的数 { $value } 就是它的 SG 值。

legend = 0、1、2…… 颗的 SG 值依次是 { $values }，每堆标出它的值。粗框：写成二进制，与异或和在某一位上都是 1 的值。
more = ……
