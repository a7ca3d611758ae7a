rule =
    Choose one or more heaps and take one coin from each of them.
    Whoever takes the last coin wins.
takes = 1 to 5 heaps, for example 1 2 3; three of at most 26 coins, four of at most 10, five of at most 6
how = Tap the dark coin of each heap you want to take from, then { then-play }.
trick = Take one coin from each odd heap, so that every heap is even. The opponent then makes at least one heap odd; take one coin from just these heaps, and all are even again. So the opponent always leaves an odd heap, which still has a coin, and never takes the last one.
ask-where = If every heap had two coins, how would you answer whatever the other player takes?
ask-what = From which heaps must one coin be taken so that all heaps become even?

move = take a coin from { $count ->
    [one] heap { $heaps }
   *[other] each of the heaps { $heaps }
 } ({ $changes })
    .told = { $who } took a coin from { $count ->
        [one] heap { $heaps }
       *[other] each of the heaps { $heaps }
     } ({ $changes }).

lost-end = No coin is left.
lost-one = The only heap, { $heap }, is even: the coins go one by one, and { $other } will take the last one.
lost-even = Every heap is even: { $heaps }. A move makes some of them odd, and { $other } can take a coin from each of these, so that all are even again.
won-last = { $count ->
    [one] Only one coin is left: take it.
   *[other] No heap has more than one coin: one move can take them all.
 }
won-odd = { $count ->
    [one] Only the heap of { $heaps } is odd: take a coin from it
   *[other] The heaps of { $heaps } are odd: take a coin from each of these
 }, and all heaps are even. The same works each time, down to the last coin.

legend = The coins of each heap are framed two by two.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: a coin without a partner.
 }
odd = odd heaps: { $count }
