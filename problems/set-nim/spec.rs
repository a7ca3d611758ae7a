use spec::prelude::*;
use std::collections::BTreeSet;

/// The numbers of S.
const TAKES: u64 = 100;
const HEAPS: u64 = 100;
const MOST: u64 = 10_000;

pub const SPEC: Spec = Spec {
    unit: "heaps, and stones in the largest",
    largest: HEAPS as usize,
    generate,
    validate: |input| {
        let takes = input.single("k", 1..=TAKES);
        input.distinct(takes, "s", 1..=MOST);
        input.list("n", 1..=HEAPS, "h", 1..=MOST);
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

fn generate(random: &mut Random) {
    let full = random.items(1);
    // A wide one is for many values: all takes up to one.
    let is_wide = random.once_in(3);
    let most = match (random.is_small(), is_wide) {
        (true, false) => 12,
        (true, true) => 120,
        _ => MOST / HEAPS * full as u64,
    };
    // Of large heaps the takes are many, or a few small ones.
    let mut set: Vec<u64> = if !random.is_small() && !random.once_in(4) {
        let takes = random.full_count(1, TAKES);
        let mut take = 0;
        random.each(takes, |_| {
            take = (take + 97) % 9973;
            take
        })
    } else if random.is_small() && (is_wide || random.once_in(5)) {
        (1..=random.from(most * 3 / 4, most.min(TAKES))).collect()
    } else {
        (1..=12).filter(|_| random.once_in(3)).collect()
    };
    if set.is_empty() {
        set.push(random.from(1, 4));
    }
    random.shuffle(&mut set);
    let is_few = !random.is_small() && random.once_in(2);
    let count = random.full_count(1, if is_few { 1 } else { full as u64 });
    let least = if random.is_small() && is_wide { most / 2 } else { 1 };
    let mut heaps = random.each(count, |random| random.from(least, most));
    if !random.is_small() {
        heaps[0] = most;
    }
    if random.is_to_be_lost() {
        if heaps.len() == 1 {
            heaps.push(heaps[0]);
        }
        pair(&mut heaps);
        // From this heap nothing can be taken.
        let least = set.iter().min().map_or(0, |least| least - 1);
        if least > 0 && random.is_small() {
            heaps.push(least);
        }
    }
    random.list(&set);
    random.list(&heaps);
}
