#[path = "rules.rs"]
mod rules;

use super::{simplest, takahashi_wins, value, ONE};
use proptest::prelude::*;
use referee::{partizan, Game as _, Player, Referee};
use rules::{Rows, Rules, Square};
use std::collections::HashMap;

/// The squares row by row: `W`, `B` or `.`; and the number of columns.
type Board = (Vec<u8>, usize);

/// The rule as stated, in `rules.rs`. Takahashi is on the left.
fn options((squares, width): &Board, player: Player) -> Vec<Board> {
    let square = |letter: &u8| match letter {
        b'W' => Square::White,
        b'B' => Square::Black,
        _ => Square::Empty,
    };
    let rows: Rows = squares.chunks(*width).map(|row| row.iter().map(square).collect()).collect();
    let letters =
        |rows: Rows| rows.concat().iter().map(|&square| b".WB"[square as usize]).collect();
    let options = Rules::options_of(&rows, player).into_iter();
    options.map(|to| (letters(to), *width)).collect()
}

fn boards(height: usize, width: usize) -> impl Iterator<Item = Board> {
    let squares = (height * width) as u32;
    let letter = |code: usize, i: u32| b".WB"[code / 3_usize.pow(i) % 3];
    (0..3_usize.pow(squares))
        .map(move |code| ((0..squares).map(|i| letter(code, i)).collect(), width))
}

fn rows((squares, width): &Board) -> Vec<String> {
    let rows = squares.chunks(*width);
    rows.map(|row| String::from_utf8(row.to_vec()).unwrap()).collect()
}

fn exchanged(squares: &[u8]) -> Vec<u8> {
    let other = |letter: &u8| match letter {
        b'W' => b'B',
        b'B' => b'W',
        _ => b'.',
    };
    squares.iter().map(other).collect()
}

