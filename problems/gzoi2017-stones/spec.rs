use spec::prelude::*;

const HEAPS: u64 = 200;
/// The largest heap.
const STONES: u64 = 200;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: HEAPS as usize,
    generate: |random| {
        let count = random.items(1);
        let heaps = random.numbers(count, 1, STONES);
        random.list(&heaps);
    },
    validate: |input| drop(input.list("n", 1..=HEAPS, "heap", 1..=STONES)),
    mistakes: &[
        wrong("hack-empty-rest", |input| {
            count(input, |heaps, i| 1 + rests(&others(heaps, i)).filter(|&r| r >= heaps[i]).count())
        }),
        wrong("hack-range", |input| {
            count(input, |heaps, i| {
                rests(&others(heaps, i)).filter(|rest| (heaps[i]..=200).contains(rest)).count()
            })
        }),
        wrong("hack-essential", |input| {
            count(input, |heaps, i| {
                let all: HashSet<u64> = rests(heaps).collect();
                all.iter().filter(|&&rest| rest >= heaps[i]).count() * times(heaps)
            })
        }),
    ],
    ..Spec::NEW
};

/// The sum of what is counted for each named heap; 14 heaps at most.
fn count(input: &mut Input, of: fn(&[u64], usize) -> usize) -> String {
    let mut heaps = input.list();
    heaps.truncate(14);
    line([(0..heaps.len()).map(|i| of(&heaps, i)).sum::<usize>()])
}

fn others(heaps: &[u64], i: usize) -> Vec<u64> {
    [&heaps[..i], &heaps[i + 1..]].concat()
}

/// How often the subsets of all heaps but one meet each nim-sum, if none of them is essential.
fn times(heaps: &[u64]) -> usize {
    let all: HashSet<u64> = rests(heaps).collect();
    1 << (heaps.len() - 1).saturating_sub(all.len().ilog2() as usize)
}

/// The nim-sum of each subset.
fn rests(heaps: &[u64]) -> impl Iterator<Item = u64> + '_ {
    let chosen = |set: u64| heaps.iter().enumerate().filter(move |(i, _)| set >> i & 1 == 1);
    (0..1 << heaps.len()).map(move |set| nim_sum(chosen(set).map(|(_, &heap)| heap)))
}
