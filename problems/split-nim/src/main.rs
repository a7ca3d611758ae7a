//! # Split-Nim Game — 拆分-Nim游戏, AcWing 894
//!
//! <https://www.acwing.com/problem/content/896/> · odious numbers · O(n) time, O(1) memory
//!
//! **Statement.** n heaps of stones. A move replaces one heap by two heaps, each strictly smaller
//! than it and each possibly 0; together they may hold more than it did. Whoever cannot move loses.
//! Print `Yes` if the first player wins, else `No`. n, heaps ≤ 100. The program takes any n and any
//! u64 heaps.
//!
//! **Idea.** Let g(h) be the *Grundy value* of a heap: the *mex* of the values of its *options*
//! (the positions one move away): the least number 0, 1, 2, … that is not among these values. Two
//! heaps side by side have the nim-sum ⊕, the bitwise xor, of their values, and the player to move
//! loses iff the nim-sum of all heaps is 0 ([set-nim](../set_nim/index.html) proves it). So g(h) =
//! mex{ g(b) ⊕ g(c) : b, c < h }. Table it, and see the numbers with an odd number of ones in
//! binary, called odious, in order:
//!
//! ```text
//! h      0   1  2   3   4    5    6    7    8
//! g(h)   0   1  2   4   7    8   11   13   14
//!        0   1 10 100 111 1000 1011 1101 1110   in binary
//! ```
//!
//! **Proof.** Claim: g(0) = 0 and g(h) is the h-th odious number. (Play ends: give a heap of h
//! stones the weight 3ʰ; a move turns it into at most 2·3ʰ⁻¹, and the total falls.) By induction on
//! h:
//! - The end: a heap of 0 has no move, and mex ∅ = 0.
//! - No option has value g(h): two heaps b, c < h have g(b) ⊕ g(c), where both are odious, or one
//!   is 0, or both are. The nim-sum of two odious numbers has an even number of ones; with one 0 it
//!   is an odious number before the h-th; with two 0s it is 0.
//! - Each u < g(h) is an option's value. If u is odious it is g(c) with c < h; move to 0 and c. If
//!   u = 0, move to 0 and 0. Otherwise u has at least two ones: its lowest one alone and the rest
//!   are both odious and below g(h), so they are g(b) and g(c) with b, c < h.
//!
//! Of 2i and 2i + 1 exactly one is odious. So the h-th odious number is 2i or 2i + 1 for i = h − 1:
//! 2i if i is odious itself, for 2i has the same ones.
//!
//! **Mistakes.** Assuming that the two heaps together hold at most as many as the old one: then a
//! heap of 4 is worth 6, not 7 (`hack-bounded-sum`). Forgetting the part 0 (`hack-no-zero`). Marks
//! for the mex only up to the largest heap, where g(h) reaches 2h − 1 (`hack-marks`). The nim-sum
//! of the heaps themselves (`hack-plain-nim`).
//!
//! **Source.** AcWing, *拆分-Nim游戏*. The same values are those of Mock Turtles: E. R. Berlekamp, J.
//! H. Conway, R. K. Guy, *Winning Ways*, chapter 14.

use proconio::{input, read_value};

fn main() {
    input! { count: usize }
    let heaps = (0..count).map(|_| read_value!(u64));
    println!("{}", if first_player_wins(heaps) { "Yes" } else { "No" });
}

/// Is the nim-sum of all g ≠ 0?
fn first_player_wins(heaps: impl Iterator<Item = u64>) -> bool {
    heaps.fold(0, |sum, h| sum ^ g(h)) != 0
}

/// The h-th odious number, and 0 for h = 0. It may need 65 bits.
fn g(h: u64) -> u128 {
    match h.checked_sub(1) {
        Some(i) => 2 * u128::from(i) + u128::from(i.count_ones() % 2 == 0),
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::{first_player_wins, g};
    use shared::{rules::Game, small};

    /// The rule as stated: two smaller heaps for one. Heaps are kept sorted and not 0.
    fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
        let mut options = vec![];
        for (i, &heap) in heaps.iter().enumerate() {
            for (b, c) in (0..heap).flat_map(|b| (0..=b).map(move |c| (b, c))) {
                let mut option = [&heaps[..i], &[b, c], &heaps[i + 1..]].concat();
                option.retain(|&heap| heap > 0);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        for heaps in small::positions([(0, 0), (1, 5), (2, 4), (3, 3), (4, 2)]) {
            let mut sorted: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
            sorted.sort_unstable();
            assert_eq!(first_player_wins(heaps.iter().copied()), game.is_won(&sorted), "{heaps:?}");
            let value = heaps.iter().fold(0, |sum, &h| sum ^ g(h));
            assert_eq!(value, game.grundy(&sorted).into(), "{heaps:?}");
        }
    }

    /// The table by its definition: the options of h are those of h − 1 and the pairs with a heap of
    /// h − 1.
    #[test]
    fn agrees_with_the_page_and_with_the_table_up_to_2000() {
        assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 8].map(g), [0, 1, 2, 4, 7, 8, 11, 13, 14]);
        let mut values = vec![0_usize];
        let mut reached = vec![false; 4096];
        for h in 1..=2000_usize {
            for b in 0..h {
                reached[values[h - 1] ^ values[b]] = true;
            }
            values.push(reached.iter().take_while(|&&mark| mark).count());
            assert_eq!(g(h as u64), values[h] as u128, "{h}");
        }
    }

    #[test]
    fn the_largest_heap_has_a_value_of_65_bits() {
        assert_eq!(g(u64::MAX), (1 << 65) - 4); // 2i, as i = 2⁶⁴ − 2 has 63 ones
        assert!(!first_player_wins([u64::MAX, u64::MAX].into_iter()));
    }
}
