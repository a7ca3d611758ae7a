### 实验室说的话：网页和脚本。

between-comma = 、
    .last = 、
between-and = 、
    .last = { " 和 " }
between-semicolon = ；
    .last = ；
between-arrow = { " → " }
    .last = { " → " }

## 网页

lab-title = 博弈实验室
lab-intro = 任何博弈：用一行 JavaScript 写出怎么走，就能打表、找规律、检验猜想、和电脑对弈。
lab-examples = 例子
lab-rule = 规则：局面 → 它的所有后继
lab-from-link = 这条规则来自链接。请先看一遍，再按“运行”。它运行时碰不到本页，也不能联网。
lab-positions = 局面
lab-form-numbers = 一个数
lab-form-pairs = 两个数
lab-form-lists = 长 1 到 4 的列表
lab-form-texts = 长 1 到 8 的字符串
lab-reached = 算哪些
lab-these = 只算这些
lab-and-reached = 从这些能走到的全部
lab-end = 终局
lab-end-loses = 无法操作者输
lab-end-wins = 无法操作者赢（misère）
lab-end-draws = 可能永远走下去：有平局
lab-end-sides = 双方走法不同
lab-end-points = 计分
lab-run = 运行
lab-stop = 停止
lab-more = 再算 30 秒
lab-helpers = 内置函数（JavaScript 之外）
lab-helper-1 = 1, 2, 3
lab-helper-2 = 2, 3, 5, 7
lab-helper-3 = 1, 2, 3, 6
lab-helper-4 = 3, 0, 5
lab-helper-5 = 互不影响的两堆
lab-helper-6 = [9, 5]
lab-helper-7 = [5]
lab-help = 两堆、双方、计分、棋盘
lab-help-position = 局面是不小于 0 的整数、字符串，或由它们组成的列表。两堆石子写成 ([x, y]) => …
lab-help-negative = 含负数的后继会自动去掉，所以 n - 3 不必判断。
lab-help-player = 走法与轮到谁有关时写 (position, player) => …，player 是 0 或 1。
lab-help-points = 计分时返回 [后继, 得分]，或者声明 const score = (position, player) => …：无法操作时轮到走的 player 领先多少分。
lab-help-wins = “剩下两个数的和是奇数则 Alice 胜”：终局选“计分”，Alice 是 player 0，胜记 1 分，写成
lab-help-start = const start = n => … 把表里的数变成局面：一排 n 枚硬币，n × m 的棋盘。几个数合成一个列表：const start = ([n, m]) => …
lab-help-function = 较长的规则：function moves(position) {"{"} … {"}"}，前后可以有别的函数和常量。
lab-help-where = 局面的写法：0..200；两个数 0..40 × 0..40；长度 1 到 4 的全部列表 1..5 ^ 1..4；长度 1 到 8 的全部字符串 "01" ^ 1..8；或者逐个写出，例如 [3, 4, 5], "xx.x"。
lab-help-takes = 也可以不写程序：1 3 4 表示每次从一堆里取 1、3 或 4 颗（1-3 表示 1 到 3），0.77 是八进制代码。
lab-table = 表
lab-step = 遮住，逐个显示
lab-next = 下一个
lab-ten = 下十个
lab-all = 全部显示
lab-across = 每行
lab-colours = 颜色
lab-colours-lost = 胜负
lab-colours-values = SG 值
lab-shows = 有什么规律
lab-leads = 相关题目
lab-pages = 本站这些题的表开头相同：
page-shifted = { $title }：数要{ $by ->
    [1] 加一
   *[other] 减一
 }
