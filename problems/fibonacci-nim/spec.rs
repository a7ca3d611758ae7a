use spec::prelude::*;

const MOST: u64 = 1_000_000_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "stones",
    largest: MOST as usize,
    generate,
    validate: |input| {
        input.single("n", 2..=MOST);
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
fn generate(random: &mut Random) {
    let n = if !random.is_small() {
        let most = random.items(2) as u64;
        random.from(most / 2 + 1, most)
    } else if random.once_in(4) {
        // Sums of a few Fibonacci numbers.
        (0..random.from(1, 3)).map(|_| fibonacci(random.from(2, 71))).sum()
    } else {
        random.number(2, MOST)
    };
    random.line([n.max(2)]);
}
