use spec::prelude::*;

const MOST: u64 = 1_000_000_000_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "questions",
    largest: 100_000,
    generate,
    validate: |input| {
        input.times("", 0..=U64, |input| {
            input.fields([("variant", 1..=2), ("T", 1..=MOST), ("k", 1..=MOST)]);
        });
    },
    lost: Some("Second"),
    mistakes: &[
        wrong("hack-same-for-both", |input| answers(input, |sum| sum)),
        wrong("hack-exact-sum", |input| {
            // The last sum that does not pass the target.
            answers(input, |sum| (((8 * u128::from(sum) + 1).isqrt() - 1) / 2) as u64)
        }),
        wrong("hack-double", |input| {
            answers(input, |sum| (((1.0 + 8.0 * sum as f64).sqrt() - 1.0) / 2.0).ceil() as u64)
        }),
    ],
    ..Spec::NEW
};

/// Variant 2 is variant 1 with another target.
fn answers(input: &mut Input, target: fn(u64) -> u64) -> String {
    let mut answers = String::new();
    for _ in 0..input.number() {
        let [variant, sum, k] = input.array();
        let last = if variant == 1 { sum } else { target(sum) };
        answers += &match last % (k + 1) {
            0 => String::from("Second\n"),
            x => format!("First {x}\n"),
        };
    }
    answers
}

fn generate(random: &mut Random) {
    random.in_lines(|random| {
        let variant = random.from(1, 2);
        let is_lost = random.is_to_be_lost();
        let most = random.one_of(&[10, if is_lost { 999_999_999 } else { MOST }]);
        let k = random.number(1, most);
        // The last number said, up to 10⁹: around a multiple of k + 1, which is a loss.
        let period = (k + 1).min(1_000_000_000);
        let is_long = !random.is_small() || random.once_in(4);
        let rounds = random.from(1, if is_long { 1_000_000_000 / period } else { 6 });
        let said = rounds * period + if is_lost { 1 } else { random.from(0, 2) } - 1;
        let target = match variant {
            1 => said,
            _ => said * (said + 1) / 2 + random.from(0, if is_lost { 1 } else { 2 }) - 1,
        };
        [variant, target.clamp(1, MOST), k]
    });
}
