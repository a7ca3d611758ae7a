//! # Passage of Time — 时光的流逝, SBCOI 2020, Luogu P6560
//!
//! <https://www.luogu.com.cn/problem/P6560> · won, lost or drawn on a graph with cycles, from the ends backwards · O(m log m + q(n + m)) time, O(n + m + q) memory
//!
//! **Statement.** A directed graph of n nodes and m edges may have cycles. A question names a node
//! x, where a piece stands, and another node y, the goal. Two players in turn move the piece along
//! an edge; who moves it to the goal wins, and who cannot move loses. The input has `n m q`, m
//! edges `u v`, each from u to v, and q questions `x y`. For each question print `1` if the first
//! player can force a win, `-1` if the second can, `0` if neither can. n ≤ 10⁵, m ≤ 5·10⁵, q ≤ 500.
//! The program takes edges that repeat or lead from a node to itself, and any q. More nodes or
//! edges, a node outside 1 to n, and x = y are refused.
//!
//! **Idea.** Begin where play is over. With the piece on the goal, or on a node that no edge
//! leaves, the player to move has lost: label it *lost*. Go backwards: a node with an edge to a
//! lost one is *won*, for its player goes there; a node whose edges all lead to won ones is lost.
//! What gets no label this way is *drawn*: the piece can go round for ever.
//!
//! ```text
//! a ⇄ b ──▶ c ──▶ d
//!
//! goal c   c, d lost   b won (to c)   a lost (only to b)
//! goal d   d lost      c won (to d)   b: c is won, a has no label; a, b drawn
//! ```
//!
//! With goal d, who leaves the cycle for c gives the win away, so both stay in it.
//!
//! **Proof.** Claim: the player to move can force a win ⇔ the node is labelled won; the opponent
//! can ⇔ it is labelled lost.
//! - A label is true: by induction on the order in which labels are given. On the goal and where no
//!   edge leaves, the player to move has lost. From a won node he moves to a node that was labelled
//!   lost before; from a lost node each of his moves leads to one that was labelled won before.
//!   Labels only get earlier along such play, so the winner needs at most n moves.
//! - Without a label nobody can force a win. No edge of such a node leads to a lost one, else it
//!   were won; not all lead to won ones, else it were lost (a node without edges is lost, too). So
//!   some edge leads to a node without a label. A player who always goes on to such a node never
//!   loses: the opponent, who is to move there, cannot go to a lost node either.
//!
//! Each node keeps a number, `open`: how many of its edges lead to nodes not known as won. When a
//! node is labelled lost, all unlabelled nodes before it are won; when it is labelled won, `open`
//! falls by 1 for each edge to it, and a node where 0 is left is lost. So a question looks at each
//! edge at most once. The goal is lost from the start, wherever its own edges lead. Labels never
//! change, so the search may stop when x has one.
//!
//! **Mistakes.** Labelling only the ends lost, and not a goal that has edges (`hack-goal`).
//! Labelling only the goal lost, and not the ends (`hack-ends`). Counting an edge that repeats once
//! in `open` and as often as it is given when `open` falls (`hack-repeated-edge`). A search with
//! memory, down from x, that takes a node already on its path as drawn, and remembers what follows
//! from that (`hack-depth-first`). Printing 0 whenever a cycle can be reached (`hack-cycle`). The
//! parity of the shortest way to the goal (`hack-parity`). Keeping the labels of the question
//! before (`hack-old-labels`).
//!
//! **Source.** SBCOI 2020, *时光的流逝*. Without cycles and without a goal, but with any number of
//! pieces: [graph-game](../graph_game/index.html).

use proconio::{input, marker::Usize1};

fn main() {
    input! { nodes: usize, edge_count: usize, question_count: usize }
    assert!(nodes <= 100_000, "n = {}: at most 100000 nodes are accepted", nodes);
    assert!(edge_count <= 500_000, "m = {}: at most 500000 edges are accepted", edge_count);
    input! { edges: [(Usize1, Usize1); edge_count], questions: [(Usize1, Usize1); question_count] }
    let graph = Graph::new(nodes, edges);
    let answers = questions.iter().map(|&(x, y)| graph.answer(x, y).to_string());
    println!("{}", answers.collect::<Vec<_>>().join("\n"));
}

/// A graph that is walked backwards; nodes are counted from 0.
struct Graph {
    /// The number of edges from each node.
    edges_from: Vec<i32>,
    /// The nodes before each node: those before v stand at `first[v]..first[v + 1]`.
    before: Vec<u32>,
    first: Vec<usize>,
}

impl Graph {
    fn new(nodes: usize, mut edges: Vec<(usize, usize)>) -> Graph {
        let mut edges_from = vec![0; nodes];
        for &(u, v) in &edges {
            assert!(u.max(v) < nodes, "node {}: there are only {} nodes", u.max(v) + 1, nodes);
            edges_from[u] += 1;
        }
        edges.sort_unstable_by_key(|edge| edge.1);
        let before = edges.iter().map(|edge| edge.0 as u32).collect();
        let first = (0..=nodes).map(|v| edges.partition_point(|edge| edge.1 < v)).collect();
        Graph { edges_from, before, first }
    }

