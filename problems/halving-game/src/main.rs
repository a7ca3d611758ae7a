//! # The Halving Game — 减半游戏
//!
//! the number of binary digits · O(n) time, O(1) memory per case
//!
//! **Statement.** n heaps of stones. A move takes stones from one heap that is not empty, at least
//! half of it, rounded up; whoever cannot move loses. The input has T, then for each case n and the
//! heaps; print `First` if the first player wins, else `Second`. Any T and n and any u64 heaps are
//! accepted, 0 included.
//!
//! **Idea.** At most ⌊h/2⌋ stones stay, so a move drops at least one binary digit, and it may drop
//! any number of them. A heap of h stones is worth its number of digits in Nim: that is its *Grundy
//! value* g(h), the *mex* of the values of its *options*, the positions one move away: the least
//! number 0, 1, 2, … not among them.
//!
//! ```text
//! h    0   1   2 3   4 5 6 7   8 … 15   16 … 31
//! g    0   1   2     3         4        5
//! ```
//!
//! **Proof.** Claim: g(h) is the number of binary digits of h (0 for h = 0). Then the player to
//! move loses (the position is a P-position) ⇔ the nim-sum ⊕, the bitwise xor, of all g is 0, for
//! the heaps are a sum of games, each move being made in one of them
//! ([set-nim](../set_nim/index.html) proves it). By induction on h:
//! - The end: h = 0, no move, and mex ∅ = 0.
//! - For h ≥ 1 with g digits, ⌊h/2⌋ has g − 1. Among 0, …, ⌊h/2⌋ every count of digits from 0 to g
//!   − 1 occurs, and g does not. So the mex is g.
//!
//! **Mistakes.** Rounding the half down, so that of 3 stones 2 may stay (`hack-rounding`). The
//! nim-sum of the stones (`hack-stones`). ⌊log₂ h⌋, one less than the number of digits: right for
//! two heaps that are not empty, but wrong for a heap of 1, and for 1 2 8 64, where 1 ⊕ 2 ⊕ 4 ⊕ 7 =
//! 0 and 0 ⊕ 1 ⊕ 3 ⊕ 6 = 4 (`hack-log`). log₂ in floating point near powers of two (`hack-double`).
//!
//! **Source.** A lecture on the SG function, as the Grundy value is often called. HackerRank *Half*
//! has the same game and asks for a winning take.

use proconio::{input, read_value};
use shared::{nim::nim_sum, print};

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { count: usize }
        first_player_wins((0..count).map(|_| read_value!(u64)))
    });
    print::verdicts(["First", "Second"], wins);
}

/// Is the nim-sum of all g ≠ 0?
fn first_player_wins(heaps: impl Iterator<Item = u64>) -> bool {
    nim_sum(heaps.map(g)) != 0
}

/// The number of binary digits.
fn g(h: u64) -> u64 {
    u64::from(u64::BITS - h.leading_zeros())
}

#[cfg(test)]
mod tests {
    use super::{first_player_wins, g};
    use shared::rules::{sum, Game};
    use shared::small;

    /// The rule as stated: take at least half of one heap, rounded up.
    fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
        sum(heaps, |&heap| {
            let half = heap - heap / 2;
            (half.max(1)..=heap).map(move |take| heap - take)
        })
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        for heaps in small::positions([(0, 0), (1, 600), (2, 40), (3, 12), (4, 6)]) {
            assert_eq!(first_player_wins(heaps.iter().copied()), game.is_won(&heaps), "{heaps:?}");
        }
    }

    /// A lecture's table.
    #[test]
    fn values_are_those_of_the_table() {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        let table = [0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5];
        for (h, value) in (0..).zip(table) {
            assert_eq!((g(h), game.grundy(&vec![h])), (value, value), "{h}");
        }
        assert!((16..32).all(|h| g(h) == 5) && g(32) == 6);
        assert_eq!((g(1 << 63), g((1 << 63) - 1), g(u64::MAX)), (64, 63, 64));
        assert_eq!([1, 2, 8, 64].map(g), [1, 2, 4, 7]);
        assert!(!first_player_wins([1, 2, 8, 64].into_iter()));
    }
}
