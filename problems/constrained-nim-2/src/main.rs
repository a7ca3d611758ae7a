//! # Constrained Nim 2 — 受限 Nim 2, AtCoder ABC 297 G
//!
//! <https://atcoder.jp/contests/abc297/tasks/abc297_g> · heaps with a least and a greatest take · O(n) time, O(1) memory
//!
//! **Statement.** n heaps of stones. A move takes at least L and at most R stones from one heap;
//! whoever cannot move loses. The input is `n L R` and the heaps; print `First` if the first player
//! wins, else `Second`. n ≤ 2·10⁵, 1 ≤ L ≤ R ≤ 10⁹, 1 ≤ heap ≤ 10⁹. The program takes any n, any
//! u64 heaps and any u64 L and R with 1 ≤ L ≤ R; other L and R are refused.
//!
//! **Idea.** Let g(x) be the *Grundy value* of a heap of x: the *mex* of the values of its
//! *options* (the positions one move away): the least number 0, 1, 2, … that is not among these
//! values. With fewer than L stones there is no move, so the value is 0. From there on the values
//! rise in blocks of L, until after L + R stones everything repeats:
//!
//! ```text
//! L = 2, R = 5    x   0 1 2 3 4 5 6   7 8 9 10 11 12 13   14 …
//!              g(x)   0 0 1 1 2 2 3   0 0 1  1  2  2  3    0 …
//!
//! x = 9: taking 2 to 5 leaves 7, 6, 5 or 4 with values 0, 3, 2 and 2, whose
//! mex is 1
//! ```
//!
//! **Proof.** Claim: g(x) = ⌊(x mod (L + R))/L⌋, where ⌊ ⌋ rounds down. Then the player to move
//! loses (the position is a P-position) ⇔ the nim-sum ⊕, the bitwise xor, of all g is 0, for the
//! heaps are a sum of games, each move being made in one of them ([set-nim](../set_nim/index.html)
//! proves the theorem of Sprague and Grundy).
//!
//! A move takes stones away, so play ends. By induction on x: write x = q·(L + R) + t·L + s with s
//! < L and t·L + s < L + R. Call the numbers with the same q a period, and those in it with the
//! same t a block. The claim is g(x) = t, and the options have the values claimed.
//! - No option has value t. The numbers below x with value t are those from x − s on, less than L
//!   away, and those of the same block in earlier periods. The nearest of these is the block's last
//!   one in the period before, at least L + R − (L − 1 − s) > R away.
//! - Each u with 1 ≤ u < t is an option's value: take (t − u)·L. That is at least L, and at most
//!   (t − 1)·L, which is less than R because t·L < L + R.
//! - If t > 0, 0 is an option's value: take t·L, if that is at most R. If not, take R: that leaves
//!   t·L + s − R stones above q·(L + R), more than 0 and, as t·L + s < L + R, fewer than L.
//!
//! So t is the mex.
//!
//! **More.** A single heap is lost for the player to move ⇔ x mod (L + R) < L: there the opponent
//! answers any take m by L + R − m. L = 1 is [bounded-nim](../bounded_nim/index.html) with the
//! limit R.
//!
//! **Mistakes.** x mod (L + R), not divided by L (`hack-not-divided`). A period of R + 1, as with
//! L = 1: (x mod (R + 1)) / L (`hack-r-plus-1`). x / L without any period (`hack-no-period`).
//! Counting in takes of L: (x / L) mod (R / L + 1) (`hack-units`). Capping the value at R / L:
//! with L = 4 and R = 5 a heap of 8 is worth 2 all the same (`hack-capped`). The nim-sum of which
//! heaps are won, in place of the nim-sum of their values (`hack-won-heaps`). All stones as one heap
//! (`hack-total`).
//!
//! **Source.** AtCoder Beginner Contest 297 (2023), problem G. HDU 2897, *邂逅明下*, has one heap, of
//! which fewer than L stones must be taken at once, and whoever takes the last one loses: another
//! game.

use proconio::{input, read_value};
use shared::nim::nim_sum;

fn main() {
    input! { count: usize, l: u64, r: u64 }
    let heaps = (0..count).map(|_| read_value!(u64));
    println!("{}", if first_player_wins(heaps, l, r) { "First" } else { "Second" });
}

/// Is the nim-sum of all g ≠ 0?
fn first_player_wins(heaps: impl Iterator<Item = u64>, l: u64, r: u64) -> bool {
    assert!(0 < l && l <= r, "L = {}, R = {}: 1 ≤ L ≤ R must hold", l, r);
    nim_sum(heaps.map(|x| g(x, l, r))) != 0
}

/// The Grundy value of a heap of x stones.
fn g(x: u64, l: u64, r: u64) -> u64 {
    // Where L + R needs 65 bits, x is smaller.
    l.checked_add(r).map_or(x, |period| x % period) / l
}

#[cfg(test)]
mod tests {
    use super::{first_player_wins, g};
    use proptest::prelude::*;
    use shared::rules::{sum, Game};
    use shared::small;

    /// The rule as stated: take l to r stones from one heap.
    fn options(heaps: &[u64], l: u64, r: u64) -> Vec<Vec<u64>> {
        sum(heaps, |&heap| (l..=r.min(heap)).map(move |take| heap - take))
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        for (l, r) in (1..=5).flat_map(|l| (l..=7).map(move |r| (l, r))) {
            let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps, l, r));
            for heaps in small::positions([(0, 0), (1, 30), (2, 14), (3, 9), (4, 4)]) {
                let wins = first_player_wins(heaps.iter().copied(), l, r);
                assert_eq!(wins, game.is_won(&heaps), "{heaps:?}, {l} to {r}");
            }
        }
    }

    #[test]
    fn one_heap_has_its_grundy_value() {
        for (l, r) in (1..=15).flat_map(|l| (l..=30).map(move |r| (l, r))) {
            let mut game = Game::normal(|heap: &Vec<u64>| options(heap, l, r));
            for x in 0..150 {
                assert_eq!(g(x, l, r), game.grundy(&vec![x]), "{x}, {l} to {r}");
            }
        }
    }

    proptest! {
        /// The proof's cases, with numbers of any size.
        #[test]
        fn the_takes_of_the_proof_lead_to_their_values(
            x in any::<u64>(), takes in any::<[u64; 2]>(), shifts in any::<[u8; 2]>(),
        ) {
            let [a, b] = [0, 1].map(|i| 1.max(takes[i] >> (shifts[i] % 64)));
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
    fn the_table_is_right() {
        let values: Vec<u64> = (0..15).map(|x| g(x, 2, 5)).collect();
        assert_eq!(values, [0, 0, 1, 1, 2, 2, 3, 0, 0, 1, 1, 2, 2, 3, 0]);
    }

    #[test]
    fn the_largest_numbers_are_accepted() {
        assert_eq!(g(u64::MAX, 1, u64::MAX), u64::MAX);
        assert_eq!(g(u64::MAX, u64::MAX, u64::MAX), 1);
        assert_eq!(g(u64::MAX - 1, u64::MAX, u64::MAX), 0);
    }

    #[test]
    #[should_panic(expected = "L = 4, R = 3: 1 ≤ L ≤ R must hold")]
    fn refuses_a_least_take_above_the_greatest() {
        first_player_wins([7].into_iter(), 4, 3);
    }

    #[test]
    #[should_panic(expected = "L = 0, R = 3: 1 ≤ L ≤ R must hold")]
    fn refuses_a_take_of_0() {
        first_player_wins([7].into_iter(), 0, 3);
    }
}
