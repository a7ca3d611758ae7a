use crate::dags;
use referee::{outcomes, small, sum, Outcome, Referee};

/// Takes of 1 to k from one heap: lost are the multiples of k + 1.
#[test]
fn takes_of_1_to_k_are_lost_by_the_multiples_of_k_plus_1() {
    for k in 1..=6 {
        let mut referee = Referee::normal(|&heap: &u64| (heap.saturating_sub(k)..heap).collect());
        for heap in 0..=40 {
            assert_eq!(referee.is_won(&heap), heap % (k + 1) != 0, "{heap} by {k}");
        }
    }
}

/// Only one set passes: without moves out of it into itself, and with one into it from everywhere
/// else.
#[test]
fn a_set_that_passes_the_three_points_is_the_set_of_lost_positions() {
    for options in dags(5) {
        let mut referee = Referee::normal(|&v: &usize| options[v].clone());
        for set in 0_u32..1 << 5 {
            let has = |v: usize| set >> v & 1 == 1;
            let ends = (0..5).all(|v| !options[v].is_empty() || has(v));
            let stays_out = (0..5).all(|v| !has(v) || !options[v].iter().any(|&to| has(to)));
            let comes_in = (0..5).all(|v| has(v) || options[v].iter().any(|&to| has(to)));
            let is_lost_set = (0..5).all(|v| has(v) != referee.is_won(&v));
            assert_eq!(ends && stays_out && comes_in, is_lost_set, "{options:?}: {set:b}");
        }
    }
}

/// On every graph whoever brings the token to a goal wins, and whoever is stuck loses.
#[test]
fn moves_after_which_the_opponent_reaches_the_goal_are_left_out() {
    for options in dags(5) {
        for goals in 0_u32..1 << 5 {
            let is_goal = |v: usize| goals >> v & 1 == 1;
            let mut literal = Referee::normal(|&v: &usize| {
                let to = options[v].iter().copied();
                to.filter(|_| !is_goal(v)).collect()
            });
            let reaches = |v: usize| options[v].iter().any(|&to| is_goal(to));
            let mut left = Referee::normal(|&v: &usize| {
                options[v].iter().copied().filter(|&to| !reaches(to)).collect()
            });
            for v in (0..5).filter(|&v| !is_goal(v)) {
                let is_won = reaches(v) || left.is_won(&v);
                assert_eq!(literal.is_won(&v), is_won, "{options:?} {goals:b} {v}");
            }
        }
    }
}

/// Two tokens on every graph: where neither reaches a goal at once, the values of what is left out
/// so hold.
#[test]
fn of_several_pieces_none_of_which_reaches_the_goal_at_once_the_values_hold() {
    for options in dags(4) {
        for goals in 1_u32..1 << 4 {
            let is_goal = |v: usize| goals >> v & 1 == 1;
            let mut literal = Referee::normal(|at: &Vec<usize>| {
                let is_over = at.iter().any(|&v| is_goal(v));
                sum(at, |&v| options[v].iter().copied().filter(|_| !is_over).collect::<Vec<_>>())
            });
            let reaches = |v: usize| options[v].iter().any(|&to| is_goal(to));
            let mut left = Referee::normal(|&v: &usize| {
                options[v].iter().copied().filter(|&to| !reaches(to)).collect()
            });
            for at in small::sequences(2, 3) {
                let at: Vec<usize> = at.into_iter().map(|v| v as usize).collect();
                if at.iter().any(|&v| is_goal(v)) {
                    continue;
                }
                let values = at.iter().fold(0, |xor, &v| xor ^ left.grundy(&v));
                let is_won = at.iter().any(|&v| reaches(v)) || values != 0;
                assert_eq!(literal.is_won(&at), is_won, "{options:?} {goals:b} {at:?}");
            }
        }
    }
}

/// Takes of 1 to k, but not what was just taken; 0 stands for the beginning.
fn other_takes(k: u64) -> impl Fn(&(u64, u64)) -> Vec<(u64, u64)> {
    move |&(heap, last)| {
        let takes = (1..=k.min(heap)).filter(|&take| take != last);
        takes.map(|take| (heap - take, take)).collect()
    }
}

#[test]
fn for_odd_k_the_gaps_repeat() {
    let mut referee = Referee::normal(other_takes(5));
    for heap in 0..=200 {
        assert_eq!(referee.is_won(&(heap, 0)), ![0, 7].contains(&(heap % 13)), "{heap}");
    }
}

#[test]
fn no_take_is_repeated_and_for_even_k_the_rest_to_k_plus_1_wins() {
    for k in [2_u64, 4, 6, 8] {
        let mut referee = Referee::normal(other_takes(k));
        for heap in 0..=60 {
            assert_eq!(referee.is_won(&(heap, 0)), heap % (k + 1) != 0, "{heap} by {k}");
            for last in 1..=k {
                let is_lost = heap % (k + 1) == 0;
                assert!(!is_lost || !referee.is_won(&(heap, last)), "{heap} by {k} after {last}");
                // The rest to k + 1 is free after every take.
                assert_ne!(k + 1 - last, last);
            }
        }
    }
}

/// Whether no take wins, a single one, or more.
#[test]
fn a_heap_needs_only_its_winning_take_if_it_is_the_single_one() {
    for k in 1..=7_u64 {
        let mut referee = Referee::normal(other_takes(k));
        let mut winning: Vec<Vec<u64>> = vec![];
        for heap in 0..=60_u64 {
            let wins = |take: &u64| {
                let to = &winning[(heap - take) as usize];
                to.is_empty() || to == &[*take]
            };
            winning.push((1..=k.min(heap)).filter(wins).take(2).collect());
            for last in 0..=k {
                let is_lost = winning[heap as usize].iter().all(|&take| take == last);
                assert_eq!(!referee.is_won(&(heap, last)), is_lost, "{heap} by {k} after {last}");
            }
        }
    }
}

/// The last take belongs to the position: with takes of 1 to 3 the same heap is won or lost by it.
#[test]
fn the_last_take_belongs_to_the_position() {
    let mut referee = Referee::normal(other_takes(3));
    assert!(referee.is_won(&(1, 2)) && !referee.is_won(&(1, 1)));
}

#[test]
fn takes_of_1_3_and_4_are_lost_by_0_and_2_modulo_7() {
    let takes = |&heap: &u64| [1, 3, 4].iter().filter_map(|&t| heap.checked_sub(t)).collect();
    let mut referee = Referee::normal(takes);
    for heap in 0..=200 {
        assert_eq!(referee.is_won(&heap), ![0, 2].contains(&(heap % 7)), "{heap}");
    }
}

#[test]
fn not_if_a_position_can_come_again() {
    for length in 1..=6 {
        let found = outcomes([0], |&place: &usize| vec![(place + 1) % length]);
        assert!(found.values().all(|&outcome| outcome == Outcome::Drawn));
    }
}
