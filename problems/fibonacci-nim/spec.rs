use super::prelude::*;

pub const SPEC: Spec = Spec {
    unit: "stones",
    largest: 1_000_000_000_000_000,
    generate,
    promise: |words| {
        words.single("n", 2..=1_000_000_000_000_000);
    },
    mistakes: &[
        wrong("hack-fibonacci", |input| {
            // As if the first take had to leave something.
            answer(input, u64::MAX, |n, parts| parts[parts.len() - 1] % n)
        }),
        wrong("hack-largest-part", |input| {
            // A Fibonacci number is left.
            answer(input, u64::MAX, |n, parts| if parts[0] == n { n } else { n - parts[0] })
        }),
        wrong("hack-int", |input| answer(input, 1_836_311_903, |_, parts| parts[parts.len() - 1])),
    ],
    ..Spec::NEW
};

/// `take` is told n and the parts of its greedy sum, which has numbers up to this one.
fn answer(input: &mut Input, last: u64, take: fn(u64, &[u64]) -> u64) -> String {
    let n = input.number();
    let (mut rest, mut parts) = (n, vec![]);
    for number in (2..80).rev().map(fibonacci).filter(|&number| number <= last) {
        if number <= rest {
            rest -= number;
            parts.push(number);
        }
    }
    line([take(n, &parts)])
}

/// One heap; a full one between half of what was asked for and all of it.
fn generate(draw: &mut Draw) {
    let n = if !draw.is_small() {
        let most = draw.items(2) as u64;
        draw.from(most / 2 + 1, most)
    } else if draw.once_in(4) {
        // Sums of a few Fibonacci numbers.
        (0..draw.from(1, 3)).map(|_| fibonacci(draw.from(2, 71))).sum()
    } else {
        draw.number(2, 1_000_000_000_000_000)
    };
    draw.line([n.max(2)]);
}
