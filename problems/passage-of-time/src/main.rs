//! # Passage of Time — [SBCOI2020] 时光的流逝, Luogu P6560
//!
//! <https://www.luogu.com.cn/problem/P6560> · won, lost or drawn on a graph, from the ends backwards · O(q(n + m) log m) time, mostly a 64th of it, O(n + m + q) memory
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
//! goal d   d lost      c won (to d)   a, b drawn: to leave the cycle gives the win away
//! ```
//!
//! Only the goal differs between questions, so most labels are the same: one search answers 64
//! questions, in the bits of words.
//!
//! **Proof.** Claim: the player to move can force a win ⇔ the node is labelled won; the opponent
//! can ⇔ it is labelled lost.
//! - A label is true: by induction on the order in which labels are given. On the goal and where no
//!   edge leaves, the player to move has lost. From a won node he moves to a node that was labelled
//!   lost before; from a lost node each of his moves leads to one that was labelled won before.
//!   Labels only get earlier along such play, so the winner needs at most n moves.
//! - Without a label nobody can force a win. No edge of such a node leads to a lost one, else it
//!   were won; not all lead to won ones, else it were lost (a node without edges is lost, too). So
//!   some edge leads to a node without a label. A player who goes on to such a node whenever he can
//!   never loses: the opponent, who is to move there, cannot go to a lost node either. He goes to
//!   another node without a label, or to a won one, and then the player wins.
//!
//! The goal is lost from the start, wherever its own edges lead. When a node is labelled lost, all
//! unlabelled nodes with an edge to it are won; `before` has these nodes. When it is labelled won,
//! the edges to it are no longer *open*: whoever takes one loses. An unlabelled node whose last
//! open edge is closed is lost. So a question looks at each edge at most once.
//!
//! For 64 questions each node has 64 labels and 64 numbers of open edges. `open` holds these
//! numbers less 1, in binary: the last digits are the bits of one word, the digits before them
//! those of the next. To take 1 from some of the numbers, change their last digits; where 0 has
//! become 1, go on with the digit before. A question where no digit is left was at the last open
//! edge.
//!
//! A node passes its labels on when its turn comes, and has another turn if it gets more. Any order
//! is right; a good one has few turns. In `order` a node stands behind those that its edges lead
//! to, cycles apart, so that without cycles it has its labels of all questions at its first turn.
//! `order` is the reverse of the order in which a depth-first search against the edges finishes the
//! nodes.
//!
//! **Mistakes.** Labelling only the ends lost, and not a goal that has edges (`hack-goal`).
//! Labelling only the goal lost, and not the ends (`hack-ends`). Counting a repeated edge only once
//! in `open`, but as often as it is given when `open` falls (`hack-repeated-edge`). A search with
//! memory, down from x, that takes a node already on its path as drawn, and remembers what follows
//! from that (`hack-depth-first`). Printing 0 whenever a cycle can be reached (`hack-cycle`). The
//! parity of the shortest way to the goal (`hack-parity`). Keeping the labels of the question
//! before (`hack-old-labels`).
//!
//! **Source.** SBCOI 2020, *时光的流逝*. Without cycles and without a goal, but with any number of
//! pieces: [graph-game](../graph_game/index.html).

use proconio::{input, marker::Usize1};
use std::collections::VecDeque;

fn main() {
    input! { n: usize, m: usize, q: usize }
    assert!(n <= 100_000 && m <= 500_000, "n = {}, m = {}: at most 100000 and 500000", n, m);
    input! { edges: [(Usize1, Usize1); m], questions: [(Usize1, Usize1); q] }
    for answer in answers(n, &edges, &questions) {
        println!("{}", answer);
    }
}

