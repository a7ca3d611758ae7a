rule =
    Move the piece (dark dot) along an arrow.
    Whoever brings it to the goal (double ring) wins: play is over there.
    Whoever cannot move loses. If a position comes up a third time, it is a draw.
takes = arrows, then the piece and the goal, for example 1>2 2>1 2>3 3>4 | 1 3: at most 9 nodes and 18 arrows
how = Tap the node to go to.
trick = Work back from the ends. At the goal, or where no arrow leads out, whoever has to move has lost. A node with an arrow to a lost node is won for whoever moves from it; a node whose arrows all lead to won nodes is lost. Move to a lost node: the opponent can only go to a won one, from which an arrow leads to a lost node closer to the end. If none is in reach, move to a node that is neither: the opponent cannot force a win from there, and it is a draw at least.
ask-where = From which nodes can one reach the goal at once? From which do all arrows lead to one of those?
ask-what = Which node within reach has an orange ring or, if none has, no ring at all?

position = The piece is on node { $piece }, the goal is node { $goal }. Arrows: { $arrows }.
position-bare = The piece is on node { $piece }, the goal is node { $goal }. There are no arrows.
note = The goal is node { $goal }.
move = move the piece to node { $to }
    .told = { $who } moved the piece to node { $to }.

won-goal = An arrow leads from node { $node } to the goal: move along it.
won-stuck = Move to node { $to }: no arrow leads out of it, and { $other } will be stuck.
won-answers = Move to node { $to }. Wherever the piece goes from there, { $mover } can move it on: { $answers }.
lost-goal = The piece is on the goal: whoever brought it there has won.
lost-stuck = No arrow leads out of node { $node }.
lost-answers = Wherever the piece goes from node { $node }, { $other } can move it on: { $answers }.
to-the-goal = Whoever gives these answers brings the piece to the goal in the end.
to-an-end = Whoever gives these answers brings the piece to the goal in the end, or to a node without arrows.
draw-on = No arrow leads from node { $node } to a lost node, but one leads to node { $next }, which is neither won nor lost. From there it is the same again, so neither player can force a win.

legend = { $orange ->
    [0] No ring: a draw.
   *[other] Orange ring: whoever has to move from there loses, because play is over{ $thin ->
        [0] .
       *[other] { " " }or every arrow leads to a dashed ring. Dashed ring: whoever has to move from there wins along an arrow to an orange ring.
    } No ring: a draw.
 }
