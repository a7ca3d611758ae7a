//! # Nullify The Matrix — 矩阵清零, Codeforces 1451F, Luogu CF1451F
//!
//! <https://codeforces.com/problemset/problem/1451/F> · Nim on anti-diagonals: the changes after the start can always be mended · O(nm) time and memory a case
//!
//! **Statement.** An n × m matrix holds whole numbers, none of them negative. Ashish and Jeel take
//! turns, and Ashish begins. A turn chooses a cell whose number is above 0 as its start, and lowers
//! this number, but not below 0. Then it walks from there by any steps to the right and down, or
//! stays; each cell that it walks to may get any new number, 0 or more, or keep the old one.
//! Whoever cannot move, because all numbers are 0, loses. Who wins with best play?
//!
//! **Input.** The first line has t, the number of matrices, from 1 to 10. Each has a line with n
//! and m, from 1 to 100, and then n lines with m numbers from 0 to 10⁶.
//!
//! **Output.** A line for each matrix: the winner, `Ashish` or `Jeel`.
//!
//! ```text
//! input     output
//! 4         Jeel
//! 1 1       Ashish
//! 0         Jeel
//! 1 3       Ashish
//! 0 0 5
//! 2 2
//! 0 1
//! 1 0
//! 3 3
//! 1 2 3
//! 4 5 6
//! 7 8 9
//! ```
//!
//! **Idea.** Begin with one row of two cells, a b. A turn that starts in b only lowers b. A turn
//! that starts in a lowers a, and may write anything into b. If a > 0, the player to move wins at
//! once: make a = 0 and b = 0. If a = 0, the player to move wins exactly if b > 0. So only 0 0 is
//! lost.
//!
//! Now two rows and two columns, with a and b beside the corner that is hardest to reach:
//!
//! ```text
//! 0 a      The cells a and b are not on a common path: neither is right of and below the other.
//! b 0
//! ```
//!
//! A turn lowers a or b, and may change the last cell as well. Suppose that a = b. If a player
//! lowers one of the two and writes something into the last cell, the opponent lowers the other one
//! to the same number, and on the same turn writes 0 into the last cell: the path passes through
//! it. So a and b are two heaps of Nim, and the last cell does not help.
//!
//! In general, which cells are like heaps of the same Nim? Two cells of which a path can visit only
//! one. Each step of a path goes right or down and makes row + column larger by 1. So a path visits
//! at most one cell of each *anti-diagonal*, the cells with the same row + column, and it begins on
//! the first one that it visits. So
//! - on the anti-diagonal of the start exactly one number changes, and it becomes smaller: a move
//!   of Nim, as in [matches](../matches/index.html);
//! - on each later anti-diagonal one number may change in any way.
//!
//! Let X_d be the nim-sum (the bitwise xor, written ⊕) of the numbers on the anti-diagonal d =
//! row + column. Suppose that all X_d are 0. A turn spoils the one of its start, as in Nim. And if
//! some X_d are not 0, can one turn mend them all? Start on the first anti-diagonal with X_d ≠ 0,
//! with the winning move of Nim there. Then walk on to the last corner. The path meets every later
//! anti-diagonal, and there one number may be changed at will: replace h by h ⊕ X, and X becomes 0.
//! Here is such a turn, with X_d before it on the right, d counted from 0:
//!
//! ```text
//! 0  3  5        0  1  6        d      0  1  2  3  4
//! 1  6  2   →    1  6  1        X_d    0  2  3  3  4
//! 0  1  4        0  1  0
//! ```
//!
//! It starts at the 3, which becomes 3 ⊕ 2 = 1, and walks right and down: 5 ⊕ 3 = 6, 2 ⊕ 3 = 1
//! and 4 ⊕ 4 = 0.
//!
//! **Method.** For each matrix:
//! 1. For each d from 0 to n + m − 2 let X_d = 0.
//! 2. For each cell, in row i and column j, counted from 0, put its number into X_(i + j) by xor.
//! 3. If some X_d is not 0, print `Ashish`, else `Jeel`.
//!
//! **Proof.** *Play ends.* Let S_d be the sum of the numbers on anti-diagonal d. A turn makes S_d
//! smaller on the anti-diagonal of its start, and changes only later ones besides it. So in the
//! list S_0, S_1, S_2, … the first change is always a fall. S_0 can fall only finitely often, and
//! nothing raises it. After its last fall S_1 can be raised no more, so it falls only finitely
//! often; after its last fall the same is true of S_2, and so on to the end of the list. (How long
//! play lasts is not settled at the start, as a number may be raised at will.)
//!
//! *Claim.* The player to move loses ⇔ all X_d are 0. (⇔ means "if and only if".)
//! - *The end.* All numbers are 0, so all X_d are 0, and the player to move has lost.
//! - *If all X_d are 0, every turn leaves some X_d ≠ 0.* Let the turn start on anti-diagonal d, and
//!   lower a number there from h to s. No other cell of its path is on d, so X_d = 0 becomes h ⊕ s,
//!   which is not 0 as s ≠ h.
//! - *If some X_d is not 0, some turn leaves all X_d = 0.* Take the least such d. On this
//!   anti-diagonal a cell has the highest 1 of X_d, since an odd number of cells have a 1 there. So
//!   its number h is more than h ⊕ X_d. Start in this cell and lower it to h ⊕ X_d. Choose any path
//!   to the cell in the last row and the last column. It has one cell on each later anti-diagonal
//!   e; replace its number k by k ⊕ X_e. Now all X are 0: the ones before d were 0 already.
//!
//! So a player who finds all X_d = 0 finds this again at each turn, if the opponent plays well. As
//! play ends, that player is at last the one who cannot move.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Counting the rows and the columns that are not all 0, and letting Ashish win if the smaller of
//!   the two numbers is odd. This goes round and passes the sample (`hack-lines`).
//! - Taking one nim-sum of all cells (`hack-one-sum`).
//! - Taking a nim-sum for each row (`hack-rows`).
//! - Taking a nim-sum for each column (`hack-columns`).
//! - Taking the other diagonals, with the same row − column (`hack-diagonals`).
//! - Taking two nim-sums, for the two colours of a chess board (`hack-chess`).
//! - Letting Ashish win if any number is not 0 (`hack-any`).
//! - Adding up each anti-diagonal and asking if some sum is odd (`hack-parity`).
//!
//! **Beyond.** The program takes any number of matrices of any size, with numbers below 2⁶⁴. The
//! winning move never needs a number that is longer in binary than the longest one there. The same
//! idea on a graph, where one has to find the levels first:
//! [election-promises](../election_promises/index.html).
//!
//! **Source.** Codeforces Round 685 (Div. 2), 2020.

