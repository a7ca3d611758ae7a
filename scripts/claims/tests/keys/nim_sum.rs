use itertools::Itertools;
use referee::small::{grids, positions, sequences};
use referee::{sum, Referee};
use shared::nim::nim_sum;

/// From the cells of one row of a matrix any numbers of coins are taken, at least one in all.
#[test]
fn lightoj_1247() {
    let lowered = |row: &Vec<u64>| -> Vec<Vec<u64>> {
        let rows = row.iter().map(|&cell| 0..=cell).multi_cartesian_product();
        rows.filter(|lower| lower != row).collect()
    };
    let mut referee = Referee::normal(|matrix: &Vec<Vec<u64>>| sum(matrix, lowered));
    for (n, m, max) in [(1, 3, 3), (2, 2, 3), (2, 3, 1), (3, 2, 1), (3, 1, 4)] {
        for matrix in grids(n, m, max) {
            let value = nim_sum(matrix.iter().map(|row| row.iter().sum()));
            assert_eq!(referee.grundy(&matrix), value, "{matrix:?}");
        }
    }
}

/// Nim in which the first player has to take from the heap k first.
#[test]
fn nowcoder_14619() {
    let mut nim = Referee::normal(|heaps: &Vec<u64>| sum(heaps, |&heap| 0..heap));
    for heaps in positions([(1, 9), (2, 7), (3, 5), (4, 3)]) {
        for k in 0..heaps.len() {
            let takes = (0..heaps[k]).map(|left| {
                let mut heaps = heaps.clone();
                heaps[k] = left;
                heaps
            });
            let is_won = takes.into_iter().any(|heaps| !nim.is_won(&heaps));
            let others = nim_sum(heaps.iter().copied()) ^ heaps[k];
            assert_eq!(is_won, heaps[k] > others, "{heaps:?} {k}");
        }
    }
}

/// From heap i, numbered from 1, a multiple of i is taken.
#[test]
fn spoj_resn04() {
    let takes = |heaps: &Vec<u64>| {
        let mut options = vec![];
        for (i, &heap) in heaps.iter().enumerate() {
            for take in (i + 1..=heap as usize).step_by(i + 1) {
                let mut option = heaps.clone();
                option[i] -= take as u64;
                options.push(option);
            }
        }
        options
    };
    let mut referee = Referee::normal(takes);
    for heaps in positions([(1, 20), (2, 15), (3, 9), (4, 5)]) {
        let value = nim_sum(heaps.iter().zip(1..).map(|(heap, i)| heap / i));
        assert_eq!(referee.grundy(&heaps), value, "{heaps:?}");
    }
}

/// A sheet of n × m cells is cut along a stretch of a line of the grid inside it, of which not all has been cut.
#[test]
fn codeforces_277c() {
    for (n, m) in [(1, 1), (1, 5), (2, 1), (2, 2), (2, 3), (3, 3), (2, 4)] {
        // Each line is a set of uncut pieces.
        let cuts = |line: &u64| -> Vec<u64> {
            let stretches = (0..=5).tuple_combinations();
            let left = stretches.map(|(from, to): (u32, u32)| line & !((1 << to) - (1 << from)));
            left.filter(|left| left != line).collect()
        };
        let mut referee = Referee::normal(|lines: &Vec<u64>| sum(lines, cuts));
        let lengths = [vec![m; n - 1], vec![n; m - 1]].concat();
        let states = lengths.iter().map(|length| 0..1_u64 << length).multi_cartesian_product();
        for lines in states {
            let value = nim_sum(lines.iter().map(|line| u64::from(line.count_ones())));
            assert_eq!(referee.is_won(&lines), value != 0, "{n} {m} {lines:?}");
        }
    }
}

/// A chip in each row of a board goes left by any number of cells; of the board only the columns l to r are left,
/// with their chips.
#[test]
fn codeforces_1511g() {
    let mut nim = Referee::normal(|places: &Vec<u64>| sum(places, |&place| 0..place));
    for chips in (1..=4).flat_map(|rows| sequences(rows, 6)) {
        let chips: Vec<u64> = chips.into_iter().sorted().collect();
        let inside = |l: u64, r: u64| chips.iter().filter(move |&&c| l <= c && c <= r);
        // xors[k][l]: the xor of c − l for the columns l to l + 2ᵏ − 1.
        let mut xors = vec![vec![0; 16]];
        for k in 0..3 {
            let width = 1 << k;
            let twice = |l: u64| {
                let upper = l + width;
                let is_odd = inside(upper, upper + width - 1).count() as u64 % 2;
                let half = |l: u64| xors[k].get(l as usize).copied().unwrap_or(0);
                half(l) ^ half(upper) ^ is_odd * width
            };
            xors.push((0..16).map(twice).collect());
        }
        for (l, r) in (0..=6_u64).flat_map(|l| (l..=6).map(move |r| (l, r))) {
            // From l on, always the largest power of 2 that fits; what lies behind it is higher by its bit.
            let (mut value, mut from) = (0, l);
            while from <= r {
                let k = (r - from + 1).ilog2();
                value ^= xors[k as usize][from as usize];
                from += 1 << k;
                value ^= inside(from, r).count() as u64 % 2 << k;
            }
            let cut = inside(l, r).map(|c| c - l).collect();
            assert_eq!(nim.is_won(&cut), value != 0, "{chips:?} {l} {r}");
        }
    }
}
