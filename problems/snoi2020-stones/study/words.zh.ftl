rule =
    第一次取 1 到 k 颗，以后每次至少取 1 颗，至多取上一次的两倍。
    取到最后一颗的人输。
takes = 颗数和这一次的上限，例如 9 3；至多 200 颗
how = { how-stones }
counts = 枚举 n = 1 到 N：k 和 N
ask-where = 哪一颗谁都不想取？不算它还有 4 颗，上限是 3，怎么取能赢？
ask-what = 留一颗不算，取几颗之后，剩下的每一项都大于所取的两倍？

position = { $n } 颗石子，这次至多取 { $most } 颗。
note = 这次至多取 { $most } 颗。
end = 石子取完了。
move = 取 { $taken } 颗
    .told = { $who }取了 { $taken } 颗。

won-end = 石子取完了：谁取最后一颗，谁就输。
lost-one = 只剩一颗，{ $mover }只能取走它。
won-all-but-one = 取 { $m } 颗，就只剩一颗，{ $other }只能取走它。
won-least = 留一颗不算，其余写成斐波那契数，{ $whole }：取走最小项 { $least }。{ $Other }至多取 { $double } 颗，取不完下一项 { $next }。
lost-least = 留一颗不算，其余写成斐波那契数，{ $whole }：最小项是 { $least }，而上限是 { $limit }，只能取它的一部分，{ $other }又取得走剩下部分的最小项。
lost-fibonacci = 留一颗不算，其余的颗数 { $m } 是斐波那契数，而上限是 { $limit }：只能取它的一部分，{ $other }又取得走剩下部分的最小项。

legend = 最左边一颗留着不算，其余按斐波那契数的各项分别框出。粗框：不超过上限的项。
quantity = m = { $n } − 1 = { $whole }，ℓ(m) = { $least } { $sign } { $limit }
