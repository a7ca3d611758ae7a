rule = The first player takes I (larger) or D (smaller) and puts the token on a row or a column. Then the players move it in turn, the second player first: from a row to a column or back, to where it has not been. For whoever has I the number at the crossing must be larger than the last one, for the other player smaller. Whoever cannot move loses.
takes = the rows of weights, then I or D and the vertices so far: 1 2 | 4 3 | I 1. The columns of 3 rows are the vertices 4 to 6. Before the choice, write ? in place of I 1. At most 4 rows
ask-where = Forget the numbers: if each row has its own partner column, how can the second player always answer?
ask-what = After which move does every reply have an answer, to the end?

position = Rows from the top: { $rows }. The first player has { $letter }. The token's path: { $path }.
position-start = Rows from the top: { $rows }. The letter and the start are still to be chosen.
row = ({ $weights })
larger = I: larger
smaller = D: smaller
note-any = The first player has { $letter ->
    [I] I, larger
   *[D] D, smaller
 }. The first number may be any in the token's row or column: tap it.
note-more = The last number, blue, was { $last }: { $mover } must now move over a larger one.
note-less = The last number, blue, was { $last }: { $mover } must now move over a smaller one.
begin-larger = take I and begin at { $at }
    .told = { $who } took I and began at { $at }.
begin-smaller = take D and begin at { $at }
    .told = { $who } took D and began at { $at }.
go = move over the number { $weight }, from { $from } to { $to }
    .told = { $who } moved over the number { $weight }, from { $from } to { $to }.

lost-start = For each letter and each start there is a stable matching: { $other } can always move from the token's vertex to its partner, since that edge is always allowed.
won-partner = Move to { $to }, the partner of { $token } in the stable matching { $pairs }. Wherever the token goes next, the edge to the partner there is allowed.
lost-partner = The token has just come from the partner of { $token } in the stable matching { $pairs }. Wherever it goes now, { $other } can move to the partner there.
won-answers = Move to { $to }: every move from there has an answer ({ $answers }).
won-stuck = Move to { $to }: from there no edge to a new vertex is allowed.
lost-answers = Every move has an answer ({ $answers }).
lost-stuck-more = From vertex { $token } no edge to a new vertex weighs more than { $last }.
lost-stuck-less = From vertex { $token } no edge to a new vertex weighs less than { $last }.

legend = Ringed: a stable matching, one number in each row and column, such that no row and column prefer each other to their partners. Orange: the token's pair.
matching = a stable matching: { $pairs }
matchings = there is a stable matching for every start
