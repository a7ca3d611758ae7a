rule =
    Alice 每次从一堆里恰好取 a 枚，Bob 每次从一堆里恰好取 b 枚。
    无法操作者输。
takes = a b | 各堆，例如 1 2 | 2 5：至多 6 堆；三堆时每堆至多 26 枚，四堆时每堆至多 10 枚
how = 点一堆里深色的筹码：它和右边的正好是要取的枚数，一起取走。浅色的也是筹码。
trick = 每 a + b 枚一组，整组不算：一方在组里取，另一方就在同一堆接着取。只看余下的，设 Alice 取得少，一堆余下的是三种之一。A：只有她够取；有一堆就够，留到最后再取，她就赢。AA/B：她能取两次以上，Bob 只能取一次（如她每次取 1、他取 2，余下 2 枚）：她先取就归她独占，Bob 先取就取完了；有两堆她也赢，只有一堆就抢先取。A/B：双方都够取，一共只能取一次（如她取 2、他取 3，余下 3 枚）：只剩这一种时，给对方留下偶数堆，最后一次就不归对方。
ask-where = 哪些堆只有一方能取？两人都能取的，取过一次还能再取吗？
ask-what = 从哪一堆取，能让对方先取不了？
left = Alice
right = Bob
counts = a、b 取 1 到 m：各堆 | m

position = { left }每次取 { $a } 枚，{ right }每次取 { $b } 枚。各堆：{ $piles }。
note = a = { $a }，{ left }每次取 { $a } 枚；b = { $b }，{ right }每次取 { $b } 枚。
move = 从第 { $pile } 堆取 { $stones } 枚
    .told = { $who }从第 { $pile } 堆取了 { $stones } 枚。

won-rests = 每 a + b = { $sum } 枚一组，双方各取一次正好取完，不用看。各堆余下：{ $rests }。
lost-rests = { won-rests }
won-own-kept = { $own } 枚的堆只有{ $mover }能取，可以留到最后。先从 { $first } 枚的堆取，那里{ $other }也能取。
won-own = { $own } 枚的堆只有{ $mover }能取，{ $other }一堆也不能取。
won-hot = { $Mover }从 { $hot } 枚的堆取一次，剩{ $left }枚，那里就只有{ $mover }还能取，可以留到最后。
won-kill = 有用的只有 { $hot } 枚的那堆。{ $Mover }抢先从那里取，剩下的谁也不能取。
won-kill-even = { $Mover }先从 { $hot } 枚的那堆取，不让{ $other }独占。剩下 { $count } 堆，每堆恰好一步，是偶数：{ $other }先取，最后一步归{ $mover }。
won-single = 只有 { $only } 枚的那堆能取，而且只能取一次。{ $Mover }抢先取。
won-singles = 有 { $count } 堆（{ $piles }）谁都能取，每堆恰好一步。堆数是奇数：第一步和最后一步都归{ $mover }。
lost-own = { $own } 枚的堆只有{ $other }能取。{ $Mover }能取的堆取完以后，{ $other }还有余下 { $own } 枚的堆可取。
lost-hot = { $hot } 枚的这几堆，{ $mover }一次只能破坏一堆。{ $Other }从另一堆取，剩下的只有{ $other }能取。
lost-kill-odd = { $Mover }只好先从 { $hot } 枚的那堆取，不让{ $other }独占。剩下 { $count ->
    [1] 1 堆，恰好一步，归{ $other }。
   *[other] { $count } 堆，每堆恰好一步，是奇数：第一步和最后一步都归{ $other }。
 }
lost-singles = 有 { $count } 堆（{ $piles }）谁都能取，每堆恰好一步。堆数是偶数：{ $mover }先取，最后一步归{ $other }。
lost-dead = 余数都太小，单凭余数谁也不能取。{ $Mover }不管从哪一堆取，{ $other }接着也从那一堆取。
lost-small = 没有一堆够{ $mover }取 { $stones } 枚。

legend-left = 细框：每 a + b = { $sum } 枚一组（2 × { $sum } 是两组）。{ $orange ->
    [0] { "" }
   *[other] 橙框：余下还能取的。A：只有{ left }能取。A/B：双方都能取，但一共只能取一次。AA/B：{ left }能取至少两次，或者{ right }取一次。
 }
legend-right = 细框：每 a + b = { $sum } 枚一组（2 × { $sum } 是两组）。{ $orange ->
    [0] { "" }
   *[other] 橙框：余下还能取的。B：只有{ right }能取。B/A：双方都能取，但一共只能取一次。BB/A：{ right }能取至少两次，或者{ left }取一次。
 }
kinds = 对 { $sum } 取余：{ $rests }；{ $owner } 的专属堆 { $own }，热堆 { $hot }，单步堆 { $single }
