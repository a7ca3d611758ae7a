use super::prelude::*;

pub const SPEC: Spec = Spec {
    unit: "pairs",
    largest: 6,
    generate,
    promise: |words| words.times("C", 1..=6, |words| words.line(2, "M and N", 1..=INT)),
    lost: Some("Ollie wins"),
    mistakes: &[
        wrong("hack-two", |input| verdicts(input, |m, n| n == m || n > 2 * m)),
        wrong("hack-equal", |input| verdicts(input, |m, n| n * (n - m) > m * m)),
        wrong("hack-double", |input| {
            verdicts(input, |m, n| n == m || n as f64 / m as f64 > f64::midpoint(1.0, 5_f64.sqrt()))
        }),
    ],
    ..Spec::NEW
};

fn verdicts(input: &mut Input, wins: fn(u64, u64) -> bool) -> String {
    input.cases(["Stan wins", "Ollie wins"], |input| {
        let [m, n] = input.array();
        wins(m.min(n), m.max(n))
    })
}

fn generate(draw: &mut Draw) {
    // As many subtractions as there may be.
    let is_flat = !draw.is_small() && draw.once_in(8);
    draw.in_lines(|draw| {
        let n = if is_flat { draw.from(INT - 9, INT) } else { draw.number(1, INT) };
        let mut pair = if is_flat {
            [1, n]
        } else if draw.once_in(6) {
            let i = draw.from(2, 44);
            [fibonacci(i), fibonacci(i + 1)]
        } else if draw.is_to_be_lost() {
            [draw.from(n * 618 / 1000 + 1, n), n]
        } else {
            [draw.from(1, n), n]
        };
        draw.shuffle(&mut pair);
        pair
    });
}