lab-guess = 你的猜想
lab-guess-of = 必败的条件，或 SG 值的公式
lab-guess-may = 猜想里可以用什么
lab-guess-words = n 表示一个数；x、y 表示两个数；p 表示列表或字符串，可用 p[0]、len(p)、sum(p)、xor(p)、max(p)、min(p)、odd(p)、count(p, 1)、odds(p)、evens(p)、distinct(p)、leading(p, 1)、places(p, 1)（从 1 数起）、bitsum(p, 3)、falling(p)（从大到小）、alt(p)（p[0] − p[1] + p[2] …）、nonzero(p)、tree(p)（嵌套列表各项的异或和，每项多 1）、blocks(p, 1)（连续的 1 各段的长度）、runs(p)。运算：+ - * / // % == != < <= & | ^（异或）and or not、in {"{"}0, 2{"}"}、[0, 1, 2][n % 3]、a ? b : c。函数：floor、abs、sqrt、gcd、popcount（二进制中 1 的个数）、bits（二进制位数）、ctz（因子 2 的个数）、lowbit、factors、isprime、isfib、phi。条件表示哪些局面必败，数表示 SG 值；… for n >= 7 表示只对哪些局面。
lab-play = 玩一玩
lab-play-from = 起始局面
lab-you = 先手
lab-you-begin = 你
lab-computer-begins = 电脑
lab-play-now = 开始
lab-take = 导出
lab-share = 复制网址
lab-text = 文本形式的表
lab-cpp = C++ 暴力程序
lab-python = Python 暴力程序
lab-save = 保存文件
lab-missing = 这里缺少本页的脚本。
lab-study = 怎样找到答案：暴力、打表、猜测、证明

## 例子

example-primes-name = 取 1 或质数
example-primes = 一堆石子，每次取 1 颗或质数颗。
example-divisors-name = 减因数
example-divisors = 一个数 n，每次减去它的一个小于 n 的因数。
example-neighbours-name = Kayles
example-neighbours = 一排 n 枚硬币，每次取一枚，或取相邻的两枚，剩下的分成两排。
example-halve-name = 减半
example-halve = 一堆石子，每次取一颗；颗数为偶数时也可以减半。
example-both-name = 两堆取同样多（Wythoff）
example-both = 两堆石子，每次从一堆取任意颗，或从两堆取同样多颗。
example-knight-name = 马
example-knight = 棋盘上的马，只能朝角 (0, 0) 的方向走。
example-repeat-name = 不能重复上一步
example-repeat = 一堆石子，每次取 1 到 4 颗，但不能与对手刚取的颗数相同。规则里 [n, last]：还剩 n 颗，刚取了 last 颗，开局是 0。
example-graph-name = 有向图上的棋子
example-graph = 棋子沿有向边走，可能走回来。
example-tree-name = 树上的棋子
example-tree = 树上三枚棋子，每次把一枚移到父结点。规则里 parent 是每个结点的父结点，0 是根。
example-branches-name = 砍树枝
example-branches = 一棵树长在地上，每次砍掉一根树枝，它上面的部分一起掉落。规则里树写成列表，每项是从根长出的一枝，枝也这样写。
example-chomp-name = Chomp
example-chomp = 一块 w × h 的巧克力，每次咬掉一格和它右边、下边的全部。规则里 rows 是每行的块数。
example-misere-name = Anti-Nim
example-misere = 一到四堆石子，每次从一堆取任意颗。
example-dominoes-name = 多米诺
example-dominoes = w × h 的棋盘，一方横放多米诺，一方竖放。规则里 player 0 横放，player 1 竖放。
example-ends-name = 两端取数计分
example-ends = 一排数，每次取走一端的数，得这么多分。规则里后继写成 [剩下的, 得分]。
example-pieces-name = 两枚都要动
example-pieces = 两枚棋子各在一条线上，每次两枚都要前进 1、2 或 3 步。

## 运行

running = 正在计算……
running-at = 正在计算 { $at }，已有 { $count } 个局面。
stopped = 已停止。
stopped-early = { $known ->
    [1] 10 秒已到，算到 { $at }，共 { $count } 个局面。要继续就按“再算 30 秒”。
   *[0] 10 秒已到，共 { $count } 个局面。要继续就按“再算 30 秒”。
 }
done = { $positions } 个局面{ $more ->
    [0] {""}
   *[other] ，途中还有 { $more } 个
 }，用时 { $seconds } 秒。
part = 表里是已经算完的 { $count } 个局面，只是一部分。
negative = 去掉了 { $count } 个含负数的后继。
players = 左方是 player 0，右方是 player 1。
rule-of-page = 题目“{ $title }”的规则。
ending-loses = 无法操作者输。
ending-wins = 无法操作者赢。
ending-draws = 无法操作者输；永远走下去算平局。
ending-sides = 双方走法不同；无法操作者输。
ending-points = 最后分数领先的人赢。
copied = 已复制
see-address = 请看地址栏

## 拒绝

