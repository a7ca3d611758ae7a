#[path = "rules.rs"]
mod rules;

use super::{alice_wins, spare_cuts};
use referee::{partizan, Game, Player, Referee};
use rules::{Rules, Sheet};

fn played(sheets: &[(i64, i64)]) -> Vec<Sheet> {
    Rules::order(
        sheets.iter().map(|&(x, y)| Sheet { x: x.unsigned_abs(), y: y.unsigned_abs() }).collect(),
    )
}

/// All lists of one, two and three sheets up to some area, whoever begins.
#[test]
fn agrees_with_the_rules_on_every_small_list_of_sheets() {
    let mut referee = Referee::normal(partizan(Rules::options_of));
    let mut sheets = vec![];
    for x in 1..=24 {
        sheets.extend((1..=24 / x).map(|y| (x, y)));
    }
    let area = |sheets: &[(i64, i64)]| sheets.iter().map(|(x, y)| x * y).sum::<i64>();
    let mut lists: Vec<Vec<(i64, i64)>> = sheets.iter().map(|&sheet| vec![sheet]).collect();
    for &one in &sheets {
        for &other in sheets.iter().filter(|&&other| area(&[one, other]) <= 16) {
            lists.push(vec![one, other]);
            let third = sheets.iter().filter(|&&third| area(&[one, other, third]) <= 12);
            lists.extend(third.map(|&third| vec![one, other, third]));
        }
    }
    for list in &lists {
        let wins = referee.is_won(&(played(list), Player::Left));
        assert_eq!(alice_wins(list), wins, "{list:?}");
        // Bob begins: with the sheets turned he is Alice.
        let turned: Vec<(i64, i64)> = list.iter().map(|&(x, y)| (y, x)).collect();
        let wins = referee.is_won(&(played(list), Player::Right));
        assert_eq!(alice_wins(&turned), wins, "{list:?}");
    }
    assert!(lists.len() > 500, "{}", lists.len());
}

/// The two lemmas of the page.
#[test]
fn each_cut_costs_at_least_one_and_some_cut_costs_one() {
    for x in 1..=130 {
        for y in 1..=130 {
            let h = spare_cuts(x, y);
            let after = (1..x).map(|a| spare_cuts(a, y) + spare_cuts(x - a, y));
            let best = after.max();
            assert!(best.map_or(true, |best| best < h), "{x} × {y}");
            if h > 0 {
                assert_eq!(best, Some(h - 1), "{x} × {y}");
            }
            assert_eq!(spare_cuts(y, x), -h);
        }
    }
}

#[test]
fn the_values_of_the_page_are_right() {
    for (x, y, h) in [
        (4, 1, 3),
        (1, 4, -3),
        (2, 2, 0),
        (3, 2, 0),
        (2, 3, 0),
        (3, 3, 0),
        (4, 2, 1),
        (5, 2, 1),
        (6, 2, 2),
        (7, 2, 2),
        (8, 2, 3),
        (6, 3, 2),
        (4, 3, 1),
        (5, 3, 1),
        (12, 5, 2),
        (1_000_000_000, 1, 999_999_999),
        (1, 1, 0),
    ] {
        assert_eq!(spare_cuts(x, y), h, "{x} × {y}");
    }
    // The middle is the wrong place for the cut of 6 × 2.
    assert_eq!(spare_cuts(3, 2) + spare_cuts(3, 2), 0);
    assert_eq!(spare_cuts(4, 2) + spare_cuts(2, 2), 1);
}

/// By the simplest number between the options, where all cuts are tried.
#[test]
fn agrees_with_numbers() {
    let mut h = vec![vec![0_i64; 41]; 41];
    for x in 1..=40 {
        for y in 1..=40 {
            let left = (1..x).map(|a| h[a][y] + h[x - a][y]).max();
            let right = (1..y).map(|a| h[x][a] + h[x][y - a]).min();
            let (a, b) = (left.unwrap_or(-99), right.unwrap_or(99));
            assert!(a + 1 < b, "{x} × {y} is a whole number");
            h[x][y] = 0.max(a + 1).min(b - 1);
            let sides = [x, y].map(|side| i64::try_from(side).unwrap());
            assert_eq!(spare_cuts(sides[0], sides[1]), h[x][y], "{x} × {y}");
        }
    }
}

#[test]
#[should_panic(expected = "a sheet 0 × 3: sides from 1 to 10^9")]
fn refuses_a_sheet_without_width() {
    spare_cuts(0, 3);
}
