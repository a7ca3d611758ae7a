rule =
    选至少还有两个数的一行，删去最左或最右的一个数。
    每行都只剩一个数时结束：剩下的数加起来大于目标数，Takahashi 赢；小于目标数，Aoki 赢；相等是平局。
takes = 先写 1 到 5 行数，再写目标数：5 9 1 | 1 2 8 9 | 16。至多 16 个数，每个至多 99
how = 点一行最左或最右的数。
trick = 奇数行里，对方删一端，就在另一端删，直到剩正中三个数：这时先动这一行的一方删一个，另一方从两个里再删一个，先动的不会占便宜。偶数行动一步，就变成两种奇数行中的一种。所以偶数行有偶数个，就要由现在走的一方先动奇数行，有奇数个就由对方先动。算出每个偶数行先删左端、先删右端的两种结果，从相差最大的一行开始，选对自己好的；没有偶数行了，就看一行正中的三个数：只有这三个时会删哪一端，就删这一行的那一端。
ask-where = 长度为奇数的行，谁不得不先动？另一方能留下哪个数？
ask-what = 在哪个偶数行里，选左与选右差别最大？没有偶数行时，删哪个数不吃亏？
left = Takahashi
right = Aoki

row = （{ $numbers }）
position = 各行：{ $rows }。{ note }
note = 目标数：{ $goal }。
note-end = 目标数：{ $goal }。总和是 { $sum }。
delete-left = 删去第 { $row } 行最左的 { $number }
    .told = { $who }删去了第 { $row } 行最左的 { $number }。
delete-right = 删去第 { $row } 行最右的 { $number }
    .told = { $who }删去了第 { $row } 行最右的 { $number }。

won-total = { $mover }能使总和为 { $sum }，{ $than }。
lost-total = { $mover }最好也只能使总和为 { $sum }，{ $than }。
draw-total = 双方都走最优，总和是 { $sum }，正好等于目标数。
more = 比目标数 { $goal } 大 { $by }
less = 比目标数 { $goal } 小 { $by }
takahashi = { $left }
aoki = { $right }
odd = 长度为奇数的行，谁先动谁不会占便宜（对方在另一端照样删）。{ $e ->
    [0] 没有偶数行
   *[other] 有 { $e } 个偶数行
 }，所以由{ $opener }先动奇数行。
open = { $mover }先动：{ $step }，这一行最后仍是框边的数。
even = { $mover }决定{ $choice }的值：{ $step }。
evens = 偶数行按差从大到小轮流选：{ $choices }。{ $mover }先选：{ $step }。
choice = 第 { $row } 行（{ $hi } 或 { $lo }）
won-over = 每行都只剩一个数：总和是 { $sum }，{ $than }。
lost-over = { won-over }
draw-over = 每行都只剩一个数：总和是 { $sum }，正好等于目标数。

legend = 细框：奇数行正中的三个数，框边标着{ $opener }先动时这一行的值；框外的数不起作用。{ $orange ->
    [0] { "" }
   *[other] 橙框：偶数行正中的数，框边标着先删左端、先删右端以后的值。
 }
sum = 总和：{ $sum }
