use spec::prelude::*;

pub const SPEC: Spec = Spec {
    unit: "lines",
    largest: 100,
    generate: |random| {
        random.in_lines(|random| {
            let m = random.number(1, 1000);
            let rounds = random.number(0, 1000 / (m + 1));
            let n = if random.is_to_be_lost() { rounds * (m + 1) } else { random.number(1, 1000) };
            [n.max(1), m]
        });
    },
    validate: |input| {
        input.times("C", 1..=100, |input| {
            input.fields([("n", 1..=1000), ("m", 1..=1000)]);
        });
    },
    lost: Some("second"),
    mistakes: &[
        wrong("hack-mod-m", |input| verdicts(input, |n, m| n % m != 0)),
        wrong("hack-only-small", |input| verdicts(input, |n, m| n > 0 && n <= m)),
    ],
    ..Spec::NEW
};

fn verdicts(input: &mut Input, wins: fn(u64, u64) -> bool) -> String {
    input.cases(["first", "second"], |input| wins(input.number(), input.number()))
}
