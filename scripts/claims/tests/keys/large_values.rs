use itertools::Itertools;
use referee::small::{in_order, up_to};
use referee::{sum, Referee};
use shared::grundy::mex;

/// A move takes 2, 3, 5, 7, 11 or 13 from a heap.
#[test]
fn hackerrank_the_prime_game() {
    let primes = [2, 3, 5, 7, 11, 13];
    let mut referee = Referee::normal(|&heap: &u64| {
        primes.iter().filter_map(|&take| heap.checked_sub(take)).collect()
    });
    for heap in 0..400 {
        assert_eq!(referee.grundy(&heap), heap % 9 / 2, "{heap}");
    }
}

/// Nim, where once for each heap that is not empty a player may move without taking.
#[test]
fn hackerrank_zero_move_nim() {
    let mut referee = Referee::normal(|heaps: &Vec<(u64, bool)>| {
        sum(heaps, |&(heap, may_pass)| {
            let pass = (may_pass && heap > 0).then_some((heap, false));
            (0..heap).map(move |heap| (heap, may_pass)).chain(pass)
        })
    });
    let value = |&heap: &u64| match heap {
        0 => 0,
        _ if heap % 2 == 1 => heap + 1,
        _ => heap - 1,
    };
    for heaps in up_to(&[(1, 40), (2, 12), (3, 6)]) {
        let xor = heaps.iter().map(value).fold(0, |xor, value| xor ^ value);
        let start = heaps.iter().map(|&heap| (heap, true)).collect();
        assert_eq!(referee.is_won(&start), xor != 0, "{heaps:?}");
    }
}

/// A move takes one stone or more from a heap, at most half of it.
#[test]
fn uva_1482() {
    let mut referee =
        Referee::normal(|&heap: &u64| (1..=heap / 2).map(|take| heap - take).collect());
    for heap in 0..=300 {
        let mut half = heap;
        while half % 2 == 1 {
            half /= 2;
        }
        assert_eq!(referee.grundy(&heap), half / 2, "{heap}");
    }
}

/// A move takes from a heap a number that divides it. How many first moves win?
#[test]
fn nowcoder_18388() {
    let options = |&heap: &u64| -> Vec<u64> {
        (1..=heap).filter(|take| heap % take == 0).map(|take| heap - take).collect()
    };
    let value = |heap: u64| if heap == 0 { 0 } else { 1 + u64::from(heap.trailing_zeros()) };
    let mut one = Referee::normal(options);
    for heap in 0..=400 {
        assert_eq!(one.grundy(&heap), value(heap), "{heap}");
    }
    let mut referee = Referee::normal(|heaps: &Vec<u64>| sum(heaps, options));
    for heaps in up_to(&[(2, 24), (3, 8)]) {
        let winning = sum(&heaps, options).iter().filter(|option| !referee.is_won(option)).count();
        let xor = heaps.iter().fold(0, |xor, &heap| xor ^ value(heap));
        let of_heap = |&heap: &u64| {
            let rests = options(&heap).into_iter();
            rests.filter(|&rest| value(rest) == value(heap) ^ xor).count()
        };
        assert_eq!(winning, heaps.iter().map(of_heap).sum::<usize>(), "{heaps:?}");
    }
}