line = 第 { $line } 行：
refused-syntax = 这不是合法的 JavaScript：{ $message }
refused-wide = { $sign } 是全角标点，请换成半角。
refused-unclosed = 规则没有写完：有括号或引号没有闭合。
refused-throws = moves({ $at }) 出错：{ $message }
refused-throws-first = 规则一开始就出错：{ $message }
refused-returns-nothing = moves({ $at }) 没有返回值。=> {"{"} … {"}"} 里要写 return。
refused-no-list = moves({ $at }) 返回的不是列表，而是 { $found }。后继是一个列表，没有后继就返回 [ ]。
refused-no-number = moves({ $at }) 的后继里有 { $found }，不是整数。用 Math.floor 取整，或者去掉它。
refused-no-position = moves({ $at }) 有一个后继不是局面，而是 { $found }。局面是整数、字符串，或由它们组成的列表，列表里也可以有列表。{ $found ->
    [object] 对象请展开成列表：写 [x, y]，不要写 {"{"} x, y {"}"}。
    [sum] sum(…) 只能是整个后继，不能放在列表里：写 sum([x, 1], [y, 1])，不要写 [sum(x, y), 1]。
    [boolean] true 和 false 请写成 1 和 0。
    [array] 这个列表嵌套太深，请展开：写 [1, 2, 3, 4]，不要写 [[1, [2]], [[3, 4]]]。
   *[other] 是不是取了列表末尾以外的项？这样的后继请去掉。
 }
refused-too-many-options = moves({ $at }) 的后继超过 { $most } 个。
refused-too-long = moves({ $at }) 的一个后继超过 { $most } 项或字符。
refused-unsteady = 问两次，规则对 { $at } 的回答不一样。走法只能取决于局面和玩家：不能有计数器，也不能保存或改动别的东西。
refused-no-function = 没有走法。规则由一个局面给出走一步能到的局面的列表：n => [n - 1, n - 2] 表示取 1 或 2 颗；较长的写成 function moves(n) {"{"} … return [n - 1, n - 2] {"}"}。
refused-no-points = moves({ $at }) 有一个后继没有得分。计分时每个后继写成 [后继, 得分]，或者声明函数 score。
refused-no-score = score({ $at }) 不是数，而是 { $found }
refused-no-score-of-sum = 分成几个部分的局面没有 score：请返回 [后继, 得分]。
refused-no-start = start({ $at }) 不是局面。
refused-cycle = { $end ->
    [points] 局面会重复：{ $cycle }，总分就说不清了。
   *[other] 局面会重复：{ $cycle }。如果规则就是这样，请选“可能永远走下去”。
 }
refused-too-many = 局面超过 { $most } 个。请缩小范围，或者把与走法无关的信息从局面里去掉。
refused-no-where = 看不懂这些局面：{ $found }。例如 0..200；0..40 × 0..40；1..5 ^ 1..4（长度 1 到 4 的列表）；"01" ^ 1..8（字符串）；[3, 4, 5], "xx.x"。
refused-never-ends = moves({ $at }) 一直没有结束。
refused-never-begins = 规则一直没有结束，还没走第一步。
refused-fault = 无法继续：{ $message }
second-is-player = 第二个参数是当前玩家。两堆石子请写 ([x, y]) => …
three-players = 这里只有两名玩家 0 和 1，轮流走：没有第三个人，表是两个人的。
old = 下面是改动之前的规则、局面和终局：请按“运行”。
link-long = 链接太长，读不了：请直接粘贴规则。
hint-shape = moves 的参数是 { $at }：规则要的是不是另一种形式的局面？

## 一个局面

place = { $place }：{ $what }，{ $who }
unknown = { $place }：还不知道
cell-lost = 败
cell-won = 胜
cell-drawn = 平
cell-mixed = ?
cell-left = 左
cell-right = 右
cell-first = 先
cell-second = 后
shade-lost = 必败
shade-won = 必胜
shade-drawn = 平局
shade-none = 走不到
shade-left = 左方胜
shade-right = 右方胜
shade-first = 先走的人胜
shade-second = 先走的人败
shade-mixed = 其中一方先走时是平局
legend = { $sign }：{ $means }
legend-number = 数：左方领先这么多步
legend-points = +3、−3：当前先手最终赢或输这么多分
legend-points-two = +3 −1：前一个是 player 0 先走时他赢的分数，后一个是 player 1 先走时他赢的分数，负数表示输
map = 表的地图，方向键选择局面。
map-keys = x 向右，y 向下。点一个局面，或用方向键选择。
touch-one = 点一个局面，看它的后继。
step-begin = 轮到之前什么都不显示。先说出下一个是什么，再按“下一个”。
word-lost = 必败
word-won = 必胜
word-drawn = 平局
word-lost-in = { $moves } 步败
word-won-in = { $moves } 步胜
plain-list = { $list }
and-more = { $list }，还有 { $more } 个
options = { $position }：后继和它们的值是 { $options }。
over-lost = { $position }：无法操作，当前先手输。
over-won = { $position }：无法操作，当前先手赢。
over-points = { $position }：无法操作。当前先手领先 { $lead }。
mex = mex {"{"}{ $set }{"}"} = { $value }，所以 SG 值是 { $value }，{ $won ->
    [1] 必胜。
   *[0] 必败。
 }
