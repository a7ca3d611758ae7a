rule =
    每次取走的根数必须是可取的数之一。
    无法操作者输。
takes = 可取的数，从小到大 | 根数，例如 1 3 4 | 10：至多 8 个数，至多 1000 根
how = 点一根：它和右边的全部一起取走。
ask-where = 剩几根时已经不能取？从几根取一次就能剩这么少？
ask-what = 取几根，能让剩下的根数先手必败？

position = { $n } 根木棍。可取的数：{ $set }。
note = 可取的数：{ $set }。
move = 取 { $p } 根
    .told = { $who }取了 { $p } 根。

lost-empty = 已经取完，一根不剩。
lost-too-few = 只剩 { $n } 根，而每次至少取 { $least } 根，没法取了。
lost-answered = { $n } 根时怎么取，{ $other }都有应对（{ $answers }），应对之后{ $mover }面对的又是必败的根数，直到没法取。
won-end = 取 { $p } 根，剩{ $left }根，{ $other }没法取了。
won-answered = 取 { $p } 根，剩{ $left }根：{ $other }怎么取都有应对（{ $answers }），应对之后{ $other }面对的又是必败的根数，直到没法取。
answer = 取 { $p } 回 { $answer }
more = ……

legend = 先手必败的根数：{ $numbers }。每个框的左边，正好剩这样的根数。
