//! # Split-Nim Game — 拆分-Nim游戏, AcWing 894
//!
//! <https://www.acwing.com/problem/content/896/> · splitting heaps, a pattern in the table of Grundy values · O(n) time and memory
//!
//! **Statement.** There are n heaps of stones. Two players take turns; a turn replaces one heap by
//! two heaps. Each of them must be smaller than the old heap and may be empty; together they may
//! hold more stones than it did. Whoever cannot move loses. Does the first player win?
//!
//! **Input.** The first line has n, the second the sizes of the n heaps.  n and the sizes are from 1 to 100.
//!
//! **Output.** `Yes` if the first player wins, else `No`.
//!
//! ```text
//! input     output        input       output
//! 2         Yes           4           No
//! 2 3                     1 2 3 4
//! ```
//!
//! **Idea.** Each turn changes one heap and leaves the others alone, so the heaps are a sum of
//! games, and one number says what a single heap of h stones is worth in it: its *Grundy value*
//! g(h). That is the *mex* of the values of its *options*, the positions one move away: the least
//! of 0, 1, 2, … that is not among them. A heap of value v plays like v stones of Nim
//! ([set-nim](../set_nim/index.html) explains why and proves it).
//!
//! A move puts two heaps b and c in the place of h. From then on each move changes only one of
//! them, so they are a sum of two games: they play like heaps of g(b) and g(c) stones of Nim, and
//! two heaps of Nim are worth their nim-sum g(b) ⊕ g(c), the bitwise xor. So g(h) is the mex of all
//! g(b) ⊕ g(c) with b, c < h. It does not matter how many stones b and c have together.
//!
//! Fill a table. A heap of 0 has no move: value 0. A heap of 1 can only become 0 and 0, which is
//! worth 0: its value is 1. A heap of 2 makes nim-sums of two of the values 0, 1, so 0 and 1: its
//! value is 2. A heap of 3 makes nim-sums of two of 0, 1, 2, so 0, 1, 2 and 1 ⊕ 2 = 3: its value is
//! 4. And so on:
//!
//! ```text
//! h      0   1   2    3    4     5     6     7     8
//! g(h)   0   1   2    4    7     8    11    13    14
//!        0   1  10  100  111  1000  1011  1101  1110    in binary
//! ```
//!
//! From h = 1 on these are the numbers with an odd number of ones in binary, in order. Such numbers
//! are called *odious*. Why just these? Two odious numbers have together an even number of ones. In
//! their nim-sum, ones that meet in the same place vanish in pairs, so an even number of ones is
//! left: two odious values never make an odious one. If one of the two heaps is empty, the nim-sum
//! is the value of the other, a smaller heap. So no move reaches the next odious number. But moves
//! reach everything below it: the smaller odious numbers with an empty heap, 0 with two empty
//! heaps, and any other number, which has two ones or more, as the nim-sum of its lowest one and
//! the rest. These two are odious and smaller; for example 6 = 2 ⊕ 4.
//!
//! To find the h-th odious number, look at the pairs 0 and 1, 2 and 3, 4 and 5, …, that is, 2i and
//! 2i + 1 for i = 0, 1, 2, … . The two differ only in the last binary digit, so exactly one of them
//! is odious: 2i if i is odious, because 2i has as many ones as i, and otherwise 2i + 1. The h-th
//! odious number is in the h-th pair, where i = h − 1.
//!
//! **Method.**
//! 1. For each heap h ≥ 1 let i = h − 1, and let g = 2i if i has an odd number of ones in binary,
//!    else g = 2i + 1.
//! 2. Let X be the nim-sum (bitwise xor) of these values.
//! 3. Print `Yes` if X ≠ 0, else `No`.
//!
//! For sizes up to 100 one can also fill the table as above, with two loops over b and c for each
//! h. Then the search for the mex must go up to 199.
//!
//! **Proof.** *Play ends.* Give a heap of h stones the weight 3ʰ. A move takes away 3ʰ and adds at
//! most 3ʰ⁻¹ + 3ʰ⁻¹, so the total weight gets smaller with each move; it is a whole number and never negative. So the
//! theorem about sums holds: the player to move loses ⇔ the nim-sum of the heaps' Grundy values is
//! 0. (⇔ means "if and only if".)
//!
//! *Claim.* g(0) = 0, and for h ≥ 1 the value g(h) is the h-th odious number. The empty heap has no
//! option, and its value is 0. For h ≥ 1 suppose that the claim holds for all smaller heaps, and
//! let v be the h-th odious number. The options are worth g(b) ⊕ g(c) with b, c < h.
//! - *No option is worth v.* If g(b) and g(c) are both odious, their nim-sum has an even number of
//!   ones. If one of them is 0, their nim-sum is the other: 0, or an odious number before v.
//! - *Each u < v is the value of an option.* If u is odious, it is g(c) for some c with 1 ≤ c < h:
//!   leave heaps of 0 and c. If u = 0, leave two empty heaps. Otherwise u has an even number of
//!   ones, at least two. Its lowest one alone, and u without it, are odious and less than v: so
//!   they are g(b) and g(c) with b, c < h, and g(b) ⊕ g(c) = u.
//!
//! So v is the mex, and g(h) = v. Step 1 computes v: each pair 2i and 2i + 1 holds exactly one
//! odious number, so the h-th one is in the pair with i = h − 1. So the first player wins exactly
//! if the nim-sum of these values is not 0.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Demanding that the two heaps together hold at most as many stones as the old one. Then a heap
//!   of 4 is worth 6, not 7 (`hack-bounded-sum`).
//! - Forgetting that one of the two heaps may be empty (`hack-no-zero`).
//! - In a table, looking for the mex only up to the largest heap. g(h) may be 2h − 1
//!   (`hack-marks`).
//! - Taking the nim-sum of the sizes, as in Nim (`hack-plain-nim`).
//!
//! **Beyond.** The program takes any number of heaps, even none, and sizes from 0 to 2³² − 1.
//!
//! **Source.** AcWing, *拆分-Nim游戏*. The game with coins that is called Mock Turtles has the same
//! values: E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 14.

