use super::kit::prelude::*;

const MOST: u64 = 1_000_000_000;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 200_000,
    generate: |draw| {
        draw.in_cases(1000, |draw, count| {
            let multiple = |sum| if sum == 0 { 4 } else { sum };
            let heaps = draw.heaps(count, [1, MOST], |heap| heap % 4, multiple);
            draw.counted(&heaps);
        });
    },
    validate: |words| {
        let mut all = 0;
        words.times("t", 1..=200_000, |words| {
            all += words.list("n", 1..=200_000, "heap", 1..=MOST).len() as u64;
        });
        words.at_most("the sum of n", all, 200_000);
    },
    lost: Some("second"),
    wrong: |given, case| {
        given.cases(["first", "second"], |given| {
            let mut heaps = given.counted().into_iter();
            match case {
                "hack-added" => heaps.sum::<u64>() % 4 != 0,
                "hack-any" => heaps.any(|heap| heap % 4 != 0),
                "hack-min" => nim_sum(heaps.map(|heap| heap.min(3))) != 0,
                "hack-mod-3" => nim_sum(heaps.map(|heap| heap % 3)) != 0,
                "hack-plain-nim" => nim_sum(heaps) != 0,
                _ => unknown(case),
            }
        })
    },
    large: &[
        ("max-cases", || {
            // The heaps 1, 2, …, a case each: every fourth is lost.
            let heaps = (1..=200_000).flat_map(|heap| counted(&[heap]).into_bytes());
            let input = line([200_000]) + &String::from_utf8(heaps.collect()).unwrap();
            (input, "first\nfirst\nfirst\nsecond\n".repeat(50_000))
        }),
        ("max-heaps", || {
            // Pairs, but for the last.
            let mut heaps = pairs(100_000, 1, MOST - 1);
            heaps[199_999] += 1;
            (line([1]) + &counted(&heaps), "first\n".into())
        }),
        ("max-heaps-lost", || {
            // Each heap, and that heap and four more.
            let mut heaps = pairs(100_000, 1, MOST - 4);
            heaps[100_000..].iter_mut().for_each(|heap| *heap += 4);
            (line([1]) + &counted(&heaps), "second\n".into())
        }),
    ],
    ..UNKNOWN
};
