rule =
    Take 1, 2 or 3 sticks from one of the heaps.
    Whoever takes the last stick wins.
takes = { takes-heaps }
how = Tap a dark stick: it and all to its right are taken.
trick = Put each heap in groups of 4 and look only at what is left over: 0, 1, 2 or 3. Cut this into pieces of 2 and 1, and move so that equal pieces are left in pairs. Every move leaves some piece without a partner; then lower a heap with the largest piece that has no partner: this piece goes, and a smaller one comes or goes, until all are in pairs again. If the opponent takes more than is left over in a heap, and so breaks a group, make it up to 4 in the same heap: one group has gone, and as much is left over as before.
ask-where = With a single heap of four sticks, how would you answer any move? What does such a heap change beside others?
ask-what = Leave out full groups of 4. From which heap can sticks be taken so that what is left over, cut into 1 and 2, goes in pairs?

lost-multiples = { $count ->
    [one] { $heaps } is a multiple of 4
   *[other] The heaps { $heaps } are multiples of 4
 }: { $other } can make up any amount to 4 in the same heap, again and again, down to 0.
won-last = Only heap #{ $heap } is left, with { $stones ->
    [one] one stick: one move can take it.
   *[other] { $stones } sticks: one move can take them all.
 }
won-one = Only heap #{ $heap }, of { $size }, is not made of full groups of 4: { $stones } too many. Take { $stones }; from then on any amount can be made up to 4 in the same heap.
rests = Outside full groups of 4 the heaps have { $rests } left over

legend = Framed: groups of 4 sticks. The rest is cut into pieces of 2 and 1; equal pieces cancel in pairs.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: without a partner.
 }
