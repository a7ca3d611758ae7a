rule =
    Choose a letter that is the middle of a palindrome of 3 letters or more on its paper, and cut the paper before and after it.
    Whoever cannot move loses.
takes = a word of letters a to z, or several with blanks between them: abacaba. 2 to 14 letters in all
how = Tap the letter.
ask-where = Which letters stand between two equal ones? After a cut, which of them can no longer be chosen?
ask-what = Around which letter can the paper be cut so that the values of the runs have the nim-sum 0?

position = { $count ->
    [one] One paper: { $papers }.
   *[other] Papers from the left: { $papers }.
 }
cut = cut around letter { $place }
    .told = { $who } cut around letter { $place }.

lost-end = No letter stands between two equal ones: no centre is left.
lost-even = Centres stand alone or in twos, and each cut takes one such run: { $cuts } cuts are left, an even number.
won-odd = Centres stand alone or in twos, and each cut takes one such run: { $cuts ->
    [one] { $cuts } cut is
   *[other] { $cuts } cuts are
 } left, an odd number.
lost-run = The run of { $lengths } centres plays like an empty Nim heap: any cut can be answered so that what is left plays like one again.
won-run = The run of { $lengths } centres plays like a Nim heap of { $values }. Cut around letter { $place }, and what is left plays like an empty one: any cut can then be answered so that this is true again.
lost-runs = The runs of { $lengths } centres play like Nim heaps. Look at their values: { $balance }.
won-runs = The runs of { $lengths } centres play like Nim heaps of { $values }. Cut around letter { $place }; then every power of two occurs in the values an even number of times (nim-sum, or XOR: 0), and any cut can be answered so that this holds again.

legend = Framed: the centres, letters between two equal ones. Under each: the value of its run from the left end up to it. Orange: the value of the whole run.
