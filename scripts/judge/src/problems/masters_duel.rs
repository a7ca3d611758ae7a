use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "rows",
    size: 100_000,
    generate,
    validate: |words| {
        words.times("T", 1..=100, |words| {
            words.times("n", 1..=1000, |words| {
                let mut seen = HashSet::new();
                words.times("m", 0..=20, |words| words.fresh(&mut seen, "column", 1..=20));
            });
        });
    },
    lost: Some("NO"),
    wrong: |given, case| {
        given.cases(["YES", "NO"], |given| {
            let mut sum = 0;
            for _ in 0..given.number() {
                let mut columns = given.counted();
                if case == "hack-empty-row" && columns.is_empty() {
                    break;
                }
                if case != "hack-unsorted" {
                    columns.sort_unstable();
                }
                let mut blocks = blocks(&columns);
                let first = match case {
                    "hack-from-the-left" => {
                        blocks.reverse();
                        0
                    }
                    "hack-ground" => 0,
                    "hack-empty-row" | "hack-unsorted" => 1,
                    _ => unknown(case),
                };
                sum ^= nim_sum(blocks.into_iter().skip(first).step_by(2));
            }
            sum != 0
        })
    },
    ..UNKNOWN
};

fn generate(draw: &mut Draw) {
    draw.in_cases(100, |draw, rows| {
        // Small ones are often lost as they are: all pieces stand at the end.
        let is_paired = draw.is_to_be_lost() && (!draw.is_small() || draw.once_in(3));
        let mut rows: Vec<Vec<u64>> = (0..rows).map(|_| columns(draw)).collect();
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
