//! # Moore's Nim — Nim-K（Moore's Nim）
//!
//! ones in each binary place, mod k + 1 · O(64·n) time, O(1) memory per case
//!
//! **Statement.** n heaps of stones. A move takes stones from at least 1 and at most k heaps, any
//! positive number from each of them; whoever cannot move loses. The input has the number of cases,
//! then for each case `n k` and n heaps; print `First` if the first player wins, else `Second`. Any
//! number of cases, any n and k ≥ 1 and any u64 heaps are accepted, k ≥ n too; k = 0 is refused.
//!
//! **Idea.** For k = 1, in Nim, a position is lost iff in every binary place the number of heaps
//! with a 1 is even. For any k put "divisible by k + 1" in place of "even", since a move changes at
//! most k heaps: in no place can it clear k + 1 ones at once.
//!
//! ```text
//! k = 2     3   0 1 1
//!           5   1 0 1
//!           6   1 1 0    each place has two ones, not 0 or 3
//! ```
//!
//! So the first player wins. How? The two ones in the highest place, of 5 and 6, must go. A heap
//! that has lost a 1 is lower whatever its further digits are, so 5 and 6 may have any digits in
//! the two places left. There 3 has a 1 in each; let the others have one too, which makes three: 3
//! 3 3.
//!
//! **Proof.** For a binary place let c be the number of heaps with a 1 in it. Claim: the player to
//! move loses (the position is a P-position) ⇔ every c is divisible by k + 1.
//! - The end: no stones, every c is 0, and the player to move has lost.
//! - From every c divisible: look at the highest place in which a move changes any heap. A heap
//!   that changes there keeps all digits above, and falls, so its digit goes from 1 to 0. From 1 to
//!   k heaps lose a 1 and none gains one: c is no longer divisible.
//! - From elsewhere: go through the places from the top, with a set F of lowered heaps, empty at
//!   first. A heap once lowered in a place may get any digits below and is lower all the same: it
//!   is free. In each place let r be the number of ones in the heaps outside F, mod k + 1.
//!   + If F has at least k + 1 − r heaps, write a 1 in k + 1 − r of them and a 0 in the others.
//!   + If not, F has at most k − r heaps: clear the 1 of r heaps outside F, which join F, and write
//!     a 0 in the others of F.
//!
//!   Either way this c is now divisible, and F has at most k heaps. At the first place where c was
//!   not divisible F is empty and r > 0, so F gets a heap and this is a move.
//!
//! **Mistakes.** Lowering heaps for each place anew, c mod (k + 1) of them, and giving up where
//! that is more than k in all: with heaps 1 2 and k = 1 the two places seem to need two
//! (`hack-two-places`). The nim-sum in place of the counts (`hack-nim-sum`). Counting mod k
//! (`hack-mod-k`). "k ≥ n, so the first player wins" without asking for a stone (`hack-no-stones`).
//!
//! **Source.** E. H. Moore, *A generalization of the game called Nim*, Annals of Mathematics 11
//! (1910), 93–94.

use proconio::{input, read_value};
use shared::print;

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { count: usize, k: u64 }
        first_player_wins((0..count).map(|_| read_value!(u64)), k)
    });
    print::verdicts(["First", "Second"], wins);
}

/// Is some c not divisible by k + 1?
fn first_player_wins(heaps: impl Iterator<Item = u64>, k: u64) -> bool {
    assert!(k > 0, "k = 0: a move must be allowed to take from at least 1 heap");
    let mut c = [0_u64; 64];
    for heap in heaps {
        for (place, c) in c.iter_mut().enumerate() {
            *c += (heap >> place) & 1;
        }
    }
    // In u128, for k + 1 may be 2⁶⁴.
    c.iter().any(|&c| u128::from(c) % (u128::from(k) + 1) != 0)
}

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use shared::{rules::Game, small};

    const RANGES: [(usize, u64); 6] = [(0, 0), (1, 12), (2, 9), (3, 6), (4, 4), (5, 3)];

    /// The rule as stated: lower 1 to k heaps, each by any positive number.
    fn options(heaps: &[u64], k: u64) -> Vec<Vec<u64>> {
        let mut options = vec![(vec![], 0)]; // the first heaps, and how many of them are lowered
        for &heap in heaps {
            let extend = |(front, lowered): (Vec<u64>, u64)| {
                (0..=heap).map(move |size| {
                    ([&front[..], &[size]].concat(), lowered + u64::from(size < heap))
                })
            };
            options = options.into_iter().flat_map(extend).collect();
        }
        options
            .into_iter()
            .filter(|(_, lowered)| (1..=k).contains(lowered))
            .map(|(heaps, _)| heaps)
            .collect()
    }

    fn wins(heaps: &[u64], k: u64) -> bool {
        first_player_wins(heaps.iter().copied(), k)
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        for k in 1..=4 {
            let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps, k));
            for heaps in small::positions(RANGES) {
                assert_eq!(wins(&heaps, k), game.is_won(&heaps), "k = {k}, {heaps:?}");
            }
        }
    }

    /// The move of the proof's last point.
    fn proof_move(heaps: &[u64], k: usize) -> Vec<u64> {
        let mut after = heaps.to_vec();
        let mut lowered: Vec<usize> = vec![]; // F
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
                if wins(&heaps, k) {
                    let after = proof_move(&heaps, k as usize);
                    let lowered = heaps.iter().zip(&after).filter(|(old, new)| new < old).count();
                    let raised = heaps.iter().zip(&after).any(|(old, new)| new > old);
                    assert!((1..=k as usize).contains(&lowered) && !raised, "k = {k}, {heaps:?}");
                    assert!(!wins(&after, k), "k = {k}, {heaps:?} to {after:?}");
                }
            }
        }
    }

    #[test]
    fn the_example_goes_to_three_equal_heaps() {
        assert!(wins(&[3, 5, 6], 2));
        assert_eq!(proof_move(&[3, 5, 6], 2), [3, 3, 3]);
        assert!(!wins(&[3, 3, 3], 2));
    }

    #[test]
    fn a_limit_beyond_all_heaps_leaves_only_the_end_lost() {
        assert!(wins(&[1], u64::MAX) && wins(&[u64::MAX; 3], u64::MAX) && !wins(&[0, 0], u64::MAX));
    }

    #[test]
    #[should_panic(expected = "k = 0")]
    fn refuses_a_move_from_no_heap() {
        wins(&[1], 0);
    }
}
