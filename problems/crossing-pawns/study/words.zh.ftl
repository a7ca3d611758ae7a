rule =
    红方每次把一枚红棋向上下左右走一格，两枚红棋不能重叠。
    黑方每次把黑卒向上、左、右走一格，走到第一行就赢。
    走到对方棋子所在的格子，也赢。
    无法操作者输。
takes = 各行的格子：一个 X（黑卒）、两个 O（红棋），# 是障碍；最后写轮到谁，R 是红方，B 是黑方，例如 O.O ... ... .X. | R。至多 7 行 7 列，除障碍外至多 20 格；* 表示黑卒和红棋在同一格
how = 红方点一枚红棋，再点它要到的格子；黑方只点黑卒要到的格子。
ask-where = 哪些走法走完，对方马上就能赢？除去这些，还剩哪些？
ask-what = 走哪一步以后，到结束还有偶数步，最后一步归自己？

position = 从上到下各行：{ $rows }。{ $now }
row = （{ $cells }）
empty = 空
wall = 障碍
pawn = 黑卒
red-piece = 红棋
pawn-and-red-piece = 黑卒和红棋
red = 红方
black = 黑方
red-to-move = 轮到红方（{ $mover }）走：走一枚红棋。
black-to-move = 轮到黑方（{ $mover }）走：走黑卒。
cell = 第 { $row } 行第 { $column } 列
move-red = 把{ $from }的红棋走到{ $to }
    .told = { $who }把{ $from }的红棋走到了{ $to }。
move-pawn = 把黑卒走到{ $to }
    .told = { $who }把黑卒走到了{ $to }。

lost-crossed = 黑卒到了第一行，黑方已经获胜。
lost-pawn = 红棋吃掉了黑卒。
lost-red-piece = 黑卒吃掉了红棋。
lost-stuck = { $own }无路可走。
won-now = 一步就能结束：{ $step }。
won-odd = { $own }可以{ $step }：此后不管{ $enemy }怎么走，{ $own }都能在 { $even } 步以内结束，这是偶数，最后一步归{ $own }。{ $enemy }走完一步，至多还剩 { $odd } 步。
lost-even = 不管{ $own }怎么走，{ $enemy }都能走到最后一步，赢下来。{ $own }要拖得最久，就{ $step }：{ $odd ->
    [1] 下一步就结束
   *[other] 还剩 { $odd } 步，是奇数，头一步和最后一步都归{ $enemy }
 }。
draw-on = 没有一步能让{ $own }赢。但{ $own }可以{ $step }，此后谁也不能逼对方结束：一直这样走下去，不分胜负。

legend = 能走到的格子上的数：走到那里以后还要走几步才结束（两枚红棋都能走到，就有两个数；– 表示谁也不能逼对方结束）。粗的：有偶数，走到那里的一方也走最后一步。
odd-number = 还有 { $d } 步结束，是奇数
even-number = 还有 { $d } 步结束，是偶数
