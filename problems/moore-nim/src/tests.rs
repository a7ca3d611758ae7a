#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use referee::{small, Game, Referee};
use rules::{Heaps, Rules};

const RANGES: [(usize, u64); 6] = [(0, 0), (1, 12), (2, 9), (3, 6), (4, 4), (5, 3)];

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    for k in 1..=4 {
        let mut referee = Referee::normal(Rules::options);
        for heaps in small::positions(RANGES) {
            let won = referee.is_won(&Heaps { k, sizes: heaps.clone() });
            assert_eq!(first_player_wins(&heaps, k), won, "k = {k}, {heaps:?}");
        }
    }
}

/// The page's last words, of the game in which whoever takes the last stone loses.
#[test]
fn misere_play_differs_only_where_no_heap_is_above_1() {
    for k in 1..=4 {
        let mut referee = Referee::misere(Rules::options);
        for heaps in small::positions(RANGES) {
            let won = match heaps.iter().max() {
                None | Some(0 | 1) => heaps.iter().sum::<u64>() % (k + 1) != 1,
                _ => first_player_wins(&heaps, k),
            };
            assert_eq!(
                referee.is_won(&Heaps { k, sizes: heaps.clone() }),
                won,
                "k = {k}, {heaps:?}"
            );
        }
    }
}

/// The move of the Idea.
fn proof_move(heaps: &[u64], k: usize) -> Vec<u64> {
    let mut after = heaps.to_vec();
    let mut lowered: Vec<usize> = vec![]; // the free heaps
    for place in (0..64).rev() {
        let bit = 1 << place;
        let ones: Vec<usize> =
            (0..heaps.len()).filter(|i| !lowered.contains(i) && heaps[*i] & bit != 0).collect();
        let r = ones.len() % (k + 1);
        for &i in &lowered {
            after[i] &= !bit;
        }
        if lowered.len() >= k + 1 - r {
            for &i in &lowered[..k + 1 - r] {
                after[i] |= bit;
            }
        } else {
            for &i in &ones[..r] {
                after[i] &= !bit;
                lowered.push(i);
            }
        }
    }
    after
}

#[test]
fn the_move_of_the_proof_is_a_move_and_wins() {
    let large = [vec![u64::MAX, 1 << 63, 12345, 678], vec![3, 5, 6, u64::MAX - 1, 1 << 40]];
    for k in 1..=4 {
        for heaps in small::positions(RANGES).chain(large.clone()) {
            if first_player_wins(&heaps, k) {
                let after = proof_move(&heaps, k as usize);
                let lowered = heaps.iter().zip(&after).filter(|(old, new)| new < old).count();
                let raised = heaps.iter().zip(&after).any(|(old, new)| new > old);
                assert!((1..=k as usize).contains(&lowered) && !raised, "k = {k}, {heaps:?}");
                assert!(!first_player_wins(&after, k), "k = {k}, {heaps:?} to {after:?}");
            }
        }
    }
}

#[test]
fn the_example_goes_to_three_equal_heaps() {
    assert!(first_player_wins(&[3, 5, 6], 2));
    assert_eq!(proof_move(&[3, 5, 6], 2), [3, 3, 3]);
    assert!(!first_player_wins(&[3, 3, 3], 2));
}

#[test]
fn the_move_of_the_table_is_that_of_the_proof() {
    assert!(first_player_wins(&[6, 5, 3, 1], 2));
    assert_eq!(proof_move(&[6, 5, 3, 1], 2), [3, 2, 3, 1]);
    assert!(!first_player_wins(&[3, 2, 3, 1], 2));
}

#[test]
fn a_limit_beyond_all_heaps_leaves_only_the_end_lost() {
    assert!(
        first_player_wins(&[1], u64::MAX)
            && first_player_wins(&[u64::MAX; 3], u64::MAX)
            && !first_player_wins(&[0, 0], u64::MAX)
    );
}

referee::refuses! {
    refuses_a_move_from_no_heap: first_player_wins(&[1], 0) => "k = 0";
}
