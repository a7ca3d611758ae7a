use spec::prelude::*;

const MODULUS: i64 = 998_244_353;
const HEAPS: u64 = 200_000;
/// The largest size, and so the largest number of different ones.
const SIZES: u64 = 65_535;

pub const SPEC: Spec = Spec {
    unit: "sizes",
    largest: SIZES as usize,
    generate: |random| {
        let n = random.number(1, HEAPS);
        let count = random.items(1);
        let sizes = if random.is_small() {
            let mut seen = HashSet::new();
            let mut sizes = random.numbers(count, 1, SIZES);
            sizes.retain(|&size| seen.insert(size));
            sizes
        } else {
            let mut all: Vec<u64> = (1..=SIZES).collect();
            random.shuffle(&mut all);
            all.truncate(count);
            all
        };
        random.line([n, sizes.len() as u64]);
        random.line(sizes);
    },
    validate: |input| {
        let [_, count] = input.fields([("N", 1..=HEAPS), ("K", 1..=SIZES)]);
        input.distinct(count, "A", 1..=SIZES);
    },
    long: &[
        ("max-all-sizes", all_sizes),
        ("max-odd-sizes", odd_sizes),
        ("max-all-sizes-of-two", || {
            // One heap is won, two are unless they are equal: K + K² − K.
            (line([2, SIZES]) + &line(1..=SIZES), line([SIZES * SIZES % MODULUS as u64]))
        }),
    ],
    mistakes: &[
        wrong("hack-ratio", |input| count(input, divided, divided)),
        wrong("hack-one-size", |input| count(input, divided, series)),
        wrong("hack-negative", |input| {
            let (n, sizes) = read(input);
            line([series(sizes.len() as i64, n) - lost(n, &sizes, series)])
        }),
        wrong("hack-exactly", |input| count(input, power, power)),
        wrong("hack-order", |input| {
            let (n, mut sizes) = read(input);
            sizes.sort_unstable();
            sizes.truncate(6);
            // Each list only with its heaps in order.
            let mut lists: Vec<(u64, u64)> = vec![(0, 0)];
            let mut won = 0;
            for _ in 0..n.min(6) {
                let with = lists.iter().flat_map(|&(last, sum)| {
                    let later = sizes.iter().filter(move |&&size| size >= last);
                    later.map(move |size| (*size, sum ^ size))
                });
                lists = with.collect();
                won += lists.iter().filter(|list| list.1 != 0).count();
            }
            line([won])
        }),
    ],
    ..Spec::NEW
};

fn read(input: &mut Input) -> (i64, Vec<u64>) {
    let [n, count] = input.array();
    (n as i64, input.numbers(count))
}

/// All lists less the lost ones, with these sums.
fn count(input: &mut Input, all: fn(i64, i64) -> i64, of_each: fn(i64, i64) -> i64) -> String {
    let (n, sizes) = read(input);
    let won = all(sizes.len() as i64, n) - lost(n, &sizes, of_each);
    line([won.rem_euclid(MODULUS)])
}

fn lost(n: i64, sizes: &[u64], of_each: fn(i64, i64) -> i64) -> i64 {
    let mut f = vec![0_i64; 1 << 16];
    for &size in sizes {
        f[size as usize] += 1;
    }
    for place in 0..16 {
        for i in (0..1 << 16).filter(|i| i >> place & 1 == 0) {
            let j = i | 1 << place;
            (f[i], f[j]) = (f[i] + f[j], f[i] - f[j]);
        }
    }
    f.into_iter().map(|x| of_each(x, n)).sum::<i64>() % MODULUS * power(1 << 16, -1) % MODULUS
}

/// The formula, with 0 for a division by 0.
fn divided(x: i64, n: i64) -> i64 {
    x.rem_euclid(MODULUS) * (power(x, n) + MODULUS - 1) % MODULUS * power(x - 1, -1) % MODULUS
}

fn series(x: i64, n: i64) -> i64 {
    if x == 1 {
        n
    } else {
        divided(x, n)
    }
}

/// The exponent −1 is for the inverse.
fn power(x: i64, exponent: i64) -> i64 {
    let (mut result, mut square) = (1, x.rem_euclid(MODULUS));
    let mut exponent = if exponent < 0 { MODULUS - 2 } else { exponent };
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = result * square % MODULUS;
        }
        square = square * square % MODULUS;
        exponent /= 2;
    }
    result
}

/// From a list of M − 1 heaps that is won one comes to exactly one lost list of M heaps, by its
/// nim-sum as the last heap; from one that is lost, to none.
fn all_sizes() -> (String, String) {
    let (mut lost, mut lists, mut won): (i64, i64, i64) = (1, 1, 0);
    for _ in 0..HEAPS {
        lost = (lists - lost).rem_euclid(MODULUS);
        lists = lists * SIZES as i64 % MODULUS;
        won += lists - lost;
    }
    let sizes: Vec<u64> = (1..=SIZES).collect();
    (line([HEAPS, SIZES]) + &line(sizes), line([won.rem_euclid(MODULUS)]))
}

/// The nim-sum of an odd number of odd heaps is odd, so no such list is lost. In an even number of them
/// the last heap must be the nim-sum of the others, which is a size.
fn odd_sizes() -> (String, String) {
    let (mut lists, mut won): (i64, i64) = (1, 0);
    for heaps in 1..=HEAPS {
        let lost = if heaps % 2 == 0 { lists } else { 0 };
        lists = lists * 32_768 % MODULUS;
        won += lists - lost;
    }
    let sizes: Vec<u64> = (1..=SIZES).rev().step_by(2).collect();
    (line([HEAPS, sizes.len() as u64]) + &line(sizes), line([won.rem_euclid(MODULUS)]))
}
