use spec::prelude::*;

const CELLS: u64 = 1_000_000_000;
const ROWS: u64 = 100;
const WHITE: u64 = 100;

pub const SPEC: Spec = Spec {
    unit: "white cells",
    largest: (ROWS * WHITE) as usize,
    generate,
    validate: |input| {
        let n = input.single("n", 1..=CELLS);
        input.times("K", 1..=ROWS, |input| {
            let white = input.single("w", 1..=WHITE);
            input.distinct(white, "", 1..=n);
        });
    },
    lost: Some("No"),
    long: &[("max-input", || {
        // All above n/2, where the value is 1; in every second row one is n/2, where it is 2.
        let n = CELLS;
        let row = |i: u64| {
            let mut cells: Vec<u64> = (1..=WHITE).map(|j| n - 4_999_999 * j - i).collect();
            cells[i as usize] = [n / 2 + 1 + i, n / 2][(i % 2) as usize];
            list(&cells)
        };
        let rows: String = (0..ROWS).map(row).collect();
        (format!("{n}\n{ROWS}\n{rows}"), "No\nYes\n".repeat(ROWS as usize / 2))
    })],
    mistakes: &[
        wrong("hack-run-end", |input| {
            by_values(input, |m, g| {
                let (mut sums, mut s) = (vec![0], 0);
                for (value, is_odd) in runs(m, g) {
                    s ^= if is_odd { value } else { 0 };
                    sums.push(s);
                }
                sums
            })
        }),
        wrong("hack-run-length", |input| {
            by_values(input, |m, g| {
                let (mut sums, mut s) = (vec![0], 0);
                for (value, _) in runs(m, g) {
                    s ^= value;
                    sums.push(s);
                }
                sums
            })
        }),
        wrong("hack-alone", |input| {
            by_values(input, |m, g| {
                let (mut sums, mut s) = (vec![], 0);
                for (value, is_odd) in runs(m, g) {
                    sums.push(s ^ value);
                    s ^= if is_odd { value } else { 0 };
                }
                sums
            })
        }),
        wrong("hack-single", |input| {
            by_values(input, |m, g| [0].into_iter().chain(runs(m, g).map(|run| run.0)).collect())
        }),
    ],
    ..Spec::NEW
};

/// The runs of equal quotients of m by 2, 3, …: the value of the quotient, and whether the run has odd
/// length.
fn runs(m: u64, g: &[u64]) -> impl Iterator<Item = (u64, bool)> + '_ {
    let mut i = 2;
    std::iter::from_fn(move || {
        let (first, v) = (i, m.checked_div(i).filter(|&v| v > 0)?);
        i = m / v + 1;
        Some((g[v as usize], (i - first) % 2 == 1))
    })
}

/// By what a mistake takes for the values of a cell's options. A row above 1000 is too long for it.
fn by_values(input: &mut Input, options: fn(u64, &[u64]) -> Vec<u64>) -> String {
    let n = input.number();
    let mut g = vec![0];
    for m in 1..=n.min(1000) {
        g.push(mex(&options(m, &g)));
    }
    input.cases(["Yes", "No"], |input| {
        let value = |x: u64| g.get((n / x) as usize).copied().unwrap_or(1);
        nim_sum(input.list().into_iter().map(value)) != 0
    })
}

/// A lost row has pairs of cells with the same ⌊n/x⌋.
fn generate(random: &mut Random) {
    let n = random.number(1, CELLS);
    random.line([n]);
    random.in_cases([ROWS, WHITE], |random, count| {
        let is_lost = random.is_to_be_lost();
        let (mut cells, mut seen) = (vec![], HashSet::new());
        random.each(if is_lost { count.div_ceil(2) } else { count }, |random| {
            let x = random.number(1, n);
            let (first, last) = (n / (n / x + 1) + 1, n / (n / x));
            let other = if x == first { last } else { first };
            if is_lost && x != other && !seen.contains(&x) && !seen.contains(&other) {
                seen.extend([x, other]);
                cells.extend([x, other]);
            } else if !is_lost && seen.insert(x) {
                cells.push(x);
            }
        });
        if cells.is_empty() {
            cells.push(1);
        }
        random.shuffle(&mut cells);
        random.list(&cells);
    });
}
