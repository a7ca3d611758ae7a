//! # E&D — \[SDOI2009\] E&D 游戏, Luogu P2148, BZOJ 1228
//!
//! <https://www.luogu.com.cn/problem/P2148> · Grundy values of pairs, read off binary digits · O(N) time and memory a game
//!
//! **Statement.** N heaps of stones stand in pairs: heaps 1 and 2, heaps 3 and 4, and so on. Two
//! players take turns. A turn chooses a pair, takes one of its heaps away and splits the other into
//! two heaps of at least 1 stone each, which are the new pair. Whoever cannot move loses: then
//! every heap has 1 stone. Does the first player win with best play?
//!
//! **Input.** The first line has T, the number of games. Each game has two lines: N, and the sizes
//! of the N heaps. T ≤ 20; N is even and at most 20 000; a heap has from 1 to 2·10⁹ stones.
//!
//! **Output.** One line for each game: `YES` if the first player wins, else `NO`.
//!
//! ```text
//! input          output
//! 2              YES
//! 4              NO
//! 1 2 3 1
//! 6
//! 1 1 1 1 1 1
//! ```
//!
//! **Idea.** Each move is made in one pair and leaves the other pairs alone. For such a *sum of
//! games* it is enough to know the *Grundy value* of each pair: the player to move wins ⇔ the
//! nim-sum ⊕ (the bitwise xor) of these values is not 0 (⇔ means "if and only if";
//! [set-nim](../set_nim/index.html) explains the theorem and proves it). The value g(a, b) of a
//! pair is the *mex* of the values of all pairs that one move makes of it: the least of the
//! numbers 0, 1, 2, … that is not among them. The pair 1, 1 has no move and the value 0. From there
//! one computes pair after pair:
//!
//! ```text
//! a\b   1 2   3 4   5 6   7 8
//!
//! 1     0 1   0 2   0 1   0 3
//! 2     1 1   2 2   1 1   3 3
//!
//! 3     0 2   0 2   0 3   0 3
//! 4     2 2   2 2   3 3   3 3
//!
//! 5     0 1   0 3   0 1   0 3
//! 6     1 1   3 3   1 1   3 3
//!
//! 7     0 3   0 3   0 3   0 3
//! 8     3 3   3 3   3 3   3 3
//! ```
//!
//! The value is 0 exactly where both heaps are odd. There is a reason. Value 0 means that no move
//! leads to value 0. An odd heap splits into an odd and an even one, so from two odd heaps no move
//! leads to two odd heaps; and an even heap can be split into two odd ones.
//!
//! In each block of four the other three values are equal. Write down one of them from each block,
//! less 1: the rows are 0 1 0 2, then 1 1 2 2, then 0 2 0 2, then 2 2 2 2. The table begins again!
//! The pair a, b stands in block row ⌈a/2⌉ and block column ⌈b/2⌉. (⌈ ⌉ means rounded up.) So it
//! seems that a pair with an even heap has the value 1 + g(⌈a/2⌉, ⌈b/2⌉): halve both heaps, round
//! up, and repeat this until both are odd; the value is the number of times.
//!
//! The rounding disappears if we take 1 from each heap. Write A = a − 1 and B = b − 1 in binary.
//! The heap a is odd ⇔ the last digit of A is 0, and to halve a and round up is to cut off the last
//! digit of A. So go from right to left over the places where A or B has a 1, and count them until
//! both have a 0. Number the places 0, 1, 2, … from the right: then g(a, b) is the first place
//! where both A and B have a 0.
//!
//! ```text
//! place          3 2 1 0
//! A = 3 − 1      0 0 1 0
//! B = 6 − 1      0 1 0 1
//!                ▲            so g(3, 6) = 3
//! ```
//!
#![doc = include_str!("../picture.svg")]
//!
//! And why is that so? Ask which pairs arise from a heap a. It splits into x + y = a, and in
//! numbers lowered by 1, with X = x − 1 and Y = y − 1, this is X + Y + 1 = A. Do this addition
//! digit by digit, and let the extra 1 enter as a carry at place 0. Here the heap 9 becomes 3
//! and 6:
//!
//! ```text
//! place          3 2 1 0
//! X = 3 − 1      0 0 1 0
//! Y = 6 − 1      0 1 0 1
//! carry          1 1 1 1
//! A = 9 − 1      1 0 0 0
//! ```
//!
//! Where X or Y has a 1, the carry goes on to the next place. Where both have a 0, it stops and
//! stays there as a 1. So the carry stops at place g(x, y), and A has a 1 there: splitting a gives
//! only places where A has a 1. And it gives each of them: where A has a 1 at place k, let Y be A
//! without this 1, and let X have 1s at all places below k and nowhere else; then the carry stops
//! at k. From the pair a, b a move splits a or b. So it gives the places where A or B has a 1, and
//! the mex of these is the first place where both have a 0.
//!
//! **Method.** For each game:
//! 1. For each pair a, b compute the bitwise or of a − 1 and b − 1. It has a 0 exactly where both
//!    numbers have a 0.
//! 2. Count its 1s from the right up to the first 0. This number is the value of the pair.
//! 3. Compute the nim-sum of the values of all pairs.
//! 4. Print `YES` if it is not 0, else `NO`.
//!
//! **Proof.** Each move makes the stones fewer, so play ends. By the theorem about sums in
//! [set-nim](../set_nim/index.html) only the value of a pair is left to prove.
//!
//! Claim: g(a, b) is the first place where A = a − 1 and B = b − 1 both have a 0. We use induction
//! on a + b: for pairs with fewer stones the claim is known, and each move makes such a pair.
//!
//! *Splitting a gives exactly the places where A has a 1.* Let a be split into x and y, both at
//! least 1. Then X = x − 1 and Y = y − 1 are any two numbers, 0 or more, with X + Y + 1 = A.
//! - *Each value is such a place.* Let k = g(x, y). By the claim for x, y the numbers X and Y both
//!   have a 0 at place k, but at no place below k. Add X and Y with a carry of 1 into place 0. At
//!   each place below k a carry comes in, and X or Y has a 1, so the sum of the three digits is 2
//!   or 3 and a carry goes out. At place k a carry comes in, and both have a 0: the digit of A
//!   is 1.
//! - *Each such place is a value.* Let A have a 1 at place k. Take X = 2ᵏ − 1 and Y = A − 2ᵏ; then
//!   X + Y + 1 = A. X has a 1 at each place below k and a 0 at place k. Y is A with the 1 at place
//!   k made 0. So place k is the first where both have a 0, and by the claim g(x, y) = k.
//!
//! A heap of 1 has no split, and A = 0 has no 1, so this holds there too. The same is true for b
//! and B. So the options of the pair a, b have as values exactly the places where A or B has a 1.
//! (An option is a position one move away.) The least number that is not among these is the first
//! place where both have a 0, and this is the mex.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Splitting only the larger heap of a pair: 2 3 is won by splitting the 2 (`hack-larger`).
//! - Looking at the digits of a and b in place of a − 1 and b − 1: 1 1 is lost (`hack-no-minus-1`).
//! - Looking for the first place where not both have a 1, that is, using the bitwise and in place
//!   of the or: 1 2 is won (`hack-and`).
//! - Playing Nim with heaps of a − 1 stones, as if a move only made one heap smaller: 2 2 is won
//!   (`hack-plain-nim`).
//! - Printing `YES` as soon as some heap is even. That is right for one pair, but two pairs 1 2 are
//!   lost (`hack-even-heap`).
//!
//! **Beyond.** The program takes any number of games, any even N, 0 too, and heaps up to 2⁶⁴ − 1.
//! It refuses an odd N and an empty heap.
//!
//! **Source.** Shandong (山东) team selection 2009, *E&D*; BZOJ 1228.

