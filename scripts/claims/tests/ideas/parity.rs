use crate::{dags, graphs, split};
use referee::{outcomes, small, sum, Outcome, Referee};

/// The numbers of moves of all plays from each vertex.
fn lengths(options: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut lengths: Vec<Vec<usize>> = vec![];
    for tos in options {
        let mut found: Vec<usize> =
            tos.iter().flat_map(|&to| lengths[to].iter().map(|length| length + 1)).collect();
        if tos.is_empty() {
            found.push(0);
        }
        found.sort_unstable();
        found.dedup();
        lengths.push(found);
    }
    lengths
}

/// The parity of all these numbers, if it is one.
fn parity(lengths: &[usize]) -> Option<usize> {
    let parity = lengths[0] % 2;
    lengths.iter().all(|length| length % 2 == parity).then_some(parity)
}

#[test]
fn if_all_plays_are_odd_the_first_player_wins_and_if_all_are_even_the_second() {
    for options in dags(6) {
        let mut referee = Referee::normal(|&v: &usize| options[v].clone());
        for (v, lengths) in lengths(&options).iter().enumerate() {
            if let Some(parity) = parity(lengths) {
                assert_eq!(referee.is_won(&v), parity == 1, "{options:?} {v}");
            }
        }
    }
}

/// A bar is broken along a line, until only single squares are left; squares stand for bars, and
/// bars for pieces.
#[test]
fn each_break_makes_one_piece_more() {
    let mut referee = Referee::normal(|pieces: &Vec<(u64, u64)>| {
        split(pieces, |&(a, b)| {
            let across = (1..a).map(|at| vec![(at, b), (a - at, b)]);
            across.chain((1..b).map(|at| vec![(a, at), (a, b - at)])).collect()
        })
    });
    for a in 1..=4 {
        for b in 1..=3 {
            assert_eq!(referee.is_won(&vec![(a, b)]), (a * b - 1) % 2 == 1, "{a} {b}");
        }
    }
    assert!(!referee.is_won(&vec![(2, 2), (1, 2)]));
}

/// A heap of two or more is split in two in any way.
#[test]
fn a_heap_that_is_split_in_any_way_is_won_for_even_n() {
    let mut referee = Referee::normal(|heaps: &Vec<u64>| {
        split(heaps, |&n| (1..=n / 2).map(|part| vec![part, n - part]).collect())
    });
    for n in 1..=14 {
        assert_eq!(referee.is_won(&vec![n]), n % 2 == 0, "{n}");
    }
}

/// From a heap of 2 or more a stone, or the heap in two as equal as can be.
#[test]
fn a_parity_that_every_move_changes_decides() {
    let mut referee = Referee::normal(|heaps: &Vec<u64>| {
        split(heaps, |&heap| match heap {
            0 | 1 => vec![],
            _ => vec![vec![heap - 1], vec![heap / 2, heap - heap / 2]],
        })
    });
    for heaps in small::up_to(&[(1, 16), (4, 6)]) {
        let even = heaps.iter().filter(|&&heap| heap > 0 && heap % 2 == 0).count();
        assert_eq!(referee.is_won(&heaps), even % 2 == 1, "{heaps:?}");
    }
}

/// On every graph: a turn deletes a vertex of even degree. At the end all degrees are odd, and an
/// even number of vertices is left.
#[test]
fn where_vertices_of_even_degree_are_deleted_n_decides() {
    for n in 1..=6 {
        for neighbours in graphs(n) {
            let degree = |left: u32, v: usize| {
                neighbours[v].iter().filter(|&&to| left >> to & 1 == 1).count()
            };
            let options = |&left: &u32| {
                let there = (0..n).filter(|v| left >> v & 1 == 1);
                there.filter(|&v| degree(left, v) % 2 == 0).map(|v| left & !(1 << v)).collect()
            };
            let mut referee = Referee::normal(options);
            assert_eq!(referee.is_won(&((1 << n) - 1)), n % 2 == 1, "{neighbours:?}");
            for left in (0_u32..1 << n).filter(|_| n < 6) {
                assert!(!options(&left).is_empty() || left.count_ones() % 2 == 0);
            }
        }
    }
}

#[test]
fn of_tokens_whose_ways_have_one_parity_the_lengths_are_added() {
    for options in dags(5) {
        let all = lengths(&options);
        let Some(parities) = all.iter().map(|lengths| parity(lengths)).collect::<Option<Vec<_>>>()
        else {
            continue;
        };
        let mut referee = Referee::normal(|at: &Vec<usize>| sum(at, |&v| options[v].clone()));
        for at in small::sequences(3, 4) {
            let at: Vec<usize> = at.into_iter().map(|v| v as usize).collect();
            let steps: usize = at.iter().map(|&v| parities[v]).sum();
            assert_eq!(referee.is_won(&at), steps % 2 == 1, "{options:?} {at:?}");
        }
    }
}

