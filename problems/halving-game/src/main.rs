//! # The Halving Game — 减半游戏
//!
//! a heap counts by its number of binary digits · O(n) time and memory per case
//!
//! **Statement.** There are n heaps of stones. Two players take turns; a turn chooses a heap that
//! is not empty and takes at least half of it, rounded up. (From 3 stones a player takes 2 or 3.)
//! Whoever cannot move loses. Does the first player win if both play as well as possible?
//!
//! **Input.** The first line has T, the number of cases. Each case has two lines: n, and the sizes
//! of the n heaps, from 0 to 2⁶⁴ − 1. No judge has this problem, so there are no limits for T and
//! n.
//!
//! **Output.** One line for each case: `First` if the first player wins, else `Second`.
//!
//! ```text
//! input     output
//! 3         Second
//! 2         Second
//! 4 7       First
//! 2
//! 8 15
//! 2
//! 4 8
//! ```
//!
//! **Idea.** A single heap is won at once by taking all of it. Two equal heaps are lost: whatever
//! the player to move does in one heap, the opponent does in the other. But some unequal heaps are
//! lost, too. Take 2 and 3. From both heaps a move leaves 1 or 0, so the opponent can answer a move
//! in one heap by leaving as many in the other, 1 1 or 0 0. It seems that 2 and 3 count the same.
//!
//! What does a heap of h stones count? A turn moves in one heap only, so this is a *sum of games*,
//! and [set-nim](../set_nim/index.html) has the answer: find the *Grundy value* g(h). A heap of
//! value v is as good as v stones of Nim. The value is the *mex* of the values one move away, that
//! is, the least of 0, 1, 2, … that is missing among them. At least half is taken, so a move leaves
//! any number from 0 to ⌊h/2⌋, where ⌊ ⌋ rounds down:
//!
//! ```text
//! h            0    1    2    3      4      5      6      7      8
//! may stay          0  0-1  0-1    0-2    0-2    0-3    0-3    0-4
//! g(h)         0    1    2    2      3      3      3      3      4
//! in binary    0    1   10   11    100    101    110    111   1000
//! ```
//!
//! A new value comes at 1, 2, 4, 8, that is, with each further binary digit. The reason: ⌊h/2⌋ is h
//! without its last binary digit. So a move loses at least one digit, and it may lose any number of
//! them, up to all. In the same way a move in Nim makes a heap smaller by any number. So the number
//! of stones in Nim is here the number of digits.
//!
//! **Method.** For each case:
//! 1. For each heap h let g(h) be the number of its binary digits; 0 has none. It can be counted by
//!    halving, rounded down, until 0 is left.
//! 2. Let X be the nim-sum of all g(h), their bitwise xor.
//! 3. If X = 0, print `Second`, else `First`.
//!
//! **Proof.** Claim: g(h) is the number of binary digits of h. Each move takes stones away, so we
//! may suppose this for all smaller heaps.
//! - *h = 0.* No move is possible, and the least number missing among none is 0.
//! - *h ≥ 1, with d digits.* A move leaves any number from 0 to ⌊h/2⌋. As ⌊h/2⌋ has d − 1 digits,
//!   none of these has d digits or more. And each smaller number of digits occurs: 0 has 0 digits,
//!   and for 1 ≤ j ≤ d − 1 the number 2ʲ⁻¹ has j digits and is at most ⌊h/2⌋. So the values one
//!   move away are exactly 0, 1, …, d − 1, and their mex is d.
//!
//! For a sum of games [set-nim](../set_nim/index.html) proves: the player to move loses ⇔ X = 0. (⇔
//! means "if and only if".)
//!
//! **Mistakes.** Each with a case that shows it:
//! - Rounding the half down, so that of 3 stones 2 may stay (`hack-rounding`).
//! - Taking the nim-sum of the stones (`hack-stones`).
//! - Taking ⌊log₂ h⌋, which is one less than the number of digits. This is right for two heaps that
//!   are not empty, but wrong for a single heap of 1, and for 1 2 8 64: 1 ⊕ 2 ⊕ 4 ⊕ 7 = 0,
//!   but 0 ⊕ 1 ⊕ 3 ⊕ 6 = 4 (`hack-log`).
//! - Computing log₂ h in floating point: just below a large power of two the result is rounded up
//!   to a whole number (`hack-double`).
//!
//! **Beyond.** The program takes all that the input can have, also no case, no heap and empty
//! heaps. To find a winning move, choose a heap h with g(h) ⊕ X < g(h), and leave a number of
//! g(h) ⊕ X digits: 0 for 0 digits, 2ʲ⁻¹ for j ≥ 1 digits.
//!
//! **Source.** A lecture on the SG function, as the Grundy value is often called. HackerRank *Half*
//! has the same game and asks for a winning take.

use proconio::input;
use shared::{nim::nim_sum, print};

fn main() {
    input! { cases: [[u64]] }
    print::verdicts(["First", "Second"], cases.iter().map(|heaps| first_player_wins(heaps)));
}

/// Is the nim-sum of all g not 0?
fn first_player_wins(heaps: &[u64]) -> bool {
    nim_sum(heaps.iter().map(|&h| g(h))) != 0
}

/// The number of binary digits of h.
fn g(h: u64) -> u64 {
    u64::from(64 - h.leading_zeros())
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{first_player_wins, g};
    use shared::board::Board;
    use shared::rules::Game;
    use shared::small;

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(Rules::options);
        for heaps in small::positions([(0, 0), (1, 600), (2, 40), (3, 12), (4, 6)]) {
            assert_eq!(first_player_wins(&heaps), game.is_won(&heaps), "{heaps:?}");
        }
    }

    /// A lecture's table.
    #[test]
    fn values_are_those_of_the_table() {
        let mut game = Game::normal(Rules::options);
        let table = [0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5];
        for (h, value) in (0..).zip(table) {
            assert_eq!((g(h), game.grundy(&vec![h])), (value, value), "{h}");
        }
        assert!((16..32).all(|h| g(h) == 5) && g(32) == 6);
        assert_eq!((g(1 << 63), g((1 << 63) - 1), g(u64::MAX)), (64, 63, 64));
        assert_eq!([1, 2, 8, 64].map(g), [1, 2, 4, 7]);
        assert!(!first_player_wins(&[1, 2, 8, 64]));
    }

    /// The winning moves that the page names.
    #[test]
    fn a_winning_move_leaves_no_stone_or_a_power_of_two() {
        for heaps in small::positions([(1, 100), (2, 40), (3, 20)]) {
            let x = heaps.iter().fold(0, |x, &h| x ^ g(h));
            for (i, &h) in heaps.iter().enumerate().filter(|(_, &h)| g(h) ^ x < g(h)) {
                let digits = g(h) ^ x;
                let rest = if digits == 0 { 0 } else { 1 << (digits - 1) };
                let after = [&heaps[..i], &[rest], &heaps[i + 1..]].concat();
                assert!(rest <= h / 2 && !first_player_wins(&after), "{heaps:?}, {i}");
            }
        }
    }
}
