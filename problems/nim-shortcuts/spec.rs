use spec::prelude::*;
use std::collections::BTreeMap;

const MOST: u64 = 1_000_000_000;
/// Shortcuts, and questions.
const COUNT: u64 = 100_000;

pub const SPEC: Spec = Spec {
    unit: "shortcuts",
    largest: COUNT as usize,
    generate,
    validate: |input| {
        let [n, m] = input.fields([("n", 1..=COUNT), ("m", 1..=COUNT)]);
        let mut shortcuts = HashSet::new();
        for _ in 0..n {
            let shortcut = input.fields([("x and y", 0..=MOST), ("x and y", 0..=MOST)]);
            input.holds(shortcuts.insert(shortcut), "the shortcuts are different");
        }
        for _ in 0..m {
            input.fields([("a and b", 0..=MOST), ("a and b", 0..=MOST)]);
        }
    },
    lost: Some("LOSE"),
    long: &[
        ("max-staircase", || staircase(16_000, 26_666)),
        ("max-steep", || staircase(10_001, MOST)),
        ("max-same-hash", same_hash),
        ("max-same-hash-31", || same_key(COUNT, |x| 31 * (COUNT - 1 - x))),
        ("max-same-bucket", || same_bucket(false)),
        ("max-same-bucket-turned", || same_bucket(true)),
        ("max-same-bucket-pair", || same_sum(1 << 32)),
        ("max-same-bucket-most", || same_sum(MOST)),
        ("max-same-bucket-most-and-1", || same_sum(MOST + 1)),
        ("max-same-bucket-most-and-7", || same_sum(MOST + 7)),
    ],
    mistakes: &[
        wrong("hack-equal", |input| {
            let (shortcuts, queries) = read(input);
            verdicts(&queries, |cell| shortcuts.contains(&cell) || cell.0 == cell.1)
        }),
        wrong("hack-last", |input| answers(input, &Rule { keeps_last: true, ..Rule::RIGHT })),
        wrong("hack-rows", |input| answers(input, &Rule { stops_at_rows: false, ..Rule::RIGHT })),
        wrong("hack-end", |input| answers(input, &Rule { goes_on: false, ..Rule::RIGHT })),
        wrong("hack-dropped", |input| answers(input, &Rule { drops: true, ..Rule::RIGHT })),
    ],
    ..Spec::NEW
};

type Cell = (u64, u64);

/// How a wrong program walks.
#[allow(clippy::struct_excessive_bools)] // each mistake turns one of them
struct Rule {
    /// Is the last shortcut of a column kept, not the lowest?
    keeps_last: bool,
    /// Does a diagonal stop at rows with shortcuts?
    stops_at_rows: bool,
    /// Does the walk go on after the last shortcut?
    goes_on: bool,
    /// Is a shortcut forgotten from which a move leads to another?
    drops: bool,
}

impl Rule {
    const RIGHT: Rule =
        Rule { keeps_last: false, stops_at_rows: true, goes_on: true, drops: false };
}

fn read(input: &mut Input) -> (Vec<Cell>, Vec<Cell>) {
    let [n, m] = input.array();
    let mut cells = |count| {
        let cell = |_| {
            let [x, y] = input.array();
            (x, y)
        };
        (0..count).map(cell).collect()
    };
    (cells(n), cells(m))
}

fn verdicts(queries: &[Cell], is_lost: impl Fn(Cell) -> bool) -> String {
    queries.iter().map(|&cell| if is_lost(cell) { "LOSE\n" } else { "WIN\n" }).collect()
}

fn answers(input: &mut Input, rule: &Rule) -> String {
    let (mut shortcuts, queries) = read(input);
    if rule.drops {
        shortcuts.sort_unstable();
        let all = shortcuts.clone();
        let moves =
            |one: &Cell, to: &Cell| one.0 == to.0 && one.1 > to.1 || one.1 == to.1 && one.0 > to.0;
        // Many would take it too long.
        if all.len() < 1000 {
            shortcuts.retain(|one| !all.iter().any(|to| moves(one, to)));
        }
    }
    let marked = walk(&shortcuts, rule);
    let shortcuts: HashSet<Cell> = shortcuts.into_iter().collect();
    verdicts(&queries, |(a, b)| {
        let before = marked.range(..=a).next_back();
        let is_marked = before.is_some_and(|(x, (y, length))| a - x < *length && b == y + (a - x));
        is_marked || shortcuts.contains(&(a, b))
    })
}