/// One stone a turn, not from the heap that the opponent has just used; at first all heaps are
/// open.
#[test]
fn not_from_the_heap_just_used_a_heap_above_all_others_decides_else_the_number_of_stones() {
    type Position = (Vec<u64>, Option<usize>);
    let mut referee = Referee::normal(|(heaps, closed): &Position| {
        let takes = referee::take(heaps, |i, h| 1..=h.min(u64::from(Some(i) != *closed)));
        takes.into_iter().map(|(take, to)| (to, Some(take.heap))).collect()
    });
    for heaps in small::up_to(&[(1, 9), (3, 8), (4, 5), (5, 3)]) {
        let total: u64 = heaps.iter().sum();
        let above = heaps.iter().position(|&heap| heap > total - heap);
        for closed in (0..heaps.len()).map(Some).chain([None]) {
            let is_won = match above {
                Some(heap) => closed != Some(heap),
                None => total % 2 == 1,
            };
            assert_eq!(referee.is_won(&(heaps.clone(), closed)), is_won, "{heaps:?} {closed:?}");
        }
    }
}

/// Every graph of 5 positions whose edges are plain moves or special ones: all plays by plain moves
/// have one parity from each position, and a special move changes it. If the winner by plain moves
/// can answer each special move by another one that restores the parity, and does not have to begin
/// with one, that player wins.
#[test]
fn who_wins_by_plain_moves_and_can_restore_the_parity_wins() {
    let edges: Vec<(usize, usize)> = (0..5).flat_map(|v| (0..v).map(move |to| (v, to))).collect();
    let mut held = 0;
    for kinds in small::sequences(edges.len(), 2) {
        let of_kind = |kind: u64| {
            let mut options = vec![vec![]; 5];
            for (&(from, to), _) in edges.iter().zip(&kinds).filter(|(_, &k)| k == kind) {
                options[from].push(to);
            }
            options
        };
        let (plain, special) = (of_kind(1), of_kind(2));
        let all = lengths(&plain);
        let Some(parity) = all.iter().map(|lengths| parity(lengths)).collect::<Option<Vec<_>>>()
        else {
            continue;
        };
        let changes = |from: usize, to: usize| parity[to] == parity[from];
        if !(0..5).all(|v| special[v].iter().all(|&to| changes(v, to))) {
            continue;
        }
        let has_answer = |v: usize| {
            special[v].iter().all(|&to| special[to].iter().any(|&back| parity[back] == parity[v]))
        };
        // The loser by plain moves is to move where the parity is even.
        if !(0..5).all(|v| parity[v] == 1 || has_answer(v)) {
            continue;
        }
        held += usize::from(special.iter().any(|tos| !tos.is_empty()));
        let options: Vec<Vec<usize>> =
            (0..5).map(|v| [plain[v].clone(), special[v].clone()].concat()).collect();
        let mut referee = Referee::normal(|&v: &usize| options[v].clone());
        for v in 0..5 {
            assert_eq!(referee.is_won(&v), parity[v] == 1, "{plain:?} {special:?} {v}");
        }
    }
    assert!(held > 100, "only {held} graphs have special moves");
}

/// A heap from which a stone goes, and two moves for once: one that changes nothing, and one that adds a stone. Each
/// answers the other, but does not change the parity back.
#[test]
fn not_if_the_answer_does_not_restore_the_parity() {
    let mut referee = Referee::normal(|&(stones, waits, adds): &(u64, bool, bool)| {
        let takes = (stones > 0).then(|| (stones - 1, waits, adds));
        let waiting = waits.then_some((stones, false, adds));
        let adding = adds.then_some((stones + 1, waits, false));
        takes.into_iter().chain(waiting).chain(adding).collect()
    });
    assert!(!referee.is_won(&(0, false, false)));
    assert!(referee.is_won(&(0, true, true)));
}

/// One stone goes, but from 3, 6, … two: of three stones the first player wins by one at a time, and has to take two.
#[test]
fn not_if_the_winner_has_to_change_the_parity() {
    let mut referee = Referee::normal(|&stones: &u64| {
        let take = if stones % 3 == 0 { 2 } else { 1 };
        stones.checked_sub(take).into_iter().collect()
    });
    assert!(!referee.is_won(&3));
}

/// A token goes one step to the left or to the right, until it is on place 0: all its paths there have one parity.
#[test]
fn not_if_play_need_not_end() {
    let steps = |&at: &usize| [vec![], vec![0, 2], vec![1, 3], vec![2]][at].clone();
    assert_eq!(outcomes([3], steps)[&3], Outcome::Drawn);
}

#[test]
fn not_if_some_positions_are_stuck_early() {
    let different = |heaps: &Vec<u64>| {
        split(heaps, |&n| (1..n).filter(|a| 2 * a < n).map(|a| vec![a, n - a]).collect())
    };
    assert!(different(&vec![2]).is_empty());
    let first = different(&vec![4]);
    assert_eq!(first, [[1, 3]]);
    let second = different(&first[0]);
    assert_eq!(second, [[1, 1, 2]]);
    assert!(different(&second[0]).is_empty());
}

/// A heap of 3 becomes three heaps at once: two more, and 3 at the end less 1 now is even.
#[test]
fn not_if_a_break_may_make_three_pieces() {
    let mut referee = Referee::normal(|heaps: &Vec<u64>| {
        split(heaps, |heap| match heap {
            2 => vec![vec![1, 1]],
            3 => vec![vec![1, 2], vec![1, 1, 1]],
            _ => vec![],
        })
    });
    assert!(referee.is_won(&vec![3]));
}
