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
                half(l) ^ half(upper) ^ (is_odd * width)
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
                value ^= (inside(from, r).count() as u64 % 2) << k;
            }
            let cut = inside(l, r).map(|c| c - l).collect();
            assert_eq!(nim.is_won(&cut), value != 0, "{chips:?} {l} {r}");
        }
    }
}

/// The options of Nim, for the referee.
#[allow(clippy::ptr_arg)] // the referee's positions are Vecs
fn nim(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
    sum(heaps, |&heap| 0..heap)
}

/// Nim.
#[test]
fn leetcode_1908() {
    let mut referee = Referee::normal(nim);
    for heaps in positions([(1, 9), (2, 7), (3, 6), (4, 4)]) {
        assert_eq!(referee.is_won(&heaps), nim_sum(heaps.clone()) != 0, "{heaps:?}");
    }
}

#[test]
fn poj_2234() {
    leetcode_1908();
}

/// Nim: how many first moves win?
#[test]
fn poj_2975() {
    let mut referee = Referee::normal(nim);
    for heaps in positions([(1, 9), (2, 7), (3, 6), (4, 4)]) {
        let wins = nim(&heaps).into_iter().filter(|to| !referee.is_won(to)).count();
        let xor = nim_sum(heaps.clone());
        assert_eq!(wins, heaps.iter().filter(|&&heap| heap ^ xor < heap).count(), "{heaps:?}");
    }
}

/// Coins on squares: one goes to a square with a smaller number; square 0 is the end.
#[test]
fn spoj_qcj3() {
    let moves = |counts: &Vec<u64>| {
        let mut options = vec![];
        for (to, from) in (0..counts.len()).tuple_combinations() {
            if counts[from] > 0 {
                let mut option = counts.clone();
                option[from] -= 1;
                // Coins at the end do nothing.
                option[to] += u64::from(to > 0);
                options.push(option);
            }
        }
        options
    };
    let mut referee = Referee::normal(moves);
    for counts in (1..=4).flat_map(|len| sequences(len, 2)) {
        let odd = (0..counts.len()).filter(|&i| counts[i] % 2 == 1);
        let value = nim_sum(odd.map(|i| i as u64 + 1));
        let counts = [&[0], &counts[..]].concat();
        assert_eq!(referee.is_won(&counts), value != 0, "{counts:?}");
    }
}

/// Nim with the heaps n, 2n, 3n.
#[test]
fn project_euler_301() {
    let mut referee = Referee::normal(nim);
    for n in 1..=10 {
        assert_eq!(!referee.is_won(&vec![n, 2 * n, 3 * n]), n & (2 * n) == 0, "{n}");
    }
    let lost = |k: u32| (1..=1_u64 << k).filter(|n| n & (2 * n) == 0).count();
    assert_eq!((1..=8).map(lost).collect::<Vec<_>>(), [2, 3, 5, 8, 13, 21, 34, 55]);
}

/// Nim with heaps x to x + m − 1 for each quarry.
#[test]
fn codeforces_15c() {
    let up_to = |n: u64| [n, 1, n + 1, 0][n as usize % 4];
    for (x, m) in (1..40).cartesian_product(1..20) {
        let xor = up_to(x + m - 1) ^ up_to(x - 1);
        assert_eq!(xor, nim_sum(x..x + m), "{x} {m}");
    }
    leetcode_1908();
}

/// Before a game of Nim some stones, fewer than all, are put from the first heap to the second, so that the second
/// player wins: how few?
#[test]
fn atcoder_abc_172_f() {
    let mut referee = Referee::normal(nim);
    for below in positions([(2, 12), (3, 7), (4, 3)]) {
        let heaps: Vec<u64> = below.iter().map(|heap| heap + 1).collect();
        let mut is_lost = |moved: u64| {
            let mut heaps = heaps.clone();
            (heaps[0], heaps[1]) = (heaps[0] - moved, heaps[1] + moved);
            !referee.is_won(&heaps)
        };
        let found = (0..heaps[0]).find(|&moved| is_lost(moved));
        let (xor, total) = (nim_sum(heaps[2..].iter().copied()), heaps[0] + heaps[1]);
        let half = total.checked_sub(xor).filter(|rest| rest % 2 == 0).map(|rest| rest / 2);
        let mut key = None;
        if let Some(mut kept) = half.filter(|half| half & xor == 0 && *half <= heaps[0]) {
            for bit in (0..8).rev().filter(|bit| xor >> bit & 1 == 1) {
                if kept + (1 << bit) <= heaps[0] {
                    kept += 1 << bit;
                }
            }
            key = (kept > 0).then(|| heaps[0] - kept);
        }
        assert_eq!(found, key, "{heaps:?}");
    }
}
