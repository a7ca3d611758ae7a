use crate::dags;
use crate::golden_ratio::euclid;
use referee::{small, Referee};

#[test]
fn a_move_to_p_and_a_move_to_what_only_leads_to_p_make_a_position_won() {
    for options in dags(6) {
        let mut referee = Referee::normal(|&v: &usize| options[v].clone());
        for tos in &options {
            let to_p = tos.iter().any(|&q| options[q].len() == 1 && tos.contains(&options[q][0]));
            let v = options.iter().position(|other| other == tos).expect("it is there");
            assert!(!to_p || referee.is_won(&v), "{options:?} {v}");
        }
    }
}

/// Heaps in order: a turn takes any number from the first that is not empty.
fn from_the_first(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
    let Some((&first, rest)) = heaps.split_first() else { return vec![] };
    let mut options = vec![rest.to_vec()];
    options.extend((1..first).map(|left| [&[left], rest].concat()));
    options
}

/// Counted are the 1s in front of the first heap of two or more; that one is taken whole, or but
/// for one stone.
#[test]
fn of_heaps_in_order_whoever_comes_to_the_first_of_two_or_more_wins() {
    let mut referee = Referee::normal(from_the_first);
    for heaps in small::up_to(&[(3, 6), (6, 3)]).into_iter().filter(|heaps| !heaps.contains(&0)) {
        let ones = heaps.iter().take_while(|&&heap| heap == 1).count();
        let is_won = (ones % 2 == 1) == (ones == heaps.len());
        assert_eq!(referee.is_won(&heaps), is_won, "{heaps:?}");
        if ones == 0 {
            let (all, but_one) = (heaps[1..].to_vec(), [&[1], &heaps[1..]].concat());
            assert!(!referee.is_won(&all) || !referee.is_won(&but_one), "{heaps:?}");
        }
    }
}

/// A circle of heaps: each turn takes from the next one, and whoever meets an empty one loses.
fn around((heaps, at): &(Vec<u64>, usize)) -> Vec<(Vec<u64>, usize)> {
    let after = |left| {
        let mut to = heaps.clone();
        to[*at] = left;
        (to, (at + 1) % heaps.len())
    };
    (0..heaps[*at]).map(after).collect()
}

#[test]
fn in_an_odd_circle_the_first_heap_is_emptied() {
    let mut referee = Referee::normal(around);
    for heaps in small::positions([(1, 9), (3, 5), (5, 3)]).filter(|heaps| !heaps.contains(&0)) {
        let emptied = [&[0], &heaps[1..]].concat();
        let next = 1 % heaps.len();
        assert!(!referee.is_won(&(emptied, next)), "{heaps:?}");
        assert!(referee.is_won(&(heaps, 0)));
    }
}

/// The first of the smallest heaps, counted from 0, is met by the first player if its place is
/// even.
#[test]
fn in_an_even_circle_the_first_of_the_smallest_heaps_runs_out() {
    let mut referee = Referee::normal(around);
    for heaps in small::positions([(2, 8), (4, 5), (6, 2)]) {
        let least = heaps.iter().min().expect("there are some");
        let runs_out = heaps.iter().position(|heap| heap == least).expect("it is there");
        assert_eq!(referee.is_won(&(heaps.clone(), 0)), runs_out % 2 == 1, "{heaps:?}");
        // Single stones are enough: every other take of a winner can be replaced.
        if runs_out % 2 == 1 {
            let mut one = heaps.clone();
            one[0] -= 1;
            assert!(!referee.is_won(&(one, 1)), "{heaps:?}");
        }
    }
}

/// As soon as the larger number is at least twice the smaller one, whoever is to move wins.
#[test]
fn euclid_has_such_a_choice_from_twice_the_smaller_on() {
    let mut referee = Referee::normal(euclid(u64::MAX));
    for small in 1..=30 {
        for large in 2 * small..=90 {
            assert!(referee.is_won(&(small, large)), "{small} {large}");
        }
    }
}

/// One stone a turn, so that nobody can take all: 2 1 is won as 3 is odd, and 2 2 is lost.
#[test]
fn not_if_one_of_the_two_moves_is_missing() {
    let mut one_stone = Referee::normal(|heaps: &Vec<u64>| match heaps.split_first() {
        None => vec![],
        Some((1, rest)) => vec![rest.to_vec()],
        Some((first, rest)) => vec![[&[first - 1], rest].concat()],
    });
    assert!(one_stone.is_won(&vec![2, 1]) && !one_stone.is_won(&vec![2, 2]));
    for heaps in small::up_to(&[(4, 4)]).into_iter().filter(|heaps| !heaps.contains(&0)) {
        assert_eq!(one_stone.is_won(&heaps), heaps.iter().sum::<u64>() % 2 == 1);
    }
    let mut any = Referee::normal(from_the_first);
    assert!(any.is_won(&vec![2, 2]));
}

/// At most K times the smaller number is subtracted: P is what is left when no multiple is left to take.
#[test]
fn not_if_in_euclid_the_multiples_are_limited() {
    for k in 1..=4 {
        let mut referee = Referee::normal(euclid(k));
        for small in 1..=20 {
            for large in small..=80 {
                let (q, rest) = (large / small, large % small);
                let is_p_won = referee.is_won(&(rest, small));
                let is_lost = (q - u64::from(is_p_won)) % (k + 1) == 0;
                assert_eq!(!referee.is_won(&(small, large)), is_lost, "{k}: {small} {large}");
            }
        }
    }
    assert!(!Referee::normal(euclid(2)).is_won(&(1, 3)));
}