mex-many = 后继的值的 mex 是 { $value }，{ $won ->
    [1] 必胜。
   *[0] 必败。
 }
best-points = 最好走到 { $option }，领先 { $lead }。
so-won = { $timed ->
    [1] 必胜：走到 { $option }，{ $moves } 步获胜。
   *[0] 必胜：走到 { $option }，对手必败。
 }
so-lost = { $timed ->
    [1] 必败：每个后继都让对手必胜，最多 { $moves } 步。
   *[0] 必败：每个后继都让对手必胜。
 }
so-drawn = 平局：没有让对手必败的后继，但可以走到平局 { $option }。
two-outcomes = { $position }：左方先走，左方{ $first }；右方先走，右方{ $second }。
class-left = 谁先走都是左方胜。
class-right = 谁先走都是右方胜。
class-first = 先走的人胜。
class-second = 先走的人败。
class-drawn = 双方都无法强行取胜。
worth-number = 它值 { $number }，即左方多走这么多步。
options-of = { $player ->
    [0] 左方
   *[1] 右方
 }的后继：{ $options }。
no-options-of = { $player ->
    [0] 左方
   *[1] 右方
 }无法操作。
no-look = 这个局面算得太久。
more-rows = 更多

## 规律

looking = 正在找规律……
none-line = 没有找到规律。可以在上面换一个“每行”的个数，例如 8 或 12：有周期时各列相同。
none-plane = 两个数合起来没有找到规律。可以单看一行：规则里写 const start = n => [n, 4]，局面写 0..200。
none-list = 这些列表没有找到规律。{ $all ->
    [1] 如果有 0，可以去掉
   *[0] 可以算几种长度的全部列表，不含 0：1..5 ^ 1..4
 }；或者只留两项，其余固定，画成地图：规则里写 const start = ([x, y]) => [x, y, 1]，局面写 0..20 × 0..20。
none-text = 这些局面没有找到规律。{ $all ->
    [1] 可以
   *[0] 可以算几种长度的全部字符串："{ $letters }" ^ 1..8；或者
 }只看长度：规则里写 const start = n => "{ $letter }".repeat(n) 或 Array(n).fill(1)，局面写 0..20。
none-made = 这些数没有找到规律。可以直接算字符串：规则里去掉 start，局面写 "01" ^ 1..8，即长度 1 到 8 的全部字符串，字母用规则里的。
none-draws = 胜负没有找到规律，图上的博弈本来也很少有。点一个局面，看几步结束；图大时从终点倒推。
none-sides = 谁胜没有找到规律。可以只算博弈的一个部分，再点它：它若等于一个数，各部分的数就可以相加。
none-points = 领先多少没有找到规律。{ $all ->
    [1] 可以只用 0 和 1：0..1 ^ 1..8
   *[0] 可以算几种长度的全部数列，例如 0..3 ^ 1..5
 }；如果还是没有，局面不多时（例如每次只取走一段的一端），答案就是把下面的暴力程序写成 DP。