/// For each question 1 if x is won, -1 if it is lost, 0 if it is drawn. Nodes count from 0.
fn answers(nodes: usize, edges: &[(usize, usize)], questions: &[(usize, usize)]) -> Vec<i32> {
    for &(u, v) in edges.iter().chain(questions) {
        assert!(u.max(v) < nodes, "node {}: there are only {} nodes", u.max(v) + 1, nodes);
    }
    let (mut degree, mut before) = (vec![0; nodes], vec![vec![]; nodes]);
    for &(u, v) in edges {
        degree[u] += 1;
        before[v].push(u);
    }
    let (order, mut answers) = (order(&before), vec![]);
    for some in questions.chunks(64) {
        let mut nodes: Vec<_> = degree.iter().map(|&edges| node_with(edges)).collect();
        for (i, &(x, y)) in some.iter().enumerate() {
            assert!(x != y, "node {}: the piece already stands on the goal", x + 1);
            nodes[y].lost |= 1 << i;
        }
        label(&mut nodes, &before, order.clone());
        for (i, &(x, _)) in some.iter().enumerate() {
            answers.push((nodes[x].won >> i & 1) as i32 - (nodes[x].lost >> i & 1) as i32);
        }
    }
    answers
}

/// Each node after those that its edges lead to, cycles apart.
fn order(before: &[Vec<usize>]) -> VecDeque<usize> {
    let (mut order, mut met) = (VecDeque::new(), vec![false; before.len()]);
    let mut stack: Vec<_> = (0..before.len()).map(|v| (v, false)).collect();
    while let Some((v, is_done)) = stack.pop() {
        if is_done {
            order.push_front(v);
        } else if !met[v] {
            met[v] = true;
            stack.push((v, true));
            stack.extend(before[v].iter().map(|&u| (u, false)));
        }
    }
    order
}

/// Each word holds a bit for each question, `open` the last digits first.
struct Node {
    won: u64,
    lost: u64,
    passed_on: u64,
    open: Vec<u64>,
}

fn node_with(edges: usize) -> Node {
    let digits = (0..).take_while(|i| 1 << i < edges);
    let open = digits.map(|i| [0, !0][(edges - 1) >> i & 1]).collect();
    Node { won: 0, lost: [0, !0][usize::from(edges == 0)], passed_on: 0, open }
}

/// Passes labels on while there are new ones.
fn label(nodes: &mut [Node], before: &[Vec<usize>], mut queue: VecDeque<usize>) {
    while let Some(v) = queue.pop_front() {
        let Node { won, lost, passed_on, .. } = nodes[v];
        let new = (won | lost) & !passed_on;
        if new == 0 {
            continue;
        }
        nodes[v].passed_on |= new;
        for &u in &before[v] {
            let node = &mut nodes[u];
            let labelled = node.won | node.lost;
            let mut none_open = new & won;
            for digit in &mut node.open {
                *digit ^= none_open;
                none_open &= *digit;
            }
            node.won |= new & lost & !labelled;
            node.lost |= none_open & !labelled;
            if node.won | node.lost != labelled && node.passed_on == labelled {
                queue.push_back(u);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::answers;
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
        let (mut questions, mut expected) = (vec![], vec![]);
        for goal in 0..nodes {
            let found = outcomes(0..nodes, |&node| options(node, edges, goal));
            for x in (0..nodes).filter(|&x| x != goal) {
                questions.push((x, goal));
                expected.push(match found[&x] {
                    Outcome::Won => 1,
                    Outcome::Lost => -1,
                    Outcome::Drawn => 0,
                });
            }
        }
        assert_eq!(answers(nodes, edges, &questions), expected, "{edges:?}, {questions:?}");
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
    #[should_panic(expected = "node 7: the piece already stands on the goal")]
    fn refuses_to_start_on_the_goal() {
        answers(7, &[(0, 1)], &[(6, 6)]);
    }

    #[test]
    #[should_panic(expected = "node 3: there are only 2 nodes")]
    fn refuses_an_edge_to_no_node() {
        answers(2, &[(0, 1), (1, 2)], &[]);
    }

    #[test]
    #[should_panic(expected = "node 3: there are only 2 nodes")]
    fn refuses_a_goal_that_is_no_node() {
        answers(2, &[(0, 1)], &[(0, 2)]);
    }
}
