//! # Alice and Bob are playing again — \[清华集训2016\] Alice 和 Bob 又在玩游戏, Luogu P6665, UOJ 266, BZOJ 4730
//!
//! <https://www.luogu.com.cn/problem/P6665> · Grundy values on a forest; sets of values that are marked and joined, the small one into the large one · O(n log n) time on average, O(n) memory
//!
//! **Statement.** There is a forest with the vertices 1 to n. The root of each tree is its vertex
//! with the least number. Alice and Bob take turns, and Alice begins. A turn chooses a vertex x
//! that is still there, and deletes x and all its ancestors that are still there. Whoever cannot
//! move, because no vertex is left, loses. Who wins with best play?
//!
//! **Input.** The first line has T, the number of cases, from 1 to 10. A case has a line with n and
//! m and m lines with an edge `a b` each, in any order and direction. n is from 1 to 10⁵, the sum
//! of all n is at most 2·10⁵, and 0 ≤ m ≤ n − 1. There is no cycle and no edge twice; a tree has at
//! most 50 000 vertices.
//!
//! **Output.** One line for each case: the winner, `Alice` or `Bob`.
//!
//! ```text
//! input     output
//! 4         Alice
//! 2 1       Alice
//! 1 2       Bob
//! 3 2       Alice
//! 1 2
//! 1 3
//! 2 0
//! 3 1
//! 1 2
//! ```
//!
//! **Idea.** Begin with a path of k vertices, its root at the top. A move deletes the upper i
//! vertices, for any i from 1 to k, and a path of k − i is left. That is a heap of k stones in Nim.
//! In general a move deletes the path from the root down to x, and the subtrees that hang beside
//! this path are left: more trees, each with its own root. No later move touches two of them: they
//! are a *sum of games*. So each tree needs its *Grundy value* g, which is the *mex* of the values
//! that a move can leave: the least of 0, 1, 2, … that is not among them. A sum is worth the
//! nim-sum ⊕ (the bitwise xor) of the values, and the player to move loses ⇔ it is 0.
//! ([set-nim](../set_nim/index.html) explains and proves this. ⇔ means "if and only if".)
//!
//! Let g(v) be the value of the subtree of v, and O(v) the set of all values that a move in it can
//! leave. Let S(v) be the nim-sum of g(u) over the children u of v. Deleting v itself leaves the
//! subtrees of its children, so S(v). Choosing an x in the subtree of a child u deletes v as well,
//! and leaves all other children's subtrees, worth S(v) ⊕ g(u) (a second ⊕ g(u) cancels the first),
//! beside what the same move would leave of the subtree of u, a number of O(u). So O(v) is S(v) and
//! all of S(v) ⊕ g(u) ⊕ O(u) for each child u (⊕ with a set: with each number in it). For example:
//!
//! ```text
//! 1 ─┬─ 2        O(2) = O(4) = {0},  g(2) = g(4) = 1
//!    └─ 3 ── 4   S(3) = 1,  O(3) = {1} and 1 ⊕ 1 ⊕ {0} = {0, 1},  g(3) = 2
//!                S(1) = 1 ⊕ 2 = 3
//!                delete 1:         3
//!                delete 2:         3 ⊕ 1 ⊕ {0}    = {2}
//!                delete 3 or 4:    3 ⊕ 2 ⊕ {0, 1} = {1, 0}
//!                O(1) = {0, 1, 2, 3},  g(1) = 4
//! ```
//!
//! Computing each set anew takes too long when the tree is deep: a path of 50 000 vertices has sets
//! with 1, 2, …, 50 000 numbers. Three thoughts make it quick.
//! - *Mark a set.* All numbers of O(u) get the same number xored in, S(v) ⊕ g(u). So write it
//!   beside the set once, as its mark, and do not touch the set.
//! - *Join the small set into the large one.* The sets of the children become one. Each number that
//!   is moved comes into a set that is about twice as large, and this can happen only log n times.
//! - *Do not look for the mex from 0 on.* Let u be the child with the largest value, and L the
//!   nim-sum of the other children's values. From u come all numbers L ⊕ 0, L ⊕ 1, …, L ⊕ (g(u) −
//!   1). If L is small, most of them are 0, 1, 2, … in another order. Take a power of two b > L,
//!   and cut the numbers into blocks of b: xoring L changes only the digits below b, so it mixes
//!   each block in itself. So all blocks that are complete below g(u) are there, and the search
//!   begins after them. With g(u) = 13 and L = 2 we have b = 4, the numbers 0 to 11 are there, and
//!   we begin at 12. The search takes about g(v) − g(u) + b steps: added up along the tree the
//!   differences cancel, and b ≤ 2L + 1 is small if the other children's subtrees are.
//!
//! **Method.**
//! 1. For root = 1, 2, …, n: if the vertex has not been found yet, it is the root of a new tree.
//!    Find this tree from there; list all vertices such that each stands after its parent.
//! 2. Go through the list backwards. A vertex v has S(v), the largest value of a child, and a set
//!    with a mark, all from its children (a leaf has 0, 0, the empty set and the mark 0). First xor
//!    S(v) into the mark, and insert the number S(v): now the set is O(v). (To insert or to look
//!    for a number, xor it with the mark.)
//! 3. Let L = S(v) ⊕ the largest value, b the least power of two above L, and g the largest
//!    multiple of b that is not above the largest value. Raise g by 1 as long as it is in the set.
//!    This is g(v).
//! 4. Xor g(v) into the mark. At the parent, xor g(v) into S and raise the largest value to g(v) if
//!    it is below. Of this set and the one that the parent has already, insert the numbers of the
//!    smaller into the larger, which becomes the parent's.
//! 5. If the nim-sum of g over the roots is not 0, print `Alice`, else `Bob`.
//!
//! **Proof.** Each move deletes x, so play ends. After a move the ancestors of every vertex that is
//! left are those that it had, as far as they are left; so what is left of a tree are whole
//! subtrees, and moves in different ones do not touch each other.
//!
//! *Values.* Deleting v leaves the subtrees of its children. Deleting x in the subtree of a child u
//! deletes v and leaves the subtrees of the other children, and of the subtree of u what the move x
//! leaves there. By the theorem in [set-nim](../set_nim/index.html) the values are S(v), and S(v) ⊕
//! g(u) ⊕ o with o in O(u). There are no other moves, so these numbers are O(v), and the mex of
//! O(v) is g(v). In step 4 g(u) is xored into the numbers of O(u), and in step 2 S(v), and S(v)
//! itself is inserted; so the set is O(v). By the same theorem the player to move, who is Alice,
//! loses ⇔ the nim-sum over the roots is 0.
//!
//! *The search begins low enough.* Let u be the child with the largest value and L = S(v) ⊕ g(u).
//! As g(u) is a mex, all o < g(u) are in O(u), so all L ⊕ o are in O(v). Let b be a power of two
//! above L, and start ≤ g(u) a multiple of b. For each c < start the number L ⊕ c is in the same
//! block of b numbers as c, so it is below start too, and c = L ⊕ (L ⊕ c) is in O(v). So the mex is
//! at least start. A leaf has no child; its largest value is 0, and the search begins at 0.
//!
//! *Time.* A set of the subtree of v has at most as many numbers as the subtree has vertices, so
//! g(v) is at most this size.
//! - *Joins.* n numbers are inserted first. When a smaller set with k numbers is inserted into a
//!   larger one, some of the k may be there already; these numbers vanish, which happens n times at
//!   most in all. If at least half of them vanish, the join costs at most twice as many steps as
//!   numbers vanish. If not, the new set is at least 3/2 as large as the small one was, for more
//!   than k/2 numbers; this happens to a number only O(log n) times. Together O(n log n).
//! - *Searches.* At v the search takes at most g(v) − g(u) + b + 1 steps, where b ≤ 2L + 1, and L
//!   is at most the sum of the values of the other children. Add this over all v. The g(v) and −
//!   g(u) cancel for every vertex that is the child u of its parent. What remains is at most 2n,
//!   and three times the g of all others. Such a value g(c) is at most the size of the subtree of
//!   c, and also at most g(u), so at most the size of the subtree of u. At least one of these two
//!   is not the largest subtree at their parent. So the values are at most twice the sizes of all
//!   subtrees that are not the largest at their parent, and of the trees. A vertex lies in at most
//!   log₂ n such subtrees, as the next larger one is at least twice as large. Together O(n log n).
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking the nim-sum of g(u) + 1 over the children, as if edges were cut: a single vertex
//!   (`hack-edges`).
//! - Overlooking trees without edges: a single vertex (`hack-no-edge`).
//! - Deleting only roots: a path of two (`hack-only-roots`).
//! - Deleting x alone, so that the parity of n decides: a path of two (`hack-parity`).
//! - "A tree is won, so Alice wins": two single vertices (`hack-tree`).
//! - Printing `Alice` if the number of trees is odd (`hack-trees`).
//! - Deleting x with its descendants in place of its ancestors (`hack-descendants`).
//! - Forgetting the brothers' subtrees that a move below u leaves (`hack-brothers`).
//! - Taking the nim-sum of the trees' sizes (`hack-sizes`).
//! - Choosing the vertex with the largest number as a root (`hack-root`).
//! - Taking the nim-sum of the trees' heights (`hack-heights`).
//!
//! **Beyond.** The program also takes larger trees and any number of cases. It refuses a vertex
//! outside 1 to n and edges that close a cycle, also an edge from a vertex to itself and an edge
//! given twice.
//! - *A single tree is always won.* If deleting the root leaves a lost forest, delete the root. If
//!   not, that forest has a winning move x; deleting x at once, with the root, leaves the same. So
//!   g ≥ 1 for every tree, and only forests of two trees or more can be lost.
//! - *A binary trie* does without averages. It keeps in each node how many different numbers are
//!   below it, and a mark that is pushed down when needed. The mex is found by one walk down, which
//!   passes over full halves. Joining two tries destroys a node in each step, and each vertex
//!   brings a path of 17 nodes, so O(n log n) in all.
//!
//! **Source.** Tsinghua training camp 2016 (清华集训). BZOJ 4730 gives 40 s and 1024 MB. Values on a
//! tree in which edges are cut: [game-on-tree](../game_on_tree/index.html).

