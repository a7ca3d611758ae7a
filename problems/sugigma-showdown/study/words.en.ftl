rule =
    Sigma (R) stays or goes along an edge of the red tree, Sugim (B) along an edge of the blue one. Equal numbers are the same vertex.
    Sugim wins when he comes to Sigma's vertex (Sigma may not go to his). If a position comes up a third time, it is a draw: Sigma cannot do better.
takes = the red edges, the blue ones, then Sigma's vertex, Sugim's, and 1 if Sigma is to move or 2 if Sugim is, for example 1>2 1>3 1>4 4>5 | 2>1 1>3 1>5 5>4 | 1 2 1: two trees on the vertices 1, 2, …, at most 9
how = Tap a framed vertex of your tree; your own vertex: stay.
trick = An escape edge is a red edge whose ends are three or more blue steps apart. Sigma: go to one, if on the way each vertex is reached before Sugim; wait until Sugim is next to it, then jump. He is still two steps from the other end, and so it goes on for ever. Sugim: always step towards Sigma in the blue tree. A shorter red edge across him only ends next to him, so without an escape edge Sigma is driven to the end of a branch and caught.
ask-where = Between which vertices does the red tree have an edge, while Sugim needs three steps or more?
ask-what = Which vertices does Sigma reach before Sugim? Does one of them have such an edge?

red = Sigma's tree (red):
blue = Sugim's tree (blue):
position = Red edges: { $red }. Blue edges: { $blue }. Sigma is on vertex { $sigma }, Sugim on vertex { $sugim }.
note-sigma = Sigma (R, { $mover }) is to move, in the red tree. He wants to escape.
note-sugim = Sugim (B, { $mover }) is to move, in the blue tree, below. He wants to catch Sigma.
note-met = Both are on vertex { $v }: Sigma is caught.
catch = catch Sigma on vertex { $v }
    .told = { $who } caught Sigma on vertex { $v }.
stay = stay on vertex { $v }
    .told = { $who } stayed on vertex { $v }.
go = go to vertex { $v }
    .told = { $who } went to vertex { $v }.

lost-met = Both are on one vertex: Sigma is caught.
lost-wait = Of the vertices that Sigma reaches before Sugim, none is farther from Sugim than vertex { $v }. Sugim needs { $steps ->
    [one] one step
   *[other] { $steps } steps
 } to it: the chase can last { $turns } turns from now, no longer. No red edge at a vertex that Sigma reaches first jumps over Sugim: the ends of each are at most two blue steps apart.
lost-walk = The best that Sigma can do is to go { $path } and wait: Sugim needs { $steps } steps to vertex { $v }, so the chase can last { $turns } turns from now, no longer. No red edge at a vertex that Sigma reaches first jumps over Sugim: the ends of each are at most two blue steps apart.
draw-stay = The red edge { $v }–{ $w } is an escape edge: three blue steps or more. Stay while Sugim is two steps away or more; when he is one step away, go to vertex { $w }, and he is not next to it. So it never ends.
draw-jump = The red edge { $v }–{ $w } is an escape edge: three blue steps or more. Sugim is next to vertex { $v }, so he is not next to vertex { $w }: go there. The same works going back.
draw-walk = The red edge { $v }–{ $w } is an escape edge: three blue steps or more. On the path { $path } Sigma is at each vertex before Sugim. At vertex { $v } he can wait until Sugim is next to it.
won-catch = Sigma is on vertex { $v }, within one step: go onto it.
won-step = Go to vertex { $to }. After that Sigma reaches these vertices before Sugim: { $ends }. None of them has a red edge whose ends are three blue steps apart, so he cannot jump over Sugim, who goes towards him and meets him after at most { $turns } more turns.
draw-late = Sigma comes to an escape edge in time, a red edge whose ends are three blue steps apart or more. After each step of Sugim (his vertex: escape edge): { $outs }.

legend = At each vertex of the red tree: how many blue steps away Sugim is.{ $ends ->
    [0] { "" }
   *[other] { " " }Orange: Sigma comes there in fewer steps.
 }{ $outs ->
    [0] { "" }
   *[other] { " " }Lines: red edges whose ends are three blue steps apart or more.
 }
