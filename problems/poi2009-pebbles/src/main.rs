//! # Pebbles — [POI 2009] KAM-Pebbles, Luogu P3480, BZOJ 1115
//!
//! <https://www.luogu.com.cn/problem/P3480> · staircase Nim on differences · O(n) time, O(1) memory per row
//!
//! **Statement.** Heaps a₁ ≤ … ≤ aₙ stand in a row. A move takes any positive number of pebbles
//! from one heap and must leave the row sorted; whoever cannot move loses. For each of u ≤ 10 rows,
//! n ≤ 1000, print `TAK` if the first player wins, else `NIE`. The sum of a row is at most 10 000.
//! The program takes any u and n and any u64 row, the empty one too; a row that decreases is
//! refused.
//!
//! **Idea.** Watch the steps dᵢ = aᵢ − aᵢ₋₁, with a₀ = 0, and think of dᵢ coins on step i. Taking k
//! pebbles from heap i makes step i smaller by k and step i + 1 larger by k: k coins go one step
//! down to the right, and from step n off the board. That is [staircase
//! Nim](../staircase_nim/index.html), with step n next to the ground.
//!
//! ```text
//!  heaps   2   2   5   9
//!  steps   2 → 0 → 3 → 4 → off the board
//!  X = d₄ ⊕ d₂ = 4 ⊕ 0
//! ```
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Proof.** Claim: the player to move loses (the position is a P-position) ⇔ X := dₙ ⊕ dₙ₋₂ ⊕
//! dₙ₋₄ ⊕ … = 0, where ⊕ is the nim-sum, the bitwise xor.
//! - The end: no heap can be lowered, so every dᵢ = 0, X = 0, and the player to move has lost.
//! - From X = 0: a move takes coins from step i to step i + 1 or off the board. Exactly one of the
//!   two is in X, so exactly one term of X changes, and X ≠ 0 after it.
//! - From X ≠ 0: an odd number of terms, so at least one, have the top bit of X, its highest 1. For
//!   such a step i, dᵢ ⊕ X < dᵢ, as the top bit becomes 0, and otherwise only lower bits change.
//!   Take the difference from heap i, which may lose up to dᵢ pebbles: now X = 0, for step i + 1,
//!   which gains them, is not in X.
//!
//! Reading from the left, the X of the first i heaps is dᵢ ⊕ the X of the first i − 2.
//!
//! **Mistakes.** Taking every second step from the left (`hack-parity`). Leaving out step 1, which
//! is the whole first heap (`hack-first-heap`). The nim-sum of the heaps instead of the steps
//! (`hack-heaps`).
//!
//! **Source.** XVI Polish Olympiad in Informatics (2008/2009), *Kamyki*. The English statement says
//! 1000 for the sum of a row, the Polish one 10 000; nothing here depends on it.

use proconio::{input, read_value};
use shared::print;

fn main() {
    input! { rows: usize }
    let wins = (0..rows).map(|_| {
        input! { count: usize }
        first_player_wins((0..count).map(|_| read_value!(u64)))
    });
    print::verdicts(["TAK", "NIE"], wins);
}

/// Is X ≠ 0?
fn first_player_wins(row: impl Iterator<Item = u64>) -> bool {
    // The last heap so far, X up to it, and X up to the heap before it.
    let (mut last, mut x, mut x_before) = (0, 0, 0);
    for (a, i) in row.zip(1..) {
        assert!(last <= a, "heap {}: a row must not decrease", i);
        let step = a - last;
        (last, x, x_before) = (a, x_before ^ step, x);
    }
    x != 0
}

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use proptest::prelude::*;
    use shared::rules::{sum, Game};
    use shared::small;

    /// The rule as stated: make one heap smaller, keep the row sorted.
    fn options(row: &[u64]) -> Vec<Vec<u64>> {
        sum(row, |&heap| 0..heap).into_iter().filter(|row| row.is_sorted()).collect()
    }

    fn wins(row: &[u64]) -> bool {
        first_player_wins(row.iter().copied())
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_row() {
        let mut game = Game::normal(|row: &Vec<u64>| options(row));
        let ranges = [(0, 0), (1, 30), (2, 20), (3, 12), (4, 8), (5, 6), (6, 5)];
        for row in small::positions(ranges).filter(|row| row.is_sorted()) {
            assert_eq!(wins(&row), game.is_won(&row), "{row:?}");
        }
    }

    #[test]
    fn the_picture_is_won() {
        assert!(wins(&[2, 2, 5, 9]));
        assert!(!wins(&[2, 2, 5, 5])); // the step of 4 taken off the board
    }

    proptest! {
        /// Equal neighbours, from the right in pairs, leave the steps of X at 0.
        #[test]
        fn pairs_of_equal_heaps_are_lost_at_any_size(
            mut heaps in prop::collection::vec(any::<u64>(), 1..9),
        ) {
            heaps.sort_unstable();
            let pairs: Vec<u64> = heaps.iter().flat_map(|&heap| [heap, heap]).collect();
            prop_assert!(!wins(&pairs));
            // An odd row with the same pairs: X is a₁.
            prop_assert_eq!(wins(&[&[heaps[0]], &pairs[..]].concat()), heaps[0] > 0);
        }
    }

    #[test]
    #[should_panic(expected = "heap 3: a row must not decrease")]
    fn refuses_a_row_that_decreases() {
        wins(&[1, 5, 4, 6]);
    }
}
