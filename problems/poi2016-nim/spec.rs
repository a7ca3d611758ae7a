use spec::prelude::*;

const HEAPS: u64 = 500_000;
/// The largest d.
const DIVISOR: u64 = 10;
/// The largest heap.
const STONES: u64 = 1_000_000;
/// The most stones in all heaps together.
const SUM: u64 = 10_000_000;
const MODULUS: u64 = 1_000_000_007;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: HEAPS as usize,
    generate: |random| {
        let count = random.items(1);
        let d = if random.is_small() { random.from(1, 4) } else { random.from(1, DIVISOR) };
        let most = (SUM / count as u64).min(STONES);
        let mut heaps = random.numbers(count, 1, most);
        if random.once_in(2) {
            pair(&mut heaps);
        }
        // A large one among many small ones.
        if !random.is_small() && random.once_in(2) {
            let at = random.from(0, heaps.len() as u64 - 1) as usize;
            heaps[at] = 0;
            let room = SUM - heaps.iter().sum::<u64>();
            heaps[at] = random.up_to(1, room.min(STONES));
        }
        random.line([heaps.len() as u64, d]);
        random.line(heaps);
    },
    validate: |input| {
        let [count, _] = input.fields([("n", 1..=HEAPS), ("d", 1..=DIVISOR)]);
        let heaps = input.line(count, "a", 1..=STONES);
        input.at_most("the sum of all heaps", heaps.iter().sum(), SUM);
    },
    long: &[
        ("max-heaps", largest),
        ("max-one-large", one_large),
        ("max-remainder", below_0),
        ("max-no-remainder", multiple),
    ],
    mistakes: &[
        wrong("hack-all", |input| count(input, |set, _, d| set.len() % d == 0, 0)),
        wrong("hack-not-divided", |input| count(input, |set, _, d| set.len() % d == 0, 1)),
        wrong("hack-kept", |input| {
            count(input, |set, heaps, d| (heaps.len() - set.len()) % d == 0, 1)
        }),
        wrong("hack-unsorted", |input| {
            let (heaps, d) = read(input);
            // Without a place for larger nim-sums.
            let mut found = sets(&heaps, |sum, heap| sum < 2 * heap);
            found.retain(|set| set.len() % d == 0);
            line([found.len() as i64 - all(&heaps, d)])
        }),
    ],
    ..Spec::NEW
};

/// The heaps, 14 at most, and d.
fn read(input: &mut Input) -> (Vec<u64>, usize) {
    let [count, d] = input.array();
    (input.numbers(count.min(14)), d as usize)
}

/// 1 if the set of all heaps has been counted.
fn all(heaps: &[u64], d: usize) -> i64 {
    i64::from(heaps.len() % d == 0)
}

/// The sets of the right nim-sum that are counted, less what is subtracted.
fn count(input: &mut Input, counts: fn(&[u64], &[u64], usize) -> bool, less: i64) -> String {
    let (heaps, d) = read(input);
    let found = sets(&heaps, |_, _| true);
    let counted = found.iter().filter(|set| counts(set, &heaps, d)).count();
    line([counted as i64 - less])
}

/// The sets of heaps with the nim-sum of all; a heap is added to those sets where `fits` says so.
fn sets(heaps: &[u64], fits: fn(u64, u64) -> bool) -> Vec<Vec<u64>> {
    let sum = |set: &[u64]| nim_sum(set.iter().copied());
    let mut sets: Vec<Vec<u64>> = vec![vec![]];
    for &heap in heaps {
        let fitting = sets.iter().filter(|set| fits(sum(set), heap));
        let with: Vec<_> = fitting.map(|set| [set, &[heap][..]].concat()).collect();
        sets.extend(with);
    }
    sets.retain(|set| sum(set) == sum(heaps));
    sets
}

/// An even number of equal heaps: an even number of them is thrown away, any that 10 divides, but
/// not all.
fn largest() -> (String, String) {
    let sets = sets_by_size::<{ DIVISOR as usize }>(HEAPS);
    (line([HEAPS, DIVISOR]) + &line(vec![20; HEAPS as usize]), line([sets[0] - 1]))
}

/// The nim-sum of all is the large heap, for the others are an even number of equal ones. So the
/// large heap is thrown away together with j others, where j is even and 9 divides j + 1: j mod 18
/// is 8. These are never all of them, for 499 998 mod 18 is 12.
fn one_large() -> (String, String) {
    let others = HEAPS - 2;
    let heaps = [vec![STONES], vec![18; others as usize]].concat();
    (line([heaps.len(), 9]) + &line(heaps), line([sets_by_size::<18>(others)[8]]))
}

/// The nim-sum of all is 1, so an odd number of ones and an even number of twos are thrown away, together a
/// multiple of 3. All heaps are such a set, which does not count, and a multiple of the modulus with it: what
/// is left is -1.
fn below_0() -> (String, String) {
    let heaps = [vec![1; 81_705], vec![2; 89_922]].concat();
    let (ones, twos) = (sets_by_size::<6>(81_705), sets_by_size::<6>(89_922));
    let with_all = (ones[1] * twos[2] + ones[3] * twos[0] + ones[5] * twos[4]) % MODULUS;
    (line([heaps.len(), 3]) + &line(heaps), line([(with_all + MODULUS - 1) % MODULUS]))
}

/// Likewise, but all heaps are no such set: the modulus divides the number of these sets.
fn multiple() -> (String, String) {
    let heaps = [vec![1; 84_971], vec![2; 55_272]].concat();
    (line([heaps.len(), 3]) + &line(heaps), line([0]))
}

/// How many sets of that many heaps have j of them, by j mod M.
fn sets_by_size<const M: usize>(heaps: u64) -> [u64; M] {
    let mut sets = [0; M];
    sets[0] = 1;
    for _ in 0..heaps {
        let before = sets;
        for j in 0..M {
            sets[j] = (before[j] + before[(j + M - 1) % M]) % MODULUS;
        }
    }
    sets
}
