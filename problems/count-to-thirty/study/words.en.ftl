rule =
    Count on from the last number, at first from 1: say the next number, or up to k in a row.
    Whoever says the last number in the table wins.
takes = variant, T and k, for example 2 30 2; a fourth number is the last one said. T is at most 60, in variant 2 at most 1830
how = Tap the last number you want to say.
trick = Count down from the last number of the table in steps of k + 1 (from 8 with k = 2: 8, 5, 2), and always stop at one of these numbers. However many the opponent then says, 1 to k, the answer makes them up to k + 1 and stops at the next of these numbers, so the last one is never the opponent's.
ask-where = With which number does the game end? Which number before that would you like to stop at?
ask-what = At which number can this turn stop, so that a multiple of k + 1 numbers is left?

position = { $last ->
    [0] No number has been said.
    [one] The number 1 has been said.
   *[other] The numbers 1 to { $last } have been said.
 } This is variant { $variant }, with T = { $target } and k = { $k }.
note-number = Whoever says { $target } wins. At most k = { $k } numbers in a turn.
note-sum = Whoever says { $w } wins. At most k = { $k } numbers in a turn. Nothing is added in play: the table ends there as 1 + 2 + … + { $w } = { $sum } is the first such sum of { $target } or more.
say-one = say { $to }
    .told = { $who } said { $to }.
say-more = say { $from } { $more ->
    [one] and
   *[other] to
 } { $to }
    .told = { $who } said { $from } { $more ->
    [one] and
   *[other] to
 } { $to }.

lost-over = { $w }, the last number of the table, has been said.
won-reach = { $left ->
    [one] One number is left, { $w }: it can be said in this turn.
   *[other] { $left } numbers are left up to { $w }, at most k = { $k }: one turn can say them all.
 }
lost-multiple = { $left } numbers are left up to { $w }, a multiple of { $k } + 1 = { $sum }: { $other } can always answer so that both turns together are { $sum } numbers.
won-rest = Stop at { $stop }: then { $left } numbers are left up to { $w }, a multiple of { $k } + 1 = { $sum }, and each turn of { $other } can be answered so that both together are { $sum } numbers.

legend = The game ends with { $w }. Ringed: { $w } and the numbers below it in steps of k + 1 = { $sum }.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the numbers to say now, and how many they are, so as to stop at a ringed one.
 }
rest = W = { $w }, { $left } mod { $sum } = { $rest }
