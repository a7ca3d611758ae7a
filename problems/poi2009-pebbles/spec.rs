use spec::prelude::*;

const ROWS: u64 = 10;
const HEAPS: u64 = 1000;
/// The sum of a row, so also a heap.
const MOST: u64 = 10_000;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: (ROWS * HEAPS) as usize,
    generate,
    validate: |input| {
        input.times("u", 1..=ROWS, |input| {
            let row = input.list("n", 1..=HEAPS, "", 0..=MOST);
            input.holds(row.windows(2).all(|pair| pair[0] <= pair[1]), "a row does not decrease");
            input.at_most("the sum of a row", row.iter().sum(), MOST);
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

/// Rows by their steps: step i counts once in each heap from i on, and the sum of a row is at most MOST.
fn generate(random: &mut Random) {
    random.in_cases([ROWS, HEAPS], |random, count| {
        let is_lost = random.is_to_be_lost();
        let mut steps = if random.is_small() {
            random.numbers(count, 0, 10)
        } else {
            let mut free = if is_lost { MOST / 2 } else { MOST };
            let share = random.one_of(&[1, 2, count as u64]);
            let mut heaps = count as u64 + 1;
            random.each(count, |random| {
                heaps -= 1;
                let step = random.from(0, free / heaps / share);
                free -= step * heaps;
                step
            })
        };
        if is_lost {
            let others = nim_sum(steps.iter().rev().skip(2).step_by(2).copied());
            steps[count - 1] = others.min(MOST / 2);
        }
        let mut row = steps;
        for i in 1..count {
            row[i] += row[i - 1];
        }
        random.list(&row);
    });
}
