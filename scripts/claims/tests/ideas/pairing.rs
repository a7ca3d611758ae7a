use crate::{dags, nim};
use referee::{small, sum, Player, Referee};

/// On every graph, of every set of positions: if each move out of it has an answer back into it,
/// all are lost, and every position with a move into it is won.
#[test]
fn answers_that_restore_the_pairs_make_a_position_lost() {
    for options in dags(6) {
        let mut referee = Referee::normal(|&v: &usize| options[v].clone());
        for set in 0_u32..1 << 6 {
            let has = |v: usize| set >> v & 1 == 1;
            let comes_back = |v: usize| options[v].iter().any(|&to| has(to));
            let has_answers =
                (0..6).all(|v| !has(v) || options[v].iter().all(|&to| comes_back(to)));
            for v in (0..6).filter(|_| has_answers) {
                assert!(!has(v) || !referee.is_won(&v), "{options:?} {set:b} {v}");
                assert!(!comes_back(v) || referee.is_won(&v), "{options:?} {set:b} {v}");
            }
        }
    }
}

#[test]
fn two_copies_side_by_side_are_lost() {
    for options in dags(5) {
        let mut referee = Referee::normal(|at: &Vec<usize>| sum(at, |&v| options[v].clone()));
        for v in 0..5 {
            assert!(!referee.is_won(&vec![v, v]), "{options:?} {v}");
        }
    }
}

/// What can be added to heaps with so many stones in all, or fewer.
fn additions(heaps: usize, stones: u64) -> Vec<Vec<u64>> {
    let mut all = small::sequences(heaps, stones).collect::<Vec<_>>();
    all.retain(|added| added.iter().sum::<u64>() <= stones);
    all
}

/// At least one stone goes from a heap, and of its others as many as one likes to other heaps: to
/// those that are not empty, or also to empty places. Perhaps none of them may stay.
fn with_additions(may_begin: bool, may_stay: bool) -> impl Fn(&Vec<u64>) -> Vec<Vec<u64>> {
    move |heaps| {
        let mut options = vec![];
        for (i, &heap) in heaps.iter().enumerate().filter(|(_, &heap)| heap > 0) {
            for left in 0..if may_stay { heap } else { 1 } {
                for added in additions(heaps.len(), heap - left - 1) {
                    let may = |j: usize| j != i && (may_begin || heaps[j] > 0);
                    if (0..heaps.len()).any(|j| added[j] > 0 && !may(j)) {
                        continue;
                    }
                    let mut to: Vec<u64> = heaps.iter().zip(&added).map(|(h, a)| h + a).collect();
                    to[i] = left;
                    to.sort_unstable();
                    options.push(to);
                }
            }
        }
        options
    }
}

#[test]
fn where_any_part_of_the_rest_may_go_to_other_heaps_the_equal_pairs_are_lost() {
    for may_begin_heaps in [false, true] {
        let mut referee = Referee::normal(with_additions(may_begin_heaps, true));
        for mut heaps in small::positions([(2, 5), (3, 3), (4, 2), (5, 1)]) {
            heaps.sort_unstable();
            let mut rest: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
            while rest.len() >= 2 && rest[rest.len() - 1] == rest[rest.len() - 2] {
                rest.truncate(rest.len() - 2);
            }
            let are_pairs = rest.is_empty();
            assert_eq!(referee.is_won(&heaps), !are_pairs, "{heaps:?} {may_begin_heaps}");
        }
    }
}

#[test]
fn not_if_the_whole_rest_must_go_to_other_heaps() {
    for may_begin_heaps in [false, true] {
        let mut referee = Referee::normal(with_additions(may_begin_heaps, false));
        assert!(!referee.is_won(&vec![1, 2, 3, 4]));
    }
}

/// Two tokens on the same graph, whose every edge brings some points.
#[test]
fn with_two_equal_halves_and_points_the_second_player_is_never_behind() {
    for options in dags(4) {
        let edges: usize = options.iter().map(Vec::len).sum();
        for points in 0..3_i64.pow(edges as u32) {
            let mut code = points;
            let mut worth = vec![vec![0; 4]; 4];
            for (from, tos) in options.iter().enumerate() {
                for &to in tos {
                    worth[from][to] = code % 3;
                    code /= 3;
                }
            }
            let moves = |&(a, b): &(usize, usize)| {
                let first = options[a].iter().map(|&to| (worth[a][to], (to, b)));
                let second = options[b].iter().map(|&to| (worth[b][to], (a, to)));
                first.chain(second).collect()
            };
            assert!(claims::lead(&(3, 3), &moves) <= 0, "{options:?} {worth:?}");
        }
    }
}

/// One point in each half, and so many turns in all.
#[test]
fn not_if_play_ends_before_nobody_can_move() {
    let moves = |&(ones, turns): &(u32, u32)| match (ones, turns) {
        (0, _) | (_, 0) => vec![],
        _ => vec![(1, (ones - 1, turns - 1))],
    };
    assert_eq!([1, 2].map(|turns| claims::lead(&(2, turns), &moves)), [1, 0]);
}

/// A domino is laid on two free neighbours of a strip, a bit a cell.
fn dominoes(n: u32) -> impl Fn(&u32) -> Vec<u32> {
    move |cells| {
        let dominoes = (1..n).map(|cell| 0b11 << (cell - 1));
        dominoes.filter(|domino| cells & domino == 0).map(|domino| cells | domino).collect()
    }
}

#[test]
fn a_strip_of_dominoes_is_won_for_even_n_from_the_middle_and_lost_for_5() {
    for n in (2..=14).step_by(2) {
        let mut referee = Referee::normal(dominoes(n));
        assert!(referee.is_won(&0));
        assert!(!referee.is_won(&(0b11 << (n / 2 - 1))), "{n}: the middle");
    }
    assert!(!Referee::normal(dominoes(5)).is_won(&0));
    // It depends.
    assert!(Referee::normal(dominoes(3)).is_won(&0));
}

/// Different moves: two cells in a row are for Left, two in a column for Right, and two copies of a
/// square lie side by side. Whoever begins wins, though the copies are equal.
#[test]
fn not_if_the_moves_differ() {
    let lines = |player| match player {
        Player::Left => [0b0011, 0b1100],
        Player::Right => [0b0101, 0b1010],
    };
    let mut referee = Referee::normal(referee::partizan(|&cells: &u32, player| {
        let both = lines(player).into_iter().flat_map(|line| [line, line << 4]);
        let free = both.filter(|line| cells & line == 0);
        free.map(|line| cells | line).collect()
    }));
    assert!(!referee.is_won(&(0, Player::Left)));
}

#[test]
fn not_if_a_move_forbids_its_own_copy() {
    let mut referee = Referee::normal(|&cells: &u32| {
        let free = (0..2).filter(|cell| cells & (0b111 << cell >> 1) == 0);
        free.map(|cell| cells | 1 << cell).collect()
    });
    assert!(referee.is_won(&0));
}

#[test]
fn not_if_the_last_one_loses() {
    assert!(!Referee::normal(nim).is_won(&vec![1, 1]));
    assert!(Referee::misere(nim).is_won(&vec![1, 1]));
}
