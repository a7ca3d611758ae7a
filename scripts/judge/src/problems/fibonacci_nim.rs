use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "stones",
    size: 1_000_000_000_000_000,
    generate,
    validate: |words| _ = words.number("n", 2..=1_000_000_000_000_000),
    wrong: |given, case| {
        let n = given.number();
        let [a, b] = if case == "hack-no-one" { [2, 3] } else { [1, 2] };
        let mut numbers = vec![a, b];
        while numbers[numbers.len() - 1] <= n {
            numbers.push(numbers.iter().rev().take(2).sum());
        }
        // The greedy sum's last part.
        let (mut rest, mut part) = (n, 0);
        for &number in numbers.iter().rev() {
            if number <= rest {
                rest -= number;
                part = number;
            }
        }
        let take = match case {
            "hack-largest-part" => numbers[numbers.len() - 2],
            // As if the first take had to leave something.
            "hack-fibonacci" if part == n => 0,
            "hack-fibonacci" | "hack-no-one" => part,
            _ => unknown(case),
        };
        format!("{take}\n")
    },
    ..UNKNOWN
};

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
    draw.line([n]);
}
