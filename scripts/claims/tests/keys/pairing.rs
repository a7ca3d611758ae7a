use itertools::Itertools;
use referee::small::{in_order, positions, sequences};
use referee::{partizan, Player, Referee};

/// Round plates of radius r are laid on a table of a × b without overlap. Here their centres are on a grid of half
/// units, so that the centre of the table is one of its points.
#[test]
fn codeforces_197a() {
    for (a, b, r) in itertools::iproduct!(1..=5_i32, 1..=4_i32, 1..=3_i32) {
        // In half units.
        let (width, height, radius) = (2 * a, 2 * b, 2 * r);
        let inside = (radius..=width - radius).cartesian_product(radius..=height - radius);
        let centres: Vec<(i32, i32)> = inside.collect();
        let fit = |(x, y): (i32, i32), (u, v): (i32, i32)| {
            (x - u).pow(2) + (y - v).pow(2) >= 4 * radius * radius
        };
        let lay = |plates: &Vec<(i32, i32)>| {
            let mut options = vec![];
            for &centre in &centres {
                if plates.iter().all(|&plate| fit(plate, centre)) {
                    let mut option = plates.clone();
                    option.push(centre);
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        };
        assert_eq!(Referee::normal(lay).is_won(&vec![]), 2 * r <= a.min(b), "{a} {b} {r}");
    }
}

/// One of n logs of length m is cut into two or more equal parts, whose length is an integer of at least k.
#[test]
fn codeforces_78c() {
    let is_cut = |k: u64, m: u64| move |&parts: &u64| parts > 1 && m % parts == 0 && m / parts >= k;
    for k in 1..=4 {
        let cuts = |logs: &Vec<u64>| {
            let mut options = vec![];
            for (i, &log) in logs.iter().enumerate() {
                for parts in (2..=log).filter(is_cut(k, log)) {
                    let mut option = logs.clone();
                    option.remove(i);
                    option.extend(vec![log / parts; parts as usize]);
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        };
        let mut referee = Referee::normal(cuts);
        for (n, most) in [(1, 18), (2, 9), (3, 6)] {
            for m in 1..=most {
                let can_cut = (2..=m).any(|parts| is_cut(k, m)(&parts));
                let is_won = referee.is_won(&vec![m; n]);
                assert_eq!(is_won, n % 2 == 1 && can_cut, "{n} {m} {k}");
            }
        }
    }
}

/// Knights are put on a board of n × n so that none attacks another.
#[test]
fn codeforces_120e() {
    for n in 1..=4_i32 {
        let cells: Vec<(i32, i32)> = (0..n).cartesian_product(0..n).collect();
        let attack = |(a, b): (i32, i32), (c, d): (i32, i32)| {
            [(1, 2), (2, 1)].contains(&((a - c).abs(), (b - d).abs()))
        };
        let puts = |board: &u64| {
            let has = |at: usize| board >> at & 1 == 1;
            let is_safe = |&at: &usize| {
                !(0..cells.len()).any(|other| has(other) && attack(cells[at], cells[other]))
            };
            let free = (0..cells.len()).filter(|&at| !has(at)).filter(is_safe);
            free.map(|at| board | 1 << at).collect()
        };
        assert_eq!(Referee::normal(puts).is_won(&0), n % 2 == 1, "{n}");
    }
}

/// Buns in a row: each takes one next to the last one taken if there is one, else any; how much does the first
/// player get?
#[test]
fn atcoder_agc_026_f() {
    for n in 2..=9 {
        let takes = |&(taken, last): &(u32, usize), row: &[i64]| -> Vec<(i64, (u32, usize))> {
            let free = |&i: &usize| i < n && taken >> i & 1 == 0;
            let near = [last.wrapping_sub(1), last.saturating_add(1)];
            let mut may: Vec<usize> = near.into_iter().filter(|at| free(at)).collect();
            if may.is_empty() {
                may = (0..n).filter(free).collect();
            }
            may.into_iter().map(|i| (row[i], (taken | 1 << i, i))).collect()
        };
        let rows = sequences(n, if n < 6 { 2 } else { 1 });
        for row in rows.map(|row| row.iter().map(|&bun| bun as i64 + 1).collect::<Vec<i64>>()) {
            let total: i64 = row.iter().sum();
            let lead = claims::lead(&(0, usize::MAX - 1), &|position| takes(position, &row));
            // Places are numbered from 1.
            let sum = |from: usize| row.iter().skip(from - 1).step_by(2).sum::<i64>();
            let (odd, even) = (sum(1), sum(2));
            let key = if n % 2 == 0 {
                odd.max(even)
            } else {
                // Cut out even places; of the stretches between them the worst.
                let cuts = (1..n).step_by(2).powerset().map(|cuts| {
                    let ends = [&[usize::MAX][..], &cuts, &[n]].concat();
                    let stretches = ends.windows(2).map(|two| {
                        let inside = two[0].wrapping_add(1)..two[1];
                        let sign = |i: usize| if i % 2 == 0 { 1 } else { -1 };
                        inside.map(|i| sign(i) * row[i]).sum::<i64>()
                    });
                    stretches.min().unwrap()
                });
                even + cuts.max().unwrap()
            };
            assert_eq!((total + lead) / 2, key, "{row:?}");
        }
    }
}

/// A card is taken, and all cards with smaller numbers are removed.
#[test]
fn codeforces_914b() {
    // How many cards there are of each number.
    let takes = |counts: &Vec<u64>| {
        let mut options = vec![];
        for i in (0..counts.len()).filter(|&i| counts[i] > 0) {
            let mut option = vec![0; counts.len()];
            option[i..].copy_from_slice(&counts[i..]);
            option[i] -= 1;
            options.push(option);
        }
        options
    };
    let mut referee = Referee::normal(takes);
    for counts in sequences(4, 4) {
        let is_won = counts.iter().any(|count| count % 2 == 1);
        assert_eq!(referee.is_won(&counts), is_won, "{counts:?}");
    }
}

/// A 0 becomes a 1, which costs 1, or the word is reversed, which costs nothing, if it is no palindrome and the last
/// move was not a reversal. Play ends when all are 1; who has paid less?
fn palindrome_lead(word: &[u64]) -> i64 {
    fn moves((word, reversed): &(Vec<u64>, bool)) -> Vec<(i64, (Vec<u64>, bool))> {
        let mut options = vec![];
        for i in (0..word.len()).filter(|&i| word[i] == 0) {
            let mut option = word.clone();
            option[i] = 1;
            options.push((-1, (option, false)));
        }
        let back: Vec<u64> = word.iter().rev().copied().collect();
        if !options.is_empty() && !reversed && back != *word {
            options.push((0, (back, true)));
        }
        options
    }
    claims::lead(&(word.to_vec(), false), &moves)
}

#[test]
fn codeforces_1527b1() {
    for word in (1..=8).flat_map(|len| sequences(len, 1)) {
        let zeros = word.iter().filter(|&&digit| digit == 0).count();
        if word.iter().eq(word.iter().rev()) && zeros > 0 {
            let is_won = zeros % 2 == 1 && zeros > 1;
            assert_eq!(palindrome_lead(&word).signum(), if is_won { 1 } else { -1 }, "{word:?}");
        }
    }
}

/// The first or the last pile is taken; their number is even, the total odd.
#[test]
fn leetcode_877() {
    for row in [2, 4, 6].into_iter().flat_map(|len| sequences(len, 3)) {
        let row: Vec<i64> = row.iter().map(|&pile| pile as i64 + 1).collect();
        let takes = |&(from, to): &(usize, usize)| match from < to {
            true => vec![(row[from], (from + 1, to)), (row[to - 1], (from, to - 1))],
            false => vec![],
        };
        if row.iter().sum::<i64>() % 2 == 1 {
            assert!(claims::lead(&(0, row.len()), &takes) > 0, "{row:?}");
        }
    }
}

/// 1 to k neighbouring coins are taken out of a ring of n.
fn ring_is_won(n: u64, k: u64) -> bool {
    // A move from the ring, told by n at the front with a 0 behind it, leaves a row; rows are sorted.
    let takes = |rows: &Vec<u64>| {
        let mut options = vec![];
        if let [ring, 0] = rows[..] {
            return (1..=k.min(ring)).map(|take| vec![ring - take]).collect();
        }
        for (i, &row) in rows.iter().enumerate() {
            for take in 1..=k.min(row) {
                for left in 0..=(row - take) / 2 {
                    let mut option = rows.clone();
                    option.remove(i);
                    option.extend([left, row - take - left].iter().filter(|&&part| part > 0));
                    option.sort_unstable();
                    options.push(option);
                }
            }
        }
        options
    };
    Referee::normal(takes).is_won(&vec![n, 0])
}

#[test]
fn hdu_3951() {
    for (n, k) in (1..=13).cartesian_product(1..=5) {
        let is_won = if k == 1 { n % 2 == 1 } else { n <= k };
        assert_eq!(ring_is_won(n, k), is_won, "{n} by {k}");
    }
}

#[test]
fn poj_2484() {
    assert!((1..=15).all(|n| ring_is_won(n, 2) == (n <= 2)));
}

/// A cell of an n × n board that has no painted neighbour by a side is painted.
#[test]
fn codeforces_630r() {
    for n in 1..=4_i32 {
        let cells: Vec<(i32, i32)> = (0..n).cartesian_product(0..n).collect();
        let paints = |board: &u64| {
            let is_free = |&at: &usize| {
                (0..cells.len()).filter(|other| board >> other & 1 == 1).all(|other| {
                    let ((a, b), (c, d)) = (cells[at], cells[other]);
                    (a - c).abs() + (b - d).abs() > 1
                })
            };
            (0..cells.len()).filter(is_free).map(|at| board | 1 << at).collect()
        };
        assert_eq!(Referee::normal(paints).is_won(&0), n % 2 == 1, "{n}");
    }
}

/// A token goes from (0, 0) by k to the right or up, and stays within the circle of radius d.
#[test]
fn codeforces_1451d() {
    for (d, k) in (1..=30_u64).flat_map(|d| (1..=d).map(move |k| (d, k))) {
        let moves = |&(x, y): &(u64, u64)| {
            let to = [(x + k, y), (x, y + k)].into_iter();
            to.filter(|(x, y)| x * x + y * y <= d * d).collect()
        };
        let z = (0..).map(|i| i * k).take_while(|z| 2 * z * z <= d * d).last().unwrap();
        let is_won = z * z + (z + k) * (z + k) <= d * d;
        assert_eq!(Referee::normal(moves).is_won(&(0, 0)), is_won, "{d} {k}");
    }
}

/// On an n × n board the white queen stands in the first cell of the first row, the black one in its last, and pawns
/// in all other cells. Each move takes a pawn or the other queen; whoever cannot, or has no queen, loses.
#[test]
fn codeforces_493d() {
    for n in 2..=4_i32 {
        // The pawns, the queen to move and the other one; None: it was taken.
        type Board = (u64, Option<(i32, i32)>, (i32, i32));
        let bit = |(x, y): (i32, i32)| 1_u64 << (x * n + y);
        let takes = |&(pawns, own, other): &Board| {
            let mut options: Vec<Board> = vec![];
            let Some((x, y)) = own else { return options };
            for (dx, dy) in (-1..=1).cartesian_product(-1..=1).filter(|&step| step != (0, 0)) {
                let line = (1..n).map(|i| (x + i * dx, y + i * dy));
                let mut inside = line.take_while(|(x, y)| (0..n).contains(x) && (0..n).contains(y));
                let Some(to) = inside.find(|&to| to == other || pawns & bit(to) != 0) else {
                    continue;
                };
                let left = (to != other).then_some(other);
                options.push((pawns & !bit(to), left, to));
            }
            options
        };
        let (white, black) = ((0, 0), (0, n - 1));
        let pawns = ((1_u64 << (n * n)) - 1) & !bit(white) & !bit(black);
        let mut referee = Referee::normal(takes);
        assert_eq!(referee.is_won(&(pawns, Some(white), black)), n % 2 == 0, "{n}");
        if n % 2 == 0 {
            let left = (n > 2).then_some(black);
            assert!(!referee.is_won(&(pawns & !bit((0, 1)), left, (0, 1))), "{n}");
        }
    }
}

/// Takahashi takes X stones from each of some heaps, at least one, Aoki Y.
#[test]
fn atcoder_arc_143_c() {
    for (x, y) in (1..=3_u64).cartesian_product(1..=3_u64) {
        let mut referee = Referee::normal(partizan(|heaps: &Vec<u64>, player| {
            let take = if player == Player::Left { x } else { y };
            let may: Vec<usize> = (0..heaps.len()).filter(|&i| heaps[i] >= take).collect();
            let sets = may.into_iter().powerset().filter(|set| !set.is_empty());
            sets.map(|set| {
                let mut heaps = heaps.clone();
                for i in set {
                    heaps[i] -= take;
                }
                heaps
            })
            .collect()
        }));
        for heaps in positions([(1, 12), (2, 10), (3, 7)]) {
            let rests = || heaps.iter().map(|heap| heap % (x + y));
            let is_won = rests().any(|r| r >= x) && (x <= y || !rests().any(|r| y <= r && r < x));
            let start = (heaps.clone(), Player::Left);
            assert_eq!(referee.is_won(&start), is_won, "{heaps:?} {x} {y}");
        }
    }
}

/// Stones are taken from a heap, at least one, and of what is left there any may go to other heaps that still have
/// stones.
#[test]
fn poj_1740() {
    let moves = |heaps: &Vec<u64>| {
        let mut options = vec![];
        for i in 0..heaps.len() {
            let others = heaps.len() - 1;
            // What each other heap gets, and what stays; the rest, at least one, is taken.
            let given = (0..=others).map(|_| 0..heaps[i]).multi_cartesian_product();
            for given in given.filter(|given| given.iter().sum::<u64>() < heaps[i]) {
                let rest = heaps[..i].iter().chain(&heaps[i + 1..]);
                let mut option: Vec<u64> =
                    rest.zip(&given).map(|(heap, more)| heap + more).collect();
                option.push(given[others]);
                option.retain(|&heap| heap > 0);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    };
    let mut referee = Referee::normal(moves);
    for heaps in in_order(&[(1, 8), (2, 5), (3, 4), (4, 3)]) {
        let counts = heaps.iter().dedup_with_count().map(|(count, _)| count);
        let is_paired = counts.into_iter().all(|count| count % 2 == 0);
        let heaps: Vec<u64> = heaps.iter().rev().copied().collect();
        assert_eq!(!referee.is_won(&heaps), is_paired, "{heaps:?}");
    }
}