/// The marked cells as diagonals, by their first columns: the first row and the length.
fn walk(shortcuts: &[Cell], rule: &Rule) -> BTreeMap<u64, (u64, u64)> {
    let (mut low, mut left) = (BTreeMap::new(), BTreeMap::new());
    for &(x, y) in shortcuts {
        let (low, left) = (low.entry(x).or_insert(y), left.entry(y).or_insert(x));
        *low = if rule.keeps_last { y } else { y.min(*low) };
        *left = if rule.keeps_last { x } else { x.min(*left) };
    }
    let (mut x, mut y, mut marked) = (0, 0, BTreeMap::new());
    while x.max(y) <= MOST {
        let (column, row) = (low.range(x..).next(), left.range(y..).next());
        let right = column.is_some_and(|(&at, &low)| at == x && low < y);
        let up = row.is_some_and(|(&at, &left)| at == y && left < x);
        if right || up {
            x += u64::from(right);
            y += u64::from(up);
            continue;
        }
        if !rule.goes_on && column.is_none() && row.is_none() {
            break;
        }
        let to_column = column.map_or(MOST + 1, |(&at, _)| at - x);
        let to_row = row.filter(|_| rule.stops_at_rows).map_or(MOST + 1, |(&at, _)| at - y);
        let length = to_column.min(to_row).max(1);
        marked.insert(x, (y, length));
        x += length;
        y += length;
    }
    marked
}

/// Shortcuts near the walk or anywhere; of the queries many are marked, or next to it.
fn generate(random: &mut Random) {
    let n = random.items(1);
    let n_cells = n as u64;
    let most = if random.is_small() {
        n_cells + random.from(0, 4)
    } else {
        [n_cells, 10 * n_cells, MOST][random.from(0, 2) as usize].min(MOST)
    };
    let band = if random.once_in(2) { most } else { most.min(n_cells / 2 + 3) };
    let mut seen = HashSet::new();
    let shortcuts: Vec<Cell> = random
        .each(n, |random| {
            let x = random.from(0, most);
            let y = if band == most {
                random.from(0, most)
            } else {
                (x + random.from(0, 2 * band)).saturating_sub(band).min(most)
            };
            if random.once_in(2) {
                (x, y)
            } else {
                (y, x)
            }
        })
        .into_iter()
        .filter(|&shortcut| seen.insert(shortcut))
        .collect();
    let diagonals: Vec<(u64, (u64, u64))> = walk(&shortcuts, &Rule::RIGHT).into_iter().collect();
    let m = if random.is_small() { random.count(1, 4) } else { random.full_count(1, COUNT) };
    random.line([shortcuts.len(), m]);
    for &(x, y) in &shortcuts {
        random.line([x, y]);
    }
    random.each(m, |random| {
        let (a, b) = match random.from(0, 4) {
            0 => (random.from(0, most), random.from(0, most)),
            1 => random.one_of(&shortcuts),
            2 => (MOST - random.from(0, 3), MOST - random.from(0, 3)),
            _ => {
                let (x, (y, length)) = random.one_of(&diagonals);
                let last = length.min(most + 3) - 1;
                let k = if random.once_in(2) { last } else { random.from(0, last) };
                (x + k, y + k)
            }
        };
        let (right, up) =
            if random.once_in(4) { (random.from(0, 1), random.from(0, 1)) } else { (0, 0) };
        random.line([(a + right).min(MOST), (b + up).min(MOST)]);
    });
}

