use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "pairs",
    size: 6,
    generate,
    validate: |words| words.times("C", 1..=6, |words| words.numbers(2, "M and N", 1..=INT)),
    lost: Some("Ollie wins"),
    wrong: |given, case| {
        given.cases(["Stan wins", "Ollie wins"], |given| {
            let pair: [u64; 2] = given.array();
            let (m, n) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
            let wins = |m: i128, n: i128| n == m || n * (n - m) > m * m;
            match case {
                "hack-two" => n == m || n > 2 * m,
                "hack-double" => n == m || n as f64 / m as f64 > f64::midpoint(1.0, 5_f64.sqrt()),
                "hack-equal" => n * (n - m) > m * m,
                // The first number is taken for the larger one.
                "hack-order" => wins(pair[1].into(), pair[0].into()),
                _ => unknown(case),
            }
        })
    },
    ..UNKNOWN
};

fn generate(draw: &mut Draw) {
    draw.in_lines(|draw| {
        let n = draw.number(1, INT);
        let mut pair = if draw.once_in(6) {
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
