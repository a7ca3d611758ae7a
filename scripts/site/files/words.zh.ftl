### 网站脚本说的话。

gap = { "" }
comma = 、
or = 或
semicolon = ；

## 每一页

not-loaded = files/{ $file }.js 没有加载成功，请重试
copied = 已复制
marked = 已选中，请按 Ctrl+C
read-idea = → 看思路

## 谁在玩

you = 你
    .begins = 你
computer = 电脑
    .begins = 电脑
first = 先手
    .begins = 先手
second = 后手
    .begins = 后手
mover = 当前先手
    .begins = 当前先手
other = 对手
    .begins = 对手
name-and-you = { $name }（你）
name-and-computer = { $name }（电脑）

## 谁赢

turn-won = { $you ->
    [unnamed] 当前先手必胜
   *[none] 轮到{ $mover }走，{ $mover }必胜
 }。
turn-lost = { $you ->
    [unnamed] 当前先手必败
   *[none] 轮到{ $mover }走，但{ $other }必胜
 }。
turn-drawn = { $you ->
    [unnamed] 双方都赢不了，是平局
   *[none] 轮到{ $mover }走，双方都赢不了，是平局
 }。
over-won = 对局结束：{ $mover }赢了。
over-lost = 对局结束：{ $other }赢了。
over-drawn = 对局结束：平局。
you-won = 对局结束：你赢了！
their-way = { $mover }是这样赢的：
third-time = 同一局面第三次出现：平局。
class-lost = 轮到走的一方必败
class-won = 轮到走的一方必胜
class-drawn = 平局，双方都无法必胜
tiles-here = 实线框：现在；虚线框：走一步能到。

## 棋盘

move-lost = 必胜
move-won = 必败
move-drawn = 平局
board-fault = 棋盘出错：{ $fault }
not-taken = 棋盘不接受这个局面，能接受的写法见下面。
your-turn = 轮到你了。
your-turn-as = 轮到你了（{ $name }）。
turn-of = 轮到{ $name }。
thinking = { $name }在想。
chosen-too = { $name }也选好了。
how-broken = ↵ 表示这一行接到下面。
how-bracket = 左边有竖线的几行是同一堆：点中的那颗下面的各行也一起取走。
how-steps = 每一小条算一个。也可以按 ‹ 从右端多取、按 › 少取，再按出现的“确定”。
choose-more = 已选中。还要再点一处{ $what ->
    [dark] 深色的
   *[framed] 带框的
 }。
play-or-more = { $move }；也可以继续点
no-move-there = 这里不能点。
begun-anew = 这一处和刚才选的不能一起选，已改为只选这一处。
taken-back = 又点了同一处，已取消选择。
arrows-first = 先用方向键选择。
first-team = 第一队
second-team = 第二队
engine-loading = 引擎正在载入……
mistake = 错误想法：{ $claim }

## 提示

hint = 提示 { $level }/{ $count }：
smaller-first = 先玩一个简单一点的局面：
first-set-up = 热身
warm-up = 热身：{ $text }
real = 正式：{ $text }
hard = 困难：{ $text }
answer-by-tap = 请在图上点出来；如果没有，就按：
no-move-does = 没有这样的一步
there-is-one = 有的，再找找。
no-good-move = 动这里赢不了。
may-be = 可以这样开始。继续点，或按“确定”。
yes = 对。
not-so = 不行。
hint-chance = { $some ->
    [0] 只有一种选法最好
    [1] 按概率随机选，其中概率最大的
   *[other] 按概率随机选，这几种概率一样大
 }：{ $move }。
hint-lost = 怎么走都必败；让对方最难应对的一步是：{ $move }。
hint-drawn = 这样走能保住平局：{ $move }。
hint-won = 这样走必胜：{ $move }。

## 数值

after-this-move = 走这步之后：
values-in-binary = SG 值及其二进制
labelled-backwards = 倒推第几步：

## 计数

count-over = 统计谁赢的有几种。{ $what }
first-wins = 先手必胜
second-wins = 后手必胜
whoever-begins = 不论谁先走，{ $name }必胜
so-many = { $who }：{ $count }
cannot-list = 棋盘列不出这样的范围；可以试试 { $limits }。
each-tile = 每一块是一个局面，点开就可以玩。

## 复盘

