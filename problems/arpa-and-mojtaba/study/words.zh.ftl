rule =
    选一个质数或质数的幂（2、3、4、5、7、8、9……），它至少整除其中一个数；凡是能被它整除的数，都除以它一次。
    无法操作者输。
takes = 1 到 8 个数，每个至多 10000，例如 12 18；各数的约数个数之积至多 20000
how = 点要除以的数。
ask-where = 选一个质数：它能整除每个数几次？用别的质数走，会改变这些次数吗？
ask-what = 除以几，能让各质数的 SG 值的异或和变成 0？

position = 各数：{ $numbers }。
divide = 把 { $power } 的倍数都除以 { $power }
    .told = { $who }把 { $power } 的倍数都除以了 { $power }。

values-one = SG 值是一步走不到的最小的值。{ $p } 的指数集合 { $set } 的 SG 值是 { $x }
values-some = 每个质数是一个子游戏，{ $primes } 相当于 Nim 里的 { $values } 颗（SG 值，即一步走不到的最小的值），异或和 { $x }
values-many = { $count } 个质数各是一个子游戏，SG 值是一步走不到的最小的值，异或和 { $x }
won-values = { $values }：除以 { $q }，就变成 0；以后怎么除都能应一步，再变回 0。
lost-values = { $values }：怎么除都不再是 0，{ $other }再除回 0。
lost-end = 所有数都是 1，不能再除。

prime = { $p } 的指数 { $set }（SG 值 { $value }）
legend = { $primes }。每个按钮上标出除过之后它那个质数的 SG 值。
quantity = { $each }, { $sum }
