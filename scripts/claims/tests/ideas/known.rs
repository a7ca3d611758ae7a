//! Known games by their whole rule: each row, as it stands there.

use crate::golden_ratio::{from_some, one_or_all, times_the_last_take};
use crate::makers::{has_two_trees, joins, multigraphs};
use crate::stealing::bites;
use crate::undone::Row;
use crate::{dags, golden_ratio, graphs, mex, nim, numbers, several_heaps, split, undone, xor};
use referee::{outcomes, partizan, rooted, small, sum, take, turning, Outcome, Player, Referee};
use std::collections::HashMap;

const PHI: f64 = 1.618_033_988_749_895;

/// Every position with a few heaps is lost exactly if `lost` says so.
fn hold(
    options: impl Fn(&Vec<u64>) -> Vec<Vec<u64>>,
    ranges: &[(usize, u64)],
    lost: impl Fn(&[u64]) -> bool,
) {
    let mut referee = Referee::normal(options);
    for heaps in small::up_to(ranges) {
        assert_eq!(!referee.is_won(&heaps), lost(&heaps), "{heaps:?}");
    }
}

#[test]
fn bash() {
    for k in 1..=6 {
        hold(
            |heap| sum(heap, |&n| n.saturating_sub(k)..n),
            &[(1, 50)],
            |heap| heap[0] % (k + 1) == 0,
        );
    }
}

#[test]
fn subtraction_game() {
    for set in 1_u64..1 << 5 {
        let takes = |n: u64| (1..=5.min(n)).filter(|take| set >> (take - 1) & 1 == 1);
        let mut referee = Referee::normal(|&n: &u64| takes(n).map(|take| n - take).collect());
        let values: Vec<u64> = (0..400).map(|n| referee.grundy(&n)).collect();
        let is_period = |p: &usize| (100..300).all(|n| values[n] == values[n + p]);
        assert!((1..100).any(|p| is_period(&p)), "{set:b}");
    }
}

/// All numbers: a heap of n is worth n.
#[test]
fn a_set_without_end_need_not_repeat() {
    let mut referee = Referee::normal(|&n: &u64| (1..=n).map(|take| n - take).collect());
    assert!((0..100).all(|n| referee.grundy(&n) == n));
}

#[test]
fn nim_and_nimble() {
    hold(nim, &[(1, 20), (3, 7), (4, 4)], |heaps| xor(heaps) == 0);
    // Coins on the cells 0, 1, …, each of which moves any number of cells to the left.
    let left = |cells: &Vec<u64>| -> Vec<Vec<u64>> {
        let mut options = vec![];
        for from in 0..cells.len() {
            for to in 0..from {
                if cells[from] > 0 {
                    let mut after = cells.clone();
                    after[from] -= 1;
                    after[to] += 1;
                    options.push(after);
                }
            }
        }
        options
    };
    let mut referee = Referee::normal(left);
    for cells in small::sequences(5, 1) {
        let coins = (0..5_u64).filter(|&place| cells[place as usize] == 1).collect::<Vec<_>>();
        assert_eq!(referee.is_won(&cells), xor(&coins) != 0, "{cells:?}");
    }
}

#[test]
fn takes_of_1_to_k_from_one_of_several_heaps() {
    for k in 1..=4 {
        hold(
            |heaps| sum(heaps, |&n| n.saturating_sub(k)..n),
            &[(1, 20), (3, 8)],
            |heaps| heaps.iter().fold(0, |sum, heap| sum ^ (heap % (k + 1))) == 0,
        );
    }
}

#[test]
fn misere_nim() {
    let mut referee = Referee::misere(nim);
    for heaps in small::up_to(&[(1, 20), (3, 7), (4, 4)]) {
        let is_lost = if heaps.iter().any(|&h| h > 1) {
            xor(&heaps) == 0
        } else {
            heaps.iter().filter(|&&h| h == 1).count() % 2 == 1
        };
        assert_eq!(!referee.is_won(&heaps), is_lost, "{heaps:?}");
    }
}

