use crate::{dags, mex, nim};
use referee::{small, sum, Referee};

/// Two tokens, and three, on every graph: the value of the sum is the xor.
#[test]
fn parts_side_by_side_have_the_xor_of_their_values() {
    for (options, tokens) in
        dags(5).map(|options| (options, 2)).chain(dags(4).map(|options| (options, 3)))
    {
        let mut one = Referee::normal(|&v: &usize| options[v].clone());
        let mut all = Referee::normal(|at: &Vec<usize>| sum(at, |&v| options[v].clone()));
        for at in small::sequences(tokens, options.len() as u64 - 1) {
            let at: Vec<usize> = at.into_iter().map(|v| v as usize).collect();
            let xor = at.iter().fold(0, |sum, v| sum ^ one.grundy(v));
            assert_eq!(all.grundy(&at), xor, "{options:?} {at:?}");
            assert_eq!(all.is_won(&at), xor != 0);
        }
    }
}

/// The ways to break a heap of n in two, each one allowed or not: the heaps 1 to 5 by all rules.
#[test]
fn a_part_may_fall_into_several() {
    let breaks: Vec<(usize, usize, usize)> = (2..=5)
        .flat_map(|n| (1..=n / 2).map(move |part| (n, part, n - part)))
        .chain((1..=5).map(|n| (n, 0, n - 1)))
        .collect();
    for rule in 0_u32..1 << breaks.len() {
        let from = |n: usize| {
            let may = breaks.iter().enumerate().filter(move |(bit, _)| rule >> bit & 1 == 1);
            may.filter(move |(_, &(whole, ..))| whole == n).map(|(_, &(_, a, b))| (a, b))
        };
        let mut table = vec![0_u64];
        for n in 1..=5 {
            let values: Vec<u64> = from(n).map(|(a, b)| table[a] ^ table[b]).collect();
            table.push(mex(&values));
        }
        let mut literal = Referee::normal(|heaps: &Vec<usize>| {
            let mut options = vec![];
            for (i, &heap) in heaps.iter().enumerate() {
                for (a, b) in from(heap) {
                    let mut to = heaps.clone();
                    to[i] = a;
                    to.push(b);
                    to.retain(|&heap| heap > 0);
                    to.sort_unstable();
                    options.push(to);
                }
            }
            options
        });
        for (a, b) in [(1, 4), (4, 4), (5, 3), (5, 2), (5, 5)] {
            assert_eq!(literal.is_won(&vec![a, b]), table[a] != table[b], "{rule:b}: {a} {b}");
        }
    }
}

/// The ways to write n as a sum of numbers, none above the most, the largest first.
fn partitions(n: u64, most: u64) -> Vec<Vec<u64>> {
    if n == 0 {
        return vec![vec![]];
    }
    let with = |part: u64| {
        let rests = partitions(n - part, part).into_iter();
        rests.map(move |rest| [vec![part], rest].concat())
    };
    (1..=n.min(most)).flat_map(with).collect()
}

/// The values of heaps 0, 1, … by the pieces of each way to split them into two or more.
fn split_values(most: u64, pieces: impl Fn(Vec<u64>) -> Option<Vec<u64>>) -> Vec<u64> {
    let mut table: Vec<u64> = vec![];
    for n in 0..=most {
        let ways = partitions(n, n.saturating_sub(1)).into_iter().filter(|_| n > 0);
        let value = |way: Vec<u64>| way.iter().fold(0, |sum, &part| sum ^ table[part as usize]);
        let values: Vec<u64> = ways.filter_map(&pieces).map(value).collect();
        table.push(mex(&values));
    }
    table
}

/// A heap is split into two or more, in any way.
#[test]
fn of_many_pieces_those_matter_whose_size_occurs_an_odd_number_of_times() {
    let table = split_values(10, |way| {
        let is_odd = |part: &u64| way.iter().filter(|other| *other == part).count() % 2 == 1;
        let mut odd: Vec<u64> = way.iter().copied().filter(is_odd).collect();
        odd.dedup();
        Some(odd)
    });
    let ways = |&heap: &u64| partitions(heap, heap - 1);
    let mut literal = Referee::normal(|heaps: &Vec<u64>| crate::split(heaps, ways));
    for heaps in small::in_order(&[(1, 10), (2, 6), (3, 4)]) {
        let value = heaps.iter().fold(0, |sum, &heap| sum ^ table[heap as usize]);
        assert_eq!(literal.is_won(&heaps), value != 0, "{heaps:?}");
    }
}

/// The same game: n is worth n − 1.
#[test]
fn not_if_only_sets_of_different_pieces_are_tried() {
    let different = |way: Vec<u64>| way.windows(2).all(|two| two[0] > two[1]).then_some(way);
    assert_eq!(split_values(6, different)[1..], [0, 0, 1, 0, 2, 3]);
    assert_eq!(split_values(6, Some)[1..], [0, 1, 2, 3, 4, 5]);
}

/// In each row only the first number may be lowered, and a number that is 0 is gone.
#[test]
fn of_a_row_that_is_used_from_the_front_the_value_is_v_or_v_less_1() {
    let use_front = |row: &Vec<u64>| -> Vec<Vec<u64>> {
        let Some((&front, rest)) = row.split_first() else { return vec![] };
        let mut options = vec![rest.to_vec()];
        options.extend((1..front).map(|left| [&[left], rest].concat()));
        options
    };
    let value = |row: &[u64]| {
        let step = |g, &v: &u64| if v > g { v } else { v - 1 };
        row.iter().rev().fold(0, step)
    };
    let mut one = Referee::normal(use_front);
    let rows = || {
        let all = small::positions([(0, 0), (1, 8), (2, 6), (3, 5), (4, 4), (5, 3)]);
        all.filter(|row| !row.contains(&0))
    };
    for row in rows() {
        assert_eq!(one.grundy(&row), value(&row), "{row:?}");
    }
    let mut two = Referee::normal(|rows: &Vec<Vec<u64>>| sum(rows, use_front));
    for a in rows().filter(|row| row.len() <= 3 && row.iter().sum::<u64>() <= 8) {
        for b in rows().filter(|row| row.len() <= 2) {
            assert_eq!(two.is_won(&vec![a.clone(), b.clone()]), value(&a) != value(&b));
        }
    }
}

