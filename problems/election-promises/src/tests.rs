#[path = "rules.rs"]
mod rules;

use super::winning_convention;
use itertools::Itertools;
use proptest::prelude::*;
use referee::{small, Game, Referee};
use rules::{Net, Rules};
use shared::grundy::mex;

type Roads = Vec<(usize, usize)>;

/// The rule as stated, but no tax is set above `most`.
fn options(roads: &[(usize, usize)], most: u64, taxes: &[u64]) -> Vec<Vec<u64>> {
    let mut options = vec![];
    for v in 0..taxes.len() {
        let reached: Vec<usize> =
            roads.iter().filter(|road| road.0 == v).map(|road| road.1).collect();
        for lowered in 0..taxes[v] {
            for set in small::sequences(reached.len(), most) {
                let mut option = taxes.to_vec();
                option[v] = lowered;
                for (&u, &tax) in reached.iter().zip(&set) {
                    option[u] = tax;
                }
                options.push(option);
            }
        }
    }
    options
}

/// All nets in which roads lead to larger numbers; with `back`, to smaller ones.
fn nets(n: usize, back: bool) -> impl Iterator<Item = Roads> {
    let pairs = (0..n).flat_map(move |u| (u + 1..n).map(move |v| (u, v)));
    let pairs = pairs.map(move |(u, v)| if back { (v, u) } else { (u, v) });
    pairs.powerset()
}

/// With 2ᵇ − 1 as the most, the winning convention is still there.
fn agrees(n: usize, most: u64) {
    for roads in [false, true].into_iter().flat_map(|back| nets(n, back)) {
        let mut referee = Referee::normal(|taxes: &Vec<u64>| options(&roads, most, taxes));
        for taxes in small::sequences(n, most) {
            let found = winning_convention(taxes.clone(), &roads);
            assert_eq!(found.is_some(), referee.is_won(&taxes), "{taxes:?} {roads:?}");
            if let Some(found) = found {
                let is_legal = options(&roads, most, &taxes).contains(&found);
                assert!(is_legal && !referee.is_won(&found), "{taxes:?} {roads:?} {found:?}");
            }
        }
    }
}

/// The rule once more, in `rules.rs`, where no tax is above 3.
#[test]
fn agrees_with_the_rules_on_every_net_of_the_board() {
    let mut referee = Referee::normal(Rules::options);
    for (n, most) in [(1, 3), (2, 3), (3, 2), (4, 1)] {
        let taxes: Vec<Vec<u64>> = small::sequences(n, most).collect();
        for (roads, taxes) in nets(n, false).cartesian_product(taxes) {
            let found = winning_convention(taxes.clone(), &roads);
            let stated = options(&roads, 3, &taxes);
            let net = Net { taxes, roads };
            assert_eq!(found.is_some(), referee.is_won(&net), "{net:?}");
            let after = Rules::options(&net).into_iter().map(|net| net.taxes);
            assert_eq!(after.collect::<Vec<_>>(), stated, "{net:?}");
        }
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_net() {
    for (n, most) in [(1, 31), (2, 7), (3, 3), (4, 1)] {
        agrees(n, most);
    }
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_larger_net() {
    for (n, most) in [(2, 15), (3, 7), (4, 3), (5, 1)] {
        agrees(n, most);
    }
}

/// Beyond: which conventions win.
#[test]
fn the_winning_conventions_are_those_of_the_page() {
    for roads in nets(3, false) {
        let levels = levels(3, &roads);
        let is_balanced = |taxes: &[u64]| {
            let mut sums = [0; 3];
            (0..3).for_each(|v| sums[levels[v]] ^= taxes[v]);
            sums == [0; 3]
        };
        let mut referee = Referee::normal(|taxes: &Vec<u64>| options(&roads, 3, taxes));
        for taxes in small::sequences(3, 3) {
            assert_eq!(referee.is_won(&taxes), !is_balanced(&taxes));
            for option in options(&roads, 3, &taxes) {
                assert_eq!(referee.is_won(&option), !is_balanced(&option));
            }
        }
    }
}

/// By the definition: roads lead to larger numbers.
fn levels(n: usize, roads: &[(usize, usize)]) -> Vec<usize> {
    let mut level = vec![0; n];
    for v in (0..n).rev() {
        let out = roads.iter().filter(|road| road.0 == v);
        level[v] = mex(out.map(|road| level[road.1]));
    }
    level
}

#[test]
fn the_levels_of_the_page_are_right() {
    assert_eq!(levels(3, &[(0, 1), (1, 2)]), [0, 1, 0]);
    assert_eq!(levels(3, &[(0, 1), (0, 2)]), [1, 0, 0]);
    assert_eq!(levels(3, &[(0, 1), (1, 2), (0, 2)]), [2, 1, 0]);
    assert_eq!(winning_convention(vec![3, 0, 3], &[(0, 1), (1, 2)]), None);
}

proptest! {
    /// Any net: the convention is legal and balances all levels; then nothing wins.
    #[test]
    fn the_convention_is_legal_and_balances_all_levels(
        taxes in prop::collection::vec(any::<u64>(), 1..60),
        roads in prop::collection::btree_set((0..60_usize, 0..60_usize), 0..200),
    ) {
        let n = taxes.len();
        let roads: Roads = roads
            .into_iter()
            .filter(|&(u, v)| u != v && u.max(v) < n)
            .map(|(u, v)| (u.min(v), u.max(v)))
            .collect();
        let level = levels(n, &roads);
        let balanced = |taxes: &[u64]| {
            (0..n).all(|k| (0..n).filter(|&v| level[v] == k).fold(0, |x, v| x ^ taxes[v]) == 0)
        };
        match winning_convention(taxes.clone(), &roads) {
            None => prop_assert!(balanced(&taxes)),
            Some(after) => {
                prop_assert!(!balanced(&taxes) && balanced(&after));
                let changed: Vec<usize> = (0..n).filter(|&v| after[v] != taxes[v]).collect();
                let is_start = |&&v: &&usize| {
                    let others = changed.iter().filter(|&&u| u != v);
                    after[v] < taxes[v] && others.into_iter().all(|&u| roads.contains(&(v, u)))
                };
                prop_assert!(changed.iter().any(|v| is_start(&v)));
                prop_assert_eq!(winning_convention(after, &roads), None);
            }
        }
    }
}

#[test]
fn a_row_of_all_cities_is_no_deeper_than_others() {
    let roads: Roads = (1..200_000).map(|v| (v - 1, v)).collect();
    let mut taxes = vec![0; 200_000];
    assert_eq!(winning_convention(taxes.clone(), &roads), None);
    taxes[0] = 5;
    assert_eq!(winning_convention(taxes, &roads), Some(vec![0; 200_000]));
}

referee::refuses! {
    refuses_a_circle:
        winning_convention(vec![1, 2, 3], &[(0, 1), (1, 2), (2, 1)]) => "the roads make a cycle";
    refuses_a_city_that_is_not_there:
        winning_convention(vec![1, 2, 3], &[(0, 3)]) => "road 1 4: the cities are 1 to 3";
}
