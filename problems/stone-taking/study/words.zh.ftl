rule =
    每次从一堆里取走至少一颗石子。
    取到最后一颗的人赢。
takes = { takes-heaps }
how = { how-stones }
trick = { trick-nim }较小的落单的小份，这堆有就去掉，没有就从大的那份里留下这么多颗；它们加起来也没有大的那份多，所以这堆一定变小。
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
