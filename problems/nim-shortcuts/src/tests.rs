#[path = "rules.rs"]
mod rules;

use super::{diagonals, first_player_wins, Cell, END};
use itertools::Itertools;
use proptest::prelude::*;
use referee::{Game, Referee};
use rules::{Plane, Rules};
use std::collections::{HashMap, HashSet};

const MOST: u64 = 1_000_000_000;

/// The program's answers for these shortcuts.
struct Answers {
    shortcuts: Vec<Cell>,
    diagonals: Vec<(u64, u64, u64)>,
}

impl Answers {
    fn new(shortcuts: &[Cell]) -> Self {
        let mut shortcuts = shortcuts.to_vec();
        shortcuts.sort_unstable();
        Answers { diagonals: diagonals(&shortcuts), shortcuts }
    }

    fn wins(&self, query: Cell) -> bool {
        first_player_wins(&self.shortcuts, &self.diagonals, query)
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    let mut referee = Referee::normal(Rules::options);
    let cells = |n: u64| (0..n).cartesian_product(0..n);
    let all = cells(3).powerset().map(|shortcuts| (shortcuts, 4));
    let few = cells(4).powerset().take_while(|shortcuts| shortcuts.len() < 2);
    for (shortcuts, most) in all.chain(few.map(|shortcuts| (shortcuts, 6))) {
        let answers = Answers::new(&shortcuts);
        for heaps in cells(most) {
            let wins = referee.is_won(&Plane { heaps, shortcuts: shortcuts.clone() });
            assert_eq!(answers.wins(heaps), wins, "{heaps:?} {shortcuts:?}");
        }
    }
}

proptest! {
    /// Many shortcuts: the whole table, cell by cell from all moves.
    #[test]
    fn agrees_with_the_rules_on_crowded_boards(
        shortcuts in prop::collection::vec((0..24_u64, 0..24_u64), 0..60),
    ) {
        let (answers, mut referee) = (Answers::new(&shortcuts), Referee::normal(Rules::options));
        for heaps in (0..28).flat_map(|a| (0..28).map(move |b| (a, b))) {
            let wins = referee.is_won(&Plane { heaps, shortcuts: shortcuts.clone() });
            prop_assert_eq!(answers.wins(heaps), wins, "{:?}", heaps);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    /// The three points of the proof, at full size: from a marked cell no move leads to a lost one, from a
    /// cell that is not lost some move does.
    #[test]
    fn the_points_of_the_proof_hold_on_large_boards(
        most in prop::sample::select(vec![300, 5000, MOST]),
        cells in prop::collection::vec((0..=MOST, 0..=MOST), 1000),
        queries in prop::collection::vec((0..=MOST, 0..=MOST), 300),
    ) {
        let shortcuts: Vec<Cell> = cells.iter().map(|(x, y)| (x % most, y % most)).collect();
        let answers = Answers::new(&shortcuts);
        // The lowest shortcut in each column, and the one on the left in each row.
        let (mut low, mut left) = (HashMap::new(), HashMap::new());
        for &(x, y) in &shortcuts {
            let (low, left) = (low.entry(x).or_insert(y), left.entry(y).or_insert(x));
            (*low, *left) = (y.min(*low), x.min(*left));
        }
        let lowest = |x: u64| low.get(&x).copied().unwrap_or(END);
        let leftmost = |y: u64| left.get(&y).copied().unwrap_or(END);
        let ends: Vec<Cell> = answers.diagonals.iter().flat_map(|&(x, y, length)| {
            [(x, y), (x + length - 1, y + length - 1), (x + length / 2, y + length / 2)]
        }).collect();
        // Marks lie in different columns and different rows.
        for two in answers.diagonals.windows(2) {
            let (x, y, length) = two[0];
            prop_assert!(length > 0 && x + length <= two[1].0 && y + length <= two[1].1);
        }
        for &(x, y) in &ends {
            prop_assert!(!answers.wins((x, y)), "{} {}", x, y);
            prop_assert!(lowest(x) >= y && leftmost(y) >= x, "{} {}", x, y);
        }
        let near = queries.iter().zip(&ends).map(|(&(a, b), &(x, y))| (x + a % 3, y + b % 3));
        let near = near.filter(|&(a, b)| a.max(b) <= MOST);
        for (a, b) in queries.iter().copied().chain(near) {
            // The mark of column a, and that of row b.
            let of_column = answers.diagonals.iter().find(|d| (d.0..d.0 + d.2).contains(&a));
            let of_row = answers.diagonals.iter().find(|d| (d.1..d.1 + d.2).contains(&b));
            let mark = of_column.map_or(END, |d| d.1 + (a - d.0));
            let is_lost = shortcuts.contains(&(a, b)) || mark == b;
            prop_assert_eq!(answers.wins((a, b)), !is_lost, "{} {}", a, b);
            let lower = lowest(a) < b || mark < b;
            let to_the_left = leftmost(b) < a || of_row.is_some_and(|d| d.0 + (b - d.1) < a);
            prop_assert!(is_lost || lower || to_the_left, "{} {}", a, b);
        }
    }
}

/// The staircase of the page, and what it says of each shortcut.
#[test]
fn a_shortcut_costs_one_column_or_one_row() {
    let marked = |shortcuts: &[Cell]| {
        let of =
            |&(x, y, length): &(u64, u64, u64)| (0..length.min(9)).map(move |k| (x + k, y + k));
        diagonals(shortcuts).iter().flat_map(of).take(5).collect::<Vec<Cell>>()
    };
    assert_eq!(marked(&[(0, 1), (2, 2), (3, 0)]), [(0, 0), (1, 2), (4, 3), (5, 4), (6, 5)]);
    assert_eq!(marked(&[(3, 1)]), [(0, 0), (1, 1), (2, 2), (4, 3), (5, 4)]);
    assert_eq!(marked(&[(1, 3)]), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 5)]);
    assert_eq!(marked(&[(2, 2)]), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]);
}

/// The last diagonal lies at most n columns or rows off the first one, as far as the heaps may go.
#[test]
fn the_largest_input_has_few_diagonals() {
    let n = 100_000;
    let shortcuts: Vec<Cell> = (1..=n).map(|i| (i * (MOST / n), i % 7)).collect();
    let answers = Answers::new(&shortcuts);
    assert!(answers.diagonals.len() <= 4 * n as usize + 1);
    let columns: HashSet<u64> = shortcuts.iter().map(|cell| cell.0).collect();
    assert!(!answers.wins((MOST - 1, MOST - columns.len() as u64)));
    assert!(answers.wins((MOST - 1, MOST - 1)) && !answers.wins((MOST, n % 7)));
}
