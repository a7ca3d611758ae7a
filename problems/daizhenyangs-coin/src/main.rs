//! # Daizhenyang's Coin — Daizhenyang's Coin 翻硬币, HDU 3537
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3537> · turning coins: one number for each coin · O(n log n) time a case
//!
//! **Statement.** Coins lie in a row, numbered from 0 on the left; some show heads, the others
//! tails. Two players take turns; a turn chooses one, two or three coins, of which the rightmost
//! shows heads, and turns each of them over. Whoever cannot move loses. Does the first player lose?
//!
//! **Input.** Cases up to the end of the input, their number not confirmed. A case has a line with
//! n, from 0 to 100, and, if n > 0, a line with n numbers from 0 to 99 999 999: coins that show
//! heads. A coin may be named more than once.
//!
//! **Output.** For each case `Yes` if the first player loses, else `No`.
//!
//! ```text
//! input     output
//! 0         Yes
//! 1         No
//! 0         Yes
//! 4
//! 0 1 2 3
//! ```
//!
//! **Idea.** Two things look hard: a turn touches several coins at once, and the coins on the left
//! may show either side. Let us hope that it is Nim all the same
//! ([matches](../matches/index.html)): that each coin x has a fixed number g(x), and that the
//! player to move loses exactly if the nim-sum ⊕ (the bitwise xor) of the numbers of all heads
//! is 0. Then it does not matter which side a coin showed: turning coin y puts g(y) into the
//! nim-sum or takes it out, and both are ⊕ g(y).
//!
//! What must g(x) be? Let only coin x show heads. A turn takes g(x) away and brings the numbers of
//! the other coins that it turns. In Nim a heap of g can become each number below g, but not g
//! again. So let g(x) be the least number that no turn of coin x leaves; the least number that is
//! not in a set is called its *mex*. From left to right:
//!
//! ```text
//! coin 0   alone: 0                                                      g(0) = mex{0} = 1
//! coin 1   alone: 0, with coin 0: 1                                      g(1) = mex{0, 1} = 2
//! coin 2   alone: 0, with one more: 1, 2, with both: 1 ⊕ 2 = 3           g(2) = 4
//! coin 3   0, with one more: 1, 2, 4, with two more: 1⊕2, 1⊕4, 2⊕4      g(3) = mex{0 to 6} = 7
//! ```
//!
//! This goes on 8, 11, 13, 14, 16, … . Written in binary the pattern shows: these are the numbers
//! with an odd number of ones.
//!
//! ```text
//! x       0    1    2    3     4     5     6     7      8
//! g(x)    1    2    4    7     8    11    13    14     16
//! binary  1   10  100  111  1000  1011  1101  1110  10000
//! ```
//!
//! The reason: a turn of coin x with one more coin leaves the number of that coin, with an odd
//! number of ones; a turn with two more leaves an even number of ones, since common ones cancel in
//! pairs. So the next number with an odd number of ones is never left. But all numbers below it
//! are. Those with an odd number of ones are the numbers of the coins to the left. The others,
//! except 0, split into the highest one and the rest: both have an odd number of ones, so they are
//! two of these numbers.
//!
//! Of 2x and 2x + 1 exactly one has an odd number of ones, since they differ in the last digit. So
//! g(x), which is number x of such numbers, counted from 0, is 2x or 2x + 1. As 2x has as many ones
//! as x, it is 2x if x has an odd number.
//!
//! **Method.** For each case:
//! 1. Drop coins that are named again.
//! 2. For each coin x let g(x) = 2x if x has an odd number of ones in binary, else 2x + 1.
//! 3. Let X be the nim-sum of all g(x).
//! 4. Print `Yes` if X = 0, else `No`.
//!
//! **Proof.** *Turning coins in general.* Let the rules give for each coin x some sets of coins to
//! the left of x. A turn chooses a coin x that shows heads and one of its sets S, and turns x and
//! all coins of S. Let g(x) be the mex, over the sets S of x, of the nim-sum of all g(y) with y in
//! S. Claim: the player to move loses ⇔ X = 0, where X is the nim-sum of g over the heads. (⇔ means
//! "if and only if".)
//!
//! A turn of x and S changes X to X ⊕ g(x) ⊕ s, where s is the nim-sum of g over S: whichever side
//! coin y of S showed, its number comes in or goes out.
//! - *The end.* If no turn is possible, no coin that shows heads has any set. The mex of no numbers
//!   is 0, so X = 0.
//! - *Every turn from X = 0 leads to X ≠ 0.* It leads to g(x) ⊕ s, and s ≠ g(x), because g(x) is a
//!   mex of numbers among which s is.
//! - *From X ≠ 0 some turn leads to X = 0.* As in Nim, in the place of X's highest 1 the number
//!   g(x) of some coin x that shows heads has a 1, so g(x) ⊕ X < g(x). Every number below the mex
//!   is taken: x has a set S with s = g(x) ⊕ X. Turning x and S leaves X ⊕ g(x) ⊕ s = 0.
//!
//! So a player who faces X = 0 faces X = 0 again at each of his turns, if the opponent plays well.
//! Play ends: read the row from right to left as a binary number, heads as 1. Each turn changes a 1
//! to 0, and otherwise only lower digits. So he is the one who cannot move.
//!
//! *The values here.* The sets of x are all sets of at most two coins to its left. Call a number
//! *odd-bitted* if it has an odd number of ones, else *even-bitted*. Claim: g(x) is the odd-bitted
//! one of 2x and 2x + 1. So let this be true for all coins to the left of x; then their numbers are
//! exactly the odd-bitted numbers below it. Which numbers does a turn of x leave?
//! - *All odd-bitted numbers below it:* with one more coin. It itself does not come so.
//! - *It itself does not come otherwise:* x alone leaves 0, and x with two more coins leaves the
//!   nim-sum of two odd-bitted numbers. The ones that they have in common cancel in pairs, so it is
//!   even-bitted, like 0.
//! - *All even-bitted numbers e below it:* 0 comes from x alone. Any other e has at least two ones.
//!   Let a be its highest power of two and b = e ⊕ a the rest. Both are odd-bitted, different and
//!   below e, so they are the numbers of two coins to the left of x, and a ⊕ b = e.
//!
//! So the mex is that number.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Counting a coin again that is named again (`hack-named-twice`).
//! - Numbering the coins from 1 (`hack-from-one`).
//! - Taking the even-bitted one of 2x and 2x + 1 (`hack-even`).
//! - Playing with at most two coins a turn, where g(x) = x + 1 (`hack-two-coins`).
//! - Printing `Yes` where the first player wins (`hack-verdict`).
//!
//! **Beyond.** The program takes any number of coins in a case; it refuses coin numbers of 10⁸ and
//! more. With other sets the same theorem solves other games: turning one coin or two is Nim with
//! heaps x + 1; turning any run of neighbouring coins that ends at x gives the largest power of two
//! that divides x + 1 (the *ruler game*). Where coins lie on a board,
//! [zjoi2009-colouring](../zjoi2009_colouring/index.html); where x may be turned with 2x, 3x, …,
//! [haoi2015-array-game](../haoi2015_array_game/index.html).
//!
//! **Source.** The game is called *Mock Turtles*: E. R. Berlekamp, J. H. Conway, R. K. Guy,
//! *Winning Ways*, chapter 14, where numbers with an odd number of ones are called odious.

