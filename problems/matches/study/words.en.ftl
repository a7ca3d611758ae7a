rule =
    Take one or more matches from a single heap.
    Whoever takes the last match wins.
takes = { takes-heaps }
how = Tap a match: it and all to its right are taken.
trick = { trick-nim } When nothing is left, all are in pairs too, so the opponent never takes the last match.
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
