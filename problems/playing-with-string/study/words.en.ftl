rule =
    Choose a letter whose left and right neighbours on its paper are equal, and cut it out: the paper falls into three, which all stay (a single letter turns grey).
    Whoever cannot move loses.
takes = a word of letters a to z, or several with blanks between them: abacaba. 2 to 14 letters in all
how = Tap a letter between two equal ones.
trick = Only the centres count: letters between two equal ones. After a cut this letter and its two neighbours are no centres any more, and nothing else changes; so a cut in a run of centres leaves a shorter run on each side. { trick-count } { trick-together } A run of 1 or 2 counts 1, of 3 counts 2, of 4 counts 0; go on like this, and put what the two sides of each cut count together (a 3 and a 1 come to 2): of 5 centres a cut leaves 2, 1 or 0, so they count 3. { trick-nim }
ask-where = Which letters stand between two equal ones? After a cut, which of them can no longer be chosen?
ask-what = Around which letter can the paper be cut so that the values of the runs, each split into 1, 2, 4, …, go in pairs?

position = { $count ->
    [one] One paper: { $papers }.
   *[other] Papers from the left: { $papers }.
 }
cut = cut out letter { $place }, { $letter }
    .told = { $who } cut out letter { $place }, { $letter }.

lost-end = No letter stands between two equal ones: no centre is left.
lost-even = Centres (letters between two equal ones) stand alone or in twos, and each cut takes one such run: { $cuts } cuts are left, an even number, so { $other } { $you ->
    [other] make
   *[none] makes
 } the last one.
won-odd = Centres (letters between two equal ones) stand alone or in twos, and each cut takes one such run: { $cuts ->
    [one] { $cuts } cut is
   *[other] { $cuts } cuts are
 } left, an odd number, so { $mover } { $you ->
    [mover] make
   *[none] makes
 } the last one.
lost-run = The run of { $lengths } centres counts as 0, the number on its last one. No cut leaves two sides that count the same (an empty one counts 0); after it, { $other } can make them count the same.
won-last = Cut around letter { $place }: then no letter is left that stands between two equal ones.
won-run = Cut the run of { $lengths } centres around letter { $place }: on its two sides { $left } and { $right } centres are left, which count the same, { $value }. Whatever is cut after that, { $mover } can make them count the same again.
lost-runs = The runs of { $lengths } centres count as the numbers on their last ones: { $balance }.
won-runs = The runs of { $lengths } centres count as { $values }, the numbers on their last ones. Cut around letter { $place }; split into pieces of 1, 2, 4, 8, …, the numbers then go in pairs (nim-sum, or XOR: 0), and whatever is cut after that, { $mover } can pair them again.

legend = Framed: the centres, letters between two equal ones. On each: how much the centres from the left end of its run up to it would count as a run of their own (Grundy value; 1, 2, 3, 4 centres count 1, 1, 2, 0).{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the number of the whole run.
 }
