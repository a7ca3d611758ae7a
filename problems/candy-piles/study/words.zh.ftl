rule =
    吃掉最多的一堆，或者每堆各吃一颗。
    吃到最后一颗的人输。
takes = 1 到 8 堆，每堆 1 到 12 颗，例如 7 5 4 3 3 1
how = 按两个按钮中的一个。
ask-where = 只剩一堆，或者每堆只剩一颗时，该给对手留几颗？
ask-what = 从第一堆第一颗起，每次往右一颗、往下一堆，斜着走到头。怎么吃，能让走到的那颗右边和下面都剩偶数颗？

position = 各堆：{ $piles }。
position-none = 糖果吃完了。
largest-pile = 最多的一堆
one-of-each = 每堆各一颗
eat-pile = 吃掉最多的一堆，共 { $count } 颗
    .told = { $who }吃掉了最多的一堆，共 { $count } 颗。
eat-one-of-each = 每堆各吃一颗
    .told = { $who }在每堆各吃了一颗。

at-corner = 第一堆第一颗糖，右边{ $right }颗，下面 { $below } 颗。
at-end = 从第一堆第一颗起，每次往右一颗、往下一堆，走到头是第 { $i } 堆第 { $i } 颗：它右边{ $right }颗，下面 { $below } 颗。
won-pile = { $corner }这两个数不都是偶数。吃掉最多的一堆，重新数就都是偶数：以后{ $other }用一种吃法，{ $mover }就用另一种，斜着走到头；再沿一边走完偶数颗，最后一颗归{ $other }。
won-one = { $corner }这两个数不都是偶数。每堆各吃一颗，重新数就都是偶数：以后{ $other }用一种吃法，{ $mover }就用另一种，斜着走到头；再沿一边走完偶数颗，最后一颗归{ $other }。
won-leave = 只给{ $other }留一颗：{ $step }。
won-none = 糖果吃完了：谁吃最后一颗，谁就输。
lost-last = 只剩一颗，{ $mover }只能吃掉它。
lost-even = { $corner }两个都是偶数：{ $mover }用一种吃法，{ $other }就用另一种，斜着走到头；再沿一边走完偶数颗，最后一颗归{ $mover }。

legend = 圈：斜着走到头的那颗糖，它右边和下面的糖果；粗圈：这一边有奇数颗。斜线：从第一颗斜着走到头。
sides = i = { $i }，u = { $a } − { $i } = { $right }，r = { $below }
