//! # Game on Tree — 树上删边, AtCoder AGC 017 D
//!
//! <https://atcoder.jp/contests/agc017/tasks/agc017_d> · Green Hackenbush on a tree, Grundy values from the leaves up · O(N) time and memory
//!
//! **Statement.** There is a tree with the vertices 1 to N. Alice and Bob take turns, and Alice
//! begins. A turn removes an edge and everything that is then no longer connected to vertex 1.
//! Whoever cannot move, because vertex 1 alone is left, loses. Who wins with best play?
//!
//! **Input.** The first line has N; each of the other N − 1 lines has an edge `x y`. The edges come
//! in any order, and the two ends of an edge too. N is from 2 to 100 000.
//!
//! **Output.** The winner, `Alice` or `Bob`.
//!
//! ```text
//! input     output        input     output
//! 5         Alice         5         Bob
//! 1 2                     1 2
//! 2 3                     2 3
//! 2 4                     1 4
//! 4 5                     4 5
//! ```
//!
//! **Idea.** Begin with a path of k edges that starts at vertex 1. A cut leaves a path of 0, 1, …
//! or k − 1 edges, as the player likes. That is a heap of k stones in Nim. Several paths that start
//! at vertex 1 are several heaps: a *sum of games*, where each move is made in one of them. The
//! player to move wins ⇔ the nim-sum ⊕ (the bitwise xor) of the lengths is not 0. (⇔ means "if and
//! only if".)
//!
//! The smallest tree of another kind is a Y:
//!
//! ```text
//! 1 ── 2 ─┬─ 3      cut 1–2: no edge is left             value 0
//!         └─ 4      cut 2–3: a path of 2 edges is left   value 2
//!                   cut 2–4: the same                    value 2
//! ```
//!
//! Every tree has a *Grundy value*, which tells what heap it is worth. It is the *mex* of the
//! values of the trees that one move can leave: the least of 0, 1, 2, … that is not among them.
//! (Value 0 means that the player to move loses, and a sum is worth the nim-sum of its parts;
//! [set-nim](../set_nim/index.html) explains and proves this.) For the Y the mex of 0, 2, 2 is 1.
//! The Y is worth no more than the edge 1–2 alone. Indeed the two edges below vertex 2 are
//! worth 1 ⊕ 1 = 0, nothing; and the edge above them adds 1.
//!
//! Does an edge above always add 1? Let T be any tree of value t, and hang it below a new edge. The
//! moves in T are still there, and they leave smaller trees below the same edge. If the edge adds 1
//! to each of these smaller trees, their values are raised by 1. One move is new: to cut the new
//! edge, which leaves nothing, value 0.
//!
//! ```text
//!                     values after one move              mex
//! T alone             0, 1, …, t − 1, but not t            t
//! T below an edge     0, 1, …, t, but not t + 1        t + 1
//! ```
//!
//! So it does: all old values move up by 1, and the new move fills the place of the 0. This is
//! called the *colon principle*: T is worth a path of t edges, and below a further edge it is still
//! worth that path.
//!
//! Now let g(v) be the value of what hangs below vertex v. For each child c of v, the edge from v
//! to c with all that hangs below is worth g(c) + 1. These branches are a sum, so g(v) is the
//! nim-sum of the numbers g(c) + 1 of all children. Begin at the leaves, where g = 0:
//!
//! ```text
//! 1            g(1) = (3 + 1)            = 4
//! └─ 2         g(2) = (0 + 1) ⊕ (1 + 1)  = 3
//!    ├─ 3      g(3) = 0
//!    └─ 4      g(4) = (0 + 1)            = 1
//!       └─ 5   g(5) = 0
//! ```
//!
//! **Method.**
//! 1. Store the neighbours of each vertex.
//! 2. Make a list of all vertices in which each stands after its parent: it begins with vertex 1;
//!    go along it, and for each vertex v append the neighbours of v except its parent. They are the
//!    children of v.
//! 3. Let g(v) = 0 for all v. Go through the list backwards, and for each v except vertex 1 replace
//!    g(parent of v) by g(parent of v) ⊕ (g(v) + 1).
//! 4. If g(1) is not 0, print `Alice`, else `Bob`.
//!
//! The list takes the place of a recursive function, which would call itself 100 000 deep on a long
//! path; the call stack may be too small for that.
//!
//! **Proof.** Each move removes an edge, so play ends. Claim: what hangs below a vertex v, as a
//! game with v as its vertex 1, has the Grundy value g(v) = ⊕ of g(c) + 1 over the children c of v.
//! - *A leaf.* There is no edge, so no move, and the value is 0, the nim-sum of no numbers.
//! - *The branches are a sum.* Call a child c of v, all that hangs below c and the edge from v to c
//!   a branch. A move removes an edge of one branch; what is then cut off lies in the same branch.
//!   The other branches stay as they are. By the theorem in [set-nim](../set_nim/index.html) the
//!   value of all branches together is the nim-sum of their values.
//! - *A branch has the value g(c) + 1* (the colon principle). Let T be any tree and t its value. We
//!   show by induction on the number of edges of T that T below a further edge has the value t + 1.
//!   There are two kinds of moves. Cutting the further edge leaves nothing, value 0. A move in T
//!   leaves some T′, of value t′, below the further edge; T′ has fewer edges than T, so this
//!   position has the value t′ + 1. As t is the mex of the t′, all of 0, …, t − 1 are among them,
//!   and t is not. So the moves lead to 0, to each of 1, …, t, perhaps to larger numbers, but not
//!   to t + 1. The mex is t + 1.
//!
//! This proves the claim for one vertex after another, from the leaves up. So the player to move
//! loses ⇔ g(1) = 0. In step 3 each vertex comes after all its children, so g(v) is complete when
//! it is used.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Giving a leaf the value 1 and adding no 1 further up (`hack-leaf`).
//! - Adding the values of the branches in place of taking their nim-sum (`hack-added`).
//! - Playing with a token that walks down from vertex 1: the mex of the children's values
//!   (`hack-token`).
//! - Deciding by the parity of the number of edges (`hack-parity`).
//! - Taking the nim-sum of the depths of the leaves, as if no two of their paths had an edge in
//!   common: the Y (`hack-depths`).
//! - Reading `x y` as a parent and its child (`hack-direction`).
//!
//! **Beyond.** The program also takes N = 1, where Bob wins, and larger N. It refuses a vertex
//! outside 1 to N and edges that do not make a tree. The colon principle is true in more general
//! drawings too: a tree of value t that hangs at a vertex of any graph may be replaced by a path of
//! t edges (*Winning Ways*; not proved here).
//!
//! **Source.** AtCoder Grand Contest 017, problem D. The game is Green Hackenbush on a tree: E. R.
//! Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 7.

