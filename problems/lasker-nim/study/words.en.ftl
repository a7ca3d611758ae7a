rule =
    Take one or more stones from one heap, or split one heap into two.
    Whoever takes the last stone wins.
takes = heaps of at most 24 stones in all, for example 7 5 2
how = Tap a stone, then a button below: take it and all to its right, or split its heap just left of it.
trick = Each heap is a part that counts its size, except that 3 counts 4 and 4 counts 3 (and so with 7 and 8, 11 and 12, …). { trick-count } { trick-together } So 3, which can become 1 and 2, together 3, counts 4; then the moves of 4 leave 0, 1, 2, 4 and 5 (2 and 2 come to 0; 1 and 3, which count 1 and 4, to 5), but never 3, so it counts 3. In the same way 7 can become 1 and 6. { trick-nim }
ask-where = From heaps of 1, 2 and 3 a split wins: which one? How do you go on after it?
ask-what = Which heap can be lowered or split so that the pieces of all heaps (look at what is drawn) go in pairs?

button-take = take from here on
button-split = split left of it
split = split heap #{ $heap } ({ $size } → { $part } + { $rest })
    .told = { $who } split heap #{ $heap } ({ $size } → { $part } + { $rest }).

lost-paired = Every heap has an equal partner: whatever is done in one, { $other } can repeat in the other.
won-lone = Only one heap, of { $heap }, has no equal partner: take all of it. From then on any move can be repeated in the partner of its heap.
as-in-nim = The heaps { $heaps } count as in Nim
changed = The heaps { $heaps } count as { $values } (3 and 4, 7 and 8, … change places)
paired = The other heaps cancel in pairs.
step-split = split { $heap } into 1 and { $rest }
step-take = lower { $heap } to { $to }

legend = A heap of 3 counts 4 and one of 4 counts 3 (7 and 8, 11 and 12, … likewise); each count is { in-pieces }
