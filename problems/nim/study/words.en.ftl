rule =
    Take one or more stones from a single heap.
    Whoever takes the last stone wins.
takes = { takes-heaps }
how = { how-stones }
trick = { trick-nim } When nothing is left, all are in pairs too, so the opponent never takes the last stone.
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
