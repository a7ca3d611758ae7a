//! The game as stated: AA puts the token on a free cell; then a turn moves it to a free neighbour on which
//! it has never been.

use referee::{grid, Game, Moves, Player};

pub struct Rules;

/// A cell by its row and column, counted from 1.
pub type Place = (usize, usize);

/// A maze of n rows and m columns.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Maze {
    pub n: usize,
    pub m: usize,
    /// Where the token is, once it has been put.
    pub token: Option<Place>,
    /// Walls, and cells that the token has left, in order.
    pub closed: Vec<Place>,
}

impl Maze {
    /// The cells that the token may still come to, row by row.
    pub fn free(&self) -> Vec<Place> {
        let cells = (1..=self.n).flat_map(|i| (1..=self.m).map(move |j| (i, j)));
        let is_free = |cell: &Place| !self.closed.contains(cell) && self.token != Some(*cell);
        cells.filter(is_free).collect()
    }
}

impl Game for Rules {
    type Position = Maze;
    /// The cell that the token comes to.
    type Move = Place;

    fn moves(maze: &Maze, _: Player) -> Moves<Rules> {
        let mut closed = maze.closed.clone();
        closed.extend(maze.token);
        closed.sort_unstable();
        let is_near = |to: &Place| maze.token.map_or(true, |from| grid::distance(from, *to) == 1);
        let after = |to: Place| Maze { token: Some(to), closed: closed.clone(), ..*maze };
        maze.free().into_iter().filter(is_near).map(|to| (to, after(to))).collect()
    }
}