/// A move replaces a tower of height h by d equal towers of height h / d, where d > 1 divides h.
#[test]
fn hackerrank_tower_breakers_3() {
    let mut referee = Referee::normal(|towers: &Vec<u64>| {
        let mut options = vec![];
        for (i, &height) in towers.iter().enumerate() {
            for parts in (2..=height).filter(|parts| height % parts == 0) {
                let mut option = [&towers[..i], &towers[i + 1..]].concat();
                option.extend(vec![height / parts; parts as usize]);
                option.retain(|&height| height > 1);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    });
    let value = |height: u64| {
        let mut rest = height >> height.trailing_zeros();
        let mut value = u64::from(height % 2 == 0);
        for prime in 3..=height {
            while rest % prime == 0 {
                (rest, value) = (rest / prime, value + 1);
            }
        }
        value
    };
    for height in 1..=30 {
        assert_eq!(referee.grundy(&vec![height]), value(height), "{height}");
    }
    for towers in in_order(&[(2, 12)]) {
        let xor = towers.iter().fold(0, |xor, &height| xor ^ value(height));
        let start = towers.iter().copied().filter(|&height| height > 1).sorted().collect();
        assert_eq!(referee.is_won(&start), xor != 0, "{towers:?}");
    }
    // With equal parts counted by their parity alone.
    let mut values = vec![0, 0];
    for height in 2..1500_usize {
        let splits = (2..=height).filter(|parts| height % parts == 0);
        let splits = splits.map(|parts| if parts % 2 == 1 { values[height / parts] } else { 0 });
        values.push(mex(splits));
        assert_eq!(values[height] as u64, value(height as u64), "{height}");
    }
}

/// A move takes stones from a heap; from some sizes some numbers may not be taken.
#[test]
fn atcoder_abc_255_g() {
    let all: Vec<(u64, u64)> = (1..=5).flat_map(|x| (1..=x).map(move |y| (x, y))).collect();
    for chosen in (0..1_u32 << all.len()).step_by(3) {
        let is_forbidden = |heap: u64, take: u64| {
            all.iter().position(|&pair| pair == (heap, take)).is_some_and(|i| chosen >> i & 1 == 1)
        };
        let mut referee = Referee::normal(|&heap: &u64| {
            let takes = (1..=heap).filter(|&take| !is_forbidden(heap, take));
            takes.map(|take| heap - take).collect()
        });
        let mut values: Vec<u64> = vec![0];
        for heap in 1..=7_u64 {
            let most = *values.iter().max().unwrap();
            // Every smaller size of the value is reached by a forbidden take alone.
            let is_barred = |&value: &u64| {
                (0..heap)
                    .filter(|&less| values[less as usize] == value)
                    .all(|less| is_forbidden(heap, heap - less))
            };
            values.push((0..=most).find(is_barred).unwrap_or(most + 1));
        }
        for heap in 0..=7 {
            assert_eq!(referee.grundy(&heap), values[heap as usize], "{heap} {chosen:b}");
        }
    }
}

/// A move takes stones from a heap, or splits one into three.
#[test]
fn hdu_5795() {
    let options = |heaps: &Vec<u64>| {
        let mut options = sum(heaps, |&heap| 0..heap);
        for (i, &heap) in heaps.iter().enumerate() {
            for a in 1..=heap / 3 {
                for b in a..=(heap - a) / 2 {
                    options.push([&heaps[..i], &heaps[i + 1..], &[a, b, heap - a - b]].concat());
                }
            }
        }
        for option in &mut options {
            option.retain(|&heap| heap > 0);
            option.sort_unstable();
        }
        options
    };
    let formula = |heap: usize| match heap % 8 {
        7 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    };
    let mut referee = Referee::normal(options);
    for heap in 1..=14 {
        assert_eq!(referee.grundy(&vec![heap]), formula(heap as usize) as u64, "{heap}");
    }
    let mut values: Vec<usize> = vec![];
    for heap in 0..=150_usize {
        let splits = (1..heap).flat_map(|a| (1..heap - a).map(move |b| (a, b, heap - a - b)));
        let xors = splits.map(|(a, b, c)| values[a] ^ values[b] ^ values[c]);
        let xors = xors.chain(values.iter().copied()).collect::<Vec<_>>();
        values.push(mex(xors));
        assert_eq!(values[heap], formula(heap), "{heap}");
    }
}

/// A move takes from a heap a number that divides it and is smaller.
#[test]
fn project_euler_509() {
    let mut referee = Referee::normal(|&heap: &u64| {
        (1..heap).filter(|take| heap % take == 0).map(|take| heap - take).collect()
    });
    for heap in 1..=300_u64 {
        assert_eq!(referee.grundy(&heap), u64::from(heap.trailing_zeros()), "{heap}");
    }
}

/// A move takes one stone from a heap, or splits a heap of 2x, x > 0, into k of x.
#[test]
fn codeforces_603c() {
    fn formula(heap: u64, k: u64) -> u64 {
        match (k % 2, heap) {
            (0, 0..=2) => heap,
            (0, _) => (heap + 1) % 2,
            (_, 0..=4) => [0, 1, 0, 1, 2][heap as usize],
            _ if heap % 2 == 1 => 0,
            _ => {
                if formula(heap / 2, k) == 1 {
                    2
                } else {
                    1
                }
            }
        }
    }
    for k in 1..=6 {
        let mut referee = Referee::normal(|heaps: &Vec<u64>| {
            let mut options = vec![];
            for (i, &heap) in heaps.iter().enumerate() {
                let rest = [&heaps[..i], &heaps[i + 1..]].concat();
                options.push([&rest[..], &[heap - 1]].concat());
                if heap % 2 == 0 {
                    options.push([&rest[..], &vec![heap / 2; k as usize]].concat());
                }
            }
            for option in &mut options {
                option.retain(|&heap| heap > 0);
                option.sort_unstable();
            }
            options
        });
        for heap in 1..=if k < 4 { 10 } else { 7 } {
            assert_eq!(referee.grundy(&vec![heap]), formula(heap, k), "{heap} {k}");
        }
        let mut values = vec![0];
        for heap in 1..=500_usize {
            let half = if k % 2 == 1 { values[heap / 2] } else { 0 };
            let split = (heap % 2 == 0).then_some(half);
            values.push(mex(split.into_iter().chain([values[heap - 1]])));
            assert_eq!(values[heap] as u64, formula(heap as u64, k), "{heap} {k}");
        }
    }
}

/// A move takes from a heap a number that has no common divisor with it but 1.
#[test]
fn codeforces_2004e() {
    let mut referee = Referee::normal(|&heap: &u64| {
        let takes = (1..=heap).filter(|&take| (2..=take).all(|d| heap % d != 0 || take % d != 0));
        takes.map(|take| heap - take).collect()
    });
    for heap in 1..=200_u64 {
        let least = (2..=heap).find(|divisor| heap % divisor == 0).unwrap_or(1);
        let primes = (2..=least).filter(|&p| (2..p).all(|divisor| p % divisor != 0)).count();
        let value = match heap {
            1 => 1,
            _ if heap % 2 == 0 => 0,
            _ => primes as u64,
        };
        assert_eq!(referee.grundy(&heap), value, "{heap}");
    }
}

/// Strings of two letters, up to a length, none the beginning of another. A move adds one so that
/// this stays true.
#[test]
fn atcoder_arc_087_e() {
    for most in 1..=3_u32 {
        // A string is the number of its digits after a leading 1; a set has a bit for each.
        let fits = |set: u32, string: u32| {
            let is_beginning = |one: u32, other: u32| {
                let (short, long) = (one.min(other), one.max(other));
                long >> (long.ilog2() - short.ilog2()) == short
            };
            (2..2 << most).all(|other| set >> other & 1 == 0 || !is_beginning(string, other))
        };
        let options = |&set: &u32| {
            let new = (2..2_u32 << most).filter(|&string| fits(set, string));
            new.map(|string| set | 1 << string).collect::<Vec<_>>()
        };
        let mut referee = Referee::normal(options);
        let mut open = vec![0];
        let mut seen = std::collections::HashSet::from([0]);
        while let Some(set) = open.pop() {
            // A free subtree begins at a string that fits and whose parent does not.
            let tops = (2..2_u32 << most)
                .filter(|&string| fits(set, string) && (string < 4 || !fits(set, string / 2)));
            let xor = tops
                .map(|top| most - top.ilog2() + 1)
                .fold(0, |xor, h| xor ^ (h & h.wrapping_neg()));
            assert_eq!(referee.grundy(&set), u64::from(xor), "{set:b} {most}");
            open.extend(options(&set).into_iter().filter(|&set| seen.insert(set)));
        }
    }
}

/// A move leaves y < x stones of x, where y is at least the fourth root of x and at most the square
/// root.
#[test]
fn codeforces_255e() {
    let root = |x: u64| (1..2000).find(|y: &u64| y.pow(4) >= x).unwrap();
    let square_root = |x: u64| (1..1_000_000).find(|y: &u64| y * y > x).unwrap() - 1;
    let ranges = [(0, 0), (4, 1), (16, 2), (82, 0), (6724, 3), (50626, 1), (2_562_991_876, 2)];
    let value = |x: u64| ranges.iter().rev().find(|(start, _)| *start <= x).unwrap().1;
    let mut values: Vec<usize> = vec![0];
    for x in 1..=60_000_u64 {
        let reached = (root(x) as usize)..=(square_root(x).min(x - 1) as usize);
        // The values change seldom: a step of the list stands for all that are alike.
        let mut found = [false; 5];
        for start in ranges.iter().map(|range| range.0 as usize).chain([*reached.start()]) {
            if reached.contains(&start) {
                found[values[start]] = true;
            }
        }
        values.push(found.iter().position(|is_found| !is_found).unwrap());
        assert_eq!(values[x as usize], value(x), "{x}");
    }
    for around in [2_562_991_876_u64, 777_777_777_777, 10_000_000_000, 100_000_000] {
        for x in around - 2..=(around + 2).min(777_777_777_777) {
            let (least, most) = (root(x), square_root(x));
            let starts = ranges.iter().map(|range| range.0).chain([least]);
            let reached = starts.filter(|start| (least..=most).contains(start)).map(value);
            assert_eq!(mex(reached), value(x), "{x}");
        }
    }
}