use proconio::{input, is_stdin_empty};
use shared::print;

fn main() {
    let mut wins = vec![];
    while !is_stdin_empty() {
        input! { heads: [u64] }
        wins.push(first_player_wins(heads));
    }
    print::verdicts(["No", "Yes"], wins.into_iter());
}

/// Is the nim-sum of the numbers of the heads ≠ 0?
fn first_player_wins(mut heads: Vec<u64>) -> bool {
    heads.sort_unstable();
    heads.dedup();
    let mut nim_sum = 0;
    for x in heads {
        assert!(x < 100_000_000, "coin {}: coins are numbered from 0 to 99999999", x);
        nim_sum ^= g(x);
    }
    nim_sum != 0
}

/// The one of 2x and 2x + 1 that has an odd number of ones in binary.
fn g(x: u64) -> u64 {
    2 * x + u64::from(x.count_ones() % 2 == 0)
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{first_player_wins, g};
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::{turning, Game};

    #[test]
    fn agrees_with_the_rules_on_every_small_row() {
        let mut game = Game::normal(Rules::options);
        for row in 0..1_u64 << 14 {
            let heads: Vec<u64> = (0..14).filter(|x| row >> x & 1 == 1).collect();
            let coins = (0..14).map(|x| row >> x & 1).collect();
            assert_eq!(first_player_wins(heads.clone()), game.is_won(&coins), "{heads:?}");
        }
    }

    /// Each coin may be turned with the sets of coins to its left that the bits of `rules` name.
    #[test]
    fn every_game_of_four_turning_coins_is_lost_iff_the_nim_sum_is_0() {
        for rules in 0..1_u64 << 15 {
            let all = (0..4).flat_map(|coin| (0..1 << coin).map(move |set| (coin, set)));
            let named = all.filter(|(coin, set)| rules >> ((1 << coin) - 1 + set) & 1 == 1);
            let turns: Vec<_> = named.map(|(coin, set)| (coin, 1 << coin | set)).collect();
            let mut game = Game::normal(turning(&turns));
            for heads in 0..16 {
                let coins = (0..4).filter(|coin| heads >> coin & 1 == 1);
                let sum = coins.fold(0, |sum, coin| sum ^ game.grundy(&(1 << coin)));
                assert_eq!(sum, game.grundy(&heads), "{rules:b}, {heads:b}");
            }
        }
    }

    /// One or two coins; a run of coins.
    #[test]
    fn the_further_games_have_the_values_told() {
        let pairs = || (0..10_u32).flat_map(|x| (0..=x).map(move |y| (x, y)));
        let two: Vec<_> = pairs().map(|(x, y)| (x, 1 << x | 1 << y)).collect();
        let runs: Vec<_> = pairs().map(|(x, y)| (x, (2 << x) - (1 << y))).collect();
        let (mut two, mut runs) = (Game::normal(turning(&two)), Game::normal(turning(&runs)));
        for x in 0..10_u64 {
            assert_eq!(two.grundy(&(1 << x)), x + 1);
            assert_eq!(runs.grundy(&(1 << x)), 1 << (x + 1).trailing_zeros());
        }
    }

    #[test]
    fn the_table_is_right() {
        assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 8].map(g), [1, 2, 4, 7, 8, 11, 13, 14, 16]);
    }

    proptest! {
        #[test]
        fn a_coin_named_again_changes_nothing(
            heads in prop::collection::vec(0..100_000_000_u64, 1..9), again in 0..9_usize,
        ) {
            let more = [&heads[..], &[heads[again % heads.len()]]].concat();
            prop_assert_eq!(first_player_wins(heads), first_player_wins(more));
        }
    }

    #[test]
    #[should_panic(expected = "coin 100000000: coins are numbered from 0 to 99999999")]
    fn refuses_a_coin_out_of_the_row() {
        first_player_wins(vec![100_000_000]);
    }
}
