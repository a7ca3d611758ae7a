rule =
    阿空（外面多一圈）找阿燐（实心圆点）。每个回合两人各自暗中选好：不动，或顺着一条箭头走一步；然后同时行动。
    走到同一点，阿燐就被找到了：阿燐希望越晚越好，阿空希望越早越好。
takes = 阿燐和阿空所在的点；共几个回合、已过几个回合、第几回合被找到算平局；各条边：例如 2 1 | 2 0 1 | 1>2 1>3 2>3，至多 6 个点、10 条边，至多还有 5 个回合
how = 点击要走到的点；不动就点击自己的点。
trick = 选法被猜到就吃亏，所以要按概率选，使对方在值得选的点里不管选哪个，结果都一样。从最后一个回合往回推，求出双方各选一点之后，阿燐平均到第几回合才被找到。比如有甲、乙两点，阿燐在甲点没被找到，就多撑 2 个回合，在乙点没被找到，只多撑 1 个：阿空就以 2/3 的概率去甲找，使阿燐选甲、选乙一样好；阿燐以 1/3 的概率选甲，使阿空去哪里找也一样好。这样谁改变选法都占不到便宜。阿空永远到不了的点，当然最安全。
ask-where = 如果对方猜到你去哪里，会怎么选？那时你还会这样选吗？
ask-what = 对手按最优的概率选择时，哪个选择平均起来对自己有利？
left = 阿燐
right = 阿空

position = 共 { $last } 个回合，已过 { $time } 个。{ left }在 { $orin }，{ right }在 { $okuu }；第 { $stake } 回合被找到算平局。{ $count ->
    [0] 没有边。
   *[other] 边：{ $arrows }。
 }
note = { $past ->
    [0] { left }在 { $orin } 号点，{ right }在 { $okuu } 号点。第 { $round } 回合，共 { $last } 回合；{ $unfound ->
        [lost] 一直没找到，算第 { $never } 回合，也早于第 { $stake } 回合：{ right }赢。
        [drawn] 找到，{ right }赢；一直没找到，平局。
       *[won] { $stake ->
            [1] { "" }
           *[other] 第 { $stake } 回合之前找到，{ right }赢；
         }第 { $stake } 回合找到，平局；更晚，或者一直没找到（算第 { $never } 回合），{ left }赢，越晚赢得越多。
     }
   *[other] { left }在 { $orin } 号点，{ right }在 { $okuu } 号点。第 { $round } 回合，共 { $last } 回合；一直没找到，算第 { $never } 回合。{ left }已经撑过第 { $stake } 回合，赢定了；越晚被找到，赢得越多。
 }
note-over = { ended }第 { $stake } 回合被找到算平局。
choose = 选 { $to } 号点
    .told = { $who }选了 { $to } 号点。

in-round = { $sure ->
    [0] 平均在第 { $end } 回合
    [1] 在第 { $end } 回合
   *[other] 平均在第 { $end } 回合（以后按概率选）
 }
won-later = 只要{ $mover }{ $mix }，不管{ $other }怎么选，{ left }{ in-round }或更晚被找到。这晚于第 { $stake } 回合，对{ left }有利。
won-earlier = 只要{ $mover }{ $mix }，不管{ $other }怎么选，{ left }{ in-round }或更早被找到。这早于第 { $stake } 回合，对{ right }有利。
won-chosen = { $Other }已经选好，{ $mover }没有看到。{ $mover }{ $mix }，{ left }就{ in-round }被找到。第 { $stake } 回合被找到算平局，所以对{ $mover }有利。
won-over = { ended }第 { $stake } 回合才算平局，所以{ $mover }赢了 { $by } 个回合。
lost-later = { $Mover }没有办法：只要{ $other }{ $mix }，不管{ $mover }怎么选，{ left }{ in-round }或更晚被找到。这晚于第 { $stake } 回合，对{ left }有利。
lost-earlier = { $Mover }没有办法：只要{ $other }{ $mix }，不管{ $mover }怎么选，{ left }{ in-round }或更早被找到。这早于第 { $stake } 回合，对{ right }有利。
lost-chosen = { $Other }已经选好，{ $mover }没有看到。{ $mover }最好是{ $mix }，可这样{ left }还是{ in-round }被找到。第 { $stake } 回合被找到算平局，所以对{ $mover }不利。
lost-over = { ended }第 { $stake } 回合才算平局，所以{ $other }赢了 { $by } 个回合。
draw-open = 只要{ $mover }{ $mix }，{ left }就{ in-round }被找到，正好是平局；{ $other }也能保证这一点。
draw-chosen = { $Other }已经选好，{ $mover }没有看到。{ $mover }{ $mix }，{ left }就{ in-round }被找到，正好是平局。
draw-over = { ended }正好是平局。
ended = { $found ->
    [0] { left }没有被找到，算第 { $end } 回合。
   *[other] { left }在第 { $end } 回合被找到。
 }
mix = { $choices }
choice = { $count ->
    [1] { "" }
   *[other] 以概率 { $chance }{ " " }
 }选 { $to } 号点

legend = { $mover }可以选的各点旁边的数：最优策略选它的概率。
average = { left }平均在第 { $end } 回合被找到，第 { $stake } 回合算平局
