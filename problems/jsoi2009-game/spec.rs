use spec::prelude::*;
use std::collections::HashMap;

const SIDE: usize = 100;

pub const SPEC: Spec = Spec {
    unit: "rows",
    largest: SIDE,
    generate,
    validate: |input| {
        let [n, m] = input.fields([("n", 1..=SIDE as u64), ("m", 1..=SIDE as u64)]);
        input.grid(n, m, ".#");
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
            for i in (1..SIDE).step_by(2) {
                maze[i] = vec![false; SIDE];
                if i < SIDE - 1 {
                    maze[i][if i % 4 == 1 { SIDE - 1 } else { 0 }] = true;
                }
            }
            let number = |&[i, j]: &[usize; 2]| match i % 4 {
                0 => i / 2 * (SIDE + 1) + j,
                2 => i / 2 * (SIDE + 1) + SIDE - 1 - j,
                _ => i / 2 * (SIDE + 1) + SIDE,
            };
            (written(&maze), answer(&maze, |cell| number(cell) % 2 == 0))
        }),
    ],
    mistakes: &[
        wrong("hack-one-matching", |input| {
            let maze = read(input);
            let alone = alone(&maze, &matching(&maze));
            answer(&maze, |cell| alone.contains(cell))
        }),
        wrong("hack-one-colour", |input| {
            let maze = read(input);
            let pairs = matching(&maze);
            let starts = alone(&maze, &pairs).into_iter().filter(|[i, j]| (i + j) % 2 == 0);
            let marked = marked(&maze, &pairs, starts.collect());
            answer(&maze, |cell| marked.contains(cell))
        }),
        wrong("hack-lone-cell", |input| {
            let maze = read(input);
            let right = right(&maze);
            answer(&maze, |cell| right.contains(cell) && !near(&maze, *cell).is_empty())
        }),
        wrong("hack-greedy", |input| {
            let maze = read(input);
            let mut pairs = Pairs::new();
            for cell in cells(&maze) {
                let near = near(&maze, cell);
                if let Some(&to) = near.iter().find(|to| !pairs.contains_key(*to)) {
                    if !pairs.contains_key(&cell) {
                        pairs.extend([(cell, to), (to, cell)]);
                    }
                }
            }
            let marked = marked(&maze, &pairs, alone(&maze, &pairs));
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
    vec![vec![true; SIDE]; SIDE]
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

/// The free neighbours: above, left, right, below.
fn near(maze: &Maze, [i, j]: Cell) -> Vec<Cell> {
    let steps = [(0, 1), (1, 0), (1, 2), (2, 1)];
    let to = |&(down, right): &(usize, usize)| {
        Some([(i + down).checked_sub(1)?, (j + right).checked_sub(1)?])
    };
    let is_free = |&[i, j]: &Cell| maze.get(i).and_then(|row| row.get(j)) == Some(&true);
    steps.iter().filter_map(to).filter(is_free).collect()
}

/// The cells for which this holds, as the answer.
fn answer(maze: &Maze, wins: impl Fn(&Cell) -> bool) -> String {
    let cells: Vec<Cell> = cells(maze).into_iter().filter(wins).collect();
    if cells.is_empty() {
        return "LOSE\n".into();
    }
    let lines = cells.iter().map(|[i, j]| line([i + 1, j + 1]));
    ["WIN\n".to_owned()].into_iter().chain(lines).collect()
}

/// A maximum matching, by a search from each black cell.
fn matching(maze: &Maze) -> Pairs {
    let mut pairs = Pairs::new();
    for cell in cells(maze).into_iter().filter(|[i, j]| (i + j) % 2 == 0) {
        if !pairs.contains_key(&cell) {
            finds(maze, cell, &mut HashSet::new(), &mut pairs);
        }
    }
    pairs
}

fn finds(maze: &Maze, v: Cell, tried: &mut HashSet<Cell>, pairs: &mut Pairs) -> bool {
    for u in near(maze, v) {
        if tried.insert(u) {
            let partner = pairs.get(&u).copied();
            if partner.is_none_or(|partner| finds(maze, partner, tried, pairs)) {
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
fn marked(maze: &Maze, pairs: &Pairs, mut open: Vec<Cell>) -> HashSet<Cell> {
    let mut marked = HashSet::new();
    while let Some(cell) = open.pop() {
        if marked.insert(cell) {
            open.extend(near(maze, cell).iter().filter_map(|to| pairs.get(to)));
        }
    }
    marked
}

/// The cells from which AA wins.
fn right(maze: &Maze) -> Vec<Cell> {
    let pairs = matching(maze);
    let marked = marked(maze, &pairs, alone(maze, &pairs));
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
                open.extend(near(maze, cell));
            }
        }
        parts.push(part);
    }
    parts
}

/// A lost maze is laid out with dominoes; in others each cell is free or not.
fn generate(random: &mut Random) {
    let n = random.items(1);
    let m = if random.is_small() { random.from(1, 5) } else { random.up_to(1, n as u64) } as usize;
    let (is_lost, most) = (random.once_in(3), random.from(1, 4));
    let mut maze = vec![vec![false; m]; n];
    let rows = random.each(n, |random| (0..m).map(|_| random.from(0, most)).collect::<Vec<u64>>());
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
    if random.once_in(8) {
        // A corridor to and fro.
        for (i, row) in maze.iter_mut().enumerate() {
            let way = if i % 4 == 1 { m - 1 } else { 0 };
            *row = (0..m).map(|j| i % 2 == 0 || j == way).collect();
        }
    }
    if cells(&maze).is_empty() {
        maze[0][0] = true;
    }
    random.text += &written(&maze);
}
