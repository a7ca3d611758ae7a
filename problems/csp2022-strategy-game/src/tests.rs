#[path = "rules.rs"]
mod rules;

use super::scores;
use proptest::prelude::*;
use referee::{partizan, Game, Player, Referee};
use rules::{Round, Rules};

type State = (Round, bool);

/// The rule as stated; `said` is true once it has been said who won. When no move is left, the
/// first of the two players has won if the product is at least the goal: the winner has one more
/// move, the loser has none.
fn options((round, said): &State, player: Player) -> Vec<State> {
    let options = Rules::options_of(round, player);
    let is_first = player == Player::Left;
    if options.is_empty() && !said && (Rules::result(round) >= 0) == is_first {
        return vec![(round.clone(), true)];
    }
    options.into_iter().map(|to| (to, false)).collect()
}

fn whole(a: &[i32], b: &[i32]) -> i64 {
    scores(a, b, &[(1, a.len(), 1, b.len())])[0]
}

/// The best score by trying all picks and all answers.
fn tried(a: &[i32], b: &[i32]) -> i64 {
    let worth = |x: &i32| b.iter().map(|y| i64::from(*x) * i64::from(*y)).min();
    a.iter().filter_map(worth).max().unwrap()
}

fn small(lengths: std::ops::RangeInclusive<usize>) -> Vec<Vec<i32>> {
    let rows = lengths.flat_map(|len| referee::small::sequences(len, 4));
    rows.map(|row| row.iter().map(|&x| x as i32 - 2).collect()).collect()
}

/// L can reach the score, and no more.
#[test]
fn agrees_with_the_rules_on_every_small_round() {
    let mut referee = Referee::normal(partizan(options));
    for a in small(1..=3) {
        for b in small(1..=2) {
            let rows = [&a, &b].map(|row| row.iter().copied().map(i64::from).collect());
            let mut reaches = |goal| {
                let start = Round { rows: rows.clone(), goal, picks: [None; 2] };
                referee.is_won(&((start, false), Player::Left))
            };
            let score = whole(&a, &b);
            assert!(reaches(score) && !reaches(score + 1), "{a:?} {b:?}");
        }
    }
}

#[test]
fn agrees_with_trying_everything_on_longer_rows() {
    for a in small(4..=4) {
        for b in small(3..=3) {
            assert_eq!(whole(&a, &b), tried(&a, &b), "{a:?} {b:?}");
        }
    }
}

/// Which two candidates are enough once the signs of the others are known.
fn by_signs(a: &[i32], b: &[i32]) -> i64 {
    let (low, high) = (*b.iter().min().unwrap(), *b.iter().max().unwrap());
    let ends = if low >= 0 {
        vec![*a.iter().max().unwrap()]
    } else if high <= 0 {
        vec![*a.iter().min().unwrap()]
    } else {
        let from_0 = a.iter().copied().filter(|&x| x >= 0).min();
        let below_0 = a.iter().copied().filter(|&x| x < 0).max();
        from_0.into_iter().chain(below_0).collect()
    };
    tried(&ends, b)
}

fn row() -> impl Strategy<Value = Vec<i32>> {
    let number = prop_oneof![-3..=3_i32, -1_000_000_000..=1_000_000_000_i32];
    (prop::collection::vec(number, 1..40), 0..4).prop_map(|(row, signs)| {
        let sign = |x: i32| match signs {
            0 => x.abs(),
            1 => -x.abs(),
            _ => x,
        };
        row.into_iter().map(sign).collect()
    })
}

proptest! {
    #[test]
    fn every_range_is_right(a in row(), b in row(), seed: [prop::sample::Index; 4]) {
        let mut places = [(0, a.len()), (1, a.len()), (2, b.len()), (3, b.len())].map(|(i, n)| seed[i].index(n));
        places[..2].sort_unstable();
        places[2..].sort_unstable();
        let [l1, r1, l2, r2] = places;
        let (own, others) = (&a[l1..=r1], &b[l2..=r2]);
        let score = scores(&a, &b, &[(l1 + 1, r1 + 1, l2 + 1, r2 + 1)])[0];
        prop_assert_eq!(score, tried(own, others));
        prop_assert_eq!(score, by_signs(own, others));
    }
}

#[test]
fn the_examples_are_right() {
    let (a, b) = ([3, -1, -2, 1, 2, 0], [1, 2, -1, -3]);
    assert_eq!(scores(&a, &b, &[(1, 6, 1, 4), (1, 5, 1, 4), (2, 6, 3, 4)]), [0, -2, 2]);
    assert_eq!(whole(&[-1, 1], &[-1, 1]), -1);
    // If Q picks first.
    assert_eq!(-tried(&[-1, 1], &[1, -1]), 1);
    let billion = [1_000_000_000];
    assert_eq!(whole(&[-1_000_000_000], &billion), -1_000_000_000_000_000_000);
}

referee::refuses! {
    refuses_an_empty_range: scores(&[1, 2, 3], &[1], &[(2, 1, 1, 1)]) => "range 2 1: from 1 to 3";
    refuses_a_range_that_is_too_long:
        scores(&[1, 2, 3], &[1], &[(1, 3, 1, 2)]) => "range 1 2: from 1 to 1";
}
