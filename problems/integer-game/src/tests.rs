#[path = "rules.rs"]
mod rules;

use super::number_to_name;
use itertools::Itertools;
use proptest::prelude::*;
use referee::{Game, Referee};
use rules::{Rules, Table, MOST};

/// The number of turns in which the program wins from here against every reply, if at most `turns`.
fn turns_to_win(piles: [i64; 3], touched: usize, turns: u32) -> Option<u32> {
    let y = number_to_name(&piles, touched);
    assert!((1..=1_000_000_000_000).contains(&y), "{y} for {piles:?}");
    let mut most = 1;
    for i in (0..3).filter(|&i| i + 1 != touched) {
        let mut to = piles;
        to[i] += y;
        if (0..3).all(|j| j == i || to[j] != to[i]) {
            most = most.max(1 + turns_to_win(to, i + 1, turns.checked_sub(1)?)?);
        }
    }
    Some(most).filter(|&most| most <= turns)
}

/// All different piles from 1 to `most`.
fn starts(most: i64) -> impl Iterator<Item = [i64; 3]> {
    let numbers = move || 1..=most;
    let all = numbers().flat_map(move |a| numbers().map(move |b| (a, b)));
    let all = all.flat_map(move |(a, b)| numbers().map(move |c| [a, b, c]));
    all.filter(|[a, b, c]| a != b && b != c && a != c)
}

/// The numbers up to 60 after which, wherever the judge adds them, some number ends the game.
fn numbers_that_win_with_the_next(piles: [i64; 3], touched: usize) -> Vec<i64> {
    let after = |piles: [i64; 3], touched: usize, y: i64| {
        let may_grow = (0..3).filter(move |&i| i != touched);
        let grown = may_grow.map(move |i| {
            let mut to = piles;
            to[i] += y;
            (to, i)
        });
        grown.filter(|&(to, i)| (0..3).all(|j| j == i || to[j] != to[i]))
    };
    let ends = |to: [i64; 3], touched| (1..=60).any(|z| after(to, touched, z).next().is_none());
    (1..=60).filter(|&y| after(piles, touched, y).all(|(to, i)| ends(to, i))).collect()
}

/// The first exercise: 15 is the only answer, and after it 8.
#[test]
fn only_one_number_wins_with_the_next_one() {
    assert_eq!(numbers_that_win_with_the_next([1, 9, 2], 1), [15]);
    assert_eq!(number_to_name(&[1, 9, 17], 3), 8);
}

#[test]
fn wins_in_three_turns_against_every_reply_from_every_small_start() {
    for piles in starts(30) {
        assert_eq!(turns_to_win(piles, 0, 3), Some(3), "{piles:?}");
    }
}

/// The pile that was touched, from 1, or 0 for none; no number is named.
fn table(piles: [i64; 3], touched: usize, turns: u64) -> Table {
    let piles = piles.map(i64::cast_unsigned);
    Table { piles, touched: touched.checked_sub(1), turns, named: None }
}

/// Where the board's numbers and turns suffice, the referee finds a win too, and the program's number
/// is one that wins.
#[test]
fn agrees_with_the_rules_on_every_small_position() {
    let mut referee = Referee::normal(Rules::options);
    let mut checked = 0;
    let one = starts(5).cartesian_product(0..=3).cartesian_product(0..=2);
    let three = starts(4).filter(|piles| piles.is_sorted()).map(|piles| ((piles, 0), 3));
    for ((piles, touched), left) in one.chain(three) {
        let table = table(piles, touched, left);
        let turns = turns_to_win(piles, touched, 3).expect("three turns are enough");
        let named = number_to_name(&piles, touched).cast_unsigned();
        // The second number is at most three times the first.
        if u64::from(turns) <= left && 3 * named <= MOST {
            let named = Table { named: Some(named), ..table };
            assert!(!referee.is_won(&Rules::order(named)), "{table:?}");
            checked += 1;
        }
        if left < 2 {
            let wins = u64::from(turns) <= left;
            assert_eq!(referee.is_won(&Rules::order(table)), wins, "{table:?}");
        }
    }
    assert!(checked > 50, "{checked}");
}

/// Every start needs the third turn, whatever the numbers are: no first number leads to two more wins.
#[test]
fn two_turns_are_too_few_for_every_small_start() {
    let mut referee = Referee::normal(Rules::options);
    for piles in starts(5) {
        assert!(!referee.is_won(&table(piles, 0, 2)), "{piles:?}");
    }
}

proptest! {
    #[test]
    fn wins_in_three_turns_against_every_reply_from_large_starts(
        a in 1..=1_000_000_000_i64, b in 1..=1_000_000_000_i64, c in 1..=1_000_000_000_i64,
    ) {
        prop_assume!(a != b && b != c && a != c);
        prop_assert_eq!(turns_to_win([a, b, c], 0, 3), Some(3));
        // The bound of the proof.
        let y = number_to_name(&[a, b, c], 0);
        prop_assert!(3 * y < 6_000_000_000);
    }
}

#[test]
fn the_plays_of_the_page_are_right() {
    assert_eq!(number_to_name(&[2, 6, 10], 3), 4);
    assert_eq!([[2, 4, 7], [5, 2, 11]].map(|piles| number_to_name(&piles, 3)), [8, 15]);
    assert_eq!(number_to_name(&[10, 4, 7], 1), 3);
    assert_eq!(number_to_name(&[2, 12, 7], 2), 5);
    assert_eq!(
        [([5, 2, 6], 0), ([5, 17, 11], 2)].map(|(piles, touched)| number_to_name(&piles, touched)),
        [5, 6]
    );
    // A progression in which the largest pile may grow is no win at once.
    assert_eq!(number_to_name(&[1, 2, 3], 0), 3);
    assert_eq!(turns_to_win([1, 1_000_000_000, 2], 0, 3), Some(3));
}
