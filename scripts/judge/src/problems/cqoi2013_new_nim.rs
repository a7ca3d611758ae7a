use super::kit::prelude::*;

const MOST: u64 = 1_000_000_000;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 100,
    generate: |draw| {
        let count = draw.items(1);
        let mut heaps = draw.numbers(count, 1, MOST);
        if draw.once_in(8) {
            // Equal heaps, of which all but one are taken away.
            heaps = vec![draw.from(1, MOST); count];
        }
        draw.counted(&heaps);
    },
    validate: |words| drop(words.list("k", 1..=100, "a", 1..=MOST)),
    wrong: |given, case| {
        let mut heaps = given.counted();
        if !matches!(case, "hack-order" | "hack-zero" | "hack-not-zero") {
            heaps.sort_unstable_by(|a, b| b.cmp(a));
        }
        let total: u64 = heaps.iter().sum();
        let taken_away = match case {
            "hack-equal" => {
                heaps.dedup();
                total - heaps.iter().sum::<u64>()
            }
            "hack-order" => taken_away(&heaps),
            "hack-overflow" => return format!("{}\n", taken_away(&heaps) as i32),
            "hack-not-zero" | "hack-zero" => {
                heaps.truncate(14);
                let chosen = |set: u64| {
                    let is_in = move |(i, _): &(usize, &u64)| set >> i & 1 == 1;
                    heaps.iter().enumerate().filter(is_in).map(|(_, &heap)| heap)
                };
                let fits = |&set: &u64| (nim_sum(chosen(set)) == 0) == (case == "hack-zero");
                let sums = (1..1 << heaps.len()).filter(fits).map(|set| chosen(set).sum::<u64>());
                return sums.max().map_or("-1\n".into(), |most| format!("{}\n", total - most));
            }
            _ => unknown(case),
        };
        format!("{taken_away}\n")
    },
    ..UNKNOWN
};

/// The heaps that are nim-sums of those before them: each of these is made smaller by the others
/// that are kept, as far as that goes.
fn taken_away(heaps: &[u64]) -> u64 {
    let mut basis: Vec<u64> = vec![];
    let mut sum = 0;
    for &heap in heaps {
        let rest = basis.iter().fold(heap, |rest, number| rest.min(rest ^ number));
        if rest == 0 {
            sum += heap;
        } else {
            basis.push(rest);
        }
    }
    sum
}
