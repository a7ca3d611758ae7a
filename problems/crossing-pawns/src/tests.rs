#[path = "rules.rs"]
mod rules;

use super::{number, W};
use itertools::Itertools;
use proptest::prelude::*;
use referee::{outcomes, small, Game, Outcome, Timed};
use rules::{Board, Rules, Side};

/// The statement's signs, and `*` where the pawn and a red piece are in one cell.
fn signs(board: &Board) -> Vec<Vec<char>> {
    let wall = |&is_wall: &bool| if is_wall { '#' } else { '.' };
    let mut signs: Vec<Vec<char>> =
        board.walls.iter().map(|row| row.iter().map(wall).collect()).collect();
    for (i, j) in board.reds {
        signs[i][j] = 'O';
    }
    let (i, j) = board.pawn;
    signs[i][j] = if board.reds.contains(&board.pawn) { '*' } else { 'X' };
    signs
}

/// All positions on a board whose walls are 1.
fn positions(walls: &[Vec<u64>]) -> Vec<Board> {
    let cells = (0..walls.len()).cartesian_product(0..walls[0].len());
    let free: Vec<_> = cells.filter(|&(i, j)| walls[i][j] == 0).collect();
    let walls: Vec<Vec<bool>> =
        walls.iter().map(|row| row.iter().map(|&wall| wall == 1).collect()).collect();
    let mut all = vec![];
    for &pawn in &free {
        for (&a, &b) in free.iter().tuple_combinations() {
            let board = Board { walls: walls.clone(), pawn, reds: [a, b], mover: Side::Red };
            all.push(board.clone());
            if pawn.0 > 0 {
                all.push(Board { mover: Side::Black, ..board });
            }
        }
    }
    all
}

/// The program's number for a board with Red to move.
fn number_of(rows: &[Vec<char>]) -> Option<usize> {
    let row = |row: &Vec<char>| format!("{:#<w$}", row.iter().collect::<String>(), w = W);
    number(rows.iter().map(row).collect::<Vec<_>>().concat().as_bytes())
}

fn board(text: &str) -> Vec<Vec<char>> {
    text.split(' ').map(|row| row.chars().collect()).collect()
}

/// Every board with these walls on which Red is to move, against the rules: how many, and how many ties.
fn check(walls: &[Vec<u64>]) -> [usize; 2] {
    let positions = positions(walls);
    let found = outcomes(positions.iter().cloned(), Rules::options);
    let mut timed = Timed::new(Rules::options);
    let mut counts = [0, 0];
    for start in positions {
        let rows = signs(&start);
        // The statement's boards: three pieces on three cells, the pawn not in the first row.
        if start.mover == Side::Black || rows.concat().contains(&'*') || rows[0].contains(&'X') {
            continue;
        }
        counts[0] += 1;
        let d = number_of(&rows);
        match found[&start] {
            Outcome::Drawn => {
                counts[1] += 1;
                assert_eq!(d, None, "{rows:?}");
            }
            Outcome::Won => {
                let d = d.filter(|d| d % 2 == 1).unwrap_or_else(|| panic!("{rows:?}: {d:?}"));
                assert!(timed.wins(&start, d), "{rows:?}: {d}");
                assert!(!timed.wins(&start, d - 1), "{rows:?}: {d}");
            }
            Outcome::Lost => {
                let d = d.filter(|d| d % 2 == 0).unwrap_or_else(|| panic!("{rows:?}: {d:?}"));
                assert!(timed.loses(&start, d), "{rows:?}: {d}");
                assert!(d == 0 || !timed.loses(&start, d - 1), "{rows:?}: {d}");
            }
        }
    }
    counts
}

#[test]
fn agrees_with_the_rules_on_every_small_board() {
    let [mut boards, mut ties] = [0, 0];
    for (n, m) in [(3, 1), (4, 1), (5, 1), (6, 1), (2, 2), (3, 2), (2, 3), (4, 2), (2, 4)] {
        for walls in small::grids(n, m, 1) {
            let counts = check(&walls);
            boards += counts[0];
            ties += counts[1];
        }
    }
    assert!(boards > 5000 && ties == 68, "{boards} boards, {ties} ties");
}

