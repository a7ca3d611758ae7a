#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use proptest::prelude::*;
use referee::{Game, Referee};
use rules::Rules;

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    let mut referee = Referee::normal(Rules::options);
    for (a, b) in (0..=60).flat_map(|a| (0..=60).map(move |b| (a, b))) {
        assert_eq!(first_player_wins(a, b), referee.is_won(&(a, b)), "{a} {b}");
    }
}

/// The pairs one by one: the smaller heap is the least number not yet used.
fn pairs(count: u64) -> Vec<(u64, u64)> {
    let mut used = vec![false; 3 * count as usize + 3];
    let mut least = 0;
    let mut pairs = vec![];
    for k in 0..count {
        while used[least] {
            least += 1;
        }
        pairs.push((least as u64, least as u64 + k));
        used[least] = true;
        used[least + k as usize] = true;
    }
    pairs
}

#[test]
fn the_first_pairs_are_those_of_the_page_and_no_others_are_lost() {
    let pairs = pairs(200);
    let page = [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15), (11, 18), (12, 20)];
    assert_eq!(pairs[..9], page);
    for (a, b) in (0..=300).flat_map(|a| (0..=300).map(move |b| (a, b))) {
        let is_pair = pairs.contains(&(a.min(b), a.max(b)));
        assert_eq!(first_player_wins(a, b), !is_pair, "{a} {b}");
    }
}

/// The three winning moves of the proof.
fn proof_move(x: u64, y: u64, pairs: &[(u64, u64)]) -> (u64, u64) {
    if let Some(pair) = pairs.iter().find(|pair| pair.1 == x && x > 0) {
        return (x, pair.0);
    }
    let pair = pairs.iter().find(|pair| pair.0 == x).unwrap();
    if y > pair.1 {
        *pair
    } else {
        pairs[(y - x) as usize]
    }
}

#[test]
fn the_three_moves_of_the_proof_are_enough() {
    let pairs = pairs(200);
    for (x, y) in (0..=120).flat_map(|x| (x..=120).map(move |y| (x, y))) {
        if first_player_wins(x, y) {
            let (a, b) = proof_move(x, y, &pairs);
            assert!(Rules::options(&(x, y)).contains(&(a, b)), "{x} {y} to {a} {b}");
            assert!(!first_player_wins(a, b), "{x} {y} to {a} {b}");
        }
    }
}

/// Neighbours in the Fibonacci sequence are the hardest: F/F' is as near to φ as it can be.
/// (F₂ᵢ, F₂ᵢ₊₁) with F₁ = F₂ = 1 is a pair, (F₂ᵢ₊₁, F₂ᵢ₊₂) is not.
#[test]
fn fibonacci_neighbours_are_told_apart_up_to_the_limit() {
    let (mut f, mut next, mut lost) = (1, 2, true);
    while next <= MOST {
        assert_eq!(!first_player_wins(f, next), lost, "{f} {next}");
        assert_eq!(!first_player_wins(next, f), lost, "{next} {f}");
        for (a, b) in [(f, next + 1), (f - 1, next), (f + 1, next), (f, next - 1)] {
            // One number in common with a pair, so no pair.
            assert!(!lost || first_player_wins(a, b), "{a} {b}");
        }
        (f, next, lost) = (next, f + next, !lost);
    }
}

const MOST: u64 = 1_000_000_000;

proptest! {
    /// Aₖ = ⌊(k + √(5k²))/2⌋, with the root of the standard library.
    #[test]
    fn every_difference_has_exactly_its_pair(k in 0..MOST) {
        let a = (k + (5 * k * k).isqrt()) / 2;
        prop_assert!(!first_player_wins(a, a + k) && !first_player_wins(a + k, a));
        prop_assert!(first_player_wins(a + 1, a + 1 + k));
        prop_assert!(k == 0 || first_player_wins(a - 1, a - 1 + k));
    }
}

#[test]
fn doubles_fail_first_where_the_page_says() {
    let phi = f64::midpoint(1.0, 5_f64.sqrt());
    let by_double = |k: u64| u64::try_from((k as f64 * phi) as i64).unwrap();
    let fails = |k: &u64| first_player_wins(by_double(*k), by_double(*k) + k);
    assert_eq!((0..110_000_000).find(fails), Some(102_334_155));
    assert_eq!((by_double(102_334_155), 165_580_140 + 102_334_155), (165_580_141, 267_914_295));
}

#[test]
fn the_largest_heaps_are_answered() {
    assert!(first_player_wins(MOST, MOST) && first_player_wins(0, MOST));
    assert!(!first_player_wins(433_494_436, 701_408_732));
}
