### 网页模板说的话。

## 每一页

description = 评测网站上的 Nim 与 SG 函数题目：思路、证明、易错点，以及可以运行、可以提交的程序
to-text = 跳到正文
site = 组合博弈题解
study = 怎样找到答案
practice = 题单
lab = 实验室
quiz = 测一测
who-wins = 谁赢？
errata = 错误结论
words = 术语
other-language = English
search = 搜索
search-for = 搜索：P1247、取火柴、golden ratio
held-by-tests = 这里的公式都经过测试：按题面规则暴力求出所有小规模局面的答案，逐一核对。

## 棋盘

board = 棋盘
board-loading = 棋盘正在载入……
board-keys = 局面。方向键选择，回车确定，Esc 取消，U 悔棋，H 提示，V 显示数值。
play = 确定
cancel = 取消
undo = 悔棋
hint = 提示
values = 数值
all-moves = 全部走法
swap-sides = 交换先后手
large = 大屏
share = 分享
opponent = 对手
perfect = 不出错
learner = 新手
two-people = 双人
first-team = 第一队
second-team = 第二队
no-score = 比分归零
close = 关闭
set-up = 摆局
set-up-field = 局面
one-less = 减一
one-more = 加一
begin = 开始
random = 随机
count = 计数

## 练习

answer = 答案
check = 检查
answer-and-reason = 答案与理由
command-prints = 在项目里运行的命令和它的输出

## 首页

front-title = 组合博弈题解
front-question = 谁赢？为什么？
stones-rule = 这里有 21 颗石子。你和电脑轮流取 1、2 或 3 颗，取走最后一颗的人赢。你先取。
stones-left = 还剩 { $count } 颗石子
stones-begin = 你取几颗？
stones-won = 你能说出为什么吗？从哪些数开始就赢不了？
stones-why = 看思路
take = 取 { $count } 颗
path = 学习路线
path-begin = 从头开始：{ $page }
front-play = 先和不会走错的电脑对弈，再看为什么：思路、做法、证明、易错点。
front-programs = C++ 和 Rust 程序，网页里就能运行，一键复制可提交的文件。
sheet = 练习单
front-count = 评测网站上的 { $count } 个博弈题，从取石子到 SG 函数，再到匹配与计数。

## 谁赢？

mixed-intro = 来自不同游戏的八个局面：先判断胜负，再走出那一步。不显示题名：该用什么方法，自己判断。答错的局面过 1、3、7 天会再出现。
no-engine = 这里没有计算引擎。
mixed-from = 范围
all-chapters = 全部章节
load-log = 载入记录
log-stays = 记录只保存在这台设备上，不会上传。
the-log = 记录

## 题目

to-board = 跳到棋盘
other-format = { $ids } 的输入输出格式不同：{ $how }。
reading-order = 阅读顺序
read-before = 先读：
comma = 、
parts = 本页各部分
vary = 在实验室里改一改规则
lab-to-table = 在实验室里看它的表
lab-to-play = 在实验室里玩一局
lab-to-guess = 在实验室里检验这个猜想
lab-to-step = 在实验室里逐个求值
play-it = 玩一玩
try-it = 试一试
exercises = 练习
submit = 提交与自测
back-to-page = ← 回到正文
play-by-hand = 用手玩一玩这几个局面，再填表：从小的局面填起，每个都写出理由。
position = 局面
because = 理由
open-example = 在棋盘上打开这个例子
example = 样例
input = 输入
run = 运行
stop = 停止
runs-file = 在浏览器里运行要提交的那个文件。
ctrl-enter = Ctrl+回车运行。
copy-file = 复制要提交的文件
shared-is = 程序用到的 <code>shared</code>（各题共用的库）都在这个文件里。
its-tests = 它的测试：暴力与结论对拍
right = 正确
mistake-prints = 错误写法输出
too-slow = （超时）
play-on-board = 在棋盘上玩
run-ours = 用这里的程序运行
file-to-submit = 要提交的文件
copy = 复制
no-rust = 这个评测网站不收 Rust。
show-it = 展开
program-above = 上面的程序
check-yours = 测试你的程序
bundle-size = { $lines } 行，{ $bytes } 字节；Rust 1.63 以上，2018 至 2024 版，不需要第三方库
cases-zip = 测试数据（zip，{ $kilobytes } KB）
cases-what = ：样例、边界、上面的易错点，还有几百组随机小数据。只需要 C++ 编译器。解压到你的程序旁边，然后：
cases-how = Windows 上最后一行是 { $windows }；Python：{ $python }。它会显示第一组出错的输入、正确答案和你的输出，并指出可能是上面的哪个易错点。数据较小，基本测不出超时。
judge-plays = 评测程序要与它对战，需要 Rust：

## 练习单

exercises-of = 练习：{ $title }
print = 打印
board-of = { $title } 的棋盘
answers-apart = 答案单独印在另一页。
answers = 答案

## 术语

words-of-field = 术语
