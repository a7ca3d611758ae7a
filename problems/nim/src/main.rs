//! # Nim Game — 【模板】Nim 游戏, Luogu P2197
//!
//! <https://www.luogu.com.cn/problem/P2197> · nim-sum · O(n) time, O(1) memory per case
//!
//! **Statement.** n heaps of stones. A move takes any positive number of stones from one heap;
//! whoever cannot move loses. For each of T cases print `Yes` if the first player wins, else `No`.
//! T ≤ 10, n ≤ 10⁴, heaps below 10⁴, some of them 0. The program takes any T and n and any u64
//! heaps.
//!
//! **Idea.** Two equal heaps are lost: whatever is taken from one can be taken from the other. The
//! *nim-sum* X of the heaps, their bitwise xor ⊕, generalises "equal": write the heaps in binary
//! and ask that every column hold an even number of ones.
//!
//! ```text
//! 14   0 0 1 1 1 0
//! 21   0 1 0 1 0 1
//! 39   1 0 0 1 1 1  ◀ 39 ⊕ 60 = 27: take 12, and every column is even
//!  X   1 1 1 1 0 0
//! ```
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Proof.** Claim: the player to move loses (the position is a P-position) ⇔ X = 0.
//! - The end: no stones, X = 0, and the player to move has lost.
//! - From X = 0: a move changes one heap from h to some s < h, and so X from 0 to h ⊕ s ≠ 0.
//! - From X ≠ 0: an odd number of heaps, so at least one, have the top bit of X, its highest 1. For
//!   such a heap h, h ⊕ X < h, as the top bit becomes 0, and otherwise only lower bits change;
//!   leaving h ⊕ X of it makes the nim-sum 0.
//!
//! **More.** X is also the Grundy value, the least number 0, 1, 2, … that is the value of no
//! *option*, a position one move away: each heap alone has the value h, since its options have the
//! values 0 to h − 1, and for several games side by side the values are added by ⊕
//! ([set-nim](../set_nim/index.html) proves it).
//!
//! **Mistakes.** Asking that the lowered heap fall below the top bit of X, as a proof that is often
//! copied has it: 0 2 3 has X = 1, and 3 goes to 2, not below 1 (`hack-top-bit`). With three heaps
//! a < b < c, "turn c into a ⊕ b": 2 ⊕ 4 = 6 is more than 5 (`hack-largest`). Adding with +
//! (`hack-added`). Stopping at a heap of 0 (`hack-zero-heap`).
//!
//! **Source.** C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of
//! Mathematics 3 (1901), 35–39. AcWing 891 is one case without T; HDU 1849 asks the same of cases
//! that end with a 0 and prints `Rabbit Win!` or `Grass Win!`; CSES 1730 prints `first` or
//! `second`.

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
    use shared::nim::nim_sum;
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
            let (won, value) = (game.is_won(&heaps), game.grundy(&heaps));
            assert_eq!(first_player_wins(heaps.iter().copied()), won, "{heaps:?}");
            assert_eq!(nim_sum(heaps.clone()), value, "{heaps:?}");
        }
    }

    /// Worked examples of a lecture: the heaps, and the heap and take that win.
    #[test]
    fn worked_examples_have_their_winning_move() {
        for (heaps, heap, take) in
            [([14, 21, 39], 2, 12), ([55, 81, 121], 2, 19), ([29, 45, 58], 2, 10)]
        {
            assert!(first_player_wins(heaps.into_iter()));
            assert_eq!(take, heaps[heap] - (heaps[heap] ^ nim_sum(heaps)));
            let mut after = heaps;
            after[heap] -= take;
            assert!(!first_player_wins(after.into_iter()));
        }
    }
}
