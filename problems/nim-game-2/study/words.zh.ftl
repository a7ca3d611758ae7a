rule =
    每次从一堆里取走 1、2 或 3 根。
    取到最后一根的人赢。
takes = { takes-heaps }
how = 点一根：它和右边的全部一起取走。
trick = 每堆按 4 根一组，整组不算，只看余下的 0 到 3 根。{ trick-nim }如果对方取得比这一堆余下的多，动了整组，就在同一堆凑满 4 根：正好少一组，余下的和原来一样多。
ask-where = 一堆 4 根，对手先取，你怎么应？多了这样一堆，胜负会变吗？
ask-what = 撇开 4 根一组的整组：从哪一堆取，能让余下的拆成 1 和 2 后两两成对？

lost-multiples = { $count ->
    [1] { $heaps } 是 4 的倍数：不管取几根
   *[other] 各堆 { $heaps } 都是 4 的倍数：不管从哪堆取几根
 }，{ $other }都能在同一堆里凑满 4 根，一直到 0。
won-last = 只剩第 { $heap } 堆的 { $stones } 根，可以一次取完。
won-one = 只有第 { $heap } 堆不是 4 根一组正好分完：{ $size } 根里多出 { $stones } 根。取走这 { $stones } 根，以后不管{ $other }取几根，{ $mover }都能在同一堆里凑满 4 根。
rests = 撇开 4 根一组的整组，各堆余下 { $rests } 根

legend = 每 4 根一框，余下的{ in-pieces }
