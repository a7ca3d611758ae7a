//! # Picking Leaves — 「EVOI-RD1」摘叶子, Luogu P7864
//!
//! <https://www.luogu.com.cn/problem/P7864> · strategy stealing, then the parity of each branch · O(n) time and memory
//!
//! **Statement.** There is a tree with root 1. A *leaf* is a vertex without children. Two players
//! take turns, and little A begins. A turn picks one or more vertices that are leaves when the turn
//! begins; a parent that loses its last child in this turn can be picked from the next turn on.
//! Whoever picks vertex 1, which is always the last vertex, wins. Does little A win with best play?
//!
//! **Input.** The first line has T, the number of trees, from 1 to 10. Each tree has two lines: n,
//! the number of its vertices, from 1 to 10⁶; and the parents of the vertices 2, 3, …, n. (For
//! n = 1 this line is empty.) A parent may have a larger number than its child.
//!
//! **Output.** A line for each tree: `1` if little A wins, else `0`.
//!
//! ```text
//! input     output
//! 2         1
//! 3         0
//! 1 1
//! 4
//! 1 2 3
//! ```
//!
//! **Idea.** Begin with a tree that is a bare path: vertex 1 has one child, this child has one
//! child, and so on. Each turn must pick the only leaf, so there are exactly n turns, and the first
//! player wins ⇔ n is odd. (⇔ means "if and only if".)
//!
//! Now suppose that some leaf v has a sibling: its parent has another child. Picking v alone lays
//! nothing bare. Its parent keeps a child, so all other leaves are the same with v and without v.
//! Which player wins the tree without v? We do not know, but there are only two answers:
//! - The player to move loses there. Then pick v alone and leave this tree to the opponent.
//! - The player to move wins there, by picking some set S of leaves. Then pick S and v in one turn.
//!   That leaves the same tree as picking S there, and it is lost for the opponent.
//!
//! So the player to move wins in both cases! This is called *strategy stealing*: if there is a good
//! move without v, it is ours already. The argument does not tell which of the two moves wins, and
//! it does not have to.
//!
//! So nobody wants to leave such a leaf to the opponent. Call a vertex with two or more children a
//! *fork*. The *branch* of a leaf is the leaf together with the vertices above it, up to the first
//! fork, which no longer belongs to it; if there is no fork above, up to vertex 1. Here are a tree
//! with two branches and the play on it:
//!
//! ```text
//! 1 ─┬─ 2 ── 4 ── 6      branch 6 4 2, length 3
//!    └─ 3 ── 5           branch 5 3,   length 2
//!
//! lengths   turn
//! 3 2       little A picks 6
//! 2 2       the opponent must shorten one branch or both: to 1 2, 2 1 or 1 1
//! 1 2       a leaf with a sibling: now little A wins
//! ```
//!
//! As long as every branch is longer than 1, a turn shortens as many branches as the player likes,
//! at least one, each by 1, and no branch vanishes. A branch of length 1 below a fork is a leaf
//! with a sibling. So whoever makes one loses. That suggests parities: if all lengths are even,
//! every turn makes an odd one. If some lengths are odd, a turn that shortens exactly these makes
//! all lengths even. The player who can always leave even lengths never makes a 1, so at last the
//! opponent must.
//!
//! **Method.** For each tree:
//! 1. Count the children of each vertex.
//! 2. For each leaf find the length of its branch: begin with 1 at the leaf. As long as the vertex
//!    is not 1 and its parent has exactly one child, go up to the parent and add 1.
//! 3. If some length is odd, print `1`, else `0`.
//!
//! No two branches have a vertex in common (the vertices of a branch have only one leaf below
//! them), so all these climbs together take at most n steps.
//!
//! **Proof.** Each turn picks a vertex, so play ends.
//!
//! *Lemma (stealing).* If some leaf v ≠ 1 has a sibling, the player to move wins. For the parent of
//! v has another child, so it is not a leaf in the tree T − v, which is the tree T without v. So
//! the leaves of T − v are exactly the leaves of T other than v. If T − v is lost for the player to
//! move, picking v wins. Otherwise some set S of leaves of T − v is a winning turn there. All of S
//! and v are leaves of T, so picking them together is allowed. It leaves T − v without S, which is
//! lost for the opponent.
//!
//! *Claim.* The player to move wins ⇔ some branch has an odd length. We prove it by induction on
//! the number of vertices: let it be true for all smaller trees. A branch of length 1 is vertex 1
//! alone, or a leaf with a sibling.
//! - *Some length is odd.* If n = 1, the player picks vertex 1 and wins. If a branch has length 1
//!   and n > 1, the lemma applies. Otherwise every odd length is at least 3. Pick exactly the
//!   leaves of the odd branches. Each of these branches keeps two vertices or more, so no vertex
//!   outside the branches loses a child, and all forks remain. So the branches are the old ones,
//!   the odd ones shorter by 1: all lengths are even now. The opponent loses, by induction.
//! - *All lengths are even.* They are at least 2. A turn picks the leaves of one or more branches.
//!   Each of these keeps at least one vertex, so again all forks remain. The shortened branches
//!   have odd lengths now, and there is at least one of them. The opponent wins, by induction.
//!
//! So the first player wins ⇔ some branch is odd, which is what step 3 prints.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Counting the edges of a bare path in place of its vertices (`hack-edges`).
//! - Taking vertex 1 for a leaf while it has one child, as in a tree without a root (`hack-root`).
//! - Going on past the forks: asking if some leaf has an odd number of vertices on its whole way up
//!   to vertex 1 (`hack-depth`).
//! - Letting both players always pick all leaves: then the number of levels decides
//!   (`hack-levels`).
//! - Asking if the number of odd branches is odd (`hack-count`).
//! - Deciding by the parity of n (`hack-parity`).
//! - Asking if all branches are odd (`hack-all`).
//! - Asking for the longest branch alone (`hack-longest`).
//! - Asking for the shortest branch alone (`hack-shortest`).
//! - Computing the distance of each vertex from the fork above in the order of the numbers, as if
//!   every parent came before its children (`hack-order`).
//! - Stopping after the stealing: only a leaf with a sibling or a bare path of odd length wins
//!   (`hack-sibling`).
//!
//! **Beyond.** The program takes any number of trees, and larger ones. It refuses a parent
//! outside 1 to n; it does not notice parents that go round in a circle. The statement says that
//! the judge's trees are random; the program does not rely on it, and a recursive one might be 10⁶
//! calls deep.
//!
//! **Source.** EVOI Round 1 on Luogu. Strategy stealing is best known from Chomp and Hex, where it
//! shows as well who wins and not how.

