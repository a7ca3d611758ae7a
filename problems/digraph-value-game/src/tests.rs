#[path = "rules.rs"]
mod rules;

use super::result;
use proptest::prelude::*;
use referee::{partizan, small, Game, Player, Referee};
use rules::{Graph, Rules};

type Edges = Vec<(usize, usize)>;

/// The number under the token in the end, by the statement, when there are only so many turns.
fn played(numbers: &[u32], edges: &Edges, turns: usize) -> u32 {
    let mut value = numbers.to_vec();
    for left in 1..=turns {
        let next = |v: usize| {
            let ends = edges.iter().filter(|edge| edge.0 == v).map(|edge| value[edge.1]);
            let all = ends.chain([numbers[v]]);
            if (turns - left) % 2 == 0 { all.max() } else { all.min() }.unwrap()
        };
        value = (0..numbers.len()).map(next).collect();
    }
    value[0]
}

/// What the first player can get, by the referee: a position for each number.
fn refereed(numbers: &[u32], edges: &Edges, turns: u64) -> u32 {
    let mut referee =
        Referee::normal(partizan(|graph: &Graph, player| Rules::options_of(graph, player)));
    let edges: Vec<_> = edges.iter().map(|&(from, to)| [from, to]).collect();
    let all: Vec<u64> = numbers.iter().map(|&number| number.into()).collect();
    let gets = |x: &&u32| {
        let (numbers, edges, bar) = (all.clone(), edges.clone(), u64::from(**x));
        let graph = Graph { numbers, edges, token: 0, bar, turns };
        referee.is_won(&(graph, Player::Left))
    };
    *numbers.iter().filter(gets).max().unwrap()
}

fn agrees(numbers: &[u32], edges: &Edges) {
    let found = result(numbers, edges);
    let (turns, n) = (4 * numbers.len() + 4, numbers.len());
    assert_eq!(found, played(numbers, edges, turns), "{numbers:?} {edges:?}");
    assert_eq!(found, played(numbers, edges, turns + 2 * n), "{numbers:?} {edges:?}");
}

#[test]
fn agrees_with_the_rules_on_every_small_graph() {
    for n in 1..=3 {
        for chosen in small::sequences(n * n, 1) {
            let chosen = (0..n * n).filter(|&i| chosen[i] == 1);
            let edges: Edges = chosen.map(|i| (i / n, i % n)).collect();
            for numbers in small::sequences(n, n as u64 - 1) {
                let numbers: Vec<u32> = numbers.iter().map(|&number| number as u32 + 1).collect();
                agrees(&numbers, &edges);
                if numbers.iter().max() == Some(&2) {
                    assert_eq!(result(&numbers, &edges), refereed(&numbers, &edges, 8));
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn agrees_with_the_rules_on_graphs_of_up_to_nine_vertices(
        (numbers, edges) in (2..10_usize).prop_flat_map(|n| {
            let edges = prop::collection::vec((0..n, 0..n), 0..=3 * n);
            (prop::collection::vec(1..=6_u32, n), edges)
        }),
    ) {
        agrees(&numbers, &edges);
        prop_assert_eq!(
            result(&numbers, &edges),
            refereed(&numbers, &edges, 4 * numbers.len() as u64),
        );
    }
}

#[test]
fn the_examples_are_right() {
    let edges = vec![(0, 1), (1, 2), (1, 3), (2, 0)];
    assert_eq!(result(&[1, 10, 4, 5], &edges), 4);
    assert_eq!(result(&[1, 10, 6, 5], &edges), 5);
    assert_eq!(result(&[1, 2], &[(0, 1), (1, 0)]), 1);
    // A ring of three: after an odd number of turns the other player comes to each vertex.
    assert_eq!(result(&[3, 1, 5], &[(0, 1), (1, 2), (2, 0)]), 3);
}

/// Nobody leaves the path: the first player's numbers on it are small, the second player's are large.
#[test]
fn the_longest_path_is_walked_to_its_smallest_large_number() {
    let n = 250_000;
    let edges: Edges = (1..n).map(|v| (v - 1, v)).collect();
    let mut numbers: Vec<u32> =
        (0..n).map(|v| if v % 2 == 0 { 1 } else { 1_000_000_000 - v as u32 }).collect();
    assert_eq!(result(&numbers, &edges), 1_000_000_000 - (n as u32 - 1));
    numbers[123_457] = 7;
    assert_eq!(result(&numbers, &edges), 7);
    numbers[5] = 2;
    assert_eq!(result(&numbers, &edges), 2);
}

referee::refuses! {
    refuses_an_edge_to_no_vertex:
        result(&[5, 6], &[(0, 1), (1, 2)]) => "vertex 3: there are only 2";
}
