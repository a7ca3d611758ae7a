rule =
    Each row is a pile: Ciel takes its top card (on the left), Jiro its bottom card (on the right).
    The number on the card counts as points.
    When all cards are taken, whoever has more points wins; equal points are a draw.
takes = 1 to 5 piles, each from top to bottom, then the points of both: 3 1 | 2 | 0 0. At most 16 cards, each from 1 to 99
how = Tap the card at your end of a pile.
trick = If each card is answered from the same pile, Ciel gets the left half of every pile and Jiro the right half; only the middle cards of odd piles are open. A card taken from an odd pile, however small, brings its middle into the own half. So take from the pile with the largest middle, not the largest card in reach: the middles then go in turn, the largest first. A card from an even pile gains nothing, as it can be answered in the same pile; only if all piles are even, take any.
ask-where = If every card is answered from the same pile, which cards does each player get? Who gets the middle card of an odd pile?
ask-what = A card from which pile lets the player to move finish ahead or, if none does, level?
left = Ciel
right = Jiro

position = Piles from top to bottom: { $piles }. { note }
pile = ({ $cards })
pile-empty = (empty)
note = { left } has { $ciel }, { right } has { $jiro }.
move = take the { $card } from pile { $pile }
    .told = { $who } took the { $card } from pile { $pile }.

won-ahead = { $Mover } ends { $by } ahead, with { $own } to { $others }.
lost-behind = { $Mover } ends { $by } behind, with { $own } to { $others }.
draw-level = Both end with { $own }.
halves = With the points so far and their own halves of the piles, { $left } has { $ciel } and { $right } { $jiro }.
middle = The only middle card, the { $card }, goes to { $mover }, who takes from pile { $pile }.
middles = The players get the middle cards { $cards } in turn, the largest first: { $mover } begins by taking from pile { $pile }.
all-even = Every pile is even: any move can be answered in the same pile, so each player gets one half of each.
all-taken = All cards are taken.

legend = Framed: the halves of each pile, { left } on the left, { right } on the right.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the middle cards, numbered from the largest.
 }
ends = In the end: { left } { $ciel }, { right } { $jiro }
