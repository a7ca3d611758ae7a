use spec::prelude::*;
use std::collections::HashMap;

pub const SPEC: Spec = Spec {
    unit: "rows",
    largest: 8,
    generate,
    validate: |input| {
        let n = input.single("N", 1..=8);
        input.grid(n, n, "WB.");
    },
    lost: Some("Snuke"),
    mistakes: &[
        wrong("hack-zero", |input| {
            let columns = columns(input);
            verdict(Rule::RIGHT.sum(&columns) >= 0.0)
        }),
        wrong("hack-mean", |input| {
            let columns = columns(input);
            let between = |a: f64, b: f64| match (a.is_finite(), b.is_finite()) {
                (true, true) => f64::midpoint(a, b),
                _ => simplest(a, b),
            };
            verdict(Rule { between }.sum(&columns) > 0.0)
        }),
        wrong("hack-alone", |input| {
            by_columns(input, |column| {
                let rows = column.iter().zip(0..);
                let worth = |(&piece, row): (&u8, i32)| match piece {
                    b'B' => 0.5_f64.powi(row),
                    b'W' => -0.5_f64.powi(row),
                    _ => 0.0,
                };
                rows.map(worth).sum()
            })
        }),
        wrong("hack-far", |input| {
            // If 0 is not between, the first whole number above a, if that is below b.
            let between = |a: f64, b: f64| {
                let next = a.max(-64.0).floor() + 1.0;
                if (a >= 0.0 || b <= 0.0) && next < b {
                    next
                } else {
                    simplest(a, b)
                }
            };
            verdict(Rule { between }.sum(&columns(input)) > 0.0)
        }),
    ],
    ..Spec::NEW
};

fn columns(input: &mut Input) -> Vec<Vec<u8>> {
    let n = input.number();
    let rows: Vec<&str> = (0..n).map(|_| input.word()).collect();
    let column = |j: u64| rows.iter().map(|row| row.as_bytes()[j as usize]).collect();
    (0..n).map(column).collect()
}

fn verdict(wins: bool) -> String {
    line([if wins { "Takahashi" } else { "Snuke" }])
}

/// Takahashi wins if the sum over the columns is above 0.
fn by_columns(input: &mut Input, worth: fn(&[u8]) -> f64) -> String {
    verdict(columns(input).iter().map(|column| worth(column)).sum::<f64>() > 0.0)
}

/// What a column is worth between its options: no bounds are infinite.
struct Rule {
    between: fn(f64, f64) -> f64,
}

impl Rule {
    const RIGHT: Rule = Rule { between: simplest };

    fn sum(&self, columns: &[Vec<u8>]) -> f64 {
        let mut known = HashMap::new();
        columns.iter().map(|column| self.value(column, &mut known)).sum()
    }

    fn value(&self, column: &[u8], known: &mut HashMap<Vec<u8>, f64>) -> f64 {
        if let Some(&value) = known.get(column) {
            return value;
        }
        let (mut a, mut b) = (f64::NEG_INFINITY, f64::INFINITY);
        for i in 0..column.len() {
            let is_white = column[i] == b'W';
            if column[i] == b'.' {
                continue;
            }
            let mut after = column.to_vec();
            after[i] = b'.';
            let taken = self.value(&after, known);
            (a, b) = if is_white { (a, b.min(taken)) } else { (a.max(taken), b) };
            if i > 0 && column[i - 1] == b'.' {
                after[i - 1] = column[i];
                let moved = self.value(&after, known);
                (a, b) = if is_white { (a.max(moved), b) } else { (a, b.min(moved)) };
            }
        }
        let value = (self.between)(a, b);
        known.insert(column.to_vec(), value);
        value
    }
}

/// The path from 0 to it: 1 further, or half the way back.
fn simplest(a: f64, b: f64) -> f64 {
    let (mut low, mut z, mut high) = (f64::NEG_INFINITY, 0.0, f64::INFINITY);
    while z <= a || z >= b {
        if z <= a {
            low = z;
            z = if high.is_finite() { f64::midpoint(z, high) } else { z + 1.0 };
        } else {
            high = z;
            z = if low.is_finite() { f64::midpoint(low, z) } else { z - 1.0 };
        }
    }
    z
}

/// Half of the time the second half of the columns is the first with the colours exchanged, so that
/// the sum is 0, but for a square now and then.
fn generate(random: &mut Random) {
    let n = random.items(1).min(8);
    let pieces = random.one_of(&[2, 3, 6]);
    let is_even = random.once_in(2);
    let mut columns: Vec<Vec<u8>> = random.each(n, |random| {
        let letter = |random: &mut Random| match random.from(0, pieces) {
            0 => b'.',
            i if i % 2 == 0 => b'W',
            _ => b'B',
        };
        (0..n).map(|_| letter(random)).collect()
    });
    if is_even {
        for j in 0..n / 2 {
            let other = |letter: &u8| match letter {
                b'W' => b'B',
                b'B' => b'W',
                _ => b'.',
            };
            columns[n - 1 - j] = columns[j].iter().map(other).collect();
        }
        if n % 2 == 1 {
            columns[n / 2].fill(b'.');
        }
        if random.once_in(2) {
            let (i, j) = (random.from(0, n as u64 - 1), random.from(0, n as u64 - 1));
            columns[j as usize][i as usize] = random.one_of(b".WB");
        }
    }
    random.line([n]);
    for i in 0..n {
        let row: String = columns.iter().map(|column| char::from(column[i])).collect();
        random.line([row]);
    }
}
