rule =
    每次从一堆里取走至少一颗石子。
    无法操作者输。
    题目要数的是先手必胜的初始局面。
takes = { takes-heaps }
how = { how-stones }
counts = 枚举 1 到 N 堆的局面：N | 可用的颗数
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
