use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "heaps, and stones in the largest",
    size: 100,
    generate,
    validate: |words| {
        let mut seen = HashSet::new();
        words.times("k", 1..=100, |words| words.fresh(&mut seen, "s", 1..=10_000));
        words.list("n", 1..=100, "h", 1..=10_000);
    },
    lost: Some("No"),
    wrong: |given, case| {
        let (set, heaps) = (given.counted(), given.counted());
        let most = heaps.iter().copied().max().unwrap_or(0);
        let last = if case == "edge-largest-heap" { most.min(9999) } else { most };
        let values = table(last, |heap, values| {
            let fits = |take: &&u64| case != "hack-unsorted" || heap >= **take;
            let rests = set.iter().take_while(fits).filter_map(|take| heap.checked_sub(*take));
            let mut met: Vec<u64> = rests.map(|rest| values[rest as usize]).collect();
            let marks = set.len() as u64;
            let is_short = case == "hack-as-many-values-as-takes";
            assert!(!is_short || met.iter().all(|&value| value < marks), "a mark too many");
            met.retain(|&value| case != "hack-many-values" || value < 64);
            met
        });
        let values = heaps.iter().map(|&heap| values[heap as usize]);
        yes_or_no(if case == "hack-added" { values.sum() } else { nim_sum(values) })
    },
    ..UNKNOWN
};

fn generate(draw: &mut Draw) {
    let full = draw.items(1);
    let is_few = !draw.is_small() && draw.once_in(2);
    let count = draw.up_to(1, if is_few { 1 } else { full as u64 });
    // A wide one is for many values: all takes up to one.
    let is_wide = draw.once_in(3);
    let most = match (draw.is_small(), is_wide) {
        (true, false) => 12,
        (true, true) => 120,
        _ => 100 * full as u64,
    };
    let mut set: Vec<u64> = if !draw.is_small() {
        (1..=draw.up_to(1, 100)).map(|i| 1 + i * 97 % 9973).collect()
    } else if is_wide || draw.once_in(5) {
        (1..=draw.from(most * 3 / 4, most.min(100))).collect()
    } else {
        (1..=12).filter(|_| draw.once_in(3)).collect()
    };
    if set.is_empty() {
        set.push(draw.from(1, 4));
    }
    draw.shuffle(&mut set);
    let least = if draw.is_small() && is_wide { most / 2 } else { 1 };
    let mut heaps: Vec<u64> = (0..count).map(|_| draw.from(least, most)).collect();
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
    draw.counted(&set);
    draw.counted(&heaps);
}
