rule =
    Put the chip on the cell where it is or at most m cells further right, if the number in the grey box below that cell is at least 1: this number falls by 1.
    Whoever cannot move loses.
takes = m and the cell of the chip, then the numbers as they are now, for example 1 1 | 0 1 3 3 4: m at most 5, at most 9 numbers; the cells after the chip have positive numbers, at most 9
how = Tap the cell for the chip: another one, or its own if it stays.
trick = Go back from the last cell: a cell is lost if its number is odd before the chip comes and none of the next m cells is lost. Put the chip on a lost cell (its number is then even): whoever moves from there loses. If none is in reach and the number under the chip is odd, stay. Now that number is even and no lost cell is in reach. Answer staying by staying; from any other cell that the opponent goes to, go to a lost cell or, if its number was even, stay there. So the opponent is the one who gets stuck.
ask-where = With the chip on the last cell, when does it help to be the one to move? Then: when is it good to come to the last cell but one?
ask-what = Is there a cell in reach that { $other } would not like to get? If not: is the number under the chip odd?

position = The numbers are { $numbers }. The chip is on cell { $chip } and moves at most { $m } to the right.
note = The chip moves 0 to m = { $m } cells to the right.
stay = leave the chip on cell { $cell } ({ $from } → { $to })
    .told = { $who } left the chip on cell { $cell } ({ $from } → { $to }).
put = put the chip on cell { $cell } ({ $from } → { $to })
    .told = { $who } put the chip on cell { $cell } ({ $from } → { $to }).

won-put = Put the chip on cell { $cell }, which is lost for { $other }: its number falls to { $rest }, which is even. Staying there can be answered by staying, and leaving it by going to a lost cell, or by staying where the chip comes to: { $answers }.
won-put-last = Put the chip on cell { $cell }, the last one: its number falls to { $rest }, which is even, so staying there can be answered by staying until { $other } cannot move.
won-stay = No lost cell is in reach, so stay: the number of cell { $cell } falls to { $rest }, which is even. Staying can be answered by staying, and leaving by going to a lost cell, or by staying where the chip comes to: { $answers }.
won-stay-last = The chip can only stay, { $left ->
    [one] once
   *[other] { $left } times
 }. That is odd: the first of these turns and the last are made by the same player.
lost-stay = The number of cell { $cell } is { $left }, which is even: staying is answered by staying. And no lost cell is in reach: leaving is answered, too, by going to a lost cell or by staying where the chip comes to: { $answers }.
lost-leave = The number of cell { $cell } is 0, so the chip must leave it, and no lost cell is in reach. The answers, going to a lost cell or staying where the chip comes to: { $answers }.
lost-last = The chip can only stay, { $left } times. That is even: { $other } will make the last of these turns.
lost-end = The chip is on the last cell, and its number is 0.

answer = cell { $by } after cell { $to }

legend-last = No cell is to the right of the chip.
legend-orange = Orange ring: a lost cell, good to go to, as whoever then moves loses. Before that its number is odd, and { $m ->
    [one] the next cell is not lost
   *[other] none of the next { $m } cells is lost
 }.
legend = { $thin ->
    [0] { legend-orange }
   *[other] Grey dashed ring: a won cell, good for whoever moves from it.{ $orange ->
        [0] { "" }
       *[other] { " " }{ legend-orange }
    }
 }
