rule =
    每次从一堆里取走至少一根火柴。
    取到最后一根的人赢。
takes = { takes-heaps }
how = 点一根火柴：它和右边的全部一起取走。
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
