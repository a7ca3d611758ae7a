use spec::prelude::*;
use std::collections::HashMap;

const SIDE: usize = 40;
const ROUNDS: u64 = 1000;

pub const SPEC: Spec = Spec {
    unit: "rows",
    largest: SIDE,
    generate,
    // Whether the moves are legal is not asked.
    validate: |input| {
        let [n, m] = input.fields([("n", 1..=SIDE as u64), ("m", 1..=SIDE as u64)]);
        input.grid(n, m, "XO.");
        // No board has room for the most.
        let k = input.single("", 1..=ROUNDS);
        for _ in 0..2 * k {
            input.fields([("", 1..=n), ("", 1..=m)]);
        }
    },
    long: &[
        ("max-snake", || {
            // Through all cells but the last: what remains after each of Rabbit's moves is in pairs.
            let path: Vec<Cell> = (0..SIDE * SIDE - 1).map(|v| snake(v, SIDE)).collect();
            (written(&path, &[]), "0\n".into())
        }),
        ("max-snake-after-a-mistake", || {
            // The same beside a dead end, where Rabbit would win.
            let cells = 0..SIDE * (SIDE - 1) - 1;
            let path = cells.map(|v| snake(v, SIDE - 1)).map(|[i, j]| [i, j + 1]);
            (written(&path.collect::<Vec<_>>(), &[[0, 0]]), "1\n1\n".into())
        }),
        ("max-last-round", || {
            // All cells are in pairs along the path, and its last but two beside it: only from there Rabbit gives the
            // win away, in the last round.
            let mut path: Vec<Cell> = (0..38 * SIDE).map(|v| snake(v, SIDE)).collect();
            let columns = (0..35).flat_map(|j| [[38 + j % 2, j], [39 - j % 2, j]]);
            path.extend(columns.chain([[39, 35], [38, 35], [38, 36], [38, 37], [38, 38]]));
            (written(&path, &[[39, 36]]), counted_lines(&[path.len() / 2]))
        }),
        ("max-dead-ends", || {
            // A way with a dead end next to most of its cells, on which nobody takes them.
            let mut path = vec![];
            for row in (1..SIDE).step_by(3) {
                let (first, last) = if row % 2 == 1 { (0, SIDE - 1) } else { (SIDE - 1, 0) };
                path.extend((0..SIDE).map(|j| [row, first.abs_diff(j)]));
                path.extend([[row + 1, last], [row + 2, last]]);
            }
            path.truncate(543);
            let has_end = |&[_, j]: &Cell| (2..SIDE - 2).contains(&j);
            let inner = path.iter().filter(|&[i, j]| i % 3 == 1 && has_end(&[*i, *j]));
            let ends: Vec<Cell> =
                inner.map(|&[i, j]| [if j % 2 == 0 { i - 1 } else { i + 1 }, j]).collect();
            // Whoever has a dead end goes there and wins; whoever has none has no choice.
            let mut wins = vec![false];
            for cell in path.iter().rev().skip(1) {
                wins.push(has_end(cell) || !wins[wins.len() - 1]);
            }
            wins.reverse();
            let mistakes = by_rabbit(&wins, |wins, i| wins[2 * i - 2] && wins[2 * i - 1]);
            (written(&path, &ends), counted_lines(&mistakes))
        }),
    ],
    mistakes: &[
        wrong("hack-lost-before", |input| answer(input, RIGHT, |wins, i| wins[2 * i - 1])),
        wrong("hack-one-matching", |input| answer(input, Rule { all: false, ..RIGHT }, is_mistake)),
        wrong("hack-gap-white", |input| answer(input, Rule { gap: 'O', ..RIGHT }, is_mistake)),
        wrong("hack-not-deleted", |input| {
            answer(input, Rule { deletes: false, ..RIGHT }, is_mistake)
        }),
        wrong("hack-given-back", |input| {
            answer(input, RIGHT, |wins, i| wins[2 * i - 2] && !wins[2 * i])
        }),
    ],
    ..Spec::NEW
};