/// Two neighbouring coins are taken from one of the rows.
fn two_neighbours(rows: &Vec<u64>) -> Vec<Vec<u64>> {
    let mut options = vec![];
    for (i, &row) in rows.iter().enumerate() {
        for left in 0..=row.saturating_sub(2).min(row) {
            if row >= 2 {
                let mut to = rows.clone();
                to[i] = left;
                to.push(row - 2 - left);
                options.push(to);
            }
        }
    }
    options
}

#[test]
fn two_neighbours_of_a_row_of_3_beside_a_row_of_4_are_won_at_an_end_of_the_4() {
    let mut referee = Referee::normal(two_neighbours);
    let values: Vec<u64> = (0..=4).map(|row| referee.grundy(&vec![row])).collect();
    assert_eq!(values, [0, 0, 1, 1, 2]);
    let winning: Vec<_> =
        two_neighbours(&vec![3, 4]).into_iter().filter(|to| !referee.is_won(to)).collect();
    assert_eq!(winning, [[3, 0, 2], [3, 2, 0]]);
}

#[test]
fn not_if_a_turn_may_change_two_parts() {
    let mut referee = Referee::normal(|heaps: &Vec<u64>| {
        let mut options = nim(heaps);
        if heaps.iter().all(|&heap| heap > 0) {
            options.push(heaps.iter().map(|heap| heap - 1).collect());
        }
        options
    });
    assert!(referee.is_won(&vec![1, 1]));
}

#[test]
fn not_if_the_last_one_loses() {
    let mut referee = Referee::misere(nim);
    assert!(referee.is_won(&vec![1, 1]) && !referee.is_won(&vec![1]));
}

/// The ties of the Questions: each makes equal heaps, whose xor is 0, won.
#[test]
fn not_if_a_rule_ties_the_parts() {
    // No take may be repeated, so the answer to 1 is missing.
    let mut last_take = Referee::normal(|(heaps, last): &(Vec<u64>, u64)| {
        let takes = referee::take(heaps, |_, h| (1..=h).filter(move |take| take != last));
        takes.into_iter().map(|(take, to)| (to, take.stones)).collect()
    });
    assert!(last_take.is_won(&(vec![1, 1], 0)));
    // Equal amounts from both.
    let mut both = Referee::normal(|heaps: &Vec<u64>| {
        let mut options = nim(heaps);
        let least = *heaps.iter().min().expect("there are two");
        options.extend((1..=least).map(|take| heaps.iter().map(|h| h - take).collect()));
        options
    });
    assert!(both.is_won(&vec![3, 3]));
    // Who makes the heaps equal loses: such moves are no options.
    let mut unequal = Referee::normal(|heaps: &Vec<u64>| {
        nim(heaps).into_iter().filter(|to| to[0] != to[1]).collect()
    });
    assert!(unequal.is_won(&vec![1, 1]));
    // Who leaves a heap of 1 has a second turn.
    fn wins(heaps: &Vec<u64>) -> bool {
        let again = |to: &Vec<u64>| heaps.iter().zip(to).any(|(h, &to)| *h > to && to == 1);
        nim(heaps).iter().any(|to| wins(to) == again(to))
    }
    assert!(wins(&vec![3, 3]) && !wins(&vec![1, 2]));
}

/// A ring of stones, two neighbours go, and a gap stays a gap: the first move leaves a row.
#[test]
fn a_ring_is_a_row_once_the_first_move_has_broken_it() {
    let rows =
        |row: &u64| (0..row.saturating_sub(1)).map(|left| vec![left, row - 2 - left]).collect();
    let mut referee = Referee::normal(|at: &Vec<u64>| crate::split(at, rows));
    for ring in 2..=9_u32 {
        let mut literal = Referee::normal(|&free: &u32| {
            let pair = move |i: u32| 1 << i | 1 << ((i + 1) % ring);
            (0..ring)
                .map(pair)
                .filter(|&pair| free & pair == pair)
                .map(|pair| free & !pair)
                .collect()
        });
        let row = vec![u64::from(ring) - 2];
        assert_eq!(literal.is_won(&((1 << ring) - 1)), !referee.is_won(&row), "{ring}");
    }
}

/// Three heaps of 2, and a turn takes one stone from each of two neighbours: what is left is still a ring, which
/// is lost. The row after the first move, cut there, is lost, so by it the ring would be won.
#[test]
fn not_if_a_ring_is_not_broken() {
    let pairs = |heaps: &Vec<u64>, pairs: &[[usize; 2]]| {
        let there = pairs.iter().filter(|pair| pair.iter().all(|&i| heaps[i] > 0));
        there
            .map(|pair| (0..3).map(|i| heaps[i] - u64::from(pair.contains(&i))).collect())
            .collect()
    };
    let mut ring = Referee::normal(|heaps: &Vec<u64>| pairs(heaps, &[[0, 1], [1, 2], [2, 0]]));
    let mut row = Referee::normal(|heaps: &Vec<u64>| pairs(heaps, &[[0, 1], [1, 2]]));
    assert!(!ring.is_won(&vec![2, 2, 2]) && !row.is_won(&vec![1, 2, 1]));
}
