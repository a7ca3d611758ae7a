rule =
    每次从一堆里取走至少一颗石子。
    无法操作者输。
    原题问有多少个开局先手必胜；这里玩的是其中一个。
takes = { takes-heaps }
how = { how-stones }
counts = 枚举 1 到 N 堆的局面：N | 可用的颗数
trick = { trick-nim }取完也算成对，所以先不能取的总是对方。
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
