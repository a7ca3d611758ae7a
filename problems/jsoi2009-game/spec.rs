use super::prelude::*;
use std::cmp::Ordering;
use std::collections::HashMap;

pub const SPEC: Spec = Spec {
    unit: "rows",
    largest: 100,
    generate,
    promise: |words| {
        let [n, m] = words.fields([("n", 1..=100), ("m", 1..=100)]);
        words.grid(n, m, ".#");
    },
    lost: Some("LOSE"),
    long: &[
        ("max-open", || (written(&open()), "LOSE\n".into())),
        ("max-open-but-corner", || {
            // What remains is a snake with white ends: each white cell cuts it into even parts.
            let mut maze = open();
            maze[0][0] = false;
            (written(&maze), answer(&maze, |&[i, j]| (i + j) % 2 == 1))
        }),
        ("max-corridor", || {
            // One way through 5049 cells: every second one from its end cuts it into even parts.
            let mut maze = open();
            for i in (1..100).step_by(2) {
                maze[i] = vec![false; 100];
                if i < 99 {
                    maze[i][if i % 4 == 1 { 99 } else { 0 }] = true;
                }
            }
            let number = |&[i, j]: &[usize; 2]| match i % 4 {
                0 => i / 2 * 101 + j,
                2 => i / 2 * 101 + 99 - j,
                _ => i / 2 * 101 + 100,
            };
            (written(&maze), answer(&maze, |cell| number(cell) % 2 == 0))
        }),
    ],
    mistakes: &[
        wrong("hack-players", |input| {
            let maze = read(input);
            let right = right(&maze);
            answer(&maze, |cell| !right.contains(cell))
        }),
        wrong("hack-lone-cell", |input| {
            let maze = read(input);
            let right = right(&maze);
            answer(&maze, |cell| right.contains(cell) && !near(&maze, *cell, 4).is_empty())
        }),
        wrong("hack-from-zero", |input| {
            let maze = read(input);
            listed(&right(&maze), |[i, j]| [i, j])
        }),
        wrong("hack-one-colour", |input| {
            let maze = read(input);
            let pairs = matching(&maze, 4);
            let starts = alone(&maze, &pairs).into_iter().filter(|[i, j]| (i + j) % 2 == 0);
            let marked = marked(&maze, 4, &pairs, starts.collect());
            answer(&maze, |cell| marked.contains(cell))
        }),
        wrong("hack-column-first", |input| {
            let maze = read(input);
            listed(&right(&maze), |[i, j]| [j + 1, i + 1])
        }),
        wrong("hack-start-again", |input| {
            // The first cell is there twice: as the start, and once more to be entered.
            let maze = read(input);
            let pairs = matching(&maze, 4);
            answer(&maze, |cell| !finds(&maze, 4, *cell, &mut HashSet::new(), &mut pairs.clone()))
        }),
        wrong("hack-dead-ends", |input| {
            let maze = read(input);
            answer(&maze, |cell| near(&maze, *cell, 4).len() < 2)
        }),
        wrong("hack-one-matching", |input| {
            let maze = read(input);
            let alone = alone(&maze, &matching(&maze, 4));
            answer(&maze, |cell| alone.contains(cell))
        }),
        wrong("hack-even", |input| {
            let maze = read(input);
            let right = right(&maze);
            answer(&maze, |cell| cells(&maze).len() % 2 == 1 && right.contains(cell))
        }),
        wrong("hack-order", |input| {
            let maze = read(input);
            let mut right = right(&maze);
            right.sort_by_key(|[i, j]| [*j, *i]);
            listed(&right, |[i, j]| [i + 1, j + 1])
        }),
        wrong("hack-diagonal", |input| {
            let maze = read(input);
            let pairs = matching(&maze, 8);
            let marked = marked(&maze, 8, &pairs, alone(&maze, &pairs));
            answer(&maze, |cell| marked.contains(cell))
        }),
        wrong("hack-greedy", |input| {
            let maze = read(input);
            let mut pairs = Pairs::new();
            for cell in cells(&maze) {
                let near = near(&maze, cell, 4);
                if let Some(&to) = near.iter().find(|to| !pairs.contains_key(*to)) {
                    if !pairs.contains_key(&cell) {
                        pairs.extend([(cell, to), (to, cell)]);
                    }
                }
            }
            let marked = marked(&maze, 4, &pairs, alone(&maze, &pairs));
            answer(&maze, |cell| marked.contains(cell))
        }),
        wrong("hack-even-part", |input| {
            let maze = read(input);
            let right = right(&maze);
            let parts = parts(&maze);
            let odd: HashSet<Cell> =
                parts.into_iter().filter(|p| p.len() % 2 == 1).flatten().collect();
            answer(&maze, |cell| odd.contains(cell) && right.contains(cell))
        }),
        wrong("hack-larger-colour", |input| {
            let maze = read(input);
            let mut larger = HashSet::new();
            for part in parts(&maze) {
                let (white, black): (Vec<Cell>, Vec<Cell>) =
                    part.into_iter().partition(|[i, j]| (i + j) % 2 == 1);
                match white.len().cmp(&black.len()) {
                    Ordering::Less => larger.extend(black),
                    Ordering::Equal => (),
                    Ordering::Greater => larger.extend(white),
                }
            }
            answer(&maze, |cell| larger.contains(cell))
        }),
    ],
    ..Spec::NEW
};

/// Which cells are free.
type Maze = Vec<Vec<bool>>;
/// Row and column, from 0.
type Cell = [usize; 2];
/// The partners of a matching.
type Pairs = HashMap<Cell, Cell>;

fn open() -> Maze {
    vec![vec![true; 100]; 100]
}

