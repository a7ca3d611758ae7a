use spec::prelude::*;

const CASES: u64 = 6;

pub const SPEC: Spec = Spec {
    unit: "pairs",
    largest: CASES as usize,
    generate,
    validate: |input| input.times("C", 1..=CASES, |input| input.line(2, "M and N", 1..=INT)),
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

fn generate(random: &mut Random) {
    // As many subtractions as there may be.
    let is_flat = !random.is_small() && random.once_in(8);
    random.in_lines(|random| {
        let n = if is_flat { random.from(INT - 9, INT) } else { random.number(1, INT) };
        let mut pair = if is_flat {
            [1, n]
        } else if random.once_in(6) {
            let i = random.from(2, 44);
            [fibonacci(i), fibonacci(i + 1)]
        } else if random.is_to_be_lost() {
            [random.from(n * 618 / 1000 + 1, n), n]
        } else {
            [random.from(1, n), n]
        };
        random.shuffle(&mut pair);
        pair
    });
}
