rule =
    Take one or more stones from a single heap.
    Whoever takes the last stone wins.
takes = { takes-heaps }
how = { how-stones }
trick = { trick-nim } To find the move, look for the largest piece without a partner. A heap that has this piece can mend everything: take the piece away; for each smaller size without a partner, take this heap’s piece away too or, if it has none, keep so many stones of the large piece. All smaller pieces together are less than the large one, so the heap does get smaller.
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
