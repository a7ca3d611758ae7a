use itertools::Itertools;
use referee::small::sequences;
use referee::Referee;

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
