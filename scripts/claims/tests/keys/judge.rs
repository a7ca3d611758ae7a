use claims::final_value;
use itertools::Itertools;
use referee::Player;

fn least_missing(set: u32) -> u32 {
    set.trailing_ones()
}

/// A set of n numbers. In turn Alice adds a number that is not in it and Bob deletes one that is
/// smaller than hers; the game ends after Alice's (n + 1)-th turn, or if Bob cannot. Alice wants
/// the mex large, Bob small.
#[test]
fn codeforces_1867c() {
    const NUMBERS: u32 = 6;
    // The set, Alice's turns left, the numbers added and deleted last.
    type Position = (u32, u32, Option<u32>, Option<u32>);
    for start in 1..1_u32 << (NUMBERS - 1) {
        let options = |&(set, turns, added, deleted): &Position, is_by_key: bool| match added {
            Some(number) if turns > 0 => {
                let smaller = (0..number).filter(|i| set >> i & 1 == 1);
                smaller.map(|i| (set & !(1 << i), turns, None, Some(i))).collect_vec()
            }
            Some(_) => vec![],
            None => {
                let mut numbers = (0..NUMBERS).filter(|i| set >> i & 1 == 0).collect_vec();
                if is_by_key {
                    numbers = vec![deleted.unwrap_or(least_missing(set))];
                }
                let add = |i: u32| (set | 1 << i, turns - 1, Some(i), None);
                numbers.into_iter().map(add).collect()
            }
        };
        let mover = |position: &Position| {
            if position.2.is_none() {
                Player::Left
            } else {
                Player::Right
            }
        };
        let end = |position: &Position| i64::from(least_missing(position.0));
        let position = (start, start.count_ones() + 1, None, None);
        let best = final_value(&position, &mover, &|p| options(p, false), &end);
        let by_key = final_value(&position, &mover, &|p| options(p, true), &end);
        let expected = least_missing(start | 1 << least_missing(start));
        assert_eq!((best, by_key), (expected.into(), expected.into()), "{start:b}");
    }
}

/// n lamps in a ring, none on. In turn one player switches any number k ≥ 1 of lamps on, then the
/// other some k in a row off; before a turn of the former the game may be ended. How many lamps are
/// on then, at most, whatever the other does?
#[test]
fn codeforces_1368f() {
    for n in 1..=9_u32 {
        let all = (1_u32 << n) - 1;
        let rows = |k: u32| {
            let row = |start: u32| (0..k).fold(0_u32, |set, i| set | 1 << ((start + i) % n));
            (0..n).map(row).collect_vec()
        };
        let rows = (0..=n).map(rows).collect_vec();
        // The sets of lamps from which so many can be had, backwards from those that have them.
        let can = |most: u32| {
            let mut good = (0..=all).map(|set| set.count_ones() >= most).collect_vec();
            loop {
                let mut is_new = false;
                for set in 0..=all {
                    let mut added = all & !set;
                    while !good[set as usize] && added > 0 {
                        let k = added.count_ones() as usize;
                        if rows[k].iter().all(|row| good[((set | added) & !row) as usize]) {
                            (good[set as usize], is_new) = (true, true);
                        }
                        added = (added - 1) & !set;
                    }
                }
                if !is_new {
                    return good[0];
                }
            }
        };
        let best = (0..=n).filter(|&most| can(most)).max().unwrap();
        let formula = (1..=n).map(|k| i64::from(n) - i64::from(n.div_ceil(k)) - i64::from(k) + 1);
        assert_eq!(i64::from(best), formula.max().unwrap().max(0), "{n}");
    }
}

/// A start and n points, each chosen once, in turn. The squared distance between each point and the
/// next is summed, from the start on; an even sum is won by the first player.
#[test]
fn codeforces_1903e() {
    let kinds: [(i64, i64); 6] = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 3), (4, 2)];
    for n in 1..=6 {
        for points in kinds.into_iter().combinations_with_replacement(n) {
            for start in kinds {
                type Position = (Vec<(i64, i64)>, (i64, i64), i64, Player);
                let options = |(points, last, sum, player): &Position| {
                    let choose = |i: usize| {
                        let (x, y) = points[i];
                        let rest = [&points[..i], &points[i + 1..]].concat();
                        let sum = sum + (x - last.0).pow(2) + (y - last.1).pow(2);
                        (rest, (x, y), sum % 2, player.other())
                    };
                    (0..points.len()).map(choose).collect_vec()
                };
                let position = (points.clone(), start, 0, Player::Left);
                let value = final_value(&position, &|p| p.3, &options, &|p| 1 - p.2);
                let is_same = |(x, y): &&(i64, i64)| (x + y - start.0 - start.1) % 2 == 0;
                let same = points.iter().filter(is_same).count();
                assert_eq!(value == 1, 2 * same >= n, "{points:?} {start:?}");
            }
        }
    }
}

/// A board of n × n cells. In each turn Alice forbids one of three colours, and Bob paints a free
/// cell with another one; no two neighbours may have the same colour.
#[test]
fn codeforces_1503b() {
    fn play(cells: &[usize], n: usize) {
        let Some(_) = cells.iter().position(|&colour| colour == 0) else { return };
        for forbidden in 1..=3 {
            let free = |colour: usize| {
                (0..n * n).find(|&i| cells[i] == 0 && (i / n + i % n) % 2 == colour - 1)
            };
            let (cell, colour) = match (free(1), free(2)) {
                (Some(cell), _) if forbidden != 1 => (cell, 1),
                (_, Some(cell)) if forbidden != 2 => (cell, 2),
                (one, other) => (one.or(other).unwrap(), 3),
            };
            assert_ne!(colour, forbidden);
            let mut to = cells.to_vec();
            to[cell] = colour;
            for (i, j) in (0..n * n).tuple_combinations() {
                let is_near = (i / n).abs_diff(j / n) + (i % n).abs_diff(j % n) == 1;
                assert!(!is_near || to[i] == 0 || to[i] != to[j], "{to:?}");
            }
            play(&to, n);
        }
    }
    for n in 1..=3 {
        play(&vec![0; n * n], n);
    }
}
