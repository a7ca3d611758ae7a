use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 1_000_000,
    generate: |draw| {
        draw.in_cases(10, |draw, count| {
            let heaps = draw.heaps(count, [1, INT], lasker, lasker);
            draw.counted(&heaps);
        });
    },
    validate: |words| {
        words.times("T", 1..=100, |words| words.list("n", 1..=1_000_000, "heap", 1..=INT));
    },
    lost: Some("Bob"),
    wrong: |given, case| {
        given.cases(["Alice", "Bob"], |given| {
            let heaps = given.counted();
            let sum = nim_sum(heaps.iter().map(|&heap| lasker(heap)));
            match case {
                "hack-overflow" => sum as i32 > 0,
                "hack-plain-nim" => nim_sum(heaps) != 0,
                // Its table ends there.
                "max-heap" => sum != 0 || heaps.iter().any(|&heap| heap >= 1_000_000),
                _ => unknown(case),
            }
        })
    },
    large: &[
        ("max-heaps", || {
            // Each heap twice, then two that differ: two different heaps have different values.
            let heaps = [pairs(499_999, 1, INT), vec![INT, INT - 1]].concat();
            (format!("1\n{}", counted(&heaps)), "Alice\n".into())
        }),
        ("max-heaps-lost", || (format!("1\n{}", counted(&pairs(500_000, 1, INT))), "Bob\n".into())),
    ],
    ..UNKNOWN
};

/// The value of a heap, and the heap of a value.
fn lasker(heap: u64) -> u64 {
    match heap % 4 {
        3 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}
