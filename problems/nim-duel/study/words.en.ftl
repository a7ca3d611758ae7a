rule =
    Take one or more stones from a single heap.
    Whoever takes the last stone wins.
takes = { takes-heaps }
how = { how-stones }
trick = Cut each heap into pieces of 1, 2, 4, 8, … and move so that equal pieces are left in pairs. Whatever the opponent takes changes one heap and leaves a piece without a partner. Find the largest piece without a partner, and a heap that has it: take this piece away from there, and add or take away smaller ones so that all are in pairs. Smaller ones together are less than it, so the heap does get smaller. When nothing is left, all are in pairs too, so the opponent never takes the last stone.
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
