#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, grundy_values};
use itertools::Itertools;
use referee::{partizan, small, Game, Player, Referee};
use rules::{Board, Row, Rules};
use shared::grundy::mex;

/// With so many free cells between blue and white, and between white and red.
fn row(left: u64, right: u64) -> Row {
    Row { blue: 1, white: left + 2, red: left + right + 3 }
}

/// What the page's function takes for f and the rows of a board.
fn given(board: &Board) -> (usize, Vec<(i64, i64, i64)>) {
    let row = |row: &Row| (row.blue.cast_signed(), row.white.cast_signed(), row.red.cast_signed());
    (board.f as usize, board.rows.iter().map(row).collect())
}

#[test]
fn agrees_with_the_rules_on_every_small_board() {
    let mut referee = Referee::normal(partizan(Rules::options_of));
    let one = small::positions([(2, 11)]).filter(|gaps| gaps[0] + gaps[1] <= 11);
    let gaps: Vec<Vec<u64>> = one.chain(small::sequences(4, 4)).collect();
    for (f, gaps) in [2, 4, 6].into_iter().cartesian_product(&gaps) {
        let rows = gaps.chunks(2).map(|gaps| row(gaps[0], gaps[1])).collect();
        let position = Board { f, rows };
        let (f, rows) = given(&position);
        let wins = first_player_wins(f, &rows);
        for player in [Player::Left, Player::Right] {
            assert_eq!(
                wins,
                referee.is_won(&(position.clone(), player)),
                "{position:?}, {player:?}"
            );
        }
    }
}

/// Here every place on the row is a position of its own, and all f that matter are tried.
#[test]
fn agrees_with_the_rules_on_single_rows_with_their_columns() {
    let mut referee = Referee::normal(partizan(|position: &Board, player| {
        Rules::moves(position, player).into_iter().map(|(_, to)| to).collect()
    }));
    for f in 1..=11 {
        for gaps in small::sequences(2, 10) {
            let position = Board { f, rows: vec![row(gaps[0], gaps[1])] };
            let (f, rows) = given(&position);
            let wins = first_player_wins(f, &rows);
            for player in [Player::Left, Player::Right] {
                let won = referee.is_won(&(position.clone(), player));
                assert_eq!(wins, won, "f = {f}, gaps {gaps:?}, {player:?}");
            }
        }
    }
}

/// Read off the definition, up to 200 000: a prime, or a prime times a prime.
fn is_step(k: usize, f: usize) -> bool {
    let is_prime = |n: usize| n > 1 && (2..450).take_while(|d| d * d <= n).all(|d| n % d > 0);
    let product = |p: usize| k % p == 0 && is_prime(p) && is_prime(k / p);
    k != f && (is_prime(k) || (2..450).take_while(|p| p * p <= k).any(product))
}

#[test]
fn the_values_are_the_mex_of_what_the_steps_leave() {
    for f in [1, 2, 3, 4, 26, 29, 62, 1999] {
        let steps: Vec<usize> = (1..=3000).filter(|&k| is_step(k, f)).collect();
        let g = grundy_values(f, 3000);
        for i in 0..=3000 {
            let rests = steps.iter().take_while(|&&k| k <= i).map(|k| g[i - k]);
            assert_eq!(g[i], mex(rests), "f = {f}, gap {i}");
        }
    }
}

#[test]
fn the_values_are_the_mex_at_full_size_too() {
    let most = 199_998;
    for f in [2, 100_000] {
        let is_step: Vec<bool> = (0..=most).map(|k| is_step(k, f)).collect();
        let g = grundy_values(f, most);
        for i in (0..=most).rev().step_by(29_989) {
            assert_eq!(g[i], mex((0..i).filter(|j| is_step[i - j]).map(|j| g[j])), "f = {f}, {i}");
        }
    }
}

#[test]
fn the_page_names_the_first_steps_and_values() {
    let steps: Vec<usize> = (0..=15).filter(|&k| is_step(k, 6)).collect();
    assert_eq!(steps, [2, 3, 4, 5, 7, 9, 10, 11, 13, 14, 15]);
    assert_eq!(grundy_values(6, 8), [0, 0, 1, 1, 2, 2, 3, 3, 4]);
    let g = grundy_values(8, 199_998);
    assert!((0..28).all(|i| g[i] == i / 2));
    let lost: Vec<usize> = (0..200).filter(|&i| g[i] == 0).collect();
    assert_eq!(lost, [0, 1, 28, 64, 76, 100, 136, 148, 172, 190]);
    assert_eq!(g.iter().max(), Some(&26));
    for f in [26, 29] {
        assert_eq!(grundy_values(f, 199_998).iter().max(), Some(&54));
    }
}

/// Beyond: 26 and 29 have the largest value of all f up to 1000. Most f are steps or change nothing.
#[test]
#[ignore = "long"]
fn only_26_and_29_reach_54() {
    for f in (2..=1000).filter(|&f| is_step(f, 0) && f != 26 && f != 29) {
        assert!(grundy_values(f, 199_998).into_iter().max() < Some(54), "f = {f}");
    }
}

/// The winning moves of the first sample: Alice to gaps 2 and 3, Bob to gaps 2 and 2.
#[test]
fn the_moves_of_the_first_sample_win() {
    assert!(first_player_wins(6, &[(0, 3, 9)]));
    assert!(!first_player_wins(6, &[(2, 5, 9)]));
    assert!(!first_player_wins(6, &[(0, 3, 6)]));
}

#[test]
fn equal_gaps_cancel_wherever_they_are() {
    let g = grundy_values(2, 199_998);
    let row = |b: i64, left: i64, right: i64| (b, b + left + 1, b + left + right + 2);
    for (left, right) in [(0, 0), (28, 3), (999, 100_000), (99_999, 99_999), (0, 199_998)] {
        let rows = [row(-100_000, left, right), row(99_998 - left - right, right, left)];
        assert!(!first_player_wins(2, &rows), "{left}, {right}");
        let is_won = g[left.unsigned_abs() as usize] != g[right.unsigned_abs() as usize];
        assert_eq!(first_player_wins(2, &rows[1..]), is_won, "{left}, {right}");
    }
}

#[test]
fn without_rows_nobody_can_move() {
    assert!(!first_player_wins(6, &[]));
}

referee::refuses! {
    refuses_two_pieces_in_a_cell: first_player_wins(6, &[(0, 3, 9), (0, 3, 3)]) =>
        "row 2: not -100000 <= blue < white < red <= 100000";
    refuses_white_left_of_blue:
        first_player_wins(6, &[(4, 3, 9)]) => "row 1: not -100000 <= blue < white < red <= 100000";
    refuses_a_column_beyond_the_limit: first_player_wins(6, &[(0, 3, 100_001)]) =>
        "row 1: not -100000 <= blue < white < red <= 100000";
}
