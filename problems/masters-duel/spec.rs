use super::prelude::*;

pub const SPEC: Spec = Spec {
    unit: "rows",
    largest: 100_000,
    generate,
    promise: |words| {
        words.times("T", 1..=100, |words| {
            words.times("n", 1..=1000, |words| {
                let pieces = words.number("m", 0..=20);
                words.distinct(pieces, "column", 1..=20);
            });
        });
    },
    lost: Some("NO"),
    long: &[("max-games", || {
        // In each game the rows come in pairs, but that in every second game one piece stands alone, an
        // odd number of steps from its end.
        let (mut input, mut output) = (line([100]), String::new());
        for game in 0..100 {
            let rows = pairs(500, 0, (1 << 20) - 1).into_iter();
            let mut rows: Vec<u64> = rows.map(|row| row ^ (game << 3)).collect();
            rows[499] = 0;
            rows[999] = if game % 2 == 1 { 1 << 10 } else { 0 };
            input += &line([1000]);
            for row in rows {
                let columns = (0..20).filter(|column| row >> column & 1 == 1).map(|i| i + 1);
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

fn generate(draw: &mut Draw) {
    draw.in_cases([100, 1000], |draw, rows| {
        // Small ones are often lost as they are: all pieces stand at the end.
        let is_paired = draw.is_to_be_lost() && (!draw.is_small() || draw.once_in(3));
        let mut rows = draw.each(rows, columns);
        if is_paired {
            rows[0] = (draw.from(1, 20)..=20).collect();
            pair(&mut rows);
        }
        draw.line([rows.len()]);
        for row in rows {
            draw.line([&[row.len() as u64], &row[..]].concat());
        }
    });
}

/// Some columns of 1 to 20, in any order; of a small input few, near the right end.
fn columns(draw: &mut Draw) -> Vec<u64> {
    let first = if draw.is_small() { 21 - draw.number(1, 8) } else { 1 };
    let mut columns: Vec<u64> = (first..=20).filter(|_| draw.once_in(2)).collect();
    if draw.once_in(2) {
        draw.shuffle(&mut columns);
    }
    columns
}

/// The sizes of the blocks between two gaps, the rightmost first.
fn blocks(columns: &[u64]) -> Vec<u64> {
    let (mut sizes, mut right) = (vec![0], 21_u64);
    for &column in columns.iter().rev() {
        sizes.resize(sizes.len() + right.saturating_sub(column + 1) as usize, 0);
        *sizes.last_mut().unwrap() += 1;
        right = column;
    }
    sizes.resize(sizes.len() + right.saturating_sub(1) as usize, 0);
    sizes
}