use proconio::input;
use shared::print;

fn main() {
    input! { games: [[u64]] }
    print::verdicts(["YES", "NO"], games.iter().map(|heaps| first_player_wins(heaps)));
}

/// Is the nim-sum of the values of all pairs not 0?
fn first_player_wins(heaps: &[u64]) -> bool {
    assert!(heaps.len() % 2 == 0, "{} heaps: they must stand in pairs", heaps.len());
    heaps.chunks(2).fold(0, |sum, pair| sum ^ g(pair[0], pair[1])) != 0
}

/// The first place, counted from 0 at the right, where a − 1 and b − 1 both have a 0.
fn g(a: u64, b: u64) -> u32 {
    assert!(a > 0 && b > 0, "heaps {} and {}: each has at least 1 stone", a, b);
    ((a - 1) | (b - 1)).trailing_ones()
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{first_player_wins, g};
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::grundy::mex;
    use shared::rules::Game;
    use shared::small;
    use std::collections::HashSet;

    /// A heap has a stone more than its number.
    fn agrees_on(shapes: &[(usize, u64)]) {
        let mut game = Game::normal(Rules::options);
        for numbers in small::positions(shapes.iter().copied()) {
            let heaps: Vec<u64> = numbers.iter().map(|number| number + 1).collect();
            let pairs: Vec<Vec<u64>> = heaps.chunks(2).map(<[u64]>::to_vec).collect();
            assert_eq!(first_player_wins(&heaps), game.is_won(&pairs), "{pairs:?}");
            let value = pairs.iter().fold(0, |sum, pair| sum ^ g(pair[0], pair[1]));
            assert_eq!(u64::from(value), game.grundy(&pairs), "{pairs:?}");
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        agrees_on(&[(0, 0), (2, 99), (4, 8), (6, 3)]);
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_three_small_pairs() {
        agrees_on(&[(6, 6)]);
    }

    #[test]
    fn the_table_and_the_example_are_right() {
        let row = |a| [1, 2, 3, 4, 5, 6, 7, 8].map(|b| g(a, b));
        let table = [
            [0, 1, 0, 2, 0, 1, 0, 3],
            [1, 1, 2, 2, 1, 1, 3, 3],
            [0, 2, 0, 2, 0, 3, 0, 3],
            [2, 2, 2, 2, 3, 3, 3, 3],
            [0, 1, 0, 3, 0, 1, 0, 3],
            [1, 1, 3, 3, 1, 1, 3, 3],
            [0, 3, 0, 3, 0, 3, 0, 3],
            [3, 3, 3, 3, 3, 3, 3, 3],
        ];
        assert_eq!([1, 2, 3, 4, 5, 6, 7, 8].map(row), table);
        assert_eq!(g(3, 6), 3);
    }

    #[test]
    fn the_values_obey_the_recurrence() {
        let splits = |heap: u64| (1..heap).map(move |x| g(x, heap - x) as usize);
        for (a, b) in (1..=200).flat_map(|a| (1..=200).map(move |b| (a, b))) {
            assert_eq!(g(a, b) as usize, mex(splits(a).chain(splits(b))), "{a} {b}");
        }
    }

    #[test]
    fn a_heap_splits_into_pairs_of_the_values_where_it_has_ones() {
        for a in 1..=600 {
            let values: HashSet<u32> = (1..a).map(|x| g(x, a - x)).collect();
            let ones = (0..10).filter(|place| (a - 1) >> place & 1 == 1);
            assert_eq!(values, ones.collect(), "{a}");
        }
    }

    proptest! {
        /// The proof's split for each 1 of a − 1.
        #[test]
        fn the_proofs_split_has_its_value(a in 1..=u64::MAX) {
            for k in (0..64).filter(|k| (a - 1) >> k & 1 == 1) {
                let x = 1 << k;
                prop_assert_eq!(g(x, a - x), k);
            }
        }

        /// The same claim, from the last digit on.
        #[test]
        fn an_even_heap_halves_the_pair(a in 1..=u64::MAX, b in 1..=u64::MAX) {
            let is_odd = a % 2 == 1 && b % 2 == 1;
            let halved = g(a.div_ceil(2), b.div_ceil(2));
            prop_assert_eq!(g(a, b), if is_odd { 0 } else { 1 + halved });
        }
    }

    #[test]
    #[should_panic(expected = "heaps 3 and 0: each has at least 1 stone")]
    fn refuses_an_empty_heap() {
        first_player_wins(&[3, 0]);
    }

    #[test]
    #[should_panic(expected = "3 heaps: they must stand in pairs")]
    fn refuses_a_heap_without_a_partner() {
        first_player_wins(&[1, 2, 1]);
    }
}
