rule =
    Take one or more stones from a single heap.
    Whoever takes the last stone wins.
takes = { takes-heaps }
how = { how-stones }
trick = { trick-nim } Of the smaller pieces without a partner, those that this heap has go too, and those that it lacks are kept of the large one: together they are less than it, so the heap does get smaller.
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
