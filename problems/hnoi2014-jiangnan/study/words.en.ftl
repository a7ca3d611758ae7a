rule =
    Split a heap of at least F stones into m heaps of sizes as equal as possible (4 into 3: 2, 1, 1), none of them empty; you choose m, at least 2.
    Whoever cannot move loses.
takes = F, then the heaps, of at most 24 stones in all, for example 2 | 7
how = Tap a heap, then how many heaps to make of it.
trick = Each heap is a part. { trick-count } { trick-together } A heap that cannot be split counts 0. A split makes heaps of one or two sizes; equal heaps cancel in pairs, so at most one of each size still counts. { trick-nim }
ask-where = Which heaps cannot be split any more? If you leave two equal heaps, how do you answer each split?
ask-what = Which heap can be split, and into how many, so that the values of all heaps, cut into 1, 2, 4, …, go in pairs?
into = Into so many heaps:
parts = { $more ->
    [0] { $m } heaps of { $small }
   *[other] { $m } heaps ({ $more } with { $large }, { $fewer } with { $small })
 }

position = { $count ->
    [one] F = { $f }, and a heap of { $heaps }.
   *[other] F = { $f }, and heaps of { $heaps }.
 }
note = F = { $f }: heaps of at least { $f } can be split.
split = split heap #{ $heap } ({ $size } stones) into { $m } heaps
    .told = { $who } split heap #{ $heap } ({ $size } stones) into { parts }.

lost-end = No heap has { $f } stones or more: none can be split.
lost-even = Any split leaves only heaps of fewer than { $f } stones: { $count } splits are left, an even number.
won-odd = Any split leaves only heaps of fewer than { $f } stones: { $count ->
    [one] { $count } split is
   *[other] { $count } splits are
 } left, an odd number.
lost-paired = Every heap that can be split has an equal partner: { $other } can copy each split there.
won-one = Split heap #{ $heap }, of { $size }, into { $m } heaps: { $last ->
    [0] whichever of these { $other } may then split, { $mover } can answer, down to the last split.
   *[other] then none can be split.
 }
lost-several = Look at what the heaps of { $sizes } are worth: { $balance }.
won-several = The heaps of { $sizes } are worth { $worth }. Split heap #{ $heap }, of { $size }, into { $m } heaps, and look at what all heaps are worth then: { $balance }.
others = The other heaps that can be split are equal in pairs: a split of one can be copied in its partner.

legend = On each heap that can be split: its value, the least of 0, 1, 2, … to which no split of it comes (XOR of the values of its parts; heaps that cannot be split have 0). On the buttons 2, 3, …: what the parts come to (XOR) if the largest heap is split into so many.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: what is left when equal values cancel.
 }
