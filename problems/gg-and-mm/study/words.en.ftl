rule =
    A game is two piles (A1 and A2). In every game that is not over, take from one of its piles as many stones as the other has, or 2, 3, … times as many.
    A game is over when a pile is empty.
    Whoever finds all games over loses.
takes = 1 to 3 games of two piles, for example 3 2 | 5 2; two games of at most 10 stones a pile
how = { how-dark }
how-several = { how-dark } One in each game that is not over.
trick = Every game moves on in every turn, so the one that ends last decides. Count for each how long it lasts if its winner drags it out and its loser hurries: 0 if a pile is empty; if some move leaves an even number, 1 more than the largest such; else 1 more than the smallest odd one (if moves leave 2 and 1, it is 3). Whenever the largest of all is odd, move so that every game’s number falls by 1, and it is even. Then the opponent makes every even number odd, and lower by 1 at most; what becomes even was a smaller odd number, and gets lower. So the largest is odd again, until all are 0 and over.
ask-where = Which game can last longest? Do you make the last move there, or does the other player?
ask-what = Which moves, one in each game, make the largest of these numbers even?

position = Piles: { $games }.
piles = { $p } and { $q } in game { $name }
part = { $stones } from { $name }{ $pile } ({ $size } → { $left })
move = take { $parts }
    .told = { $who } took { $parts }.

won-one = If its winner drags it out and its loser hurries, the game lasts { $m ->
    [one] one move
   *[other] { $m } moves
 }, an odd number: { $mover } will make the last one. Leave { $to }.
lost-one = If its winner drags it out and its loser hurries, the game lasts { $m } moves, an even number: { $other } will make the last one.
won-longest = If winners drag and losers hurry, the games last { $lengths } moves. The longest ends last, so it decides: { $m } is odd, and { $mover } will make its last move. Leave { $to }.
lost-longest = If winners drag and losers hurry, the games last { $lengths } moves. The longest ends last, so it decides: { $m } is even, and { $other } will make its last move.
lost-end = { $count ->
    [one] The game is over.
   *[other] All games are over.
 }

legend = On the smaller pile of each game: how many moves the game lasts, if its winner drags it out and its loser hurries. Orange: the longest. On the larger pile, after ×: how many times it contains the smaller one.
longest = M = max({ $lengths }) = { $m }
