rule =
    Knock down one pin, or two pins on neighbouring places.
    Whoever knocks down the last pin wins.
takes = a row, I for a pin and X for a gap, for example IIIIXI: at most 20 places and 14 pins
how = Tap a pin, or two neighbouring ones, then { then-play }.
trick = If there is a single run, knock down its middle pin or middle two, and then copy every move on the other side. With several runs, each counts a number. { trick-count } { trick-together } Runs of 1, 2 and 3 pins count 1, 2 and 3; a run of 4 counts only 1, as a move there can leave 0, 2 or 3, but not 1 (it can leave runs of 3; of 1 and 2, which come to 3; of 1 and 1, which come to 0; or of 2). Longer runs follow in the same way. { trick-nim }
ask-where = With a single run of pins, what can you knock down so that you can copy every later move?
ask-what = Which pins can be knocked down so that the numbers of the runs, cut into pieces of 1, 2, 4, …, go in pairs?

position = The places from the left: { $places }.
pins = { $count ->
    [one] one pin
   *[other] { $count } pins
 }
gaps = { $count ->
    [one] one gap
   *[other] { $count } gaps
 }
one = knock down the pin on place { $place }
    .told = { $who } knocked down the pin on place { $place }.
two = knock down the pins on places { $first } and { $second }
    .told = { $who } knocked down the pins on places { $first } and { $second }.

lost-end = No pin is left: the last one has been knocked down.
lost-paired = The runs are equal in pairs: whatever is knocked down in one run, { $other } can knock down in its partner.
won-last = One move ends the game: { $step }.
won-pairs = One move makes the runs equal in pairs: { $step }. From then on any move can be copied in the partner of its run.
won-values = The runs of { $sizes } count as { $values }, the numbers on their last pins. Now { $step }; look at the numbers of all runs then: { $balance }.
lost-values = The runs of { $sizes } count as the numbers on their last pins: { $balance }.
cancel = The other runs cancel in pairs.

legend = On each pin: how much the pins from the left end of its run up to it would count as a run of their own (Grundy value).{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the number of the whole run.
 }
