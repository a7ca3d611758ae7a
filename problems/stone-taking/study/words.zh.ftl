rule =
    每次从一堆里取走至少一颗石子。
    取到最后一颗的人赢。
takes = { takes-heaps }
how = { how-stones }
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