/// All shortcuts on the diagonal, which is lost anyway: x ⊕ y is always 0, and so is x − y.
fn same_hash() -> (String, String) {
    let mut input = line([COUNT, COUNT]);
    input.extend((0..COUNT).map(|i| line([i, i])));
    input.extend((0..COUNT).map(|i| line([i, i + i % 2])));
    (input, "LOSE\nWIN\n".repeat(COUNT as usize / 2))
}

/// One shortcut in each column, with this factor times x plus y in the same bucket.
fn same_sum(factor: u64) -> (String, String) {
    same_key(42_000, |x| (BUCKETS - x * factor % BUCKETS) % BUCKETS)
}

/// One shortcut in each column, with the same 31x + y for all. One cell above it is won by the move to it.
fn same_key(columns: u64, row: impl Fn(u64) -> u64) -> (String, String) {
    let mut input = line([columns, COUNT]);
    input.extend((0..columns).map(|x| line([x, row(x)])));
    input.extend((0..COUNT).map(|i| line([i % columns, row(i % columns) + i % 2])));
    (input, "LOSE\nWIN\n".repeat(COUNT as usize / 2))
}

/// So many buckets has std::unordered_map from 20,754 keys to these.
const BUCKETS: u64 = 42_043;

/// Shortcuts in the rows 0 to 29, far to the right. Their columns are passed over; every other column is paired
/// with a row in its order. There are first so many columns that std::unordered_map has 42,043 buckets, then
/// multiples of that number: they all are in one bucket.
fn same_bucket(is_turned: bool) -> (String, String) {
    let mut shortcuts: Vec<Cell> = vec![];
    let mut taken = HashSet::new();
    let mut add = |x: u64, y: u64| {
        if shortcuts.len() < COUNT as usize {
            taken.insert(x);
            shortcuts.push((x, y));
        }
    };
    (1..=20_800).for_each(|i| add(100 + 10 * i, 0));
    (1..=21_200).for_each(|i| add(BUCKETS * i, 0));
    // The deepest ones in the bucket, again and again.
    for y in 1..=29 {
        (1..=2000).for_each(|i| add(BUCKETS * i, y));
    }
    let mut columns: Vec<u64> = taken.into_iter().collect();
    columns.sort_unstable();
    let cell = |(x, y): Cell| if is_turned { line([y, x]) } else { line([x, y]) };
    let mut input = line([COUNT, COUNT]);
    input.extend(shortcuts.iter().copied().map(cell));
    let mut output = String::new();
    for i in 0..COUNT {
        // Of the cells in a passed column only the shortcuts are lost.
        let x = BUCKETS * (1 + i % 2000) + i % 2;
        let before = columns.partition_point(|&column| column < x) as u64;
        let is_passed = columns.get(before as usize) == Some(&x);
        input += &cell((x, x - before));
        output += if is_passed { "WIN\n" } else { "LOSE\n" };
    }
    (input, output)
}

/// A shortcut in row 0 of every column that `wide` divides, and one in column 0 of every row that `tall`
/// divides: the other columns and rows are paired in their order.
fn staircase(wide: u64, tall: u64) -> (String, String) {
    let columns = (1..=COUNT).map(|i| (i * wide, 0)).take_while(|cell| cell.0 <= MOST);
    let rows = (1..=COUNT).map(|i| (0, i * tall)).take_while(|cell| cell.1 <= MOST);
    let shortcuts: Vec<Cell> = columns.chain(rows).take(COUNT as usize).collect();
    let mut input = line([shortcuts.len() as u64, COUNT]);
    input.extend(shortcuts.iter().map(|&(x, y)| line([x, y])));
    let mut output = String::new();
    for (i, k) in spread(COUNT, 1, MOST - MOST / 5000).into_iter().enumerate() {
        // The k-th number that is not divided.
        let (a, b) = (k + (k - 1) / (wide - 1), k + (k - 1) / (tall - 1));
        let off = i as u64 % 2;
        input += &line([a, b - off]);
        output += if off == 0 { "LOSE\n" } else { "WIN\n" };
    }
    (input, output)
}
