#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, stairs};
use referee::{Game, Referee};
use rules::Rules;

/// The rule on a row as a set of bits: column 20 is bit 0.
fn options(row: u32) -> Vec<u32> {
    let given = columns(row).into_iter().map(|column| column as u64).collect();
    let bits = |rows: Vec<Vec<u64>>| rows[0].iter().map(|column| 1 << (20 - column)).sum();
    Rules::options(&vec![given]).into_iter().map(bits).collect()
}

fn columns(row: u32) -> Vec<usize> {
    (1..=20).filter(|column| row >> (20 - column) & 1 == 1).collect()
}

/// b₁ ⊕ b₃ ⊕ b₅ ⊕ …
fn odd_stairs(row: u32) -> u64 {
    stairs(&columns(row)).iter().skip(1).step_by(2).fold(0, |x, &b| x ^ b as u64)
}

fn agrees_on_rows_of(columns_from_the_right: u32) {
    let mut referee = Referee::normal(|&row: &u32| options(row));
    for row in 0..1 << columns_from_the_right {
        assert_eq!(odd_stairs(row), referee.grundy(&row), "{row:020b}");
        assert_eq!(first_player_wins(&[columns(row)]), odd_stairs(row) != 0, "{row:020b}");
    }
}

#[test]
fn agrees_with_the_rules_on_every_row_of_seventeen_columns() {
    agrees_on_rows_of(17);
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_row() {
    agrees_on_rows_of(20);
}

#[test]
fn agrees_with_the_rules_on_every_two_rows_within_the_last_seven_columns() {
    let mut referee = Referee::normal(Rules::options);
    let row = |row: u32| columns(row).into_iter().map(|column| column as u64).collect();
    for (a, b) in (0..1 << 7).flat_map(|a| (a..1 << 7).map(move |b| (a, b))) {
        let wins = first_player_wins(&[columns(a), columns(b)]);
        assert_eq!(wins, referee.is_won(&vec![row(a), row(b)]), "{a:07b} {b:07b}");
    }
}

#[test]
fn the_example_is_a_move() {
    let (before, after) = (0b111_010_011, 0b101_110_011);
    assert!(options(before).contains(&after));
    assert_eq!(stairs(&columns(before))[..5], [2, 0, 1, 3, 0]);
    assert_eq!(stairs(&columns(after))[..5], [2, 0, 3, 1, 0]);
}

#[test]
fn a_winning_move_may_raise_an_odd_stair() {
    let row = 1 << 5 | 1 << 3 | 1 << 2; // columns 15, 17 and 18
    let lost = options(row).into_iter().filter(|&row| !first_player_wins(&[columns(row)]));
    let lost: Vec<_> = lost.map(columns).collect();
    assert_eq!(lost, [[16, 17, 18], [15, 17, 19]]);
}

#[test]
fn columns_may_come_in_any_order() {
    assert_eq!(stairs(&[20, 1, 7]), stairs(&[1, 7, 20]));
    assert_eq!(stairs(&[20, 1, 7])[..], stairs(&columns(1 | 1 << 19 | 1 << 13))[..]);
}

referee::refuses! {
    refuses_a_column_past_the_right_end:
        stairs(&[21]) => "row [21]: columns must differ and be from 1 to 20";
    refuses_a_column_past_the_left_end:
        stairs(&[0]) => "row [0]: columns must differ and be from 1 to 20";
    refuses_a_column_named_twice:
        stairs(&[7, 7]) => "row [7, 7]: columns must differ and be from 1 to 20";
}