use proconio::input;
use shared::nim::nim_sum;

fn main() {
    input! { heaps: [u32] }
    println!("{}", if first_player_wins(&heaps) { "Yes" } else { "No" });
}

/// Is the nim-sum of all g(h) ≠ 0?
fn first_player_wins(heaps: &[u32]) -> bool {
    nim_sum(heaps.iter().map(|&h| g(h))) != 0
}

/// The Grundy value of a heap: the h-th odious number, or 0 for h = 0.
fn g(h: u32) -> u64 {
    if h == 0 {
        return 0;
    }
    let i = u64::from(h) - 1;
    2 * i + u64::from(i.count_ones() % 2 == 0)
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{first_player_wins, g};
    use shared::board::Board;
    use shared::{rules::Game, small};

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(Rules::options);
        for heaps in small::positions([(0, 0), (1, 5), (2, 4), (3, 3), (4, 2)]) {
            let mut sorted: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
            sorted.sort_unstable_by(|a, b| b.cmp(a));
            let heaps: Vec<u32> = heaps.iter().map(|&heap| heap as u32).collect();
            assert_eq!(first_player_wins(&heaps), game.is_won(&sorted), "{heaps:?}");
            let value = heaps.iter().fold(0, |sum, &h| sum ^ g(h));
            assert_eq!(value, game.grundy(&sorted), "{heaps:?}");
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
            assert_eq!(g(h as u32), values[h] as u64, "{h}");
        }
    }

    #[test]
    fn the_largest_heap_has_a_value_of_33_bits() {
        assert_eq!(g(u32::MAX), (1 << 33) - 4); // 2i, as i = 2³² − 2 has 31 ones
        assert!(!first_player_wins(&[u32::MAX, u32::MAX]));
    }

    /// At the judge's largest size.
    #[test]
    fn values_reach_199() {
        assert_eq!((0..=100).map(g).max(), Some(199));
    }
}