/// The heaps are stairs 1, 2, …; on stair 0 stones are at rest.
#[test]
fn staircase_nim() {
    let down = |stairs: &Vec<u64>| {
        let mut options = vec![];
        for (take, mut to) in take(stairs, |_, h| 1..=h) {
            if take.heap > 0 {
                to[take.heap - 1] += take.stones;
            }
            options.push(to);
        }
        options
    };
    hold(down, &[(2, 8), (4, 4)], |stairs| xor(stairs.iter().step_by(2)) == 0);
}

/// Cells as bits, the leftmost is bit 0.
#[test]
fn silver_dollar_game() {
    let mut referee = Referee::normal(|&coins: &u32| {
        let mut options = vec![];
        for from in (0..11).filter(|from| coins >> from & 1 == 1) {
            for to in (0..from).rev() {
                if coins >> to & 1 == 1 {
                    break;
                }
                options.push(coins & !(1 << from) | 1 << to);
            }
        }
        options
    });
    for coins in 0_u32..1 << 11 {
        // The gaps in front of the coins, from the last one on: every second one counts.
        let places: Vec<u64> = (0..11).filter(|place| coins >> place & 1 == 1).collect();
        let gap = |i: usize| if i == 0 { places[0] } else { places[i] - places[i - 1] - 1 };
        let odd = (0..places.len()).rev().step_by(2).fold(0, |sum, i| sum ^ gap(i));
        assert_eq!(referee.is_won(&coins), odd != 0, "{coins:b}");
    }
}

#[test]
fn northcott() {
    let rows: Vec<Row> = (0..5).flat_map(|l| (l + 1..5).map(move |r| (l, r))).collect();
    let starts = rows.iter().flat_map(|&a| rows.iter().map(move |&b| (vec![a, b], Player::Left)));
    for ((rows, player), outcome) in outcomes(starts, partizan(undone::northcott(5))) {
        let gaps = rows.iter().fold(0, |sum, (left, right)| sum ^ (right - left - 1));
        let claimed = if gaps == 0 { Outcome::Lost } else { Outcome::Won };
        assert_eq!(outcome, claimed, "{rows:?} {player:?}");
    }
}

#[test]
fn poker_nim() {
    let mut referee = Referee::normal(undone::poker_nim);
    for heaps in small::up_to(&[(2, 4)]) {
        for stocks in [[1, 0], [0, 2], [2, 1]] {
            let is_won = referee.is_won(&(heaps.clone(), stocks, 0));
            assert_eq!(is_won, xor(&heaps) != 0, "{heaps:?} {stocks:?}");
        }
    }
}

#[test]
fn moore() {
    for k in 1..=3 {
        hold(
            |heaps| several_heaps::lower(heaps, |count| (1..=k).contains(&count)),
            &[(2, 8), (4, 3)],
            |heaps| {
                let of_bit = |bit: u32| heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count();
                (0..4).all(|bit| of_bit(bit) % (k + 1) == 0)
            },
        );
    }
}

#[test]
fn lasker() {
    let exchanged = |h: u64| match h % 4 {
        3 => h + 1,
        0 if h > 0 => h - 1,
        _ => h,
    };
    hold(
        |heaps| {
            let mut options = nim(heaps);
            options.extend(split(heaps, |&n| (1..=n / 2).map(|a| vec![a, n - a]).collect()));
            for to in &mut options {
                to.retain(|&heap| heap > 0);
                to.sort_unstable();
            }
            options
        },
        &[(1, 11), (2, 6), (3, 3)],
        |heaps| heaps.iter().fold(0, |sum, &heap| sum ^ exchanged(heap)) == 0,
    );
}

