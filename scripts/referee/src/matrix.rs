//! Games in which both choose at once, and neither sees the other's choice: matrix games.

/// Values that differ by less are taken for equal.
pub const NEAR: f64 = 1e-9;

/// What both do best in a matrix game. Their choices are drawn by chance: each row and each column has a
/// weight, and the weights of a player have the sum 1.
#[derive(Clone, Debug)]
pub struct Solution {
    /// What the player of the rows gets on average.
    pub value: f64,
    /// The weights of the rows: they get at least the value, on average, from every column.
    pub rows: Vec<f64>,
    /// The weights of the columns: they give at most the value, on average, to every row.
    pub columns: Vec<f64>,
}

/// Solves the game in which one player chooses a row, the other at once a column, and the first gets the
/// number there from the second.
///
/// Some part of the matrix, with as many rows as columns, has weights that make all its rows equally good,
/// and all its columns (L. S. Shapley and R. N. Snow, 1950). All parts are tried, and what is returned was held
/// against every row and every column. For small matrices: the parts of one with 6 rows and 6 columns are 923.
///
/// ```
/// # use referee::matrix::solve;
/// // Rock, paper, scissors: each with weight 1/3.
/// let solution = solve(&[vec![0.0, -1.0, 1.0], vec![1.0, 0.0, -1.0], vec![-1.0, 1.0, 0.0]]);
/// assert!(solution.value.abs() < 1e-9);
/// assert!(solution.rows.iter().all(|weight| (weight - 1.0 / 3.0).abs() < 1e-9));
/// ```
pub fn solve(matrix: &[Vec<f64>]) -> Solution {
    let (n, m) = (matrix.len(), matrix[0].len());
    // All numbers are made at least 1, and so is the value.
    let least = matrix.iter().flatten().copied().fold(f64::INFINITY, f64::min) - 1.0;
    let raised: Vec<Vec<f64>> =
        matrix.iter().map(|row| row.iter().map(|number| number - least).collect()).collect();
    let subsets = |of: usize, size: usize| {
        (1_usize..1 << of)
            .filter(move |set| set.count_ones() as usize == size)
            .map(move |set| (0..of).filter(|i| set >> i & 1 == 1).collect::<Vec<usize>>())
    };
    for size in 1..=n.min(m) {
        for rows in subsets(n, size) {
            for columns in subsets(m, size) {
                let part = |i: usize, j: usize| raised[rows[i]][columns[j]];
                let weights = equal(size, |i, j| part(j, i)).zip(equal(size, part));
                let (x, y) = match weights {
                    Some(weights) => weights,
                    None => continue,
                };
                let value = 1.0 / y.iter().sum::<f64>();
                let spread = |all: usize, places: &[usize], weights: &[f64]| {
                    let mut spread = vec![0.0; all];
                    for (&place, weight) in places.iter().zip(weights) {
                        spread[place] = (weight * value).max(0.0);
                    }
                    spread
                };
                let (p, q) = (spread(n, &rows, &x), spread(m, &columns, &y));
                let from = |j: usize| (0..n).map(|i| p[i] * raised[i][j]).sum::<f64>();
                let to = |i: usize| (0..m).map(|j| q[j] * raised[i][j]).sum::<f64>();
                let are_weights = x.iter().chain(&y).all(|weight| *weight > -NEAR);
                if are_weights
                    && (0..m).all(|j| from(j) > value - NEAR)
                    && (0..n).all(|i| to(i) < value + NEAR)
                {
                    return Solution { value: value + least, rows: p, columns: q };
                }
            }
        }
    }
    unreachable!("every matrix has such a part")
}

/// The numbers with which every row has the sum 1, if there is one such list alone.
fn equal(size: usize, entry: impl Fn(usize, usize) -> f64) -> Option<Vec<f64>> {
    let row = |i: usize| (0..size).map(|j| entry(i, j)).chain([1.0]).collect();
    let mut rows: Vec<Vec<f64>> = (0..size).map(row).collect();
    for j in 0..size {
        let pivot = (j..size).max_by(|&a, &b| rows[a][j].abs().total_cmp(&rows[b][j].abs()))?;
        if rows[pivot][j].abs() < NEAR {
            return None;
        }
        rows.swap(j, pivot);
        let by: Vec<f64> = rows[j].iter().map(|number| number / rows[j][j]).collect();
        for (i, row) in rows.iter_mut().enumerate() {
            let times = if i == j { 0.0 } else { row[j] };
            row.iter_mut().zip(&by).for_each(|(number, by)| *number -= times * by);
        }
        rows[j] = by;
    }
    Some(rows.iter().map(|row| row[size]).collect())
}
