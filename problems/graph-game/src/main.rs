//! # Moving tokens — 移棋子游戏, AcWing 1319, LibreOJ 10243
//!
//! <https://www.acwing.com/problem/content/1321/> · Grundy values on a graph without cycles · O(N + M) time and memory
//!
//! **Statement.** A directed graph of N nodes and M edges holds tokens. A move takes one token
//! along an edge; who cannot move loses. The input has `N M K`, M edges `x y`, and K nodes that
//! hold a token, a node as often as it holds tokens. Print `win` if the first player wins, else
//! `lose`. N ≤ 2000, M ≤ 6000, 1 ≤ K ≤ N, and the graph has no cycle. Accepted: N up to 10⁶ and M
//! to 5·10⁶ and beyond, any K, edges that repeat, cycles that no token can reach. A node outside
//! 1..=N and a cycle that a token can reach are refused.
//!
//! **Idea.** Tokens do not disturb each other: the position is a sum of games with one token.
//! Grundy values come from the ends of the graph backwards.
//!
//! ```text
//!  ┌───────────────┐       g(c) = mex ∅       = 0
//!  │               ▼       g(b) = mex {0}     = 1
//!  a ────▶ b ────▶ c       g(a) = mex {0, 1}  = 2
//! ```
//!
//! **Proof.** Claim: g(x) = mex{ g(y) : x → y } is the Grundy value of a token on x, and a position
//! is a P-position ⇔ the nim-sum v of its tokens' values is 0. By induction on the longest play:
//! - The end: no edge leaves any token, so every value is mex ∅ = 0, and v = 0.
//! - No option has value v: a move changes one token's g(x), as g(x) is none of g(y).
//! - Each u < v is an option's value: as u < v, v has a 1 in the top bit of u ⊕ v, so some g(x) has
//!   it too, and g(x) ⊕ u ⊕ v < g(x); by the mex some y with x → y has that value, and moving there
//!   gives u.
//!
//! g(x) is finite, at most the longest path from x, but has no bound for all graphs.
//!
//! **Mistakes.** Recursion as deep as the longest path (`max-chain`). A mark array for the mex that
//! is shared by a node and its successors (`hack-shared-marks`). Counting a node with two tokens
//! once (`hack-two-tokens`). Taking the number of moves left for the value (`hack-parity`).
//!
//! **Source.** R. Sprague, *Über mathematische Kampfspiele*, Tôhoku Mathematical Journal 41 (1935),
//! 438–444; P. M. Grundy, *Mathematics and games*, Eureka 2 (1939), 6–8.

use proconio::{input, marker::Usize1};
use shared::nim::nim_sum;

fn main() {
    input! { nodes: usize, edge_count: usize, token_count: usize }
    input! { edges: [(Usize1, Usize1); edge_count], tokens: [Usize1; token_count] }
    println!("{}", if first_player_wins(nodes, &edges, &tokens) { "win" } else { "lose" });
}

/// Is the nim-sum of the tokens' Grundy values ≠ 0? Nodes are counted from 0.
fn first_player_wins(nodes: usize, edges: &[(usize, usize)], tokens: &[usize]) -> bool {
    let ends = edges.iter().flat_map(|&(from, to)| [from, to]);
    if let Some(node) = ends.chain(tokens.iter().copied()).find(|&node| node >= nodes) {
        panic!("node {}: there are only {nodes} nodes", node + 1);
    }
    let mut values = GrundyValues::new(nodes, edges);
    nim_sum(tokens.iter().map(|&token| values.of(token) as u64)) != 0
}

/// What is known of a node's Grundy value; `Open` while the search is below the node.
#[derive(Clone, Copy)]
enum Value {
    Unknown,
    Open,
    Known(usize),
}

/// The Grundy values of a graph, found when asked for.
struct GrundyValues {
    /// The edges sorted by where they leave: those of node x are `to[first[x]..first[x + 1]]`.
    first: Vec<usize>,
    to: Vec<usize>,
    values: Vec<Value>,
    /// The last node in whose mex each value was an option's.
    seen: Vec<usize>,
}

