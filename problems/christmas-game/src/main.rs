//! # Christmas Game — 圣诞游戏, POJ 3710
//!
//! <http://poj.org/problem?id=3710> · Green Hackenbush with circuits: the fusion principle · O(m·k) time and O(m + k) memory for a graph
//!
//! **Statement.** There are N graphs. Each is a tree with node 1 as its root, on which simple
//! polygons are hung: a polygon has exactly one node in common with the tree, and nothing else
//! hangs at its other nodes. Sally and Harry take turns, and Sally begins. A turn cuts an edge of
//! one graph, and everything that is then no longer joined to the root of this graph falls off.
//! Whoever cannot move, because no edge is left, loses. Who wins with best play?
//!
//! **Input.** Cases up to the end of the input; their number is not given. A case begins with N.
//! Then come N graphs: a line with m and k, the numbers of nodes and edges, and k lines with an
//! edge `a b` each. The edges come in any order, and the two ends of an edge too. N < 100, m < 100,
//! k < 500. (With polygons of three edges or more, k is at most 147.)
//!
//! **Output.** One line for each case: the winner, `Sally` or `Harry`.
//!
//! ```text
//! input     output        input     output
//! 2         Sally         1         Harry
//! 2 1                     4 4
//! 1 2                     1 2
//! 4 4                     2 3
//! 1 2                     3 4
//! 2 3                     4 1
//! 2 4
//! 3 4
//! ```
//!
//! **Idea.** Without polygons this is [game-on-tree](../game_on_tree/index.html). There each node
//! gets a *Grundy value* g, which tells what hangs at it, with two rules. What hangs at the same
//! node is a *sum of games*: nim-sum ⊕ (the bitwise xor) of the values. An edge that has something
//! of value g on top is worth g + 1. The player to move loses ⇔ the nim-sum over all graphs is 0.
//! (⇔ means "if and only if". The Grundy value is the *mex* of the values that a move can leave:
//! the least of 0, 1, 2, … that is not among them; see [set-nim](../set_nim/index.html).) So we
//! need only one thing more: what is a polygon worth?
//!
//! Take a polygon that hangs at the root, and nothing else. A cut leaves two paths with a and b
//! edges, one less together than the polygon had. A path of a edges is a heap of a stones in Nim,
//! so the two are worth a ⊕ b:
//!
//! ```text
//! edges   a and b            a ⊕ b     mex
//!   3     0 2, 1 1           2, 0       1
//!   4     0 3, 1 2           3, 3       0
//!   5     0 4, 1 3, 2 2      4, 2, 0    1
//!   6     0 5, 1 4, 2 3      5, 5, 1    0
//! ```
//!
//! The reason is in the last binary digit: a ⊕ b is odd exactly if a + b is. From an even polygon a
//! cut never leaves 0, so its value is 0. From an odd one the cut in the middle leaves 0, but no
//! cut leaves 1, so its value is 1. An even polygon may be left out; an odd one is as good as a
//! single edge. In the second graph of the first sample the triangle is worth 1, and the edge below
//! it makes this 2. The first graph is an edge, worth 1, and 1 ⊕ 2 = 3: Sally wins. She cuts the
//! edge between 3 and 4; then two single edges hang at node 2, worth 1 ⊕ 1 = 0, the edge below
//! makes this 1, and 1 ⊕ 1 = 0.
//!
//! There is another way to see these values. Press a polygon of L edges together until all its
//! nodes are one. Its edges are now loops, from this node to itself. A loop is worth 1, as an edge
//! without anything on top: it can only be cut. And L loops are worth 1 if L is odd, else 0. So
//! pressing the polygon together has not changed its value! This is true in every graph, however
//! its circuits are tied to each other and whatever hangs on them. It is called the *fusion
//! principle*, and the second part of the proof is its proof. The method below computes in this
//! way: each edge of a polygon counts 1 and does not raise what is above it.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.**
//! 1. For each graph make a list of the nodes in which each stands after its parent: begin with
//!    node 1, go along the list, and append the neighbours of each node that are not in the list
//!    yet. All edges by which no node was found are *closing*.
//! 2. Each closing edge a b closes a polygon. Mark the other edges of this polygon: as long as a ≠
//!    b, take the one of the two that is later in the list, mark the edge to its parent, and put
//!    the parent in its place.
//! 3. Let g(v) = 0 for all nodes. For each closing edge a b replace g(a) by g(a) ⊕ 1.
//! 4. Go through the list backwards. For each v except node 1 replace g(parent of v) by g(parent of
//!    v) ⊕ (g(v) ⊕ 1) if the edge is marked, and by g(parent of v) ⊕ (g(v) + 1) if it is not.
//! 5. Take the nim-sum of g(1) over the graphs of a case. If it is not 0, print `Sally`, else
//!    `Harry`.
//!
//! **Proof.** Each move removes an edge, so play ends.
//!
//! *First part: the graphs of the statement.*
//! - *Sums.* Where several things hang at one node, a cut in one of them leaves the others as they
//!   are; and so do different graphs. By the theorem in [set-nim](../set_nim/index.html) their
//!   values are joined by nim-sum, and the player to move loses ⇔ the nim-sum over all graphs is 0.
//! - *An edge with something of value t on top is worth t + 1.* Cutting the edge leaves 0. A move
//!   above it leaves something of value t′ on top, which has fewer edges, so we may suppose that
//!   the whole is worth t′ + 1. As t is the mex of all t′, the moves leave 0, each of 1, …, t, and
//!   never t + 1.
//! - *A polygon of L edges.* A cut leaves a ⊕ b with a + b = L − 1, so a ⊕ b is odd ⇔ L is even. If
//!   L is even, no move leaves 0, and the value is 0. If L is odd, a = b leaves 0, no move
//!   leaves 1, and the value is 1.
//!
//! In steps 3 and 4 each of the L edges of a polygon brings 1 to the node where it hangs, which
//! makes 1 or 0 as it should. Other edges are not marked and bring g + 1. So g(1) is the value of
//! the graph.
//!
//! *Second part: the fusion principle.* Now a graph may be anything that hangs together and has a
//! root; several edges between two nodes and loops are allowed. A *circuit* goes along edges, all
//! different, through different nodes and back to its start; a loop is a circuit with one edge. An
//! edge on no circuit is a *bridge*: without it the graph falls apart. Nodes that hang together
//! without bridges are a *block*. Press every block of a graph G together to one node. What is left
//! is a tree of bridges with loops at its nodes. Let φ(G) be its value: a node is worth the nim-sum
//! of 1 for each loop at it and of t + 1 for each bridge that leads up from it to a node worth t.
//!
//! *Theorem (fusion principle). Every graph G has the value φ(G).*
//!
//! In steps 3 and 4 every edge on a circuit counts 1 and hands on what is above it unchanged, and a
//! bridge adds 1: so g(1) = φ(G). (A closing edge lies on a circuit, and the edges marked for it
//! are the others of this circuit; an edge that is never marked is the only link to what is above
//! it.)
//!
//! Three lemmas come first.
//!
//! *Colon principle. If H and K have the same value, it makes no difference for the value whether H
//! or K hangs at a node x of a graph.* Put the two graphs side by side. We show that the player to
//! move loses. A cut outside of H and K is answered by the same cut in the other graph: H and K
//! stay, or both fall off. After a cut in H or K one of them is worth more than the other. It has a
//! move to the lower value, and the opponent makes it. So the opponent always has an answer.
//!
//! *Halving.* Call this a *wreath*: a circuit of L edges through the root and, at its other nodes
//! v₁, …, v_{L−1} in this order, paths of h₁, …, h_{L−1} edges; some may be 0. *If L is odd, one of
//! the L edges of the circuit can be cut so that the value h₁ ⊕ … ⊕ h_{L−1} is left.*
//!
//! For L = 1 nothing is left, and there is no h. Let L ≥ 3. Let eᵢ be the edge from vᵢ to vᵢ₊₁,
//! where v₀ and v_L are the root. Call eᵢ even or odd as i + h₁ + … + hᵢ is. There are L edges, so
//! one of the two kinds has an odd number of edges; call these red, and cut only a red edge eⱼ.
//! What is left is a tree, and on each side its value is computed from the cut down to the root:
//! nim-sum with hᵢ at vᵢ, and + 1 at each edge. Now drop the last binary digit of all numbers. A
//! nim-sum with hᵢ becomes one with hᵢ without its last digit, ⌊hᵢ/2⌋. The + 1 at an edge eᵢ is
//! felt only if the number before it is odd, and then it is a + 1 again. This number is the value
//! of what is above eᵢ; its parity is the parity of the number of edges there, as every edge of a
//! tree adds 1. For i < j these are j − i − 1 edges of the circuit and the paths hᵢ₊₁, …, hⱼ. For
//! i > j they are i − j − 1 edges and hⱼ₊₁, …, hᵢ. In both cases their number is odd ⇔ eᵢ and eⱼ
//! are of the same kind ⇔ eᵢ is red. So without the last digits red edges add 1 and the others
//! nothing: this is the calculation for a smaller wreath. Its edges are the red ones. The nodes
//! between two red edges have become one, with the nim-sum of their ⌊hᵢ/2⌋ as its path, and those
//! next to the root have become part of the root, where their nim-sum stays as it is. It is
//! smaller: if all hᵢ are 0, then even and odd edges alternate, so there are fewer edges; else the
//! paths are shorter. So we may suppose that a red edge can be cut in it so that the nim-sum of its
//! paths is left. Together with what is at the root this is the nim-sum of all ⌊hᵢ/2⌋. So this cut
//! in the large wreath leaves a number that agrees with h₁ ⊕ … ⊕ h_{L−1} but for the last digit.
//! The last digit agrees too: L − 1 + h₁ + … + h_{L−1} edges are left, and L − 1 is even.
//!
//! *Wreaths. A wreath has the value s = (1 if L is odd, else 0) ⊕ h₁ ⊕ … ⊕ h_{L−1}.* Suppose this
//! for wreaths with shorter paths. A move may shorten a path from hᵢ to h′, which leaves s ⊕ hᵢ ⊕
//! h′; or cut the circuit, which leaves a tree. We show that s is the mex.
//! - *No move leaves s.* In the first case h′ ≠ hᵢ. In the second the tree has L − 1 + h₁ + … +
//!   h_{L−1} edges, and its value has this parity; the parity of s is that of L + h₁ + … + h_{L−1}.
//! - *Each u < s can be left.* Let D = u ⊕ s. In the highest place where u and s differ s has a 1.
//!   If some hᵢ has a 1 there, then hᵢ ⊕ D < hᵢ, and shortening this path to hᵢ ⊕ D leaves s ⊕ D =
//!   u. If none has, the 1 of s comes from L: the place is the last one, L is odd, and u = s ⊕ 1 =
//!   h₁ ⊕ … ⊕ h_{L−1}. Halving says that a cut leaves this.
//!
//! *Proof of the theorem.* Suppose it for all graphs with fewer edges than G, and for those with as
//! many edges and fewer nodes.
//! - *Case 1: between some nodes a ≠ b there are three ways of which no two have an edge in
//!   common.* Press a and b, and only these, together to one node; let H be this graph. A bridge
//!   never separates a from b, so they are in one block and φ(H) = φ(G); and H has the value φ(H),
//!   as it has fewer nodes. It remains to show that in the sum of G and H the player to move loses.
//!   The opponent answers each cut by cutting the same edge in the other graph. Let G′ and H′ be
//!   what is left. If a or b is still joined to the root in G′, then both are, because at least two
//!   of the three ways between them are left; so they are in one block of G′, H′ is G′ with a and b
//!   pressed together, and φ(G′) = φ(H′). If not, H′ is the same graph as G′. Both have fewer edges
//!   than G, so they have the same value, and together the value 0. So every move from the sum can
//!   be answered by one that leaves 0.
//! - *Case 2: there are no such nodes.* Then no two circuits have an edge in common. Otherwise go
//!   along the second circuit from a common edge to the first node a where it leaves the first
//!   circuit, and on to the node b where it first comes back. As it meets a only once, b ≠ a; and
//!   between a and b there are two ways along the first circuit and a third one outside.
//!   - If the graph falls apart into several pieces when it is cut through at the root, it is their
//!     sum. Each has fewer edges, and φ(G) is the nim-sum of their φ. Let there be one piece.
//!   - If an edge at the root is a bridge, it is the only edge there. With H on top the value is
//!     one more than that of H, which is φ(H), and φ(G) = φ(H) + 1.
//!   - Otherwise an edge at the root lies on a circuit C. Let L be the number of its edges. No two
//!     nodes of C are joined by a way outside of C, as they would have three ways. So at each node
//!     vᵢ of C except the root hangs a graph Hᵢ of its own, perhaps without edges; at the root
//!     hangs nothing more, as there is one piece. Hᵢ has fewer edges than G, so its value is hᵢ =
//!     φ(Hᵢ). By the colon principle a path of hᵢ edges may take its place. Now G is a wreath, and
//!     its value is (1 if L is odd, else 0) ⊕ h₁ ⊕ … ⊕ h_{L−1}. This is φ(G): all of C is pressed
//!     into the root.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Leaving out all polygons: a triangle (`hack-nothing`).
//! - Giving even polygons the value 1 and odd ones 0: a triangle (`hack-turned`).
//! - Giving every polygon the value 1: a square (`hack-all-one`).
//! - Giving a polygon of L edges the value L: a square (`hack-length`).
//! - Leaving out the closing edge, so that a path of L − 1 edges stays: a square (`hack-path`).
//! - Reading "an odd polygon becomes an edge" so that everything else at its node hangs on top of
//!   this edge. The edge hangs beside it: an edge and a triangle at the root (`hack-below`).
//! - Counting only the polygons that hang at the root (`hack-root`).
//! - Deciding by the parity of the number of edges: a path of two (`hack-parity`).
//! - Taking the number of edges of each graph as a heap of Nim: two edges at the root
//!   (`hack-heaps`).
//! - Printing `Sally` if some graph alone is won: two single edges (`hack-some`).
//!
//! **Beyond.** By the fusion principle the program takes every graph that hangs together, also with
//! polygons that share nodes or edges, and with trees on polygons. Two edges between the same nodes
//! are a polygon of two edges, worth 0; the statement does not say whether they occur. A graph with
//! a single node and no case at all are accepted. The program refuses a node outside 1 to m, an
//! edge from a node to itself, and a graph in which a node is not joined to node 1.
//! - *Parity.* An edge adds 1, and L edges of a polygon add 1 if L is odd. So the value of a graph
//!   is odd ⇔ the number of its edges is. If all graphs together have an odd number of edges, Sally
//!   wins.
//!
//! **Source.** POJ 3710. The game is Green Hackenbush: E. R. Berlekamp, J. H. Conway, R. K. Guy,
//! *Winning Ways*, chapter 7; the first case of the proof is the way in which it is begun there
//! (not confirmed). Trees alone: [game-on-tree](../game_on_tree/index.html).

