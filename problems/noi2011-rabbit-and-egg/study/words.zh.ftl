rule =
    每次把空格旁边的一枚棋子移进空格：兔兔只能移白子，蛋蛋只能移黑子。
    无法操作者输。
takes = 逐行写，行与行之间空开：X 是黑子，O 是白子，E 是空格，例如 OOXX OXXO OOEO XXXO；至多 6 行 6 列、20 格
how = 点空格旁边的一枚棋子。
ask-where = 盯住空格：它会回到走过的格子吗？它依次遇到什么颜色的棋子？
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

won-needed = 轮到{ $mover }，空格算{ $colour }格。相邻的黑白两格配对，最多 { $count } 对，不用空格就少一对：移与空格配对的那枚（第 { $row } 行第 { $column } 列）；以后{ $other }能移的都已配对，不管移哪枚，{ $mover }都移它的另一半。
lost-stuck = 空格旁边没有{ $own }子，{ $mover }无法操作。
lost-not-needed = 轮到{ $mover }，空格算{ $colour }格。相邻的黑白两格配对，不用空格也能配最多的 { $count } 对：{ $mover }能移的都已配对，不管移哪枚，{ $other }都移它的另一半。

legend = 相邻的黑子和白子尽量多地配对，这是其中一种配法。粗圈：剩下的棋子。
pairs = 最多配 { $with } 对；不用空格所在的格子，最多 { $without } 对
