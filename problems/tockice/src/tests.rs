#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use proptest::prelude::*;
use referee::{Game, Player, Referee};
use rules::{Rules, Table};
use std::collections::HashSet;

fn wins(points: &[(i64, i64)]) -> bool {
    first_player_wins(points.to_vec())
}

fn turn([a, b, c]: [(i64, i64); 3]) -> i64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

/// The sets of `count` points of a square grid without three on a line.
fn sets(side: i64, count: usize) -> Vec<Vec<(i64, i64)>> {
    let mut all: Vec<Vec<(i64, i64)>> = vec![vec![]];
    for i in 0..side * side {
        let point = (i % side, i / side);
        let longer: Vec<_> = all
            .iter()
            .filter(|set| set.len() < count)
            .filter(|set| {
                (0..set.len()).all(|b| (0..b).all(|a| turn([set[a], set[b], point]) != 0))
            })
            .map(|set| [&set[..], &[point]].concat())
            .collect();
        all.extend(longer);
    }
    all.retain(|set| set.len() == count);
    all
}

#[test]
fn agrees_with_the_rules_on_every_small_set() {
    for (side, count) in [(2, 1), (3, 2), (4, 3), (4, 4), (3, 5)] {
        for points in sets(side, count) {
            let table = Table { points: points.clone(), lines: vec![] };
            assert_eq!(wins(&points), Referee::normal(Rules::options).is_won(&table), "{points:?}");
        }
    }
}

/// The numbers of segments with which play can end.
fn lengths(points: &[(i64, i64)]) -> HashSet<usize> {
    let start = Table { points: points.to_vec(), lines: vec![] };
    let (mut seen, mut next, mut ends) = (HashSet::new(), vec![start], HashSet::new());
    while let Some(table) = next.pop() {
        let options = Rules::options(&table);
        if options.is_empty() {
            ends.insert(table.lines.len());
        }
        next.extend(options.into_iter().filter(|option| seen.insert(option.lines.clone())));
    }
    ends
}

#[test]
fn every_play_has_the_number_of_moves_that_the_page_says() {
    for points in sets(3, 5).into_iter().chain(sets(4, 5).into_iter().step_by(23)) {
        let is_edge = |a: usize, b: usize| {
            a != b && (0..5).all(|c| turn([points[a], points[b], points[c]]) >= 0)
        };
        let h = (0..5).filter(|&a| (0..5).any(|b| is_edge(a, b))).count();
        assert_eq!(lengths(&points), HashSet::from([12 - h]), "{points:?}");
    }
    assert_eq!(lengths(&[(0, 0), (4, 0), (0, 4)]), HashSet::from([3]));
    assert_eq!(lengths(&[(0, 0), (4, 0), (0, 4), (4, 4)]), HashSet::from([5]));
    assert_eq!(lengths(&[(0, 0), (4, 0), (0, 4), (1, 1)]), HashSet::from([6]));
}

proptest! {
    /// One play, each segment at random, as long as some segment can be drawn.
    #[test]
    fn agrees_with_one_play_of_random_points(
        points in prop::collection::vec((0..1_000_000_i64, 0..1_000_000_i64), 1..12),
        mut seed in any::<usize>(),
    ) {
        let general = (0..points.len())
            .all(|c| (0..c).all(|b| (0..b).all(|a| turn([points[a], points[b], points[c]]) != 0)));
        prop_assume!(general && (points.len() != 2 || points[0] != points[1]));
        let mut table = Table { points: points.clone(), lines: vec![] };
        loop {
            let mut moves = Rules::moves(&table, Player::Left);
            if moves.is_empty() {
                break;
            }
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            table = moves.swap_remove((seed >> 33) % moves.len()).1;
        }
        prop_assert_eq!(wins(&points), table.lines.len() % 2 == 1);
    }

    #[test]
    fn points_on_a_parabola_are_all_on_the_hull(n in 2..1000_i64, steep in 1..500_i64) {
        let points = (0..n).map(|x| (x, steep * x * x)).collect();
        prop_assert!(first_player_wins(points));
    }
}

#[test]
fn large_coordinates_do_not_overflow() {
    let most = 1_000_000_000;
    let corners = vec![(-most, -most), (most, -most), (-most, most), (most, most)];
    assert!(first_player_wins(corners.clone()));
    assert!(!first_player_wins([&corners[..3], &[(-1, -2)]].concat()));
}
