//! The game as stated: Red steps with one of two pieces, Black with the pawn, which never goes back; the pawn
//! wants to come to the first row, and whoever steps onto a piece of the other player wins.

use referee::{small, End, Game, Moves, Player};

pub struct Rules;

/// A row and a column, from 0.
pub type Place = (usize, usize);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    Red,
    Black,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// Which cells of each row are walls.
    pub walls: Vec<Vec<bool>>,
    pub pawn: Place,
    /// In order.
    pub reds: [Place; 2],
    pub mover: Side,
}

impl Game for Rules {
    type Position = Board;
    /// From where to where.
    type Move = (Place, Place);

    const END: End = End::Draws;

    fn moves(board: &Board, _: Player) -> Moves<Rules> {
        let &Board { pawn, reds: [a, b], mover, .. } = board;
        let mut moves = vec![];
        if board.is_over() {
            return moves;
        }
        if mover == Side::Black {
            for to in board.near(pawn).into_iter().filter(|to| to.0 <= pawn.0) {
                moves.push(((pawn, to), Board { pawn: to, mover: Side::Red, ..board.clone() }));
            }
            return moves;
        }
        for (from, other) in [(a, b), (b, a)] {
            for to in board.near(from).into_iter().filter(|&to| to != other) {
                let reds = [to.min(other), to.max(other)];
                moves.push(((from, to), Board { reds, mover: Side::Black, ..board.clone() }));
            }
        }
        moves
    }

    /// All positions on small boards with any walls, on 3 × 3 without, and on two with ties.
    fn small() -> Vec<Board> {
        let sizes = [(3, 1), (4, 1), (5, 1), (2, 2), (3, 2), (2, 3)];
        let mut walls: Vec<_> = sizes.iter().flat_map(|&(n, m)| small::grids(n, m, 1)).collect();
        walls.push(vec![vec![0; 3]; 3]);
        walls.push(vec![vec![0, 1, 1], vec![1, 0, 0], vec![0, 0, 0]]);
        walls.push(vec![vec![0, 0], vec![1, 0], vec![0, 1], vec![0, 0]]);
        walls.iter().flat_map(|walls| positions(walls)).collect()
    }
}

impl Board {
    /// Has the pawn come to the first row, or met a red piece?
    pub fn is_over(&self) -> bool {
        self.pawn.0 == 0 || self.reds.contains(&self.pawn)
    }

    /// The cells one step away, without walls.
    fn near(&self, (i, j): Place) -> Vec<Place> {
        let mut near = vec![(i.wrapping_sub(1), j), (i, j.wrapping_sub(1)), (i, j + 1), (i + 1, j)];
        near.retain(|&(i, j)| self.walls.get(i).and_then(|row| row.get(j)) == Some(&false));
        near
    }

    /// From the statement's signs, `.#XO`, and `*` where the pawn and a red piece are in one cell.
    pub fn new(rows: &[Vec<char>], mover: Side) -> Option<Board> {
        let all = |signs: &str| {
            let is_one = |&(i, j): &Place| signs.contains(rows[i][j]);
            cells(rows).into_iter().filter(is_one).collect::<Vec<Place>>()
        };
        let walls = rows.iter().map(|row| row.iter().map(|&sign| sign == '#').collect()).collect();
        match (&all("X*")[..], &all("O*")[..]) {
            (&[pawn], &[a, b]) if pawn.0 > 0 || mover == Side::Red => {
                Some(Board { walls, pawn, reds: [a, b], mover })
            }
            _ => None,
        }
    }

    /// The signs.
    pub fn rows(&self) -> Vec<Vec<char>> {
        let sign = |(i, j): Place| match (self.pawn == (i, j), self.reds.contains(&(i, j))) {
            (true, true) => '*',
            (true, false) => 'X',
            (false, true) => 'O',
            _ if self.walls[i][j] => '#',
            _ => '.',
        };
        let row = |i: usize| (0..self.walls[i].len()).map(|j| sign((i, j))).collect();
        (0..self.walls.len()).map(row).collect()
    }
}

fn cells<T>(rows: &[Vec<T>]) -> Vec<Place> {
    let row = |i: usize| (0..rows[i].len()).map(move |j| (i, j));
    (0..rows.len()).flat_map(row).collect()
}

/// All positions on a board whose walls are 1.
pub fn positions(walls: &[Vec<u64>]) -> Vec<Board> {
    let mut free = cells(walls);
    free.retain(|&(i, j)| walls[i][j] == 0);
    let walls: Vec<Vec<bool>> =
        walls.iter().map(|row| row.iter().map(|&wall| wall == 1).collect()).collect();
    let mut all = vec![];
    for &pawn in &free {
        for (i, &b) in free.iter().enumerate() {
            for &a in &free[..i] {
                let board = Board { walls: walls.clone(), pawn, reds: [a, b], mover: Side::Red };
                all.push(board.clone());
                if pawn.0 > 0 {
                    all.push(Board { mover: Side::Black, ..board });
                }
            }
        }
    }
    all
}
