rule =
    Take one or more stones from a single heap.
    Whoever cannot move loses.
    Here you play one list of heaps; the task to program is to count all those lists that the player who begins can win.
takes = { takes-heaps }
how = { how-stones }
counts = all lists of 1 to N heaps: N | the sizes
trick = Cut each heap into pieces of 1, 2, 4, 8, …, each at most once, and move so that equal pieces are left in pairs. Whatever the opponent takes changes one heap and leaves a piece without a partner. Find the largest piece without a partner, and a heap that has it: take this piece away from there, and add or take away smaller ones so that all are in pairs (12, 19, 26: 4 and 1 have no partner, so of 12 = 8 + 4 leave 8 + 1). Smaller ones together are less than it, so the heap does get smaller. When nothing is left, all are in pairs too, so it is the opponent who cannot move.
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
