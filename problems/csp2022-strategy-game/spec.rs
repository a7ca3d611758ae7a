use spec::prelude::*;

const NUMBERS: u64 = 100_000;
const ROUNDS: u64 = 100_000;
const MOST: i64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "numbers",
    largest: NUMBERS as usize,
    generate: |random| {
        let q = random.items(1);
        let most = if random.is_small() { 5 } else { q as u64 - 1 };
        let rounds = random.each(q, |random| {
            let is_whole = random.once_in(3);
            if is_whole {
                [0, most, 0, most]
            } else {
                [(); 4].map(|()| random.from(0, most))
            }
        });
        let rows = [(); 2].map(|()| row(random));
        let [n, m] = [rows[0].len(), rows[1].len()];
        random.line([n, m, q]);
        random.line(&rows[0]);
        random.line(&rows[1]);
        for [x1, y1, x2, y2] in rounds {
            let [l1, r1, l2, r2] = [x1.min(y1), x1.max(y1), x2.min(y2), x2.max(y2)];
            let place = |place: u64, count: usize| count.min(place as usize + 1);
            random.line([place(l1, n), place(r1, n), place(l2, m), place(r2, m)]);
        }
    },
    validate: |input| {
        let names = [("n", 1..=NUMBERS), ("m", 1..=NUMBERS), ("q", 1..=ROUNDS)];
        let [n, m, q] = input.fields(names);
        for (name, count) in [("A", n), ("B", m)] {
            for _ in 0..count {
                input.integer(name, -i128::from(MOST)..=i128::from(MOST));
            }
            input.end();
        }
        for _ in 0..q {
            let ranges = [("", 1..=n), ("", 1..=n), ("", 1..=m), ("", 1..=m)];
            let [l1, r1, l2, r2] = input.fields(ranges);
            input.holds(l1 <= r1 && l2 <= r2, "a range begins before its end");
        }
    },
    long: &[
        ("max-both-sides-of-0", || {
            // A is −49 999, …, 50 000, and B has −1 and 1 in each range: a is worth −|a|, so L takes what is
            // nearest to 0.
            let n = NUMBERS.cast_signed();
            let mut input = line([NUMBERS, NUMBERS, ROUNDS]) + &line(1 - n / 2..=n / 2);
            input += &line((0..n).map(|i| i % 2 * 2 - 1));
            let mut output = String::new();
            for (x, y) in spread(ROUNDS, 1, NUMBERS).into_iter().zip(1..) {
                let [l1, r1] = [x.min(y), x.max(y)].map(|i| i as i64);
                input += &line([l1, r1, (l1 - 1).max(1), r1.max(2)]);
                output += &line([(n / 2 - l1).min(r1 - n / 2).min(0)]);
            }
            (input, output)
        }),
        ("max-products", || {
            // All products are −10¹⁸.
            let mut input = line([NUMBERS, NUMBERS, ROUNDS]);
            for number in [-MOST, MOST] {
                input += &line([number].repeat(NUMBERS as usize));
            }
            for r in 1..=ROUNDS {
                input += &line([1, r, r, NUMBERS]);
            }
            (input, line([-MOST * MOST]).repeat(ROUNDS as usize))
        }),
        // One number of 10⁹ in A, and in B the least in the middle; and exchanged, with the largest there.
        ("max-one-in-a", || {
            let mut input = line([1, NUMBERS, ROUNDS]) + &line([MOST]);
            input += &line((1..=NUMBERS).map(|j| j.abs_diff(NUMBERS / 2) + 1));
            input.extend((1..=ROUNDS).map(|l| line([1, 1, l, NUMBERS])));
            let score = |l: u64| (l.saturating_sub(NUMBERS / 2) + 1) * MOST as u64;
            (input, (1..=ROUNDS).map(|l| line([score(l)])).collect())
        }),
        ("max-one-in-b", || {
            let mut input = line([NUMBERS, 1, ROUNDS]);
            input += &line((1..=NUMBERS).map(|i| NUMBERS - i.abs_diff(NUMBERS / 2)));
            input += &line([MOST]);
            input.extend((1..=ROUNDS).map(|r| line([1, r, 1, 1])));
            let score = |r: u64| (NUMBERS - (NUMBERS / 2).saturating_sub(r)) * MOST as u64;
            (input, (1..=ROUNDS).map(|r| line([score(r)])).collect())
        }),
        // Each range of A is its last number, far from 0; with −1 in B it counts −n.
        ("max-far-from-0", || {
            let input = line([NUMBERS, 2, ROUNDS]) + &line(1..=NUMBERS) + &line([-1, 1]);
            let asks = line([NUMBERS, NUMBERS, 1, 2]).repeat(ROUNDS as usize);
            (input + &asks, line([-NUMBERS.cast_signed()]).repeat(ROUNDS as usize))
        }),
        // What decides stands in the middle alone, so that only the longest ranges' minima tell it.
        ("max-ranges-both", || ranges([2, -30], [5000, -1000], -2 * 1000)),
        ("max-ranges-left", || ranges([20, -3], [1000, -5000], -3 * 1000)),
        ("max-ranges-above", || ranges([50_000, 40_000], [30, 40], 50_000 * 30)),
        ("max-ranges-below", || ranges([-50_000, -40_000], [-30, -40], 50_000 * 30)),
        ("max-ranges-up", || ranges([-20, -30], [40_000, 30_000], -20 * 40_000)),
        ("max-ranges-down", || ranges([20, 30], [-40_000, -30_000], -20 * 40_000)),
    ],
    mistakes: &[
        wrong("hack-ends", |input| rounds(input, |all| all.best(&[all.least, all.most]))),
        wrong("hack-zero", |input| {
            rounds(input, |all| {
                let near: Vec<i64> = [all.above_0, all.below_0].into_iter().flatten().collect();
                all.best(&[&near[..], &[all.least, all.most]].concat())
            })
        }),
        wrong("hack-none", |input| {
            rounds(input, |all| {
                let near = [all.from_0, all.below_0].map(|a| a.unwrap_or(0));
                all.best(&[near[0], near[1], all.least, all.most])
            })
        }),
        wrong("hack-infinity", |input| {
            rounds(input, |all| all.best(&all.four()).max(-1_000_000_000_000))
        }),
        wrong("hack-32-bits", |input| {
            rounds(input, |all| {
                let product = |a: i64, b: i64| (a as i32).wrapping_mul(b as i32);
                let worth = |&a: &i64| product(a, all.low).min(product(a, all.high));
                all.four().iter().map(worth).max().unwrap().into()
            })
        }),
    ],
    ..Spec::NEW
};