dot = { $number }. { $move }
dot-lost = { $number }. { $move }，失误
dots = 各步：
red-moves = 红色是失误，点开看原因。
no-red-moves = 没有失误。
fair-draw = 这个开局双方都不失误就是平局，这一局谁也没有失误。
start-was-lost = 这个开局你这一方怎么走都赢不了。可以换到另一方：
start-was-won = 这个开局先走的一方必胜。可以换你先走：
play-again = 再来一局
decided = 关键在第 { $number } 步：
lost-at = 你输在第 { $number } 步：
could-win = 要是{ $move }，就能赢。
better-on-average = 第 { $number } 步这样选，平均结果更好：{ $move }。
bad-luck = 选得没错，只是这次运气不好。
could-draw = 要是{ $move }，就能保住平局。
for-example = 例如：{ $other }{ $to }，{ $mover }就{ $answer }。
in-general = 一般的道理
at-first = 开局时：
before-move = 第 { $number } 步之前：
after-better = 改走更好的一步之后：
left-by = { $number }（{ $move }{ $parts }）
together = ，剩下 { $values }
left-by-some = { $number }（例如{ $move }{ $parts }）
counted-part = 举例来说，第 { $ply } 步之前单看其中一部分：{ $told }走一步能得到 { $list }；得不到的最小的数是 { $value }，所以算 { $value }。
counted = 举例来说，第 { $ply } 步之前：{ $told }走一步能得到 { $list }；得不到的最小的数是 { $value }，所以算 { $value }。
first-won = 第一步走对了：
after-first = 第一步之后：
try-from-here = 从第 { $number } 步重新走
show-why = 看看为什么
next-level = 下一关
next-page = 下一个游戏
find-won = 走第 { $number } 步之前，{ $mover }是必胜的。该怎么走？在棋盘上走出来。
find-drawn = 走第 { $number } 步之前，{ $mover }能守成平局。该怎么走？在棋盘上走出来。
what-was-wrong = 看错在哪里
try-once-more = 再试一次
after-move = 这一步之后的局面。
before-move-shown = 这一步之前的局面。
after-good-move = 更好的一步之后的局面。
after-answer = { $name }应了一步之后的局面。
better-move = 更好的走法
better = 更好的走法：{ $move }。
move-played = 实际走的一步
reply = 看接下来怎么走
best-answer = 最好的应对：{ $move }。
only-answer = 只能这样应：{ $move }。
play-on-before = 回到这一步重下
play-on-after = 从这里接着下
back-to-end = 回到终局

## 谁赢？

does-win = { $number }/{ $count }. { $chance ->
    [1] { $mover }平均占优吗？
   *[0] { $mover }必胜吗？
 }
answer-won = { $chance ->
    [1] 占优
   *[0] 必胜
 }
answer-lost = { $chance ->
    [1] 劣势
   *[0] 必败
 }
answer-drawn = { $chance ->
    [1] 持平
   *[0] 平局
 }
no = 不对。
right = 对。
answer-secret = 对。先手已经暗中选好。请你作为后手选择，使平均起来你赢。
answer-as = 对。{ $made }请你执{ $name }应对，取得胜利。
answer-it = 对。{ $made }请你应对，取得胜利。
make-winning = { $chance ->
    [1] 对。请选择，使平均下来仍占优。
   *[0] 对，必胜。请走出必胜的一步。
 }
make-drawing = { $chance ->
    [1] 对。请选择，使平均下来仍持平。
   *[0] 对。走出保住平局的一步。
 }
not-that-move = 不行：{ $move }。
next = 下一个
round-over = 判断正确{ $right }/{ $count }。
comes-back = 答错的局面过 1、3、7 天会再出现。
eight-more = 再来八个
due-today = 今天该复习：{ $due } 个。
nothing-due = 今天没有要复习的。
save-log = 保存记录
log-loaded = 已载入。
not-a-log = 这不是从这里保存的记录。

## 首页

mark-played = 对弈获胜
mark-recognised = 会判断胜负
mark-explained = 练习全对
meter = 共 { $count } 题：玩过 { $played }，会判断 { $recognised }，做完练习 { $explained }
meter-played = 玩过 { $played } / { $count }
path-next = 下一题
stones-left = 还剩 { $count } 颗石子
stones-took = 你取了 { $mine } 颗，电脑取了 { $theirs } 颗，还剩{ $left }颗。轮到你。
stones-lost = 你输了：你留下 { $last } 颗，电脑一次取完了。
stones-lefts = 它之前每次留给你的颗数：{ $lefts }。
stones-again = 又是 21 颗。你取几颗？
keep-all = 下载整个网站，离线阅读
keep-size = 下载 { $megabytes } MB，共 { $count } 个文件
keeping = 已下载 { $done } / { $count } 个文件
all-kept = 整个网站已可离线阅读。
keep-failed = 没有下载成功，请联网再试。
continue-due = 继续：今天复习 { $due } 个局面
continue = 下一题：{ $page }

## 练习

answer-first = 先写出或选出答案。
answer-right = ✓ 正确。理由见下。
answer-wrong = ✗ 不对。再想想，或者看看提示。

## 搜索

search-not-loaded = 搜索没有加载成功，再试一次
nothing-found = 没有找到。
similar-found = 没有找到，相近的：
more-found = 还有 { $count } 条
count-found = 找到 { $count } 条
id-not-here = 这里没有 { $id }，既没有题解也没有要点。同一题库里最接近的是 { $near }：
format-differs = 输入输出格式不同：{ $how }。

## 试一试

in-english = （程序的提示是英文）{ $said }
no-input = 还没有输入
not-a-number = 第 { $line } 行第 { $word } 项：“{ $found }” 不合法，这里应是一个数
not-allowed = 第 { $line } 行第 { $word } 项：“{ $found }” 不能出现在这里
ends-early = 第 { $line } 行第 { $word } 项之后没有数据了，输入不完整
not-as-stated = 输入不符合题面：{ $said }
sample = 样例 { $number }
your-own = 自己输入
stopped = 已停止。
output-cut = 输出太长，这里只显示开头。
not-read = 从第 { $line } 行第 { $word } 项之后的 “{ $first }” 起是多余的，没有读入。
run-time = { $time } ms
as-expected = ✓ 与答案一致 · { $time } ms
expected = ✗ 应为：{ $output }
