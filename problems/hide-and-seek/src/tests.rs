#[path = "rules.rs"]
mod rules;

use super::{expected_end, value};
use itertools::Itertools;
use proptest::prelude::*;
use referee::{expected, matrix::solve, secured, Game, Known, Player};
use rules::{Chase, Rules};

/// The start without a stake, with vertices from 0.
fn start(edges: &[(usize, usize)], r: usize, k: usize, t: usize) -> Chase {
    let edges = edges.iter().map(|&(a, b)| [a + 1, b + 1]).collect();
    let (orin, okuu, last) = (r + 1, k + 1, u32::try_from(t).expect("t is small"));
    Chase { orin, okuu, last, time: 0, stake: 0, edges, chosen: None }
}

/// The average end by the rules: both choose at once, round after round.
fn by_the_rules(n: usize, edges: &[(usize, usize)], r: usize, k: usize, t: usize) -> f64 {
    assert!(r.max(k) < n);
    let rounds = |position: &_| {
        let choices = Rules::options_of(position, Player::Left);
        choices.iter().map(|choice| Rules::options_of(choice, Player::Right)).collect()
    };
    expected(
        &start(edges, r, k, t),
        &rounds,
        &|end| Rules::result(end) as f64,
        &mut Known::default(),
    )
}

#[test]
fn what_is_secured_without_luck_is_never_better_than_the_value() {
    let (mut sure, mut mixed) = (0, 0);
    let starts = (0..3).tuple_combinations().flat_map(|(a, b)| [(a, b), (b, a)]);
    let graphs = [(0, 1), (0, 2), (1, 2)].into_iter().powerset();
    for ((edges, (r, k)), t) in graphs.cartesian_product(starts).cartesian_product(1..=3) {
        let end = by_the_rules(3, &edges, r, k, t);
        for stake in 1..=t as u32 + 1 {
            let start = Chase { stake, ..start(&edges, r, k, t) };
            let value = end - f64::from(stake);
            let players = [Player::Left, Player::Right];
            let [low, high] = players.map(|one| secured::<Rules>(&start, one));
            assert!(low as f64 <= value + 1e-9 && value <= high as f64 + 1e-9, "{start:?}");
            if low == high {
                sure += 1;
            } else {
                mixed += 1;
            }
        }
    }
    assert!(sure > 0 && mixed > 0, "{sure} {mixed}");
}

fn agrees(n: usize, edges: &[(usize, usize)], r: usize, k: usize, t: usize) {
    let (found, right) = (expected_end(n, edges, r, k, t), by_the_rules(n, edges, r, k, t));
    assert!((found - right).abs() < 1e-9, "{n} {r} {k} {t} {edges:?}: {found} instead of {right}");
}

#[test]
fn agrees_with_the_rules_on_every_small_graph() {
    // Of each pair of 3 vertices: no edge, or one in either direction; cycles of three too.
    for set in 0..27 {
        let way = |(i, (a, b)): (u32, (usize, usize))| match set / 3_u32.pow(i) % 3 {
            0 => None,
            1 => Some((a, b)),
            _ => Some((b, a)),
        };
        let edges: Vec<_> = (0..).zip([(0, 1), (0, 2), (1, 2)]).filter_map(way).collect();
        for starts in 0..9 {
            for t in 0..=4 {
                agrees(3, &edges, starts / 3, starts % 3, t);
            }
        }
    }
}

proptest! {
    #[test]
    fn agrees_with_the_rules_on_larger_graphs(
        n in 4..=6_usize,
        pairs in prop::collection::vec((0..6_usize, 0..6_usize), 0..12),
        starts in (0..6_usize, 0..6_usize),
        t in 1..=4_usize,
    ) {
        let mut edges: Vec<_> =
            pairs.into_iter().filter(|(a, b)| a < b && *b < n).collect();
        edges.sort_unstable();
        edges.dedup();
        agrees(n, &edges, starts.0 % n, starts.1 % n, t);
    }

    #[test]
    fn the_simplex_method_finds_the_value_of_every_matrix(
        rows in prop::collection::vec(prop::collection::vec(1..=4_u8, 5), 1..=5),
        columns in 1..=5_usize,
    ) {
        // Few different numbers: then many rows bind at once.
        let row = |row: &Vec<u8>| row[..columns].iter().copied().map(f64::from).collect();
        let matrix: Vec<Vec<f64>> = rows.iter().map(row).collect();
        let right = solve(&matrix).value;
        let found = value(matrix);
        prop_assert!((found - right).abs() < 1e-9, "{} instead of {}", found, right);
    }
}

/// The numbers of the page's Beyond: 2 − 1/(t + 1).
#[test]
fn on_three_vertices_the_end_comes_near_to_2() {
    let edges = [(0, 1), (0, 2), (1, 2)];
    for t in 1..=20 {
        let end = expected_end(3, &edges, 1, 0, t);
        assert!((end - (2.0 - 1.0 / (t + 1) as f64)).abs() < 1e-9, "{t}: {end}");
    }
}

#[test]
fn the_examples_are_right() {
    let rows = vec![vec![2.5, 1.0, 3.0], vec![2.0, 2.0, 1.0]];
    assert!((value(rows) - 5.0 / 3.0).abs() < 1e-9);
    // Who has no edge is caught by whoever can come, and nobody catches whom he cannot reach.
    assert!((expected_end(3, &[(0, 1), (1, 2)], 2, 0, 20) - 2.0).abs() < 1e-9);
    assert!((expected_end(3, &[(0, 1), (1, 2)], 0, 2, 20) - 21.0).abs() < 1e-9);
}

referee::refuses! {
    refuses_a_start_that_is_no_vertex:
        expected_end(2, &[], 0, 2, 1) => "start 1 3: vertices are from 1 to 2";
    refuses_an_edge_to_nowhere:
        expected_end(2, &[(0, 2)], 0, 1, 1) => "edge 1 3: vertices are from 1 to 2";
}