/// Ranges over more than 2¹⁶ numbers, all with the same score. In the middle of A and B stand two numbers each
/// that decide: the others have their signs, and are larger where these are below 1000, else smaller.
fn ranges(a: [i64; 2], b: [i64; 2], score: i64) -> (String, String) {
    let row = |[x, y]: [i64; 2]| {
        let other = |number: i64, i: usize| {
            let size = if number.abs() < 1000 { 2000 + i as i64 } else { 1 + i as i64 % 900 };
            number.signum() * size
        };
        let mut row: Vec<i64> =
            (0..NUMBERS as usize).map(|i| other(if i % 2 == 0 { x } else { y }, i)).collect();
        let middle = row.len() / 2;
        row[middle..middle + 2].copy_from_slice(&[x, y]);
        row
    };
    let mut input = line([NUMBERS, NUMBERS, 100]) + &line(row(a)) + &line(row(b));
    for i in 0..100 {
        input += &line([1 + i, NUMBERS - 3 * i, 2 + 2 * i, NUMBERS - i]);
    }
    (input, line([score]).repeat(100))
}

/// Numbers of one sign, or next to 0, or of both signs and often of any size.
fn row(random: &mut Random) -> Vec<i64> {
    let style = random.from(0, 4);
    let count = random.items(1);
    random.each(count, |random| {
        let number = match style {
            2 => random.from(0, 2),
            3 => random.from(0, 1),
            4 if random.once_in(2) => random.wild(0, MOST as u64),
            _ => random.number(0, MOST as u64),
        };
        let is_negative = style == 1 || style > 1 && random.once_in(2);
        if is_negative {
            -number.cast_signed()
        } else {
            number.cast_signed()
        }
    })
}

/// What there is to know of a round.
struct Round {
    least: i64,
    most: i64,
    from_0: Option<i64>,
    above_0: Option<i64>,
    below_0: Option<i64>,
    low: i64,
    high: i64,
}

impl Round {
    /// What the best of these numbers scores.
    fn best(&self, ends: &[i64]) -> i64 {
        ends.iter().map(|a| (a * self.low).min(a * self.high)).max().unwrap()
    }

    fn four(&self) -> Vec<i64> {
        let near = [self.from_0, self.below_0];
        near.into_iter().flatten().chain([self.least, self.most]).collect()
    }
}

fn rounds(input: &mut Input, score: fn(&Round) -> i64) -> String {
    let [n, m, q] = input.array();
    let mut row = |count: u64| (0..count).map(|_| input.signed()).collect::<Vec<_>>();
    let (a, b) = (row(n), row(m));
    let keys: [fn(i64) -> Option<i64>; 5] = [
        Some,
        |x| Some(-x),
        |x| Some(x).filter(|&x| x >= 0),
        |x| Some(x).filter(|&x| x > 0),
        |x| Some(-x).filter(|&x| x > 0),
    ];
    let (of_a, of_b) =
        (keys.map(|key| doubled(&a, key)), [keys[0], keys[1]].map(|key| doubled(&b, key)));
    let mut scores = String::new();
    for _ in 0..q {
        let [l1, r1, l2, r2] = input.array().map(|place| place as usize);
        let [least, most, from_0, above_0, below_0] =
            of_a.each_ref().map(|rows| minimum(rows, l1, r1));
        let [low, high] = of_b.each_ref().map(|rows| minimum(rows, l2, r2));
        let (least, most) = (least.unwrap(), -most.unwrap());
        let (below_0, low, high) = (below_0.map(|a| -a), low.unwrap(), -high.unwrap());
        scores += &line([score(&Round { least, most, from_0, above_0, below_0, low, high })]);
    }
    scores
}

/// In row k the minima of 2ᵏ keys.
fn doubled(numbers: &[i64], key: fn(i64) -> Option<i64>) -> Vec<Vec<Option<i64>>> {
    let mut rows: Vec<Vec<Option<i64>>> = vec![numbers.iter().map(|&x| key(x)).collect()];
    for half in (0..).map(|k| 1 << k).take_while(|half| 2 * half <= numbers.len()) {
        let row = &rows[rows.len() - 1];
        let next = row.iter().zip(&row[half..]).map(|(&x, &y)| smaller(x, y)).collect();
        rows.push(next);
    }
    rows
}

fn minimum(rows: &[Vec<Option<i64>>], l: usize, r: usize) -> Option<i64> {
    let k = (r - l + 1).ilog2();
    let row = &rows[k as usize];
    smaller(row[l - 1], row[r - (1 << k)])
}

fn smaller(x: Option<i64>, y: Option<i64>) -> Option<i64> {
    x.into_iter().chain(y).min()
}
