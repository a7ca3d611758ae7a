rule =
    Each player's first move takes whole heaps away: as many as you like, perhaps none, but at least one stays.
    Then take one or more matches from a single heap.
    Whoever takes the last match wins.
takes = 1 to 6 heaps, for example 1 2 3, at most 26 26 26 or 10 10 10 10; add | 1 or | 2 if one or two turns have been made
how = Tap the heaps to take away, then { then-play }; to take none, press the button.
how-take = Tap a match: it and all to its right are taken.
trick = Choosing whole heaps first, leave a single one: the opponent must leave it too, and you then take all of it in one move. (Several may stay if the opponent cannot pick some of them whose pieces, as below, all go in pairs; to keep the most matches, go from the largest heap down and keep each one that allows this.) Choosing second, leave some heaps whose pieces all go in pairs, if there are such: the opponent must then take from them first. { trick-nim }
ask-where = With which heaps does whoever moves lose: two equal ones, for example? Are there such heaps here?
ask-what = First turn: which heaps can go so that no choice of the others, cut into 1, 2, 4, 8, …, goes in pairs? Later: which move pairs all pieces?

position-first = { position-heaps } Whole heaps may be taken away, in this turn and in the next.
position-second = { position-heaps } Whole heaps may be taken away for the last time.
position-nim = { position-heaps } Whole heaps have been taken away; now a turn takes matches from a single heap.
note-away = Whole heaps are taken away now: { $turn ->
    [1] first by { $mover }, then by { $other }. Then { $mover } will be the first to take from a single heap.
   *[other] { $other } chose before, and these are left; now { $mover } may choose. Then { $other } will be the first to take from a single heap.
 }
note-nim = Whole heaps have been taken away. Now take from a single heap.
away = take away { $count ->
    [one] heap #{ $heaps } (size { $sizes })
   *[other] heaps { $heaps } (sizes { $sizes })
 }
    .told = { $who } took away { $count ->
        [one] heap #{ $heaps } (size { $sizes }).
       *[other] heaps { $heaps } (sizes { $sizes }).
     }
nothing = take nothing away
    .told = { $who } took nothing away.

won-independent = { $count ->
    [one] Leave only the heap of { $heaps }: { $other } must leave it too, and then one move takes all of it.
   *[other] Leave { $heaps }: cut into 1, 2, 4, 8, …, no choice of them goes in pairs (no nim-sum, or XOR, is 0). Whichever of them { $you ->
        [other] you leave
       *[none] { $other } leaves
     }, { $mover } can then pair all pieces in one move, and again after every answer.
 }
won-sum-0 = Leave { $heaps }: cut into pieces of 1, 2, 4, 8, …, they go in pairs (nim-sum, or XOR: 0). { $Other } must take from them first, which leaves a piece without a partner, and { $mover } can pair them all again.
lost-independent = { $count ->
    [one] The only heap, of { $heaps }, must stay, and { $other } can take all of it.
   *[other] Whichever of the heaps { $heaps } are left, cut into 1, 2, 4, 8, … they do not go in pairs (no nim-sum, or XOR, is 0): { $other } can pair all pieces in one move, and again after every answer.
 }

legend-sum-0 = Each heap is cut into pieces of 1, 2, 4, 8, ….{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: some heaps whose pieces go in pairs.
 }
legend-alone = Each heap is cut into pieces of 1, 2, 4, 8, ….{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: a piece of a size that no other heap has.
 }
independent = { $heaps }: independent
