rule =
    Move one token (dark dot, common to both players) along an arrow; several may stand on a node.
    Whoever cannot move loses.
takes = edges without a cycle, then the tokens: 1>2 2>3 1>3 | 1 2. At most 9 nodes, 18 edges and 4 tokens
how = Tap a token, then the node to which it goes.
trick = Each token is a part of its own and counts the value of the node under it. { trick-count } Begin with the nodes that no arrow leaves: they count 0. Then go back along the arrows: if they lead to 0 and 1, the node counts 2; if they lead to no 0, it counts 0. Two tokens on equal values cancel. { trick-nim }
ask-where = With a single token, on which nodes would you leave it? And how do you answer with two on one node?
ask-what = Which token can move so that the values under the tokens, cut into 1, 2, 4, …, go in pairs?

position = { $count ->
    [one] A token on node { $nodes }.
   *[other] Tokens on nodes { $nodes }.
 } Arrows: { $arrows }.
position-bare = { $count ->
    [one] A token on node { $nodes }.
   *[other] Tokens on nodes { $nodes }.
 } There are no arrows.
move = move the token from node { $from } to node { $to }
    .told = { $who } moved the token from node { $from } to node { $to }.

won-values = { $count ->
    [one] The token is on node { $nodes }, of value { $values }: move it from { $from } to { $to }, of value 0. From there no arrow leads to another 0, but after any answer one leads to a 0 again.
   *[other] The tokens are on nodes { $nodes }, of values { $values }. Move one from { $from } to { $to }, and look at the values under the tokens: { $balance }.
 }
lost-values = The tokens are on nodes { $nodes }; look at the values of these nodes: { $balance }.
lost-all-0 = Every token stands on a node of value 0: its arrows lead to other values only, and from there { $other } can move it to a 0 again.
lost-end = No arrow leaves a node with a token.
mex = A node's value is the least of 0, 1, 2, … that is the value of no node to which its arrows lead.

legend = Each node shows its value, the least of 0, 1, 2, … that is the value of no node to which its arrows lead.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: where a token stands.
 }
