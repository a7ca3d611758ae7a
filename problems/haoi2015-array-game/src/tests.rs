#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, grundy_values, place};
use referee::{Game, Referee};
use rules::{Cell, Rules};
use shared::grundy::mex;

fn wins(n: usize, white: &[usize]) -> bool {
    first_player_wins(white, n, &grundy_values(n))
}

#[test]
fn agrees_with_the_rules_on_every_small_row() {
    for n in 1..=15_u32 {
        let length = n as usize;
        let mut referee = Referee::normal(Rules::options);
        let g = grundy_values(length);
        let cells = |row: u32| {
            (0..n).map(|x| [Cell::Black, Cell::White][(row >> x & 1) as usize]).collect::<Vec<_>>()
        };
        for row in 0..1 << n {
            let white: Vec<usize> = (1..=length).filter(|x| row >> (x - 1) & 1 == 1).collect();
            let wins = first_player_wins(&white, length, &g);
            assert_eq!(wins, referee.is_won(&cells(row)), "{n}: {white:?}");
        }
        for x in 1..=length {
            let value = referee.grundy(&cells(1 << (x - 1)));
            assert_eq!(g[place(length / x, length)] as u64, value, "{n}: {x}");
        }
    }
}

/// G cell by cell, from the last one.
fn table(n: usize) -> Vec<usize> {
    let mut g = vec![0; n + 1];
    for x in (1..=n).rev() {
        let mut sum = 0;
        let sums = (2 * x..=n).step_by(x).map(|multiple| {
            sum ^= g[multiple];
            sum
        });
        g[x] = mex(sums.chain([0]).collect::<Vec<_>>());
    }
    g
}

#[test]
fn agrees_with_the_table_of_all_cells() {
    for n in (1..=400).chain([9_999, 10_000, 10_001, 123_456, 2_000_003]) {
        let (table, g) = (table(n), grundy_values(n));
        assert!((1..=n).all(|x| g[place(n / x, n)] == table[x]), "{n}");
    }
}

#[test]
fn the_examples_are_right() {
    assert_eq!(table(12)[1..], [4, 3, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1]);
    assert_eq!(grundy_values(1_000_000_000).into_iter().max(), Some(68));
}

/// The cells above n/2 have value 1, those from there down to n/3 have 2.
#[test]
fn the_longest_row_is_answered() {
    let half = 500_000_000;
    let g = grundy_values(2 * half);
    let wins = |white: &[usize]| first_player_wins(white, 2 * half, &g);
    assert!(!wins(&(half + 1..=half + 100).collect::<Vec<_>>()));
    assert!(wins(&(half + 1..=half + 101).collect::<Vec<_>>()));
    assert!(wins(&[half, half + 1]) && !wins(&[half, half - 1]));
}

referee::refuses! {
    refuses_a_longer_row: wins(1_000_000_001, &[]) => "n = 1000000001: from 1 to 1000000000 cells";
    refuses_a_row_without_cells: wins(0, &[]) => "n = 0: from 1";
    refuses_cell_0: wins(4, &[0]) => "[0]: there are cells 1 to 4";
    refuses_a_cell_past_the_end: wins(4, &[2, 5]) => "[2, 5]: there are cells 1 to 4";
}
