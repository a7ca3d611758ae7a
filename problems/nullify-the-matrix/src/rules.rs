//! The game as stated, with numbers up to a bound: lower a number, then change others on a walk right and down.
//!
//! Longer than a screen: a move tells each number that it changes.

use referee::{grid, Game, Moves, Player};
use std::collections::BTreeSet;

pub struct Rules;

/// The rows.
pub type Matrix = Vec<Vec<u64>>;

/// No number is raised above it; with 2ᵇ − 1 this changes no winner.
pub const MOST: u64 = 3;

/// A cell gets a new number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    pub row: usize,
    pub column: usize,
    pub number: u64,
}

impl Game for Rules {
    type Position = Matrix;
    /// All numbers that change, in the order of the walk: first the one that is lowered.
    type Move = Vec<Change>;

    fn moves(matrix: &Matrix, _: Player) -> Moves<Rules> {
        let mut found = BTreeSet::new();
        for (i, j) in grid::cells(matrix) {
            for lowered in 0..matrix[i][j] {
                let mut to = matrix.clone();
                to[i][j] = lowered;
                walk(&to, (i, j), &mut found);
            }
        }
        let changes = |to: &Matrix| {
            let differ = grid::cells(matrix).into_iter().filter(|&(i, j)| matrix[i][j] != to[i][j]);
            differ.map(|(i, j)| Change { row: i, column: j, number: to[i][j] }).collect()
        };
        found.into_iter().map(|to| (changes(&to), to)).collect()
    }
}

/// All that a walk on from a cell can make of the matrix.
fn walk(matrix: &Matrix, (i, j): (usize, usize), found: &mut BTreeSet<Matrix>) {
    found.insert(matrix.clone());
    for &(i, j) in &[(i, j + 1), (i + 1, j)] {
        if i < matrix.len() && j < matrix[i].len() {
            for number in 0..=MOST {
                let mut to = matrix.clone();
                to[i][j] = number;
                walk(&to, (i, j), found);
            }
        }
    }
}
