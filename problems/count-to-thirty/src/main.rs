//! # Count to Thirty — 抢30
//!
//! a race, by numbers or by their sum · O(log T) time, O(1) memory per question
//!
//! **Statement.** Two players say the numbers 1, 2, 3, … in turn, from 1 to k of them per turn.
//! Variant 1: whoever says T wins. Variant 2: all numbers said are added up; whoever says the
//! number that brings the sum to T or past it wins. The game ends there, in the middle of a turn
//! too. The input has q, then q lines `variant T k`. Print `First x` if the first player wins,
//! where x is how many numbers to say first, else `Second`. Any q and any u64 T and k ≥ 1 are
//! accepted. T = 0, k = 0 and another variant are refused.
//!
//! **Idea.** Both are the race to some number W: W = T in variant 1; in variant 2 the first m whose
//! sum 1 + 2 + … + m reaches T. Answer t numbers with k + 1 − t.
//!
//! ```text
//! variant 2, T = 30     m    1  2  3   4   5   6   7   8
//!                     sum    1  3  6  10  15  21  28  36
//! ```
//!
//! So W = 8: 30 itself is never hit.
//!
//! **Proof.** After m numbers W − m are left, and a turn says 1 to k of them, at most all; whoever
//! says the last one wins. Claim: the player to move loses (the position is a P-position) ⇔ k + 1
//! divides W − m.
//! - The end: nothing is left, k + 1 divides 0, and the player to move has lost.
//! - From a multiple of k + 1: saying 1 to k numbers leaves no multiple.
//! - From elsewhere: say the remainder mod k + 1, which is from 1 to k. No other count up to k
//!   leaves a multiple, so the first player says x = W mod (k + 1) numbers, if that is not 0.
//!
//! In variant 2 the sum after m numbers is m(m + 1)/2, whoever said them, so W is the first m with
//! m(m + 1)/2 ≥ T.
//!
//! **Mistakes.** Waiting for a sum of exactly T in variant 2: for 30 it goes from 28 to 36
//! (`hack-exact-sum`). The answer of variant 1 for variant 2: with T = 30 and k = 2 they are
//! opposite (`hack-same-for-both`). W by a floating-point root (`hack-double`).
//!
//! **Source.** A parlour game; the race to 100 by 1 to 10 is in C.-G. Bachet de Méziriac,
//! *Problèmes plaisans et délectables* (1612).

use proconio::{input, read_value};
use shared::nim::bounded_heap;

fn main() {
    input! { questions: usize }
    let mut answers = String::new();
    for _ in 0..questions {
        let (variant, target, k) = read_value!((u64, u64, u64));
        answers += &match first_count(variant, target, k) {
            0 => String::from("Second\n"),
            x => format!("First {}\n", x),
        };
    }
    print!("{}", answers);
}

/// x = W mod (k + 1): how many numbers the first player says to win, 0 if that is impossible.
fn first_count(variant: u64, target: u64, k: u64) -> u64 {
    assert!(target > 0, "T = 0: the target must be at least 1");
    assert!(k > 0, "k = 0: a turn must be allowed to say at least 1 number");
    let w = match variant {
        1 => target,
        2 => numbers_to_reach(target),
        _ => panic!("variant {}: there are only 1 and 2", variant),
    };
    bounded_heap(w, k)
}

/// The least m with m(m + 1)/2 ≥ target, by binary search.
fn numbers_to_reach(target: u64) -> u64 {
    // low is too little; high is enough, as 2³³(2³³ + 1)/2 > 2⁶⁴.
    let (mut low, mut high) = (0, 1 << 33);
    while high - low > 1 {
        let m = (low + high) / 2;
        if u128::from(m) * u128::from(m + 1) / 2 < u128::from(target) {
            low = m;
        } else {
            high = m;
        }
    }
    high
}

#[cfg(test)]
mod tests {
    use super::{first_count, numbers_to_reach};
    use shared::rules::Game;

    /// The rule as stated: say 1 to k further numbers; once the target is reached, nobody moves. A
    /// position is the last number said, and the target's measure of all numbers said so far.
    fn options(
        &(last, measure): &(u64, u64),
        variant: u64,
        target: u64,
        k: u64,
    ) -> Vec<(u64, u64)> {
        let mut options = vec![];
        let (mut last, mut measure) = (last, measure);
        for _ in 0..k {
            if measure >= target {
                break;
            }
            last += 1;
            measure = if variant == 1 { last } else { measure + last };
            options.push((last, measure));
        }
        options
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_target() {
        for (variant, target, k) in [1, 2]
            .into_iter()
            .flat_map(|v| (1..=400).flat_map(move |t| (1..=8).map(move |k| (v, t, k))))
        {
            let mut game =
                Game::normal(|position: &(u64, u64)| options(position, variant, target, k));
            let openings = options(&(0, 0), variant, target, k);
            let winning = openings.iter().find(|option| !game.is_won(option));
            let expected = winning.map_or(0, |option| option.0);
            assert_eq!(
                first_count(variant, target, k),
                expected,
                "variant {variant}, {target}, {k}"
            );
        }
    }

    /// The games that the document plays or asks for.
    #[test]
    fn worked_examples_come_out() {
        let games = [(1, 30, 2, 0), (2, 30, 2, 2), (1, 30, 3, 2), (1, 100, 9, 0), (1, 100, 10, 1)];
        for (variant, target, k, x) in games {
            assert_eq!(first_count(variant, target, k), x, "variant {variant}, {target}, {k}");
        }
    }

    #[test]
    fn sums_are_reached_exactly_where_they_are_triangular() {
        for m in [1_u64, 2, 7, 8, 1_000_000, 1_414_213_562, 6_074_000_998] {
            let triangular = (u128::from(m) * u128::from(m + 1) / 2) as u64;
            assert_eq!(numbers_to_reach(triangular), m);
            assert_eq!(numbers_to_reach(triangular - 1), if m == 1 { 1 } else { m });
            assert_eq!(numbers_to_reach(triangular + 1), m + 1);
        }
        assert_eq!(numbers_to_reach(u64::MAX), 6_074_001_000);
    }

    #[test]
    #[should_panic(expected = "T = 0")]
    fn refuses_a_target_of_0() {
        first_count(1, 0, 3);
    }

    #[test]
    #[should_panic(expected = "k = 0")]
    fn refuses_a_turn_without_numbers() {
        first_count(1, 30, 0);
    }

    #[test]
    #[should_panic(expected = "variant 3: there are only 1 and 2")]
    fn refuses_another_variant() {
        first_count(3, 30, 2);
    }
}
