//! What the board shows: the matrix, new numbers to choose from, and the nim-sums of the anti-diagonals.

use super::rules::{Change, Matrix, Rules, MOST};
use board::{all, joined, list, say, Act, Arg, At, Cell, Id, Idea, Overlay, Picture, Say, Show};
use referee::grid;

impl Show for Rules {
    fn read(text: &str) -> Option<Matrix> {
        let rows = board::groups(text)?;
        let m = rows.first()?.len();
        let fits = (1..=5).contains(&(rows.len() * m)) && rows.iter().all(|row| row.len() == m);
        (fits && rows.iter().flatten().all(|&number| number <= MOST)).then_some(rows)
    }

    fn write(matrix: &Matrix) -> String {
        board::write_groups(matrix)
    }

    fn told(matrix: &Matrix) -> Say {
        let row = |row: &Vec<u64>| say!("row"; numbers = list(row));
        say!("position"; rows = list(&matrix.iter().map(row).collect::<Vec<_>>()))
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
        let taps: Vec<Id> = changes.iter().map(tap).collect();
        let Change { row, column, number } = changes[0];
        let (row, column) = (row + 1, column + 1);
        let say = match &changes[1..] {
            [] => say!("lower"; row, column, number),
            others => say!("lower-and-set"; row, column, number, others = set(others)),
        };
        Act::new(taps, say)
    }

    fn idea(at: &At<Rules>) -> Idea<Vec<Change>> {
        let matrix = at.position;
        // X_0, X_1, … of the page: the nim-sums of the anti-diagonals; and their numbers.
        let count = matrix.len() + matrix[0].len() - 1;
        let (mut x, mut numbers) = (vec![0; count], vec![vec![]; count]);
        let mut overlay = Overlay::new(say!("legend"));
        for (i, j) in grid::cells(matrix) {
            x[i + j] ^= matrix[i][j];
            numbers[i + j].push(matrix[i][j]);
        }
        for (i, j) in grid::cells(matrix) {
            overlay = overlay.tag(Id::Cell(i, j), x[i + j], x[i + j] > 0);
        }
        let is_start = |&(i, j): &(usize, usize)| {
            x[..i + j].iter().all(|&x| x == 0) && matrix[i][j] ^ x[i + j] < matrix[i][j]
        };
        let idea = if let Some((i, j)) = grid::cells(matrix).into_iter().find(is_start) {
            let changes = mending(matrix, &x, (i, j));
            let (d, step) = (i + j, Rules::act(matrix, &changes).say);
            let why = if numbers[d].len() == 1 {
                say!("won-alone"; number = x[d], step)
            } else {
                say!("won-among"; sum = format!("{} = {}", joined(&numbers[d], " ⊕ "), x[d]), step)
            };
            let then = if changes.len() == 1 { say!("then-done") } else { say!("then-all") };
            Idea::won(why).and(then).by(changes)
        } else if matrix.iter().flatten().all(|&number| number == 0) {
            Idea::lost(say!("lost-end"))
        } else {
            numbers.retain(|numbers| numbers.iter().any(|&number| number > 0));
            let sums: Vec<String> = numbers.iter().map(|numbers| joined(numbers, " ⊕ ")).collect();
            Idea::lost(say!("lost-even"; sums = all(&sums)))
        };
        let sums: Vec<String> =
            x.iter().enumerate().map(|(d, x)| format!("X_{} = {}", d, x)).collect();
        idea.shows(overlay).counts(say!("sums"; sums = joined(sums, ", ")))
    }

    const SMALL: &'static str =
        "([0..3] ){1..3}/[0..3]( | [0..3]){1..2}/[0..3] [0..3] | [0..3] [0..3]";
}

/// What a move sets after its start.
fn set(changes: &[Change]) -> Arg {
    let set = |change: &Change| {
        let (row, column) = (change.row + 1, change.column + 1);
        say!("set"; row, column, number = change.number)
    };
    all(&changes.iter().map(set).collect::<Vec<_>>())
}

/// The move that begins there, goes right and then down to the last corner, and makes every nim-sum 0.
fn mending(matrix: &Matrix, x: &[u64], (i, j): (usize, usize)) -> Vec<Change> {
    let (n, m) = (matrix.len(), matrix[0].len());
    let walk = (j..m).map(|j| (i, j)).chain((i + 1..n).map(|i| (i, m - 1)));
    let changed = walk.filter(|&(i, j)| x[i + j] > 0);
    changed.map(|(i, j)| Change { row: i, column: j, number: matrix[i][j] ^ x[i + j] }).collect()
}