/// A heap, and whether it has not been passed at; it may be while it is not empty.
#[test]
fn nim_with_a_pass_at_each_heap() {
    let mut referee = Referee::normal(|heaps: &Vec<(u64, bool)>| {
        sum(heaps, |&(heap, may_pass)| {
            let mut to: Vec<(u64, bool)> = (0..heap).map(|left| (left, may_pass)).collect();
            if may_pass && heap > 0 {
                to.push((heap, false));
            }
            to
        })
    });
    for heaps in small::up_to(&[(1, 20), (2, 8), (3, 5)]) {
        let value = |h: u64| match h {
            0 => 0,
            _ if h % 2 == 1 => h + 1,
            _ => h - 1,
        };
        let is_lost = heaps.iter().fold(0, |sum, &heap| sum ^ value(heap)) == 0;
        let fresh = heaps.iter().map(|&heap| (heap, true)).collect();
        assert_eq!(!referee.is_won(&fresh), is_lost, "{heaps:?}");
    }
}

#[test]
fn two_heaps_of_nim_and_one_pass_in_all() {
    let mut referee = Referee::normal(|(heaps, may_pass): &(Vec<u64>, bool)| {
        let mut options: Vec<_> = nim(heaps).into_iter().map(|to| (to, *may_pass)).collect();
        if *may_pass && !options.is_empty() {
            options.push((heaps.clone(), false));
        }
        options
    });
    for a in 0..=20 {
        for b in a..=20 {
            let is_lost = (a, b) == (0, 0) || a % 2 == 1 && b == a + 1;
            assert_eq!(!referee.is_won(&(vec![a, b], true)), is_lost, "{a} {b}");
        }
    }
}

#[test]
fn thanos_nim() {
    for (len, most) in [(2, 12), (4, 4)] {
        let mut referee = Referee::normal(|heaps: &Vec<u64>| {
            several_heaps::lower(heaps, |count| 2 * count == heaps.len())
        });
        for heaps in small::sequences(len, most) {
            let least = heaps.iter().min().expect("there are heaps");
            let is_lost = heaps.iter().filter(|&heap| heap == least).count() > len / 2;
            assert_eq!(!referee.is_won(&heaps), is_lost, "{heaps:?}");
        }
    }
}

