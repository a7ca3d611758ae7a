//! # Count to Thirty — 抢30
//!
//! a race to one number, said directly or reached by a sum · O(log T) time, O(1) memory per question
//!
//! **Statement.** Two players in turn say the numbers 1, 2, 3, … one after the other; a turn says
//! at least 1 and at most k numbers. In variant 1 whoever says the number T wins. In variant 2 all
//! numbers that both have said are added up, and whoever says the number with which the sum reaches
//! or passes T wins. The game ends with that number, even in the middle of a turn. Which player
//! wins if both play as well as possible? If it is the first, how many numbers does that player say
//! in the first turn?
//!
//! **Input.** The first line has q, the number of questions. Then each question is one line
//! `variant T k`, where variant is 1 or 2 and 1 ≤ T, k ≤ 10¹⁸.
//!
//! **Output.** One line for each question: `Second` if the second player wins, else `First x`,
//! where x is how many numbers to say in the first turn. (Only one x wins.)
//!
//! ```text
//! input      output
//! 5          Second
//! 1 30 2     First 2
//! 2 30 2     First 2
//! 1 30 3     Second
//! 1 100 9    First 1
//! 1 100 10
//! ```
//!
//! **Idea.** Variant 1 is a game that we know. Take T = 30 and k = 2, and think of the 30 numbers
//! as stones: a turn takes 1 or 2 of those left, and whoever takes the last one wins. So
//! [bash-game](../bash_game/index.html) tells who wins: a player who has left a multiple of
//! k + 1 = 3 can do so again in each further turn, by answering one number with two and two numbers
//! with one. At the start 30 numbers are left, which is a multiple of 3. So the second player can
//! do this: the turns of the second player end with 3, 6, 9, … and at last with 30.
//!
//! In variant 2 the sum seems to make a new game of it. But it does not matter who says a number,
//! for all of them are added up. When m numbers have been said, the sum is 1 + 2 + … + m:
//!
//! ```text
//! m        1  2  3   4   5   6   7   8
//! sum      1  3  6  10  15  21  28  36     T = 30 is passed with the 8
//! ```
//!
//! So whoever says 8 wins, and variant 2 with T = 30 is variant 1 with T = 8. With k = 2 the
//! remainder of 8 divided by 3 is 2. The first player says 1, 2 and leaves 6 numbers, a multiple
//! of 3. The next turns of the first player end with 5 and with 8.
//!
//! **Method.**
//! 1. Find the number W with which the game ends. In variant 1 it is T. In variant 2 it is the
//!    least m with 1 + 2 + … + m = m(m + 1)/2 ≥ T.
//! 2. Find that m by binary search: `low` is always too small, `high` is always large enough; begin
//!    with 0 and 2·10⁹. Look at the middle m of the two: if m(m + 1)/2 < T, it becomes `low`, else
//!    `high`. When they differ by 1, `high` is the number wanted. (64 bits are enough.)
//! 3. Compute x = W mod (k + 1), the remainder of W divided by k + 1.
//! 4. If x = 0, print `Second`, else print `First x`.
//!
//! **Proof.** *Both variants are a race to W.* In variant 1, W = T. In variant 2 the sum after m
//! numbers is m(m + 1)/2, whoever said them: written once forwards and once backwards, they make m
//! pairs of sum m + 1. This sum grows with m, so the first m with m(m + 1)/2 ≥ T ends the game.
//!
//! *Who wins the race.* After m numbers W − m are left, and a turn says at least 1 and at most k of
//! them. Claim: the player to move loses ⇔ k + 1 divides W − m.
//! - *The end.* No number is left, k + 1 divides 0, and the player to move has lost.
//! - *No move leads from a multiple of k + 1 to a multiple of k + 1.* Two different multiples are
//!   at least k + 1 apart, and a turn says at most k numbers.
//! - *If the numbers left are no multiple, some move leaves a multiple.* The remainder is at
//!   least 1 and at most k, and at least this many numbers are left. Saying this many leaves a
//!   multiple.
//!
//! So a player who faces a multiple faces one again at each turn, if the opponent plays well, and
//! at last the end. A player who faces no multiple puts the opponent in that place.
//!
//! *There is only one x.* At the start W numbers are left. Saying x of them wins ⇔ k + 1 divides
//! W − x. Among 1, …, k only x = W mod (k + 1) does that, and none if that is 0.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Waiting in variant 2 for a sum of exactly T, and so racing to the last number before T is
//!   passed. For T = 30 that is 7 with the sum 28, but the game goes on to 8 with the sum 36
//!   (`hack-exact-sum`).
//! - Answering variant 2 like variant 1. With T = 30 and k = 2 the second player wins variant 1,
//!   and the first player variant 2 (`hack-same-for-both`).
//! - Computing W by a square root in floating point. For T = 9007199321849857 that gives 134217728
//!   instead of 134217729 (`hack-double`).
//!
//! **Beyond.** The program takes any number of questions, and any k below 2⁶⁴ − 1. It refuses
//! T = 0, T above 10¹⁸, k = 0 and any other variant.
//!
//! **Source.** A parlour game; the race to 100 by 1 to 10 is in C.-G. Bachet de Méziriac,
//! *Problèmes plaisans et délectables* (1612).