/// Row and column, from 0.
type Cell = [usize; 2];
/// The colours, and the cells of the gap.
type Record = (HashMap<Cell, char>, Vec<Cell>);
/// The partners of a matching.
type Pairs = HashMap<Cell, Cell>;

/// How positions are judged.
#[derive(Clone, Copy)]
struct Rule {
    /// The colour of the gap's first cell.
    gap: char,
    /// Are cells that the gap has left deleted?
    deletes: bool,
    /// Must all maximum matchings cover the cell, or the one at hand?
    all: bool,
}

const RIGHT: Rule = Rule { gap: 'X', deletes: true, all: true };

fn is_mistake(wins: &[bool], i: usize) -> bool {
    wins[2 * i - 2] && wins[2 * i - 1]
}

fn answer(input: &mut Input, rule: Rule, is_mistake: fn(&[bool], usize) -> bool) -> String {
    counted_lines(&by_rabbit(&wins(&read(input), rule), is_mistake))
}

/// The numbers of those of Rabbit's moves for which this holds.
fn by_rabbit(wins: &[bool], is_so: fn(&[bool], usize) -> bool) -> Vec<usize> {
    (1..=(wins.len() - 1) / 2).filter(|&i| is_so(wins, i)).collect()
}

fn counted_lines(mistakes: &[usize]) -> String {
    [mistakes.len()].iter().chain(mistakes).map(|number| line([number])).collect()
}

fn read(input: &mut Input) -> Record {
    let [n, _] = input.array();
    let mut board = HashMap::new();
    for i in 0..n as usize {
        board.extend(input.word().chars().enumerate().map(|(j, letter)| ([i, j], letter)));
    }
    let gap = board.iter().find(|cell| *cell.1 == '.').map(|cell| *cell.0);
    let k = input.number();
    let moves = (0..2 * k).map(|_| input.array().map(|place| place as usize - 1));
    (board, gap.into_iter().chain(moves).collect())
}

/// For each position of the game: does the player to move win?
fn wins((board, path): &Record, rule: Rule) -> Vec<bool> {
    let mut board = board.clone();
    board.insert(path[0], rule.gap);
    let mut pairs = Pairs::new();
    let mut cells: Vec<Cell> = board.keys().copied().collect();
    cells.sort_unstable();
    for cell in cells.into_iter().filter(|[i, j]| (i + j) % 2 == 0) {
        finds(&board, cell, &mut HashSet::new(), &mut pairs);
    }
    let mut wins = vec![];
    for cell in path {
        let (before, colour) = (pairs.clone(), board.remove(cell));
        let partner = pairs.remove(cell);
        let mut is_found = false;
        if let Some(partner) = partner {
            pairs.remove(&partner);
            is_found = finds(&board, partner, &mut HashSet::new(), &mut pairs);
        }
        wins.push(partner.is_some() && !(rule.all && is_found));
        if !rule.deletes {
            pairs = before;
            board.extend(colour.map(|colour| (*cell, colour)));
        }
    }
    wins
}

/// The cells next to this one that are on the board, or may be.
fn near([i, j]: Cell) -> Vec<Cell> {
    let above = i.checked_sub(1).map(|i| [i, j]);
    let left = j.checked_sub(1).map(|j| [i, j]);
    above.into_iter().chain(left).chain([[i, j + 1], [i + 1, j]]).collect()
}

fn finds(
    board: &HashMap<Cell, char>,
    v: Cell,
    tried: &mut HashSet<Cell>,
    pairs: &mut Pairs,
) -> bool {
    for u in near(v) {
        let is_joined = board.get(&u).is_some_and(|colour| board.get(&v) != Some(colour));
        if is_joined && tried.insert(u) {
            let partner = pairs.get(&u).copied();
            if partner.is_none_or(|partner| finds(board, partner, tried, pairs)) {
                pairs.extend([(u, v), (v, u)]);
                return true;
            }
        }
    }
    false
}

