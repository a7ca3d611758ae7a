use crate::dags;
use referee::{partizan, Player, Referee};

/// On every graph, each of whose ends is won or lost for the player to move there: if all options
/// of an option that is not won at once are options of the start, the start is won.
#[test]
fn a_first_move_that_the_later_ones_include_makes_the_start_won() {
    for options in dags(6) {
        let ends: Vec<usize> = (0..6).filter(|&v| options[v].is_empty()).collect();
        for set in 0_u32..1 << ends.len() {
            let is_won_end = |v: usize| {
                let end = ends.iter().position(|&end| end == v);
                end.is_some_and(|end| set >> end & 1 == 1)
            };
            let mut won = [false; 6];
            for v in 0..6 {
                won[v] = is_won_end(v) || options[v].iter().any(|&to| !won[to]);
            }
            for (start, firsts) in options.iter().enumerate() {
                let is_there = firsts.iter().any(|&first| {
                    !is_won_end(first) && options[first].iter().all(|to| firsts.contains(to))
                });
                assert!(!is_there || won[start], "{options:?} {set:b} {start}");
            }
        }
    }
}

/// Chomp: rows of a bar, each at most as long as the one above. The single piece at the top left
/// loses.
pub fn bites(rows: &Vec<u64>) -> Vec<Vec<u64>> {
    let mut options = vec![];
    for row in 0..rows.len() {
        for left in 0..rows[row] {
            let cut = |(i, &length): (usize, &u64)| if i < row { length } else { length.min(left) };
            let mut to: Vec<u64> = rows.iter().enumerate().map(cut).collect();
            to.retain(|&length| length > 0);
            options.push(to);
        }
    }
    options
}

/// What can be reached after the bite of the corner could have been bitten off at once.
#[test]
fn in_chomp_the_corner_is_such_a_move() {
    let mut referee = Referee::misere(bites);
    for n in 1..=4_usize {
        for m in 1..=5 {
            let bar = vec![m; n];
            assert_eq!(referee.is_won(&bar), n > 1 || m > 1, "{n} by {m}");
            if n == 1 && m == 1 {
                continue;
            }
            let mut corner = bar.clone();
            corner[n - 1] -= 1;
            corner.retain(|&length| length > 0);
            let at_once = bites(&bar);
            assert!(bites(&corner).iter().all(|to| at_once.contains(to)));
        }
    }
}

/// Divisors of n are named, no multiple of one named before, and whoever names 1 loses: a bit for
/// each that is still free. Naming n forbids nothing that another first move allows.
#[test]
fn where_divisors_are_named_n_itself_is_such_a_move() {
    for n in 1..=100_u64 {
        let divisors: Vec<u64> = (1..=n).filter(|d| n % d == 0).collect();
        let name = |&free: &u32| -> Vec<u32> {
            let may = (0..divisors.len()).filter(|&i| free >> i & 1 == 1);
            may.map(|i| {
                let closed = (0..divisors.len()).filter(|&j| divisors[j] % divisors[i] == 0);
                closed.fold(free, |free, j| free & !(1 << j))
            })
            .collect()
        };
        let all = (1 << divisors.len()) - 1;
        assert_eq!(Referee::misere(name).is_won(&all), n > 1, "{n}");
        let after_n = all & !(1 << (divisors.len() - 1));
        assert!(name(&after_n).iter().all(|to| name(&all).contains(to)));
    }
}

#[test]
fn not_if_the_move_loses_at_once() {
    assert!(!Referee::misere(bites).is_won(&vec![1]));
}

#[test]
fn not_if_the_shape_is_given() {
    let mut referee = Referee::misere(bites);
    for a in 1..=12 {
        for b in 1..=a {
            assert_eq!(referee.is_won(&vec![a, b]), b != a - 1, "{a} {b}");
        }
        assert_eq!(referee.is_won(&vec![a]), a != 1, "{a} 0");
    }
    // And then no first move is such a one.
    let shape = vec![3, 2];
    for first in bites(&shape).into_iter().filter(|first| !first.is_empty()) {
        assert!(bites(&first).iter().any(|to| !bites(&shape).contains(to)), "{first:?}");
    }
}

/// A row is eaten from its end, at most two pieces at once: lost are 1, 4, 7, …
#[test]
fn not_if_bites_are_limited() {
    let small = |rows: &Vec<u64>| {
        let size: u64 = rows.iter().sum();
        let left = |to: &Vec<u64>| to.iter().sum::<u64>();
        bites(rows).into_iter().filter(|to| left(to) + 2 >= size).collect()
    };
    let mut referee = Referee::misere(small);
    for n in 1..=30 {
        assert_eq!(referee.is_won(&vec![n]), n % 3 != 1, "{n}");
    }
}

/// A heap of 4, from which Left takes two or three and Right one. After two of them Right can only leave 1, as Left
/// could have, and Left, who begins, loses.
#[test]
fn not_if_the_moves_differ() {
    let takes = |&heap: &u64, player: Player| -> Vec<u64> {
        let takes = if player == Player::Left { 2..=3 } else { 1..=1 };
        takes.filter_map(|take| heap.checked_sub(take)).collect()
    };
    let at_once = takes(&4, Player::Left);
    assert!(takes(&2, Player::Right).iter().all(|to| at_once.contains(to)));
    assert!(!Referee::normal(partizan(takes)).is_won(&(4, Player::Left)));
}
