#[path = "rules.rs"]
mod rules;

use super::best_difference;
use proptest::prelude::*;
use referee::{partizan, small, Game, Player, Referee};
use rules::{Row, Rules};

fn score(x: &[i64]) -> i64 {
    (x.iter().sum::<i64>() + best_difference(x)) / 2
}

type State = (Row, bool);

/// The rule as stated; `said` is true once it has been said who won. When no move is left, the
/// first of the two players has won if the result is at least `goal`: the winner has one more
/// move, the loser has none.
fn options((position, said): &State, player: Player, goal: i64) -> Vec<State> {
    let options = Rules::options_of(position, player);
    let is_first = player == Player::Left;
    if options.is_empty() && !said && (Rules::result(position) >= goal) == is_first {
        return vec![(position.clone(), true)];
    }
    options.into_iter().map(|to| (to, false)).collect()
}

/// Can the first player be ahead by `goal` in the end?
fn can_reach(goal: i64, row: &[u64]) -> bool {
    let rules = |state: &State, player| options(state, player, goal);
    let start = (Row { numbers: row.to_vec(), first: 0, second: 0 }, false);
    Referee::normal(partizan(rules)).is_won(&(start, Player::Left))
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
        let x: Vec<i64> = row.iter().map(|&number| i64::try_from(number).unwrap() - 2).collect();
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