none-about = 这里没有找到规律。
some-lost = 必败：{ $lost } / { $count }
too-few = 局面太少，看不出规律：只有 { $count } 个，请算 { $needed } 个以上。
so-few = 局面只有 { $count } 个，看不出是规律还是巧合，至少要 { $needed } 个。
none-path = 这里每走一步，局面只增不减，例如走过的地方不能再去。如果两个地方之间能双向走，用匹配就能判断胜负，不必打表：
about-value = SG 值
about-lost = 必败态
about-outcome = 胜负
about-class = 谁胜
about-number = 数值
about-lead = 领先
about-second = player 1 先走时的领先
of-value = SG 值
of-lost = 胜负
of-outcome = 胜负
of-class = 胜负
of-number = 数值
of-lead = 领先
of-second = 领先
range-line = 对 n = { $from } 到 { $to } 都成立。
range-plane = 对 x = { $left } 到 { $x }、y = { $top } 到 { $y } 都成立。
range-list = 对全部 { $count } 个{ $kind ->
    [lists] 长度为 { $entries } 的列表
    [texts] 长度为 { $entries } 的字符串
   *[positions] 局面
 }都成立。
use-as-guess = 用作猜想
not-proved = 没有更大的范围可以验证。
holds-on = 又算到 { $to }，仍然成立。
fails-on = 超出所给范围的 { $place } 不成立；题目里没有这个局面，就不必管它。
holds-longer = 长度为 { $entries } 的{ $kind ->
    [texts] 字符串
   *[lists] 列表
 }也成立。
fails-longer = 长度为 { $entries } 的{ $kind ->
    [texts] 字符串
   *[lists] 列表
 }不成立：例如 { $place }。
certain = 永远成立：g(n + { $p }) = g(n) 已核对到 n = { $enough }，对这一类规则，这就够了。
holds-is-not-proved = “算过的都成立”不等于“已证明”。
read-study = → { $title }

find-constant = { $of }总是 { $value }。
find-constant-class = 处处相同：{ $value }。
find-all-lost = { $late ->
    [0] 全部必败。
   *[1] 从 n = { $since } 起全部必败。
 }
find-none-lost = { $late ->
    [0] 全部必胜。
   *[1] 从 n = { $since } 起全部必胜。
 }
find-lost-only = 必败态只有 { $lost }。
find-period = 周期为 { $p }：n mod { $p } = 0, 1, 2, … 时，{ $of }依次是 { $block }{ $long ->
    [1] ，……
   *[0] 。
 }
find-period-from = 从 n = { $first } 起周期为 { $p }：n mod { $p } = 0, 1, 2, … 时，{ $of }依次是 { $block }{ $long ->
    [1] ，……
   *[0] 。
 }
early = （从 { $name } = { $first } 起；此前{ $some ->
    [0] 没有必败态
   *[other] 必败的是 { $before }
 }）
find-lost-even = 必败当且仅当 n 是偶数{ $early }。
find-lost-odd = 必败当且仅当 n 是奇数{ $early }。
find-lost-mod = 必败当且仅当 n mod { $p } { $count ->
    [1] = { $rests }
   *[other] 是 { $rests } 之一
 }{ $early }。
find-growing = 从 n = { $first } 起，n 每增加 { $p }，{ $of }增加 { $s }：{ $block }{ $long ->
    [1] ，……
   *[0] 。
 }
find-exchanged = SG 值就是 n，只是 { $p }k + { $a } 与 { $p }k + { $b } 互换。
find-equals = { $named ->
    [1] 等于 { $code }：{ $what }。
   *[0] 等于 { $code }。
 }
find-lost-if = 必败当且仅当 { $code }：{ $what }。
find-lost-unless = 必胜当且仅当 { $code }：{ $what }。
find-lost-where = 必败当且仅当 { $code }。
find-turned = 必败当且仅当 { $code }；但 { $where } 时反过来。
find-depends = 胜负只与 { $code } 有关。
find-depends-as = 只与 { $code } 有关：{ $pairs }。
find-halved-values = { $of }由 n mod { $k } 和 ⌊n / { $k }⌋ 的{ $of }决定：{ $table }。
find-halved-lost = 胜负由 n mod { $k } 和 ⌊n / { $k }⌋ 的胜负决定：{ $table }。
halved-case = 余 { $r }、{ $v } → { $value }
halved-case-lost = 余 { $r }、{ $v ->
    [1] 必败
   *[0] 必胜
 } → { $value ->
    [1] 必败
   *[0] 必胜
 }
