//! # Moving Tokens — 移棋子游戏, AcWing 1319, LibreOJ 10243
//!
//! <https://www.acwing.com/problem/content/1321/> · Grundy values on a graph without cycles, by recursion with memory · O(N + M + K) time, O(N + M) memory
//!
//! **Statement.** There is a directed graph without cycles, and some of its nodes hold tokens, one
//! or more each. Two players take turns; a turn moves one token along an edge. Whoever cannot move
//! loses. Does the first player win if both play as well as possible?
//!
//! **Input.** The first line has N, M and K, the numbers of nodes, edges and tokens. Then M lines
//! `x y`, each an edge from node x to node y. The last line has K nodes, one for each token; a node
//! with several tokens is repeated. 1 ≤ K ≤ N ≤ 2000, M ≤ 6000; nodes are numbered from 1 to N.
//!
//! **Output.** `win` if the first player wins, else `lose`.
//!
//! ```text
//! input      output        input     output
//! 6 8 4      win           2 1 2     lose
//! 2 1                      1 2
//! 2 4                      1 1
//! 1 4
//! 1 5
//! 4 5
//! 1 3
//! 3 5
//! 3 6
//! 1 2 4 6
//! ```
//!
//! **Idea.** Tokens do not get in each other's way, and a turn moves only one of them. So the whole
//! game is a *sum* of games with one token each, and [set-nim](../set_nim/index.html) has shown how
//! to treat a sum: give each node x a number g(x), its *Grundy value*, so that a token on x is as
//! good as a Nim heap of g(x) stones. Then the player to move loses exactly if the nim-sum of the
//! tokens' values, their bitwise xor ⊕, is 0.
//!
//! Which number? In Nim a heap of v stones can be changed to 0, 1, …, v − 1, but it cannot stay v.
//! So a node should have value v if its edges lead to nodes of each value below v and to none of
//! value v. That number is the *mex* of the values to which its edges lead: the least of 0, 1, 2, …
//! that is missing among them. (An edge to a larger value helps nobody: the opponent moves the same
//! token on to a node of the old value.)
//!
//! ```text
//!  ┌───────────────┐       g(c) = mex {}      = 0
//!  │               ▼       g(b) = mex {0}     = 1
//!  a ────▶ b ────▶ c       g(a) = mex {0, 1}  = 2
//! ```
//!
//! With tokens on a and b the nim-sum is 2 ⊕ 1 = 3, not 0. The first player moves the token from a
//! to b. Now two tokens stand on the same node, 1 ⊕ 1 = 0, and whatever the opponent does with one
//! of them, the first player does with the other.
//!
//! A value is known as soon as the values one edge further are. In the first sample nodes 5 and 6
//! have no edges, so their value is 0, and the others follow:
//!
//! ```text
//! node          5    6    4     3        1         2
//! edges to                5    5, 6   3, 4, 5    1, 4
//! values there            0    0, 0   1, 1, 0    2, 1
//! g             0    0    1     1        2         0
//! ```
//!
//! The tokens on 1, 2, 4 and 6 have the nim-sum 2 ⊕ 0 ⊕ 1 ⊕ 0 = 3: the first player wins.
//!
//! In a program a recursive function finds these values: g(x) asks for g(y) for each edge from x to
//! y. But many paths may lead to the same node. If there are edges from each node to the next two,
//! the number of paths grows like the Fibonacci numbers. So each value is stored when it is found,
//! and not computed again.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.**
//! 1. For each node x keep the list of the nodes y to which its edges lead.
//! 2. To find g(x): if it is stored, take it. Otherwise find g(y) for all y in the list of x, in
//!    the same way; g(x) is the least of 0, 1, 2, … that is not among them. Store it. (A node
//!    without edges gets 0.)
//! 3. Let X be the nim-sum of g(x) over all tokens. A node with two tokens counts twice.
//! 4. If X = 0, print `lose`, else `win`.
//!
//! **Proof.** Claim: the player to move loses ⇔ X = 0. (⇔ means "if and only if".)
//! - *Play ends.* There is no cycle, so no token comes to the same node twice, and each makes fewer
//!   than N moves.
//! - *It is a sum of games.* Each token alone is a game in which both players have the same moves;
//!   a turn moves in one of these games, and whoever cannot move loses. For such a sum
//!   [set-nim](../set_nim/index.html) proves the theorem of Sprague and Grundy: if g is the mex of
//!   the values one move away, the player to move loses ⇔ the nim-sum of all g is 0.
//! - *Step 2 finds g.* Each call asks only for nodes one edge further. A path without cycles has at
//!   most N nodes, so the calls come to an end, and the definition of g is followed at each node.
//!   As values are stored, each list is gone through once.
//!
//! *How large can a value be?* A node of value v has edges to nodes of the values 0, 1, …, v − 1,
//! and so at least v edges. These nodes in turn have at least 0, 1, …, v − 1 edges. Together this
//! is at least v(v + 1)/2 edges, so with M ≤ 6000 no value is above 109.
//!
//! **Mistakes.** Each with a case that shows it:
//! - One set of marks for the mex of all nodes, which the calls for the next nodes change while it
//!   is in use (`hack-shared-marks`).
//! - Counting a node with two tokens once (`hack-two-tokens`).
//! - Taking the length of the longest path from a node as its value (`hack-parity`).
//!
//! **Beyond.** The program takes any number of edges and tokens, repeated edges, and a cycle that
//! no token can reach. It refuses more than 2000 nodes, a node outside 1 to N, and a cycle that a
//! token can reach. One can also do without recursion: go through the nodes in reverse topological
//! order, that is, so that each node comes after all nodes to which its edges lead. Every game in
//! which both players have the same moves and play must end is a game on a graph: its positions are
//! the nodes, its moves the edges. If there are cycles, play need not end; see
//! [passage-of-time](../passage_of_time/index.html) for one token.
//!
//! **Source.** R. Sprague, *Über mathematische Kampfspiele*, Tôhoku Mathematical Journal 41 (1935),
//! 438–444; P. M. Grundy, *Mathematics and games*, Eureka 2 (1939), 6–8.

