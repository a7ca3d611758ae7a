rule =
    Move the token (dot) along an arrow, or end the game where it is: First only on white numbers, Second only on grey ones.
    Whoever ends it wins; whoever can do neither loses. Turns are limited (see below): with none left, First wins on white, Second on grey.
takes = arrows between different numbers, then the number of the token, the threshold and the turns left, for example 1>10 10>4 10>5 4>1 | 1 4 8: at most 8 numbers, each at most 99, 16 arrows and 40 turns
how = Tap the number that the token goes to, or “end”.
how-end = No turn is left: press the button that ends play.
how-on = Tap the number that the token goes to: you cannot end the game here.
trick = Find the numbers that win if you step onto them, round by round. In the first round: the opponent cannot end the game there, and no arrow leaves it. In each later round: the opponent cannot end it there, and every arrow leads to where you can end it, or step onto a number of an earlier round. Play so, always onto one of an earlier round than the last time; each takes two turns, so there must be turns enough. Whoever does not make the last move (you, if an even number of turns is left, of both together) needs such a number; the other only has to keep the token off them, and leaves it in the end on a number of their own colour.
ask-where = Where can First end the game at once? Where can Second neither end it nor avoid moving there?
ask-what = What wins: to end the game here, or to move, and to which number?
left = First
right = Second

position = The token is on { $token }, the threshold is { $bar }, { $turns ->
    [0] and no turn is left
    [one] and one turn is left
   *[other] and { $turns } turns are left
 }. Arrows: { $arrows }.
position-bare = The token is on { $token }, the threshold is { $bar }, { $turns ->
    [0] and no turn is left
    [one] and one turn is left
   *[other] and { $turns } turns are left
 }. There are no arrows.
note = White, { $bar } or more, where { left } can end the game: { $high }. Grey, where { right } can: { $low }.{ $turns ->
    [0] { "" }
   *[other] { " " }Turns left, of both together: { $turns }.
 }
none = no number
end-first = end ({ left } only)
end-second = end ({ right } only)
end = end the game on { $number }
    .told = { $who } ended the game on { $number }.
move = move the token to { $number }
    .told = { $who } moved the token to { $number }.

won-high = The token is on { $number }, which is at least { $bar }: { $mover } can end the game.
won-low = The token is on { $number }, which is below { $bar }: { $mover } can end the game.
won-last = Move to { $to }: { $other } can neither end the game there nor move on.
won-move = Move to { $to }: { $other } cannot end the game there. Wherever the token goes next, { $mover } can end the game{ $ends ->
    [1] .
    [2] , or keep moving to where { $other } cannot, until no turn is left, which wins there.
   *[other] , or move on to a place where { $other } has no good choice again.
 }
lost-high = The token is on { $number }: { $mover } can end the game only below { $bar }, { $other } only on { $bar } or more.
lost-low = The token is on { $number }: { $mover } can end the game only on { $bar } or more, { $other } only below { $bar }.
no-turn = Play has been ended here, or no turn is left.
no-arrow = No arrow leads on.
only-to = The token can only go to { $numbers }. { $ends ->
    [1] There { $other } can end the game at once.
   *[other] From there, { $other } can end the game at once, or move on to a place where { $mover } has no good choice again.
 }
only-to-even = The token can only go to { $numbers }. From there { $other } can { $ends ->
    [0] { "" }
   *[other] end the game at once, or{ " " }
 }keep the token off all numbers that help { $mover }, until no turn is left, and wins there.

legend-b = B: if { left } stepped there now, { left } could force an end on a number of at least { $bar } in the turns left.
legend-a = A: if { right } stepped there now, { left } could force an end on a number of at least { $bar } in the turns left.
set-a = A = { $set }
set-b = B = { $set }
