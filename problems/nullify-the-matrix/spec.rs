use spec::prelude::*;
use std::collections::HashMap;

const MATRICES: u64 = 10;
/// Rows, and columns.
const SIDE: u64 = 100;
const MOST: u64 = 1_000_000;

type Matrix = Vec<Vec<u64>>;

pub const SPEC: Spec = Spec {
    unit: "cells",
    largest: (MATRICES * SIDE * SIDE) as usize,
    generate: |random| random.in_cases([MATRICES, SIDE * SIDE], matrix),
    validate: |input| {
        input.times("t", 1..=MATRICES, |input| {
            let [n, m] = input.fields([("n", 1..=SIDE), ("m", 1..=SIDE)]);
            for _ in 0..n {
                input.line(m, "a number", 0..=MOST);
            }
        });
    },
    lost: Some("Jeel"),
    long: &[
        ("max-judge", || {
            // Ten full matrices in which each anti-diagonal has every number twice, or one number more;
            // in every second one the last cell, or the first one, is not 0.
            let (mut input, mut answers) = (line([MATRICES]), String::new());
            for k in 0..MATRICES as usize {
                let mut a = vec![vec![0; SIDE as usize]; SIDE as usize];
                for (i, j) in
                    (0..SIDE as usize).flat_map(|i| (0..SIDE as usize).map(move |j| (i, j)))
                {
                    let (low, high) = (i.min(j), i.max(j));
                    if low < high {
                        a[i][j] = (low * 7919 + high * 104_729 + k * 31) as u64 % (MOST + 1);
                    }
                }
                let end = if k % 4 == 1 { 0 } else { SIDE as usize - 1 };
                a[end][end] = if k % 2 == 1 { MOST } else { 0 };
                input += &written(&a);
                answers += if k % 2 == 1 { "Ashish\n" } else { "Jeel\n" };
            }
            (input, answers)
        }),
        ("max-far-apart", || {
            // Two cells with a 1, this many anti-diagonals apart.
            let apart = [16, 32, 50, 64, 99, 100, 101, 127, 128, 150].map(|far: usize| {
                let mut a = vec![vec![0; SIDE as usize]; SIDE as usize];
                a[0][0] = 1;
                a[far / 2][far.div_ceil(2)] = 1;
                written(&a)
            });
            (line([MATRICES]) + &apart.concat(), "Ashish\n".repeat(MATRICES as usize))
        }),
        ("max-one-row-and-one-column", || {
            let row = [vec![0; 99], vec![MOST]].concat();
            let column: Matrix = row.iter().map(|&number| vec![number]).collect();
            let zero = vec![vec![0; SIDE as usize]];
            let input = line([3]) + &written(&[row]) + &written(&column) + &written(&zero);
            (input, "Ashish\nAshish\nJeel\n".into())
        }),
    ],
    mistakes: &[
        wrong("hack-one-sum", |input| by_matrices(input, |a| sums(a, |_, _| 0))),
        wrong("hack-rows", |input| by_matrices(input, |a| sums(a, |i, _| i))),
        wrong("hack-diagonals", |input| by_matrices(input, |a| sums(a, |i, j| i - j))),
        wrong("hack-lines", |input| {
            by_matrices(input, |a| {
                let rows = a.iter().filter(|row| row.iter().any(|&number| number > 0)).count();
                let is_column = |&j: &usize| a.iter().any(|row| row[j] > 0);
                let columns = (0..a[0].len()).filter(is_column).count();
                rows.min(columns) % 2 == 1
            })
        }),
    ],
    ..Spec::NEW
};

fn written(a: &[Vec<u64>]) -> String {
    line([a.len(), a[0].len()]) + &a.iter().map(line).collect::<String>()
}

/// The winner of each matrix.
fn by_matrices(input: &mut Input, wins: fn(&Matrix) -> bool) -> String {
    input.cases(["Ashish", "Jeel"], |input| {
        let [n, m] = input.array();
        wins(&(0..n).map(|_| input.numbers(m)).collect())
    })
}

/// Is the nim-sum of some class of cells not 0?
fn sums(a: &Matrix, class: fn(i64, i64) -> i64) -> bool {
    let mut sums: HashMap<i64, u64> = HashMap::new();
    for (row, i) in a.iter().zip(0..) {
        for (number, j) in row.iter().zip(0..) {
            *sums.entry(class(i, j)).or_default() ^= number;
        }
    }
    sums.values().any(|&sum| sum != 0)
}

/// A lost matrix has its anti-diagonals mended in the first cell of each, or all but one of them.
fn matrix(random: &mut Random, cells: usize) {
    let is_lost = random.is_to_be_lost();
    let cells = cells as u64;
    let least = cells.div_ceil(SIDE).max(1);
    let n = if random.is_small() {
        random.from(1, cells.min(3))
    } else {
        random.from(least, cells.min(SIDE))
    };
    let m = (cells / n).clamp(1, SIDE);
    // A bit more is still within the limit.
    let numbers = random.numbers((n * m) as usize, 0, (1 << 19) - 1);
    let mut a: Matrix = numbers.chunks(m as usize).map(<[u64]>::to_vec).collect();
    if is_lost || random.once_in(2) {
        for d in 0..n + m - 1 {
            let places: Vec<[usize; 2]> = (0..n)
                .filter(|&i| i <= d && d - i < m)
                .map(|i| [i as usize, (d - i) as usize])
                .collect();
            let others = nim_sum(places[1..].iter().map(|&[i, j]| a[i][j]));
            if others <= MOST {
                a[places[0][0]][places[0][1]] = others;
            } else {
                for &[i, j] in &places {
                    a[i][j] = 0;
                }
            }
        }
        if !is_lost {
            let (i, j) = (random.from(0, n - 1) as usize, random.from(0, m - 1) as usize);
            let bit = 1 << random.from(0, 3);
            a[i][j] ^= bit;
            if let (Some(other), true) = (a[i].get_mut(j + 2), random.once_in(2)) {
                // On another anti-diagonal, but of the same colour on a chess board.
                *other ^= bit;
            }
        }
    }
    random.line([n, m]);
    for row in a {
        random.line(row);
    }
}
