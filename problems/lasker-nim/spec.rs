use spec::prelude::*;

const CASES: u64 = 100;
const HEAPS: u64 = 1_000_000;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: HEAPS as usize,
    generate: |random| {
        random.in_cases([CASES, HEAPS], |random, count| {
            let heaps = random.heaps(count, [1, INT], lasker, lasker);
            random.list(&heaps);
        });
    },
    validate: |input| {
        input.times("T", 1..=CASES, |input| input.list("n", 1..=HEAPS, "heap", 1..=INT));
    },
    lost: Some("Bob"),
    long: &[
        ("max-heaps", || {
            // Each heap twice, then two that differ: two different heaps have different values.
            let heaps = [pairs(HEAPS / 2 - 1, 1, INT), vec![INT, INT - 1]].concat();
            (line([1]) + &list(&heaps), "Alice\n".into())
        }),
        ("max-different", || {
            // The heaps 1 to 10⁶, of which 4k + 3 and 4k + 4 change places: the nim-sum is 10⁶.
            (line([1]) + &list(&(1..=HEAPS).collect::<Vec<_>>()), "Alice\n".into())
        }),
        ("max-heaps-lost", || (line([1]) + &list(&pairs(HEAPS / 2, 1, INT)), "Bob\n".into())),
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
