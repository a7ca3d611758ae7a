rule =
    白方和黑方轮流把一个灰色的点染成自己的颜色；一开始就是白色的点已经归白方。
    谁先有三个同色的点连成一条路径，谁赢。
    全部染完还没人连成，就是平局。
takes = 先写树的边，再给每个点写一个字母：N 未染色，W 白，B 黑，例如 1 2 2 3 | NWN。至多 10 个点
how = 点击一个灰色的点。
trick = 同时有两个威胁就赢。白方在这些地方做得到：有四个邻点的点；恰有三个邻点的点（叫分叉点），其中至少两个邻点不是叶子（先染它，再染其中一个）；两个分叉点，相距偶数条边：在两者之间的路上，先染紧挨一个分叉点的点，威胁下一步染这个分叉点、成双威胁，以后隔一个染一个，最后染另一个分叉点，同时威胁它的两片叶子。已经是白色的点，等于没染色的点再挂一个新点，新点下面有两片叶子（新点就是分叉点）。否则黑方把点配成对，使每条三个点的路径里都有完整的一对；白方染一个，黑方就染同一对的另一个，这样打平。
ask-where = 现在在哪些点上能连成三个？哪些点有三个或更多邻点？
ask-what = 走哪一步，能同时造成两个威胁（中间可以有被迫的应对）？
left = 白方
right = 黑方

position = { $count ->
    [0] 只有一个点。
   *[other] 边：{ $edges }。
 }白点：{ $whites ->
    [0] 无
   *[other] { $white }
 }。黑点：{ $blacks ->
    [0] 无
   *[other] { $black }
 }。
colour = 给 { $v } 号点染色
    .told = { $who }给 { $v } 号点染了色。

won-path = { $Mover }有路径 { $path }。
lost-path = { $Other }有路径 { $path }。
draw-full = 全部染完，谁也没有路径。

tail = { $tails ->
    [0] { "" }
   *[other] （白点当作没染色，另连一个挂着两片叶子的邻点，即尾巴）
 }
won-many = { $Mover }能同时造成两个威胁，因为{ $v } 号点至少有四个邻点{ tail }。
won-branching = { $Mover }能同时造成两个威胁，因为{ $v } 号点是分叉点，三个邻点中至少两个不是叶子{ tail }。
won-even = { $Mover }能同时造成两个威胁，因为有两个分叉点，相距 { $k } 条边，是偶数{ tail }。
draw-pairs = { $Other }把 { $pairs } 配成对，{ $mover }染一个，{ $other }就染另一个：每条三个点的路径里都有完整的一对。
draw-small = 不到三个点，连不成路径。

won-completes = { $Mover }染 { $v } 号点就连成路径。
won-threatened = { $Other }威胁在 { $u } 号点连成路径。
won-threats = { $Mover }染 { $v } 号点，同时威胁 { $threats }，{ $other }只能堵一个。
won-threat = { $Mover }染 { $v } 号点，威胁 { $answer }，{ $other }必须染 { $answer } 号点。
won-quiet = { $Mover }染 { $v } 号点，最顽强的应对是染 { $answer } 号点。
lost-by-threats = { $Other }染 { $v } 号点，同时威胁 { $threats }，{ $mover }只能堵一个。
lost-threat = { $Other }染 { $v } 号点，威胁 { $answer }，{ $mover }必须染 { $answer } 号点。
lost-quiet = { $Other }染 { $v } 号点，最顽强的应对是染 { $answer } 号点。
lost-threats = { $Other }威胁 { $threats }，{ $mover }只能堵一个。
lost-forced = { $Mover }必须染 { $u } 号点，否则{ $other }在那里连成路径。
lost-toughest = { $Mover }怎么走都挡不住{ $other }，最顽强的是染 { $u } 号点。
draw-forced = { $Mover }必须染 { $u } 号点，否则{ $other }在那里连成路径。此后谁也无法强行连成路径。
draw-answered = { $mover }和{ $other }都无法强行连成路径：一方的威胁，另一方总能应对。

legend-threats = { $orange ->
    [0] { "" }
   *[other] 橙圈：{ $mover }在这里能连成路径。
 }虚线圈：{ $other }在这里能连成路径。
legend-tails = 数字：分叉点、邻点更多的点和白点各有几个邻点（尾巴也算）。连线（如有）：后手配的对。
tailed = 接上尾巴后：分叉点 { $forks } 个，点 { $vertices } 个
