use super::prelude::*;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: 100_000,
    generate: |draw| {
        // A power of two has each number of digits.
        let power = |digits: u64| match digits {
            0 => 0,
            digits => 1_u64.checked_shl(digits as u32 - 1).unwrap_or(U64),
        };
        draw.in_cases([10, 100_000], |draw, count| {
            let heaps = draw.heaps(count, [0, U64], digits, power);
            draw.counted(&heaps);
        });
    },
    promise: |words| words.times("", 0..=U64, |words| words.list("", 0..=U64, "heap", 0..=U64)),
    lost: Some("Second"),
    mistakes: &[
        wrong("hack-rounding", |given| {
            by_values(given, |heap| {
                // The number of stones that may stay is rounded up.
                let most = heap.min(2000);
                table(most, |heap, values| {
                    let stays = (0..heap).filter(|&rest| rest <= heap.div_ceil(2));
                    stays.map(|rest| values[rest as usize]).collect()
                })[most as usize]
            })
        }),
        wrong("hack-stones", |given| by_values(given, |heap| heap)),
        wrong("hack-log", |given| by_values(given, |heap| u64::from(heap.max(1).ilog2()))),
        wrong("hack-double", |given| {
            by_values(given, |heap| match heap {
                0 => 0,
                _ => (heap as f64).log2().floor() as u64 + 1,
            })
        }),
    ],
    ..Spec::NEW
};

fn by_values(given: &mut Given, value: fn(u64) -> u64) -> String {
    given.cases(["First", "Second"], |given| nim_sum(given.counted().into_iter().map(value)) != 0)
}

/// A heap's value: the number of its binary digits.
fn digits(heap: u64) -> u64 {
    u64::from(64 - heap.leading_zeros())
}
