//! # Stone-Taking Game — \[GZOI2017\] 取石子游戏, Luogu P5675
//!
//! <https://www.luogu.com.cn/problem/P5675> · Nim with a forced first heap; subsets counted by their nim-sum · O(n² · 256) time, O(n) memory
//!
//! **Statement.** An organiser has n heaps of stones. He chooses some of them, at least one, for a
//! game of Nim and names one of the chosen heaps. Alice moves first, and her first move must take
//! from the named heap; after that each move takes any positive number of stones from one chosen
//! heap. Whoever cannot move loses. In how many ways can the organiser choose and name so that
//! Alice cannot win? Heaps of equal size count as different.
//!
//! **Input.** The first line has n, from 1 to 200, the second the sizes of the n heaps, from 1
//! to 200.
//!
//! **Output.** The number of ways, mod 1 000 000 007.
//!
//! ```text
//! input     output        input     output
//! 3         5             3         6
//! 2 4 5                   1 2 2
//! ```
//!
//! **Idea.** After Alice's first move the game is Nim, which is lost for the player to move exactly
//! if the nim-sum ⊕ of the heaps, their bitwise xor, is 0 ([nim](../nim/index.html) proves it). So
//! she must make the nim-sum 0. Let a be the named heap and R the nim-sum of the other chosen
//! heaps. She cannot touch R; she must make the named heap equal to it, and she can only make it
//! smaller. So she wins exactly if R < a.
//!
//! ```text
//! heaps 2 4 5       others chosen, and their R       R ≥ a
//! named a = 2       –: 0   4: 4   5: 5   4 5: 1      4   5
//! named a = 4       –: 0   2: 2   5: 5   2 5: 7      5   2 5
//! named a = 5       –: 0   2: 2   4: 4   2 4: 6      2 4            5 ways in all
//! ```
//!
//! What remains is to count: for each named heap a the subsets of the other heaps with R ≥ a. There
//! are up to 2¹⁹⁹ subsets, but few values of R: all heaps are at most 200, so they have at most 8
//! binary digits, and R < 256. So count how many subsets have each R, and add the heaps one at a
//! time: a subset with nim-sum r either leaves the new heap b out, and then it had r before, or
//! takes it in, and then it had r ⊕ b before.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.** For each named heap a:
//! 1. Let count(r) be the number of subsets found so far with nim-sum r, for r = 0 to 255. In the
//!    beginning there is the empty subset: count(0) = 1, all others are 0.
//! 2. For each other heap b replace, for all r at once, count(r) by count(r) + count(r ⊕ b),
//!    mod 1 000 000 007.
//! 3. Add count(r) for all r ≥ a to the answer.
//!
//! **Proof.** *Alice wins ⇔ R < a* (⇔ means "if and only if"). Her move leaves some s < a of the
//! named heap, and the nim-sum is s ⊕ R. It is 0 only for s = R, and s = R is a move only if R < a.
//! If she makes it 0, the opponent is to move in a lost position of Nim; if not, in a won one.
//!
//! *The count.* Each way is a named heap and a subset of the other heaps, which may be empty. After
//! step 2 has added b, count(r) is again the number of subsets of the heaps so far with nim-sum r.
//! Those without b were counted in count(r) before; those with b have nim-sum r ⊕ b without it,
//! since r ⊕ b ⊕ b = r, and were counted in count(r ⊕ b). And r ⊕ b < 256, so no subset leaves the
//! table.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Counting the empty rest, R = 0, as lost for Alice (`hack-empty-rest`).
//! - A table of nim-sums up to the largest heap, 200, where they reach 255 (`hack-range`).
//! - With an XOR basis (see [cqoi2013-new-nim](../cqoi2013_new_nim/index.html)): taking the basis
//!   of all heaps, the named one too, for each named heap: 1 1 3 gives 7 in place of 6
//!   (`hack-essential`).
//! - With a basis of the others, as is right, but taking each of their nim-sums 2^(n − 1 − r)
//!   times, where r is the size of the basis of all n heaps: 7 2 4 5 gives 12 in place of 14
//!   (`hack-multiplicity`).
//!
//! **Beyond.** Heaps of 0 stones are taken too: named, such a heap leaves Alice no move. The
//! program refuses larger heaps and more of them. For heaps of many digits count in another way:
//! among the subsets of the other heaps each nim-sum that occurs occurs equally often, so an XOR
//! basis and one walk down the binary digits of a give the number of R ≥ a.
//!
//! **Source.** Guizhou (贵州) team selection 2017, day 1, problem 1. Nim: C. L. Bouton, Annals of
//! Mathematics 3 (1901), 35–39.