/// The values of heaps by ways to replace one by others.
fn values(most: u64, ways: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<u64> {
    let mut values: Vec<u64> = vec![];
    for heap in 0..=most {
        let of = |way: &Vec<u64>| way.iter().fold(0, |sum, &part| sum ^ values[part as usize]);
        let found: Vec<u64> = ways(heap).iter().map(of).collect();
        values.push(mex(&found));
    }
    values
}

/// The xor of values decides, and how far the table has a period.
fn by_values(
    ways: impl Fn(u64) -> Vec<Vec<u64>>,
    ranges: &[(usize, u64)],
    period: Option<(u64, usize)>,
) {
    let table = values(20, &ways);
    hold(
        |heaps| split(heaps, |&heap| ways(heap)),
        ranges,
        |heaps| heaps.iter().fold(0, |sum, &heap| sum ^ table[heap as usize]) == 0,
    );
    if let Some((from, period)) = period {
        let table = values(from + 200, &ways);
        let repeats = |p: usize| (from as usize..table.len() - p).all(|n| table[n] == table[n + p]);
        assert!(repeats(period) && (1..period).all(|p| !repeats(p)));
    }
}

#[test]
fn grundys_game() {
    let ways = |n: u64| (1..n).filter(|a| 2 * a < n).map(|a| vec![a, n - a]).collect();
    by_values(ways, &[(1, 12), (2, 8)], None);
    let values = values(4000, ways);
    assert_eq!(values.iter().rposition(|&value| value == 0), Some(1222));
}

/// Of a pair of heaps one is thrown away, and the other split into a new pair.
#[test]
fn pairs_of_heaps() {
    let ways = |&(a, b): &(u64, u64)| -> Vec<(u64, u64)> {
        [a, b].into_iter().flat_map(|heap| (1..heap).map(move |part| (part, heap - part))).collect()
    };
    let mut one = Referee::normal(ways);
    let mut all = Referee::normal(|pairs: &Vec<(u64, u64)>| sum(pairs, ways));
    for heaps in small::sequences(4, 4) {
        let pairs = vec![(heaps[0] + 1, heaps[1] + 1), (heaps[2] + 1, heaps[3] + 1)];
        let value = pairs.iter().fold(0, |sum, pair| sum ^ one.grundy(pair));
        assert_eq!(all.is_won(&pairs), value != 0, "{pairs:?}");
        for &(a, b) in &pairs {
            assert_eq!(one.grundy(&(a, b)), u64::from(((a - 1) | (b - 1)).trailing_ones()));
        }
    }
}

/// Any number of neighbours from one row, so that up to two rows are left of it.
#[test]
fn any_number_of_neighbours_from_a_row() {
    let neighbours = |rows: &Vec<u64>| {
        split(rows, |&row| (1..=row).flat_map(|taken| leave(row, taken)).collect())
    };
    hold(neighbours, &[(1, 9), (2, 6), (3, 4), (4, 2)], |rows| xor(rows) == 0);
    let mut misere = Referee::misere(neighbours);
    let mut nim_misere = Referee::misere(nim);
    for rows in small::up_to(&[(1, 9), (2, 6), (3, 4), (4, 2)]) {
        assert_eq!(misere.is_won(&rows), nim_misere.is_won(&rows), "{rows:?}");
    }
}

#[test]
fn chocolate() {
    let mut referee = Referee::normal(|pieces: &Vec<(u64, u64)>| {
        split(pieces, |&(a, b)| {
            let across = (1..a).map(|at| vec![(at, b), (a - at, b)]);
            across.chain((1..b).map(|at| vec![(a, at), (a, b - at)])).collect()
        })
    });
    for (a, b) in [(1, 1), (1, 6), (2, 3), (2, 5), (3, 3), (3, 4)] {
        // The pieces at the end are the squares.
        assert_eq!(!referee.is_won(&vec![(a, b)]), a * b % 2 == 1, "{a} {b}");
    }
    hold(
        |heaps| split(heaps, |&n| (1..=n / 2).map(|a| vec![a, n - a]).collect()),
        &[(1, 12), (3, 4)],
        |heaps| {
            let pieces = heaps.iter().map(|&heap| heap.max(1)).sum::<u64>();
            (pieces - heaps.len() as u64) % 2 == 0
        },
    );
}

fn leave(n: u64, take: u64) -> impl Iterator<Item = Vec<u64>> {
    let rest = n.checked_sub(take);
    let left = move |rest: u64| (0..=rest / 2).map(move |a| vec![a, rest - a]);
    rest.into_iter().flat_map(left)
}

#[test]
fn kayles_has_period_12() {
    let ways = |n: u64| leave(n, 1).filter(|_| n > 0).chain(leave(n, 2)).collect();
    by_values(ways, &[(1, 12), (2, 7)], Some((71, 12)));
}

#[test]
fn dawsons_kayles_has_period_34() {
    by_values(|n| leave(n, 2).collect(), &[(1, 14), (2, 8)], Some((53, 34)));
}

/// A cell is taken, and those beside it are closed.
#[test]
fn dawsons_chess_is_dawsons_kayles_with_one_cell_more() {
    let taken = |n: u64| {
        (0..n)
            .map(move |i| (i.saturating_sub(1), (n - i).saturating_sub(2)))
            .map(|(a, b)| vec![a, b])
            .collect()
    };
    let kayles = values(41, |n| leave(n, 2).collect());
    assert_eq!(values(40, taken)[..], kayles[1..]);
}

/// One sheet with sides up to 6, and two with sides up to 2.
#[test]
fn cutcake() {
    let mut referee = Referee::normal(partizan(numbers::cutcake));
    for sides in small::positions([(2, 6), (4, 2)]).filter(|sides| !sides.contains(&0)) {
        let mut sheets: Vec<(u64, u64)> = sides.chunks(2).map(|two| (two[0], two[1])).collect();
        sheets.sort_unstable();
        let ahead = sheets.iter().map(|&(a, b)| numbers::moves_to_spare(a, b)).sum();
        assert!(numbers::holds(&sheets, ahead, &mut referee), "{sheets:?}");
    }
}

/// Where the gap closes a take leaves a row, as from a heap: 3 is lost, as 1 and 2 are left.
#[test]
fn kayles_is_another_game_where_gaps_close() {
    let mut referee = Referee::normal(|&n: &u64| (n.saturating_sub(2)..n).collect());
    assert!(!referee.is_won(&3));
    let ways = |n: u64| leave(n, 1).filter(|_| n > 0).chain(leave(n, 2)).collect();
    assert_eq!(values(3, ways)[3], 3);
}

#[test]
fn wythoff() {
    let mut referee = Referee::normal(one_or_all);
    for k in 0..25_u64 {
        let a = (k as f64 * PHI) as u64;
        assert!(!referee.is_won(&vec![a, a + k]));
        // No other heap is lost beside it.
        assert!((a..70).filter(|b| !referee.is_won(&vec![a, *b])).eq([a + k]));
    }
}

#[test]
fn an_odd_number_of_heaps_and_the_same_from_all() {
    let mut referee = Referee::normal(one_or_all);
    for heaps in small::positions([(1, 12), (3, 8), (5, 2)]) {
        assert_eq!(referee.is_won(&heaps), xor(&heaps) != 0, "{heaps:?}");
    }
}

/// Of 0 1 1 the two ones go at once.
#[test]
fn not_the_same_from_all_that_are_not_empty() {
    let mut referee = Referee::normal(|heaps: &Vec<u64>| {
        let mut heaps = heaps.clone();
        heaps.retain(|&heap| heap > 0);
        one_or_all(&heaps)
    });
    let heaps = vec![0, 1, 1];
    assert!(referee.is_won(&heaps) && xor(&heaps) == 0);
}

#[test]
fn three_heaps_and_the_same_from_one_two_or_all_three() {
    let mut referee = Referee::normal(from_some);
    let mut lost = vec![];
    for heaps in small::in_order(&[(3, 10)]) {
        let mut heaps: Vec<u64> = heaps.into_iter().rev().collect();
        while heaps.len() < 3 {
            heaps.insert(0, 0);
        }
        if !referee.is_won(&heaps) {
            lost.push(heaps);
        }
    }
    lost.sort_by_key(|heaps| heaps.iter().sum::<u64>());
    lost.dedup();
    assert_eq!(lost[..5], [[0, 1, 2], [1, 1, 4], [1, 3, 3], [0, 3, 5], [2, 2, 6]]);
}

#[test]
fn euclid() {
    let mut referee = Referee::normal(golden_ratio::euclid(u64::MAX));
    for small in 1..=40 {
        for large in small..=80 {
            let is_lost = small != large && (large as f64) < PHI * small as f64;
            assert_eq!(!referee.is_won(&(small, large)), is_lost, "{small} {large}");
        }
    }
}

/// Nothing can be subtracted from 0 and a number, though they differ by more than φ times the smaller.
#[test]
fn euclid_with_a_0_is_lost() {
    let mut referee = Referee::normal(golden_ratio::euclid(u64::MAX));
    assert!((0..=9).all(|large| !referee.is_won(&(0, large))));
}

#[test]
fn fibonacci_nim() {
    let mut referee = Referee::normal(|&(heap, most): &(u64, u64)| {
        (1..=heap.min(most)).map(|take| (heap - take, 2 * take)).collect()
    });
    let lost: Vec<u64> = (1..=150).filter(|&n| !referee.is_won(&(n, n - 1))).collect();
    assert_eq!(lost, [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144]);
}

#[test]
fn at_most_k_times_the_last_take() {
    let first = |k, most: u64| -> Vec<u64> {
        let mut referee = Referee::normal(times_the_last_take(k));
        (1..=most).filter(|&n| !referee.is_won(&(n, n - 1))).collect()
    };
    assert_eq!(first(1, 100), [1, 2, 4, 8, 16, 32, 64]);
    assert_eq!(first(3, 60), [1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55]);
}

#[test]
fn chomp() {
    let mut referee = Referee::misere(bites);
    for n in 1..=4_usize {
        for m in 1..=5 {
            assert_eq!(!referee.is_won(&vec![m; n]), (n, m) == (1, 1));
        }
    }
    for a in 1..=12 {
        for b in 1..=a {
            assert_eq!(!referee.is_won(&vec![a, b]), b == a - 1);
        }
    }
}

#[test]
fn race_to_a_number() {
    for k in 1..=5 {
        for t in 1..=30_u64 {
            let mut referee = Referee::normal(|&said: &u64| (said + 1..=t.min(said + k)).collect());
            for said in 0..=t {
                assert_eq!(!referee.is_won(&said), (t - said) % (k + 1) == 0, "{said} of {t}");
            }
        }
    }
}

/// A table: to each row exactly one heap, or none, can be put in front to make it lost.
#[test]
fn end_nim() {
    let mut referee = Referee::normal(|row: &Vec<u64>| {
        let mut options = vec![];
        for at in [0, row.len().saturating_sub(1)] {
            for left in 0..row.get(at).copied().unwrap_or(0) {
                let mut to = row.clone();
                if left == 0 {
                    to.remove(at);
                } else {
                    to[at] = left;
                }
                options.push(to);
            }
        }
        options
    });
    for row in small::up_to(&[(3, 4)]).into_iter().filter(|row| !row.contains(&0)) {
        let longer =
            |first: u64| if first == 0 { row.clone() } else { [&[first], &row[..]].concat() };
        assert_eq!((0..=9).filter(|&first| !referee.is_won(&longer(first))).count(), 1, "{row:?}");
    }
}

#[test]
fn a_token_on_a_graph_without_cycles() {
    for options in dags(4) {
        let mut one = Referee::normal(|&v: &usize| options[v].clone());
        let mut two = Referee::normal(|at: &Vec<usize>| sum(at, |&v| options[v].clone()));
        for a in 0..4 {
            let mut won: Vec<bool> = vec![];
            for tos in &options {
                let is_won: bool = tos.iter().any(|&to: &usize| !won[to]);
                won.push(is_won);
            }
            assert_eq!(won[a], one.grundy(&a) != 0);
            for b in 0..4 {
                assert_eq!(two.is_won(&vec![a, b]), one.grundy(&a) != one.grundy(&b));
            }
        }
    }
}

/// Literally with sets of edges: some largest set without common ends leaves the vertex free.
#[test]
fn vertex_geography() {
    for neighbours in graphs(5) {
        let mut referee = Referee::normal(|&(visited, v): &(u32, usize)| {
            let free = neighbours[v].iter().filter(|&to| visited >> to & 1 == 0);
            free.map(|&to| (visited | 1 << to, to)).collect()
        });
        // The most edges without common ends among some vertices.
        fn most(vertices: u32, neighbours: &[Vec<usize>]) -> u32 {
            if vertices == 0 {
                return 0;
            }
            let v = vertices.trailing_zeros() as usize;
            let rest = vertices & !(1 << v);
            let with = neighbours[v].iter().filter(|&to| rest >> to & 1 == 1);
            let with = with.map(|to| 1 + most(rest & !(1 << to), neighbours)).max();
            most(rest, neighbours).max(with.unwrap_or(0))
        }
        for v in 0..5 {
            let is_free = most(31 & !(1 << v), &neighbours) == most(31, &neighbours);
            assert_eq!(!referee.is_won(&(1 << v, v)), is_free, "{neighbours:?} {v}");
        }
        // On a tree no way leads back to a vertex but over the edge that was used.
        let to_less =
            |v: usize| neighbours[v].iter().filter(move |&&to| to < v).map(move |&to| [v, to]);
        let all: Vec<[usize; 2]> = (0..5).flat_map(to_less).collect();
        if all.len() != 4 || rooted(&all, 0).is_none() {
            continue;
        }
        let mut edges = Referee::normal(|&(used, v): &(u32, usize)| {
            let edge = |to: usize| 1 << (v.min(to) * 5 + v.max(to));
            let free = neighbours[v].iter().filter(|&&to| used & edge(to) == 0);
            free.map(|&to| (used | edge(to), to)).collect()
        });
        for v in 0..5 {
            assert_eq!(edges.is_won(&(0, v)), referee.is_won(&(1 << v, v)), "{neighbours:?} {v}");
        }
    }
}

/// Every graph of 4 vertices with up to 3 stones on each.
#[test]
fn a_token_takes_a_stone_from_each_vertex_that_it_leaves() {
    for neighbours in graphs(4) {
        let mut referee = Referee::normal(|(stones, v): &(Vec<u64>, usize)| {
            let mut left = stones.clone();
            match stones[*v].checked_sub(1) {
                Some(rest) => left[*v] = rest,
                None => return vec![],
            }
            neighbours[*v].iter().map(|&to| (left.clone(), to)).collect()
        });
        for stones in small::sequences(4, 3) {
            let mut order: Vec<usize> = (0..4).collect();
            order.sort_by_key(|&v| stones[v]);
            let mut is_won = [false; 4];
            for v in order {
                let fewer = |&&to: &&usize| stones[to] < stones[v];
                is_won[v] = neighbours[v].iter().filter(fewer).any(|&to| !is_won[to]);
            }
            for v in 0..4 {
                let at = (stones.clone(), v);
                assert_eq!(referee.is_won(&at), is_won[v], "{neighbours:?} {at:?}");
            }
        }
    }
}

/// Every tree of 6 vertices, by the parents: a bit is the edge from a vertex to its parent.
#[test]
fn green_hackenbush() {
    for parents in small::sequences(5, 4).filter(|p| (0..5).all(|i| p[i] <= i as u64)) {
        let parent = |v: usize| parents[v - 1] as usize;
        let fall = |mut edges: u32| {
            for v in 1..6 {
                if parent(v) > 0 && edges >> parent(v) & 1 == 0 {
                    edges &= !(1 << v);
                }
            }
            edges
        };
        let mut referee = Referee::normal(|&edges: &u32| {
            let there = (1..6).filter(|v| edges >> v & 1 == 1);
            there.map(|v| fall(edges & !(1 << v))).collect()
        });
        let mut value = [0; 6];
        for v in (1..6).rev() {
            value[parent(v)] ^= value[v] + 1;
        }
        assert_eq!(referee.is_won(&0b11_1110), value[0] != 0, "{parents:?}");
    }
}

/// Two stalks of up to three edges, a bit each: blue ones are Left's.
#[test]
fn red_blue_hackenbush() {
    let stalk = |length: usize, first: usize| -> Vec<(usize, usize)> {
        (0..length).map(|i| (if i == 0 { 0 } else { first + i }, first + i + 1)).collect()
    };
    for (a, b) in (0..=3).flat_map(|a| (0..=3).map(move |b| (a, b))) {
        let (one, other) = (stalk(a, 0), stalk(b, 10));
        let edges = [&one[..], &other[..]].concat();
        for blue in 0_u32..1 << (a + b) {
            let of = |edges: &[(usize, usize)], blue| {
                let whole = (1 << edges.len()) - 1;
                numbers::value(&whole, &numbers::hackenbush(edges, blue), &mut HashMap::new())
            };
            let (one, other) = (of(&one, blue), of(&other, blue >> a));
            let sum = one.expect("a number") + other.expect("a number");
            let mut referee = Referee::normal(partizan(numbers::hackenbush(&edges, blue)));
            let wins = |player| referee.is_won(&((1 << (a + b)) - 1, player));
            let begins = [Player::Left, Player::Right].map(wins);
            assert_eq!(begins, [sum > 0, sum < 0], "{a} {b} {blue:b}");
        }
    }
}

/// The only edge is Left's, and its value 1 is not 0.
#[test]
fn red_blue_hackenbush_can_be_lost_with_a_sum_that_is_not_0() {
    let edge = [(0, 1)];
    let options = numbers::hackenbush(&edge, 1);
    assert_ne!(numbers::value(&1, &options, &mut HashMap::new()), Some(0));
    assert!(!Referee::normal(partizan(&options)).is_won(&(1, Player::Right)));
}

/// The heads are bits, place 1 is bit 0.
#[test]
fn turning_turtles() {
    let mut turns = vec![];
    for last in 0..10_u32 {
        turns.push((last, 1 << last));
        turns.extend((0..last).map(|other| (last, 1 << last | 1 << other)));
    }
    let mut referee = Referee::normal(turning(&turns));
    for heads in 0_u64..1 << 10 {
        let places = (0..10).filter(|i| heads >> i & 1 == 1).map(|i| i + 1);
        let lost = places.fold(0_u64, |sum, place| sum ^ place) == 0;
        assert_eq!(!referee.is_won(&heads), lost, "{heads:b}");
    }
}

/// One row, and two rows, of at least three cells: a sign in one of them closes two cells on each
/// side.
#[test]
fn treblecross() {
    let ways = |n: u64| -> Vec<Vec<u64>> {
        let cells = (1..=n).map(|at| vec![at.saturating_sub(3), (n - at).saturating_sub(2)]);
        cells.collect()
    };
    let table = values(13, ways);
    for lengths in
        (3..=12).map(|n| vec![n]).chain((3..=6).flat_map(|a| (3..=6).map(move |b| vec![a, b])))
    {
        let mut referee = Referee::normal(|rows: &Vec<u32>| {
            let is_there = rows.iter().any(|row| row & row >> 1 & row >> 2 != 0);
            if is_there {
                return vec![];
            }
            let mut options = vec![];
            for (i, &n) in lengths.iter().enumerate() {
                for cell in (0..n).filter(|cell| rows[i] >> cell & 1 == 0) {
                    let mut to = rows.clone();
                    to[i] |= 1 << cell;
                    options.push(to);
                }
            }
            options
        });
        let value = lengths.iter().fold(0, |sum, &n| sum ^ table[n as usize]);
        assert_eq!(referee.is_won(&vec![0; lengths.len()]), value != 0, "{lengths:?}");
    }
}

#[test]
fn shannons_switching_game() {
    for edges in multigraphs(4, 5) {
        assert_eq!(joins(&edges), has_two_trees(&edges, 4), "{edges:?}");
    }
}

/// With the turn in the state: on a strip only one player has moves.
#[test]
fn domineering() {
    let mut referee = Referee::normal(partizan(|&cells: &u32, player| match player {
        Player::Left => {
            let free = (0..3).map(|cell| 0b11 << cell).filter(|two| cells & two == 0);
            free.map(|two| cells | two).collect()
        }
        Player::Right => vec![],
    }));
    assert!(referee.is_won(&(0, Player::Left)) && !referee.is_won(&(0, Player::Right)));
}

/// Literally, with the sums of both.
#[test]
fn numbers_from_the_ends_of_a_row() {
    fn wins(row: &[u64], mine: i64, theirs: i64) -> i64 {
        let Some((&first, rest)) = row.split_first() else { return (mine - theirs).signum() };
        let (&last, others) = row.split_last().expect("there is one");
        let left = -wins(rest, theirs, mine + first as i64);
        left.max(-wins(others, theirs, mine + last as i64))
    }
    for row in small::up_to(&[(5, 4), (7, 2)]) {
        let n = row.len();
        // Of the part of the row from i to j.
        let mut d = vec![vec![0; n + 1]; n + 1];
        for length in 1..=n {
            for i in 0..=n - length {
                let j = i + length;
                d[i][j] = (row[i] as i64 - d[i + 1][j]).max(row[j - 1] as i64 - d[i][j - 1]);
            }
        }
        assert_eq!(wins(&row, 0, 0), d[0][n].signum(), "{row:?}");
    }
}