fn written(maze: &Maze) -> String {
    let mut text = line([maze.len(), maze[0].len()]);
    for row in maze {
        text.extend(row.iter().map(|&is_free| if is_free { '.' } else { '#' }));
        text.push('\n');
    }
    text
}

fn read(input: &mut Input) -> Maze {
    let [n, _] = input.array();
    (0..n).map(|_| input.word().chars().map(|letter| letter == '.').collect()).collect()
}

/// The free cells, row by row.
fn cells(maze: &Maze) -> Vec<Cell> {
    let all = (0..maze.len()).flat_map(|i| (0..maze[i].len()).map(move |j| [i, j]));
    all.filter(|&[i, j]| maze[i][j]).collect()
}

/// The free neighbours, of 4 or 8: above, left, right, below, and then diagonally.
fn near(maze: &Maze, [i, j]: Cell, most: usize) -> Vec<Cell> {
    let steps = [(0, 1), (1, 0), (1, 2), (2, 1), (0, 0), (0, 2), (2, 0), (2, 2)];
    let to = |&(down, right): &(usize, usize)| {
        Some([(i + down).checked_sub(1)?, (j + right).checked_sub(1)?])
    };
    let is_free = |&[i, j]: &Cell| maze.get(i).and_then(|row| row.get(j)) == Some(&true);
    steps[..most].iter().filter_map(to).filter(is_free).collect()
}

/// The cells for which this holds, as the answer.
fn answer(maze: &Maze, wins: impl Fn(&Cell) -> bool) -> String {
    let cells: Vec<Cell> = cells(maze).into_iter().filter(wins).collect();
    listed(&cells, |[i, j]| [i + 1, j + 1])
}

fn listed(cells: &[Cell], shown: fn(Cell) -> Cell) -> String {
    if cells.is_empty() {
        return "LOSE\n".into();
    }
    let lines = cells.iter().map(|&cell| line(shown(cell)));
    ["WIN\n".to_owned()].into_iter().chain(lines).collect()
}

/// A maximum matching, by a search from each black cell.
fn matching(maze: &Maze, most: usize) -> Pairs {
    let mut pairs = Pairs::new();
    for cell in cells(maze).into_iter().filter(|[i, j]| (i + j) % 2 == 0) {
        if !pairs.contains_key(&cell) {
            finds(maze, most, cell, &mut HashSet::new(), &mut pairs);
        }
    }
    pairs
}

fn finds(maze: &Maze, most: usize, v: Cell, tried: &mut HashSet<Cell>, pairs: &mut Pairs) -> bool {
    for u in near(maze, v, most) {
        if tried.insert(u) {
            let partner = pairs.get(&u).copied();
            if partner.is_none_or(|partner| finds(maze, most, partner, tried, pairs)) {
                pairs.extend([(u, v), (v, u)]);
                return true;
            }
        }
    }
    false
}

/// The free cells without partner.
fn alone(maze: &Maze, pairs: &Pairs) -> Vec<Cell> {
    cells(maze).into_iter().filter(|cell| !pairs.contains_key(cell)).collect()
}

/// From these cells on, to the partners of neighbours.
fn marked(maze: &Maze, most: usize, pairs: &Pairs, mut open: Vec<Cell>) -> HashSet<Cell> {
    let mut marked = HashSet::new();
    while let Some(cell) = open.pop() {
        if marked.insert(cell) {
            open.extend(near(maze, cell, most).iter().filter_map(|to| pairs.get(to)));
        }
    }
    marked
}

/// The cells from which AA wins.
fn right(maze: &Maze) -> Vec<Cell> {
    let pairs = matching(maze, 4);
    let marked = marked(maze, 4, &pairs, alone(maze, &pairs));
    cells(maze).into_iter().filter(|cell| marked.contains(cell)).collect()
}

/// The connected parts.
fn parts(maze: &Maze) -> Vec<Vec<Cell>> {
    let (mut seen, mut parts) = (HashSet::new(), vec![]);
    for cell in cells(maze) {
        let (mut part, mut open) = (vec![], vec![cell]);
        while let Some(cell) = open.pop() {
            if seen.insert(cell) {
                part.push(cell);
                open.extend(near(maze, cell, 4));
            }
        }
        parts.push(part);
    }
    parts
}

/// A lost maze is laid out with dominoes; in others each cell is free or not.
fn generate(draw: &mut Draw) {
    let n = draw.items(1);
    let m = if draw.is_small() { draw.from(1, 5) } else { draw.up_to(1, n as u64) } as usize;
    let (is_lost, most) = (draw.once_in(3), draw.from(1, 4));
    let mut maze = vec![vec![false; m]; n];
    let rows = draw.each(n, |draw| (0..m).map(|_| draw.from(0, most)).collect::<Vec<u64>>());
    for (i, row) in rows.iter().enumerate() {
        for (j, &choice) in row.iter().enumerate() {
            if !is_lost {
                maze[i][j] = choice > 0;
            } else if choice > 0 && !maze[i][j] {
                // To the right or down, wherever there is room.
                let to = if choice % 2 == 1 {
                    [[i, j + 1], [i + 1, j]]
                } else {
                    [[i + 1, j], [i, j + 1]]
                };
                let fits = |&[i, j]: &Cell| maze.get(i).and_then(|row| row.get(j)) == Some(&false);
                if let Some([to_i, to_j]) = to.into_iter().find(fits) {
                    maze[i][j] = true;
                    maze[to_i][to_j] = true;
                }
            }
        }
    }
    if cells(&maze).is_empty() {
        maze[0][0] = true;
    }
    draw.text += &written(&maze);
}