use proconio::input;
use shared::print;

fn main() {
    input! { t: usize }
    let wins = (0..t).map(|_| {
        input! { n: usize, parents: [usize; n - 1] }
        first_player_wins(&parents)
    });
    print::verdicts(["1", "0"], wins);
}

/// Is some branch odd? Given are the parents of the vertices 2, 3, …, n.
fn first_player_wins(parents: &[usize]) -> bool {
    let n = parents.len() + 1;
    let mut children = vec![0; n + 1];
    for &parent in parents {
        assert!((1..=n).contains(&parent), "parent {}: vertices are from 1 to {}", parent, n);
        children[parent] += 1;
    }
    for leaf in 1..=n {
        if children[leaf] > 0 {
            continue;
        }
        let (mut v, mut length) = (leaf, 1);
        while v != 1 && children[parents[v - 2]] == 1 {
            v = parents[v - 2];
            length += 1;
        }
        if length % 2 == 1 {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use super::game::Rules;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::{rules::Game, small};

    fn wins_by_the_rules(parents: &[usize]) -> bool {
        Game::normal(Rules::options).is_won(&position(parents))
    }

    /// The whole tree.
    fn position(parents: &[usize]) -> Vec<Vec<u64>> {
        let whole = 1..=parents.len() as u64 + 1;
        vec![parents.iter().map(|&parent| parent as u64).collect(), whole.collect()]
    }

    /// Every labelled tree with root 1: all ways up lead to it.
    fn trees(n: usize) -> impl Iterator<Item = Vec<usize>> {
        small::sequences(n - 1, n as u64 - 1).filter_map(move |parents| {
            let parents: Vec<usize> = parents.iter().map(|&parent| parent as usize + 1).collect();
            let up = |v: usize| if v == 1 { 1 } else { parents[v - 2] };
            (1..=n).all(|v| (0..n).fold(v, |v, _| up(v)) == 1).then_some(parents)
        })
    }

    /// Cayley: there are nⁿ⁻² labelled trees.
    fn agrees(n: usize, count: usize) {
        let mut met = 0;
        for parents in trees(n) {
            assert_eq!(first_player_wins(&parents), wins_by_the_rules(&parents), "{parents:?}");
            met += 1;
        }
        assert_eq!(met, count);
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_tree() {
        for (n, count) in [(1, 1), (2, 1), (3, 3), (4, 16), (5, 125), (6, 1296), (7, 16_807)] {
            agrees(n, count);
        }
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_shape_of_eight() {
        for mut choices in 0..5040 {
            // The parent of v is one of 1, …, v − 1.
            let mut parents = vec![];
            for v in 2..=8 {
                parents.push(choices % (v - 1) + 1);
                choices /= v - 1;
            }
            assert_eq!(first_player_wins(&parents), wins_by_the_rules(&parents), "{parents:?}");
        }
    }

    #[test]
    fn the_play_of_the_page_is_right() {
        // 3 2, then without 6, then without 5 or 4 or both, named anew.
        assert!(first_player_wins(&[1, 1, 2, 3, 4]));
        assert!(!first_player_wins(&[1, 1, 2, 3]));
        for parents in [&[1, 1, 2][..], &[1, 1, 3], &[1, 1]] {
            assert!(first_player_wins(parents) && wins_by_the_rules(parents));
        }
        // The turn to 2 2 is the only one that wins from 3 2.
        let mut game = Game::normal(Rules::options);
        let options = Rules::options(&position(&[1, 1, 2, 3, 4])).into_iter();
        let winning: Vec<_> = options.filter(|option| !game.is_won(option)).collect();
        assert_eq!(winning.len(), 1);
        assert_eq!(winning[0][1], [1, 2, 3, 4, 5]);
    }

    /// Vertex 1 with branches of these lengths; vertices are numbered from the leaves up.
    fn branches(lengths: &[usize]) -> Vec<usize> {
        let n = 1 + lengths.iter().sum::<usize>();
        let mut parents = vec![];
        for &length in lengths {
            let last = parents.len() + length;
            parents.extend((parents.len() + 3..=last + 1).chain([1]));
        }
        assert_eq!(parents.len(), n - 1);
        parents
    }

    proptest! {
        /// Any tree, whatever its numbers: a vertex more below the leaf of each odd branch makes it
        /// lost, and one more below any leaf then makes it won.
        #[test]
        fn even_branches_are_lost_and_an_odd_one_wins(
            seeds in prop::collection::vec(any::<usize>(), 0..60),
            chosen in any::<prop::sample::Index>(),
        ) {
            let mut parents: Vec<usize> = (1..=seeds.len()).map(|v| seeds[v - 1] % v + 1).collect();
            let n = seeds.len() + 1;
            let mut leaves = vec![];
            for leaf in (1..=n).filter(|leaf| !parents.contains(leaf)) {
                let count = |v: usize| parents[..n - 1].iter().filter(|&&p| p == v).count();
                let up = |&v: &usize| (v > 1).then(|| parents[v - 2]).filter(|&p| count(p) == 1);
                let length = std::iter::successors(Some(leaf), up).count();
                leaves.push((leaf, length % 2 == 1));
            }
            for &(leaf, is_odd) in &leaves {
                if is_odd {
                    parents.push(leaf);
                }
            }
            prop_assert!(!first_player_wins(&parents));
            let end = |leaf: usize| parents.iter().position(|&p| p == leaf).map_or(leaf, |i| i + 2);
            parents.push(end(leaves[chosen.index(leaves.len())].0));
            prop_assert!(first_player_wins(&parents));
        }

        #[test]
        fn branches_below_one_fork(lengths in prop::collection::vec(1..300_usize, 2..9)) {
            let has_odd = lengths.iter().any(|length| length % 2 == 1);
            prop_assert_eq!(first_player_wins(&branches(&lengths)), has_odd);
        }
    }

    #[test]
    fn a_path_of_a_million_vertices_is_no_deeper_than_others() {
        let path: Vec<usize> = (3..=1_000_000).chain([1]).collect();
        assert!(!first_player_wins(&path));
        let path: Vec<usize> = (3..=999_999).chain([1]).collect();
        assert!(first_player_wins(&path));
    }

    #[test]
    #[should_panic(expected = "parent 4: vertices are from 1 to 3")]
    fn refuses_a_vertex_that_is_not_there() {
        first_player_wins(&[1, 4]);
    }
}