use proconio::input;

const MODULUS: u64 = 1_000_000_007;

fn main() {
    input! { heaps: [usize] }
    println!("{}", lost_choices(&heaps));
}

/// The number of ways to choose and name in which Alice cannot win, mod `MODULUS`.
fn lost_choices(heaps: &[usize]) -> u64 {
    assert!(heaps.len() <= 200, "n = {}: at most 200 heaps", heaps.len());
    let largest = heaps.iter().copied().max().unwrap_or(0);
    assert!(largest <= 200, "heap {}: at most 200 stones", largest);
    let mut lost = 0;
    for (named, &a) in heaps.iter().enumerate() {
        let mut count = [0; 256]; // of the subsets of other heaps with nim-sum r
        count[0] = 1;
        for (other, &b) in heaps.iter().enumerate() {
            if other != named {
                let before = count;
                for r in 0..256 {
                    count[r] = (before[r] + before[r ^ b]) % MODULUS;
                }
            }
        }
        lost += count[a..].iter().sum::<u64>();
    }
    lost % MODULUS
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::{self, Rules};
    use super::{lost_choices, MODULUS};
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;
    use shared::small::{positions, subsets};

    /// The statement: choose heaps, name one; Alice takes from it, then Nim goes on.
    #[test]
    fn agrees_with_the_rules_on_every_small_set_of_heaps() {
        let mut game = Game::normal(Rules::options);
        for heaps in positions([(0, 0), (1, 8), (2, 8), (3, 6), (4, 4), (5, 3), (6, 2)]) {
            let mut lost = 0;
            for chosen in subsets(0..heaps.len()) {
                for named in 0..chosen.len() {
                    let start: Vec<u64> = chosen.iter().map(|&i| heaps[i]).collect();
                    let alice_wins = game.is_won(&game::named(&start, named));
                    lost += u64::from(!alice_wins);
                }
            }
            let sizes: Vec<usize> = heaps.iter().map(|&heap| heap as usize).collect();
            assert_eq!(lost_choices(&sizes), lost, "{heaps:?}");
        }
    }

    proptest! {
        #[test]
        fn counts_the_subsets_with_r_at_least_a(
            heaps in prop::collection::vec(prop_oneof![0..8_usize, 0..=200_usize], 1..9),
        ) {
            let mut lost = 0;
            for (i, &a) in heaps.iter().enumerate() {
                let others = [&heaps[..i], &heaps[i + 1..]].concat();
                lost += subsets(others).filter(|rest| rest.iter().fold(0, |r, b| r ^ b) >= a).count();
            }
            prop_assert_eq!(lost_choices(&heaps), lost as u64);
        }

        /// With each of 2⁰ … 2⁷ twice the others have each R below 256 equally often.
        #[test]
        fn with_all_powers_twice_each_nim_sum_comes_equally_often(
            more in prop::collection::vec(0..=200_usize, 0..=184),
        ) {
            let powers = [1, 2, 4, 8, 16, 32, 64, 128];
            let heaps = [&powers[..], &powers[..], &more[..]].concat();
            let above: usize = heaps.iter().map(|a| 256 - a).sum();
            let twice = |number: u64, _| number * 2 % MODULUS;
            let expected = (0..heaps.len() - 9).fold(above as u64, twice);
            prop_assert_eq!(lost_choices(&heaps), expected);
        }
    }

    #[test]
    fn the_board_lists_the_ways_that_are_counted() {
        let mut game = Game::normal(Rules::options);
        for (text, heaps) in
            [("2 4 5", vec![2, 4, 5]), ("1 2 2", vec![1, 2, 2]), ("7 2 4 5", vec![7, 2, 4, 5])]
        {
            let ways = Rules::counted(text).expect("they are few");
            let lost = ways.iter().filter(|&way| !game.is_won(way)).count();
            assert_eq!(lost as u64, lost_choices(&heaps), "{text}");
        }
    }

    #[test]
    fn the_examples_are_right() {
        assert_eq!((lost_choices(&[2, 4, 5]), lost_choices(&[1, 2, 2])), (5, 6));
        assert_eq!((lost_choices(&[1, 1, 3]), lost_choices(&[7, 2, 4, 5])), (6, 14));
    }

    #[test]
    #[should_panic(expected = "n = 201: at most 200 heaps")]
    fn refuses_more_heaps() {
        lost_choices(&[1; 201]);
    }

    #[test]
    #[should_panic(expected = "heap 300: at most 200 stones")]
    fn refuses_a_larger_heap() {
        lost_choices(&[1, 300]);
    }
}
