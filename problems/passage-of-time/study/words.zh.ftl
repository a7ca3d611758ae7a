rule =
    每次让棋子沿一条边走一步。
    走到终点的人赢。
    无法操作者输，永远走不完算平局。
takes = 先写边，再写棋子和终点，例如 1>2 2>1 2>3 3>4 | 1 3：至多 9 个点、18 条边
how = 点要走到的点。
ask-where = 从哪些点一步就能到终点？哪些点无论怎么走，都会走到这样的点？
ask-what = 能走到的点里，哪个有粗圈？都没有的话，哪个没有圈？

position = 棋子在 { $piece } 号点，终点是 { $goal } 号点。边：{ $arrows }。
position-bare = 棋子在 { $piece } 号点，终点是 { $goal } 号点。没有边。
note = 终点是 { $goal } 号点。
move = 把棋子移到 { $to } 号点
    .told = { $who }把棋子移到了 { $to } 号点。

won-goal = 从 { $node } 号点有一条边通到终点，走过去就赢。
won-stuck = 走到 { $to } 号点：那里没有出边，{ $other }无路可走。
won-answers = 走到 { $to } 号点：棋子再走到哪里，{ $mover }都有应对：{ $answers }。
lost-goal = { $Other }已经把棋子走到终点。
lost-stuck = { $node } 号点没有出边，无路可走。
lost-answers = 从 { $node } 号点无论走到哪里，{ $other }都有应对：{ $answers }。
to-the-goal = 这样应对下去，最后由应对的一方走到终点。
to-an-end = 这样应对下去，最后由应对的一方走到终点，或者走到没有出边的点。
draw-on = 从 { $node } 号点走不到必败点，但能走到 { $next } 号点，那里既非必胜也非必败。以后还是这样，双方都没有必胜策略。

legend = 粗圈是必败点：已经终局，或者所有出边都通到虚线圈。虚线圈是必胜点：有出边通到粗圈。没有圈的点是平局。棋子所在的点不画圈。
