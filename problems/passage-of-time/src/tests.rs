#[path = "rules.rs"]
mod rules;

use super::answers;
use proptest::prelude::*;
use referee::{outcomes, small, Game, Outcome};
use rules::{Graph, Rules};

type Edges = Vec<(usize, usize)>;

/// Every question on a graph.
fn agrees(nodes: usize, edges: &Edges) {
    let (mut questions, mut expected) = (vec![], vec![]);
    let stated: Vec<_> = edges.iter().map(|&(u, v)| [u + 1, v + 1]).collect();
    for goal in 0..nodes {
        let start = |x: usize| Graph { edges: stated.clone(), piece: x + 1, goal: goal + 1 };
        let found = outcomes((0..nodes).map(start), Rules::options);
        for x in (0..nodes).filter(|&x| x != goal) {
            questions.push((x, goal));
            expected.push(match found[&start(x)] {
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
    let expected: Vec<i8> = questions.iter().map(expected).collect();
    assert_eq!(answers(nodes, &ring, &questions), expected);
}

referee::refuses! {
    refuses_to_start_on_the_goal: answers(7, &[(0, 1)], &[(6, 6)]) => "7 7: not two nodes";
    refuses_an_edge_to_no_node: answers(2, &[(0, 1), (1, 2)], &[]) => "node 3: there are only 2";
    refuses_a_goal_that_is_no_node: answers(2, &[(0, 1)], &[(0, 2)]) => "1 3: not two nodes";
}
