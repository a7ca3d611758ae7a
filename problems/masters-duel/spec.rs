use spec::prelude::*;

const CASES: u64 = 100;
const ROWS: u64 = 1000;
const COLUMNS: u64 = 20;

pub const SPEC: Spec = Spec {
    unit: "rows",
    largest: (CASES * ROWS) as usize,
    generate,
    validate: |input| {
        input.times("T", 1..=CASES, |input| {
            input.times("n", 1..=ROWS, |input| {
                let pieces = input.number("m", 0..=COLUMNS);
                input.distinct(pieces, "column", 1..=COLUMNS);
            });
        });
    },
    lost: Some("NO"),
    long: &[("max-games", || {
        // In each game the rows come in pairs, but that in every second game one piece stands alone, an
        // odd number of steps from its end.
        let (mut input, mut output) = (line([CASES]), String::new());
        for game in 0..CASES {
            let rows = pairs(ROWS / 2, 0, (1 << COLUMNS) - 1).into_iter();
            let mut rows: Vec<u64> = rows.map(|row| row ^ (game << 3)).collect();
            rows[ROWS as usize / 2 - 1] = 0;
            rows[ROWS as usize - 1] = if game % 2 == 1 { 1 << 10 } else { 0 };
            input += &line([ROWS]);
            for row in rows {
                let columns = (0..COLUMNS).filter(|column| row >> column & 1 == 1).map(|i| i + 1);
                let columns: Vec<u64> = columns.collect();
                input += &line([&[columns.len() as u64], &columns[..]].concat());
            }
            output += if game % 2 == 1 { "YES\n" } else { "NO\n" };
        }
        (input, output)
    })],
    mistakes: &[
        wrong("hack-ground", |input| by_rows(input, |row| every_second(&blocks(&sorted(row)), 0))),
        wrong("hack-from-the-left", |input| {
            by_rows(input, |row| {
                let mut blocks = blocks(&sorted(row));
                blocks.reverse();
                every_second(&blocks, 0)
            })
        }),
        wrong("hack-unsorted", |input| by_rows(input, |row| every_second(&blocks(row), 1))),
    ],
    ..Spec::NEW
};

fn by_rows(input: &mut Input, value: fn(&[u64]) -> u64) -> String {
    input.cases(["YES", "NO"], |input| {
        nim_sum((0..input.number()).map(|_| value(&input.list()))) != 0
    })
}

fn sorted(columns: &[u64]) -> Vec<u64> {
    let mut columns = columns.to_vec();
    columns.sort_unstable();
    columns
}

fn every_second(blocks: &[u64], first: usize) -> u64 {
    nim_sum(blocks.iter().copied().skip(first).step_by(2))
}

fn generate(random: &mut Random) {
    random.in_cases([CASES, ROWS], |random, rows| {
        // Small ones are often lost as they are: all pieces stand at the end.
        let is_paired = random.is_to_be_lost() && (!random.is_small() || random.once_in(3));
        let mut rows = random.each(rows, columns);
        if is_paired {
            rows[0] = (random.from(1, COLUMNS)..=COLUMNS).collect();
            pair(&mut rows);
        }
        random.line([rows.len()]);
        for row in rows {
            random.line([&[row.len() as u64], &row[..]].concat());
        }
    });
}

/// Some columns of a row, in any order; of a small input few, near the right end.
fn columns(random: &mut Random) -> Vec<u64> {
    let first = if random.is_small() { COLUMNS + 1 - random.number(1, 8) } else { 1 };
    // Half of the columns, or nearly all: then a stair has many pieces.
    let free = random.one_of(&[2, 2, 12]);
    let mut columns: Vec<u64> = (first..=COLUMNS).filter(|_| !random.once_in(free)).collect();
    if random.once_in(2) {
        random.shuffle(&mut columns);
    }
    columns
}

/// The sizes of the blocks between two gaps, the rightmost first.
fn blocks(columns: &[u64]) -> Vec<u64> {
    let (mut sizes, mut right) = (vec![0], COLUMNS + 1);
    for &column in columns.iter().rev() {
        sizes.resize(sizes.len() + right.saturating_sub(column + 1) as usize, 0);
        *sizes.last_mut().unwrap() += 1;
        right = column;
    }
    sizes.resize(sizes.len() + right.saturating_sub(1) as usize, 0);
    sizes
}
