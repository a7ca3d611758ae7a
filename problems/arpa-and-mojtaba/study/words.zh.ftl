rule =
    选一个质数或质数的幂（2、3、4、5、7、8、9……），它至少整除其中一个数；凡是能被它整除的数，都除以它一次。
    无法操作者输。
takes = 1 到 8 个数，每个至多 10000，例如 12 18；各数的约数个数之积至多 20000
how = 点要除以的数。
ask-where = 选一个质数：它能整除每个数几次？用别的质数走，会改变这些次数吗？
ask-what = 每个质数算一堆：除以几以后，不管对手怎么除，你都能应？

position = 各数：{ $numbers }。
divide = 把 { $power } 的倍数都除以 { $power }
    .told = { $who }把 { $power } 的倍数都除以了 { $power }。

values-one = 各数里 { $p } 的指数有 { $set }，相当于 { $x } 颗的一堆，即一步走不到的最小颗数（SG 值）
values-some = 每次只改变一个质数的指数，不影响别的质数，所以质数 { $primes } 各算一堆，相当于 { $values } 颗（异或和是 { $x }）
values-many = 每次只改变一个质数的指数，不影响别的质数，所以 { $count } 个质数各算一堆（异或和是 { $x }）
won-values = { $values }。除以 { $q } 就平衡了：以后不管{ $other }怎么除都会破坏平衡，{ $mover }总能应一步恢复，直到全是 1。
lost-values = { $values }。现在正好平衡：不管怎么除都会破坏平衡，{ $other }总能应一步恢复，直到全是 1。
lost-end = 所有数都是 1，不能再除。

prime = { $p } 的指数有 { $set }（相当于 { $value } 颗）
legend = { $primes }。每个按钮上标着按它除过之后，那个质数相当于几颗。
quantity = { $each }, { $sum }
