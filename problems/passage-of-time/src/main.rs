//! # Passage of Time — \[SBCOI2020\] 时光的流逝, Luogu P6560
//!
//! <https://www.luogu.com.cn/problem/P6560> · won, lost or drawn on a graph, from the ends backwards · O(q(n + m)) time, O(n + m) memory
//!
//! **Statement.** There is a directed graph, perhaps with cycles. A piece stands on node x, and
//! another node y is the goal. Two players take turns; a turn moves the piece along an edge.
//! Whoever moves it to the goal wins; whoever cannot move loses; if play never ends, nobody wins.
//! Can the first player force a win, or the second, or neither?
//!
//! **Input.** The first line has n, m and q, the numbers of nodes, edges and questions: n ≤ 10⁵,
//! m ≤ 5·10⁵, q ≤ 500. Then m lines `u v`, each an edge from u to v, and q lines `x y` with x ≠ y,
//! each a question. Nodes are numbered from 1.
//!
//! **Output.** One line for each question: `1` if the first player can force a win, `-1` if the
//! second can, `0` if neither can.
//!
//! ```text
//! input     output        input     output
//! 7 7 1     1             5 5 2     0
//! 1 2                     1 2       1
//! 2 3                     2 3
//! 3 4                     3 1
//! 4 5                     3 4
//! 3 6                     4 5
//! 7 5                     1 5
//! 6 7                     4 3
//! 1 5
//! ```
//!
//! **Idea.** A plain search forwards from x runs round a cycle for ever, and if it stops at nodes
//! that it has seen, it does not know their result. So where do we know the winner at once? Where
//! play is over: with the piece on the goal, or on a node without edges, the player to move has
//! lost. Label these nodes *lost* (always for the player to move) and go backwards, against the
//! edges:
//! - If some edge of a node leads to a lost node, the player to move goes there and wins. Label the
//!   node *won*.
//! - If all edges of a node lead to won nodes, the opponent wins whatever the player to move does.
//!   Label the node lost.
//!
//! Repeat this as long as a new label appears. Here is a graph of four nodes with two different
//! goals:
//!
//! ```text
//! a ⇄ b ──▶ c ──▶ d
//!
//! goal c:   c lost (the goal), d lost (no edges), b won (it leads to c), a lost (only to b)
//! goal d:   d lost, c won; a and b get no label
//! ```
//!
//! With goal d the piece can go round between a and b for ever, and neither player wants to leave
//! this cycle: whoever does moves to c, and from there the opponent reaches the goal. In general a
//! node that gets no label is *drawn*: neither player can force a win. The proof shows why.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.** Keep for each node the edges that end there. For each question:
//! 1. Label the goal and every node without edges lost, and put them into a queue. For each node u
//!    let `left[u]` be the number of its edges.
//! 2. Take the next node v out of the queue and look at each edge from a node u without label to v.
//! 3. If v is lost, label u won. If v is won, lower `left[u]` by 1, and if it is now 0, label u
//!    lost.
//! 4. Put every newly labelled node into the queue. Stop when x has a label or the queue is empty.
//! 5. Print 1 if x is won, −1 if it is lost, 0 if it has no label.
//!
//! Each question looks at each edge at most once.
//!
//! **Proof.** *A label is true.* Go through the labels in the order in which they are given. On the
//! goal and on a node without edges the player to move has lost. From a node labelled won he can
//! move to one that was labelled lost before it. From a node labelled lost each move leads to one
//! that was labelled won before it. So if the winner always moves to a node that was labelled lost
//! before the present one, each move of both leads to a label given earlier, and after fewer than n
//! moves the loser is at an end.
//!
//! *Without a label nobody can force a win.* When the queue is empty no further label is possible:
//! every edge into a labelled node has been looked at. Take a node without label. None of its edges
//! leads to a lost node, else it would be won. Not all of them lead to won nodes, else it would be
//! lost. So at least one edge leads to another node without label or back to itself. A player who
//! always takes such an edge never loses: the opponent then has to move from a node without label,
//! so he cannot reach a lost one. If he moves to a won one, our player can force a win; if not, our
//! player is on a node without label again and goes on in the same way. Both players can play like
//! this, so neither can force a win.
//!
//! *The count.* While u has no label, `left[u]` is the number of its edges less those to won nodes
//! that have left the queue. Each copy of a repeated edge counts by itself, in step 1 and in
//! step 3. Labels never change, so the search may stop as soon as x has one.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Labelling only the nodes without edges lost, and not a goal that has edges (`hack-goal`).
//! - Labelling only the goal lost, and not the nodes without edges (`hack-ends`).
//! - Counting a repeated edge once in `left[u]`, but lowering `left[u]` for each copy
//!   (`hack-repeated-edge`).
//! - Searching forwards with memory, taking a node that is already on the path for drawn, and
//!   storing results that depend on this (`hack-depth-first`).
//! - Printing 0 whenever x can reach a cycle (`hack-cycle`).
//! - Deciding by the parity of the shortest way from x to the goal (`hack-parity`).
//! - Keeping the labels of the question before (`hack-old-labels`).
//!
//! **Beyond.** An edge may be repeated, and it may lead from a node to itself. The program refuses
//! more nodes, edges or questions than the limits allow, a node outside 1 to n, and x = y.
//!
//! **Source.** SBCOI 2020, *时光的流逝*. Going backwards from the ends is called *retrograde analysis*.
//! For many pieces on a graph without cycles and without a goal, see
//! [graph-game](../graph_game/index.html).

