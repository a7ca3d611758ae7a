rule =
    Move one token along an arrow; several tokens may stand on a node.
    Whoever cannot move loses.
takes = edges without a cycle, then the tokens: 1>2 2>3 1>3 | 1 2. At most 9 nodes, 18 edges and 4 tokens
how = Tap a token, then the node to which it goes.
ask-where = With a single token, on which nodes would you leave it? And how do you answer with two on one node?
ask-what = Which token can move so that the nim-sum of the tokens' values is 0?

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
    [one] The token is on node { $nodes }, of value { $values }: move it from { $from } to { $to }, of value 0.
   *[other] The tokens are on nodes { $nodes }, which play like Nim heaps of { $values }, their values. Move one from { $from } to { $to }; then { $balance }.
 }
lost-values = The tokens are on nodes { $nodes }, which play like Nim heaps, each by its value: { $balance }.
lost-all-0 = Every token stands on a node of value 0: its arrows lead to other values, and from there an arrow leads to 0 again.
lost-end = No arrow leaves a node with a token.
mex = A node's value is the least of 0, 1, 2, … that no node one arrow away has.

legend = Each node shows its value, the least of 0, 1, 2, … that no node one arrow away has. Orange: where a token stands.
