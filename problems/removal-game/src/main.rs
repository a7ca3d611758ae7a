//! # Removal Game — 移除游戏, CSES 1097
//!
//! <https://cses.fi/problemset/task/1097> · points from both ends of a row: the best difference of each part of the row · O(n²) time, O(n) memory
//!
//! **Statement.** There is a row of n numbers. Two players take turns. A turn takes away the first
//! or the last number of the row, and the player adds it to his own score. When no number is left,
//! play ends. Each player wants his own score to be as large as possible. How large is the first
//! player's score with best play?
//!
//! **Input.** The first line has n, from 1 to 5000. The second has the n numbers x₁, …, xₙ; each is
//! an integer from −10⁹ to 10⁹.
//!
//! **Output.** One integer: the first player's score.
//!
//! ```text
//! input       output        input       output
//! 4           8             3           0
//! 4 5 1 3                   0 1 0
//! ```
//!
//! **Idea.** Here nobody wins or loses; the players collect points. Is it best to take the larger
//! end? In 4 5 1 3 the first player would take 4, and the opponent takes the 5 at once: then 3
//! and 1 are left, and the scores are 7 and 6. But whoever takes the 3 first leaves 4 5 1. There
//! the opponent can take 4 or 1, and both times the 5 comes to the first player: 3 + 5 = 8. So a
//! move must be judged by what it leaves to the opponent.
//!
//! The opponent then faces the same question with a shorter row. So let us answer it for every part
//! of the row, from short parts to long ones. What should we know of a part? All its numbers are
//! taken by somebody, so both scores together are the sum of the part, whatever the players do.
//! Wanting much for oneself is the same as wanting little for the opponent, and the same as wanting
//! a large *difference*: own score minus the opponent's. Let d(l, r) be the best difference for the
//! player to move on the part xₗ, …, xᵣ. Taking xₗ wins xₗ; then the opponent moves on the rest and
//! gets the difference d(l + 1, r), which counts against us. It is the same at the other end:
//!
//! ```text
//! d(l, l) = xₗ
//! d(l, r) = the larger of  xₗ − d(l + 1, r)  and  xᵣ − d(l, r − 1)
//!
//! row        4     5     1     3
//! length 2      1     4     2         4 − 5 or 5 − 4;  5 − 1 or 1 − 5;  1 − 3 or 3 − 1
//! length 3         0     3            4 − 4 or 1 − 1;  5 − 2 or 3 − 4
//! length 4            3               4 − 3 or 3 − 0
//! ```
//!
//! Each number of this triangle is made of the two above it, on its left and on its right, and of
//! the two ends of its part. The first player gets 3 more than the opponent, both together have 13,
//! so the scores are 8 and 5.
//!
//! **Method.**
//! 1. Let d be a row with `d[l]` = xₗ for l = 1, …, n: the differences of the parts of length 1.
//! 2. For length 2, 3, …, n and for each l from 1 to n − length + 1, in this order, let r = l +
//!    length − 1 and replace `d[l]` by the larger of xₗ − `d[l + 1]` and xᵣ − `d[l]`.
//! 3. Print half of the sum of all numbers plus `d[1]`.
//!
//! One row is enough: when `d[l]` is replaced, `d[l]` and `d[l + 1]` still belong to the length
//! before, so they are d(l, r − 1) and d(l + 1, r).
//!
//! **Proof.** Each turn takes a number away, so play ends, after n turns. *Claim.* On the part xₗ,
//! …, xᵣ the player to move can make sure of a difference of at least d(l, r), and the opponent can
//! make sure that it is not more. By induction on the length of the part.
//! - *One number.* It must be taken, so the difference is xₗ.
//! - *More numbers.* The player to move takes xₗ or xᵣ. After xₗ, by the claim for the shorter
//!   part, the opponent can make sure of d(l + 1, r) on the rest, and the player can make sure that
//!   it is not more. So this move is worth exactly xₗ − d(l + 1, r) to the player: not less if the
//!   player goes on well, not more if the opponent does. In the same way xᵣ is worth xᵣ − d(l, r −
//!   1). There are no other moves, so the player takes the better of the two and can make sure of
//!   that much; with either of them the opponent can make sure that it is not more.
//!
//! Now let S be the sum of all numbers. Own score and opponent's score are S together, and their
//! difference is d(1, n), so their score is (S + d(1, n)) / 2. And a player who makes sure of a
//! difference makes sure of this score, so nobody can do better. The division leaves no rest: S is
//! twice the opponent's score plus the difference.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking the larger end in each turn: in 0 0 2 1 this gives the 2 to the opponent
//!   (`hack-greedy`).
//! - Printing the larger of two sums, of the numbers on odd places and on even places. For even n
//!   the first player can have either, but may do better: 1 0 1 2 (`hack-places`).
//! - Printing the difference in place of the score (`hack-difference`).
//! - Playing well, but against an opponent who always takes the larger end
//!   (`hack-greedy-opponent`).
//! - Letting the opponent choose what is best for the first player: max in place of min in a
//!   recursion for the score (`hack-helpful`).
//! - Beginning each search for the larger one with 0, though the best difference may be
//!   below 0: 0 2 0 (`hack-zero`).
//! - Sums in 32 bits (`hack-32-bits`).
//! - A recursion that stores its results and takes a stored 0 for "not computed yet": with zeros it
//!   computes everything again and again, 2ⁿ − 1 calls (`hack-zero-stored`).
//!
//! **Beyond.** The program refuses n above 5000; the numbers may be larger, as far as 64 bits hold
//! the sums.
//! - *The score itself* has a recursion too: f(l, r) is the larger of xₗ + the smaller of f(l + 2,
//!   r) and f(l + 1, r − 1), and xᵣ + the smaller of f(l + 1, r − 1) and f(l, r − 2). It looks two
//!   turns ahead, since one's own next turn comes after the opponent's. The difference needs one.
//! - *An even number of numbers.* The first player can take all numbers on odd places, or all on
//!   even ones: after each such turn both ends of the row are of the other kind. So d(1, n) is not
//!   negative for even n.
//! - *Faster.* Where three neighbours x ≤ y ≥ z stand in the row, replace them by x − y + z, as
//!   long as there are any; then take the larger end in each turn. This gives the same difference
//!   in O(n) time (found by trial on all small rows, not proved here).
//!
//! The other pages ask who makes the last move; a game of points is solved in the same way, from
//! the end backwards, with numbers in place of won and lost.
//!
//! **Source.** CSES Problem Set, *Removal Game*.