/// Walls on at most so many rows and columns, once in 2 to 9 cells.
fn any_walls(n: usize, m: usize) -> impl Strategy<Value = Vec<Vec<u64>>> {
    (3..=n, 1..=m, 2..10_u32).prop_flat_map(|(n, m, often)| {
        let wall = (0..often).prop_map(|cell| u64::from(cell == 1));
        prop::collection::vec(prop::collection::vec(wall, m), n)
    })
}

/// The same with the three pieces, and Red to move.
fn any_board(n: usize, m: usize) -> impl Strategy<Value = Board> {
    let places = prop::collection::vec(any::<prop::sample::Index>(), 3);
    (any_walls(n, m), places).prop_filter_map("the pieces share a cell", |(walls, places)| {
        let (n, m) = (walls.len(), walls[0].len());
        let pawn = m + places[0].index((n - 1) * m);
        let [a, b] = [1, 2].map(|red| places[red].index(n * m));
        let [pawn, a, b] = [pawn, a.min(b), a.max(b)].map(|cell| (cell / m, cell % m));
        let mut walls: Vec<Vec<bool>> =
            walls.iter().map(|row| row.iter().map(|&wall| wall == 1).collect()).collect();
        for (i, j) in [pawn, a, b] {
            walls[i][j] = false;
        }
        let board = Board { walls, pawn, reds: [a, b], mover: Side::Red };
        (pawn != a && a != b && b != pawn).then_some(board)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]
    #[test]
    fn agrees_with_the_rules_on_all_boards_with_any_walls(walls in any_walls(4, 4)) {
        check(&walls);
    }
}

/// The number of any position, by the program: those with Black to move follow from what Red faces next.
fn number_after(position: &Board) -> Option<usize> {
    let options = Rules::options(position);
    if options.is_empty() {
        return Some(0);
    }
    if position.mover == Side::Red {
        return number_of(&signs(position));
    }
    best(&options.iter().map(number_after).collect::<Vec<_>>())
}

/// 1 + the least even number; without one, 1 + the largest odd one.
fn best(options: &[Option<usize>]) -> Option<usize> {
    let even = options.iter().flatten().filter(|&d| d % 2 == 0).min();
    let all: Option<Vec<usize>> = options.iter().copied().collect();
    even.copied().or_else(|| all?.into_iter().max()).map(|d| d + 1)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5))]
    /// From two moves on, on boards of any size.
    #[test]
    fn the_numbers_follow_from_each_other(start in any_board(10, 10)) {
        let options = Rules::options(&start);
        if !options.is_empty() {
            let after: Vec<_> = options.iter().map(number_after).collect();
            prop_assert_eq!(number_of(&signs(&start)), best(&after), "{:?}", start);
        }
    }
}

/// The tables of the page: a board of four rows with the red pieces in the upper corners.
#[test]
fn the_tables_are_right() {
    let of = |pawn: usize, mover: Side| {
        let (walls, pawn) = (vec![vec![false; 3]; 4], (pawn / 3, pawn % 3));
        number_after(&Board { walls, pawn, reds: [(0, 0), (0, 2)], mover }).unwrap()
    };
    assert_eq!([1, 3, 4, 5].map(|pawn| of(pawn, Side::Red)), [0, 1, 2, 1]);
    assert_eq!([6, 7, 8, 9, 10, 11].map(|pawn| of(pawn, Side::Red)), [5, 5, 5, 7, 9, 7]);
    assert_eq!([3, 4, 5].map(|pawn| of(pawn, Side::Black)), [1, 1, 1]);
    assert_eq!([6, 7, 8, 9, 10, 11].map(|pawn| of(pawn, Side::Black)), [6, 3, 6, 10, 8, 10]);
}

#[test]
fn the_examples_are_right() {
    assert_eq!(number_of(&board(". O . X # O")), Some(4));
    assert_eq!(number_of(&board("O O . X")), Some(2));
    assert_eq!(number_of(&board("# X . O O")), Some(1));
    assert_eq!(number_of(&board("O## #X. ..O")), None);
    let mut empty = vec![vec!['.'; 10]; 10];
    (empty[0][0], empty[0][9], empty[9][4]) = ('O', 'O', 'X');
    assert_eq!(number_of(&empty), Some(33));
}

referee::refuses! {
    refuses_a_pawn_in_the_first_row: number_of(&board("X O O")) => "not one X below row 1, two O";
    refuses_three_red_pieces: number_of(&board("O O O X")) => "not one X below row 1, two O";
    refuses_another_sign: number_of(&board("O O ? X")) => "a cell is none of . # X O";
}
