rule =
    Take a whole heap that is next to an empty place; its stones are your points.
    When all heaps are taken, whoever has more points wins; equal points are a draw.
takes = the row, with 0 for an empty place, then the points so far: 1 0 2 9 | 0 0. 2 to 12 places, at least one of them empty; heaps of at most 99
how = Tap a heap next to an empty place.
trick = Whoever takes x of a peak x ≤ y ≥ z uncovers y for the opponent and then gets z, so count the three as one heap of x + z − y, and go on until no peak is left. At a wall nobody wants to uncover the larger (or equal) last heap: set it and its neighbour aside. The others can now be taken by size: take the largest, in a merged heap any end that is open; left lying, it goes to the opponent. In the end, if the number of heaps left now is odd, the opponent must uncover what was set aside, else whoever is to move now.
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
walls-odd = Nobody wants to uncover the heap at a wall: an odd number of heaps is left, so { $other } must, and { $mover } gains { $gain ->
    [0] nothing
   *[other] { $gain }
 }.
walls-even = Nobody wants to uncover the heap at a wall: an even number of heaps is left, so { $mover } must, and { $other } gains { $gain ->
    [0] nothing
   *[other] { $gain }
 }.
best-move = Now { $mover } takes the { $heap } at place { $place }.
all-taken = All heaps are taken.

legend = Thin: pairs at a wall, with how much larger the heap at the wall is.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the heaps that go by size, each with its value; a peak and its neighbours count as one heap.
 }
gain = From the heaps left: { $formula }; with the points so far: { $lead }