find-lost-sum-of-two = 必败的数是 { $terms }，……：每一项是前两项之和。
find-lost-differences = 必败的数是 { $terms }，……：相邻两项的差每次增加 { $c }。
find-lost-times = 必败的数是 { $terms }，……：t(k) 的下一项是 { $formula }。
find-lost-recurrence = 必败的数是 { $terms }，……：t(k+1) = { $formula }。
find-won-sum-of-two = 必胜的数是 { $terms }，……：每一项是前两项之和。
find-won-differences = 必胜的数是 { $terms }，……：相邻两项的差每次增加 { $c }。
find-won-times = 必胜的数是 { $terms }，……：t(k) 的下一项是 { $formula }。
find-won-recurrence = 必胜的数是 { $terms }，……：t(k+1) = { $formula }。
find-lost-beatty = 必败的数是 ⌊k · { $code }⌋，k = { $first }, { $first } + 1, …：{ $terms }，……
find-steps-growing = 只在 { $terms }，……变化，t(k) 的下一项是 { $formula }；每次增加 { $by }。
find-steps-repeating = 只在 { $terms }，……变化，t(k) 的下一项是 { $formula }；依次是 { $block }，再循环。
find-additive = 每一项是一个单独的游戏：{ $join ->
    [xor] SG 值是各项的值的异或和
   *[sum] 数值是各项的值的和
 }，各项的值是 { $worths }。
find-additive-places = 每一项是一个单独的游戏：{ $join ->
    [xor] SG 值是各项的值的异或和
   *[sum] 数值是各项的值的和
 }。各项的值：{ $places }。
find-along = 从 { $axis } = { $first } 起，{ $axis } 每增加 { $p }，结果不变。{ $some ->
    [0] {""}
   *[other] 必败：{ $rows }。
 }
along-row = { $other } = { $n }：{ $count ->
    [0] 没有
   *[other] 余数是 { $rests }
 }
find-cases = 第一个成立的条件决定胜方：{ $cases }；都不成立 → { $rest }。
find-lost-except = 必败当且仅当 { $code }，但 { $terms }，…… 反过来：t(k) 的下一项是 { $formula }。
find-lost-steps = 胜负只在 { $terms }，…… 处改变，t(k+1) = { $formula }；从 { $begin } 到下一处之前{ $lost ->
    [1] 必败。
   *[0] 必胜。
 }
find-remainders = 只与 x mod { $a } 和 y mod { $b } 有关：{ $cells }{ $long ->
    [1] ，……
   *[0] 。
 }
find-lost-remainders = 必败当且仅当 (x mod { $a }, y mod { $b }) { $count ->
    [1] = { $lost }。
   *[other] 是 { $lost } 之一。
 }
find-of-period = 只与 t = { $q } 有关，周期为 { $p }：t mod { $p } = 0, 1, 2, … 时，{ $of }依次是 { $block }。
find-of-period-from = 只与 t = { $q } 有关，从 t = { $first } 起周期为 { $p }：t mod { $p } = 0, 1, 2, … 时，{ $of }依次是 { $block }。
find-of-lost-even = 必败当且仅当 t = { $q } 是偶数{ $early }。
find-of-lost-odd = 必败当且仅当 t = { $q } 是奇数{ $early }。
find-of-lost-mod = 必败当且仅当 t = { $q } 满足 t mod { $p } { $count ->
    [1] = { $rests }
   *[other] 是 { $rests } 之一
 }{ $early }。
find-of-growing = 只与 t = { $q } 有关；t 每增加 { $p }，{ $of }增加 { $s }：{ $block }，……
find-of-exchanged = 等于 t = { $q }，只是 { $p }k + { $a } 与 { $p }k + { $b } 互换。
find-wythoff = 必败态是 { $pairs }，……：⌊kφ⌋ 和 ⌊kφ⌋ + k，φ = 1.618…。每个数、每个差恰好出现一次。
find-wythoff-wide = 必败态是 { $pairs }，……：⌊kα⌋ 和 ⌊kα⌋ + { $c }k，α = { $slope }…
find-pairs-by-mex = 必败态是 { $pairs }，……：较小的数是还没有用过的最小的数，差依次是 { $c }k + { $d }，k = 0, 1, 2, …
find-lost-by-two = 胜负只与 { $a } 和 { $b } 有关，必败的是 { $lost }。
find-by-two = 只与 { $a } 和 { $b } 有关：{ $cells }{ $long ->
    [1] ，……
   *[0] 。
 }

