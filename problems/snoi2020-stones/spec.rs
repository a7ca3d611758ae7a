use spec::prelude::*;

const QUESTIONS: usize = 100_000;
const MOST: u64 = 1_000_000_000_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "questions",
    largest: QUESTIONS,
    generate: |random| {
        random.in_lines(|random| {
            let stones = if random.once_in(2) { random.number(1, MOST) } else { near(random) };
            [if random.once_in(2) { random.number(1, MOST) } else { near(random) }, stones]
        });
    },
    validate: |input| {
        input.times("T", 1..=QUESTIONS as u64, |input| {
            input.fields([("k", 1..=MOST), ("N", 1..=MOST)]);
        });
    },
    long: &[("max-questions", || {
        let numbers: Vec<u64> = (2..88).map(fibonacci).collect();
        let (mut input, mut output) = (line([QUESTIONS]), String::new());
        for question in 0..QUESTIONS {
            // Below a Fibonacci number as many are lost as the one j places before it says.
            let j = 1 + question % 85;
            let i = j + question / 85 % (86 - j);
            input += &line([numbers[j] - 1, numbers[i]]);
            output += &line([numbers[i] - numbers[i - j]]);
        }
        (input, output)
    })],
    mistakes: &[
        wrong("hack-last-stone", |input| answers(input, |k, n| n - large_parts(k, n))),
        wrong("hack-equal", |input| answers(input, |k, n| n - 1 - large_parts(k - 1, n - 1))),
        wrong("hack-fibonacci", |input| {
            answers(input, |k, n| {
                let numbers = (2..88).map(fibonacci);
                n - 1 - numbers.filter(|number| (k + 1..n).contains(number)).count() as u64
            })
        }),
        wrong("hack-large-k", |input| {
            answers(input, |k, n| n - 1 - large_parts(k.min(fibonacci(87) - 1), n - 1))
        }),
    ],
    ..Spec::NEW
};

fn answers(input: &mut Input, won: fn(u64, u64) -> u64) -> String {
    (0..input.number()).map(|_| line([won(input.number(), input.number())])).collect()
}

/// At or next to a Fibonacci number or the sum of a few.
fn near(random: &mut Random) -> u64 {
    let last = if random.once_in(3) { 87 } else { 9 };
    let sum: u64 = (0..random.from(1, 3)).map(|_| fibonacci(random.from(2, last))).sum();
    (sum + random.from(0, 2)).clamp(2, MOST + 1) - 1
}

/// How many m from 1 to `most` have no part of k or less.
fn large_parts(k: u64, most: u64) -> u64 {
    let numbers: Vec<u64> = (2..90).map(fibonacci).filter(|&number| number > k).collect();
    let (mut rest, mut count) = (most, 0);
    for (i, &number) in numbers.iter().enumerate().rev() {
        if number <= rest {
            rest -= number;
            count += fibonacci(i as u64 + 2);
        }
    }
    count
}
