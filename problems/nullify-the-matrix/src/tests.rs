#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use proptest::prelude::*;
use referee::{small, Game, Referee};
use rules::Rules;

/// All cells of the paths from a cell: right and down.
fn paths(n: usize, m: usize, path: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
    all.push(path.clone());
    let last = path[path.len() - 1];
    let right = Some(last + 1).filter(|_| last % m + 1 < m);
    let down = Some(last + m).filter(|_| last / m + 1 < n);
    for next in [right, down].into_iter().flatten() {
        path.push(next);
        paths(n, m, path, all);
        path.pop();
    }
}

/// The rule as stated, but no number is raised above `most`.
fn options(n: usize, m: usize, most: u64, cells: &[u64]) -> Vec<Vec<u64>> {
    let mut options = vec![];
    for start in (0..n * m).filter(|&start| cells[start] > 0) {
        let mut all = vec![];
        paths(n, m, &mut vec![start], &mut all);
        for path in all {
            for numbers in small::sequences(path.len() - 1, most) {
                for lowered in 0..cells[start] {
                    let mut option = cells.to_vec();
                    option[start] = lowered;
                    for (&cell, &number) in path[1..].iter().zip(&numbers) {
                        option[cell] = number;
                    }
                    options.push(option);
                }
            }
        }
    }
    options.sort_unstable();
    options.dedup();
    options
}

/// With 2ᵇ − 1 as the most, the winning move of the proof is still there.
fn agrees(n: usize, m: usize, most: u64) {
    let mut referee = Referee::normal(|cells: &Vec<u64>| options(n, m, most, cells));
    for cells in small::sequences(n * m, most) {
        let matrix: Vec<Vec<u64>> = cells.chunks(m).map(<[u64]>::to_vec).collect();
        assert_eq!(first_player_wins(&matrix), referee.is_won(&cells), "{matrix:?}");
    }
}

/// The rule once more, in `rules.rs`, where no number is above 3.
#[test]
fn agrees_with_the_rules_on_every_matrix_of_the_board() {
    let mut referee = Referee::normal(Rules::options);
    let sizes = [(1, 1), (1, 2), (1, 3), (2, 1), (3, 1)];
    let lines = sizes.into_iter().flat_map(|(n, m)| small::grids(n, m, 3));
    let squares = small::grids(2, 2, 3).filter(|matrix| matrix.concat().iter().sum::<u64>() <= 4);
    for matrix in lines.chain(squares) {
        assert_eq!(first_player_wins(&matrix), referee.is_won(&matrix), "{matrix:?}");
        let cells = matrix.concat();
        let m = matrix[0].len();
        let stated = options(matrix.len(), m, 3, &cells);
        let mut found: Vec<Vec<u64>> =
            Rules::options(&matrix).iter().map(|rows| rows.concat()).collect();
        found.sort_unstable();
        assert_eq!(found, stated, "{matrix:?}");
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_matrix() {
    for (n, m, most) in [(1, 1, 63), (1, 2, 15), (2, 1, 15), (1, 3, 7), (3, 1, 3), (1, 5, 1)] {
        agrees(n, m, most);
    }
    for (n, m, most) in [(2, 2, 3), (2, 3, 1), (3, 2, 1), (2, 4, 1), (3, 3, 1)] {
        agrees(n, m, most);
    }
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_larger_matrix() {
    for (n, m, most) in [(2, 2, 7), (1, 4, 7), (4, 1, 7), (1, 6, 3), (2, 3, 3), (3, 2, 3)] {
        agrees(n, m, most);
    }
    for (n, m, most) in [(4, 2, 1), (3, 4, 1)] {
        agrees(n, m, most);
    }
}

/// The move of the proof, by any path: the walk goes right where `right` says so.
fn mended(matrix: &[Vec<u64>], right: &[bool]) -> Vec<Vec<u64>> {
    let (n, m) = (matrix.len(), matrix[0].len());
    let mut matrix = matrix.to_vec();
    let mut x = vec![0; n + m - 1];
    for (i, j) in (0..n).flat_map(|i| (0..m).map(move |j| (i, j))) {
        x[i + j] ^= matrix[i][j];
    }
    let d = x.iter().position(|&x| x != 0).unwrap();
    let cells = (0..n).filter(|&i| i <= d && d - i < m).map(|i| (i, d - i));
    let mut starts = cells.filter(|&(i, j)| matrix[i][j] ^ x[d] < matrix[i][j]);
    let (mut i, mut j) = starts.next().unwrap();
    matrix[i][j] ^= x[d];
    while i + j < n + m - 2 {
        if i + 1 == n || j + 1 < m && right[i + j] {
            j += 1;
        } else {
            i += 1;
        }
        matrix[i][j] ^= x[i + j];
    }
    matrix
}

#[test]
fn the_turn_of_the_page_mends_all() {
    let matrix = [[0, 3, 5], [1, 6, 2], [0, 1, 4]].map(|row| row.to_vec());
    let after = [[0, 1, 6], [1, 6, 1], [0, 1, 0]].map(|row| row.to_vec());
    assert_eq!(mended(&matrix, &[true, true, false, false]), after);
    assert!(first_player_wins(&matrix) && !first_player_wins(&after));
}

proptest! {
    /// At full size: one turn mends all, and a change of one number spoils it.
    #[test]
    fn a_turn_mends_all_and_a_change_spoils_it(
        (n, m) in (1..40_usize, 1..40_usize),
        numbers in prop::collection::vec(any::<u64>(), 1600),
        right in prop::collection::vec(any::<bool>(), 80),
    ) {
        let mut matrix: Vec<Vec<u64>> =
            numbers.chunks(m).take(n).map(<[u64]>::to_vec).collect();
        matrix[n - 1][m - 1] |= 1;
        matrix[0][0] |= 1;
        prop_assert!(first_player_wins(&matrix));
        let mut mended = mended(&matrix, &right);
        prop_assert!(!first_player_wins(&mended));
        mended[n / 2][m / 2] ^= 1 << (numbers[0] % 64);
        prop_assert!(first_player_wins(&mended));
    }
}
