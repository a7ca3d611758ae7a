use super::kit::prelude::*;

const MOST: u64 = 1_000_000_000;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 200_000,
    generate,
    validate: |words| {
        let count = words.number("n", 1..=200_000);
        let least = words.number("L", 1..=MOST);
        words.number("R", least..=MOST);
        words.numbers(count, "heap", 1..=MOST);
    },
    lost: Some("Second"),
    wrong: |given, case| {
        let [count, l, r] = given.array();
        let heaps: Vec<u64> = (0..count).map(|_| given.number()).collect();
        let value = |heap: u64| match case {
            "hack-no-period" => heap / l,
            "hack-not-divided" => heap % (l + r),
            "hack-r-plus-1" => heap % (r + 1) / l,
            "hack-total" => heap % (l + r) / l,
            "hack-units" => heap / l % (r / l + 1),
            "hack-won-heaps" => u64::from(heap % (l + r) >= l),
            _ => unknown(case),
        };
        let sum = match case {
            "hack-total" => value(heaps.iter().sum()),
            _ => nim_sum(heaps.into_iter().map(value)),
        };
        String::from(if sum == 0 { "Second\n" } else { "First\n" })
    },
    large: &[
        ("max-heaps", || {
            // Each heap twice, then one that is won alone, and one without a move.
            let heaps = [pairs(99_999, 1, MOST), vec![300, 299]].concat();
            (line([200_000, 300, 1000]) + &line(heaps), "First\n".into())
        }),
        ("max-heaps-lost", || {
            (line([200_000, 7, MOST]) + &line(pairs(100_000, 1, MOST)), "Second\n".into())
        }),
    ],
    ..UNKNOWN
};

fn generate(draw: &mut Draw) {
    let count = draw.items(1);
    let is_lost = draw.is_to_be_lost();
    let mut heaps = draw.numbers(count, 1, MOST);
    // Some heap has a move.
    let most = draw.one_of(&heaps).min(if draw.is_small() { 4 } else { MOST });
    let l = draw.from(1, most);
    let r = draw.from(l, MOST.min(l + most));
    if is_lost {
        let others = &heaps[..count - 1];
        let wanted = nim_sum(others.iter().map(|heap| heap % (l + r) / l));
        // The last one becomes the least heap of that value, if there is one.
        let least = if wanted > 0 { wanted.saturating_mul(l) } else { l.min(2) - 1 };
        if (1..(l + r).min(MOST)).contains(&least) {
            heaps[count - 1] = least;
        }
    }
    draw.line([count as u64, l, r]);
    draw.line(heaps);
}
