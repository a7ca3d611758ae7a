#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, g};
use proptest::prelude::*;
use referee::{small, Game, Referee};
use rules::{Heaps, Rules};

const MOST: u64 = 1_000_000_000;

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    for (l, r) in (1..=5).flat_map(|l| (l..=7).map(move |r| (l, r))) {
        let mut referee = Referee::normal(Rules::options);
        for heaps in small::positions([(0, 0), (1, 30), (2, 14), (3, 9), (4, 4)]) {
            let wins = first_player_wins(&heaps, l, r);
            let won = referee.is_won(&Heaps { l, r, sizes: heaps.clone() });
            assert_eq!(wins, won, "{heaps:?}, {l} to {r}");
        }
    }
}

#[test]
fn one_heap_has_its_grundy_value() {
    for (l, r) in (1..=15).flat_map(|l| (l..=30).map(move |r| (l, r))) {
        let mut referee = Referee::normal(Rules::options);
        for x in 0..150 {
            let value = referee.grundy(&Heaps { l, r, sizes: vec![x] });
            assert_eq!(g(x, l, r), value, "{x}, {l} to {r}");
        }
    }
}

proptest! {
    /// The proof's cases, with numbers of any size.
    #[test]
    fn the_takes_of_the_proof_lead_to_their_values(
        x in any::<u64>(), takes in any::<[u64; 2]>(), shifts in any::<[u8; 2]>(),
    ) {
        let [a, b] = [0, 1].map(|i| 1 + (takes[i] >> (shifts[i] % 64)) % MOST);
        let (l, r) = (a.min(b), a.max(b));
        let t = g(x, l, r);
        for u in [0, 1, t / 2, t.saturating_sub(1)].into_iter().filter(|&u| u < t) {
            let take = r.min((t - u) * l);
            prop_assert!(take >= l && take <= x);
            prop_assert_eq!(g(x - take, l, r), u);
        }
        for take in [l, r, l + (r - l) / 2].into_iter().filter(|&take| take <= x) {
            prop_assert_ne!(g(x - take, l, r), t);
        }
    }
}

#[test]
fn the_values_of_the_page_are_right() {
    let values: Vec<u64> = (0..16).map(|x| g(x, 2, 5)).collect();
    assert_eq!(values, [0, 0, 1, 1, 2, 2, 3, 0, 0, 1, 1, 2, 2, 3, 0, 0]);
    assert_eq!(g(8, 4, 5), 2);
}

#[test]
fn the_largest_numbers_are_answered() {
    assert_eq!(g(MOST, 1, MOST), MOST);
    assert_eq!([MOST - 1, MOST, u64::MAX].map(|x| g(x, MOST, MOST)), [0, 1, 1]);
}

referee::refuses! {
    refuses_a_least_take_above_the_greatest:
        first_player_wins(&[7], 4, 3) => "L = 4, R = 3: not 1 ≤ L ≤ R ≤ 10^9";
    refuses_a_take_of_0: first_player_wins(&[7], 0, 3) => "L = 0, R = 3: not 1 ≤ L ≤ R ≤ 10^9";
    refuses_a_greater_take:
        first_player_wins(&[7], 3, 1_000_000_001) => "L = 3, R = 1000000001: not 1 ≤ L ≤ R ≤ 10^9";
}
