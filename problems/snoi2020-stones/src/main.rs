//! # Taking Stones — \[SNOI2020\] 取石子, Luogu P6791
//!
//! <https://www.luogu.com.cn/problem/P6791> · Fibonacci Nim, the lost heaps counted · O(log N) time per question
//!
//! **Statement.** There is one heap of n stones. Two players take turns. The first take is from 1
//! to k stones, each later one from 1 to twice the take before it. Whoever takes the last stone
//! loses. Given k and N, for how many n from 1 to N can the first player force a win?
//!
//! **Input.** The first line has T, the number of questions, T ≤ 10⁵. Each of the T lines that
//! follow has k and N, both from 1 to 10¹⁸.
//!
//! **Output.** One line for each question: how many n from 1 to N the first player wins.
//!
//! ```text
//! input     output
//! 3         2
//! 1 5       3
//! 2 5       4
//! 1 10
//! ```
//!
//! **Idea.** *One stone aside.* A player who takes the last stone loses, so nobody takes it before
//! it stands alone. Put one stone aside and play for the other m = n − 1. Whoever takes the last of
//! these leaves the stone aside to the opponent and wins.
//!
//! *Which m are lost?* Now this is [Fibonacci Nim](../fibonacci_nim/index.html). That page writes m
//! as a sum of Fibonacci numbers 1, 2, 3, 5, 8, …, no two of which are neighbours in the sequence.
//! There is exactly one such sum, its numbers are the *parts* of m, and the least part is ℓ(m). If
//! the first take is at most k, the player to move loses exactly if k is less than ℓ(m). Otherwise
//! that player takes the least part: the next part is more than twice as large, so the opponent's
//! limit is less than the new least part. (With m = 0 there is no part; we say ℓ(0) = ∞, and the
//! player to move loses.)
//!
//! ```text
//! m      0   1   2   3   4     5   6     7     8   9
//! parts  -   1   2   3   3+1   5   5+1   5+2   8   8+1
//! ℓ(m)   ∞   1   2   3   1     5   1     2     8   1
//! ```
//!
//! *How many are there?* The lost m are those without a part ≤ k. For k = 2 these
//! are 0, 3, 5, 8, 8 + 3, 13, 13 + 3, 13 + 5, … . The parts 1 and 2 never occur, so 3 can play the
//! role of 1, and 5 that of 2, and so on: move each part two places down, because two Fibonacci
//! numbers are ≤ k. The list becomes 0, 1, 2, 3, 3 + 1, 5, 5 + 1, 5 + 2, …: all numbers in their
//! order. This is no surprise. What was a sum without neighbours still is one, each such sum
//! without restriction comes from a lost m, and a larger sum stays the larger one, because sums
//! compare as numbers do by their digits: by the largest part that only one of them has. So the
//! moved sum of a lost m tells how many lost m are before it.
//!
#![doc = include_str!("../picture.svg")]
//!
//! Let k = 2 and N = 20. Then m goes up to 19 = 13 + 5 + 1. Leave out the 1, which is ≤ k: the last
//! lost m is 13 + 5. Moved, this is 5 + 2 = 7, so seven lost m are before it, and 8 of the 20 heaps
//! are lost. The answer is 12.
//!
//! **Method.**
//! 1. List the Fibonacci numbers f₁ = 1, f₂ = 2, f₃ = 3, f₄ = 5, … up to 10¹⁸.
//! 2. For each question let s be the number of them that are ≤ k.
//! 3. Let the rest be N − 1 and the number of lost heaps 1, for m = 0. Go through the Fibonacci
//!    numbers from the largest down to f_{s + 1}. If f_i is not greater than the rest, subtract it
//!    from the rest, and add f_{i − s} to the number of lost heaps.
//! 4. Print N minus the number of lost heaps.
//!
//! **Proof.** *Step 1: one stone aside.* Consider any position with at least two stones. To take
//! all of them loses at once, and there is another move, to take 1. So it changes nothing to forbid
//! taking all. Then play goes on until one stone is left, and the player who has to take it loses.
//! The opponent has then taken the last of the other stones. So the first player wins with n stones
//! if and only if he wins the game with n − 1 stones, the same limits on the takes, and a win for
//! the player who takes the last stone.
//!
//! *Step 2: the lost m.* In that game the player to move with m stones and a limit of k loses if
//! and only if k < ℓ(m), as [fibonacci-nim](../fibonacci_nim/index.html) proves. This means that m
//! has no part ≤ k, that is, none of f₁ to f_s. We count these m from 0 to N − 1.
//!
//! *Step 3: the count.* It needs three observations.
//! - *Order.* Let a and b be two different numbers, and f the largest part that only one of them
//!   has, say a. Then a > b. For above f they have the same parts, and the other parts of b are
//!   below f and have no neighbours, so their sum is less than f (a lemma of that page).
//! - *Numbering.* Move all parts of a lost m down by s places: f_i becomes f_{i − s}. The new
//!   numbers are no neighbours either, so they are the parts of their sum. By *Order* the larger of
//!   two lost m becomes the larger sum, because only the places of the parts count. And each
//!   number 0, 1, 2, … comes from a lost m: move its parts up by s places. So the first lost m
//!   becomes 0, the next one becomes 1, and so on.
//! - *The last one.* Let m₀ be N − 1 without its parts ≤ k. It is lost and at most N − 1. Let m >
//!   m₀ be lost too. By *Order* the largest part f that only one of m and m₀ has is a part of m, so
//!   f > k. N − 1 and m₀ have the same parts above k. So f is also the largest part that only one
//!   of m and N − 1 has, and m > N − 1. Therefore m₀ is the last lost m up to N − 1.
//!
//! So m₀ becomes Σ f_{i − s}, over the parts f_i > k of N − 1, and with those before it there
//! are 1 + Σ f_{i − s} lost m. Going down from the largest Fibonacci number finds the parts: the
//! largest one that fits is always a part, as that page shows.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Counting as if whoever takes the last stone won (`hack-last-stone`).
//! - Taking m for lost if ℓ(m) ≥ k. With ℓ(m) = k the first player may take the least part, and
//!   wins (`hack-equal`).
//! - Taking n for lost only if n = 1 or n − 1 is a Fibonacci number above k. For k = 1 also n = 8
//!   is lost, since 7 = 5 + 2 (`hack-fibonacci`).
//! - Playing as if every take were at most k, where n is lost if n mod (k + 1) = 1 (`hack-bash`).
//! - Looking for the least Fibonacci number above k in a list that ends at 10¹⁸, and taking the
//!   last one if there is none (`hack-large-k`).
//!
//! **Beyond.** The program takes any number of questions, even none, and k and N up to 2⁶⁴ − 1. It
//! refuses k = 0 and N = 0.
//!
//! **Source.** Shaanxi (陕西) team selection 2020. The game: M. J. Whinihan, *Fibonacci Nim*,
//! Fibonacci Quarterly 1 (1963), no. 4, 9–13.

