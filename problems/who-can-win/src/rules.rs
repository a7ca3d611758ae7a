//! The game as stated: a turn moves the stone to a neighbouring cell on which it has never been.

use referee::{Game, Moves, Player};

pub struct Rules;

/// A board of n × n cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub n: usize,
    /// Where the stone is.
    pub stone: Cell,
    /// The other cells where it has been, in order.
    pub visited: Vec<Cell>,
}

/// A cell; rows and columns count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    pub row: usize,
    pub column: usize,
}

impl Game for Rules {
    type Position = Board;
    /// The cell to which the stone goes.
    type Move = Cell;

    fn moves(board: &Board, _: Player) -> Moves<Rules> {
        let Cell { row, column } = board.stone;
        let near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)];
        let mut visited = [&board.visited[..], &[board.stone]].concat();
        visited.sort_unstable();
        let cells = near.into_iter().map(|(row, column)| Cell { row, column });
        cells
            .filter(|cell| board.is_open(cell))
            .map(|stone| (stone, Board { n: board.n, stone, visited: visited.clone() }))
            .collect()
    }

    /// The starts on boards up to 4 × 4, and what is played on those up to 3 × 3.
    fn small() -> Vec<Board> {
        let starts = |n: usize| {
            let cells = (0..n * n).map(move |i| Cell { row: i / n + 1, column: i % n + 1 });
            cells.map(move |stone| Board { n, stone, visited: vec![] })
        };
        let mut all: Vec<Board> = (1..=4).flat_map(starts).collect();
        let mut next = 0;
        while next < all.len() {
            for board in Rules::options(&all[next]) {
                if board.n < 4 && !all.contains(&board) {
                    all.push(board);
                }
            }
            next += 1;
        }
        all
    }
}

impl Board {
    /// Is this one of the cells?
    pub fn has(&self, cell: &Cell) -> bool {
        let side = 1..=self.n;
        side.contains(&cell.row) && side.contains(&cell.column)
    }

    /// Is it one where the stone has not been?
    pub fn is_open(&self, cell: &Cell) -> bool {
        self.has(cell) && *cell != self.stone && !self.visited.contains(cell)
    }
}
