//! What the board shows: the matrix, new numbers to choose from, and the nim-sums of the anti-diagonals.

use super::rules::{Change, Matrix, Rules, MOST};
use board::prelude::*;
use referee::grid;

impl Show for Rules {
    fn read(text: &str) -> Option<Matrix> {
        let rows: Matrix = board::groups(text)?;
        let m = rows.first()?.len();
        let fits = (1..=5).contains(&(rows.len() * m)) && rows.iter().all(|row| row.len() == m);
        (fits && rows.iter().flatten().all(|&number| number <= MOST)).then_some(rows)
    }

    fn write(matrix: &Matrix) -> String {
        board::write_groups(matrix)
    }

    fn told(matrix: &Matrix) -> Say {
        say!("position"; rows = list(matrix.iter().map(|row| say!("row"; numbers = list(row)))))
    }

    /// Below the matrix a row of numbers to choose from for each cell.
    fn scene(matrix: &Matrix) -> Vec<Picture> {
        let shown = |i: usize, j: usize| Cell::at(i, j).text(matrix[i][j]);
        let choices = grid::cells(matrix).into_iter().map(|(i, j)| {
            let number = |value: u64| {
                Cell::of(Id::Value(i, j, value)).shaded(matrix[i][j] == value).text(value)
            };
            let name = Cell::label(format!("{},{}", i + 1, j + 1));
            Some(name).into_iter().chain((0..=MOST).map(number)).collect()
        });
        vec![Picture::board(matrix, shown), Picture::Strips(choices.collect())]
    }

    fn act(_: &Matrix, changes: &Vec<Change>) -> Act {
        let tap = |change: &Change| Id::Value(change.row, change.column, change.number);
        let set = |change: &Change| {
            let (row, column) = (change.row + 1, change.column + 1);
            say!("set"; row, column, number = change.number)
        };
        let taps: Vec<Id> = changes.iter().map(tap).collect();
        let Change { row, column, number } = changes[0];
        let (row, column) = (row + 1, column + 1);
        let others = all(changes.iter().skip(1).map(set));
        Act::new(
            taps,
            match changes.len() {
                1 => say!("lower"; row, column, number),
                _ => say!("lower-and-set"; row, column, number, others),
            },
        )
    }

    fn idea(at: &At<Rules>) -> Idea<Vec<Change>> {
        let matrix = at.position;
        // X_0, X_1, … of the page: the nim-sums of the anti-diagonals; and their numbers.
        let count = matrix.len() + matrix[0].len() - 1;
        let (mut x, mut numbers) = (vec![0; count], vec![vec![]; count]);
        for (i, j) in grid::cells(matrix) {
            x[i + j] ^= matrix[i][j];
            numbers[i + j].push(matrix[i][j]);
        }
        let tags =
            grid::cells(matrix).into_iter().map(|(i, j)| (Id::Cell(i, j), x[i + j], x[i + j] > 0));
        let overlay = Overlay::new(say!("legend")).tags(tags);
        let is_start = |&(i, j): &(usize, usize)| {
            positive(&x[..i + j]).is_empty() && matrix[i][j] ^ x[i + j] < matrix[i][j]
        };
        let idea = if let Some((i, j)) = grid::cells(matrix).into_iter().find(is_start) {
            let changes = mending(matrix, &x, (i, j));
            let (d, step) = (i + j, at.say(&changes));
            let why = if numbers[d].len() == 1 {
                say!("won-alone"; number = x[d], step)
            } else {
                say!("won-among"; sum = format!("{} = {}", joined(&numbers[d], " ⊕ "), x[d]), step)
            };
            let then = if changes.len() == 1 { say!("then-done") } else { say!("then-all") };
            Idea::new(why).and(then).by(changes)
        } else {
            numbers.retain(|numbers| !positive(numbers).is_empty());
            let sums = all(numbers.iter().map(|numbers| joined(numbers, " ⊕ ")));
            Idea::new(if numbers.is_empty() { say!("lost-end") } else { say!("lost-even"; sums) })
        };
        let sums = x.iter().enumerate().map(|(d, x)| format!("X_{} = {}", d, x));
        idea.shows(overlay).counts(say!("sums"; sums = joined(sums, ", ")))
    }

    const SMALL: &'static str =
        "([0..3] ){1..3}/[0..3]( | [0..3]){1..2}/[0..3] [0..3] | [0..3] [0..3]";
}

/// The move that begins there, goes right and then down to the last corner, and makes every nim-sum 0.
fn mending(matrix: &Matrix, x: &[u64], (i, j): (usize, usize)) -> Vec<Change> {
    let (n, m) = (matrix.len(), matrix[0].len());
    let walk = (j..m).map(|j| (i, j)).chain((i + 1..n).map(|i| (i, m - 1)));
    let changed = walk.filter(|&(i, j)| x[i + j] > 0);
    changed.map(|(i, j)| Change { row: i, column: j, number: matrix[i][j] ^ x[i + j] }).collect()
}