use proconio::{input, marker::Usize1};
use std::collections::VecDeque;

fn main() {
    input! { n: usize, m: usize, q: usize }
    assert!(n <= 100_000 && m <= 500_000 && q <= 500, "{} nodes, {} edges, {} questions", n, m, q);
    input! { edges: [(Usize1, Usize1); m], questions: [(Usize1, Usize1); q] }
    for answer in answers(n, &edges, &questions) {
        println!("{}", answer);
    }
}

/// Nodes count from 0.
fn answers(n: usize, edges: &[(usize, usize)], questions: &[(usize, usize)]) -> Vec<i32> {
    let mut degree = vec![0; n];
    let mut before = vec![vec![]; n];
    for &(u, v) in edges {
        assert!(u.max(v) < n, "node {}: there are only {}", u.max(v) + 1, n);
        degree[u] += 1;
        before[v].push(u);
    }
    questions.iter().map(|&(x, goal)| label_of(x, goal, &before, degree.clone())).collect()
}

/// 1 if x is won, -1 if it is lost, 0 if it is drawn.
fn label_of(x: usize, goal: usize, before: &[Vec<usize>], mut left: Vec<i32>) -> i32 {
    assert!(x != goal && x.max(goal) < left.len(), "{} {}: not two nodes", x + 1, goal + 1);
    let start = |v| if v == goal || left[v] == 0 { -1 } else { 0 };
    let mut label: Vec<i32> = (0..left.len()).map(start).collect();
    let mut queue: VecDeque<usize> = (0..left.len()).filter(|&v| label[v] == -1).collect();
    while let (0, Some(v)) = (label[x], queue.pop_front()) {
        for &u in &before[v] {
            if label[u] == 0 {
                left[u] -= i32::from(label[v] == 1);
                if label[v] == -1 || left[u] == 0 {
                    label[u] = -label[v];
                    queue.push_back(u);
                }
            }
        }
    }
    label[x]
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::answers;
    use super::game::Rules;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::{outcomes, Outcome};
    use shared::small;

    type Edges = Vec<(usize, usize)>;

    /// Every question on a graph.
    fn agrees(nodes: usize, edges: &Edges) {
        let (mut questions, mut expected) = (vec![], vec![]);
        for goal in 0..nodes {
            let starts = (0..nodes).map(|x| (edges.clone(), x, goal));
            let found = outcomes(starts, Rules::options);
            for x in (0..nodes).filter(|&x| x != goal) {
                questions.push((x, goal));
                expected.push(match found[&(edges.clone(), x, goal)] {
                    Outcome::Won => 1,
                    Outcome::Lost => -1,
                    Outcome::Drawn => 0,
                });
            }
        }
        assert_eq!(answers(nodes, edges, &questions), expected, "{edges:?}, {questions:?}");
    }

    /// Each edge up to so many times.
    fn agrees_on_every_graph(nodes: usize, most: u64) {
        for times in small::sequences(nodes * nodes, most) {
            let edge = |i: usize| (i / nodes, i % nodes);
            let edges = (0..nodes * nodes).flat_map(|i| vec![edge(i); times[i] as usize]);
            agrees(nodes, &edges.collect());
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_graph() {
        agrees_on_every_graph(2, 2);
        agrees_on_every_graph(3, 2);
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_graph_of_four_nodes() {
        agrees_on_every_graph(4, 1);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(3000))]

        #[test]
        fn agrees_with_the_rules_on_graphs_of_up_to_nine_nodes(
            (nodes, edges) in (2..10_usize).prop_flat_map(|nodes| {
                (Just(nodes), prop::collection::vec((0..nodes, 0..nodes), 0..=3 * nodes))
            }),
        ) {
            agrees(nodes, &edges);
        }
    }

    #[test]
    fn the_picture_is_right() {
        let [a, b, c, d] = [0, 1, 2, 3];
        let edges = [(a, b), (b, a), (b, c), (c, d)];
        let questions = [(a, c), (b, c), (d, c), (a, d), (b, d), (c, d)];
        assert_eq!(answers(4, &edges, &questions), [-1, 1, -1, 0, 0, 1]);
    }

    /// No choice anywhere: who is an odd number of edges before the goal wins. Goals all around.
    #[test]
    fn on_the_largest_ring_the_parity_decides() {
        let nodes = 100_000;
        let ring: Vec<_> = (0..nodes).map(|x| (x, (x + 1) % nodes)).collect();
        let questions: Vec<_> = (0..500).map(|i| (i * i % nodes, i * 7919 % nodes + 1)).collect();
        let expected = |&(x, goal): &(usize, usize)| [-1, 1][(goal + nodes - x) % nodes % 2];
        let expected: Vec<i32> = questions.iter().map(expected).collect();
        assert_eq!(answers(nodes, &ring, &questions), expected);
    }

    #[test]
    #[should_panic(expected = "7 7: not two nodes")]
    fn refuses_to_start_on_the_goal() {
        answers(7, &[(0, 1)], &[(6, 6)]);
    }

    #[test]
    #[should_panic(expected = "node 3: there are only 2")]
    fn refuses_an_edge_to_no_node() {
        answers(2, &[(0, 1), (1, 2)], &[]);
    }

    #[test]
    #[should_panic(expected = "1 3: not two nodes")]
    fn refuses_a_goal_that_is_no_node() {
        answers(2, &[(0, 1)], &[(0, 2)]);
    }
}
