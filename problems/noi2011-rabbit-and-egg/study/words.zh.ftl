rule =
    每次把空格旁边的一枚棋子移进空格：兔兔只能移白子，蛋蛋只能移黑子。
    无法操作者输。
takes = 逐行写，行与行之间空开：X 是黑子，O 是白子，E 是空格，例如 OOXX OXXO OOEO XXXO；至多 6 行 6 列、20 格
how = 点空格旁边的一枚棋子。
ask-where = 盯住空格：它会回到到过的格子吗？它依次遇到什么颜色的棋子？
ask-what = 能移动的棋子中，去掉哪一枚，最多能配的对数不变？
left = 兔兔
right = 蛋蛋

position = 从上到下各行：{ $rows }。
row = （{ $squares }）
gap = 空
white = 白
black = 黑
slide = 移动第 { $row } 行第 { $column } 列的棋子
    .told = { $who }移动了第 { $row } 行第 { $column } 列的棋子。

won-needed = 相邻的黑格与白格配对，空格算{ $colour }格：最多配 { $count } 对，而且必须用到空格。它可以与第 { $row } 行第 { $column } 列配对：{ $mover }把空格移到那里，以后每次也都移到配对的格子。
lost-stuck = 空格旁边没有{ $own }子，{ $mover }无法操作。
lost-not-needed = 相邻的黑格与白格配对，空格算{ $colour }格：最多配 { $count } 对，不用空格也能做到。{ $mover }把空格移进哪一对，{ $other }就移到这一对的另一格。

legend = 相邻的黑子和白子尽量多地配对，这是其中一种配法。粗圈：剩下的棋子。
pairs = 最多配 { $with } 对；不用空格所在的格子，最多 { $without } 对
