rule =
    Take one or more stones from a single heap.
    Whoever takes the last stone wins.
takes = { takes-heaps }
how = { how-stones }
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
