rule =
    Add a letter: a step down the tree of words. The black dot, which both move, is where you are.
    Whoever is stuck loses the round and begins the next, at the top again.
    Whoever wins the last round wins the match.
takes = the rounds and the words, for example 2 | a bc; at most 9 rounds and 14 letters
how = Tap the next letter in the tree.
trick = The loser begins the next round, so first see what whoever begins can force. Go back from the ends of the words, where whoever is to move has lost: elsewhere one can force a win by a letter after which the opponent cannot force one, and one’s own loss by a letter after which the opponent cannot force theirs. If whoever begins can force both, lose each round but the last, and so begin them all. If they can force only a win, the two begin in turn: if an odd number of rounds follows this one, try to lose it, so as to begin the last one; else win it. If not even a win, beginning is bad: win every round.
ask-where = Do you want to win this round, or would you rather lose it and begin the next one?
ask-what = Both want the same in this round, to win it or to lose it. After which letter can the other player not get that?

position = The word so far is “{ $word }”. Words: { $group }. { note }
position-begin = The round is to begin. Words: { $group }. { note }
position-over = The last round is over, at “{ $word }”. Words: { $group }.
note = { $rounds ->
    [one] Only the last round is still to be decided.
   *[other] Rounds still to be decided: { $rounds }.
 }
note-over = The last round is over.
begin = begin the round with “{ $word }”
    .told = { $who } began the round with “{ $word }”.
begin-round = begin a round with “{ $word }” and win it; whoever loses it begins the next
    .told = { $who } began a round with “{ $word }” and won it, as no letter follows; whoever lost it begins the next.
begin-last = begin the last round with “{ $word }” and win it
    .told = { $who } began the last round with “{ $word }” and won it.
go-on = go on to “{ $word }”
    .told = { $who } went on to “{ $word }”.
end-round = go on to “{ $word }” and win the round; whoever loses it begins the next
    .told = { $who } went on to “{ $word }” and won the round, as no letter follows; whoever lost it begins the next.
end-last = go on to “{ $word }” and win the last round
    .told = { $who } went on to “{ $word }” and won the last round.

goal-last = This is the last round, so both want to win it.
goal-not-w = Whoever begins a round can be made to lose it, so both want to win this one.
goal-either = Whoever begins a round can win it or lose it at will, so both want to lose this one and begin the next.
goal-odd = Whoever begins a round wins it, and an odd number of rounds is still to come: whoever begins the next begins the last. So both want to lose this one.
goal-even = Whoever begins a round wins it, and an even number of rounds is still to come: whoever begins the next does not begin the last. So both want to win this one.
won-win = { $goal } After “{ $word }”, { $other } cannot win this round.
won-lose = { $goal } After “{ $word }”, { $other } cannot lose this round.
lost-win = { $goal } Whatever letter follows, { $other } can win this round.
lost-lose = { $goal } Whatever letter follows, { $other } can lose this round.
lost-over = No letter can follow “{ $word }”, and { $other } won the last round.
decides-true = { $letter } decides, and it is true
decides-false = { $letter } decides, and it is false

legend = At each node: what a player whose turn it is there can force in this round. W: a win; L: a loss; WL: either; –: neither. Orange: the round ends there. The node with the dot has no label.
