//! What the board shows: the maze with the token, and dominoes on its free cells.

use super::rules::{Maze, Place, Rules};
use board::prelude::*;
use referee::grid;

impl Show for Rules {
    fn read(text: &str) -> Option<Maze> {
        type Text = ([usize; 2], Vec<usize>, Option<Vec<usize>>);
        let ([n, m], token, walls): Text = board::groups(text)?;
        let (token, most) = match token[..] {
            [] => (None, 16),
            [cell] => (Some(place(cell)), 19),
            _ => return None,
        };
        let mut closed: Vec<Place> = walls.unwrap_or_default().into_iter().map(place).collect();
        closed.sort_unstable();
        closed.dedup();
        let is_inside = |&(i, j): &Place| (1..=n).contains(&i) && (1..=m).contains(&j);
        let are_inside = closed.iter().chain(&token).all(is_inside);
        let is_free = !token.map_or(false, |token| closed.contains(&token));
        if n.min(m) == 0 || n.max(m) > 5 || !are_inside || !is_free {
            return None;
        }
        Some(Maze { n, m, token, closed }).filter(|maze| maze.free().len() <= most)
    }

    fn write(maze: &Maze) -> String {
        let cell = |&(i, j): &Place| 10 * i + j;
        let token: Vec<usize> = maze.token.iter().map(cell).collect();
        let closed: Vec<usize> = maze.closed.iter().map(cell).collect();
        board::write_groups(&([maze.n, maze.m], token, closed))
    }

    fn told(maze: &Maze) -> Say {
        let cell = |place: Place| match place {
            place if maze.token == Some(place) => say!("token"),
            place if maze.closed.contains(&place) => say!("closed"),
            _ => say!("free"),
        };
        let row = |i: usize| say!("row"; cells = list((1..=maze.m).map(|j| cell((i, j)))));
        say!("position"; rows = list((1..=maze.n).map(row)))
    }

    fn scene(maze: &Maze) -> Vec<Picture> {
        let cell = |place: Place| {
            Cell::of(id(place))
                .shaded(maze.closed.contains(&place))
                .piece((maze.token == Some(place)).then_some(Look::Black))
                .named(0)
        };
        let row = |i: usize| (1..=maze.m).map(|j| cell((i, j))).collect();
        let note = if maze.token.is_some() { say!("note-move") } else { say!("note-put") };
        vec![Picture::Board((1..=maze.n).map(row).collect(), 1), Picture::Note(note)]
    }

    fn act(maze: &Maze, &(row, column): &Place) -> Act {
        let cell = [id((row, column))];
        if maze.token.is_some() {
            Act::new(cell, say!("go"; row, column))
        } else {
            Act::new(cell, say!("put"; row, column))
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Place> {
        let maze = at.position;
        let mut cells = maze.free();
        let free = cells.len();
        if let Some(token) = maze.token {
            // The nearest first: they are covered, if all can be.
            cells.sort_by_key(|&cell| grid::distance(cell, token));
        }
        let most = laid(&cells).len();
        let can_remain = |place: &Place| {
            let others: Vec<Place> = cells.iter().copied().filter(|cell| cell != place).collect();
            laid(&others).len() == most
        };
        let by = at.moves().into_iter().map(|(place, _)| place).find(can_remain);
        let covered = 2 * most;
        let why = match (maze.token, by) {
            (None, Some((row, column))) if most == 0 => say!("won-apart"; row, column),
            (None, Some((row, column))) => say!("won-remains"; covered, free, row, column),
            (None, None) if free == 0 => say!("lost-no-cell"),
            (None, None) => say!("lost-all-covered"; free),
            (Some(_), Some((row, column))) => say!("won-covered"; count = most + 1, row, column),
            (Some(_), None) if at.moves().is_empty() => say!("lost-stuck"),
            (Some(_), None) => say!("lost-left-over"; count = most),
        };
        let (legend, quantity) = if maze.token.is_some() {
            let with = most + usize::from(by.is_some());
            (say!("legend-left"), say!("dominoes"; with, without = most))
        } else {
            (say!("legend"), say!("cells"; free, most))
        };
        let mut overlay = Overlay::new(legend);
        // The other half of the token's domino is for the token.
        if let Some(token) = maze.token {
            overlay = overlay.pairs(by.map(|half| [id(token), id(half)]), true);
            cells.retain(|&cell| Some(cell) != by);
        }
        let dominoes = laid(&cells);
        overlay = overlay.pairs(dominoes.iter().map(|domino| domino.map(id)), false);
        // A cell that is left over is not ringed where the token may be put on it now.
        if maze.token.is_some() {
            cells.retain(|cell| dominoes.iter().all(|domino| !domino.contains(cell)));
            overlay = overlay.rings(cells.into_iter().map(|cell| (id(cell), false)));
        }
        Idea::new(why).by(by).shows(overlay).counts(quantity)
    }

    const SMALL: &'static str = "2 3 | ([1..2][1..3])? | (11 )?(12 )?(13 )?(21 )?(22 )?(23)?/\
         3 3 | ([1..3][1..3])? | (11 )?(12 )?(13 )?(21 )?(22 )?(23 )?(31 )?(32 )?(33)?";
}

/// The cell 12 is in row 1 and column 2.
fn place(cell: usize) -> Place {
    (cell / 10, cell % 10)
}

fn id((i, j): Place) -> Id {
    Id::Cell(i, j)
}

/// As many dominoes as fit.
fn laid(cells: &[Place]) -> Vec<[Place; 2]> {
    paired(cells, &|one, other| grid::distance(one, other) == 1)
}