what-bitsum = 每个二进制位上 1 的个数，对第二个数取模；全为 0 时等于 0
what-leading = 开头连续有几个
what-places = 这些项的位置，从 1 数起
what-sums = 每对两数之和；不是数对时，每相邻两项算一对
what-gaps = 每对第一个数减第二个数；不是数对时，每相邻两项算一对
what-evens = 下标 0、2、4、…… 的各项
what-odds = 下标 1、3、5、…… 的各项
what-odd = 奇数的个数
what-distinct = 不同的值的个数
what-alt = 第 1 个 − 第 2 个 + 第 3 个 − ……
what-falling = 从大到小排列
what-tree = 嵌套列表的各项的异或和，每一项比它里面的值多 1
what-nonzero = 去掉 0
what-blocks = 连续的这个字符各段的长度
what-runs = 连续相同的段数
what-ctz = 因子 2 的个数
what-popcount = 二进制中 1 的个数
what-bits = 二进制位数
what-lowbit = 能整除它的最大的 2 的幂
what-factors = 质因子个数（重复的也算）
what-omega = 不同质因子的个数
what-divisors = 因数个数
what-lpf = 最小的质因子
what-root = 平方根，向下取整
what-triroot = 满足 k(k + 1)/2 ≤ n 的最大的 k
what-digitsum = 十进制数位和
what-isprime = 质数
what-issquare = 平方数
what-istri = 三角形数 0, 1, 3, 6, 10, …
what-isfib = 斐波那契数
what-ispow2 = 2 的幂

study-lost-and-won = 必败与必胜
study-nim-sum = 异或和
study-grundy = SG 值与游戏的和
study-values-too-many = 数据太大，打不完表
study-parity = 奇偶性与步数
study-pairing = 配对与对称
study-stealing = 策略窃取
study-golden = 黄金分割、斐波那契、受上一步限制
study-misere = 反常（misère）规则：Anti-Nim、Anti-SG
study-together = 同时进行，或一局接一局
study-several = 一步动好几堆
study-undone = 阶梯 Nim 与可以抵消的走法
study-matchings = 匹配（二分图博弈）
study-draws = 平局与步数
study-numbers = 不平等博弈与数（超现实数）
study-scores = 计分

## 猜想

guess-holds = { $means ->
    [lost] 猜想对全部 { $count } 个局面都成立。
   *[value] 猜想给出了全部 { $count } 个局面的正确值。
 }
guess-fails = 最小的反例：{ $place }。猜想说{ $said }，表里是 { $is }。{ $count ->
    [1] 只有这一个。
   *[other] 共有 { $count } 个局面不符。
 }
guess-lost = 必败
guess-not-lost = 不是必败
guess-nothing = 没有值
guess-late = 这个猜想算得太久。
guess-unread-n = 看不懂（“{ $word }”处）。例如 n % 7 in {"{"}0, 2{"}"}，popcount(n)。
guess-unread-xy = 看不懂（“{ $word }”处）。例如 x == y，(x + y) % 3 == 0，x ^ y。
guess-unread-p = 看不懂（“{ $word }”处）。例如 xor(p) == 0，sum(p) % 2，len(p)。

## 对弈

your-turn = 从 { $position } 你可以走到：
you-went = 你走到 { $to }{ $scored ->
    [1] ，得 { $points } 分。
   *[0] 。
 }
computer-went = 电脑走到 { $to }{ $scored ->
    [1] ，得 { $points } 分。
   *[0] 。
 }
game-win = { $scored ->
    [1] 结束：你赢 { $lead } 分。
   *[0] 在 { $position } 无法操作：你赢了。
 }
game-lose = { $scored ->
    [1] 结束：你输 { $lead } 分。
   *[0] 在 { $position } 无法操作：电脑赢了。
 }
game-draw = { $scored ->
    [1] 结束：平局。
   *[0] { $position } 第三次出现：平局。
 }
no-such-start = { $found } 不是这条规则的局面。字符串要加引号，列表要加方括号。

## 其他语言的程序

frame-rule = 实验室里写的规则，局面是 { $at }：
frame-only = 这只是框架：标出的地方还要写上走法。
frame-code = code[t]：取走 t 颗以后可以剩下什么：1 表示不剩，2 表示剩一堆，4 表示剩两堆，也可以相加。
frame-here = 在这里写出 state 的后继。
frame-here-points = 在这里写出后继，每个带上这一步的得分。
frame-begin = 在这里写出表里的数所代表的局面。
frame-start = 起始局面
frame-states = 把状态编号为 0, 1, 2, …
frame-options = options[v]：从状态 v 走一步能到的状态的编号
