use spec::prelude::*;

const NUMBERS: u64 = 5000;
/// Of a number, or of its negative.
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "numbers",
    largest: NUMBERS as usize,
    generate: |random| {
        let count = random.items(1);
        let is_zero = random.once_in(8);
        let has_negative = random.once_in(2);
        let mut x: Vec<i64> = vec![0; count];
        if !is_zero {
            let numbers = random.numbers(count, 0, MOST);
            x = numbers.into_iter().map(u64::cast_signed).collect();
        }
        if has_negative {
            x = random.each(count, |random| random.once_in(2)).iter().zip(x).map(signed).collect();
        }
        random.line([count]);
        random.line(x);
    },
    validate: |input| {
        let n = input.single("n", 1..=NUMBERS);
        let most = i128::from(MOST);
        for _ in 0..n {
            input.integer("x", -most..=most);
        }
        input.end();
    },
    long: &[
        ("max-alternating", || {
            // The first player takes all that are as large as may be.
            let half = NUMBERS / 2;
            let x = [-MOST.cast_signed(), MOST.cast_signed()].repeat(half as usize);
            (line([NUMBERS]) + &line(x), line([half * MOST]))
        }),
        ("max-negative", || {
            // An odd number of equal numbers: the first player takes one more.
            let count = NUMBERS - 1;
            let x = vec![-MOST.cast_signed(); count as usize];
            (line([count]) + &line(x), format!("-{}\n", NUMBERS / 2 * MOST))
        }),
    ],
    mistakes: &[
        wrong("hack-greedy", |input| {
            let x = numbers(input);
            let (mut l, mut r, mut scores) = (0, x.len(), [0, 0]);
            for turn in 0..x.len() {
                let takes_left = x[l] >= x[r - 1];
                scores[turn % 2] += if takes_left { x[l] } else { x[r - 1] };
                if takes_left {
                    l += 1;
                } else {
                    r -= 1;
                }
            }
            line([scores[0]])
        }),
        wrong("hack-places", |input| {
            let x = numbers(input);
            let on = |first: usize| x.iter().skip(first).step_by(2).sum::<i64>();
            line([on(0).max(on(1))])
        }),
        wrong("hack-zero", |input| {
            let x = numbers(input);
            let best = difference(&x, |left, right| left.max(right).max(0));
            let sum: i64 = x.iter().sum();
            line([(sum + best) / 2])
        }),
        wrong("hack-32-bits", |input| {
            let x: Vec<i32> = numbers(input).into_iter().map(|number| number as i32).collect();
            let mut d = x.clone();
            for length in 2..=x.len() {
                for l in 0..=x.len() - length {
                    let right = x[l + length - 1].wrapping_sub(d[l]);
                    d[l] = x[l].wrapping_sub(d[l + 1]).max(right);
                }
            }
            let sum = x.iter().fold(0, |sum: i32, number| sum.wrapping_add(*number));
            line([sum.wrapping_add(d[0]) / 2])
        }),
        too_slow("hack-zero-stored", |input| {
            let x = numbers(input);
            let (mut stored, mut calls) = (vec![vec![0; x.len()]; x.len()], 0);
            let best = search(&x, 0, x.len() - 1, &mut stored, &mut calls);
            let sum: i64 = x.iter().sum();
            line([(sum + best) / 2])
        }),
    ],
    ..Spec::NEW
};

fn signed((is_negative, number): (&bool, i64)) -> i64 {
    if *is_negative {
        -number
    } else {
        number
    }
}

fn numbers(input: &mut Input) -> Vec<i64> {
    (0..input.number()).map(|_| input.signed()).collect()
}

/// By what a mistake takes for the better of two differences; one number is compared with itself.
fn difference(x: &[i64], better: fn(i64, i64) -> i64) -> i64 {
    let mut d: Vec<i64> = x.iter().map(|&number| better(number, number)).collect();
    for length in 2..=x.len() {
        for l in 0..=x.len() - length {
            d[l] = better(x[l] - d[l + 1], x[l + length - 1] - d[l]);
        }
    }
    d[0]
}

/// What is stored as 0 counts as not computed. It ends, but not in time.
fn search(x: &[i64], l: usize, r: usize, stored: &mut [Vec<i64>], calls: &mut u64) -> i64 {
    *calls += 1;
    if stored[l][r] == 0 && *calls < 1 << 33 {
        stored[l][r] = if l == r {
            x[l]
        } else {
            let left = x[l] - search(x, l + 1, r, stored, calls);
            left.max(x[r] - search(x, l, r - 1, stored, calls))
        };
    }
    stored[l][r]
}
