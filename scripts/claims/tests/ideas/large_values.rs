use referee::Referee;
use shared::grundy::mex;
use std::collections::BTreeSet;

/// The values of heaps 0, 1, …, where a take of some stones may leave up to two heaps: for each
/// take how many.
fn octal(heaps: usize, leaves: &[[bool; 3]]) -> Vec<usize> {
    let mut values: Vec<usize> = vec![];
    for heap in 0..heaps {
        let mut options = vec![];
        for (take, may_leave) in (1..=heap).zip(leaves) {
            let rest = heap - take;
            if rest == 0 && may_leave[0] {
                options.push(0);
            }
            if rest > 0 && may_leave[1] {
                options.push(values[rest]);
            }
            if may_leave[2] {
                options.extend((1..=rest / 2).map(|a| values[a] ^ values[rest - a]));
            }
        }
        values.push(mex(options));
    }
    values
}

/// Of every set of takes up to 6: as soon as as many values as the largest take have come before,
/// all repeats.
#[test]
fn with_a_finite_set_of_takes_the_values_repeat() {
    for set in 1_u64..1 << 6 {
        let takes: Vec<u64> = (1..=6).filter(|take| set >> (take - 1) & 1 == 1).collect();
        let options = |&heap: &u64| takes.iter().filter_map(|&t| heap.checked_sub(t)).collect();
        let mut referee = Referee::normal(options);
        let values: Vec<u64> = (0..1000).map(|heap| referee.grundy(&heap)).collect();
        let largest = takes[takes.len() - 1] as usize;
        let repeats = |from: usize, period: usize| {
            (from..from + largest).all(|n| values[n] == values[n + period])
        };
        let (from, period) = (0..200)
            .flat_map(|from| (1..200).map(move |period| (from, period)))
            .find(|&(from, period)| repeats(from, period))
            .expect("it repeats early");
        assert!((from..1000 - period).all(|n| values[n] == values[n + period]), "{takes:?}");
    }
}

/// All rules with takes of 1 and 2, and those of takes up to 3 that may split by the last: a period
/// is taken from the table as far as the claim says, and holds ten times as far.
#[test]
fn with_splits_a_period_that_goes_on_to_2a_2p_k_stays() {
    let digit = |code: usize| [0, 1, 2].map(|left| code >> left & 1 == 1);
    let mut held = 0;
    for code in 1..8_usize.pow(3) {
        let leaves = [code & 7, code >> 3 & 7, code >> 6].map(digit);
        let k = (1..=3).rev().find(|&take| leaves[take - 1] != [false; 3]).expect("not 0");
        let values = octal(400, &leaves);
        for a in 0..12 {
            for p in 1..=12 {
                let most = 2 * a + 2 * p + k;
                if (a + p..=most).all(|n| values[n] == values[n - p]) {
                    held += 1;
                    assert!((a + p..400).all(|n| values[n] == values[n - p]), "{code:o}: {a} {p}");
                }
            }
        }
    }
    assert!(held > 500, "{held}");
}

/// The literal game agrees with the table of such a rule.
#[test]
fn the_table_of_kayles_is_that_of_the_literal_game() {
    let mut referee = Referee::normal(|rows: &Vec<u64>| {
        crate::split(rows, |&row| {
            let takes = (1..=row.min(2)).flat_map(|take| {
                (0..=(row - take) / 2).map(move |left| vec![left, row - take - left])
            });
            takes
                .map(|mut parts| {
                    parts.retain(|&part| part > 0);
                    parts
                })
                .collect()
        })
    });
    let values = octal(20, &[[true; 3], [true; 3]]);
    for row in 0..20 {
        assert_eq!(referee.grundy(&vec![row]), values[row as usize] as u64);
    }
}

#[test]
fn not_if_larger_heaps_allow_more() {
    let mut referee =
        Referee::normal(|&heap: &u64| (1..=heap / 2).map(|take| heap - take).collect());
    let values: Vec<u64> = (0..=8).map(|heap| referee.grundy(&heap)).collect();
    assert_eq!(values, [0, 0, 1, 0, 2, 1, 3, 0, 4]);
    // Every value comes, so none of them is the last new one.
    for n in 0..200 {
        assert_eq!(referee.grundy(&(2 * n)), n);
    }
}

