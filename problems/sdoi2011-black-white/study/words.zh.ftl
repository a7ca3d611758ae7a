rule =
    每次移动 1 到 d 枚自己的棋子，每枚移任意多格，不能越过别的棋子：白子（A）往右，黑子（B）往左。
    无法操作者输。
takes = n d | 各枚棋子所在的格子，从左起白黑相间，例如 12 2 | 1 5 8 10：格数 n 至多 12，棋子数是偶数，且不少于 d
how = 点自己的棋子要移到的格子，再按“确定”。
counts = n 格、k 枚棋子的全部开局：n k d
ask-where = 每枚白子和它右边的黑子之间有几个空格？会变多吗？
ask-what = 各对的间距拆成 1、2、4、… 的小份，棋子走到哪里，能让同样大的小份正好每 d + 1 份一组？
left = A
    .full = A，白子
right = B
    .full = B，黑子

position = 一行 { $n } 格，从左起：{ $pairs }。每次至多移动 { $d } 枚。
pair = 白子在 { $white }、黑子在 { $black }
note = d = { $d }：一次至多 { $d } 枚。
move = 移动 { $steps }
    .told = { $who }移动了 { $steps }。

lost-end = 每一对都已贴紧，没有棋子能动。
lost-multiples = 各对的间距 { $gaps } 拆成 1、2、4、8、… 的小份，同样大的每 d + 1 = { $sum } 份一组，正好分完。{ $mover }至多动 { $d } 个间距，必定拆散一组，{ $other }总能让各组再凑满。
won-close = { $open ->
    [1] 只有一对没有贴紧：{ $step }，就贴紧了。
   *[other] 只有 { $open } 对没有贴紧，{ $mover }一次至多可以动 { $d } 枚：{ $step }，就全部贴紧。
 }
won-power = 各对的间距 { $gaps } 拆成 1、2、4、8、… 的小份，同样大的每 d + 1 = { $sum } 份一组：{ $power } 有 { $count } 份，分不完。{ $mover }{ $step }，就都能分完；以后{ $other }怎么走，{ $mover }总能让各组再凑满。

legend = 每枚白子和它右边的黑子一框，框里的间距拆成 1、2、4、8、… 的小份。粗框：同样大的每 d + 1 份一组，分不完的。
quantity = 间距 { $gaps }；各二进制位上 1 的个数，从高位起：{ $ones }；mod { $sum }：{ $rests }
