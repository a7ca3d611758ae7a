use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 100_000,
    generate: |draw| {
        draw.in_cases(10, |draw, count| {
            let heaps = draw.nim_heaps(count, [0, 9999]);
            draw.counted(&heaps);
        });
    },
    validate: |words| {
        words.times("T", 1..=10, |words| words.list("n", 1..=10_000, "heap", 0..=9999));
    },
    lost: Some("No"),
    wrong: |given, case| {
        given.cases(["Yes", "No"], |given| {
            let heaps = given.counted();
            let (x, largest) = (nim_sum(heaps.clone()), *heaps.iter().max().unwrap());
            match case {
                "hack-added" => heaps.iter().sum::<u64>() != 0,
                "hack-largest" => largest > x ^ largest,
                "hack-top-bit" => {
                    let top = if x == 0 { return false } else { 1 << x.ilog2() };
                    heaps.iter().any(|&heap| heap >= top && heap ^ x < top)
                }
                "hack-zero-heap" => nim_sum(heaps.into_iter().take_while(|&heap| heap > 0)) != 0,
                _ => unknown(case),
            }
        })
    },
    ..UNKNOWN
};
