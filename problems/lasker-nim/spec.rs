use super::prelude::*;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: 1_000_000,
    generate: |draw| {
        draw.in_cases([100, 1_000_000], |draw, count| {
            let heaps = draw.heaps(count, [1, INT], lasker, lasker);
            draw.list(&heaps);
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
            (line([1]) + &list(&heaps), "Alice\n".into())
        }),
        ("max-heaps-lost", || (line([1]) + &list(&pairs(500_000, 1, INT)), "Bob\n".into())),
    ],
    mistakes: &[
        wrong("hack-plain-nim", |input| verdicts(input, |heaps| nim_sum(heaps) != 0)),
        wrong("max-heap", |input| {
            // The table ends: a heap beyond it is taken for a win.
            verdicts(input, |heaps| {
                heaps.iter().any(|&heap| heap >= 1_000_000)
                    || nim_sum(heaps.into_iter().map(lasker)) != 0
            })
        }),
        wrong("hack-overflow", |input| {
            verdicts(input, |heaps| nim_sum(heaps.into_iter().map(lasker)) as i32 > 0)
        }),
    ],
    ..Spec::NEW
};

fn verdicts(input: &mut Input, wins: fn(Vec<u64>) -> bool) -> String {
    input.cases(["Alice", "Bob"], |input| wins(input.list()))
}

/// The value of a heap, and the heap of a value.
fn lasker(heap: u64) -> u64 {
    match heap % 4 {
        3 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}
