//! # Tree Game — 树上游戏, AtCoder AGC 010 F
//!
//! <https://atcoder.jp/contests/agc010/tasks/agc010_f> · only neighbours with fewer stones count · O(N log N) time, O(N) memory
//!
//! **Statement.** A tree has the vertices 1 to N, and on vertex i lie Aᵢ stones. Takahashi puts a
//! piece on a vertex. Then he and the opponent take turns, and Takahashi begins. A turn takes one
//! stone from the vertex under the piece and moves the piece to a neighbouring vertex. Whoever
//! finds no stone under the piece cannot move and loses. From which vertices does Takahashi win
//! with best play?
//!
//! **Input.** The first line has N, from 2 to 3000, the second the numbers A₁, …, A_N, from 0 to
//! 10⁹. Each of the other N − 1 lines has an edge `a b`.
//!
//! **Output.** A line with the vertices from which Takahashi wins, in increasing order, with a
//! blank between two. The line is empty if there is none.
//!
//! ```text
//! input        output        input     output
//! 5            1 2           3         2
//! 5 4 1 2 3                  1 2 3
//! 1 2                        1 2
//! 1 3                        2 3
//! 2 4
//! 2 5
//! ```
//!
//! **Idea.** Begin with two vertices, of a and b stones, and the piece on the first one. The piece
//! goes to and fro, so the first player always takes from the a stones and the opponent from the b
//! stones. The first player runs out of stones first if a ≤ b, and wins if a > b.
//!
//! Now let the piece stand on a vertex v of any tree, and compare v with a neighbour u:
//! - If u has at least as many stones as v, moving there is useless. The opponent goes back to v at
//!   once. Both numbers are smaller by 1, so u still has at least as many. If this goes on, v is
//!   empty first, with the first player to move.
//! - If u has fewer stones than v, the first player need not fear that the opponent comes back.
//!   Then the first player goes to u again, and u is empty first, with the opponent to move.
//!
//! So let us guess that only moves to a neighbour with fewer stones matter. Then the piece never
//! returns, and each vertex is either won or lost for the player who is to move there: v is won ⇔
//! some neighbour has fewer stones than v and is lost. (⇔ means "if and only if".) Go through the
//! vertices from the fewest stones to the most; for the first sample:
//!
//! ```text
//! vertex  stones  neighbours with fewer stones   so the vertex is
//! 3       1       –                              lost
//! 4       2       –                              lost
//! 5       3       –                              lost
//! 2       4       4 lost, 5 lost                 won
//! 1       5       2 won, 3 lost                  won
//! ```
//!
//! A smaller neighbour alone is not enough: on the path 1 2 3 of the second sample the 3 has the
//! smaller neighbour 2, but there the opponent wins by going on to the 1.
//!
//! One doubt remains. The stones become fewer during play, so the comparisons may change. Does a
//! stone that is taken from v change the labels? Not of the vertices that have fewer stones than v:
//! their labels come from still smaller ones, and v does not become smaller than they are, at most
//! equal. This is all that the proof needs.
//!
//! **Method.**
//! 1. Store the neighbours of each vertex.
//! 2. Sort the vertices by their stones, the fewest first.
//! 3. Go through them in this order. Vertex v is won if it has a neighbour u with A_u < A_v that is
//!    not won; otherwise it is lost.
//! 4. Print the won vertices in increasing order.
//!
//! **Proof.** Let f(v) be the label of step 3: f(v) is true ⇔ some neighbour u of v has A_u < A_v
//! and f(u) is false. This defines f, because each label needs only labels of vertices with fewer
//! stones; the order among equal numbers does not matter.
//!
//! Consider a turn with the piece on v, where A_v ≥ 1. Let A′ be the numbers of stones after it:
//! A′_v = A_v − 1, and all others are as before. Let f′ be the labels that belong to A′.
//!
//! *Lemma.* If A_w < A_v, then f′(w) = f(w). For f(w) is found from the neighbours of w with fewer
//! stones, from their neighbours with fewer stones still, and so on. All these have fewer stones
//! than w. So v is not among them before the turn, where A_v > A_w, and not after it, where A′_v =
//! A_v − 1 ≥ A_w. The numbers of all other vertices are the same before and after, so the label is
//! too.
//!
//! *Claim.* The player to move with the piece on v wins ⇔ f(v) is true. Each turn takes a stone, so
//! play ends.
//! - *The end.* If A_v = 0, the player to move has lost. No neighbour has fewer than 0 stones, so
//!   f(v) is false.
//! - *If f(v) is true, some turn leads to a vertex u with f′(u) false.* There is a neighbour u with
//!   A_u < A_v and f(u) false. So A_v ≥ 1, and the piece can move to u. By the lemma f′(u) = f(u),
//!   which is false.
//! - *If f(v) is false, every turn leads to a vertex u with f′(u) true.* Let first A_u < A_v. Then
//!   f(u) is true, or else f(v) would be true. By the lemma f′(u) = f(u), which is true. Let now
//!   A_u ≥ A_v, so that v has fewer stones than u after the turn: A′_v < A_u. If f′(v) is false,
//!   f′(u) is true. And f′(v) is false: every neighbour w of v with A_w < A′_v also has A_w < A_v,
//!   so f(w) is true, or else f(v) would be true, and by the lemma f′(w) = f(w) is true.
//!
//! So whoever finds the piece on a vertex with f true can hand over a vertex with f false, and the
//! opponent can only hand back one with f true. The stones run out, and at last the opponent finds
//! none. So Takahashi wins from exactly the vertices with f true, the won ones of step 3.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Comparing with ≤ in place of < (`hack-ties`).
//! - Treating every vertex with a single neighbour as lost (`hack-leaf`).
//! - Making vertex 1 the root and looking at the children alone, for all starts (`hack-root`).
//! - Playing a walk that never goes back, without comparing stones (`hack-walk`).
//! - Colouring the tree like a chessboard, and comparing the sums of the stones on both colours
//!   (`hack-colour`).
//! - Taking a vertex for won as soon as some neighbour has fewer stones (`hack-any-smaller`).
//! - Deciding by the parity of the longest walk to ever fewer stones (`hack-longest`).
//! - Looking only at the neighbour with the fewest stones (`hack-least`).
//!
//! **Beyond.** The proof does not use that the graph is a tree: the labels are right for every
//! graph without loops (edges from a vertex to itself). So the program takes any N − 1 edges
//! between two vertices, also N = 1, where there is no winning start since the piece has nowhere to
//! go. It takes numbers of stones up to 2⁶⁴ − 1, and refuses a vertex outside 1 to N.
//!
//! **Source.** AtCoder Grand Contest 010, problem F. The same game on CodeChef: TWKNGS.

