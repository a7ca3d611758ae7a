use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 100,
    generate: |draw| {
        let count = draw.items(1);
        // The values are the odious numbers: an odd number of ones.
        let value = |heap: u64| 2 * heap - u64::from(heap.count_ones() % 2);
        let is_paired = draw.is_to_be_lost();
        let mut heaps = draw.heaps(count, [1, 100], value, |sum| sum.div_ceil(2));
        // Often no heap has the value that is wanted.
        if is_paired {
            pair(&mut heaps);
        }
        draw.counted(&heaps);
    },
    validate: |words| drop(words.list("n", 1..=100, "heap", 1..=100)),
    lost: Some("No"),
    wrong: |given, case| {
        let heaps = given.counted();
        let most = heaps.iter().copied().max().unwrap_or(0);
        let values = table(most, |heap, values| {
            let splits = (0..heap).flat_map(|a| (0..=a).map(move |b| (a, b)));
            let allowed = splits.filter(|&(a, b)| match case {
                "hack-bounded-sum" => a + b <= heap,
                "hack-no-zero" => a > 0 && b > 0,
                _ => true,
            });
            let met = allowed.map(|(a, b)| values[a as usize] ^ values[b as usize]);
            // The marks end at the largest heap.
            met.filter(|&value| case != "hack-marks" || value <= most).collect()
        });
        let is_plain = case == "hack-plain-nim";
        let value = |heap: u64| if is_plain { heap } else { values[heap as usize] };
        yes_or_no(nim_sum(heaps.into_iter().map(value)))
    },
    ..UNKNOWN
};
