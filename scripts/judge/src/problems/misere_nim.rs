use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 25_000,
    generate: |draw| {
        draw.in_cases(500, |draw, count| {
            let most = if draw.once_in(2) { 1 } else { 5000 };
            let heaps = draw.nim_heaps(count, [1, most]);
            draw.counted(&heaps);
        });
    },
    validate: |words| words.times("T", 1..=500, |words| words.list("n", 1..=50, "heap", 1..=5000)),
    lost: Some("Brother"),
    wrong: |given, case| {
        given.cases(["John", "Brother"], |given| match case {
            // Won with a nim-sum of 0, whatever the heaps are.
            "hack-large" => nim_sum(given.counted()) == 0,
            "hack-ones" => nim_sum(given.counted()) != 0,
            _ => unknown(case),
        })
    },
    ..UNKNOWN
};