use proconio::input;

fn main() {
    input! { questions: [(u64, u64, u64)] }
    let mut answers = String::new();
    for &(variant, target, k) in &questions {
        match first_count(variant, target, k) {
            0 => answers += "Second\n",
            x => answers += &format!("First {}\n", x),
        }
    }
    print!("{}", answers);
}

/// x = W mod (k + 1): how many numbers the first player says to win, 0 if that is impossible.
fn first_count(variant: u64, target: u64, k: u64) -> u64 {
    assert!(variant == 1 || variant == 2, "variant {}: there are only 1 and 2", variant);
    assert!(0 < target && target <= 1_000_000_000_000_000_000, "T = {}: from 1 to 10^18", target);
    assert!(k > 0, "k = 0: a turn must be allowed to say at least 1 number");
    let w = if variant == 1 { target } else { numbers_to_reach(target) };
    w % (k + 1)
}

/// The least m with m(m + 1)/2 ≥ target: `low` is always too small, `high` is large enough.
fn numbers_to_reach(target: u64) -> u64 {
    let (mut low, mut high) = (0, 2_000_000_000);
    while high - low > 1 {
        let m = (low + high) / 2;
        if m * (m + 1) / 2 < target {
            low = m;
        } else {
            high = m;
        }
    }
    high
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{first_count, numbers_to_reach};
    use shared::board::Board;
    use shared::rules::Game;

    /// Exactly one opening wins, or none.
    #[test]
    fn agrees_with_the_rules_on_every_small_target() {
        for (variant, target, k) in [1, 2]
            .into_iter()
            .flat_map(|v| (1..=400).flat_map(move |t| (1..=8).map(move |k| (v, t, k))))
        {
            let mut game = Game::normal(Rules::options);
            let openings = Rules::options(&vec![variant, target, k, 0]).into_iter();
            let winning: Vec<u64> =
                openings.filter(|option| !game.is_won(option)).map(|option| option[3]).collect();
            let expected = match first_count(variant, target, k) {
                0 => vec![],
                x => vec![x],
            };
            assert_eq!(winning, expected, "variant {variant}, {target}, {k}");
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
        for m in [1, 2, 7, 8, 1_000_000, 134_217_728, 1_414_213_561] {
            let triangular = m * (m + 1) / 2;
            assert_eq!(numbers_to_reach(triangular), m);
            assert_eq!(numbers_to_reach(triangular - 1), if m == 1 { 1 } else { m });
            assert_eq!(numbers_to_reach(triangular + 1), m + 1);
        }
        assert_eq!(numbers_to_reach(9_007_199_321_849_857), 134_217_729);
        assert_eq!(numbers_to_reach(1_000_000_000_000_000_000), 1_414_213_562);
    }

    #[test]
    #[should_panic(expected = "T = 0")]
    fn refuses_a_target_of_0() {
        first_count(1, 0, 3);
    }

    #[test]
    #[should_panic(expected = "T = 1000000000000000001: from 1 to 10^18")]
    fn refuses_a_target_beyond_its_search() {
        first_count(2, 1_000_000_000_000_000_001, 3);
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