use proconio::input;
use shared::print;

fn main() {
    input! { t: usize }
    let wins = (0..t).map(|_| {
        input! { n: usize, m: usize, matrix: [[u64; m]; n] }
        assert!(n >= 1 && m >= 1, "{} x {}: at least one row and one column", n, m);
        first_player_wins(&matrix)
    });
    print::verdicts(["Ashish", "Jeel"], wins);
}

/// Has some anti-diagonal a nim-sum that is not 0?
fn first_player_wins(matrix: &[Vec<u64>]) -> bool {
    let mut x = vec![0; matrix.len() + matrix[0].len()];
    for i in 0..matrix.len() {
        for j in 0..matrix[i].len() {
            x[i + j] ^= matrix[i][j];
        }
    }
    x.iter().any(|&x| x != 0)
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use super::game::Rules;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;
    use shared::small;

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
        let mut game = Game::normal(|cells: &Vec<u64>| options(n, m, most, cells));
        for cells in small::sequences(n * m, most) {
            let matrix: Vec<Vec<u64>> = cells.chunks(m).map(<[u64]>::to_vec).collect();
            assert_eq!(first_player_wins(&matrix), game.is_won(&cells), "{matrix:?}");
        }
    }

    /// The rule once more, in `game.rs`, where no number is above 3.
    #[test]
    fn agrees_with_the_rules_on_every_matrix_of_the_board() {
        let mut game = Game::normal(Rules::options);
        for matrix in Rules::small() {
            assert_eq!(first_player_wins(&matrix), game.is_won(&matrix), "{matrix:?}");
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
}
