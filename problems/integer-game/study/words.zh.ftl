rule =
    每一轮，先手报一个 1 到 14 的数，后手把这么多颗石子加到一堆上。
    后手不能加到上一次加的那一堆，也不能使两堆相等。
    后手无堆可加，先手赢；加完最后一轮，后手赢。
takes = 三堆石子，再写上一次加的是哪一堆（0 表示没有）、还剩几轮、报出的数（0 表示还没报），例如 1 3 4 | 0 3 0：每堆至多 60 颗，至多 3 轮
how = 先手点要报的数。
how-add = 后手点要把哪一堆加到几。
trick = 先手报数：另外两堆比最大的一堆各少几颗，就报这两个差的和。小的一堆加上它，补齐自己的差，再高出另一个差，就成了最大的，三堆成等差数列。对方加的要是最大的一堆，它下一次不能加，就再报新的和（所以要多一轮）。等到最大的一堆不能加、三堆又等差，就报公差：另外两堆加哪一堆，都会和比它大一级的那堆相等。后手加石子：要让最后一轮时最大的一堆还能加，或者三堆不等差，或者公差太大，报不了。
ask-where = 有没有一个数，加到能加的任何一堆上，都会出现相等的两堆？
ask-what = 报哪个数，或者加到哪一堆，能让对方怎么应都不行？

position = 三堆依次是 { $piles } 颗，{ $turns ->
    [0] 轮数已用完。
   *[other] 还剩 { $turns } 轮。
 }
position-touched = { position }上一次加的是第 { $touched } 堆（标 ×）。
position-named = { position }现在要把 { $named } 颗加到一堆上。
position-touched-named = { position-touched }现在要把 { $named } 颗加到一堆上。
position-stuck = { position }{ $named } 颗加到哪一堆上都不行。
to-name = 报一个数：
to-add = 加 { $named } 颗：
pile-to = 第 { $pile } 堆加到 { $to }
name = 报 { $number }
    .told = { $who }报了 { $number }。
add = 把 { $number } 颗加到第 { $pile } 堆
    .told = { $who }把 { $number } 颗加到了第 { $pile } 堆。

won-progression = 最大的一堆现在不能加，另外两堆比它少 { $small } 和 { $large }，三堆成等差数列。报 { $small }，另外两堆无论加哪一堆，都会和比它大一级的那堆相等。
won-on-top = 最大的一堆现在不能加，另外两堆比它少 { $small } 和 { $large }。报它们的和 { $sum }：无论加哪一堆，三堆都成等差数列，刚加的那堆最大。
won-gaps = 另外两堆比最大的一堆少 { $small } 和 { $large }，报它们的和 { $sum }。加到小的堆上，它就成为等差数列中最大的一堆；加到最大的堆上，它下一次不能再加，接着报 { $next }。
won-other = 报 { $named }，不管{ $other }怎么加，{ $mover }都有数可报：{ $answers }。
answer = 加到第 { $pile } 堆就报 { $next }
lost-numbers = 报 1 到 { $most } 中的哪个数，都逼不出相等的两堆。
lost-end = 轮数用完了，三堆仍然各不相同。

won-add-last = 把 { $named } 颗加到第 { $pile } 堆：三堆仍然各不相同，轮数就用完了。
won-add = 把 { $named } 颗加到第 { $pile } 堆：以后报什么数都逼不出相等的两堆。
lost-add = 石子加到哪里，{ $other }都有数可报：{ $answers }。
lost-stuck = 可以加的堆，加上 { $named } 颗都会与别的堆相等。

may-grow-last = 只剩一轮，而最大的一堆可以加，加上去不会和任何一堆相等。
step-too-large = 只剩一轮，等差数列的公差 { $small } 太大，报不了。
gaps-differ = 只剩一轮，另外两堆比最大的一堆少 { $small } 和 { $large }，三堆不成等差数列。
sum-too-large = 另外两堆比最大的一堆少 { $small } 和 { $large }，和 { $sum } 太大，报不了。报更小的数，都有加法可以应对。
may-grow = 最大的一堆还可以加。不管报哪个数，都有一种加法，使得再报 { $more } 个数也逼不出相等的两堆。

legend = 框出的是各堆比最大的一堆少的部分。{ $orange ->
    [0] { "" }
   *[other] 橙框：现在可以加的堆。
 }
progression = { $large } = 2 · { $small }
no-progression = { $large } ≠ 2 · { $small }
sum-of-gaps = { $small } + { $large } = { $sum }
