rule =
    Okuu (outer ring) seeks Orin (dark dot). Each round both choose in secret to stay or follow an arrow, then both move.
    Orin is found when both are on one vertex, and wants to be found late.
takes = the vertices of Orin and Okuu; how many rounds there are, how many are over, and in which one being found is a draw; the edges: for example 2 1 | 2 0 1 | 1>2 1>3 2>3; at most 6 vertices, 10 edges and 5 rounds to come
how = Tap the vertex to go to, or your own to stay.
trick = Whoever can be guessed is at a disadvantage, so choose by chance, in such a way that all good choices of the other side come to the same. Work back from the last round: for each pair of choices find out how late, on average, Orin is then found. For example, if not being found at a vertex A brings Orin 2 more rounds, and at B only 1, Okuu seeks at A 2 times in 3, so that both are as good for Orin, and Orin takes A 1 time in 3, so that both are as good for Okuu: neither gains by choosing otherwise. A vertex that Okuu can never reach is safe.
ask-where = If the other player could guess where you go, what would they do? Would you still go there then?
ask-what = If the other player chooses by the best chances, which choice ends on your side of the draw, on average?
left = Orin
right = Okuu

position = Rounds played: { $time } of { $last }. { left } is on { $orin } and { right } on { $okuu }; the end in round { $stake } is a draw. { $count ->
    [0] There are no arrows.
   *[other] Arrows: { $arrows }.
 }
note = { $past ->
    [0] { left } on { $orin }, { right } on { $okuu }: round { $round } of { $last }. { $unfound ->
        [lost] Even never found, which counts as round { $never }, is before round { $stake }: { right } wins.
        [drawn] Found, { right } wins; never found, a draw.
       *[won] Found { $stake ->
            [1] in round 1: a draw.
           *[other] before round { $stake }: { right } wins. In round { $stake }: a draw.
         } Later or never (which counts as round { $never }): { left } wins.
     }
   *[other] { left } on { $orin }, { right } on { $okuu }. Round { $round } of { $last }; never found counts as round { $never }. { left } has got past round { $stake } and has won; the later the end, the larger the win.
 }
note-over = { ended } The end in round { $stake } is a draw.
choose = choose vertex { $to }
    .told = { $who } chose vertex { $to }.

in-round = { $sure ->
    [0] on average in round { $end }
    [1] in round { $end }
   *[other] on average in round { $end } (later choices are by chance)
 }
won-later = If { $mover } { $mix }, { left } is found { in-round } or later, whatever { $other } does. An end later than round { $stake } is good for { left }.
won-earlier = If { $mover } { $mix }, { left } is found { in-round } or earlier, whatever { $other } does. An end earlier than round { $stake } is good for { right }.
won-chosen = { $Other } has chosen, unseen by { $mover }. If { $mover } now { $mix }, { left } is found { in-round }. A draw would be round { $stake }, so that is good for { $mover }.
won-over = { ended } A draw would be round { $stake }: { $mover } wins by { $by }.
lost-later = { $Mover } cannot prevent it: if { $other } { $mix }, { left } is found { in-round } or later, whatever { $mover } does. An end later than round { $stake } is good for { left }.
lost-earlier = { $Mover } cannot prevent it: if { $other } { $mix }, { left } is found { in-round } or earlier, whatever { $mover } does. An end earlier than round { $stake } is good for { right }.
lost-chosen = { $Other } has chosen, unseen by { $mover }. At best, if { $mover } now { $mix }, { left } is found { in-round }. A draw would be round { $stake }, so that is bad for { $mover }.
lost-over = { ended } A draw would be round { $stake }: { $other } wins by { $by }.
draw-open = If { $mover } { $mix }, { left } is found { in-round }, which is a draw, and { $other } can do no better.
draw-chosen = { $Other } has chosen, unseen by { $mover }. If { $mover } now { $mix }, { left } is found { in-round }, which is a draw.
draw-over = { ended } That is a draw.
ended = { $found ->
    [0] { left } was not found, which counts as round { $end }.
   *[other] { left } was found in round { $end }.
 }
mix = chooses { $choices }
choice = vertex { $to }{ $count ->
    [1] { "" }
   *[other] { " " }with probability { $chance }
 }

legend = At each vertex that { $mover } may choose: the probability with which it is best to choose it.
average = { left } is found on average in round { $end }; a draw would be round { $stake }