use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, stones: [u64; n], edges: [(Usize1, Usize1); n - 1] }
    let starts = winning_starts(&stones, &edges);
    let starts: Vec<String> = starts.iter().map(|v| (v + 1).to_string()).collect();
    println!("{}", starts.join(" "));
}

/// The vertices with f true. Vertices count from 0.
fn winning_starts(stones: &[u64], edges: &[(usize, usize)]) -> Vec<usize> {
    let n = stones.len();
    let mut near = vec![vec![]; n];
    for &(a, b) in edges {
        assert!(a.max(b) < n, "edge {} {}: vertices are from 1 to {}", a + 1, b + 1, n);
        near[a].push(b);
        near[b].push(a);
    }
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_unstable_by_key(|&v| stones[v]);
    let mut f = vec![false; n];
    for &v in &order {
        for &u in &near[v] {
            if stones[u] < stones[v] && !f[u] {
                f[v] = true;
            }
        }
    }
    (0..n).filter(|&v| f[v]).collect()
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::winning_starts;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;
    use shared::small;

    /// All starts, with up to `most` stones on each vertex.
    fn agrees(n: usize, edges: &[(usize, usize)], most: u64) {
        let mut game = Game::normal(Rules::options);
        let ends: Vec<u64> =
            edges.iter().flat_map(|&(a, b)| [a as u64 + 1, b as u64 + 1]).collect();
        for stones in small::sequences(n, most) {
            let position = |v| vec![ends.clone(), stones.clone(), vec![v as u64 + 1]];
            let wins: Vec<usize> = (0..n).filter(|&v| game.is_won(&position(v))).collect();
            assert_eq!(winning_starts(&stones, edges), wins, "{edges:?}, {stones:?}");
        }
    }

    /// Every shape of a tree: the parent of v is one of 0, …, v − 1.
    fn on_every_tree(n: usize, most: u64) {
        for mut choices in 0..(1..n).product() {
            let mut edges = vec![];
            for v in 1..n {
                edges.push((choices % v, v));
                choices /= v;
            }
            agrees(n, &edges, most);
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_tree() {
        for (n, most) in [(2, 16), (3, 7), (4, 3), (5, 2)] {
            on_every_tree(n, most);
        }
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_larger_trees() {
        for (n, most) in [(2, 40), (3, 14), (4, 7), (5, 4), (6, 2)] {
            on_every_tree(n, most);
        }
        on_every_graph(3, 6);
        on_every_graph(4, 2);
    }

    /// Tree or not: all sets of edges between two vertices.
    fn on_every_graph(n: usize, most: u64) {
        let pairs: Vec<(usize, usize)> = (0..n).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
        for set in 0..1 << pairs.len() {
            let edges = pairs.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
            agrees(n, &edges.map(|(_, &edge)| edge).collect::<Vec<_>>(), most);
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_graph() {
        for (n, most) in [(1, 4), (2, 6), (3, 4), (4, 1)] {
            on_every_graph(n, most);
        }
    }

    #[test]
    fn the_example_is_right() {
        let edges = [(0, 1), (0, 2), (1, 3), (1, 4)];
        assert_eq!(winning_starts(&[5, 4, 1, 2, 3], &edges), [0, 1]);
        assert_eq!(winning_starts(&[1, 2, 3], &[(0, 1), (1, 2)]), [1]);
    }

    proptest! {
        /// A path whose stones increase: every second vertex is won. Equal stones end a run.
        #[test]
        fn paths_alternate(steps in prop::collection::vec(0..3_u64, 1..2000), base in 0..u64::MAX / 2) {
            let (mut stones, mut wins, mut is_won) = (vec![base], vec![], false);
            for step in &steps {
                is_won = *step > 0 && !is_won;
                if is_won {
                    wins.push(stones.len());
                }
                stones.push(stones[stones.len() - 1] + step);
            }
            let edges: Vec<_> = (0..steps.len()).map(|v| (v + 1, v)).collect();
            prop_assert_eq!(winning_starts(&stones, &edges), wins);
        }

        /// The labels obey their definition, in any order of the edges.
        #[test]
        fn the_labels_obey_the_definition(
            parents in prop::collection::vec(any::<usize>(), 1..300),
            seeds in prop::collection::vec(0..40_u64, 300),
        ) {
            let edges: Vec<_> = (1..=parents.len()).rev().map(|v| (v, parents[v - 1] % v)).collect();
            let stones = &seeds[..=parents.len().min(seeds.len() - 1)];
            let wins = winning_starts(stones, &edges);
            for v in 0..stones.len() {
                let ends = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
                let mut near = ends.filter(|ends| ends.0 == v).map(|ends| ends.1);
                let has = near.any(|u| stones[u] < stones[v] && !wins.contains(&u));
                prop_assert_eq!(wins.contains(&v), has);
            }
        }
    }

    #[test]
    #[should_panic(expected = "edge 1 4: vertices are from 1 to 3")]
    fn refuses_a_vertex_that_is_not_there() {
        winning_starts(&[1, 2, 3], &[(0, 3)]);
    }
}
