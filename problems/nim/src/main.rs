//! # Nim — 【模板】Nim 游戏, Luogu P2197, AcWing 891
//!
//! <https://www.luogu.com.cn/problem/P2197> · nim-sum · O(n) time, O(1) memory a case
//!
//! **Statement.** n heaps of stones. A move takes any positive number of stones from one heap; who
//! cannot move loses. For each of T cases print `Yes` if the first player wins, else `No`. T ≤ 10,
//! n ≤ 10⁴, heaps below 10⁴, some of them 0. Any T and n and any u64 heaps are accepted.
//!
//! **Idea.** Two equal heaps are lost: whatever is taken from one can be taken from the other. The
//! nim-sum X generalises "equal": write the heaps in binary and ask that every column hold an even
//! number of ones.
//!
//! ```text
//! 14   0 0 1 1 1 0
//! 21   0 1 0 1 0 1
//! 39   1 0 0 1 1 1  ◀ 39 ⊕ 60 = 27: take 12, and every column is even
//!  X   1 1 1 1 0 0
//! ```
//!
//! **Proof.** Claim: P-position ⇔ X = 0.
//! - The end: no stones, X = 0.
//! - From X = 0: a move changes one heap a to some b < a and X to a ⊕ b ≠ 0.
//! - From X ≠ 0: an odd number of heaps hold the top bit of X, so some heap a does. Its size a ⊕ X
//!   is below a, as the top bit goes out and only lower bits change besides, and makes X = 0.
//!
//! More: X is the Grundy value. A heap of X stones added to the position makes a nim-sum of 0, a
//! P-position, and the Grundy value is the one size of heap that does.
//!
//! **Mistakes.** Showing a ⊕ X < a by a ⊕ X < 2ʲ ≤ a with 2ʲ the top bit of X: not so for 0 2 3,
//! where X = 1 and 3 ⊕ 1 = 2 ≥ 2⁰ (`hack-top-bit`). With three heaps a < b < c "turn c into a ⊕ b":
//! 2 ⊕ 4 = 6 is more than 5 (`hack-largest`). Adding with + (`hack-added`). Ending at a heap of 0
//! (`hack-zero-heap`).
//!
//! **Source.** C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of
//! Mathematics 3 (1901), 35–39.

use proconio::{input, read_value};
use shared::{nim::nim_sum, print};

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { count: usize }
        first_player_wins((0..count).map(|_| read_value!(u64)))
    });
    print::verdicts(["Yes", "No"], wins);
}

/// Is X ≠ 0?
fn first_player_wins(heaps: impl Iterator<Item = u64>) -> bool {
    let x = nim_sum(heaps);
    x != 0
}

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use shared::rules::{sum, Game};
    use shared::small;

    /// The rule as stated: take any positive number of stones from one heap.
    fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
        sum(heaps, |&heap| 0..heap)
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        for heaps in small::positions([(0, 0), (1, 40), (2, 24), (3, 12), (4, 7), (5, 4)]) {
            let won = game.is_won(&heaps);
            assert_eq!(first_player_wins(heaps.iter().copied()), won, "{heaps:?}");
        }
    }

    /// Worked examples of a lecture: the heaps, and the heap and take that win.
    #[test]
    fn worked_examples_have_their_winning_move() {
        for (heaps, heap, take) in
            [([14, 21, 39], 2, 12), ([55, 81, 121], 2, 19), ([29, 45, 58], 2, 10)]
        {
            assert!(first_player_wins(heaps.into_iter()));
            let mut after = heaps;
            after[heap] -= take;
            assert!(!first_player_wins(after.into_iter()));
        }
    }
}
