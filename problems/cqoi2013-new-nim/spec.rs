use spec::prelude::*;

const HEAPS: u64 = 100;
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: HEAPS as usize,
    generate: |random| {
        let count = random.items(1);
        let mut heaps = random.numbers(count, 1, MOST);
        if random.once_in(8) {
            // Equal heaps, of which all but one are taken away.
            heaps = vec![random.from(1, MOST); count];
        }
        random.list(&heaps);
    },
    validate: |input| drop(input.list("k", 1..=HEAPS, "a", 1..=MOST)),
    mistakes: &[
        wrong("hack-order", |input| line([taken_away(&input.list())])),
        wrong("hack-zero", |input| all_but(input, |sum| sum == 0)),
        wrong("hack-not-zero", |input| all_but(input, |sum| sum != 0)),
        wrong("hack-overflow", |input| {
            let mut heaps = input.list();
            heaps.sort_unstable_by(|a, b| b.cmp(a));
            line([taken_away(&heaps) as i32])
        }),
    ],
    ..Spec::NEW
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

/// All stones but the most that can be left with such a nim-sum. It looks at 14 heaps at most.
fn all_but(input: &mut Input, fits: fn(u64) -> bool) -> String {
    let heaps = input.list();
    let total: u64 = heaps.iter().sum();
    let few = &heaps[..heaps.len().min(14)];
    let left = (1..1 << few.len()).map(|set: u64| {
        let chosen = few.iter().enumerate().filter(move |(i, _)| set >> i & 1 == 1);
        chosen.map(|(_, &heap)| heap).collect::<Vec<_>>()
    });
    let sums = left.filter(|left| fits(nim_sum(left.clone()))).map(|left| left.iter().sum::<u64>());
    sums.max().map_or("-1\n".into(), |most| line([total - most]))
}
