rule =
    Take a whole heap that is next to an empty place (grey); its stones are your points.
    When all heaps are taken, whoever has more points wins; equal points are a draw.
takes = the row, with 0 for an empty place, then the points so far: 1 0 2 9 | 0 0. 2 to 12 places, at least one of them empty; heaps of at most 99
how = Tap a heap next to an empty place.
trick = Whoever takes x of a peak x ≤ y ≥ z uncovers y for the opponent and then gets z, so count the three as one heap of x + z − y, and go on until no peak is left. If the row ends with a heap at least as large as its neighbour, nobody wants to take the neighbour and so uncover it: set both aside. The others can now be taken by size: take the largest (of a merged one, a heap at its open end); what you leave, the opponent takes. Count all heaps before your move: if they are odd in number, it is the opponent who must uncover what was set aside at last, else you.
ask-where = Which heap does each of your moves uncover? Do you want the other player to get it?
ask-what = Which heap lets the player to move finish ahead or, if none does, level?
left = First
right = Second

position = The row from the left: { $heaps }. { note }
empty = empty
note = { left } has { $first }, { right } has { $second }.
move = take the { $heap } at place { $place }
    .told = { $who } took the { $heap } at place { $place }.

won-ahead = { $Mover } ends { $by } ahead, with { $own } to { $others }.
lost-behind = { $Mover } ends { $by } behind, with { $own } to { $others }.
draw-level = Both end with { $own }.
by-size = { $count ->
    [one] One heap alone goes by its size: the { $heaps }.
   *[other] The heaps go by size, the largest first: { $heaps }.
 }
by-size-merged = { $count ->
    [one] A peak and its neighbours count as one heap of { $heaps }.
   *[other] With each peak merged with its neighbours, the heaps go by size: { $heaps }.
 }
walls-odd = Nobody wants to uncover the large heap at the end of the row: an odd number of heaps is left, so { $other } must, and { $mover } gains { $gain ->
    [0] nothing
   *[other] { $gain }
 }.
walls-even = Nobody wants to uncover the large heap at the end of the row: an even number of heaps is left, so { $mover } must, and { $other } gains { $gain ->
    [0] nothing
   *[other] { $gain }
 }.
best-move = Now { $mover } takes the { $heap } at place { $place }.
all-taken = All heaps are taken.

legend-orange = Orange: the heaps that go by size, each with its value; a peak and its neighbours count as one heap.
legend = { $thin ->
    [0] { legend-orange }
   *[other] Thin: pairs at an end of the row with no empty place beyond, with how much larger the heap at the end is.{ $orange ->
        [0] { "" }
       *[other] { " " }{ legend-orange }
    }
 }
gain = From the heaps left: { $formula }; with the points so far: { $lead }
