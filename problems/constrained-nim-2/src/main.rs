//! # Constrained Nim 2 — 受限 Nim 2, AtCoder ABC 297 G
//!
//! <https://atcoder.jp/contests/abc297/tasks/abc297_g> · Grundy values in blocks of L with period L + R · O(n) time and memory
//!
//! **Statement.** There are n heaps of stones and two numbers L ≤ R. Two players take turns; a turn
//! takes at least L and at most R stones from one heap. Whoever cannot move loses. Who wins if both
//! play as well as possible?
//!
//! **Input.** The first line has n, L and R, the second the sizes of the n heaps. 1 ≤
//! n ≤ 200 000, 1 ≤ L ≤ R ≤ 10⁹; a heap has from 1 to 10⁹ stones.
//!
//! **Output.** `First` if the first player wins, else `Second`.
//!
//! ```text
//! input     output        input         output        input                   output
//! 3 1 2     First         5 1 1         Second        7 3 14                  First
//! 2 3 3                   3 1 4 1 5                   10 20 30 40 50 60 70
//! ```
//!
//! **Idea.** A single heap of fewer than L stones is lost for the player to move, who cannot move
//! at all. But there are many heaps, and a turn moves in one of them. For such a *sum of games* it
//! is not enough to know who wins each heap alone. [set-nim](../set_nim/index.html) shows what is
//! needed, the *Grundy value* g(x) of a heap of x stones: a heap of value v is as good as v stones
//! of Nim. The value is the *mex* of the values one move away, that is, the least of 0, 1, 2, …
//! that is missing among them. Let L = 2 and R = 5, and compute the values one by one:
//!
//! ```text
//! x      0  1   2  3   4  5   6     7  8   9 10  11 12  13    14 15
//! g(x)   0  0   1  1   2  2   3     0  0   1  1   2  2   3     0  0
//!
//! x = 6: taking 2 to 5 leaves 4, 3, 2 and 1, of values 2, 1, 1 and 0; their mex is 3
//! x = 7: taking 2 to 5 leaves 5, 4, 3 and 2, of values 2, 2, 1 and 1; their mex is 0
//! x = 9: taking 2 to 5 leaves 7, 6, 5 and 4, of values 0, 3, 2 and 2; their mex is 1
//! ```
//!
//! Why do the values come in blocks of L? A move takes at least L, so it never leads from one size
//! to another of the same block, and all of them can have the same value. And from a later block a
//! move can reach every block before it: take L stones, or 2·L, and so on. If the last of these is
//! more than R, as 6 is for x = 6, take R: that leads to block 0 too. So each block has the next
//! number.
//!
//! Why do they begin again at L + R? There even a take of R leaves at least L stones: the first
//! block is out of reach, and value 0 is missing. In general x and x + L + R have the same value,
//! because side by side they are lost for the player to move: the opponent always has an answer. A
//! take of t from x is copied in the other heap. After a take of t from x + L + R the opponent
//! takes L + R − t there, which is from L to R as well, and from then on copies in two equal heaps.
//!
//! So it seems that g(x) = ⌊(x mod (L + R))/L⌋, where mod is the remainder of the division and ⌊ ⌋
//! rounds down.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.**
//! 1. For each heap x compute the remainder of x divided by L + R.
//! 2. Divide this remainder by L and round down: that is g(x).
//! 3. Let X be the nim-sum of all g(x), their bitwise xor.
//! 4. If X = 0, print `Second`, else `First`.
//!
//! **Proof.** Claim: g(x) = ⌊(x mod (L + R))/L⌋.
//!
//! Each move takes stones away, so we may suppose the claim for all smaller heaps. Write x = q·(L +
//! R) + t·L + s with s < L and t·L + s < L + R. Numbers with the same q are a *period*, and those
//! of a period with the same t a *block*. The claim says that g(x) is t. For example, with L = 2
//! and R = 5 the heap 13 has q = 1, t = 3 and s = 0. Three points show that t is the mex of the
//! options' values (an *option* is a position one move away):
//! - *No option has value t.* The smaller heaps of value t are in the blocks with the same t. Those
//!   in x's own block are at most s away, and s < L: too near for a move. The others are in earlier
//!   periods. The nearest of them is the last of its block; it is at least (L + R) + s − (L − 1) =
//!   R + 1 + s away: too far.
//! - *Each u with 1 ≤ u < t is the value of an option.* Taking (t − u)·L stones leads to block u of
//!   the same period. This take is at least L; and it is at most (t − 1)·L, which is less than R
//!   because t·L < L + R.
//! - *If t > 0, then 0 is the value of an option.* If t·L ≤ R, take t·L stones; q·(L + R) + s are
//!   left, in block 0. If t·L > R, take R; then q·(L + R) + (t·L + s − R) are left, and 0 < t·L +
//!   s − R < L, because t·L > R and t·L + s < L + R. So this is in block 0 too.
//!
//! So g(x) = t. The heaps together are a sum of games, each turn moves in one of them, and for a
//! sum [set-nim](../set_nim/index.html) proves: the player to move loses ⇔ X = 0. (⇔ means "if and
//! only if".)
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking x mod (L + R) without dividing it by L (`hack-not-divided`).
//! - A period of R + 1, which is right only for L = 1 (`hack-r-plus-1`).
//! - Taking ⌊x/L⌋ without any period (`hack-no-period`).
//! - Counting in portions of L stones, of which a move takes up to ⌊R/L⌋: ⌊x/L⌋ mod (⌊R/L⌋ + 1)
//!   (`hack-units`).
//! - Cutting the value off at ⌊R/L⌋. With L = 4 and R = 5 a heap of 8 has the value 2 all the same
//!   (`hack-capped`).
//! - Taking 1 for each heap that is won alone and 0 for each other, and the nim-sum of these
//!   (`hack-won-heaps`).
//! - Putting all stones into one heap (`hack-total`).
//!
//! **Beyond.** The program also takes no heap at all, empty heaps, and heaps up to 2⁶⁴ − 1. It
//! refuses L = 0, L > R, and R above 10⁹. A single heap is lost ⇔ x mod (L + R) < L: to each take t
//! the opponent answers with L + R − t. For L = 1 the value is x mod (R + 1), as in
//! [bounded-nim](../bounded_nim/index.html) with the limit R.
//!
//! **Source.** AtCoder Beginner Contest 297 (2023), problem G. HDU 2897, *邂逅明下*, has one heap, of
//! which fewer than L stones must be taken at once, and whoever takes the last one loses: another
//! game.

