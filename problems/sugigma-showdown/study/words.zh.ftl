rule =
    Sigma（R）不动，或沿红树的一条边走；Sugim（B）不动，或沿蓝树的一条边走。两棵树上编号相同的是同一个点。
    Sugim 走到 Sigma 所在的点就赢（Sigma 不能走到他那里）。同一局面出现三次算平局，这是 Sigma 最好的结果。
takes = 红树的边、蓝树的边，再写 Sigma 的点、Sugim 的点，轮到 Sigma 写 1，轮到 Sugim 写 2，例如 1>2 1>3 1>4 4>5 | 2>1 1>3 1>5 5>4 | 1 2 1：点是 1、2、……，至多 9 个
how = 在自己的树上点击带框的点；点击自己所在的点就是不动。
trick = 两端在蓝树上至少相距 3 的红边叫逃生边。Sigma：如果一路上每个点都能赶在 Sugim 前面走到，就去逃生边的一端，等 Sugim 走到旁边再跳到另一端，这时 Sugim 还差至少两步，以后可以一直这样跳。Sugim：总在蓝树上朝 Sigma 走。Sigma 用别的红边跳过来，也只能落在 Sugim 旁边，所以够不到逃生边就会被逼到尽头，最后被抓住。
ask-where = 红树上哪条边，Sugim 从一头到另一头至少要三步？
ask-what = 哪些点 Sigma 能赶在 Sugim 前面走到？其中有没有这样的边的端点？

red = Sigma 的树（红树）：
blue = Sugim 的树（蓝树）：
position = 红边：{ $red }。蓝边：{ $blue }。Sigma 在 { $sigma } 号点，Sugim 在 { $sugim } 号点。
note-sigma = 轮到 Sigma（R，{ $mover }）走红树，他要逃。
note-sugim = 轮到 Sugim（B，{ $mover }）走下面的蓝树，他要抓住 Sigma。
note-met = 两人都在 { $v } 号点：Sigma 被抓住了。
catch = 在 { $v } 号点抓住 Sigma
    .told = { $who }在 { $v } 号点抓住了 Sigma。
stay = 留在 { $v } 号点
    .told = { $who }留在 { $v } 号点。
go = 走到 { $v } 号点
    .told = { $who }走到了 { $v } 号点。

lost-met = 两人在同一点，Sigma 被抓住了。
lost-wait = Sigma 能先走到的点里，离 Sugim 最远的是 { $v } 号点。Sugim 走过来要 { $steps } 步，所以从现在起双方合计至多再走 { $turns } 步。从能先走到的点出发的红边，两端在蓝树上的距离都不超过 2，跳不过 Sugim。
lost-walk = Sigma 最好走 { $path }，然后等着：Sugim 走到 { $v } 号点要 { $steps } 步，所以从现在起双方合计至多再走 { $turns } 步。从能先走到的点出发的红边，两端在蓝树上的距离都不超过 2，跳不过 Sugim。
draw-stay = 红边 { $v }–{ $w } 是逃生边：两端在蓝树上至少相距 3。Sugim 离得至少两步就不动，只差一步时走到 { $w } 号点，Sugim 就又不在旁边了。这样永远抓不住。
draw-jump = 红边 { $v }–{ $w } 是逃生边：两端在蓝树上至少相距 3。Sugim 在 { $v } 号点旁边，就不在 { $w } 号点旁边：走过去。以后还可以这样走回来。
draw-walk = 红边 { $v }–{ $w } 是逃生边：两端在蓝树上至少相距 3。走 { $path }，每个点都赶在 Sugim 前面；到了 { $v } 号点，可以等 Sugim 走到旁边再跳。
won-catch = Sigma 在 { $v } 号点，一步就到：抓住。
won-step = 走到 { $to } 号点。以后 Sigma 能赶在前面走到的只有 { $ends } 号点，从这些点出发的红边，两端在蓝树上的距离都不超过 2，跳不过 Sugim。Sugim 一直朝 Sigma 走，双方合计至多再走 { $turns } 步就抓住。
draw-late = Sigma 能先走到逃生边（两端在蓝树上至少相距 3 的红边）。Sugim 走一步以后（Sugim 的点: 逃生边）：{ $outs }。

legend = 红树每个点角上的数：Sugim 在蓝树上走到这里要几步。{ $ends ->
    [0] { "" }
   *[other] 橙框：Sigma 走到这里的步数比他少。
 }{ $outs ->
    [0] { "" }
   *[other] 橙色粗线：两端在蓝树上至少相距 3 的红边。
 }
