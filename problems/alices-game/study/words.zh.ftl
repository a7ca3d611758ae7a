rule =
    每次选一张纸沿格线剪成两张：Alice 只能竖着剪，Bob 只能横着剪。
    无法操作者输。
takes = 宽和高，例如 6 2：一共至多 24 格，边长至多 12；几张纸写成 6 2 | 1 2
how = 点要剪开的格线。
ask-where = 宽 4、高 1 的纸条，Alice 能剪几刀？2 × 2 的纸，你愿意先剪吗？
ask-what = 剪哪一刀，自己的其余几刀都还在？
left = Alice
    .full = Alice，竖着剪
right = Bob
    .full = Bob，横着剪

position = 各张纸，宽 × 高：{ $sheets }。
down = 把第 { $sheet } 张竖着剪，左边 { $at } 格宽
    .told = { $who }把第 { $sheet } 张竖着剪开，左边 { $at } 格宽。
across = 把第 { $sheet } 张横着剪，上边 { $at } 格高
    .told = { $who }把第 { $sheet } 张横着剪开，上边 { $at } 格高。

lost-end = { $Mover }没有可以剪的地方。
won-ahead = 各张纸上{ left }多出的刀数：{ $cuts }（负数是{ right }多出的）。{ $Mover }领先 { $by } 刀，{ $step }，只损失一刀；{ $other }每剪一刀也至少损失一刀。
lost-behind = 各张纸上{ left }多出的刀数：{ $cuts }（负数是{ right }多出的）。{ $Other }领先 { $by } 刀，{ $mover }每剪一刀至少再损失一刀。
lost-even = 各张纸上{ left }多出的刀数：{ $cuts }（负数是{ right }多出的），合计 0：{ $mover }剪一刀至少损失一刀，{ $other }就领先了。

legend = 粗线：只损失一刀的剪法。虚线：损失更多。
sum = { $terms } = { $sum }
