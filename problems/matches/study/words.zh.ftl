rule = 每次从一堆里取走至少一根火柴，取到最后一根的人赢。
takes = { takes-heaps }
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
