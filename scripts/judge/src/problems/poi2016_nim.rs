use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 500_000,
    generate: |draw| {
        let count = draw.items(1);
        let d = if draw.is_small() { draw.from(1, 4) } else { draw.from(1, 10) };
        let most = (10_000_000 / count as u64).min(1_000_000);
        let mut heaps = draw.numbers(count, 1, most);
        if draw.once_in(2) {
            pair(&mut heaps);
        }
        draw.line([heaps.len() as u64, d]);
        draw.line(heaps);
    },
    validate: |words| {
        let count = words.number("n", 1..=500_000);
        words.number("d", 1..=10);
        let heaps = words.numbers(count, "a", 1..=1_000_000);
        words.at_most("the sum of all heaps", heaps.iter().sum(), 10_000_000);
    },
    wrong: |given, case| {
        let [count, d] = given.array().map(|number| number as usize);
        let heaps: Vec<u64> = (0..count.min(14)).map(|_| given.number()).collect();
        let mut sets: Vec<Vec<u64>> = vec![vec![]];
        for &heap in &heaps {
            // Without a place for larger nim-sums.
            let is_narrow = case == "hack-unsorted";
            let fits = |set: &&Vec<u64>| !is_narrow || nim_sum(set.iter().copied()) < 2 * heap;
            let with: Vec<_> =
                sets.iter().filter(fits).map(|set| [set, &[heap][..]].concat()).collect();
            sets.extend(with);
        }
        let all = nim_sum(heaps.iter().copied());
        sets.retain(|set| nim_sum(set.iter().copied()) == all);
        sets.retain(|set| match case {
            "hack-any-number" => true,
            "hack-kept" => (heaps.len() - set.len()).is_multiple_of(d),
            "hack-nothing" => !set.is_empty() && set.len().is_multiple_of(d),
            _ => set.len().is_multiple_of(d),
        });
        if case == "hack-equal-heaps" {
            for set in &mut sets {
                set.sort_unstable();
            }
            sets.sort();
            sets.dedup();
        }
        let has_all = match case {
            "hack-all" => 0,
            "hack-any-number" | "hack-kept" | "hack-not-divided" => 1,
            "hack-equal-heaps" | "hack-nothing" | "hack-unsorted" => {
                i128::from(heaps.len().is_multiple_of(d))
            }
            _ => unknown(case),
        };
        format!("{}\n", sets.len() as i128 - has_all)
    },
    large: &[("max-heaps", largest)],
    ..UNKNOWN
};

/// An even number of equal heaps: an even number of them is thrown away, any that 10 divides, but
/// not all.
fn largest() -> (String, String) {
    let mut ways = [0; 10];
    ways[0] = 1;
    for _ in 0..500_000 {
        let before = ways;
        for j in 0..10 {
            ways[j] = (before[j] + before[(j + 9) % 10]) % 1_000_000_007_u64;
        }
    }
    (line([500_000, 10]) + &line(vec![20; 500_000]), format!("{}\n", ways[0] - 1))
}
