#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use referee::{Game, Referee};
use rules::{Board, Cell, Rules};
use std::collections::HashMap;

fn start(n: usize, stone: Cell) -> Board {
    Board { n, stone, visited: vec![] }
}

#[test]
fn agrees_with_the_rules_on_every_small_board() {
    let mut referee = Referee::normal(Rules::options);
    for n in 1..=5 {
        let corner = Cell { row: 1, column: 1 };
        assert_eq!(first_player_wins(n as u64), referee.is_won(&start(n, corner)), "{n}");
    }
}

/// As told under Beyond.
#[test]
fn from_other_cells_the_colour_decides_if_n_is_odd() {
    (1..=4).for_each(starts_agree);
}

/// 973 264 positions with the smaller boards.
#[test]
#[ignore = "long"]
fn from_other_cells_of_a_board_of_five_the_colour_decides() {
    starts_agree(5);
}

fn starts_agree(n: usize) {
    let mut referee = Referee::normal(Rules::options);
    for cell in snake(n) {
        let expected = first_player_wins(n as u64) || (cell.row + cell.column) % 2 == 1;
        assert_eq!(referee.is_won(&start(n, cell)), expected, "{n} {cell:?}");
    }
}

/// The cells of the snake, in its order.
fn snake(n: usize) -> Vec<Cell> {
    let along =
        |row: usize, j: usize| Cell { row, column: if row % 2 == 1 { j } else { n + 1 - j } };
    (1..=n).flat_map(|row| (1..=n).map(move |j| along(row, j))).collect()
}

/// The other half of each cell's domino, if the cell with this place on the snake remains.
fn halves(n: usize, remains: Option<usize>) -> HashMap<Cell, Cell> {
    let mut halves = HashMap::new();
    let snake = snake(n);
    let parts = match remains {
        Some(i) => vec![&snake[..i], &snake[i + 1..]],
        None => vec![&snake[..]],
    };
    for domino in parts.iter().flat_map(|part| part.chunks(2)) {
        halves.extend([(domino[0], domino[1]), (domino[1], domino[0])]);
    }
    halves
}

/// Every way of play against the player who follows the dominoes. `is_turn`: it is that player's.
fn always_has_an_answer(halves: &HashMap<Cell, Cell>, board: &Board, is_turn: bool) {
    let after = Rules::options(board);
    if is_turn {
        let half = halves[&board.stone];
        let answer = after.iter().find(|after| after.stone == half).expect("no answer");
        always_has_an_answer(halves, answer, false);
    } else {
        for after in &after {
            always_has_an_answer(halves, after, true);
        }
    }
}

#[test]
fn the_player_who_follows_the_dominoes_always_has_a_move() {
    for n in 1..=6 {
        for (i, &cell) in snake(n).iter().enumerate().take(if n < 5 { 16 } else { 1 }) {
            // Cells with an even i are black, as the corner has 0.
            let remains = match (n % 2, i % 2) {
                (0, _) => None,
                (_, 0) => Some(i),
                _ => Some(0),
            };
            let is_first = n % 2 == 0 || i % 2 == 1;
            always_has_an_answer(&halves(n, remains), &start(n, cell), is_first);
        }
    }
}

#[test]
fn halves_are_neighbours_and_one_black_cell_may_remain() {
    for n in 1..=9 {
        let black = (0..n * n).step_by(2).map(Some);
        for remains in if n % 2 == 0 { vec![None] } else { black.collect() } {
            let halves = halves(n, remains);
            assert_eq!(halves.len(), n * n - n % 2, "{n} {remains:?}");
            for (cell, half) in &halves {
                let is_near = cell.row.abs_diff(half.row) + cell.column.abs_diff(half.column) == 1;
                assert!(is_near && halves[half] == *cell, "{n} {cell:?}");
            }
        }
    }
}
