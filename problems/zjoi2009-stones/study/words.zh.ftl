rule =
    每次从最前或最后的一堆（深色）里取走至少一颗石子；取完一堆，就露出下一堆。
    无法操作者输。
takes = 1 到 6 堆，空堆只能在两端，例如 4 4 2 1；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗
how = { how-stones }
ask-where = 只剩两堆时，该留怎样的两堆？中间再夹一堆呢？
ask-what = 把哪一端取到刚好的颗数，以后对手怎么取都应得了？

position = 从前到后各堆：{ $heaps }。

lost-end = 已经取完了。
lost-mirrored = { $row } 有偶数堆，而且前后对称：在一端怎么取，{ $other }就在另一端照着取。
lost-ends = 在 { $rest } 前面只有放 { $first } 颗，在 { $start } 后面只有放 { $last } 颗，才是必败态。现在两端正是这样：怎么取都会减少一端，{ $other }总能把一端取到又正好的颗数。
won-last = 只剩一堆：全部取走。
won-mirrored = 把第 { $heap } 堆从 { $from } 取到 { $to }，剩下 { $row }，有偶数堆，而且前后对称。以后{ $other }在一端怎么取，{ $mover }就在另一端照着取。
won-whole = { $others } 这一排是必败态：把第 { $heap } 堆取完，留给{ $other }。
won-before = 在 { $others } 前面只有放 { $to } 颗，才是必败态：把第 { $heap } 堆从 { $from } 取到 { $to }，留给{ $other }。
won-after = 在 { $others } 后面只有放 { $to } 颗，才是必败态：把第 { $heap } 堆从 { $from } 取到 { $to }，留给{ $other }。

legend = 两端的数：如果没有另一端的那堆，这一端要有几颗，才是必败态。整排必败时，两端的颗数如果都小于或都大于这两个数，就一定相等；如果在两数之间，就一定相差 1。
l = l = { $l }：在最前面补一堆 { $l } 颗，才是必败态
l-zero = l = 0：本身就是必败态
