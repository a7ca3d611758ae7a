use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 100_000,
    generate: |draw| {
        // A heap's value is the number of its binary digits; a power of two has each of them.
        let digits = |heap: u64| u64::from(64 - heap.leading_zeros());
        let power = |digits: u64| match digits {
            0 => 0,
            digits => 1_u64.checked_shl(digits as u32 - 1).unwrap_or(U64),
        };
        draw.in_cases(10, |draw, count| {
            let heaps = draw.heaps(count, [0, U64], digits, power);
            draw.counted(&heaps);
        });
    },
    validate: |words| words.lines(|words| words.list("", 0..=U64, "heap", 0..=U64)),
    lost: Some("Second"),
    wrong: |given, case| {
        let value = |h: u64| match case {
            "hack-double" if h > 0 => (h as f64).log2().floor() as u64 + 1,
            "hack-log" => u64::from(h.max(1).ilog2()),
            // The number of stones that may stay is rounded up.
            "hack-rounding" => {
                let most = h.min(2000);
                table(most, |heap, values| {
                    let stays = (0..heap).filter(|&rest| rest <= heap.div_ceil(2));
                    stays.map(|rest| values[rest as usize]).collect()
                })[most as usize]
            }
            "hack-double" | "hack-stones" => h,
            _ => unknown(case),
        };
        given.cases(["First", "Second"], |given| {
            nim_sum(given.counted().into_iter().map(value)) != 0
        })
    },
    ..UNKNOWN
};
