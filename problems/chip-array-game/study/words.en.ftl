rule =
    Put the chip on the cell where it is or at most m cells further right, if the number in the grey box below that cell is at least 1: this number falls by 1.
    Whoever cannot move loses.
takes = m and the cell of the chip, then the numbers as they are now, for example 1 1 | 0 1 3 3 4: m at most 5, at most 9 numbers; the cells after the chip have positive numbers, at most 9
how = Tap the cell for the chip: another one, or its own if it stays.
trick = Call a cell lost if whoever moves from it loses, once the chip has come there. Go back from the last cell: a cell is lost if its number, before the chip comes, is odd and none of the next m cells is lost. If a lost cell is in reach, put the chip there: its number becomes even. If none is and the number under the chip is odd, stay: it becomes even, too. Either way the opponent has an even number under the chip and no lost cell in reach. When the opponent stays, stay as well. When the opponent goes to another cell, that cell is not lost: either a lost cell is in reach from there, and you go to it, or its number was even, and you stay there. So the opponent is the one who gets stuck.
ask-where = With the chip on the last cell, when does it help to be the one to move? Then: when is it good to come to the last cell but one?
ask-what = Is there a cell in reach that { $other } would not like to get? If not: is the number under the chip odd?

position = The numbers are { $numbers }. The chip is on cell { $chip } and moves at most { $m } to the right.
note = The chip stays or moves to the right, by at most m = { $m }.
stay = leave the chip on cell { $cell } ({ $from } → { $to })
    .told = { $who } left the chip on cell { $cell } ({ $from } → { $to }).
put = put the chip on cell { $cell } ({ $from } → { $to })
    .told = { $who } put the chip on cell { $cell } ({ $from } → { $to }).

won-put = Put the chip on cell { $cell }, which is lost for { $other }: its number falls to { $rest }, which is even. Staying there can be answered by staying, and leaving it by going to a lost cell or, if none is in reach, by staying where the chip has come: { $answers }.
won-put-last = Put the chip on cell { $cell }, the last one: its number falls to { $rest }, which is even, so staying there can be answered by staying until { $other } cannot move.
won-stay = No lost cell is in reach, so stay: the number of cell { $cell } falls to { $rest }, which is even. Staying can be answered by staying, and leaving by going to a lost cell or, if none is in reach, by staying where the chip has come: { $answers }.
won-stay-last = The chip can only stay, { $left ->
    [one] once
   *[other] { $left } times
 }. That is odd: the first of these turns and the last are made by the same player.
lost-stay = The number of cell { $cell } is { $left }, which is even: staying is answered by staying. And no lost cell is in reach: leaving is answered, too, by going to a lost cell or, if none is in reach, by staying where the chip has come: { $answers }.
lost-leave = The number of cell { $cell } is 0, so the chip must leave it, and no lost cell is in reach. Wherever it goes, { $other } can answer, by going to a lost cell or by staying there: { $answers }.
lost-last = The chip can only stay, { $left } times. That is even: { $other } will make the last of these turns.
lost-end = The chip is on the last cell, and its number is 0.

answer = after cell { $to }, { $stays ->
    [0] cell { $by }
   *[1] staying
 }

legend-last = No cell is to the right of the chip.
legend-orange = Orange ring: a lost cell. Go there: whoever moves from it loses. Its number, before the chip comes, is odd, and { $m ->
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
