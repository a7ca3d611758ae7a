rule =
    每次吃最左或最右的一根胡萝卜。
    如果有“先连吃的次数”（见下面），Oleg 先连吃这么多根，Igor 等着；以后轮流吃，还是 Oleg 先。
    剩下的最后一根上的数大于目标数，Oleg 赢；小于目标数，Igor 赢；相等是平局。
takes = 先写一排胡萝卜，再写先连吃的次数，最后写目标数，例如 1 2 3 5 | 0 | 2：至多 12 根，每个数至多 99
how = 点两端的一根胡萝卜。
trick = 对方吃哪一端就吃另一端，正中的就一直在正中。所以偶数根时，先吃的一方能留下正中两根里合意的一根（Oleg 要大的，Igor 要小的）：先吃不合意的那根所在的一端，以后对方吃左就吃右，吃右就吃左。奇数根时，自己吃左端，对方就在最中间一根和它右边一根里这样选；吃右端，就在它和左边一根里选：比较吃哪一端结果更好。Oleg 用先连吃的几次把好的移到正中；连吃到只剩一根，就留最大的。
ask-where = 最后两根由谁来选？如果总有人在另一端应对，会剩下哪两根？
ask-what = Oleg 要最后一根大于目标数，Igor 要它小于目标数：走哪一步能做到？做不到的话，怎样能等于目标数？
left = Oleg
right = Igor

position = 从左到右的胡萝卜：{ $carrots }。先连吃的次数：{ $free }，目标数：{ $goal }。
position-waits = 从左到右的胡萝卜：{ $carrots }。{ right }要等一次。先连吃的次数：{ $free }，目标数：{ $goal }。
note = 还能先连吃的次数：{ $free }。目标数：{ $goal }。
eat-left = 吃最左边的 { $carrot }
    .told = { $who }吃了最左边的 { $carrot }。
eat-right = 吃最右边的 { $carrot }
    .told = { $who }吃了最右边的 { $carrot }。
wait = 等着
    .told = { $who }等了一次。
wait-last = 最后等一次，以后两人轮流吃
    .told = { $who }最后等了一次，以后两人轮流吃。

won-more = { $why }最后剩下 { $x }，比目标数 { $goal } 大 { $by }。
won-less = { $why }最后剩下 { $x }，比目标数 { $goal } 小 { $by }。
draw-equal = { $why }最后剩下 { $x }，正好等于目标数。
lost-more = { $why }最后剩下 { $x }，比目标数 { $goal } 大 { $by }。
lost-less = { $why }最后剩下 { $x }，比目标数 { $goal } 小 { $by }。

oleg = { $left }
igor = { $right }
left-end = 左端
right-end = 右端
alone = 只剩一根了。
after-wait = { $right }现在只能等。{ $why }
two = 只剩两根：{ $first } 吃{ $end }，留下另一根。
even-larger = 一共偶数根，{ $left }能留下正中两根 { $p }、{ $q } 里较大的：先吃{ $end }，以后{ $right }吃哪一端，就吃另一端。
even-smaller = 一共偶数根，{ $right }能留下正中两根 { $p }、{ $q } 里较小的：先吃{ $end }，以后{ $left }吃哪一端，就吃另一端。
odd-smaller = { $left }再吃一根就剩偶数根，{ $right }能留下正中两根里较小的：{ $left }吃左端，会剩下 { $on_left }；吃右端，会剩下 { $on_right }。
odd-larger = { $right }再吃一根就剩偶数根，{ $left }能留下正中两根里较大的：{ $right }吃左端，会剩下 { $on_left }；吃右端，会剩下 { $on_right }。
free-one = 连吃到只剩一根，{ $left }留下最大的。
free-even = 连吃后剩 { $m } 根，{ $left }留下正中两根里较大的。能到正中的是第 { $from } 到 { $to } 根，{ $left }取其中最大的。
free-odd = 连吃后剩 { $m } 根，是奇数：{ $left }在第 { $from } 到 { $to } 根里挑相邻两根，{ $right }留下其中较小的。
late = { $right }先吃，{ $left }再连吃：{ $right }吃左端，{ $left }得 { $on_left }；吃右端，得 { $on_right }。

legend-last = 框：可能剩下的一根。{ $orange ->
    [0] { "" }
   *[other] 橙框：比目标数 { $goal } 大的。
 }
legend-two = 框：轮流吃时，如果一方吃哪端，另一方就吃另一端，留到最后的两根就在这些里，由{ $chooser }选一根。{ $orange ->
    [0] { "" }
   *[other] 橙框：比目标数 { $goal } 大的。
 }
last = m = { $n } − { $k } = { $m }，最后一根是 { $x }
