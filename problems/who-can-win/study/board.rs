//! What the board shows: the stone, where it has been, and dominoes on the other cells.

use super::rules::{Board, Cell, Rules};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Board> {
        let (n, stone, visited): (usize, usize, Option<Vec<usize>>) = board::groups(text)?;
        let cell = |code: usize| Cell { row: code / 10, column: code % 10 };
        let mut visited: Vec<Cell> = visited.unwrap_or_default().into_iter().map(cell).collect();
        visited.sort_unstable();
        visited.dedup();
        let board = Board { n, stone: cell(stone), visited };
        let are_cells = board.has(&board.stone) && board.visited.iter().all(|cell| board.has(cell));
        let fits = (1..=4).contains(&n) && !board.visited.contains(&board.stone);
        (fits && are_cells).then_some(board)
    }

    fn write(board: &Board) -> String {
        let code = |cell: &Cell| 10 * cell.row + cell.column;
        let visited: Vec<usize> = board.visited.iter().map(code).collect();
        board::write_groups(&(board.n, code(&board.stone), visited))
    }

    fn told(board: &Board) -> Say {
        let (n, Cell { row, column }) = (board.n, board.stone);
        if board.visited.is_empty() {
            return say!("start"; n, row, column);
        }
        let cell = |cell: &Cell| say!("cell"; row = cell.row, column = cell.column);
        say!("position"; n, row, column, visited = list(board.visited.iter().map(cell)))
    }

    fn scene(board: &Board) -> Vec<Picture> {
        let cell = |cell: Cell| {
            board::Cell::of(id(cell))
                .shaded(board.visited.contains(&cell))
                .piece((cell == board.stone).then_some(Look::Black))
                .named(0)
        };
        let row = |row: usize| (1..=board.n).map(|column| cell(Cell { row, column })).collect();
        vec![Picture::Board((1..=board.n).map(row).collect(), 1)]
    }

    fn act(_: &Board, &cell: &Cell) -> Act {
        Act::new([id(cell)], say!("move"; row = cell.row, column = cell.column))
    }

    fn idea(at: &At<Rules>) -> Idea<Cell> {
        let board = at.position;
        let mut open = open(board);
        let fit = laid(&open).len();
        // Do as many fit without this cell?
        let is_half = |cell: &Cell| {
            let others = open.iter().copied().filter(|other| other != cell);
            laid(&others.collect::<Vec<_>>()).len() == fit
        };
        let by = at.moves().into_iter().map(|(cell, _)| cell).find(is_half);
        let why = match by {
            None if at.moves().is_empty() => say!("lost-stuck"),
            None => say!("lost-room"; fit),
            Some(Cell { row, column }) if fit == 0 => say!("won-last"; row, column),
            Some(Cell { row, column }) => say!("won-room"; fit, more = fit + 1, row, column),
        };
        // The stone's partner is for the stone.
        open.retain(|&cell| Some(cell) != by);
        let dominoes = laid(&open);
        open.retain(|cell| !dominoes.iter().any(|two| two.contains(cell)));
        let overlay = Overlay::new(say!("legend"))
            .pairs(by.map(|cell| [id(board.stone), id(cell)]), true)
            .pairs(dominoes.iter().map(|domino| domino.map(id)), false)
            .rings(open.into_iter().map(|cell| (id(cell), false)));
        let idea = Idea::new(why).by(by).shows(overlay);
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

/// As many dominoes as fit on these cells.
fn laid(cells: &[Cell]) -> Vec<[Cell; 2]> {
    paired(cells, &|one, other| distance(one, other) == 1)
}

/// How many steps one cell is from another.
fn distance(one: Cell, other: Cell) -> usize {
    one.row.abs_diff(other.row) + one.column.abs_diff(other.column)
}

fn id(cell: Cell) -> Id {
    Id::Cell(cell.row, cell.column)
}
