rule =
    每次添一个字母，也就是在单词的树上往下走一步。
    不能添的人输掉这一轮，下一轮先走。
    赢得最后一轮的人赢得整场。
takes = 轮数和单词，例如 2 | a bc；至多 9 轮、14 个字母
how = 点树上的下一个字母。
ask-where = 这一轮你想赢，还是宁可输掉，好在下一轮先走？
ask-what = 这一轮双方目标相同：都想赢，或都想输。添哪个字母以后，对手就做不到了？

position = 现在是“{ $word }”。单词：{ $group }。连这一轮在内，还剩 { $rounds } 轮。
position-begin = 新的一轮。单词：{ $group }。连这一轮在内，还剩 { $rounds } 轮。
position-over = 最后一轮结束了，停在“{ $word }”。单词：{ $group }。
note = 连这一轮在内，还剩 { $rounds } 轮。
note-begin = 新的一轮。连这一轮在内，还剩 { $rounds } 轮。
note-over = 最后一轮结束了。
go-on = 添成“{ $word }”
    .told = { $who }添成了“{ $word }”。
end-round = 添成“{ $word }”，赢下这一轮，下一轮由输的一方先走
    .told = { $who }添成了“{ $word }”，赢下这一轮，下一轮由输的一方先走。
end-last = 添成“{ $word }”，赢下最后一轮
    .told = { $who }添成了“{ $word }”，赢下最后一轮。

goal-last = 这是最后一轮，双方都想赢。
goal-not-w = 在这棵树上，每轮先走的人都会被逼着输掉，所以这一轮双方都想赢。
goal-either = 在这棵树上，每轮先走的人想赢想输都行，所以双方都想输掉这一轮，下一轮先走。
goal-odd = 在这棵树上，每轮先走的人必赢，后面还有奇数轮，先走下一轮的人也先走最后一轮，所以这一轮双方都想输。
goal-even = 在这棵树上，每轮先走的人必赢，后面还有偶数轮，先走下一轮的人就不先走最后一轮，所以这一轮双方都想赢。
won-win = { $goal }添成“{ $word }”以后，{ $other }就没法赢下这一轮。
won-lose = { $goal }添成“{ $word }”以后，{ $other }就没法输掉这一轮。
lost-win = { $goal }无论添哪个字母，{ $other }都能赢下这一轮。
lost-lose = { $goal }无论添哪个字母，{ $other }都能输掉这一轮。
lost-over = “{ $word }”后面不能再添字母，最后一轮是{ $other }赢的。
decides-true = 看 { $letter }，{ $letter } 为真
decides-false = 看 { $letter }，{ $letter } 为假

legend = 各点旁标的是棋子在那里时，先走的人能保证什么：W 能赢，L 能输，WL 都行，– 都不能。粗框：这一轮到此结束。棋子所在的点不标。
