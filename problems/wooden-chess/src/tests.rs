#[path = "rules.rs"]
mod rules;

use super::value;
use proptest::prelude::*;
use referee::{partizan, small, Game, Player, Referee};
use rules::{Rows, Rules, Square};
use std::collections::HashMap;

type Numbers = Vec<Vec<i32>>;

fn difference(a: &Numbers, b: &Numbers) -> i32 {
    value(&vec![0; a.len()], a, b, &mut HashMap::new())
}

type State = (Rows, bool);

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

/// A board with these numbers, all a before all b.
fn agrees(n: usize, m: usize, numbers: &[u64]) {
    let number = |&number: &u64| i32::try_from(number).unwrap();
    let rows: Numbers = numbers.chunks(m).map(|row| row.iter().map(number).collect()).collect();
    let v = i64::from(difference(&rows[..n].to_vec(), &rows[n..].to_vec()));
    let (a, b) = numbers.split_at(n * m);
    let squares = a.iter().zip(b).map(|(&a, &b)| Square { a, b, piece: None });
    let start: Rows = squares.collect::<Vec<_>>().chunks(m).map(<[Square]>::to_vec).collect();
    let can_reach = |goal| {
        let rules = |state: &State, player| options(state, player, goal);
        Referee::normal(partizan(rules)).is_won(&((start.clone(), false), Player::Left))
    };
    assert!(can_reach(v) && !can_reach(v + 1), "{n} {m} {numbers:?}");
}

/// Every board of that size with numbers up to `most`.
fn agrees_on_all(n: usize, m: usize, most: u64) {
    for numbers in small::positions([(2 * n * m, most)]) {
        agrees(n, m, &numbers);
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_board() {
    for (n, m, most) in [(1, 1, 9), (1, 2, 3), (2, 1, 3), (1, 3, 2), (3, 1, 2), (2, 2, 1)] {
        agrees_on_all(n, m, most);
    }
    agrees_on_all(1, 4, 1);
    agrees_on_all(2, 3, 1);
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_more_boards() {
    agrees_on_all(2, 2, 2);
    agrees_on_all(3, 2, 1);
    agrees_on_all(4, 1, 1);
}

/// By the digits of the border: a table, from the full board down.
fn by_border(a: &Numbers, b: &Numbers) -> i32 {
    let (n, m) = (a.len(), a[0].len());
    let (empty, full) = ((1 << n) - 1, ((1 << n) - 1) << m);
    let mut v = vec![0; full + 1];
    for s in (empty..full).rev().filter(|s: &usize| s.count_ones() as usize == n) {
        let (mut moves, mut ups, mut filled) = (vec![], 0, 0);
        for i in (0..n + m).filter(|i| s >> i & 1 == 1) {
            let column = i - ups;
            if i + 1 < n + m && s >> (i + 1) & 1 == 0 {
                moves.push((n - 1 - ups, column, s + (1 << i)));
            }
            filled += column;
            ups += 1;
        }
        let black = moves.iter().map(|&(i, j, after)| a[i][j] + v[after]).max();
        let white = moves.iter().map(|&(i, j, after)| v[after] - b[i][j]).min();
        v[s] = if filled % 2 == 0 { black } else { white }.unwrap();
    }
    v[empty]
}

/// The two numbers of each cell; only the upper left part of the board is used.
fn boards() -> impl Strategy<Value = (Numbers, Numbers)> {
    let cells = prop::collection::vec((-50..=50, -50..=50), 64);
    (1..=8_usize, 1..=8_usize, cells).prop_map(|(n, m, cells)| {
        let row = |i: usize| cells[8 * i..8 * i + m].iter();
        (
            (0..n).map(|i| row(i).map(|cell| cell.0).collect()).collect(),
            (0..n).map(|i| row(i).map(|cell| cell.1).collect()).collect(),
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn the_table_by_borders_agrees((a, b) in boards()) {
        prop_assert_eq!(difference(&a, &b), by_border(&a, &b));
    }

    #[test]
    fn agrees_with_the_rules_on_boards_of_other_sizes(
        n in 1..=3_usize,
        m in 1..=3_usize,
        numbers in prop::collection::vec(0..=50_u64, 18),
    ) {
        agrees(n, m, &numbers[..2 * n * m]);
    }
}

#[test]
fn a_board_of_10_by_10_has_184756_staircases() {
    let mut known = HashMap::new();
    let ones = vec![vec![1; 10]; 10];
    assert_eq!(value(&[0; 10], &ones, &ones, &mut known), 0);
    assert_eq!(known.len(), 184_756);
}
