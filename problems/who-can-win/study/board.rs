//! What the board shows: the stone, where it has been, and dominoes on the other cells.

use super::rules::{Board, Cell, Rules};
use board::{exactly, list, say, Act, At, Id, Idea, Look, Overlay, Picture, Say, Show};

impl Show for Rules {
    fn read(text: &str) -> Option<Board> {
        let mut groups = board::groups(text)?;
        if groups.len() == 2 {
            groups.push(vec![]);
        }
        let [n, stone, visited] = exactly(groups)?;
        let cell = |&code: &u64| Cell { row: code as usize / 10, column: code as usize % 10 };
        let (n, stone) = match (&n[..], &stone[..]) {
            ([n @ 1..=4], [stone]) => (*n as usize, cell(stone)),
            _ => return None,
        };
        let mut visited: Vec<Cell> = visited.iter().map(cell).collect();
        visited.sort_unstable();
        visited.dedup();
        let board = Board { n, stone, visited };
        let are_cells = board.has(&stone) && board.visited.iter().all(|cell| board.has(cell));
        (are_cells && !board.visited.contains(&stone)).then_some(board)
    }

    fn write(board: &Board) -> String {
        let code = |cell: &Cell| (10 * cell.row + cell.column) as u64;
        let visited = board.visited.iter().map(code).collect();
        board::write_groups(&[vec![board.n as u64], vec![code(&board.stone)], visited])
    }

    fn told(board: &Board) -> Say {
        let (n, Cell { row, column }) = (board.n, board.stone);
        let cell = |cell: &Cell| say!("cell"; row = cell.row, column = cell.column);
        let visited: Vec<Say> = board.visited.iter().map(cell).collect();
        if visited.is_empty() {
            say!("start"; n, row, column)
        } else {
            say!("position"; n, row, column, visited = list(&visited))
        }
    }

    fn scene(board: &Board) -> Vec<Picture> {
        let cell = |cell: Cell| {
            board::Cell::of(id(cell))
                .shaded(board.visited.contains(&cell))
                .piece((cell == board.stone).then_some(Look::Black))
                .named(0)
        };
        let row = |row: usize| (1..=board.n).map(|column| cell(Cell { row, column })).collect();
        vec![Picture::Board((1..=board.n).map(row).collect())]
    }

    fn act(_: &Board, &cell: &Cell) -> Act {
        Act::new([id(cell)], say!("move"; row = cell.row, column = cell.column))
    }

    fn idea(at: &At<Rules>) -> Idea<Cell> {
        let board = at.position;
        let open = open(board);
        let dominoes = laid(&open);
        let fit = dominoes.len();
        // Do as many fit without this cell?
        let is_half = |cell: &Cell| {
            let others = open.iter().copied().filter(|other| other != cell);
            laid(&others.collect::<Vec<_>>()).len() == fit
        };
        let steps: Vec<Cell> = at.moves().into_iter().map(|one| one.0).collect();
        let idea = match steps.iter().copied().find(is_half) {
            _ if steps.is_empty() => Idea::lost(say!("lost-stuck")),
            None => Idea::lost(say!("lost-room"; fit)),
            Some(cell) => {
                let Cell { row, column } = cell;
                let why = if fit == 0 {
                    say!("won-last"; row, column)
                } else {
                    say!("won-room"; fit, more = fit + 1, row, column)
                };
                Idea::won(why).by(cell)
            }
        };
        let mut overlay = Overlay::new(say!("legend"));
        for &[one, other] in &dominoes {
            overlay = overlay.pair(id(one), id(other), false);
        }
        for &cell in open.iter().filter(|cell| !dominoes.iter().any(|two| two.contains(cell))) {
            overlay = overlay.ring(id(cell), true);
        }
        let idea = idea.shows(overlay);
        // Of a start the page's formula tells who wins.
        let (n, Cell { row, column }) = (board.n, board.stone);
        if !board.visited.is_empty() {
            idea
        } else if n % 2 == 0 {
            idea.counts(say!("even"; n))
        } else {
            idea.counts(say!("odd"; n, row, column, sum = row + column))
        }
    }

    const SMALL: &'static str = "1 | 11 |/2 | [12][12] | (11 )?(12 )?(21 )?(22)?/\
         3 | [123][123] | (11 )?(12 )?(13 )?(21 )?(22 )?(23 )?(31 )?(32 )?(33)?/\
         4 | [1234][1234] |";
}

/// The cells where the stone has not been, the nearest first: they are covered, if all can be.
fn open(board: &Board) -> Vec<Cell> {
    let side = 1..=board.n;
    let cells = side.clone().flat_map(|row| side.clone().map(move |column| Cell { row, column }));
    let mut open: Vec<Cell> = cells
        .filter(|cell| board.has(cell) && *cell != board.stone && !board.visited.contains(cell))
        .collect();
    open.sort_by_key(|&cell| distance(cell, board.stone));
    open
}

/// As many dominoes as fit on these cells. The first cell may have one, if it has a neighbour: if none is on it,
/// move the neighbour's.
fn laid(cells: &[Cell]) -> Vec<[Cell; 2]> {
    if cells.is_empty() {
        return vec![];
    }
    let (first, rest) = (cells[0], &cells[1..]);
    let near = (0..rest.len()).filter(|&i| distance(rest[i], first) == 1);
    let with = near.map(|i| {
        let others = laid(&[&rest[..i], &rest[i + 1..]].concat());
        [vec![[first, rest[i]]], others].concat()
    });
    with.max_by_key(Vec::len).unwrap_or_else(|| laid(rest))
}

/// How many steps one cell is from another.
fn distance(one: Cell, other: Cell) -> usize {
    one.row.abs_diff(other.row) + one.column.abs_diff(other.column)
}

fn id(cell: Cell) -> Id {
    Id::Cell(cell.row, cell.column)
}