use proconio::input;
use shared::fibonacci::fibonacci_numbers;

fn main() {
    input! { questions: [(u64, u64)] }
    let f = fibonacci_numbers();
    let mut lines = String::new();
    for (k, n) in questions {
        lines += &format!("{}\n", won_heaps(k, n, &f));
    }
    print!("{}", lines);
}

/// How many heaps of 1 to `n` stones the first player wins; `f` are the Fibonacci numbers.
fn won_heaps(k: u64, n: u64, f: &[u64]) -> u64 {
    assert!(k > 0 && n > 0, "k = {}, N = {}: both must be at least 1", k, n);
    let s = f.iter().filter(|&&number| number <= k).count();
    let mut rest = n - 1;
    let mut lost = 1;
    for i in (s..f.len()).rev() {
        if f[i] <= rest {
            rest -= f[i];
            lost += f[i - s];
        }
    }
    n - lost
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{fibonacci_numbers, won_heaps};
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;

    #[test]
    fn agrees_with_the_rules_on_every_small_question() {
        let (mut game, f) = (Game::misere(Rules::options), fibonacci_numbers());
        for k in 1..=60 {
            let mut won = 0;
            for n in 1..=400 {
                won += u64::from(game.is_won(&vec![n, k.min(n)]));
                assert_eq!(won_heaps(k, n, &f), won, "k = {k}, N = {n}");
            }
        }
    }

    /// The parts of m, the largest first.
    fn parts(mut m: u64, f: &[u64]) -> Vec<u64> {
        let mut parts = vec![];
        while m > 0 {
            parts.push(*f.iter().rfind(|&&f| f <= m).unwrap());
            m -= parts[parts.len() - 1];
        }
        parts
    }

    #[test]
    fn the_tables_and_the_picture_are_right() {
        let f = fibonacci_numbers();
        let is_lost = |m: u64, k| m == 0 || won_heaps(k, m + 1, &f) == won_heaps(k, m, &f);
        let least = |m| (1..20).find(|&k| !is_lost(m, k));
        assert_eq!(
            (1..10).map(|m| least(m).unwrap()).collect::<Vec<_>>(),
            [1, 2, 3, 1, 5, 1, 2, 8, 1]
        );
        let lost: Vec<u64> = (0..20).filter(|&m| is_lost(m, 2)).collect();
        assert_eq!(lost, [0, 3, 5, 8, 11, 13, 16, 18]);
        let moved = |part: &u64| f[f.iter().position(|f| f == part).unwrap() - 2];
        for (m, number) in lost.iter().zip(0..) {
            let moved: Vec<u64> = parts(*m, &f).iter().map(moved).collect();
            assert_eq!(moved, parts(number, &f));
        }
        assert_eq!(won_heaps(2, 20, &f), 12);
    }

    /// Of the m below f_i, with i ≥ j, those with parts from f_j on become all below f_{i − j + 1}.
    #[test]
    fn heaps_up_to_a_fibonacci_number_are_counted_exactly() {
        let f = fibonacci_numbers();
        for j in 1..f.len() {
            for i in j..f.len() {
                assert_eq!(won_heaps(f[j] - 1, f[i], &f), f[i] - f[i - j], "{j} {i}");
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20_000))]

        /// One heap more is won iff the least part of m is at most k.
        #[test]
        fn each_heap_adds_what_its_least_part_says(
            n in prop_oneof![
                2..=u64::MAX,
                (3..92_usize, 0..3_u64).prop_map(|(i, by)| fibonacci_numbers()[i] - by),
            ],
            j in 0..92_usize,
            by in 0..2_u64,
        ) {
            let f = fibonacci_numbers();
            let least = parts(n - 1, &f).pop().unwrap();
            for k in [least, least - 1, f[j], f[j] - by].into_iter().filter(|&k| k > 0) {
                let won = won_heaps(k, n, &f) - won_heaps(k, n - 1, &f);
                prop_assert_eq!(won, u64::from(least <= k));
            }
        }
    }

    #[test]
    fn the_board_lists_the_heaps_that_are_counted() {
        let (mut game, f) = (Game::misere(Rules::options), fibonacci_numbers());
        for (k, n) in [(1, 10), (2, 20), (9, 200)] {
            let heaps = Rules::counted(&format!("{k} {n}")).expect("they are few");
            let won = heaps.iter().filter(|&heap| game.is_won(heap)).count();
            assert_eq!(won as u64, won_heaps(k, n, &f), "k = {k}, N = {n}");
        }
    }

    #[test]
    fn the_ends_of_u64_are_answered() {
        let f = fibonacci_numbers();
        assert_eq!(won_heaps(u64::MAX, u64::MAX, &f), u64::MAX - 1);
        // Above k is only the last one, 12200160415121876738: m is 0 or that.
        assert_eq!(won_heaps(f[f.len() - 2], u64::MAX, &f), u64::MAX - 2);
    }

    #[test]
    #[should_panic(expected = "k = 0, N = ")]
    fn refuses_a_first_take_of_nothing() {
        won_heaps(0, 5, &[1, 2]);
    }

    #[test]
    #[should_panic(expected = "N = 0: both must be at least 1")]
    fn refuses_no_stone_at_all() {
        won_heaps(5, 0, &[1, 2]);
    }
}
