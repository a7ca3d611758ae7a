rule =
    Take one or more stones from a single heap.
    Whoever cannot move loses.
    The problem counts the lists of heaps that the first player wins.
takes = { takes-heaps }
how = { how-stones }
counts = all lists of 1 to N heaps: N | the sizes
trick = Cut each heap into pieces of 1, 2, 4, 8, … and leave equal pieces in pairs. Whatever the opponent takes changes one heap and leaves a piece without a partner. Find the largest piece without a partner, and a heap that has it: this piece goes, and smaller ones come or go there until all are in pairs. Together they are less than it, so the heap does get smaller. When nothing is left, all are in pairs too, so it is the opponent who cannot move.
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
