rule =
    Take one or more stones from a single heap.
    Whoever cannot move loses.
    The problem counts the lists of heaps that the first player wins.
takes = { takes-heaps }
how = { how-stones }
counts = all lists of 1 to N heaps: N | the sizes
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
