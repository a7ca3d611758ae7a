rule =
    In turn choose: eat or stop play. Eat: the strongest snake (dark) eats the weakest (brown) and loses that one's strength. No snake belongs to a player.
    Of equal snakes the lower one is stronger. If the eater is now the weakest, the next player chooses; if not, or if it is alone, play ends.
    Whoever chose eat last wins; if nobody did, it is a draw.
takes = the strengths, for example 1 2 2 2: 2 to 12 snakes, strengths at most 99. Add | + if a snake has just eaten
how = Press one of the two buttons. A snake's strength stands before it.
trick = Suppose that nobody stops, and count the meals up to the first after which the eater is not the weakest or is alone: that snake cannot be eaten any more, so whoever makes this meal wins. The meals go in turn. If their number is odd, eat: the opponent makes only the second, the fourth, … meal, never this last one, and by stopping loses to the one who chose eat last. If it is even, the opponent would make the last meal: stop, which is a draw if no snake has eaten yet.
ask-where = May a snake that has just eaten be eaten next? If nobody stops, after which meal is the eater safe?
ask-what = If nobody stops, who makes the meal after which the eater is safe? So: eat, or stop?
left = First
right = Second

position = Snakes of strength { $snakes }. The strongest is snake { $strong }, the weakest is snake { $weak }.
position-fed = { position } { note-fed }
position-over = { $count ->
    [one] One snake is left, of strength { $snakes }.
   *[other] Snakes of strength { $snakes }.
 } { $note }
note-fed = The last to choose eat: { $other }.
drawn = Nobody has won.
left-has-won = { $left } has won.
right-has-won = { $right } has won.
eat = let the { $strong } eat the { $weak }
    .told = { $who } let the { $strong } eat the { $weak }.
eat-it = eat
stop = stop play
    .told = { $who } stopped play.

won-over = { $Mover } chose eat last.
lost-over = After its meal the eater is not the weakest, or is the only one left: it can no longer be eaten. { $Other } chose eat last and wins.
draw-over = Play was stopped before any snake had eaten.
won-alone = Let the { $eater } eat: after its meal it is the only snake left.
won-safe = Let the { $eater } eat: after its meal it is not the weakest.
won-odd = { $meals } The players choose them in turn, beginning with { $mover }, and as the number of meals is odd, { $mover } { $you ->
    [mover] make
   *[none] makes
 } the last.
lost-even = { $meals } The players choose them in turn, beginning with { $mover }, and as the number of meals is even, { $other } { $you ->
    [other] make
   *[none] makes
 } the last.
draw-even = { $meals } The players would choose them in turn, beginning with { $mover }, and as the number of meals is even, { $other } would make the last. So { $mover } { $you ->
    [mover] stop
   *[none] stops
 } play at once.
meals-alone = If nobody stops, there are { $count } meals, by snakes of strength { $eaters } in turn, and the last eater is the only snake left.
meals-safe = If nobody stops, there are { $count } meals, by snakes of strength { $eaters } in turn, and the last eater is not the weakest after its meal.

legend = The numbers show in which order the snakes eat if nobody stops: the first eats the weakest, each other one the snake that ate before it.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the snake that makes the last meal, after which it is safe.
 }
odd = { $count } { $count ->
    [one] meal
   *[other] meals
 }, odd
even = { $count } meals, even
