use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 10_000,
    generate,
    validate: |words| {
        words.times("u", 1..=10, |words| {
            let row = words.list("n", 1..=1000, "", 0..=10_000);
            words.holds(row.is_sorted(), "a row does not decrease");
            words.at_most("the sum of a row", row.iter().sum(), 10_000);
        });
    },
    lost: Some("NIE"),
    wrong: |given, case| {
        given.cases(["TAK", "NIE"], |given| {
            let row = given.counted();
            let step = |i: usize| row[i] - if i == 0 { 0 } else { row[i - 1] };
            let count = row.len();
            let counted: Vec<u64> = match case {
                "hack-first-heap" => (1..count).rev().step_by(2).map(step).collect(),
                "hack-heaps" => row,
                "hack-parity" => (0..count).step_by(2).map(step).collect(),
                _ => unknown(case),
            };
            nim_sum(counted) != 0
        })
    },
    ..UNKNOWN
};

/// Rows by their steps.
fn generate(draw: &mut Draw) {
    draw.in_cases(10, |draw, count| {
        let is_lost = draw.is_to_be_lost();
        let mut steps = if draw.is_small() { draw.numbers(count, 0, 10) } else { vec![0; count] };
        for _ in 0..if draw.is_small() { 0 } else { (9000 / count).min(200) } {
            // The sum of a row is at most 10 000.
            steps[draw.from(0, count as u64 - 1) as usize] += 1;
        }
        if is_lost {
            steps[count - 1] = nim_sum(steps.iter().rev().skip(2).step_by(2).copied());
        }
        let mut row = steps;
        for i in 1..count {
            row[i] += row[i - 1];
        }
        draw.counted(&row);
    });
}
