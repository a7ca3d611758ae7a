use spec::prelude::*;

const CASES: u64 = 200_000;
const STAIRS: u64 = 200_000;
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "stairs",
    largest: STAIRS as usize,
    generate: |random| {
        random.in_cases([CASES, STAIRS], |random, count| {
            let is_lost = random.is_to_be_lost();
            // A stair alone is always lost.
            let mut stairs = random.numbers(count, 0, MOST);
            if !is_lost && count == 1 && random.is_small() {
                let more = random.from(0, 10);
                stairs.push(more);
            }
            if is_lost && count > 1 {
                let others = stairs.iter().skip(3).step_by(2);
                stairs[1] = nim_sum(others.copied()).min(MOST);
            }
            random.list(&stairs);
        });
    },
    validate: |input| {
        let mut all = 0;
        input.times("t", 1..=CASES, |input| {
            all += input.list("n", 1..=STAIRS, "p", 0..=MOST).len() as u64;
        });
        input.at_most("the sum of n", all, STAIRS);
    },
    lost: Some("second"),
    long: &[
        ("max-cases", || {
            // One stair each.
            let stairs = (1..=CASES).flat_map(|balls| list(&[balls]).into_bytes());
            let input = line([CASES]) + &String::from_utf8(stairs.collect()).unwrap();
            (input, "second\n".repeat(CASES as usize))
        }),
        ("max-stairs", || {
            let mut stairs = paired_stairs();
            stairs[1] += 1;
            (line([1]) + &list(&stairs), "first\n".into())
        }),
        ("max-stairs-lost", || (line([1]) + &list(&paired_stairs()), "second\n".into())),
    ],
    mistakes: &[
        wrong("hack-odd", |input| by_stairs(input, |p| nim_sum(p.iter().copied().step_by(2)))),
        wrong("hack-from-the-top", |input| {
            by_stairs(input, |p| nim_sum(p.iter().copied().rev().step_by(2)))
        }),
        wrong("hack-parity", |input| {
            by_stairs(input, |p| p.iter().zip(0..).map(|(p, k)| k * p).sum::<u64>() % 2)
        }),
    ],
    ..Spec::NEW
};

fn by_stairs(input: &mut Input, sum: fn(&[u64]) -> u64) -> String {
    input.cases(["first", "second"], |input| sum(&input.list()) != 0)
}

/// The even stairs are numbers in pairs, the odd ones anything.
fn paired_stairs() -> Vec<u64> {
    let (even, odd) = (pairs(STAIRS / 4, 0, MOST - 1), pairs(STAIRS / 4, 0, MOST));
    odd.into_iter().rev().zip(even).flat_map(<[u64; 2]>::from).collect()
}
