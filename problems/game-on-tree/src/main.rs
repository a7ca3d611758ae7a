//! # Game on Tree — 树上删边, AtCoder AGC 017 D
//!
//! <https://atcoder.jp/contests/agc017/tasks/agc017_d> · Grundy values on a tree, cut by cut · O(N) time and memory
//!
//! **Statement.** A tree with the vertices 1 to N. A move removes an edge, and then the part that
//! is no longer connected to vertex 1; whoever cannot move loses. Alice begins. The input has N and
//! N − 1 edges `x y`, in any order and direction. Print `Alice` or `Bob`, whoever wins. 2 ≤ N ≤
//! 100 000. The program takes any N ≥ 1. Refused are a vertex outside 1 to N and edges that do not
//! make a tree.
//!
//! **Idea.** Let vertex 1 be the root at the top. What hangs below a vertex is a game of its own,
//! with a *Grundy value* g: the *mex* of the values of its *options* (the positions one move away):
//! the least number 0, 1, 2, … that is not among these values. A value is found from those of the
//! children: add 1 to each of them, and take the nim-sum ⊕, the bitwise xor. Alice wins iff the
//! value of vertex 1 is not 0.
//!
//! ```text
//! 1            g = 3 + 1              = 4
//! └─ 2         g = (0 + 1) ⊕ (1 + 1)  = 3
//!    ├─ 3      g = 0
//!    └─ 4      g = 0 + 1              = 1
//!       └─ 5   g = 0
//! ```
//!
//! **Proof.** Claim: the game below a vertex v has the Grundy value g(v) = ⊕ of g(c) + 1 over the
//! children c of v, and the player to move loses (the position is a P-position) ⇔ g(1) = 0. A move
//! removes an edge at least, so play ends.
//!
//! Call a child with all below it, and the edge above it, a branch. Each move is made in one branch
//! of v and does not touch the others: the game below v is the sum of its branches. For such a sum
//! the theorem of Sprague and Grundy ([set-nim](../set_nim/index.html) proves it) says that its
//! value is the nim-sum of theirs, and that value 0 is lost. What remains is one branch: let T be
//! the game below c, and t its value; then the branch has the value t + 1. By induction on its
//! edges:
//! - Cutting the edge above c leaves nothing, of value mex ∅ = 0.
//! - A move from T to an option T′, of value t′, leaves the edge with T′ below it: a branch of
//!   fewer edges, so of value t′ + 1. Among the t′ are 0, …, t − 1, and t is not.
//! - So the options of the branch have the value 0, the values 1, …, t, and not t + 1: the mex is
//!   t + 1.
//!
//! The program begins at the leaves and needs no recursion, for which a path of N vertices would be
//! too deep. A vertex v other than 1 with a single edge left has only its parent left, for that
//! edge is on its way to vertex 1: hand g(v) + 1 to the parent and cut v off; the parent may be the
//! next. (Vertex 1 stays, so each vertex goes before its parent.) One pass is enough: a vertex has
//! a single edge from the start, and then the loop comes to it, or since a child was cut off, and
//! then it is the next. For each vertex the nim-sum of its neighbours' numbers is kept; where one
//! neighbour is left, that is its number. A tree loses all its edges in this way: as long as one is
//! left, a vertex farthest from 1 has only one. Conversely, where N − 1 cuts are made, all vertices
//! but 1 went, each with an edge to one that went later or to vertex 1: so N − 1 edges connect all
//! N vertices, and that is a tree.
//!
//! **Mistakes.** Giving a leaf the value 1 and adding no 1 further up (`hack-leaf`). Adding the
//! values of the branches in place of their nim-sum (`hack-added`). Playing it as a token that
//! walks down from vertex 1, with the mex of the children's values (`hack-token`). The parity of
//! the number of edges (`hack-parity`). The nim-sum of the depths of the leaves (`hack-depths`).
//! Reading `x y` as a parent and its child (`hack-direction`).
//!
//! **Source.** AtCoder Grand Contest 017, problem D. The game is Green Hackenbush on a tree: E. R.
//! Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 7.

use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize }
    assert!(n > 0, "a tree has at least 1 vertex");
    input! { edges: [(Usize1, Usize1); n - 1] }
    println!("{}", if grundy_value(&edges) == 0 { "Bob" } else { "Alice" });
}

/// g(1). Vertices are counted from 0, and there is one more than edges.
fn grundy_value(edges: &[(usize, usize)]) -> usize {
    let n = edges.len() + 1;
    // neighbours[v] is the nim-sum of the numbers of the neighbours of v.
    let (mut degree, mut neighbours, mut g) = (vec![0; n], vec![0; n], vec![0; n]);
    for &(x, y) in edges {
        assert!(x.max(y) < n, "edge {} {}: vertices are from 1 to {}", x + 1, y + 1, n);
        degree[x] += 1;
        degree[y] += 1;
        neighbours[x] ^= y;
        neighbours[y] ^= x;
    }
    let mut cuts = 0;
    for leaf in 1..n {
        let mut v = leaf;
        while v > 0 && degree[v] == 1 {
            let parent = neighbours[v];
            g[parent] ^= g[v] + 1;
            degree[v] = 0;
            degree[parent] -= 1;
            neighbours[parent] ^= v;
            v = parent;
            cuts += 1;
        }
    }
    assert!(cuts == edges.len(), "the edges do not make a tree");
    g[0]
}

#[cfg(test)]
mod tests {
    use super::grundy_value;
    use proptest::prelude::*;
    use shared::{rules::Game, small};

    /// The rule as stated: remove an edge, then all that no longer hangs together with vertex 1. A
    /// position is the edges that are left; vertices are counted from 0.
    fn options(edges: &[(usize, usize)]) -> Vec<Vec<(usize, usize)>> {
        let without = |i: usize| {
            let mut left = [&edges[..i], &edges[i + 1..]].concat();
            // A bit for each vertex; each round adds one at least, or all are there.
            let mut reached = 1_u32;
            for (x, y) in left.repeat(left.len()) {
                if reached & (1 << x | 1 << y) != 0 {
                    reached |= 1 << x | 1 << y;
                }
            }
            left.retain(|(x, _)| reached >> x & 1 == 1);
            left
        };
        (0..edges.len()).map(without).collect()
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
        let mut game = Game::normal(|edges: &Vec<(usize, usize)>| options(edges));
        // Cayley: there are nⁿ⁻² labelled trees.
        for (n, count) in [(1, 1), (2, 1), (3, 3), (4, 16), (5, 125), (6, 1296), (7, 16_807)] {
            assert_eq!(trees(n).count(), count);
            for edges in trees(n) {
                assert_eq!(grundy_value(&edges) as u64, game.grundy(&edges), "{edges:?}");
            }
        }
    }

    #[test]
    fn the_picture_has_the_value_4() {
        assert_eq!(grundy_value(&[(0, 1), (1, 2), (1, 3), (3, 4)]), 4);
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
            let mut game = Game::normal(|edges: &Vec<(usize, usize)>| options(edges));
            let edges: Vec<_> = (1..8).map(|v| (v, parents[v - 1] % v)).collect();
            prop_assert_eq!(grundy_value(&edges) as u64, game.grundy(&edges));
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
            let tree = (1..=k).map(|v| (v, parents[v - 1] % v));
            let copy = tree.clone().map(|(v, parent)| (if parent > 0 { parent + k } else { 0 }, v + k));
            prop_assert_eq!(grundy_value(&copy.chain(tree).collect::<Vec<_>>()), 0);
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
