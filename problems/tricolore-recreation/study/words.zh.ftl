rule =
    Alice 让一枚蓝棋右移，可以单独移，也可以带上同行的白棋一起移。
    Bob 让一枚红棋左移，也可以带上同行的白棋。
    每次移动的格数只能是下面列出的数，棋子不能互相越过。
    无法操作者输。
takes = f | 各行蓝、白、红的列号，从 1 到 14：6 | 1 4 10。1 到 3 行；三行时间距要小
how = 点自己的棋子（要两枚一起移就点白棋），再点它要到的格子。
ask-where = 每种走法会让哪个间距变小？每个间距，两个人都能让它变小吗？
ask-what = 走哪一步，能让各间距的数拆成 1、2、4、… 的小份，正好两两成对？
left = Alice
right = Bob

position = 各行蓝、白、红的列号：{ $rows }；f = { $f }。
row = （{ $columns }）
note = 可以移动的格数：{ $steps }。
blue = 把第 { $row } 行的蓝棋右移 { $k } 格
    .told = { $who }把第 { $row } 行的蓝棋右移了 { $k } 格。
blue-white = 把第 { $row } 行的蓝、白两枚右移 { $k } 格
    .told = { $who }把第 { $row } 行的蓝、白两枚右移了 { $k } 格。
red = 把第 { $row } 行的红棋左移 { $k } 格
    .told = { $who }把第 { $row } 行的红棋左移了 { $k } 格。
red-white = 把第 { $row } 行的红、白两枚左移 { $k } 格
    .told = { $who }把第 { $row } 行的红、白两枚左移了 { $k } 格。

won-end = { $mover }{ $step }：每个间距都不到 { $least } 格，小于最小的步长，{ $other }无法移动。
won-gaps = 双方都能从任一间距里减去可以走的格数；{ $cells } 格的间距，按框里的数算作 { $each }。{ $mover }{ $step }，间距 { $gap } 变成 { $rest }，再看各间距的数：{ $balance }。
lost-gaps = 双方都能从任一间距里减去可以走的格数；{ $cells } 格的间距，按框里的数来算：{ $balance }。
lost-end = 每个间距都不到 { $least } 格，小于最小的步长，{ $mover }无法移动。

legend = 框出各个间距，标出它算多少（SG 值），拆成 1、2、4、… 的小份，相同的两两抵消。粗框：有小份会剩下的数。
quantity = 间距 { $gaps }：{ $sum }
