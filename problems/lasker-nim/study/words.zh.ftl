rule =
    每次从一堆里取走至少一颗石子，或者把一堆拆成两个非空的堆。
    取到最后一颗的人赢。
takes = 各堆的颗数，总共至多 24 颗，例如 7 5 2
how = 点一颗石子，再点下面的按钮：取走它和右边的全部，或在它左边拆成两堆。
trick = 每堆是一部分，算它的颗数，只是 3 颗算 4，4 颗算 3（7 与 8、11 与 12……也这样对调）。{ trick-count }{ trick-together }3 颗能拆成 1 和 2（合起来是 3），所以算 4；于是 4 颗走一步能得到 0、1、2、4、5（2 和 2 合成 0；1 颗和 3 颗算 1 和 4，合成 5），得不到 3，就算 3。7 颗同样能拆成 1 和 6。{ trick-nim }
ask-where = 面对 1、2、3 三堆，把哪一堆拆开能赢？以后怎么应？
ask-what = 把哪一堆减少或拆开，能让各堆的小份（看图上画的）正好两两成对？

button-take = 从它起取走
button-split = 在它左边拆开
split = 拆开第 { $heap } 堆（{ $size } → { $part } + { $rest }）
    .told = { $who }拆开了第 { $heap } 堆（{ $size } → { $part } + { $rest }）。

lost-paired = 各堆两两相等：在其中一堆里怎么走，{ $other }就在另一堆里照样走。
won-lone = 各堆两两相等，只多出一堆 { $heap } 颗：整堆取走，以后{ $other }在一堆里怎么走，{ $mover }就在相等的那堆里照样走。
as-in-nim = { $heaps } 颗的堆和 Nim 里一样算
changed = 3 与 4、7 与 8……互换，{ $heaps } 颗的堆就算作 { $values } 颗
paired = 其余各堆两两抵消。
step-split = 把 { $heap } 拆成 1 和 { $rest }
step-take = 把 { $heap } 取到 { $to }

legend = 3 颗算 4，4 颗算 3（7 与 8、11 与 12……也这样）；每堆算的数{ in-pieces }