use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n - 1] }
    println!("{}", if grundy_value(&edges) == 0 { "Bob" } else { "Alice" });
}

/// g(1). Vertices count from 0, and there is one more than edges.
fn grundy_value(edges: &[(usize, usize)]) -> usize {
    let n = edges.len() + 1;
    let mut near = vec![vec![]; n];
    for &(x, y) in edges {
        assert!(x.max(y) < n, "edge {} {}: vertices are from 1 to {}", x + 1, y + 1, n);
        near[x].push(y);
        near[y].push(x);
    }
    let mut parent = vec![n; n]; // n: not found yet
    parent[0] = 0;
    let mut order = vec![0];
    for next in 0..n {
        assert!(next < order.len(), "the edges do not make a tree");
        let v = order[next];
        for &child in &near[v] {
            if parent[child] == n {
                parent[child] = v;
                order.push(child);
            }
        }
    }
    let mut g = vec![0; n];
    for &v in order[1..].iter().rev() {
        g[parent[v]] ^= g[v] + 1;
    }
    g[0]
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::{rooted, Rules};
    use super::grundy_value;
    use proptest::prelude::*;
    use shared::{board::Board, rules::Game, small};

    /// The board's position; vertices count from 0 here.
    fn tree(edges: &[(usize, usize)]) -> Vec<u64> {
        let ends: Vec<u64> =
            edges.iter().flat_map(|&(x, y)| [x as u64 + 1, y as u64 + 1]).collect();
        rooted(&ends).expect("it is a tree")
    }

    /// Every labelled tree: a parent for each vertex but 1, such that all ways up lead to 1.
    fn trees(n: usize) -> impl Iterator<Item = Vec<(usize, usize)>> {
        small::sequences(n - 1, n as u64 - 1).filter_map(move |parents| {
            let parent = |v: usize| if v == 0 { 0 } else { parents[v - 1] as usize };
            let is_tree = (0..n).all(|v| (0..n).fold(v, |v, _| parent(v)) == 0);
            // Every other edge upside down.
            let edge = |v| if v % 2 == 0 { (v, parent(v)) } else { (parent(v), v) };
            is_tree.then(|| (1..n).map(edge).collect())
        })
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_tree() {
        let mut game = Game::normal(Rules::options);
        // Cayley: there are nⁿ⁻² labelled trees.
        for (n, count) in [(1, 1), (2, 1), (3, 3), (4, 16), (5, 125), (6, 1296), (7, 16_807)] {
            assert_eq!(trees(n).count(), count);
            for edges in trees(n) {
                assert_eq!(grundy_value(&edges) as u64, game.grundy(&tree(&edges)), "{edges:?}");
            }
        }
    }

    #[test]
    fn the_examples_are_right() {
        assert_eq!(grundy_value(&[(0, 1), (1, 2), (1, 3)]), 1);
        assert_eq!(grundy_value(&[(0, 1), (1, 2), (1, 3), (3, 4)]), 4);
    }

    /// The colon principle, by the rules alone: an edge from vertex 1 to any tree below adds 1.
    #[test]
    fn an_edge_above_adds_1() {
        let mut game = Game::normal(Rules::options);
        for edges in (1..=6).flat_map(trees) {
            let mut below: Vec<_> = edges.iter().map(|(x, y)| (x + 1, y + 1)).collect();
            below.push((0, 1));
            assert_eq!(game.grundy(&tree(&below)), game.grundy(&tree(&edges)) + 1, "{edges:?}");
        }
    }

    /// On a path that begins with vertex 1 each edge adds 1.
    fn path(from: usize, length: usize) -> impl Iterator<Item = (usize, usize)> {
        (0..length).map(move |i| (if i == 0 { 0 } else { from + i - 1 }, from + i))
    }

    #[test]
    fn a_path_of_a_million_edges_is_no_deeper_than_others() {
        let edges: Vec<_> = path(1, 1_000_000).collect();
        assert_eq!(grundy_value(&edges), 1_000_000);
    }

    proptest! {
        #[test]
        fn agrees_with_the_rules_on_trees_of_eight(parents in prop::array::uniform7(any::<usize>())) {
            let mut game = Game::normal(Rules::options);
            let edges: Vec<_> = (1..8).map(|v| (v, parents[v - 1] % v)).collect();
            prop_assert_eq!(grundy_value(&edges) as u64, game.grundy(&tree(&edges)));
        }

        /// Paths from vertex 1 are heaps of Nim.
        #[test]
        fn paths_are_heaps(lengths in prop::collection::vec(0..2000_usize, 0..20)) {
            let mut edges = vec![];
            for &length in &lengths {
                edges.extend(path(edges.len() + 1, length));
            }
            prop_assert_eq!(grundy_value(&edges), lengths.iter().fold(0, |sum, l| sum ^ l));
        }

        /// Two equal trees below vertex 1 are lost, whatever the order and direction of the edges.
        #[test]
        fn two_equal_trees_are_lost(parents in prop::collection::vec(any::<usize>(), 1..500)) {
            let k = parents.len();
            let one = (1..=k).map(|v| (v, parents[v - 1] % v));
            let copy = one.clone().map(|(v, parent)| (if parent > 0 { parent + k } else { 0 }, v + k));
            prop_assert_eq!(grundy_value(&copy.chain(one).collect::<Vec<_>>()), 0);
        }
    }

    #[test]
    #[should_panic(expected = "edge 1 4: vertices are from 1 to 3")]
    fn refuses_a_vertex_that_is_not_there() {
        grundy_value(&[(0, 1), (0, 3)]);
    }

    /// A loop, an edge given twice, a cycle beside vertex 1, an edge apart from it.
    #[test]
    fn refuses_edges_that_make_no_tree() {
        for edges in [
            &[(0, 0)][..],
            &[(1, 1)],
            &[(0, 1), (1, 0)],
            &[(1, 2), (2, 1)],
            &[(0, 1), (2, 2)],
            &[(1, 2), (2, 3), (3, 1)],
            &[(1, 2), (3, 4), (4, 5), (5, 3), (0, 3)],
        ] {
            assert!(std::panic::catch_unwind(|| grundy_value(edges)).is_err(), "{edges:?}");
        }
    }
}
