use super::prelude::*;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: 10_000,
    generate,
    promise: |words| {
        words.times("u", 1..=10, |words| {
            let row = words.list("n", 1..=1000, "", 0..=10_000);
            words.holds(row.windows(2).all(|pair| pair[0] <= pair[1]), "a row does not decrease");
            words.at_most("the sum of a row", row.iter().sum(), 10_000);
        });
    },
    lost: Some("NIE"),
    mistakes: &[
        wrong("hack-parity", |input| {
            verdicts(input, |row| nim_sum((0..row.len()).step_by(2).map(|i| step(row, i))))
        }),
        wrong("hack-first-heap", |input| {
            verdicts(input, |row| nim_sum((1..row.len()).rev().step_by(2).map(|i| step(row, i))))
        }),
        wrong("hack-heaps", |input| verdicts(input, |row| nim_sum(row.to_vec()))),
    ],
    ..Spec::NEW
};

fn verdicts(input: &mut Input, sum: fn(&[u64]) -> u64) -> String {
    input.cases(["TAK", "NIE"], |input| sum(&input.list()) != 0)
}

fn step(row: &[u64], i: usize) -> u64 {
    row[i] - if i == 0 { 0 } else { row[i - 1] }
}

/// Rows by their steps: step i counts once in each heap from i on, and the sum of a row is at most
/// 10 000.
fn generate(draw: &mut Draw) {
    draw.in_cases([10, 1000], |draw, count| {
        let is_lost = draw.is_to_be_lost();
        let mut steps = if draw.is_small() {
            draw.numbers(count, 0, 10)
        } else {
            let mut free = if is_lost { 5000 } else { 10_000 };
            let share = draw.one_of(&[1, 2, count as u64]);
            let mut heaps = count as u64 + 1;
            draw.each(count, |draw| {
                heaps -= 1;
                let step = draw.from(0, free / heaps / share);
                free -= step * heaps;
                step
            })
        };
        if is_lost {
            let others = nim_sum(steps.iter().rev().skip(2).step_by(2).copied());
            steps[count - 1] = others.min(5000);
        }
        let mut row = steps;
        for i in 1..count {
            row[i] += row[i - 1];
        }
        draw.list(&row);
    });
}