/// One stone, or, of a heap that 3 divides, all but a third.
#[test]
fn not_if_a_move_divides_the_heap() {
    let third = |heap: u64| (heap > 0 && heap % 3 == 0).then_some(heap / 3);
    let options = |&heap: &u64| heap.checked_sub(1).into_iter().chain(third(heap)).collect();
    let mut referee = Referee::normal(options);
    assert!((7..21).all(|heap| referee.grundy(&heap) == (heap + 1) % 2));
    assert_eq!(referee.grundy(&21), 2);
}

/// A half, a third or a fifth may be left, rounded down.
#[test]
fn where_moves_only_divide_few_sizes_are_reached() {
    let mut sizes = BTreeSet::from([10_u64.pow(18)]);
    let mut next: Vec<u64> = sizes.iter().copied().collect();
    while let Some(size) = next.pop() {
        next.extend([2, 3, 5].map(|by| size / by).into_iter().filter(|&to| sizes.insert(to)));
    }
    assert!(sizes.len() < 10_000, "{}", sizes.len());
}

/// One stone, or two from a heap of 10, 100, …, which alone are worth 2. The values seem to repeat from a = 0 with
/// p = 2, up to 2p + k = 6.
#[test]
fn not_if_the_takes_depend_on_the_heap() {
    let is_round = |heap| [10, 100, 1000].contains(&heap);
    let takes = |&heap: &u64| if is_round(heap) { 2 } else { heap.min(1) };
    let mut referee = Referee::normal(|heap: &u64| (heap - takes(heap)..*heap).collect());
    for heap in 0..=1000 {
        let value = if is_round(heap) { 2 } else { referee.grundy(&heap) % 2 };
        assert_eq!(referee.grundy(&heap), value, "{heap}");
    }
    assert!((2..=6).all(|heap| referee.grundy(&heap) == referee.grundy(&(heap - 2))));
}

/// Grundy's game, in which nothing is taken.
#[test]
fn not_if_the_pieces_of_a_split_must_differ() {
    let mut values: Vec<usize> = vec![];
    for heap in 0..=3 {
        let ways = (1..heap).filter(|part| 2 * part < heap);
        values.push(mex(ways.map(|part| values[part] ^ values[heap - part])));
    }
    let (a, p, k) = (0, 1, 0);
    assert!((a + p..=2 * a + 2 * p + k).all(|n| values[n] == values[n - p]));
    assert_eq!(values, [0, 0, 0, 1]);
}

/// In both 2 stones may be taken if one heap or two are left. In 0.36 also 1 stone, leaving a heap
/// or nothing; in 0.161 a whole heap of 1 or of 3.
#[test]
fn not_if_only_the_beginnings_are_equal() {
    let a = octal(520, &[[true, true, false], [false, true, true]]);
    let b = octal(520, &[[true, false, false], [false, true, true], [true, false, false]]);
    assert_eq!(a[..519], b[..519]);
    assert_eq!((a[519], b[519]), (4, 2));
}

/// A lamp that is on is switched off, with its right neighbour if that is on; whoever switches off the last
/// one loses. Rows of lamps that are on, sorted.
#[test]
fn not_if_the_last_one_loses() {
    let mut referee = Referee::misere(|rows: &Vec<u64>| {
        let mut options = vec![];
        for (i, &row) in rows.iter().enumerate() {
            for first in 0..row {
                let gone = if first + 1 < row { 2 } else { 1 };
                let mut after = rows.clone();
                after.remove(i);
                after.extend([first, row - first - gone].iter().filter(|&&rest| rest > 0));
                after.sort_unstable();
                options.push(after);
            }
        }
        options
    });
    let lost: Vec<u64> = (1..=31).filter(|&row| !referee.is_won(&vec![row])).collect();
    assert_eq!(lost, [1, 4, 7, 10, 13, 16, 19, 22, 25, 28]);
}
