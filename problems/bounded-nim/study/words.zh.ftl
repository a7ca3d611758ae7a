rule =
    每次从一堆里取石子，至少取 1 颗，不能超过这一堆左边写的上限。
    无法操作者输。
takes = 各堆的上限 | 各堆的颗数，例如 3 5 7 | 9 10 14；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗；上限是 1 到 99
how = { how-stones }
ask-where = 如果只有其中一堆，轮到你走，剩几颗时你会输？
ask-what = 按上限 + 1 颗一组，整组不算：从哪一堆取，能让余下的颗数拆成 1、2、4、8、… 的小份，正好两两成对？

position = 各堆：{ $heaps }。
heap = { $stones } 颗（上限 { $limit }）

lost-multiples = { $count ->
    [1] { $heaps } 颗，按上限 + 1 = { $sums } 颗一组，正好分完
   *[other] 各堆 { $heaps } 颗，按上限 + 1（依次是 { $sums }）颗一组，正好分完
 }：在一组里不管取几颗，{ $other }都能把这一组余下的取走，一直到 0。
won-last = 只剩第 { $heap } 堆的 { $stones } 颗，上限是 { $limit }，可以一次取完。
won-one = 按上限 + 1 颗一组，只有第 { $heap } 堆有余：{ $size } 颗按 { $sum } 颗一组，余 { $stones } 颗。取走这 { $stones } 颗，以后不管{ $other }在一组里取几颗，{ $mover }都能把这一组余下的取走。
rests = 按上限 + 1 颗一组，整组不算，各堆余 { $rests } 颗

legend = 框：每堆按上限 + 1 颗分组。余下的{ in-pieces }
