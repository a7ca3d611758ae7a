use spec::prelude::*;

const HEAPS: u64 = 100;
const MOST: u64 = 100;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: HEAPS as usize,
    generate: |random| {
        let count = random.items(1);
        // The values are the odious numbers: an odd number of ones.
        let value = |heap: u64| 2 * heap - 2 + u64::from((heap - 1).count_ones() % 2 == 0);
        let is_paired = random.is_to_be_lost();
        let mut heaps = random.heaps(count, [1, MOST], value, |sum| sum / 2 + 1);
        // Often no heap has the value that is wanted.
        if is_paired {
            pair(&mut heaps);
        }
        random.list(&heaps);
    },
    validate: |input| drop(input.list("n", 1..=HEAPS, "heap", 1..=MOST)),
    lost: Some("No"),
    mistakes: &[
        wrong("hack-bounded-sum", |input| by_splits(input, |heap, _, [a, b], _| a + b <= heap)),
        wrong("hack-no-zero", |input| by_splits(input, |_, _, [a, b], _| a > 0 && b > 0)),
        wrong("hack-marks", |input| by_splits(input, |_, largest, _, value| value <= largest)),
        wrong("hack-plain-nim", |input| yes_or_no(nim_sum(input.list()))),
    ],
    ..Spec::NEW
};

/// With the splits that a mistake sees: it is told the heap, the largest heap, the parts and their
/// value.
fn by_splits(input: &mut Input, sees: fn(u64, u64, [u64; 2], u64) -> bool) -> String {
    let heaps = input.list();
    let most = heaps.iter().copied().max().unwrap_or(0);
    let values = table(most, |heap, values| {
        let splits = (0..heap).flat_map(|a| (0..=a).map(move |b| [a, b]));
        let met = splits.map(|[a, b]| ([a, b], values[a as usize] ^ values[b as usize]));
        met.filter(|&(parts, v)| sees(heap, most, parts, v)).map(|met| met.1).collect()
    });
    yes_or_no(nim_sum(heaps.into_iter().map(|heap| values[heap as usize])))
}
