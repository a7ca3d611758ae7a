use super::prelude::*;

const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: 200_000,
    generate: |draw| {
        draw.in_cases([200_000, 200_000], |draw, count| {
            let multiple = |sum| if sum == 0 { 4 } else { sum };
            let heaps = draw.heaps(count, [1, MOST], |heap| heap % 4, multiple);
            draw.list(&heaps);
        });
    },
    promise: |words| {
        let mut all = 0;
        words.times("t", 1..=200_000, |words| {
            all += words.list("n", 1..=200_000, "heap", 1..=MOST).len() as u64;
        });
        words.at_most("the sum of n", all, 200_000);
    },
    lost: Some("second"),
    long: &[
        ("max-cases", || {
            // The heaps 1, 2, …, a case each: every fourth is lost.
            let heaps = (1..=200_000).flat_map(|heap| list(&[heap]).into_bytes());
            let input = line([200_000]) + &String::from_utf8(heaps.collect()).unwrap();
            (input, "first\nfirst\nfirst\nsecond\n".repeat(50_000))
        }),
        ("max-heaps", || {
            // Pairs, but for the last.
            let mut heaps = pairs(100_000, 1, MOST - 1);
            heaps[199_999] += 1;
            (line([1]) + &list(&heaps), "first\n".into())
        }),
        ("max-heaps-lost", || {
            // Each heap, and that heap and four more.
            let mut heaps = pairs(100_000, 1, MOST - 4);
            heaps[100_000..].iter_mut().for_each(|heap| *heap += 4);
            (line([1]) + &list(&heaps), "second\n".into())
        }),
    ],
    mistakes: &[
        wrong("hack-plain-nim", |input| verdicts(input, |heaps| nim_sum(heaps) != 0)),
        wrong("hack-mod-3", |input| {
            verdicts(input, |heaps| nim_sum(heaps.into_iter().map(|heap| heap % 3)) != 0)
        }),
        wrong("hack-any", |input| verdicts(input, |heaps| heaps.iter().any(|heap| heap % 4 != 0))),
    ],
    ..Spec::NEW
};

fn verdicts(input: &mut Input, wins: fn(Vec<u64>) -> bool) -> String {
    input.cases(["first", "second"], |input| wins(input.list()))
}