/// The cells of the left columns, along the rows, every second one backwards.
fn snake(v: usize, columns: usize) -> Cell {
    let (i, j) = (v / columns, v % columns);
    [i, if i % 2 == 0 { j } else { columns - 1 - j }]
}

/// The largest board, on which only these cells can be entered, and the game along the path.
fn written(path: &[Cell], others: &[Cell]) -> String {
    let open: HashSet<Cell> = path.iter().chain(others).copied().collect();
    let is_even = |[i, j]: Cell| (i + j) % 2 == 0;
    let letter = |cell: Cell| match is_even(cell) == is_even(path[0]) {
        _ if cell == path[0] => '.',
        // Where the gap cannot go the colours are exchanged.
        is_black if is_black == open.contains(&cell) => 'X',
        _ => 'O',
    };
    let rows = (0..SIDE).map(|i| (0..SIDE).map(|j| letter([i, j])).collect::<String>() + "\n");
    line([SIDE, SIDE]) + &rows.collect::<String>() + &moves(path)
}

fn moves(path: &[Cell]) -> String {
    let moves = path[1..].iter().map(|cell| line(cell.map(|place| place + 1)));
    line([path.len() / 2]) + &moves.collect::<String>()
}

/// First the path of the gap, then colours that fit to it.
fn generate(random: &mut Random) {
    let n = random.items(1);
    let m = if random.is_small() { random.from(1, 6) } else { random.up_to(1, n as u64) } as usize;
    let m = if n * m < 3 { 3 } else { m };
    let chess = if random.once_in(2) { random.from(3, 4) } else { random.from(0, 2) };
    let gap = [n, m].map(|side| random.from(0, side as u64 - 1) as usize);
    // Small rows have more choices than cells, so that a column less changes nothing else.
    let width = if random.is_small() { 6 } else { m };
    let rows = random.each(n, |random| (0..width).map(|_| random.from(0, 5)).collect::<Vec<u64>>());
    let most = (n * m) as u64 / 2;
    let k =
        if random.is_small() { random.count(1, most.min(8)) } else { random.full_count(1, most) };
    let choices = random.each(k, |random| [random.from(0, 3), random.from(0, 3)]).concat();
    let walk = |start: Cell| {
        let mut path = vec![start];
        for &choice in &choices {
            let ways = near(path[path.len() - 1]).into_iter();
            let ways: Vec<Cell> =
                ways.filter(|cell| cell[0] < n && cell[1] < m && !path.contains(cell)).collect();
            if ways.is_empty() {
                break;
            }
            path.push(ways[choice as usize % ways.len()]);
        }
        path
    };
    let mut path = walk(gap);
    if path.len() < 3 {
        // From a corner there are always two steps.
        path = walk([0, 0]);
    }
    path.truncate((path.len() - 1) / 2 * 2 + 1);
    let mut letters: Vec<Vec<char>> = (0..n)
        .map(|i| {
            // Most cells as on a chess board, or not.
            let black = |j: usize| (i + j + path[0][0] + path[0][1]) % 2 == 0;
            let is_black = |j: usize| match rows[i][j] {
                choice if choice > chess => choice % 2 == 0,
                _ => black(j),
            };
            (0..m).map(|j| if is_black(j) { 'X' } else { 'O' }).collect()
        })
        .collect();
    // At the end Rabbit is stuck.
    for [i, j] in near(path[path.len() - 1]) {
        if i < n && j < m {
            letters[i][j] = 'X';
        }
    }
    for (number, &[i, j]) in path.iter().enumerate() {
        letters[i][j] = ['X', 'O'][number % 2];
    }
    letters[path[0][0]][path[0][1]] = '.';
    random.line([n, m]);
    for row in letters {
        random.line([row.into_iter().collect::<String>()]);
    }
    random.text += &moves(&path);
}
