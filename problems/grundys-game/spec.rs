use spec::prelude::*;

const TESTS: u64 = 100_000;
const MOST: u64 = 1_000_000;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: TESTS as usize,
    generate: |random| {
        random.in_lines(|random| {
            let is_far = !random.is_small() || random.once_in(3);
            [match (random.is_to_be_lost(), is_far) {
                (true, false) => random.one_of(&[1, 2, 4, 7, 10, 20]),
                (true, true) => random.one_of(&[53, 270, 386, 566, 923, 1222]),
                (false, false) => random.from(1, 30),
                (false, true) => random.number(1, MOST),
            }]
        });
    },
    validate: |input| input.times("t", 1..=TESTS, |input| input.single("n", 1..=MOST)),
    lost: Some("second"),
    long: &[
        ("max-lost", || {
            // The last lost heap of the table, again and again: its value is to be found once.
            (line([TESTS]) + &"1222\n".repeat(TESTS as usize), "second\n".repeat(TESTS as usize))
        }),
        ("max-tests", || {
            // Every heap of the table, then the largest ones, which are all won.
            let heaps: Vec<u64> = (1..TABLE).chain(MOST - TESTS + TABLE..=MOST).collect();
            let values = values(|n, a| 2 * a < n, |a, b| a ^ b);
            let lost = |n: u64| values.get(n as usize) == Some(&0);
            let input = line([heaps.len()]) + &heaps.iter().map(|&n| line([n])).collect::<String>();
            (input, heaps.iter().map(|&n| if lost(n) { "second\n" } else { "first\n" }).collect())
        }),
    ],
    mistakes: &[
        wrong("hack-two-lost", |input| by_values(input, |n, a| 2 * a < n, |a, b| a | b)),
        wrong("hack-equal-halves", |input| by_values(input, |n, a| 2 * a <= n, |a, b| a ^ b)),
        wrong("hack-short-list", |input| {
            let values = values(|n, a| 2 * a < n, |a, b| a ^ b);
            verdicts(input, |n| n < 1000 && values[n as usize] == 0)
        }),
    ],
    ..Spec::NEW
};

/// Larger heaps are left out of a table.
const TABLE: u64 = 1300;

fn verdicts(input: &mut Input, is_lost: impl Fn(u64) -> bool) -> String {
    input.cases(["second", "first"], |input| is_lost(input.number()))
}

fn by_values(input: &mut Input, allows: fn(u64, u64) -> bool, of: fn(u64, u64) -> u64) -> String {
    let values = values(allows, of);
    verdicts(input, |n| values.get(n as usize) == Some(&0))
}

/// The values if n may be split into a and n − a where that is allowed, and two heaps have the value
/// that `of` makes of theirs.
fn values(allows: fn(u64, u64) -> bool, of: fn(u64, u64) -> u64) -> Vec<u64> {
    table(TABLE - 1, |n, values| {
        let splits = (1..n).take_while(|&a| allows(n, a));
        splits.map(|a| of(values[a as usize], values[(n - a) as usize])).collect()
    })
}