    /// 1 if x is won with the goal y, -1 if it is lost, 0 if it is drawn.
    fn answer(&self, x: usize, y: usize) -> i32 {
        let nodes = self.edges_from.len();
        assert!(x.max(y) < nodes, "node {}: there are only {} nodes", x.max(y) + 1, nodes);
        assert!(x != y, "node {}: the piece already stands on the goal", x + 1);
        // 0 where a node is lost, less where it is won. The goal's number may fall, too, but only when
        // its turn is over: the nodes that are lost from the start come first.
        let mut open = self.edges_from.clone();
        open[y] = 0;
        let mut labelled: Vec<usize> = (0..nodes).filter(|&v| open[v] == 0).collect();
        let mut looked_at = 0;
        while looked_at < labelled.len() && open[x] > 0 {
            let v = labelled[looked_at];
            looked_at += 1;
            let before = &self.before[self.first[v]..self.first[v + 1]];
            if open[v] == 0 {
                for &u in before {
                    if open[u as usize] > 0 {
                        open[u as usize] = -1;
                        labelled.push(u as usize);
                    }
                }
            } else {
                for &u in before {
                    open[u as usize] -= 1;
                    if open[u as usize] == 0 {
                        labelled.push(u as usize);
                    }
                }
            }
        }
        match open[x] {
            0 => -1,
            open => i32::from(open < 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Graph;
    use proptest::prelude::*;
    use shared::rules::{outcomes, Outcome};
    use shared::small;

    type Edges = Vec<(usize, usize)>;

    /// The rules as stated: along an edge, until the piece is on the goal.
    fn options(node: usize, edges: &Edges, goal: usize) -> Vec<usize> {
        let moves = edges.iter().filter(|edge| edge.0 == node && node != goal);
        moves.map(|edge| edge.1).collect()
    }

    /// Every question on a graph.
    fn agrees(nodes: usize, edges: &Edges) {
        let graph = Graph::new(nodes, edges.clone());
        for goal in 0..nodes {
            let found = outcomes(0..nodes, |&node| options(node, edges, goal));
            for x in (0..nodes).filter(|&x| x != goal) {
                let expected = match found[&x] {
                    Outcome::Won => 1,
                    Outcome::Lost => -1,
                    Outcome::Drawn => 0,
                };
                assert_eq!(graph.answer(x, goal), expected, "{edges:?}, {x} to {goal}");
            }
        }
    }

    /// Up to 3 nodes with each edge up to twice, and 4 nodes with each edge up to once.
    #[test]
    fn agrees_with_the_rules_on_every_small_graph() {
        for (nodes, most) in [(2, 2), (3, 2), (4, 1)] {
            for times in small::sequences(nodes * nodes, most) {
                let edge = |i: usize| (i / nodes, i % nodes);
                let edges = (0..nodes * nodes).flat_map(|i| vec![edge(i); times[i] as usize]);
                agrees(nodes, &edges.collect());
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(3000))]

        #[test]
        fn agrees_with_the_rules_on_graphs_of_up_to_nine_nodes(
            (nodes, edges) in (2..10_usize).prop_flat_map(|nodes| {
                (Just(nodes), prop::collection::vec((0..nodes, 0..nodes), 0..3 * nodes))
            }),
        ) {
            agrees(nodes, &edges);
        }
    }

    #[test]
    fn the_picture_is_right() {
        let [a, b, c, d] = [0, 1, 2, 3];
        let graph = Graph::new(4, vec![(a, b), (b, a), (b, c), (c, d)]);
        assert_eq!([a, b, d].map(|x| graph.answer(x, c)), [-1, 1, -1]);
        assert_eq!([a, b, c].map(|x| graph.answer(x, d)), [0, 0, 1]);
    }

    /// No choice anywhere: who is an odd number of edges before the goal wins.
    #[test]
    fn on_the_largest_ring_the_parity_decides() {
        let nodes = 100_000;
        let ring = Graph::new(nodes, (0..nodes).map(|x| (x, (x + 1) % nodes)).collect());
        for (x, goal) in [(0, 99_999), (1, 99_999), (2, 1), (3, 1), (500, 501)] {
            let way = (goal + nodes - x) % nodes;
            assert_eq!(ring.answer(x, goal), if way % 2 == 1 { 1 } else { -1 }, "{x} to {goal}");
        }
    }

    #[test]
    #[should_panic(expected = "node 7: the piece already stands on the goal")]
    fn refuses_to_start_on_the_goal() {
        Graph::new(7, vec![(0, 1)]).answer(6, 6);
    }

    #[test]
    #[should_panic(expected = "node 3: there are only 2 nodes")]
    fn refuses_an_edge_to_no_node() {
        Graph::new(2, vec![(0, 1), (1, 2)]);
    }

    #[test]
    #[should_panic(expected = "node 3: there are only 2 nodes")]
    fn refuses_a_goal_that_is_no_node() {
        Graph::new(2, vec![(0, 1)]).answer(0, 2);
    }
}
