rule =
    轮流选“吃”或“停止”，选“停止”游戏就结束。“吃”：最强的蛇（深绿）吃掉最弱的蛇（黄），自己的体力减去被吃的蛇的体力。蛇不属于任何一方。
    吃完以后，如果吃的蛇成了最弱的，就轮到对方选；否则（或者只剩它一条）游戏结束。体力相等时，上面的算弱。
    最后选“吃”的人赢；没有人吃过，算平局。
takes = 各条蛇的体力，例如 1 2 2 2：2 到 12 条蛇，体力至多 99。如果已经有蛇吃过，后面加上 | +
how = 按两个按钮中的一个。蛇前面的数是体力。
trick = 假设谁都不停，数一数要吃几次，才有一条蛇吃完不是最弱的（或者只剩它一条）：它不会再被吃，吃这一次的一方就赢。双方轮流吃。次数是奇数，就吃：对方只轮到第 2、第 4……次，轮不到最后一次；对方停止，也是刚吃过的一方赢。次数是偶数，最后一次会归对方，就停止；还没有蛇吃过的话，就是平局。
ask-where = 刚吃完的蛇会不会马上被吃？如果谁都不停，到第几次吃完就安全了？
ask-what = 如果谁都不停，吃完就安全的那一次由谁来吃？所以该吃还是该停？
left = 先手
right = 后手

position = 各条蛇的体力：{ $snakes }。最强的是第 { $strong } 条蛇，最弱的是第 { $weak } 条。
position-fed = { position }{ note-fed }
position-over = { $count ->
    [1] 只剩一条蛇，体力是 { $snakes }。
   *[other] 各条蛇的体力：{ $snakes }。
 }{ $note }
note-fed = 上一次选“吃”的是{ $other }。
drawn = 没有人赢。
left-has-won = { $left }赢了。
right-has-won = { $right }赢了。
eat = 让体力 { $strong } 的蛇吃掉体力 { $weak } 的蛇
    .told = { $who }让体力 { $strong } 的蛇吃掉了体力 { $weak } 的蛇。
eat-it = 吃
stop = 停止
    .told = { $who }停止了。

won-over = 最后一次选“吃”的是{ $mover }。
lost-over = 吃的蛇吃完以后不是最弱的，或者只剩它一条，不会再被吃。最后选“吃”的是{ $other }，所以{ $other }赢。
draw-over = 还没有蛇吃过就停止了。
won-alone = 让体力 { $eater } 的蛇吃：吃完只剩它自己。
won-safe = 让体力 { $eater } 的蛇吃：吃完它不是最弱的。
won-odd = { $meals }从{ $mover }起轮流吃，次数是奇数，最后一次由{ $mover }吃。
lost-even = { $meals }从{ $mover }起轮流吃，次数是偶数，最后一次由{ $other }吃。
draw-even = { $meals }从{ $mover }起轮流吃，次数是偶数，最后一次会由{ $other }吃。所以{ $mover }一次都不吃就停止。
meals-alone = 如果谁都不停，体力 { $eaters } 的蛇依次吃，一共 { $count } 次，最后一条吃完以后只剩它自己。
meals-safe = 如果谁都不停，体力 { $eaters } 的蛇依次吃，一共 { $count } 次，最后一条吃完以后不是最弱的。

legend = 编号：如果谁都不停，各条蛇按这个次序吃，后一条吃掉前一条。{ $orange ->
    [0] { "" }
   *[other] 橙框：吃最后一次的蛇，吃完就安全了。
 }
odd = 吃 { $count } 次，奇数
even = 吃 { $count } 次，偶数
