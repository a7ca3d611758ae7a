//! Cells of a grid, by row and column.

/// All cells of some rows, row by row.
///
/// ```
/// # use referee::grid::cells;
/// assert_eq!(cells(&[vec!['a', 'b'], vec!['c']]), [(0, 0), (0, 1), (1, 0)]);
/// ```
pub fn cells<T>(rows: &[Vec<T>]) -> Vec<(usize, usize)> {
    let row = |i: usize| (0..rows[i].len()).map(move |j| (i, j));
    (0..rows.len()).flat_map(row).collect()
}

/// How many steps, up, down, left or right, lead from one cell to another.
///
/// ```
/// # use referee::grid::distance;
/// assert_eq!(distance((1, 5), (3, 4)), 3);
/// ```
pub fn distance(a: (usize, usize), b: (usize, usize)) -> usize {
    a.0.abs_diff(b.0) + a.1.abs_diff(b.1)
}