use proconio::{input, marker::Usize1};
use shared::print;
use std::collections::HashSet;

fn main() {
    input! { t: usize }
    let wins = (0..t).map(|_| {
        input! { n: usize, m: usize, edges: [(Usize1, Usize1); m] }
        alice_wins(n, &edges)
    });
    print::verdicts(["Alice", "Bob"], wins);
}

/// Is the nim-sum of the trees' values not 0? Vertices count from 0; n stands for no parent.
fn alice_wins(n: usize, edges: &[(usize, usize)]) -> bool {
    let mut near = vec![vec![]; n];
    for &(a, b) in edges {
        assert!(a.max(b) < n, "edge {} {}: vertices are from 1 to {}", a + 1, b + 1, n);
        near[a].push(b);
        near[b].push(a);
    }
    let (mut parent, mut order) = (vec![n; n], vec![]);
    for root in 0..n {
        let mut found = if parent[root] == n { vec![(root, n)] } else { vec![] };
        while let Some((v, above)) = found.pop() {
            assert!(parent[v] == n, "edge {} {} closes a cycle", above + 1, v + 1);
            parent[v] = above;
            order.push(v);
            found.extend(near[v].iter().filter(|&&u| u != above).map(|&u| (u, v)));
        }
    }
    let (mut s, mut largest) = (vec![0; n + 1], vec![0_usize; n + 1]);
    let mut sets = vec![(HashSet::new(), 0); n + 1]; // a number x in a set with mark y means x ⊕ y
    for &v in order.iter().rev() {
        let (mut set, mut mark) = std::mem::take(&mut sets[v]);
        mark ^= s[v];
        set.insert(s[v] ^ mark);
        // Below this multiple of a power of two above L all numbers are in the set.
        let start = largest[v] - largest[v] % ((s[v] ^ largest[v]) + 1).next_power_of_two();
        let g = (start..=n).find(|g| !set.contains(&(g ^ mark))).expect("of n + 1 numbers");
        let above = parent[v];
        s[above] ^= g;
        largest[above] = largest[above].max(g);
        let mut joined = (set, mark ^ g);
        if joined.0.len() > sets[above].0.len() {
            std::mem::swap(&mut joined, &mut sets[above]);
        }
        let change = joined.1 ^ sets[above].1;
        sets[above].0.extend(joined.0.iter().map(|x| x ^ change));
    }
    s[n] != 0
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::alice_wins;
    use super::game::Rules;
    use proptest::prelude::*;
    use shared::{board::Board, rules::Game, small};

    /// The position of these parents; nothing if they make a cycle.
    fn given(parents: &[usize]) -> Option<Vec<u64>> {
        let n = parents.len();
        let is_rooted = |v: usize| (0..n).fold(v, |v, _| if v < n { parents[v] } else { n }) == n;
        let parent = |v: usize| (parents[v] as u64 + 1) % (n as u64 + 1);
        let all_are = (0..n).all(is_rooted);
        all_are.then(|| (0..n).flat_map(|v| [parent(v), v as u64 + 1]).collect())
    }

    /// Every labelled forest: a parent for each vertex, or n for none; each root is the least vertex
    /// of its tree. How many there are, and how many are lost.
    fn played(n: usize) -> (usize, usize) {
        let (mut count, mut lost) = (0, 0);
        for parents in small::sequences(n, n as u64) {
            let parents: Vec<usize> = parents.iter().map(|&parent| parent as usize).collect();
            let Some(given) = given(&parents) else { continue };
            let root =
                |v: usize| (0..n).fold(v, |v, _| if parents[v] < n { parents[v] } else { v });
            if (0..n).any(|v| root(v) > v) {
                continue;
            }
            // Every other edge upside down, the last one first.
            let edge = |v: usize| if v % 2 == 0 { (v, parents[v]) } else { (parents[v], v) };
            let edges: Vec<_> = (0..n).rev().filter(|&v| parents[v] < n).map(edge).collect();
            let wins = Game::normal(Rules::options).is_won(&given);
            assert_eq!(alice_wins(n, &edges), wins, "{parents:?}");
            (count, lost) = (count + 1, lost + usize::from(!wins));
        }
        (count, lost)
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_forest() {
        let counts: Vec<usize> = (1..=6).map(|n| played(n).0).collect();
        assert_eq!(counts, [1, 2, 7, 38, 291, 2932]);
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_forest_of_up_to_eight() {
        let all: Vec<(usize, usize)> = (1..=8).map(played).collect();
        let sum = all.iter().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        assert_eq!(sum, (602_180, 15_411));
    }

    /// The value of every subtree, each set computed anew along the ways; parents come first.
    fn values(parents: &[usize]) -> Vec<usize> {
        let n = parents.len();
        let (mut g, mut s, mut left) = (vec![0; n], vec![0; n + 1], vec![0; n]);
        for v in (0..n).rev() {
            let (mut is_below, mut is_met) = (vec![false; n], vec![false; 2 * n + 2]);
            for x in v..n {
                is_below[x] = x == v || (parents[x] < n && is_below[parents[x]]);
                if is_below[x] {
                    left[x] = if x == v { s[v] } else { left[parents[x]] ^ g[x] ^ s[x] };
                    is_met[left[x].min(2 * n + 1)] = true;
                }
            }
            g[v] = is_met.iter().position(|is_met| !is_met).unwrap();
            s[parents[v]] ^= g[v];
        }
        g
    }

    #[test]
    fn the_examples_are_right() {
        assert_eq!(values(&[4, 0, 0, 2]), [4, 1, 2, 1]);
        assert_eq!(values(&[5, 0, 1, 2, 3])[0], 5);
        assert_eq!(values(&[6, 0, 0, 0, 0, 0])[0], 2);
        assert!(alice_wins(4, &[(0, 1), (0, 2), (2, 3)]));
    }

    /// Edges of a path of `length` vertices from `first` on.
    fn path(first: usize, length: usize) -> impl Iterator<Item = (usize, usize)> {
        (first + 1..first + length).map(|v| (v - 1, v))
    }

    proptest! {
        /// A path of as many vertices as the value of all trees makes it 0, and no other path does.
        #[test]
        fn agrees_with_sets_computed_anew(
            choices in prop::collection::vec((any::<usize>(), 0..12_u8), 1..400), near in 1..400_usize,
        ) {
            let n = choices.len();
            let parent = |(v, &(choice, kind)): (usize, &(usize, u8))| match kind {
                0 => n,
                _ if v == 0 => n,
                _ => v - 1 - choice % near.min(v),
            };
            let parents: Vec<usize> = choices.iter().enumerate().map(parent).collect();
            let g = values(&parents);
            let x = (0..n).filter(|&v| parents[v] == n).fold(0, |x, v| x ^ g[v]);
            let mut edges: Vec<_> = (0..n).filter(|&v| parents[v] < n).map(|v| (parents[v], v)).collect();
            prop_assert_eq!(alice_wins(n, &edges), x != 0);
            edges.extend(path(n, x));
            prop_assert!(!alice_wins(n + x, &edges));
            edges.extend(path(n + x, x + 1));
            prop_assert!(alice_wins(n + 2 * x + 1, &edges));
        }
    }

    #[test]
    fn two_long_paths_are_no_deeper_than_others() {
        let edges: Vec<_> = path(0, 50_000).chain(path(50_000, 50_000)).collect();
        assert!(!alice_wins(100_000, &edges) && alice_wins(100_001, &edges));
    }

    #[test]
    #[should_panic(expected = "edge 1 4: vertices are from 1 to 3")]
    fn refuses_a_vertex_that_is_not_there() {
        alice_wins(3, &[(0, 3)]);
    }

    #[test]
    fn refuses_edges_that_close_a_cycle() {
        for edges in [
            &[(0, 0)][..],
            &[(1, 1)],
            &[(0, 1), (1, 0)],
            &[(0, 1), (1, 2), (2, 0)],
            &[(1, 2), (2, 3), (3, 4), (4, 1)],
            &[(0, 1), (1, 2), (2, 3), (3, 1)],
        ] {
            assert!(std::panic::catch_unwind(|| alice_wins(5, edges)).is_err(), "{edges:?}");
        }
    }
}