/// Snuke begins and wins exactly when Takahashi does with the colours exchanged.
fn agrees(height: usize, width: usize) {
    let mut referee = Referee::normal(partizan(options));
    for board in boards(height, width) {
        let wins = referee.is_won(&(board.clone(), Player::Left));
        assert_eq!(takahashi_wins(&rows(&board)), wins, "{:?}", rows(&board));
        let wins = takahashi_wins(&rows(&(exchanged(&board.0), width)));
        assert_eq!(wins, referee.is_won(&(board.clone(), Player::Right)), "{:?}", rows(&board));
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_board() {
    let sizes = [(1, 1), (1, 4), (2, 2), (2, 3), (3, 2), (4, 1), (6, 1), (3, 3), (4, 2)];
    for (height, width) in sizes {
        agrees(height, width);
    }
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_larger_board() {
    let sizes = [(1, 8), (8, 1), (2, 5), (5, 2), (3, 4)];
    for (height, width) in sizes {
        agrees(height, width);
    }
}

fn value_of(column: &str) -> i64 {
    value(column.as_bytes(), &mut HashMap::new())
}

/// The values of the page, in quarters.
#[test]
fn the_values_of_the_page_are_right() {
    let columns = [
        (". W B", "0 -4 4"),
        (".. .B .W B. BB BW W. WB WW", "0 2 -2 4 8 0 -4 0 -8"),
        ("..W ..B .W. .WW .WB .B. .BW .BB", "-1 1 -2 -4 0 2 0 4"),
        ("W.. W.W W.B WW. WWW WWB WB. WBW WBB", "-4 -6 -2 -8 -12 -4 0 -4 2"),
        ("B.. B.W B.B BW. BWW BWB BB. BBW BBB", "4 2 6 0 -2 4 8 4 12"),
    ];
    for (columns, values) in columns {
        for (column, quarters) in columns.split(' ').zip(values.split(' ')) {
            let quarters: i64 = quarters.parse().unwrap();
            assert_eq!(value_of(column), quarters * (ONE / 4), "{column}");
        }
    }
    let eighth = ONE / 16;
    for (a, b, between) in
        [(-8, 16, 0), (16, 999, 32), (8, 48, 16), (0, 16, 8), (8, 16, 12), (8, 10, 9)]
    {
        assert_eq!(simplest(a * eighth, b * eighth), between * eighth);
        assert_eq!(simplest(-b * eighth, -a * eighth), -between * eighth);
    }
}

/// The weighing of the page, whoever begins: `.B`, `.B` and `W.` are worth 0.
#[test]
fn two_halves_balance_one() {
    let mut referee = Referee::normal(partizan(options));
    for (board, wins) in [
        ((&b".B"[..], 1), [true, false]),
        ((b".WB.", 2), [false, true]),
        ((b"..WBB.", 3), [false, false]),
        ((b".W..B.", 2), [false, true]),
        ((b"BW", 1), [false, false]),
    ] {
        let board = (board.0.to_vec(), board.1);
        let beginners = [Player::Left, Player::Right];
        assert_eq!(beginners.map(|player| referee.is_won(&(board.clone(), player))), wins);
    }
}

/// From 0 the path to 1 and −1, then by 1 further or half the way back, until the number lies
/// between a and b.
fn by_path(a: i64, b: i64) -> i64 {
    let (mut low, mut z, mut high) = (-99 * ONE, 0, 99 * ONE);
    while !(a < z && z < b) {
        if z <= a {
            (low, z) = (z, if high == 99 * ONE { z + ONE } else { (z + high) / 2 });
        } else {
            (high, z) = (z, if low == -99 * ONE { z - ONE } else { (low + z) / 2 });
        }
    }
    z
}

fn value_by_path(column: &[u8], known: &mut HashMap<Vec<u8>, i64>) -> i64 {
    if let Some(&value) = known.get(column) {
        return value;
    }
    let board = (column.to_vec(), 1);
    let mut best = |player| -> Vec<i64> {
        options(&board, player).iter().map(|option| value_by_path(&option.0, known)).collect()
    };
    let a = best(Player::Left).into_iter().max().unwrap_or(-90 * ONE);
    let b = best(Player::Right).into_iter().min().unwrap_or(90 * ONE);
    known.insert(column.to_vec(), by_path(a, b));
    by_path(a, b)
}

#[test]
fn columns_up_to_height_8_have_values_as_the_page_says() {
    let (mut known, mut by_path) = (HashMap::new(), HashMap::new());
    let mut columns = 0;
    for height in 1..=8 {
        for (column, _) in boards(height, 1) {
            let value = value(&column, &mut known);
            assert_eq!(value, value_by_path(&column, &mut by_path));
            assert_eq!(value % (ONE >> (height - 1)), 0);
            assert!(value.unsigned_abs() <= height as u64 * ONE.unsigned_abs());
            columns += 1;
        }
        let mut lone = vec![b'.'; height];
        lone[height - 1] = b'B';
        assert_eq!(value(&lone, &mut known), ONE >> (height - 1));
    }
    assert_eq!(columns, 9840);
}

proptest! {
    /// Beside its copy with the colours exchanged a board has nothing to spare, and a free move
    /// more than nothing is enough.
    #[test]
    fn a_board_and_its_mirror_balance(letters in "[WB.]{32}", free in 0..8_usize) {
        let squares = letters.as_bytes();
        let columns = squares.chunks(8).map(<[u8]>::to_vec);
        let mut columns: Vec<Vec<u8>> =
            columns.chain(squares.chunks(8).map(exchanged)).collect();
        let rows = |columns: &[Vec<u8>]| -> Vec<String> {
            let row = |i: usize| columns.iter().map(|column| char::from(column[i])).collect();
            (0..8).map(row).collect()
        };
        prop_assert!(!takahashi_wins(&rows(&columns)));
        if columns[free][0] == b'W' {
            columns[free][0] = b'.';
            prop_assert!(takahashi_wins(&rows(&columns)));
        }
    }
}
