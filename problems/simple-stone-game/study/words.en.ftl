rule =
    Take at least 1 stone and at most k times as many as the move before took; the limit of the first move is given below.
    Whoever takes the last stone wins.
takes = how many stones, at most 200, and k, from 1 to 20, for example 19 3; a third number limits the first move
how = { how-dark }
trick = The lost numbers begin with 1, and the one after x is x + y, where y is the least of the list with k · y ≥ x (for k = 2: 1, 2, 3, 5, 8, …; 8 is 5 + 3, as 2 · 3 ≥ 5). Cut the stones into them, the largest that fits first, and take the least part. The next part is more than k times as large: the opponent can only take a piece of it, and then the least part of what is left of it is never above the limit (if 1 of 8 is taken, 7 = 5 + 2 are left, and 2 may be taken). So the opponent never gets the last stone. If the limit is below the least part, the position is lost: the opponent can play like this.
ask-where = As an example take k = 3, whatever it is here, and suppose that not all may be taken: how do you win with 5 stones? Can you with 2, 3, 4 or 6?
ask-what = How many can be taken so that the other player cannot take the whole least part of the rest?

position = { $n ->
    [one] One stone
   *[other] { $n } stones
 }, k = { $k }; this move may take at most { $q }.
note = { $Mover } may now take { $left ->
    [0] all { $q }
   *[other] at most { $q }
 }; the next move at most k = { $k } times as many as this one.

lost-end = No stone is left.
lost-limit = The limit is 0: nothing may be taken.
won-all = The limit allows { $n ->
    [one] the last stone to be taken
   *[other] all { $n } stones to be taken in one move
 }.
won-least = Cut the stones into lost numbers (with so many, whoever moves and may not take all loses): { $whole }. Take the least part, { $least }: then at most { $limit } may be taken, less than the next part, { $next }, so { $other } must leave a piece of it, whose least part { $mover } can take again.
lost-least = Cut the stones into lost numbers (with so many, whoever moves and may not take all loses): { $whole }. The least part is { $least }, but at most { $q } may be taken: any move leaves a piece of this part, and { $other } can take the least part of the piece.
lost-whole = { $n } is a lost number: whoever has so many and may not take all leaves a piece of which the least part can be taken. At most { $q } may be taken now, so { $other } can do this.

legend = The stones are framed as lost numbers (with so many, whoever moves and may not take all loses): the largest that fits, then the largest that fits into the rest.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the least part, to be taken if the limit allows it.
 }
quantity = n = { $whole }, q = { $q } { $sign } ℓ = { $least }
quantity-end = n = 0