use proconio::input;
use shared::nim::nim_sum;

fn main() {
    input! { n: usize, l: u64, r: u64, heaps: [u64; n] }
    println!("{}", if first_player_wins(&heaps, l, r) { "First" } else { "Second" });
}

/// Is the nim-sum of the heaps' Grundy values not 0?
fn first_player_wins(heaps: &[u64], l: u64, r: u64) -> bool {
    assert!(0 < l && l <= r && r <= 1_000_000_000, "L = {}, R = {}: not 1 ≤ L ≤ R ≤ 10^9", l, r);
    nim_sum(heaps.iter().map(|&x| g(x, l, r))) != 0
}

/// The Grundy value of a heap of x stones.
fn g(x: u64, l: u64, r: u64) -> u64 {
    x % (l + r) / l
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{first_player_wins, g};
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;
    use shared::small;

    const MOST: u64 = 1_000_000_000;

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        for (l, r) in (1..=5).flat_map(|l| (l..=7).map(move |r| (l, r))) {
            let mut game = Game::normal(Rules::options);
            for heaps in small::positions([(0, 0), (1, 30), (2, 14), (3, 9), (4, 4)]) {
                let wins = first_player_wins(&heaps, l, r);
                let won = game.is_won(&vec![vec![l, r], heaps.clone()]);
                assert_eq!(wins, won, "{heaps:?}, {l} to {r}");
            }
        }
    }

    #[test]
    fn one_heap_has_its_grundy_value() {
        for (l, r) in (1..=15).flat_map(|l| (l..=30).map(move |r| (l, r))) {
            let mut game = Game::normal(Rules::options);
            for x in 0..150 {
                let value = game.grundy(&vec![vec![l, r], vec![x]]);
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

    #[test]
    #[should_panic(expected = "L = 4, R = 3: not 1 ≤ L ≤ R ≤ 10^9")]
    fn refuses_a_least_take_above_the_greatest() {
        first_player_wins(&[7], 4, 3);
    }

    #[test]
    #[should_panic(expected = "L = 0, R = 3: not 1 ≤ L ≤ R ≤ 10^9")]
    fn refuses_a_take_of_0() {
        first_player_wins(&[7], 0, 3);
    }

    #[test]
    #[should_panic(expected = "L = 3, R = 1000000001: not 1 ≤ L ≤ R ≤ 10^9")]
    fn refuses_a_greater_take() {
        first_player_wins(&[7], 3, 1_000_000_001);
    }
}
