use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 200,
    generate: |draw| {
        let count = draw.items(1);
        let heaps = draw.numbers(count, 1, 200);
        draw.counted(&heaps);
    },
    validate: |words| drop(words.list("n", 1..=200, "heap", 1..=200)),
    wrong: |given, case| {
        let mut heaps = given.counted();
        heaps.truncate(14);
        let all: HashSet<u64> = rests(&heaps).collect();
        let counts = (0..heaps.len()).map(|i| {
            let (a, others) = (heaps[i], [&heaps[..i], &heaps[i + 1..]].concat());
            let span: HashSet<u64> = rests(&others).collect();
            let count = |rests: &HashSet<u64>| rests.iter().filter(|&&rest| rest >= a).count();
            let times = 1 << others.len().saturating_sub(all.len().ilog2() as usize);
            match case {
                "hack-empty-rest" => 1 + rests(&others).filter(|&rest| rest >= a).count(),
                "hack-essential" => count(&all) * times,
                "hack-multiplicity" => count(&span) * times,
                "hack-range" => rests(&others).filter(|&rest| (a..=200).contains(&rest)).count(),
                _ => unknown(case),
            }
        });
        format!("{}\n", counts.sum::<usize>())
    },
    ..UNKNOWN
};

/// The nim-sum of each subset.
fn rests(heaps: &[u64]) -> impl Iterator<Item = u64> + '_ {
    let chosen = |set: u64| heaps.iter().enumerate().filter(move |(i, _)| set >> i & 1 == 1);
    (0..1 << heaps.len()).map(move |set| nim_sum(chosen(set).map(|(_, &heap)| heap)))
}