use proconio::{input, marker::Usize1};
use shared::grundy::mex;

/// What g holds while the value of a node is still being found.
const OPEN: usize = usize::MAX;

fn main() {
    input! { n: usize, m: usize, k: usize }
    input! { edges: [(Usize1, Usize1); m], tokens: [Usize1; k] }
    println!("{}", if first_player_wins(n, &edges, &tokens) { "win" } else { "lose" });
}

/// Is the nim-sum of the tokens' Grundy values not 0? Nodes count from 0.
fn first_player_wins(n: usize, edges: &[(usize, usize)], tokens: &[usize]) -> bool {
    assert!(n <= 2000, "{} nodes: at most 2000", n);
    let mut next = vec![vec![]; n];
    for &(x, y) in edges {
        assert!(x.max(y) < n, "node {}: there are only {}", x.max(y) + 1, n);
        next[x].push(y);
    }
    let mut g = vec![None; n];
    let mut sum = 0;
    for &x in tokens {
        assert!(x < n, "node {}: there are only {}", x + 1, n);
        sum ^= grundy_value(x, &next, &mut g);
    }
    sum != 0
}

/// g(x); all values that are found on the way are stored.
fn grundy_value(x: usize, next: &[Vec<usize>], g: &mut [Option<usize>]) -> usize {
    if let Some(value) = g[x] {
        assert!(value != OPEN, "node {}: it is on a cycle, so play need not end", x + 1);
        return value;
    }
    g[x] = Some(OPEN);
    let value = mex(next[x].iter().map(|&y| grundy_value(y, next, g)));
    g[x] = Some(value);
    value
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{first_player_wins, grundy_value};
    use shared::board::Board;
    use shared::rules::Game;
    use shared::small;

    /// Every graph on 4 nodes whose edges lead to smaller nodes: all without cycles, but for names.
    #[test]
    fn agrees_with_the_rules_on_every_small_graph() {
        let all = (0..4).flat_map(|from| (0..from).map(move |to| (from, to)));
        for edges in small::subsets(all) {
            let mut game = Game::normal(Rules::options);
            let ends: Vec<u64> =
                edges.iter().flat_map(|&(x, y)| [x as u64 + 1, y as u64 + 1]).collect();
            for tokens in small::positions([(0, 0), (1, 3), (2, 3), (3, 3)]) {
                let nodes = tokens.iter().map(|token| token + 1).collect();
                let won = game.is_won(&vec![ends.clone(), nodes]);
                let tokens: Vec<usize> = tokens.iter().map(|&token| token as usize).collect();
                assert_eq!(first_player_wins(4, &edges, &tokens), won, "{edges:?}, {tokens:?}");
            }
        }
    }

    /// g of all nodes.
    fn values(n: usize, edges: &[(usize, usize)]) -> Vec<usize> {
        let to = |x| edges.iter().filter(move |edge| edge.0 == x).map(|edge| edge.1).collect();
        let next: Vec<Vec<usize>> = (0..n).map(to).collect();
        let mut g = vec![None; n];
        (0..n).map(|x| grundy_value(x, &next, &mut g)).collect()
    }

    #[test]
    fn the_values_of_the_page_are_right() {
        let [a, b, c] = [0, 1, 2];
        assert_eq!(values(3, &[(a, b), (b, c), (a, c)]), [2, 1, 0]);
        let sample = [(2, 1), (2, 4), (1, 4), (1, 5), (4, 5), (1, 3), (3, 5), (3, 6)];
        assert_eq!(values(6, &sample.map(|(x, y)| (x - 1, y - 1))), [2, 0, 1, 1, 0, 0]);
    }

    /// An edge from each node to all before it: g(x) = x. With 110 nodes that is 5995 edges.
    #[test]
    fn values_grow_up_to_109() {
        let edges: Vec<_> = (0..110).flat_map(|from| (0..from).map(move |to| (from, to))).collect();
        assert_eq!(edges.len(), 5995);
        assert!(values(110, &edges).into_iter().eq(0..110));
    }

    /// As deep as a search can be.
    #[test]
    fn the_longest_path_is_answered() {
        let path: Vec<_> = (1..2000).map(|x| (x - 1, x)).collect();
        assert!(first_player_wins(2000, &path, &[0]) && !first_player_wins(2000, &path, &[1]));
    }

    #[test]
    fn repeated_edges_count_once_and_tokens_as_often_as_named() {
        assert!(first_player_wins(2, &[(0, 1), (0, 1)], &[0]));
        assert!(!first_player_wins(2, &[(0, 1), (0, 1)], &[0, 0]));
    }

    #[test]
    fn a_cycle_that_no_token_reaches_does_not_matter() {
        assert!(first_player_wins(4, &[(0, 1), (2, 3), (3, 2), (2, 0)], &[0]));
    }

    #[test]
    #[should_panic(expected = "node 3: it is on a cycle, so play need not end")]
    fn refuses_a_cycle_that_a_token_reaches() {
        first_player_wins(4, &[(0, 2), (2, 3), (3, 2)], &[1, 0]);
    }

    #[test]
    #[should_panic(expected = "node 5: there are only 4")]
    fn refuses_an_edge_to_no_node() {
        first_player_wins(4, &[(0, 4)], &[0]);
    }

    #[test]
    #[should_panic(expected = "node 9: there are only 4")]
    fn refuses_a_token_on_no_node() {
        first_player_wins(4, &[], &[8]);
    }

    #[test]
    #[should_panic(expected = "2001 nodes: at most 2000")]
    fn refuses_more_nodes() {
        first_player_wins(2001, &[], &[0]);
    }
}
