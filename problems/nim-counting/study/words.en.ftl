rule =
    Take one or more stones from a single heap.
    Whoever cannot move loses.
    The problem itself asks how many starting positions the first player wins; here you play one of them.
takes = { takes-heaps }
how = { how-stones }
counts = all starting positions of 1 to N heaps: N | the sizes that heaps may have
trick = { trick-nim } When nothing is left, all are in pairs too, so it is the opponent who cannot move.
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
