rule =
    Take at least half of a heap (of 3 stones: 2 or 3).
    Whoever takes the last stone of all wins.
takes = { takes-heaps }
how = { how-dark }
trick = Do not count the stones, but how often a heap can be halved, rounding down, until nothing is left: once for 1, twice for 2 or 3, three times for 4 to 7 (as many as its binary digits). A move leaves at most half, so at least one halving goes, and any smaller number of them can be left. Only these numbers count. { trick-nim }
ask-where = What can a move leave of a heap of 2, of 3, of 4? Which of these heaps are alike?
ask-what = Cut the numbers of digits into pieces of 1, 2, 4, 8, …: which heap can lose digits so that equal pieces go in pairs?

lost-two = { $one } and { $two } both have { $digits ->
    [one] one binary digit
   *[other] { $digits } binary digits
 }: any move leaves one heap with fewer, and { $other } can leave just as few in the other heap.
won-two = { $long } has { $more } binary digits and { $short } only { $less }: { $step }; then both heaps have the same number. Each move takes a digit or more from one of them, and { $mover } can leave as few in the other.
digits = The heaps have { $digits } binary digits; a move removes one or more digits from a heap, like stones, so take these numbers as heaps

legend = Frames of up to 1, 2, 4, 8, … stones: one for each binary digit.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the last one, with the number of frames, which is the heap's value.
 }
quantity = { $binary }: { $sum }
