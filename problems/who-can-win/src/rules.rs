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
        let mut moves = vec![];
        for (row, column) in near {
            let stone = Cell { row, column };
            if board.has(&stone) && !visited.contains(&stone) {
                moves.push((stone, Board { n: board.n, stone, visited: visited.clone() }));
            }
        }
        moves
    }
}

impl Board {
    /// Is this one of the cells?
    pub fn has(&self, cell: &Cell) -> bool {
        [cell.row, cell.column].iter().all(|i| (1..=self.n).contains(i))
    }
}
