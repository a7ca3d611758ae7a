rule =
    每次从一堆里取走至少 1 颗、至多 K 颗。
    无法操作者输。
takes = 先写 K，再写 1 到 5 堆，例如 4 | 1 4 5；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗
how = { how-dark }
trick = 每堆按 K + 1 颗一组，整组不算，只看余下的颗数。{ trick-nim }如果对方取得比这一堆余下的多，动了整组，就在同一堆凑满 K + 1 颗：正好少一组，余下的和原来一样多。
ask-where = 如果只留给对手一堆，该留几颗？留两堆呢？
ask-what = 撇开 K + 1 颗一组的整组：减少哪一堆，能让余下的拆成 1、2、4、8、… 后两两成对？

position = 各堆：{ $heaps }；每次至多取 { $k } 颗。
note = K = { $k }：每次至多取 { $k } 颗。

won-multiples = 从第 { $heap } 堆取 { $stones } 颗，每堆就要么空了，要么正好分成几组，每组 K + 1 = { $sum } 颗；以后不管{ $other }取几颗，{ $mover }都能在同一堆凑满 { $sum } 颗。
won-remainders = 撇开 K + 1 = { $sum } 颗一组的整组：不管在里面取几颗，另一方都能凑满 { $sum } 颗。各堆余下 { $rests } 颗，从第 { $heap } 堆取 { $stones } 颗，这时{ $balance }。
lost-multiples = 每堆要么空了，要么正好分成几组，每组 K + 1 = { $sum } 颗：不管取几颗，{ $other }都能在同一堆凑满 { $sum } 颗。
lost-remainders = 撇开 K + 1 = { $sum } 颗一组的整组：不管在里面取几颗，{ $other }都能凑满 { $sum } 颗。只看各堆余下的颗数：{ $balance }。

legend = 每堆先按 K + 1 颗一组框出，余下的{ in-pieces }
