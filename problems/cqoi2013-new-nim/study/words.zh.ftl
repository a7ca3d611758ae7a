rule =
    两人的第一步都是拿走若干整堆：可以不拿，不能全拿。
    以后每次从一堆里取走至少一根火柴。
    取到最后一根的人赢。
takes = 1 到 6 堆，例如 1 2 3，不超过 26 26 26 或 10 10 10 10；已经走过一步、两步的，后面写 | 1、| 2
how = 要拿走哪几堆，就点各堆的第一根，再按“确定”。
ask-where = 只留下怎样的几堆，先手会输？例如相等的两堆。这里有吗？
ask-what = 第一步：拿走哪几堆以后，不管从其余的里挑哪几堆，拆成 1、2、4、8、… 都不能两两成对？以后：怎么走，能让小份都成对？

position-first = { position-heaps }这一步和下一步可以拿走整堆。
position-second = { position-heaps }只有这一步还可以拿走整堆。
position-nim = { position-heaps }整堆已经拿过，现在每次从一堆里取。
note-away = 现在拿走整堆：两步中的第 { $turn } 步。
note-nim = 现在从一堆里取。
away = 拿走第 { $heaps } 堆
    .told = { $who }拿走了第 { $heaps } 堆。
nothing = 一堆也不拿
    .told = { $who }一堆也没有拿。

won-independent = { $count ->
    [1] 只留 { $heaps } 这一堆：{ $other }不能拿走它，{ $mover }接着一次取完。
   *[other] 留下 { $heaps }：不管从中挑哪几堆，拆成 1、2、4、8、… 都不能两两成对（异或和不是 0）。不管{ $other }再留下哪几堆，{ $mover }都能走一步让小份成对，以后每次也都能再配成对。
 }
won-sum-0 = 留下 { $heaps }，拆成 1、2、4、8、… 的小份，正好两两成对（异或和是 0）。{ $other }先取，怎么取都会拆散一对，{ $mover }总能再配成对。
lost-independent = { $count ->
    [1] 只有 { $heaps } 这一堆，不能拿走，{ $other }接着一次取完。
   *[other] { $heaps } 中不管留下哪几堆，拆成 1、2、4、8、… 都不能两两成对（异或和不是 0）：{ $other }能走一步让小份成对，以后每次也都能再配成对。
 }

legend-sum-0 = 每堆拆成 1、2、4、8、… 的小份。粗框：这几堆的小份正好两两成对。
legend-alone = 每堆拆成 1、2、4、8、… 的小份。粗框：只在一堆里出现的小份。
independent = { $heaps } 线性无关
