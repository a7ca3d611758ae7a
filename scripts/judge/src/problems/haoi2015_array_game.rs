use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "white cells",
    size: 10_000,
    generate,
    validate: |words| {
        let n = words.number("n", 1..=1_000_000_000);
        words.times("K", 1..=100, |words| {
            let mut seen = HashSet::new();
            let cell = 1..=i128::from(n);
            words.times("w", 1..=100, |words| words.fresh(&mut seen, "", cell.clone()));
        });
    },
    lost: Some("No"),
    wrong: |given, case| {
        let n = given.number();
        let of = |m: u64, g: &[u64]| mex(&sums(m, g, case));
        // A longer row is too long for it.
        let g = (1..=n.min(1000)).fold(vec![0], |g, m| [&g[..], &[of(m, &g)]].concat());
        given.cases(["Yes", "No"], |given| {
            let white = given.counted();
            let value = |x: &u64| g.get((n / x) as usize).copied().unwrap_or(1);
            match case {
                "hack-parity" => white.len() % 2 == 1,
                _ => nim_sum(white.iter().map(value)) != 0,
            }
        })
    },
    large: &[("max-input", || {
        // All above n/2, where the value is 1; in every second row one is n/2, where it is 2.
        let n = 1_000_000_000;
        let row = |i: u64| {
            let mut cells: Vec<u64> = (1..=100).map(|j| n - 4_999_999 * j - i).collect();
            cells[i as usize] = [n / 2 + 1 + i, n / 2][(i % 2) as usize];
            counted(&cells)
        };
        let rows: String = (0..100).map(row).collect();
        (format!("{n}\n100\n{rows}"), "No\nYes\n".repeat(50))
    })],
    ..UNKNOWN
};

/// What the mistakes take for the values of a cell's options.
fn sums(m: u64, g: &[u64], case: &str) -> Vec<u64> {
    let (mut values, mut s, mut i) = (vec![0], 0, 2);
    while i <= m {
        let v = m / i;
        let (next, value) = (m / v + 1, g[v as usize]);
        let is_odd = (next - i) % 2 == 1;
        let end = if is_odd { s ^ value } else { s };
        match case {
            "hack-alone" | "hack-run-length" => values.push(s ^ value),
            "hack-parity" => (),
            "hack-run-end" => values.push(end),
            "hack-single" => values.push(value),
            _ => unknown(case),
        }
        s = if case == "hack-run-length" { s ^ value } else { end };
        i = next;
    }
    if case == "hack-alone" {
        values.remove(0);
    }
    values
}

/// A lost row has pairs of cells with the same ⌊n/x⌋.
fn generate(draw: &mut Draw) {
    let n = draw.number(1, 1_000_000_000);
    draw.line([n]);
    draw.in_cases(100, |draw, count| {
        let is_lost = draw.is_to_be_lost();
        let (mut cells, mut seen) = (vec![], HashSet::new());
        for _ in 0..if is_lost { count.div_ceil(2) } else { count } {
            let x = draw.number(1, n);
            let (first, last) = (n / (n / x + 1) + 1, n / (n / x));
            let other = if x == first { last } else { first };
            if is_lost && x != other && !seen.contains(&x) && !seen.contains(&other) {
                seen.extend([x, other]);
                cells.extend([x, other]);
            } else if !is_lost && seen.insert(x) {
                cells.push(x);
            }
        }
        if cells.is_empty() {
            cells.push(1);
        }
        draw.shuffle(&mut cells);
        draw.counted(&cells);
    });
}
