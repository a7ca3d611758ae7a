rule = 红方每次把一枚红棋向上下左右走一格，不能走到另一枚红棋上；黑方每次把黑卒向上、左、右走一格。黑卒走到第一行，黑方赢。走到对方棋子所在的格子就赢，无法操作者输。
takes = 各行的格子：一个 X（黑卒）、两个 O（红棋），# 是障碍；最后写轮到谁，R 是红方，B 是黑方，例如 O.O ... ... .X. | R。至多 7 行 7 列，除障碍外至多 20 格；* 表示黑卒和红棋在同一格
ask-where = 走完哪几步，对方马上就能赢？除去这些，还剩哪几步？
ask-what = 哪一步走到步数为偶数的状态？

position = 从上到下各行：{ $rows }。{ $now }
row = （{ $cells }）
empty = 空
wall = 障碍
pawn = 黑卒
red-piece = 红棋
pawn-and-red-piece = 黑卒和红棋
red = 红方
black = 黑方
red-to-move = 轮到红方走。
black-to-move = 轮到黑方走。
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
won-odd = { $own }可以{ $step }，留给{ $enemy }的是偶数 { $even }。{ $enemy }怎么走都到奇数，至多 { $odd }，数越走越小，直到 0。
lost-even = { $own }怎么走都到奇数，而{ $enemy }每次都能再走到更小的偶数。要拖得最久，就{ $step }，步数是 { $odd }。
draw-on = { $own }走不到偶数，但可以{ $step }，那里同样没有步数：一直这样走，双方都没有必胜策略。

legend = 能走到的格子上的数：走到那里之后还要几步结束；两枚红棋都能走到的格子有两个数；没有步数写 –。粗的是偶数。
odd-number = 还有 { $d } 步结束，是奇数
even-number = 还有 { $d } 步结束，是偶数
