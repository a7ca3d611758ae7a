rule =
    每次从一堆里取走至少一根火柴。
    取到最后一根的人赢。
takes = { takes-heaps }
how = 点一根火柴：它和这一堆右边的全部取走。
trick = { trick-nim }取完也算成对，所以最后一根总不归对方。
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
