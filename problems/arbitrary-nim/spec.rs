use spec::prelude::*;

const HEAPS: u64 = 250_000;
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: HEAPS as usize,
    generate,
    validate: |input| drop(input.list("N", 1..=HEAPS, "heap", 1..=MOST)),
    long: &[
        ("max-heaps", || {
            // All in pairs but four heaps of nim-sum 0: 7 is the largest.
            let heaps = [pairs(124_998, 8, MOST), vec![1, 2, 4, 7]].concat();
            (list(&heaps), line([6]))
        }),
        ("max-sorted", || {
            // The nim-sum of 1 to n is 0 where n is one less than a multiple of 4.
            let heaps: Vec<u64> = (1..HEAPS).collect();
            (list(&heaps), line([HEAPS - 2]))
        }),
        ("max-sorted-down", || {
            let heaps: Vec<u64> = (1..HEAPS).rev().collect();
            (list(&heaps), line([HEAPS - 2]))
        }),
        ("max-equal", || (list(&[MOST; HEAPS as usize]), line([0]))),
        // The last three are of a map with room for 10⁵ keys, of an older one, and of one with room for all heaps.
        ("max-same-bucket", || same_bucket(20_800, 42_043)),
        ("max-same-bucket-reserved", || same_bucket(0, 107_897)),
        ("max-same-bucket-old", || same_bucket(0, 126_271)),
        ("max-same-bucket-of-all", || same_bucket(0, 256_279)),
        ("max-pairs", || (list(&pairs(HEAPS / 2, 1, MOST)), line([0]))),
        ("max-no-largest", || {
            let heaps = [pairs(124_999, 1, MOST), vec![1, 3]].concat();
            (list(&heaps), line([-1]))
        }),
    ],
    mistakes: &[
        wrong("hack-twice", |input| {
            by_lost(input, |heaps| heaps.iter().max().unwrap().cast_signed() - 1)
        }),
        wrong("hack-once", |input| {
            by_lost(input, |heaps| {
                let once = heaps.chunk_by(|a, b| a == b).find(|run| run.len() == 1);
                once.map_or(0, |run| run[0].cast_signed() - 1)
            })
        }),
        wrong("hack-mod-k", |input| {
            by_lost(input, |heaps| {
                let answer = answer(heaps);
                answer + i64::from(answer > 0)
            })
        }),
        wrong("hack-binary-search", |input| {
            by_lost(input, |heaps| {
                let (mut low, mut high) = (0, heaps[0]);
                while low < high {
                    let k = (low + high).div_ceil(2);
                    if nim_sum(heaps.iter().map(|heap| heap % (k + 1))) != 0 {
                        low = k;
                    } else {
                        high = k - 1;
                    }
                }
                low.cast_signed()
            })
        }),
    ],
    ..Spec::NEW
};

fn xor(heaps: &[u64]) -> u64 {
    nim_sum(heaps.iter().copied())
}

/// The right one.
fn answer(heaps: &[u64]) -> i64 {
    let mut odd = HashSet::new();
    for &heap in heaps {
        if !odd.remove(&heap) {
            odd.insert(heap);
        }
    }
    match odd.into_iter().max() {
        _ if xor(heaps) != 0 => -1,
        Some(m) => m.cast_signed() - 1,
        None => 0,
    }
}

/// The answer to heaps of nim-sum 0, which are sorted, the largest first.
fn by_lost(input: &mut Input, answer: fn(&[u64]) -> i64) -> String {
    let mut heaps = input.list();
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    line([if xor(&heaps) == 0 { answer(&heaps) } else { -1 }])
}

/// As many small heaps as lead std::unordered_map to so many buckets, then multiples of that number: they all are in
/// one bucket, and its deepest are asked for again and again. Each heap comes in pairs.
fn same_bucket(before: u64, buckets: u64) -> (String, String) {
    let multiples = (1..=(MOST / buckets).min(21_200)).map(|i| i * buckets);
    let keys: Vec<u64> = (1..=before).chain(multiples).collect();
    let deepest = keys[before as usize..][..1000].iter().copied();
    let rest = deepest.cycle().take((HEAPS as usize - 2 * keys.len()) / 2000 * 2000);
    (list(&[&keys[..], &keys, &rest.collect::<Vec<_>>()].concat()), line([0]))
}

/// Any heaps, half of them with nim-sum 0; or also with pairs and more of the same heap; or pairs
/// alone.
fn generate(random: &mut Random) {
    let count = random.items(1);
    let style = random.from(0, 3);
    if style == 0 || count < 4 {
        let heaps = random.nim_heaps(count, [1, MOST]);
        random.list(&heaps);
        return;
    }
    let mut heaps = random.numbers(count, 1, MOST);
    if style == 1 {
        pair(&mut heaps);
    } else {
        // A few that stay, and the one that completes them; the rest in pairs, often of the same size.
        let few = if count > 20 { 7 } else { 3 };
        let wanted = nim_sum(heaps[..few - 1].iter().copied());
        if (1..=MOST).contains(&wanted) {
            heaps[few - 1] = wanted;
        }
        let mut rest = heaps.split_off(few);
        pair(&mut rest);
        if random.once_in(2) && rest.len() > 1 {
            let (same, half) = (random.one_of(&heaps), rest.len() / 2);
            (rest[0], rest[half]) = (same, same);
        }
        heaps.extend(rest);
    }
    if count < 5000 {
        random.shuffle(&mut heaps);
    }
    random.list(&heaps);
}
