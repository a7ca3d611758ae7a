use super::prelude::*;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: 1_000_000,
    generate: |draw| {
        draw.in_cases([100, 1_000_000], |draw, count| {
            let heaps = draw.heaps(count, [1, INT], lasker, lasker);
            draw.counted(&heaps);
        });
    },
    promise: |words| {
        words.times("T", 1..=100, |words| words.list("n", 1..=1_000_000, "heap", 1..=INT));
    },
    lost: Some("Bob"),
    long: &[
        ("max-heaps", || {
            // Each heap twice, then two that differ: two different heaps have different values.
            let heaps = [pairs(499_999, 1, INT), vec![INT, INT - 1]].concat();
            (line([1]) + &counted(&heaps), "Alice\n".into())
        }),
        ("max-heaps-lost", || (line([1]) + &counted(&pairs(500_000, 1, INT)), "Bob\n".into())),
    ],
    mistakes: &[
        wrong("hack-plain-nim", |given| verdicts(given, |heaps| nim_sum(heaps) != 0)),
        wrong("max-heap", |given| {
            // The table ends: a heap beyond it is taken for a win.
            verdicts(given, |heaps| {
                heaps.iter().any(|&heap| heap >= 1_000_000)
                    || nim_sum(heaps.into_iter().map(lasker)) != 0
            })
        }),
        wrong("hack-overflow", |given| {
            verdicts(given, |heaps| nim_sum(heaps.into_iter().map(lasker)) as i32 > 0)
        }),
    ],
    ..Spec::NEW
};

fn verdicts(given: &mut Given, wins: fn(Vec<u64>) -> bool) -> String {
    given.cases(["Alice", "Bob"], |given| wins(given.counted()))
}

/// The value of a heap, and the heap of a value.
fn lasker(heap: u64) -> u64 {
    match heap % 4 {
        3 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}
