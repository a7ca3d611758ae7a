#[path = "rules.rs"]
mod rules;

use super::{numbers, place};
use itertools::Itertools;
use referee::{outcomes, Game, Outcome, Player, Timed};
use rules::{Board, Cell, Rules, Side};
use std::collections::HashMap;

/// Any two cells of a board.
fn pairs(n: u64) -> impl Iterator<Item = (Cell, Cell)> {
    let cells = (1..=n).cartesian_product(1..=n).map(|(row, column)| Cell { row, column });
    cells.clone().cartesian_product(cells)
}

/// The place of a position in the list of the program.
fn place_of(&Board { n, white, black, mover }: &Board) -> usize {
    let cell = |Cell { row, column }| ((row - 1) * n + column - 1) as usize;
    place(n as usize, mover as usize, [cell(white), cell(black)])
}

#[test]
fn agrees_with_the_rules_on_every_board_up_to_4_x_4() {
    let mut positions = vec![];
    for n in 2..=4 {
        for (white, black) in pairs(n).filter(|(white, black)| white != black) {
            positions.extend([Side::White, Side::Black].map(|mover| Board {
                n,
                white,
                black,
                mover,
            }));
        }
    }
    assert_eq!(positions.len(), 2 * (12 + 72 + 240));
    let found = outcomes(positions.clone(), Rules::options);
    let mut timed = Timed::new(Rules::options);
    for position in positions {
        let d = numbers(position.n as usize)[place_of(&position)].expect("it ends") as usize;
        if d % 2 == 1 {
            assert_eq!(found[&position], Outcome::Won, "{position:?}");
            assert!(timed.wins(&position, d) && !timed.wins(&position, d - 1), "{position:?}: {d}");
        } else {
            assert_eq!(found[&position], Outcome::Lost, "{position:?}");
            assert!(
                timed.loses(&position, d) && !timed.loses(&position, d - 1),
                "{position:?}: {d}"
            );
        }
    }
}

/// The tables of the page, with White in the corner.
#[test]
fn the_tables_are_right() {
    let number = numbers(3);
    let row = |side, r: usize| [0, 1, 2].map(|c| number[place(3, side, [0, 3 * r + c])].unwrap());
    assert_eq!([0, 1, 2].map(|r| row(0, r)), [[0, 1, 6], [1, 2, 6], [6, 6, 6]]);
    assert_eq!([0, 1, 2].map(|r| row(1, r)), [[0, 1, 1], [1, 7, 3], [1, 3, 7]]);
}

/// Every start is one move from a capture by White, or Black wins; and how long it may take.
#[test]
fn nothing_is_drawn_on_any_board() {
    let (mut longest, mut starts) = (vec![], 0);
    for n in 2..=20 {
        let number = numbers(n);
        for (white, black) in (0..n.pow(4)).map(|both| (both / (n * n), both % (n * n))) {
            let distance = (white / n).abs_diff(black / n) + (white % n).abs_diff(black % n);
            let x = number[place(n, 0, [white, black])].expect("it ends");
            assert!(if distance == 1 { x == 1 } else { x % 2 == 0 }, "{n} {white} {black}: {x}");
            assert!(number[place(n, 1, [white, black])].is_some());
        }
        longest.push(number[..n.pow(4)].iter().copied().max().unwrap().unwrap());
        starts =
            number[..n.pow(4)].iter().filter(|&&number| number == longest.last().copied()).count();
    }
    let expected = [2, 8, 10, 12, 16, 20, 22, 24, 28, 32, 34, 36, 40, 44, 46, 48, 52, 56, 58];
    assert_eq!((longest, starts), (expected.to_vec(), 1120));
}

/// Black's answer in Beyond: where he goes.
fn aimed(board: &Board) -> Cell {
    let Board { n, white, black, .. } = *board;
    let (p, q) = (white.row.abs_diff(black.row), white.column.abs_diff(black.column));
    let nearer = |from: u64, to: u64, k: u64| if from < to { from + k } else { from - k };
    let far = |from: u64, to: u64| if from < to { from.wrapping_sub(2) } else { from + 2 };
    let k = match p.abs_diff(q) {
        1 | 3 => 1,
        _ => 2,
    };
    if p >= q {
        let cell = Cell { row: nearer(black.row, white.row, k), ..black };
        if board.has(cell) {
            return cell;
        }
        assert!(p == 1 && q == 1 && n >= 4);
        Cell { row: far(black.row, white.row), ..black }
    } else {
        Cell { column: nearer(black.column, white.column, k), ..black }
    }
}

/// The longest game against Black's answers, with White to move; White never gets to capture.
fn lasts(board: Board, known: &mut HashMap<Board, Option<u64>>) -> u64 {
    if let Some(lasts) = known.get(&board) {
        return lasts.unwrap_or_else(|| panic!("play comes back to {board:?}"));
    }
    known.insert(board, None);
    let mut most = 0;
    for (_, moved) in Rules::moves(&board, Player::Left) {
        assert!(moved.white != moved.black, "White captures: {board:?}");
        let answer = aimed(&moved);
        let after = moved.after(answer);
        assert!(Rules::options(&moved).contains(&after), "no move: {moved:?} to {answer:?}");
        most = most.max(if after.white == after.black { 2 } else { 2 + lasts(after, known) });
    }
    known.insert(board, Some(most));
    most
}

#[test]
fn the_answers_of_the_page_win_for_black() {
    for n in 4..=12 {
        let (mut known, mut longest) = (HashMap::new(), 0);
        for (white, black) in pairs(n) {
            let distance = white.row.abs_diff(black.row) + white.column.abs_diff(black.column);
            if distance >= 2 {
                let board = Board { n, white, black, mover: Side::White };
                longest = longest.max(lasts(board, &mut known));
            }
        }
        assert_eq!(longest, 4 * n - 4, "n = {n}");
    }
}

/// From each position of the largest board: 1 + the least even number, or 1 + the largest.
#[test]
fn the_numbers_follow_from_each_other_on_the_largest_board() {
    let (n, number) = (20, numbers(20));
    let near = [1, 2].map(|most| {
        let ways = |cell: usize| {
            let (r, c) = (cell / n, cell % n);
            let along = |i: usize| (0..n).filter(move |&to| to != i && to.abs_diff(i) <= most);
            along(r).map(|r| r * n + c).chain(along(c).map(|c| r * n + c)).collect::<Vec<_>>()
        };
        (0..n * n).map(ways).collect::<Vec<_>>()
    });
    for (white, black) in (0..n.pow(4)).map(|both| (both / (n * n), both % (n * n))) {
        for mover in [0, 1].into_iter().filter(|_| white != black) {
            let after = |&to: &usize| {
                let pieces = if mover == 0 { [to, black] } else { [white, to] };
                number[place(n, 1 - mover, pieces)].unwrap()
            };
            let options = near[mover][[white, black][mover]].iter().map(after);
            let (even, odd): (Vec<u32>, Vec<u32>) = options.partition(|d| d % 2 == 0);
            let best = even.into_iter().min().or_else(|| odd.into_iter().max()).unwrap();
            assert_eq!(number[place(n, mover, [white, black])], Some(best + 1));
        }
    }
}
