rule =
    Name a card that you lack (ask) or hold (bluff): the other, not knowing which, believes that it is the card face down, or doubts. Or guess that card. A guess or a believed bluff ends play. More coins win.
takes = the hidden cards of both, at most 4 each, for example 2 2; then perhaps who asks (0: { left }, 1: { right }), the pot (for m and n cards a multiple of (m + 1)!·(n + 1)!), and the coins of both
how = Tap what you choose.
left = Shrek
right = Donkey
trick = Choose at random: the opponent would simply believe a side that always asks, and doubt one that always bluffs. An opponent who doubts a bluff saves part of the pot. An honest ask of somebody whose opponent has k hidden cards has named the card on the table 1 time in k + 1: an opponent who doubts it then loses that part. Bluff just so rarely that the two balance: then it does not matter what the opponent does. Likewise believe just so often that asking and bluffing bring the asker the same. Say that each has one hidden card. Half the time an ask names the card on the table: then the pot goes to the opponent if believed, to the asker if doubted. The other half of the time the opponent shows a card and then guesses, and each gets half of the pot on average. So an ask brings the asker 1/4 of the pot if believed and 3/4 if doubted; a bluff brings all of it if believed and nothing if doubted. Ask 2 times in 3: then it is 1/2 either way. The opponent believes 1 time in 2. Guess when one side has no hidden card.
ask-where = If the other player knew that you always ask honestly, what would they do? And if you always bluffed?
ask-what = How often must one bluff so that the other player gains nothing by believing, and nothing by doubting?

position = { left } has { $m } hidden { $m ->
    [one] card
   *[other] cards
 }, { right } { $n }. { $note }
asks = { $asks ->
    [0] { left }
   *[other] { right }
 }
answers = { $asks ->
    [0] { right }
   *[other] { left }
 }
note = { $ends ->
    [0] { asks } { $answer ->
        [0] names a card
       *[other] has named a card, held or not
     }. Pot { $pot }, coins { $a } : { $b }.
   *[other] { left } has { $a }, { right } { $b }.
 }
pays = Ask: right 1 time in { $cases }, { $hit } to { answers } if believed, to { asks } if doubted; else { answers } shows it. Bluff: believed, { asks } +{ $pot }; doubted, { asks } shows a card.
ask = ask
bluff = bluff
guess = guess (1/{ $cases }): +{ $hit }
believe = believe
doubt = doubt
do-ask = ask for an unknown card
    .told = { $who } asked for an unknown card{ result }
do-bluff = bluff with a held card
    .told = { $who } bluffed with a held card{ result }
do-guess = guess the card on the table
    .told = { $who } guessed the card on the table{ result }
do-believe = believe
    .told = { $who } { $guess ->
    [1] had nothing to answer, as it was a guess
   *[other] believed
 }{ result }
do-doubt = doubt
    .told = { $who } { $guess ->
    [1] had nothing to answer, as it was a guess
   *[other] doubted
 }{ result }
result = { $paid ->
    [0] .
    [1] : { left } +{ $a }, { right } +{ $b }.
   *[other] : { left } +{ $a }, { right } +{ $b }. As one side has no hidden card left, only a guess remained: it is counted in.
 }

mix-ask = asks honestly in { $p } of the cases and bluffs in { $q }
mix-believe = believes in { $p } of the cases and doubts in { $q }
won-coins = { $phase ->
    [0] { $Mover } has { $coins } of { $all } coins, more than half.
    [1] If { $mover } { $mix }, { $mover } has at least { $coins } of { $all } coins in the end, on average, whatever { $other } does: more than half.
   *[other] { $Other } has chosen, unseen by { $mover }. If { $mover } now { $mix }, { $mover } has { $coins } of { $all } coins in the end, on average: more than half.
 }
lost-coins = { $phase ->
    [0] { $Mover } has { $coins } of { $all } coins, less than half.
    [1] If { $other } { $mix }, { $mover } has at most { $coins } of { $all } coins in the end, on average, whatever { $mover } does: less than half.
   *[other] { $Other } has chosen, unseen by { $mover }. Even if { $mover } chooses best, and now { $mix }, { $mover } has { $coins } of { $all } coins in the end, on average: less than half.
 }
draw-coins = { $phase ->
    [0] { $Mover } has { $coins } of { $all } coins, half of them.
    [1] If { $mover } { $mix }, { $mover } has { $coins } of { $all } coins in the end, on average: half of them, and { $other } can do no better.
   *[other] { $Other } has chosen, unseen by { $mover }. If { $mover } now { $mix }, { $mover } has { $coins } of { $all } coins in the end, on average: half of them.
 }

legend = At each choice of { $mover }: how often it is best to choose it.
round = Of the pot of { $pot } the asker gets in the end, on average: ask, believed { $x }; ask, doubted { $y }; bluff, believed { $pot }; bluff, doubted { $z }. With the chances at the choices: { $share }, the pot times f({ $a }, { $b })
only-guess = A guess wins { $hit } of the pot of { $pot }
has = { $mover } has { $coins }
