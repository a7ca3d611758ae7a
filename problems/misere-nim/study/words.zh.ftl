rule = 每次从一堆里取走至少一颗石子，取到最后一颗的人输。
takes = { takes-heaps }
ask-where = 如果每堆都只有一颗，谁取到最后？只有一堆更大时，你能怎么选？
ask-what = 怎么取，能让剩下的堆都是 1 颗，并且有奇数堆？还要剩下大堆的话，怎么取能使每个 2 的幂都出现偶数次？

won-end = 石子已经取完，最后一颗是{ $other }取的。
lost-last = 只剩最后一颗，{ $mover }只能取走它。
won-even = 每堆都只有 1 颗，一共 { $ones } 堆，是偶数：每次恰好取走一堆，最后一颗由{ $other }取。
lost-odd = 每堆都只有 1 颗，一共 { $ones } 堆，是奇数：每次恰好取走一堆，最后一颗由{ $mover }取。

won-lower-to-one = 只有 { $size } 这一堆多于 1 颗。把它取到只剩 1 颗，{ $left ->
    [1] { $other }只能取走这一颗
   *[other] 就剩{ $left }堆 1 颗的，堆数是奇数，最后一颗由{ $other }取
 }。
won-take-whole = 只有 { $size } 这一堆多于 1 颗。把它取完，{ $left ->
    [1] 就只剩 1 颗，{ $other }只能取走它
   *[other] 就剩{ $left }堆 1 颗的，堆数是奇数，最后一颗由{ $other }取
 }。

won-large = { $heaps } 的异或和是 { $x }：把 { $from } 取到 { $to }，以后每次都使异或和为 0。{ $Other }迟早会留下恰好一堆多于 1 颗的，把这一堆取到 1 颗还是取完，由{ $mover }决定。
lost-large = { $heaps } 的异或和是 0：怎么取都会破坏这一点，{ $other }再恢复。{ $Mover }迟早会留下恰好一堆多于 1 颗的，把这一堆取到 1 颗还是取完，由{ $other }决定。

legend = 只有 1 颗的堆两两相连。粗框：落单的堆。
