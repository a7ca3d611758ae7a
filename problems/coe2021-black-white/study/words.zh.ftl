rule =
    Alice 走黑棋，Bob 走白棋。
    每次让自己的一枚棋子朝同行的对方棋子前进任意多格，不能走到或越过对方棋子。
    有后退次数时（见下面），也可以用掉一次，让一枚棋子后退几格。
    无法操作者输。
takes = Alice 和 Bob 的后退次数、d | 各行黑棋和白棋的列号：1 1 1 | 3 5 | 8 5。1 到 3 行，列号从 1 到 10，两边要留出后退的余地；三行时，间距要小，后退要少
how = 点一枚棋子，再点它要到的格子。
trick = 看每行两枚棋子之间的空格数：双方都能把它减少任意多格，像一堆石子。{ trick-nim }如果对方后退，就让同行自己的棋子前进同样多格：空格数和原来一样，对方的后退却少了一次，所以后退只能拖延。
ask-where = 每行两枚棋子之间有几个空格？只有两行时，你想各留几格？
ask-what = 走哪一枚，能让各行的空格数拆成 1、2、4、8、… 的小份，正好两两成对？
left = Alice
right = Bob

position = 各行黑棋和白棋的列号：{ $rows }。{ note }
row = （{ $black } 和 { $white }）
note = { $alice ->
    [0] { $bob ->
        [0] 现在双方都不能后退。
       *[other] { retreats }
     }
   *[other] { retreats }
 }
retreats = 还能后退：{ left } { $alice } 次，{ right } { $bob } 次，每次至多 { $d } 格。
advance = 第 { $row } 行前进到第 { $to } 列
    .told = { $who }在第 { $row } 行前进到第 { $to } 列。
retreat = 第 { $row } 行后退到第 { $to } 列
    .told = { $who }在第 { $row } 行后退到第 { $to } 列。

won-gaps = 看各行的空格数：{ $gaps }。{ $mover }在第 { $row } 行前进到第 { $to } 列，这时{ $balance }。
other-retreats = { $other }后退，{ $mover }就跟上。
lost-gaps = 看各行的空格数：{ $balance }。
mover-retreats = { $mover }后退，{ $other }就跟上。
lost-retreats = 各行都没有空格了：{ $mover }只能后退，{ $other }就跟上。
lost-end = 各行都没有空格了，{ $mover }也不能再后退。

legend = 每行两枚棋子间的空格数{ in-pieces }
