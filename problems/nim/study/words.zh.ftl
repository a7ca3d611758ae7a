rule =
    每次从一堆里取走至少一颗石子。
    取到最后一颗的人赢。
takes = { takes-heaps }
how = { how-stones }
trick = { trick-nim }取完也算成对，所以最后一颗总不归对方。
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
