use spec::prelude::*;
use std::sync::LazyLock;

const PAIRS: usize = 1_000_000;

pub const SPEC: Spec = Spec {
    unit: "pairs",
    largest: PAIRS,
    generate: |random| {
        random.in_lines(|random| {
            let small = if random.is_small() { 20 } else { U64 };
            let number = |random: &mut Random| match random.from(0, 3) {
                3 => random.wild(0, U64),
                2 => 1 << random.from(0, 63),
                _ => random.from(0, small),
            };
            [number(random), number(random)]
        });
    },
    validate: |input| {
        input.times("T", 1..=PAIRS as u64, |input| {
            input.line(2, "a number", 0..=U64);
        });
    },
    long: &[
        ("max-judge", || {
            // A thousand pairs over the whole range, a thousand times.
            let numbers = spread(2000, 1, U64 - 1);
            let (mut input, mut answer) = (String::new(), String::new());
            for pair in numbers.chunks(2) {
                input += &line(pair);
                answer += &line([by_powers(pair[0], pair[1])]);
            }
            (line([PAIRS]) + &input.repeat(PAIRS / 1000), answer.repeat(PAIRS / 1000))
        }),
        ("max-squares", || {
            // Each number of 16 bits with itself: whoever has logarithms doubles each of them.
            let (mut input, mut answer) = (line([1 << 16]), String::new());
            for x in 0..1 << 16 {
                input += &line([x, x]);
                answer += &line([by_powers(x, x)]);
            }
            (input, answer)
        }),
        ("max-all-ones", || {
            let answer = line([by_powers(U64, U64)]);
            (line([PAIRS]) + &line([U64, U64]).repeat(PAIRS), answer.repeat(PAIRS))
        }),
    ],
    mistakes: &[
        wrong("hack-exponents", |input| by_pairs(input, |a, b| by_bits(a, b, |i, j| 1 << (i | j)))),
        wrong("hack-half", |input| {
            by_pairs(input, |a, b| {
                let usual = |c: u64, half: u32| c << (half - 1) & ((1 << half) - 1);
                by_halves(a, b, 64, |h, d, _, top| [h ^ d, d ^ top], usual)
            })
        }),
        wrong("hack-middle", |input| {
            by_pairs(input, |a, b| {
                by_halves(a, b, 64, |h, d, c, top| [h ^ d ^ c, d ^ top], times_half)
            })
        }),
        wrong("hack-signed", |input| {
            by_pairs(input, |a, b| by_powers(a.min(U64 / 2), b.min(U64 / 2)))
        }),
        wrong("hack-mask", |input| by_pairs(input, |a, b| by_powers(a >> 32 << 32, b >> 32 << 32))),
    ],
    ..Spec::NEW
};

fn by_pairs(input: &mut Input, product: fn(u64, u64) -> u64) -> String {
    let count = input.number();
    (0..count).map(|_| line([product(input.number(), input.number())])).collect()
}

/// x times a Fermat power, power of two by power of two.
fn times_fermat(x: u64, k: u32) -> u64 {
    let (mut sum, mut rest) = (0, x);
    while rest != 0 {
        let j = rest.trailing_zeros();
        rest &= rest - 1;
        if j >> k & 1 == 0 {
            sum ^= 1 << (j | 1 << k);
        } else {
            // F ⊗ F is F ⊕ F/2, and F/2 is the product of the smaller Fermat powers.
            sum ^= 1 << j;
            sum ^= (0..k).fold(1 << (j ^ 1 << k), times_fermat);
        }
    }
    sum
}

/// The products of powers of two.
static POWERS: LazyLock<Vec<[u64; 64]>> = LazyLock::new(|| {
    let times_power = |x: u64, i: u32| (0..6).filter(|k| i >> k & 1 == 1).fold(x, times_fermat);
    (0..64).map(|i| std::array::from_fn(|j| times_power(1 << j, i))).collect()
});

fn by_powers(a: u64, b: u64) -> u64 {
    by_bits(a, b, |i, j| POWERS[i as usize][j as usize])
}

/// The nim-sum of what is said of each two powers of two.
fn by_bits(a: u64, b: u64, product: fn(u32, u32) -> u64) -> u64 {
    let ones = |x: u64| (0..64).filter(move |i| x >> i & 1 == 1);
    ones(a).fold(0, |sum, i| ones(b).fold(sum, |sum, j| sum ^ product(i, j)))
}

/// c times the half of the Fermat power with that many bits.
fn times_half(c: u64, half: u32) -> u64 {
    by_powers(c, 1 << (half - 1))
}

/// By halves, of which `join` makes the upper and the lower one from h, d, c and what `times` makes of c.
fn by_halves(
    a: u64,
    b: u64,
    bits: u32,
    join: fn(u64, u64, u64, u64) -> [u64; 2],
    times: fn(u64, u32) -> u64,
) -> u64 {
    if bits == 1 || a == 0 || b == 0 {
        return a & b & 1;
    }
    let half = bits / 2;
    let low = (1 << half) - 1;
    let (p, q, r, s) = (a >> half, a & low, b >> half, b & low);
    let product = |x, y| by_halves(x, y, half, join, times);
    let (c, d, h) = (product(p, r), product(q, s), product(p ^ q, r ^ s));
    let [upper, lower] = join(h, d, c, times(c, half));
    upper << half | lower
}
