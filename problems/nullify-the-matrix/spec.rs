use super::prelude::*;
use std::collections::HashMap;

const MOST: u64 = 1_000_000;

type Matrix = Vec<Vec<u64>>;

pub const SPEC: Spec = Spec {
    unit: "cells",
    largest: 100_000,
    generate: |draw| draw.in_cases([10, 10_000], matrix),
    promise: |words| {
        words.times("t", 1..=10, |words| {
            let [n, m] = words.fields([("n", 1..=100), ("m", 1..=100)]);
            for _ in 0..n {
                words.line(m, "a number", 0..=MOST);
            }
        });
    },
    lost: Some("Jeel"),
    long: &[
        ("max-judge", || {
            // Ten full matrices in which each anti-diagonal has every number twice, or one number more;
            // in every second one the last cell, or the first one, is not 0.
            let (mut input, mut answers) = (line([10]), String::new());
            for k in 0..10 {
                let mut a = vec![vec![0; 100]; 100];
                for (i, j) in (0..100).flat_map(|i| (0..100).map(move |j| (i, j))) {
                    let (low, high) = (i.min(j), i.max(j));
                    if low < high {
                        a[i][j] = (low * 7919 + high * 104_729 + k * 31) as u64 % (MOST + 1);
                    }
                }
                let end = if k % 4 == 1 { 0 } else { 99 };
                a[end][end] = if k % 2 == 1 { MOST } else { 0 };
                input += &written(&a);
                answers += if k % 2 == 1 { "Ashish\n" } else { "Jeel\n" };
            }
            (input, answers)
        }),
        ("max-one-row-and-one-column", || {
            let row = [vec![0; 99], vec![MOST]].concat();
            let column: Matrix = row.iter().map(|&number| vec![number]).collect();
            let zero = vec![vec![0; 100]];
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
fn matrix(draw: &mut Draw, cells: usize) {
    let is_lost = draw.is_to_be_lost();
    let cells = cells as u64;
    let least = cells.div_ceil(100).max(1);
    let n =
        if draw.is_small() { draw.from(1, cells.min(3)) } else { draw.from(least, cells.min(100)) };
    let m = (cells / n).clamp(1, 100);
    // A bit more is still within the limit.
    let numbers = draw.numbers((n * m) as usize, 0, (1 << 19) - 1);
    let mut a: Matrix = numbers.chunks(m as usize).map(<[u64]>::to_vec).collect();
    if is_lost || draw.once_in(2) {
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
            let (i, j) = (draw.from(0, n - 1) as usize, draw.from(0, m - 1) as usize);
            let bit = 1 << draw.from(0, 3);
            a[i][j] ^= bit;
            if let (Some(other), true) = (a[i].get_mut(j + 2), draw.once_in(2)) {
                // On another anti-diagonal, but of the same colour on a chess board.
                *other ^= bit;
            }
        }
    }
    draw.line([n, m]);
    for row in a {
        draw.line(row);
    }
}
