rule =
    Move a piece of your own colour one square up, into an empty square, or take any piece of the other colour off the board (even with no piece of your own left).
    Takahashi is White, Snuke Black.
    Whoever cannot move loses.
takes = rows of W (white), B (black) and E (empty), for example EEW BBE: at most 3 rows and 9 squares
how = Tap a framed piece of your own to move it up, or one of the other colour to take it.
how-eat = No piece of your own can go up now: tap a framed one of the other colour to take it.
trick = Count for each column how many moves Takahashi is ahead. A black piece alone in its column is 1 at the top: Takahashi can take it, and Snuke cannot move it; one square lower it is 1/2, between 0 (taken) and 1 (moved up); then 1/4; a white one counts the same for Snuke. With more pieces take the simplest number (0, the whole number nearest to 0, then halves, quarters) between the largest number that Takahashi can leave there and the smallest that Snuke can, these two not included (without a move there, no bound on that side). White at the top, Black right below: Takahashi can leave −1 and Snuke 1/2, so 0, and whoever moves there first loses by it; Black one square lower still: −1 and 0, so −1/2. Every move costs something, but whoever is ahead in all has one that costs no more than the lead: so leave the opponent no lead, and it is the opponent who gets stuck.
ask-where = Where is a single black piece in a column better for Takahashi: at the top, or lower down?
ask-what = Which move leaves the opponent no lead in the columns together?
left = Takahashi
    .full = Takahashi (white)
right = Snuke
    .full = Snuke (black)

position = Rows from the top: { $rows }.
row = ({ $squares })
empty = empty
white = white
black = black
up = move the piece in row { $row }, column { $column } up
    .told = { $who } moved the piece in row { $row }, column { $column } up.
eat = take the piece in row { $row }, column { $column }
    .told = { $who } took the piece in row { $row }, column { $column }.

column = The column counts { $columns } for { $left }
columns = The columns count { $columns }, together { $sum }, for { $left }
columns-even = The columns count { $columns } for { $left }
won-ahead = { $columns }: { $mover }, to move, is { $by } ahead in free moves. To { $step } costs { $cost }, no more than this lead.
lost-behind = { $columns }: { $mover } is to move, but { $other } is { $by } ahead in free moves.
lost-even = { $columns }, together 0: nobody is ahead, so whoever is to move is the first to be stuck.
lost-end = { $Mover } can neither move up nor take anything.
half = 1/2 is half a move: two such make one.
quarter = 1/4 is a quarter of a move: four such make one.

legend = Under each column: how many moves { left } is ahead; below 0, { right } is. A black piece alone is 1 for { left }, halved by each square that it can still go up; a white one likewise for { right }.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: not 0.
 }
sum = { $terms } = { $sum }
