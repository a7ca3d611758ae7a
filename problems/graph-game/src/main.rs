//! # Moving Tokens — 移棋子游戏, AcWing 1319, LibreOJ 10243
//!
//! <https://www.acwing.com/problem/content/1321/> · Grundy values on a graph without cycles · O(N + M) time and memory
//!
//! **Statement.** A directed graph of N nodes and M edges holds tokens. A move takes one token
//! along an edge; whoever cannot move loses. The input has `N M K`, M edges `x y`, each from node x
//! to node y, and K nodes that hold a token, a node as often as it holds tokens. Print `win` if the
//! first player wins, else `lose`. N ≤ 2000, M ≤ 6000, 1 ≤ K ≤ N, and the graph has no cycle. The
//! program takes N and M up to 10⁶, any K, edges that repeat, and cycles that no token can reach.
//! More nodes or edges, a node outside 1 to N, and a cycle that a token can reach are refused.
//!
//! **Idea.** Tokens do not disturb each other: the position is a sum of games with one token each.
//! The *Grundy value* g(x) of a token on x is the *mex* of the values where it can go, the least
//! number 0, 1, 2, … that is not among them. It is found from the ends of the graph backwards.
//!
//! ```text
//!  ┌───────────────┐       g(c) = mex ∅       = 0
//!  │               ▼       g(b) = mex {0}     = 1
//!  a ────▶ b ────▶ c       g(a) = mex {0, 1}  = 2
//! ```
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Proof.** Claim: the player to move loses (the position is a P-position) ⇔ the nim-sum ⊕, the
//! bitwise xor, of the tokens' values is 0. That is the theorem of Sprague and Grundy for a sum of
//! games, proved at [set-nim](../set_nim/index.html); it asks only that play ends, and it does, for
//! no token can meet a cycle.
//!
//! A node is valued when all its edges lead to valued nodes. If some node were never valued, one of
//! its edges would lead to a node never valued, and so on without end: into a cycle. Conversely
//! each node of a cycle waits for the next, and so does every node that leads there. So the nodes
//! without a value are those from which a cycle can be reached.
//!
//! A node of value v > 0 has an edge to one of value v − 1, so some path of v edges leaves it:
//! values are at most as large as paths are long. Over all graphs they have no bound: where each of
//! n nodes has an edge to every later one, the first has value n − 1.
//!
//! **Mistakes.** Marks for the mex that a node shares with the nodes behind its edges
//! (`hack-shared-marks`). Counting a node with two tokens once (`hack-two-tokens`). Taking the
//! longest path for the value (`hack-parity`).
//!
//! **Source.** R. Sprague, *Über mathematische Kampfspiele*, Tôhoku Mathematical Journal 41 (1935),
//! 438–444; P. M. Grundy, *Mathematics and games*, Eureka 2 (1939), 6–8.

use proconio::{input, marker::Usize1};
use shared::{grundy::Mex, nim::nim_sum};

const MOST: usize = 1_000_000;

fn main() {
    input! { nodes: usize, edge_count: usize, token_count: usize }
    assert!(nodes.max(edge_count) <= MOST, "at most {} nodes and edges are accepted", MOST);
    input! { edges: [(Usize1, Usize1); edge_count], tokens: [Usize1; token_count] }
    println!("{}", if first_player_wins(nodes, &edges, &tokens) { "win" } else { "lose" });
}

/// Is the nim-sum of the tokens' Grundy values ≠ 0? Nodes are counted from 0.
fn first_player_wins(nodes: usize, edges: &[(usize, usize)], tokens: &[usize]) -> bool {
    let ends = edges.iter().flat_map(|&(x, y)| [x, y]);
    if let Some(node) = ends.chain(tokens.iter().copied()).find(|&node| node >= nodes) {
        panic!("node {}: there are only {} nodes", node + 1, nodes);
    }
    let g = grundy_values(nodes, edges);
    nim_sum(tokens.iter().map(|&x| match g[x] {
        Some(value) => value as u64,
        None => panic!("node {}: a cycle can be reached from it, so play need not end", x + 1),
    })) != 0
}

/// g of each node; none where a cycle can be reached.
fn grundy_values(nodes: usize, edges: &[(usize, usize)]) -> Vec<Option<usize>> {
    let (mut to, mut from) = (vec![vec![]; nodes], vec![vec![]; nodes]);
    for &(x, y) in edges {
        to[x].push(y);
        from[y].push(x);
    }
    let mut unvalued: Vec<usize> = to.iter().map(Vec::len).collect();
    let mut ready: Vec<usize> = (0..nodes).filter(|&x| to[x].is_empty()).collect();
    let mut mex = Mex::up_to(nodes);
    let mut g = vec![None; nodes];
    while let Some(y) = ready.pop() {
        g[y] = Some(mex.of(to[y].iter().filter_map(|&z| g[z])));
        for &x in &from[y] {
            unvalued[x] -= 1;
            if unvalued[x] == 0 {
                ready.push(x);
            }
        }
    }
    g
}

#[cfg(test)]
mod tests {
    use super::{first_player_wins, grundy_values};
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

    #[test]
    fn the_picture_is_right() {
        let [a, b, c] = [0, 1, 2];
        assert_eq!(grundy_values(3, &[(a, b), (b, c), (a, c)]), [Some(2), Some(1), Some(0)]);
    }

    /// An edge from each node to all before it: g(x) = x.
    #[test]
    fn values_grow_as_far_as_paths() {
        let edges: Vec<_> = (0..100).flat_map(|from| (0..from).map(move |to| (from, to))).collect();
        assert!(grundy_values(100, &edges).into_iter().eq((0..100).map(Some)));
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
    #[should_panic(expected = "node 1: a cycle can be reached from it")]
    fn refuses_a_cycle_that_a_token_reaches() {
        first_player_wins(4, &[(0, 2), (2, 3), (3, 2)], &[1, 0]);
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
