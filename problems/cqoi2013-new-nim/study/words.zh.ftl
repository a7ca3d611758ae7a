rule = 第一步拿走若干整堆，可以不拿，不能全拿；第二步对手也一样。以后轮流从一堆里取走至少一根火柴，取到最后一根的人赢。
takes = 1 到 6 堆，例如 1 2 3，不超过 26 26 26 或 10 10 10 10；已经走过一步、两步的，后面写 | 1、| 2
ask-where = 只留下怎样的几堆，先手会输？例如相等的两堆。这里有吗？
ask-what = 第一步：拿走哪几堆，其余的就选不出异或和为 0 的几堆？以后：怎么走，异或和就是 0？

position-first = { position-heaps }这一步和下一步可以拿走整堆。
position-second = { position-heaps }只有这一步还可以拿走整堆。
position-nim = { position-heaps }整堆已经拿过，现在每次从一堆里取。
note-away = 拿走整堆：点每堆的第一根。
note-nim = 现在从一堆里取。
away = 拿走第 { $heaps } 堆
    .told = { $who }拿走了第 { $heaps } 堆。
nothing = 一堆也不拿
    .told = { $who }一堆也没有拿。

won-independent = { $count ->
    [1] 只留 { $heaps } 这一堆：{ $other }不能拿走它，{ $mover }接着一次取完。
   *[other] 留下 { $heaps }，它们线性无关：{ $other }再留下哪几堆，异或和都不是 0，{ $mover }接着走一步就能变成 0。
 }
won-sum-0 = 留下 { $heaps }，异或和是 0：{ $other }怎么取都不再是 0，{ $mover }再取回 0。
lost-independent = { $count ->
    [1] 只有 { $heaps } 这一堆，不能拿走，{ $other }接着一次取完。
   *[other] { $heaps } 线性无关：留下哪几堆，异或和都不是 0，{ $other }接着走成 0。
 }

legend-sum-0 = 每堆拆成 2 的幂，分别框出。粗框：在这几堆里，每个幂都出现偶数次。
legend-alone = 每堆拆成 2 的幂，分别框出。粗框：只在一堆里出现的幂。
independent = { $heaps } 线性无关
