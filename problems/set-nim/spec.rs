use super::prelude::*;
use std::collections::BTreeSet;

pub const SPEC: Spec = Spec {
    unit: "heaps, and stones in the largest",
    largest: 100,
    generate,
    promise: |words| {
        let takes = words.single("k", 1..=100);
        words.distinct(takes, "s", 1..=10_000);
        words.list("n", 1..=100, "h", 1..=10_000);
    },
    lost: Some("No"),
    mistakes: &[
        wrong("hack-added", |input| {
            let (set, heaps) = (input.list(), input.list());
            let values = values(&heaps, |heap, values| options(&set, heap, values));
            yes_or_no(heaps.iter().map(|&heap| values[heap as usize]).sum())
        }),
        wrong("hack-not-cleared", |input| {
            let (set, heaps) = (input.list(), input.list());
            let (mut values, mut marks, mut mex) = (Vec::<u64>::new(), BTreeSet::new(), 0);
            for heap in 0..=heaps.iter().copied().max().unwrap_or(0) {
                marks.extend(options(&set, heap, &values));
                while marks.contains(&mex) {
                    mex += 1;
                }
                values.push(mex);
            }
            verdict(&heaps, &values)
        }),
        wrong("hack-unsorted", |input| {
            let (set, heaps) = (input.list(), input.list());
            let values = values(&heaps, |heap, values| {
                let fitting: Vec<u64> = set.iter().copied().take_while(|&s| s <= heap).collect();
                options(&fitting, heap, values)
            });
            verdict(&heaps, &values)
        }),
        wrong("hack-many-values", |input| {
            let (set, heaps) = (input.list(), input.list());
            let values = values(&heaps, |heap, values| {
                options(&set, heap, values).into_iter().filter(|&value| value < 64).collect()
            });
            verdict(&heaps, &values)
        }),
    ],
    ..Spec::NEW
};

/// The values of all heaps up to the largest.
fn values(heaps: &[u64], met: impl Fn(u64, &[u64]) -> Vec<u64>) -> Vec<u64> {
    table(heaps.iter().copied().max().unwrap_or(0), met)
}

fn options(set: &[u64], heap: u64, values: &[u64]) -> Vec<u64> {
    let rests = set.iter().filter_map(|&take| heap.checked_sub(take));
    rests.map(|rest| values[rest as usize]).collect()
}

fn verdict(heaps: &[u64], values: &[u64]) -> String {
    yes_or_no(nim_sum(heaps.iter().map(|&heap| values[heap as usize])))
}

fn generate(draw: &mut Draw) {
    let full = draw.items(1);
    // A wide one is for many values: all takes up to one.
    let is_wide = draw.once_in(3);
    let most = match (draw.is_small(), is_wide) {
        (true, false) => 12,
        (true, true) => 120,
        _ => 100 * full as u64,
    };
    let mut set: Vec<u64> = if !draw.is_small() {
        let takes = draw.full_count(1, 100);
        let mut take = 0;
        draw.each(takes, |_| {
            take = (take + 97) % 9973;
            take
        })
    } else if is_wide || draw.once_in(5) {
        (1..=draw.from(most * 3 / 4, most.min(100))).collect()
    } else {
        (1..=12).filter(|_| draw.once_in(3)).collect()
    };
    if set.is_empty() {
        set.push(draw.from(1, 4));
    }
    draw.shuffle(&mut set);
    let is_few = !draw.is_small() && draw.once_in(2);
    let count = draw.full_count(1, if is_few { 1 } else { full as u64 });
    let least = if draw.is_small() && is_wide { most / 2 } else { 1 };
    let mut heaps = draw.each(count, |draw| draw.from(least, most));
    if !draw.is_small() {
        heaps[0] = most;
    }
    if draw.is_to_be_lost() {
        if heaps.len() == 1 {
            heaps.push(heaps[0]);
        }
        pair(&mut heaps);
        // From this heap nothing can be taken.
        let least = set.iter().min().map_or(0, |least| least - 1);
        if least > 0 && draw.is_small() {
            heaps.push(least);
        }
    }
    draw.list(&set);
    draw.list(&heaps);
}
