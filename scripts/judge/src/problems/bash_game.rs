use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "lines",
    size: 100,
    generate: |draw| {
        draw.in_lines(|draw| {
            let m = draw.number(1, 1000);
            let rounds = draw.number(0, 1000 / (m + 1));
            let n = if draw.is_to_be_lost() { rounds * (m + 1) } else { draw.number(1, 1000) };
            [n.max(1), m]
        });
    },
    validate: |words| {
        words.times("C", 1..=100, |words| {
            (words.number("n", 1..=1000), words.number("m", 1..=1000))
        });
    },
    lost: Some("second"),
    wrong: |given, case| {
        given.cases(["first", "second"], |given| {
            let [n, m] = given.array();
            match case {
                "hack-mod-m" => n % m != 0,
                "hack-only-small" => n > 0 && n <= m,
                _ => unknown(case),
            }
        })
    },
    ..UNKNOWN
};