use proconio::{input, is_stdin_empty, marker::Usize1};
use shared::print;

fn main() {
    let mut wins = vec![];
    while !is_stdin_empty() {
        input! { n: usize }
        let mut sum = 0;
        for _ in 0..n {
            input! { m: usize, k: usize, edges: [(Usize1, Usize1); k] }
            sum ^= grundy_value(m, &edges);
        }
        wins.push(sum != 0);
    }
    print::verdicts(["Sally", "Harry"], wins.into_iter());
}

/// The value of a graph with m nodes, counted from 0.
fn grundy_value(m: usize, edges: &[(usize, usize)]) -> usize {
    // The place of each node in the list (m: none yet), and for each place that of its parent.
    let (mut place, mut parent, mut closes) = (vec![m; m], vec![0], vec![true; edges.len()]);
    place[0] = 0;
    for next in 0..m {
        assert!(next < parent.len(), "a node is not joined to node 1");
        for (i, &(a, b)) in edges.iter().enumerate() {
            assert!(a.max(b) < m && a != b, "edge {} {} among {} nodes", a + 1, b + 1, m);
            for (v, u) in [(a, b), (b, a)] {
                if place[v] == next && place[u] == m {
                    place[u] = parent.len();
                    parent.push(next);
                    closes[i] = false;
                }
            }
        }
    }
    let (mut g, mut is_marked) = (vec![0; m], vec![false; m]);
    for (_, &(a, b)) in edges.iter().enumerate().filter(|edge| closes[edge.0]) {
        let (mut a, mut b) = (place[a], place[b]);
        g[a] ^= 1;
        while a != b {
            is_marked[a.max(b)] = true;
            (a, b) = (a.min(b), parent[a.max(b)]);
        }
    }
    for v in (1..m).rev() {
        g[parent[v]] ^= if is_marked[v] { g[v] ^ 1 } else { g[v] + 1 };
    }
    g[0]
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::{staying, Rules};
    use super::grundy_value;
    use shared::board::Board;
    use shared::grundy::mex;
    use shared::rules::{sum, Game};
    use shared::small;

    type Edges = Vec<(usize, usize)>;

    /// The position of a set of edges.
    fn given(edges: &[(usize, usize)], set: u32) -> Vec<u64> {
        let places = (0..edges.len()).filter(|i| set >> i & 1 == 1);
        places.flat_map(|i| [edges[i].0 as u64 + 1, edges[i].1 as u64 + 1]).collect()
    }

    /// The set of the edges of a position; of equal ones it may be any.
    fn set_of(edges: &[(usize, usize)], position: &[u64]) -> u32 {
        let (mut set, mut rest) = (0, position.chunks(2).peekable());
        for (i, &(a, b)) in edges.iter().enumerate() {
            if rest.next_if(|ends| *ends == [a as u64 + 1, b as u64 + 1]).is_some() {
                set |= 1 << i;
            }
        }
        assert!(rest.next().is_none());
        set
    }

    /// Sets are shorter than positions.
    fn options(edges: &[(usize, usize)], set: u32) -> Vec<u32> {
        let options = Rules::options(&given(edges, set)).into_iter();
        options.map(|option| set_of(edges, &option)).collect()
    }

    fn hangs_together(edges: &[(usize, usize)], set: u32) -> bool {
        staying(&given(edges, set), None).len() == set.count_ones() as usize
    }

    /// The graph of a set of edges, with its nodes in a row.
    fn value(edges: &[(usize, usize)], set: u32) -> usize {
        let left: Edges =
            (0..edges.len()).filter(|i| set >> i & 1 == 1).map(|i| edges[i]).collect();
        let mut names = vec![0];
        for &(a, b) in &left {
            for node in [a, b] {
                if !names.contains(&node) {
                    names.push(node);
                }
            }
        }
        let place = |node: usize| names.iter().position(|&name| name == node).unwrap();
        let renamed: Edges = left.iter().map(|&(a, b)| (place(a), place(b))).collect();
        grundy_value(names.len(), &renamed)
    }

    /// Every graph that hangs together and is a part of this one.
    fn agrees(edges: &[(usize, usize)]) -> usize {
        let mut game = Game::normal(|set: &u32| options(edges, *set));
        let sets = (0..1_u32 << edges.len()).filter(|&set| hangs_together(edges, set));
        let check = |set: u32| assert_eq!(value(edges, set) as u64, game.grundy(&set), "{set:b}");
        sets.map(check).count()
    }

    /// All edges between so many nodes, each of them so many times.
    fn complete(nodes: usize, times: usize) -> Edges {
        let edges: Edges = (0..nodes).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
        edges.repeat(times)
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_graph() {
        assert_eq!(agrees(&complete(2, 5)), 1 << 5);
        agrees(&complete(3, 4));
        agrees(&complete(4, 2));
        agrees(&complete(6, 1));
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_graph_of_seven_nodes() {
        agrees(&complete(7, 1));
        agrees(&complete(5, 2));
        agrees(&complete(4, 3));
    }

    /// What hangs at a node of the statement's graphs, with this many edges in all: each thing is a
    /// polygon or an edge with something on top. Of two graphs that differ only in the order of the
    /// things at a node one may come twice.
    fn graphs(edges: usize, most: usize) -> Vec<Vec<Thing>> {
        if edges == 0 {
            return vec![vec![]];
        }
        let mut graphs = vec![];
        for size in 1..=edges.min(most) {
            let mut things: Vec<Thing> =
                self::graphs(size - 1, size).into_iter().map(Thing::Edge).collect();
            if size > 1 {
                things.push(Thing::Polygon(size));
            }
            for rest in self::graphs(edges - size, size) {
                graphs.extend(
                    things.iter().map(|thing| [&rest[..], std::slice::from_ref(thing)].concat()),
                );
            }
        }
        graphs
    }

    #[derive(Clone)]
    enum Thing {
        Polygon(usize),
        Edge(Vec<Thing>),
    }

    fn hang(things: &[Thing], node: usize, next: &mut usize, edges: &mut Edges) {
        for thing in things {
            let first = *next;
            match thing {
                Thing::Polygon(length) => {
                    let nodes = first..first + length - 1;
                    edges.extend(nodes.clone().map(|v| (v, if v == first { node } else { v - 1 })));
                    edges.push((node, nodes.end - 1));
                    *next = nodes.end;
                }
                Thing::Edge(above) => {
                    *next += 1;
                    edges.push((node, first));
                    hang(above, first, next, edges);
                }
            }
        }
    }

    fn edges_of(things: &[Thing]) -> (usize, Edges) {
        let (mut next, mut edges) = (1, vec![]);
        hang(things, 0, &mut next, &mut edges);
        (next, edges)
    }

    fn agrees_with_the_statement(most: usize) {
        for things in (0..=most).flat_map(|count| graphs(count, count)) {
            let (nodes, edges) = edges_of(&things);
            let mut game = Game::normal(|set: &u32| options(&edges, *set));
            let all = (1 << edges.len()) - 1;
            assert_eq!(grundy_value(nodes, &edges) as u64, game.grundy(&all), "{edges:?}");
        }
    }

    /// Polygons of two edges among them.
    #[test]
    fn agrees_with_the_rules_on_every_graph_of_the_statement_with_few_edges() {
        agrees_with_the_statement(7);
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_graph_of_the_statement_with_up_to_ten_edges() {
        agrees_with_the_statement(10);
    }

    /// Two and three graphs side by side, won or lost alone.
    #[test]
    fn agrees_with_the_rules_on_small_graphs_side_by_side() {
        let all: Vec<(usize, Edges)> = (1..=4)
            .flat_map(|count| graphs(count, count))
            .map(|things| edges_of(&things))
            .collect();
        let edges = |i: usize| &all[i].1;
        let mut game = Game::normal(|position: &Vec<(usize, u32)>| {
            sum(position, |&(i, set)| options(edges(i), set).into_iter().map(move |set| (i, set)))
        });
        for chosen in small::positions([(2, all.len() as u64 - 1), (3, 5)]) {
            let chosen: Vec<usize> = chosen.iter().map(|&i| i as usize).collect();
            let position = chosen.iter().map(|&i| (i, (1 << edges(i).len()) - 1)).collect();
            let x = chosen.iter().fold(0, |x, &i| x ^ grundy_value(all[i].0, edges(i)));
            assert_eq!(x != 0, game.is_won(&position), "{chosen:?}");
        }
    }

    /// The cuts of the circuit of a wreath.
    fn cuts(h: &[usize]) -> Vec<usize> {
        let side = |h: &mut dyn Iterator<Item = &usize>| h.fold(0, |above, h| (h ^ above) + 1);
        (0..=h.len()).map(|j| side(&mut h[..j].iter().rev()) ^ side(&mut h[j..].iter())).collect()
    }

    /// The lemma Halving, and the lemma Wreaths by the mex.
    #[test]
    fn wreaths_are_worth_the_nim_sum_of_their_paths_and_1_if_odd() {
        for (len, most) in [(0, 0), (1, 16), (2, 16), (3, 9), (4, 7), (5, 4), (6, 3)] {
            for h in small::sequences(len, most) {
                let h: Vec<usize> = h.iter().map(|&h| h as usize).collect();
                let paths = h.iter().fold(0, |x, h| x ^ h);
                let s = paths ^ ((h.len() + 1) % 2);
                let cuts = cuts(&h);
                assert!(h.len() % 2 == 1 || cuts.contains(&paths), "{h:?}");
                let shorter = h.iter().flat_map(|&h| (0..h).map(move |to| s ^ h ^ to));
                assert_eq!(mex(shorter.chain(cuts)), s, "{h:?}");
            }
        }
    }

    #[test]
    fn a_polygon_of_99_edges_is_worth_1_and_one_of_98_nothing() {
        let polygon = |length: usize| edges_of(&[Thing::Polygon(length)]);
        for length in 2..=99 {
            let (nodes, edges) = polygon(length);
            assert_eq!(grundy_value(nodes, &edges), length % 2, "{length}");
        }
    }

    #[test]
    #[should_panic(expected = "edge 1 3 among 2 nodes")]
    fn refuses_a_node_that_is_not_there() {
        grundy_value(2, &[(0, 1), (0, 2)]);
    }

    #[test]
    #[should_panic(expected = "a node is not joined to node 1")]
    fn refuses_a_node_apart() {
        grundy_value(4, &[(0, 1), (2, 3)]);
    }
}