use proconio::input;

fn main() {
    input! { x: [i64] }
    assert!((1..=5000).contains(&x.len()), "n = {}: from 1 to 5000", x.len());
    let sum: i64 = x.iter().sum();
    println!("{}", (sum + best_difference(&x)) / 2);
}

/// The first player's score minus the opponent's.
fn best_difference(x: &[i64]) -> i64 {
    let n = x.len();
    let mut d = x.to_vec();
    for length in 2..=n {
        for (l, r) in (length - 1..n).enumerate() {
            d[l] = (x[l] - d[l + 1]).max(x[r] - d[l]);
        }
    }
    d[0]
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::best_difference;
    use super::game::Rules;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::{partizan, Game, Player};
    use shared::small;

    fn score(x: &[i64]) -> i64 {
        (x.iter().sum::<i64>() + best_difference(x)) / 2
    }

    type State = (Vec<Vec<u64>>, bool);

    /// The rule as stated; `said` is true once it has been said who won. When no move is left, the
    /// first of the two players has won if the result is at least `goal`: the winner has one more
    /// move, the loser has none.
    fn options((position, said): &State, player: Player, goal: i64) -> Vec<State> {
        let moves = Rules::moves(position, player);
        let is_first = player == Player::Left;
        if moves.is_empty() && !said && (Rules::result(position) >= goal) == is_first {
            return vec![(position.clone(), true)];
        }
        moves.into_iter().map(|one| (one.to, false)).collect()
    }

    /// Can the first player be ahead by `goal` in the end?
    fn can_reach(goal: i64, row: &[u64]) -> bool {
        let rules = |state: &State, player| options(state, player, goal);
        let start = (vec![row.to_vec(), vec![0, 0]], false);
        Game::normal(partizan(rules)).is_won(&(start, Player::Left))
    }

    /// Both scores, own first, where each player makes the own score as large as possible.
    fn scores(x: &[i64]) -> (i64, i64) {
        if x.is_empty() {
            return (0, 0);
        }
        let after = |taken: i64, rest: &[i64]| {
            let (theirs, own) = scores(rest);
            (own + taken, theirs)
        };
        after(x[0], &x[1..]).max(after(x[x.len() - 1], &x[..x.len() - 1]))
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_row() {
        let all = [(1, 9), (2, 5), (3, 5), (4, 4), (5, 3), (6, 2), (7, 2), (8, 1)];
        for row in small::positions(all) {
            let x: Vec<i64> = row.iter().map(|&number| i64::try_from(number).unwrap()).collect();
            let d = best_difference(&x);
            assert!(can_reach(d, &row) && !can_reach(d + 1, &row), "{x:?}");
            assert_eq!(scores(&x).0, score(&x), "{x:?}");
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_row_with_negative_numbers() {
        for row in small::positions([(1, 4), (2, 4), (3, 4), (4, 4), (5, 4), (6, 3)]) {
            let x: Vec<i64> =
                row.iter().map(|&number| i64::try_from(number).unwrap() - 2).collect();
            assert_eq!(scores(&x).0, score(&x), "{x:?}");
        }
    }

    /// Neighbours x ≤ y ≥ z become x − y + z; then the larger end is taken.
    fn by_replacing(x: &[i64]) -> i64 {
        let mut row: Vec<i64> = vec![];
        for &number in x {
            row.push(number);
            while let [.., a, b, c] = row[..] {
                if a > b || b < c {
                    break;
                }
                row.truncate(row.len() - 3);
                row.push(a - b + c);
            }
        }
        row.sort_unstable_by(|a, b| b.cmp(a));
        row.iter().enumerate().map(|(i, x)| if i % 2 == 0 { *x } else { -x }).sum()
    }

    proptest! {
        /// The recursion for the score, with a table by its two ends.
        #[test]
        fn the_score_has_its_own_recursion_and_the_other_facts_hold(
            x in prop::collection::vec(-1000..=1000_i64, 1..80),
        ) {
            let n = x.len();
            // f[l][r]: the part from l to r − 1, empty if r ≤ l.
            let mut f = vec![vec![0; n + 2]; n + 2];
            for length in 1..=n {
                for l in 0..=n - length {
                    let r = l + length;
                    let inner = f[l + 1][r - 1];
                    let left = x[l] + inner.min(f[(l + 2).min(r)][r]);
                    let right = x[r - 1] + inner.min(if length > 1 { f[l][r - 2] } else { 0 });
                    f[l][r] = left.max(right);
                }
            }
            prop_assert_eq!(score(&x), f[0][n]);
            prop_assert_eq!(best_difference(&x), by_replacing(&x));
            prop_assert!(n % 2 == 1 || best_difference(&x) >= 0);
        }
    }

    #[test]
    fn the_examples_are_right() {
        assert_eq!([&[4, 5, 1, 3][..], &[0, 1, 0], &[1, 0, 1, 2]].map(score), [8, 0, 3]);
        assert_eq!([&[4, 5, 1][..], &[5, 1, 3], &[4, 5, 1, 3]].map(best_difference), [0, 3, 3]);
        assert_eq!(score(&vec![1_000_000_000; 5000]), 2_500_000_000_000);
    }
}
