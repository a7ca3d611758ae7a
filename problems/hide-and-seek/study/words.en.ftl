rule = Okuu (ring) seeks Orin (dot). At each time both choose in secret to stay or to go along one arrow, and then both move together. Play ends at the time when they stand on the same vertex, or one after the last time. Orin gets that time minus the stake, and so wants to be found late.
takes = the vertices of Orin and Okuu; the last time, the time now, the stake; the edges: for example 2 1 | 2 0 1 | 1>2 1>3 2>3; at most 6 vertices, 10 edges and 5 rounds
ask-where = If the other player could guess where you go, what would they do? So should you always choose the same?
ask-what = Against the best mixed strategy of the other player, which choice ends on the right side of the stake, on average?
left = Orin
right = Okuu

position = Time { $time } of { $last }, stake { $stake }: { left } is on { $orin } and { right } on { $okuu }. { $count ->
    [0] There are no arrows.
   *[other] Arrows: { $arrows }.
 }
note = Time { $time } of { $last }; stake { $stake }. { left } (dot) is on { $orin }, { right } (ring) on { $okuu }.{ $over ->
    [0] { " " }To stay, tap your own vertex.
   *[other] { "" }
 }
choose = choose vertex { $to }
    .told = { $who } chose vertex { $to }.

won-later = If { $mover } { $mix }, play ends on average at { $end } or later, whatever { $other } does. That is more than the stake of { $stake }.
won-earlier = If { $mover } { $mix }, play ends on average at { $end } or earlier, whatever { $other } does. That is less than the stake of { $stake }.
won-chosen = If { $mover } { $mix }, the choice that { $other } has made leads to an end at { $end } on average. The stake is { $stake }, so { $mover } gets { $by } on average.
won-over = Play has ended at time { $end }, and the stake is { $stake }: { $mover } gets the difference, { $by }.
lost-later = { $Mover } cannot prevent it: if { $other } { $mix }, play ends on average at { $end } or later, whatever { $mover } does. That is more than the stake of { $stake }.
lost-earlier = { $Mover } cannot prevent it: if { $other } { $mix }, play ends on average at { $end } or earlier, whatever { $mover } does. That is less than the stake of { $stake }.
lost-chosen = If { $mover } { $mix }, the choice that { $other } has made leads to an end at { $end } on average. The stake is { $stake }, so { $mover } pays { $by } on average.
lost-over = Play has ended at time { $end }, and the stake is { $stake }: { $mover } pays the difference, { $by }.
draw-open = If { $mover } { $mix }, play ends on average at { $end }, exactly the stake, and { $other } can limit it to that too.
draw-chosen = If { $mover } { $mix }, the choice that { $other } has made leads to an end at { $end } on average, exactly the stake.
draw-over = Play has ended at time { $end }, exactly the stake.
mix = chooses { $choices }
mix-one = chooses vertex { $to }
chance = vertex { $to } with probability { $chance }

legend = At each vertex that { $mover } may choose: the probability with which it is best to choose it.
average = End on average: { $end }; stake { $stake }