impl GrundyValues {
    fn new(nodes: usize, edges: &[(usize, usize)]) -> Self {
        let mut first = vec![0; nodes + 1];
        for &(from, _) in edges {
            first[from + 1] += 1;
        }
        for x in 0..nodes {
            first[x + 1] += first[x];
        }
        let (mut next, mut to) = (first.clone(), vec![0; edges.len()]);
        for &(from, target) in edges {
            to[next[from]] = target;
            next[from] += 1;
        }
        let seen = vec![usize::MAX; nodes + 1];
        GrundyValues { first, to, values: vec![Value::Unknown; nodes], seen }
    }

    /// g(root). The search keeps its own stack, of nodes and their next edge to follow.
    fn of(&mut self, root: usize) -> usize {
        let mut stack = vec![];
        self.enter(root, &mut stack);
        while let Some((x, edge)) = stack.pop() {
            if edge < self.first[x + 1] {
                stack.push((x, edge + 1));
                self.enter(self.to[edge], &mut stack);
            } else {
                self.values[x] = Value::Known(self.mex_of_options(x));
            }
        }
        match self.values[root] {
            Value::Known(g) => g,
            Value::Unknown | Value::Open => unreachable!("the search ends when the root is known"),
        }
    }

    fn enter(&mut self, x: usize, stack: &mut Vec<(usize, usize)>) {
        match self.values[x] {
            Value::Unknown => {
                self.values[x] = Value::Open;
                stack.push((x, self.first[x]));
            }
            Value::Open => panic!("node {}: lies on a cycle, so play need not end", x + 1),
            Value::Known(_) => {}
        }
    }

    fn mex_of_options(&mut self, x: usize) -> usize {
        for &y in &self.to[self.first[x]..self.first[x + 1]] {
            if let Value::Known(g) = self.values[y] {
                self.seen[g] = x;
            }
        }
        self.seen.iter().take_while(|&&last| last == x).count()
    }
}

#[cfg(test)]
mod tests {
    use super::{first_player_wins, GrundyValues};
    use shared::rules::{sum, Game};
    use shared::small;

    /// The rule as stated: take one token along an edge.
    fn options(tokens: &[usize], edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
        sum(tokens, |&token| {
            edges.iter().filter(move |edge| edge.0 == token).map(|edge| edge.1).collect::<Vec<_>>()
        })
    }

    /// Every graph on 4 nodes whose edges lead to smaller nodes: all without cycles, but for names.
    #[test]
    fn agrees_with_the_rules_on_every_small_graph() {
        let all = (0..4).flat_map(|from| (0..from).map(move |to| (from, to)));
        for edges in small::subsets(all) {
            let mut game = Game::normal(|tokens: &Vec<usize>| options(tokens, &edges));
            for tokens in small::positions([(0, 0), (1, 3), (2, 3), (3, 3)]) {
                let tokens: Vec<usize> = tokens.iter().map(|&token| token as usize).collect();
                let won = game.is_won(&tokens);
                assert_eq!(first_player_wins(4, &edges, &tokens), won, "{edges:?}, {tokens:?}");
            }
        }
    }

    /// An edge from each node to all before it: g(x) = x.
    #[test]
    fn values_grow_as_far_as_paths() {
        let edges: Vec<_> = (0..100).flat_map(|from| (0..from).map(move |to| (from, to))).collect();
        let mut values = GrundyValues::new(100, &edges);
        assert!((0..100).all(|x| values.of(x) == x));
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
    #[should_panic(expected = "node 3: lies on a cycle")]
    fn refuses_a_cycle_that_a_token_reaches() {
        first_player_wins(4, &[(0, 2), (2, 3), (3, 2)], &[0]);
    }

    #[test]
    #[should_panic(expected = "node 5: there are only 4 nodes")]
    fn refuses_an_edge_to_no_node() {
        first_player_wins(4, &[(0, 4)], &[0]);
    }

    #[test]
    #[should_panic(expected = "node 9: there are only 4 nodes")]
    fn refuses_a_token_on_no_node() {
        first_player_wins(4, &[], &[8]);
    }
}
