//! What the board shows: the maze with the token, and dominoes on its free cells.

use super::rules::{Maze, Place, Rules};
use board::{list, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show};
use referee::grid;

impl Show for Rules {
    fn read(text: &str) -> Option<Maze> {
        let groups = board::groups(text)?;
        let (size, token, walls) = match &groups[..] {
            [size, token] => (size, token, &[][..]),
            [size, token, walls] => (size, token, &walls[..]),
            _ => return None,
        };
        let (n, m) = match size[..] {
            [n, m] if n.min(m) > 0 && n.max(m) <= 5 => (n as usize, m as usize),
            _ => return None,
        };
        let (token, most) = match token[..] {
            [] => (None, 16),
            [cell] => (Some(place(cell)), 19),
            _ => return None,
        };
        let mut closed: Vec<Place> = walls.iter().copied().map(place).collect();
        closed.sort_unstable();
        closed.dedup();
        let is_inside = |&(i, j): &Place| (1..=n).contains(&i) && (1..=m).contains(&j);
        let are_inside = closed.iter().chain(&token).all(is_inside);
        let is_free = !token.map_or(false, |token| closed.contains(&token));
        let maze = Maze { n, m, token, closed };
        (are_inside && is_free && maze.free().len() <= most).then_some(maze)
    }

    fn write(maze: &Maze) -> String {
        let cells = |places: &[Place]| places.iter().map(|(i, j)| (10 * i + j) as u64).collect();
        let token: Vec<Place> = maze.token.into_iter().collect();
        board::write_groups(&[
            vec![maze.n as u64, maze.m as u64],
            cells(&token),
            cells(&maze.closed),
        ])
    }

    fn told(maze: &Maze) -> Say {
        let cell = |place: Place| match place {
            place if maze.token == Some(place) => say!("token"),
            place if maze.closed.contains(&place) => say!("closed"),
            _ => say!("free"),
        };
        let row = |i: usize| {
            let cells: Vec<Say> = (1..=maze.m).map(|j| cell((i, j))).collect();
            say!("row"; cells = list(&cells))
        };
        say!("position"; rows = list(&(1..=maze.n).map(row).collect::<Vec<_>>()))
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
        vec![Picture::Board((1..=maze.n).map(row).collect()), Picture::Note(note)]
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
        let dominoes = laid(&cells);
        let most = dominoes.len();
        let can_remain = |place: &Place| {
            let others: Vec<Place> = cells.iter().copied().filter(|cell| cell != place).collect();
            laid(&others).len() == most
        };
        let moves: Vec<Place> = at.moves().into_iter().map(|(place, _)| place).collect();
        let step = moves.iter().copied().find(can_remain);
        let covered = 2 * most;
        let mut idea = match (maze.token, step) {
            (None, Some((row, column))) if most == 0 => Idea::won(say!("won-apart"; row, column)),
            (None, Some((row, column))) => {
                Idea::won(say!("won-remains"; covered, free, row, column))
            }
            (None, None) if free == 0 => Idea::lost(say!("lost-no-cell")),
            (None, None) => Idea::lost(say!("lost-all-covered"; free)),
            (Some(_), Some((row, column))) => {
                Idea::won(say!("won-covered"; count = most + 1, row, column))
            }
            (Some(_), None) if moves.is_empty() => Idea::lost(say!("lost-stuck")),
            (Some(_), None) => Idea::lost(say!("lost-left-over"; count = most)),
        };
        idea.by = step;
        let (legend, quantity) = if maze.token.is_some() {
            let with = most + usize::from(step.is_some());
            (say!("legend-left"), say!("dominoes"; with, without = most))
        } else {
            (say!("legend"), say!("cells"; free, most))
        };
        let mut overlay = Overlay::new(legend);
        for &[u, v] in &dominoes {
            overlay = overlay.pair(id(u), id(v), false);
        }
        // A cell that is left over is not ringed where the token may be put on it now.
        if maze.token.is_some() {
            let is_left = |cell: &&Place| dominoes.iter().all(|domino| !domino.contains(cell));
            for &cell in cells.iter().filter(is_left) {
                overlay = overlay.ring(id(cell), true);
            }
        }
        idea.shows(overlay).counts(quantity)
    }

    const SMALL: &'static str = "2 3 | ([1..2][1..3])? | (11 )?(12 )?(13 )?(21 )?(22 )?(23)?/\
         3 3 | ([1..3][1..3])? | (11 )?(12 )?(13 )?(21 )?(22 )?(23 )?(31 )?(32 )?(33)?";
}

/// The cell 12 is in row 1 and column 2.
fn place(cell: u64) -> Place {
    (cell as usize / 10, cell as usize % 10)
}

fn id((i, j): Place) -> Id {
    Id::Cell(i, j)
}

/// As many dominoes as fit. Some way has one on the first cell, if this has a neighbour at all: a domino on
/// the neighbour can be moved.
fn laid(cells: &[Place]) -> Vec<[Place; 2]> {
    let v = match cells.first() {
        None => return vec![],
        Some(&v) => v,
    };
    let mut best = vec![];
    for &u in cells.iter().filter(|&&u| grid::distance(u, v) == 1) {
        let rest: Vec<Place> =
            cells.iter().copied().filter(|&cell| cell != u && cell != v).collect();
        let dominoes = [vec![[v, u]], laid(&rest)].concat();
        if dominoes.len() >= best.len() {
            best = dominoes;
        }
    }
    if best.is_empty() {
        best = laid(&cells[1..]);
    }
    best
}
