#[path = "rules.rs"]
mod rules;

use super::grundy_value;
use referee::{small, Game, Referee};
use rules::{Board, Letter, Rules};

fn rows(board: &Board) -> Vec<Vec<char>> {
    let name = |letter: &Option<Letter>| match letter {
        Some(Letter::L) => 'L',
        Some(Letter::R) => 'R',
        _ => 'X',
    };
    board.iter().map(|row| row.iter().map(name).collect()).collect()
}

fn agrees_on(n: usize, m: usize) -> [usize; 2] {
    let (mut counts, mut referee) = ([0; 2], Referee::normal(Rules::options));
    for letters in small::grids(n, m, 2) {
        let letter = |&k: &u64| Some([Letter::L, Letter::R, Letter::X][k as usize]);
        let board: Board = letters.iter().map(|row| row.iter().map(letter).collect()).collect();
        let value = referee.grundy(&board);
        assert_eq!(grundy_value(&rows(&board), m) as u64, value, "{board:?}");
        counts[usize::from(value == 0)] += 1;
    }
    counts
}

/// The values too, not only who wins.
#[test]
fn agrees_with_the_rules_on_every_small_board() {
    let (mut won, mut lost) = (0, 0);
    for n in 1..=7 {
        for m in 1..=7 / n {
            let counts = agrees_on(n, m);
            won += counts[0];
            lost += counts[1];
        }
    }
    assert!(won > 5000 && lost > 2000, "{won} {lost}");
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_board_of_eight_and_nine() {
    for (n, m) in [(1, 8), (2, 4), (4, 2), (8, 1), (3, 3), (1, 9), (9, 1)] {
        agrees_on(n, m);
    }
}

fn of(text: &str) -> usize {
    let rows: Vec<Vec<char>> = text.split(' ').map(|row| row.chars().collect()).collect();
    grundy_value(&rows, rows[0].len())
}

#[test]
fn the_values_of_the_page_are_right() {
    assert_eq!(of("XLX LXL RRX"), 1 ^ 3);
    // One colour alone.
    let mut referee = Referee::normal(Rules::options);
    let mut alone = |text: &str| {
        let letter = |letter| match letter {
            'L' => Some(Letter::L),
            'R' => Some(Letter::R),
            'X' => Some(Letter::X),
            _ => None,
        };
        referee.grundy(&text.split(' ').map(|row| row.chars().map(letter).collect()).collect())
    };
    assert_eq!([alone("X.X .X. R.X"), alone(".L. L.L .R.")], [1, 3]);
    assert_eq!([alone(".L. L.. ..."), alone("... ..L .R."), alone(".L. ..L ...")], [1, 2, 0]);
    assert_eq!([alone("X.X .X. X.X"), alone(".X. X.X .X.")], [1, 0]);
}

/// Any letters, from a seed.
fn letters(n: usize, m: usize, mut seed: u64) -> Vec<Vec<char>> {
    let mut letter = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ['L', 'R', 'X'][(seed >> 33) as usize % 3]
    };
    (0..n).map(|_| (0..m).map(|_| letter()).collect()).collect()
}

/// The mirror exchanges the colours if the number of columns is even.
#[test]
fn a_board_that_is_its_own_mirror_image_is_lost() {
    let mirrored = |letter: &char| match letter {
        'L' => 'R',
        'R' => 'L',
        _ => 'X',
    };
    for seed in 0..3 {
        let mut rows = letters(20 - seed as usize, 10, seed);
        for row in &mut rows {
            let right: Vec<char> = row.iter().rev().map(mirrored).collect();
            row.extend(right);
        }
        assert_eq!(grundy_value(&rows, 20), 0, "{rows:?}");
    }
}

/// To turn the board or to mirror it changes nothing.
#[test]
fn a_board_may_be_seen_from_any_side() {
    for seed in 0..3 {
        let rows = letters(20, 19, seed);
        let columns: Vec<Vec<char>> =
            (0..19).map(|j| rows.iter().map(|row| row[j]).collect()).collect();
        assert_eq!(grundy_value(&rows, 19), grundy_value(&columns, 20), "{rows:?}");
    }
}

/// With L alone each turn clears a whole diagonal.
#[test]
fn with_one_letter_the_diagonals_are_counted() {
    for (n, m) in (1..=20).flat_map(|n| (1..=20).map(move |m| (n, m))) {
        for letter in ['L', 'R'] {
            let value = grundy_value(&vec![vec![letter; m]; n], m);
            assert_eq!(value, ((n + m) / 2 % 2) ^ ((n + m - 1) / 2 % 2), "{n} {m}");
        }
    }
}

referee::refuses! {
    refuses_a_short_row: grundy_value(&[vec!['L'; 2]], 3) => "LL: a row of 3 letters";
    refuses_another_letter: grundy_value(&[vec!['L', 'Y']], 2) => "LY: the letters are L, R and X";
}
