use crate::{mex, xor};
use referee::{outcomes, partizan, small, Outcome, Player};
use std::collections::VecDeque;
use Outcome::{Drawn, Lost, Won};

/// Every directed graph, by the options of its vertices; with loops or without.
fn digraphs(n: usize, loops: bool) -> impl Iterator<Item = Vec<Vec<usize>>> {
    let all = (0..n).flat_map(move |from| (0..n).map(move |to| (from, to)));
    let edges: Vec<(usize, usize)> = all.filter(|&(from, to)| loops || from != to).collect();
    (0_u64..1 << edges.len()).map(move |set| {
        let mut options = vec![vec![]; n];
        for (_, &(from, to)) in edges.iter().enumerate().filter(|(bit, _)| set >> bit & 1 == 1) {
            options[from].push(to);
        }
        options
    })
}

/// Who can force what in how many moves, literally: the least number for each vertex.
fn forced(options: &[Vec<usize>], ends: &[Outcome]) -> Vec<(Outcome, usize)> {
    let n = options.len();
    let mut found = vec![(Drawn, 0); n];
    let is_end = |v: usize| options[v].is_empty();
    let (mut wins, mut loses) = (vec![false; n], vec![false; n]);
    for moves in 0..=2 * n {
        let (before_wins, before_loses) = (wins.clone(), loses.clone());
        for v in 0..n {
            wins[v] = if is_end(v) {
                ends[v] == Won
            } else {
                moves > 0 && options[v].iter().any(|&to| before_loses[to])
            };
            loses[v] = if is_end(v) {
                ends[v] == Lost
            } else {
                moves > 0 && options[v].iter().all(|&to| before_wins[to])
            };
            if found[v].0 == Drawn && (wins[v] || loses[v]) {
                found[v] = (if wins[v] { Won } else { Lost }, moves);
            }
        }
    }
    found
}

/// The ends are labelled as one likes, and a queue hands the labels on.
#[test]
fn labels_from_the_ends_backwards_tell_the_outcome_and_the_number_of_moves() {
    for options in digraphs(4, false) {
        let ends: Vec<usize> = (0..4).filter(|&v| options[v].is_empty()).collect();
        for labels in small::sequences(ends.len(), 2) {
            let mut label = vec![Drawn; 4];
            for (&end, &code) in ends.iter().zip(&labels) {
                label[end] = [Lost, Won, Drawn][code as usize];
            }
            let of_ends = label.clone();
            let mut left: Vec<usize> = options.iter().map(Vec::len).collect();
            let mut moves = [0; 4];
            let mut queue: VecDeque<usize> = (0..4).filter(|&v| label[v] != Drawn).collect();
            while let Some(to) = queue.pop_front() {
                let before = |&v: &usize| options[v].contains(&to);
                for v in (0..4).filter(before).collect::<Vec<_>>() {
                    left[v] -= 1;
                    if label[v] == Drawn && (label[to] == Lost || left[v] == 0) {
                        // All its options are won if none of them was lost.
                        label[v] = if label[to] == Lost { Won } else { Lost };
                        moves[v] = moves[to] + 1;
                        queue.push_back(v);
                    }
                }
            }
            for (v, &(outcome, least)) in forced(&options, &of_ends).iter().enumerate() {
                assert_eq!((label[v], moves[v]), (outcome, least), "{options:?} {labels:?} {v}");
            }
        }
    }
}

/// One way for Left, none for Right: the same place is won for Left and lost for Right.
#[test]
fn where_the_moves_differ_the_turn_belongs_to_the_position() {
    let moves = |&place: &usize, player| match (place, player) {
        (0, Player::Left) => vec![1],
        _ => vec![],
    };
    let found = outcomes([(0, Player::Left), (0, Player::Right)], partizan(moves));
    assert_eq!(found[&(0, Player::Left)], Won);
    assert_eq!(found[&(0, Player::Right)], Lost);
}

/// The ends bring 1, 2 or −1, as their numbers are, and endless play brings 0. The first player
/// wants much.
#[test]
fn with_numbers_at_the_ends_one_asks_for_each_x() {
    let worth = [1_i64, 2, -1, -2];
    for options in digraphs(4, false) {
        // Literally: play over many turns.
        let mut value = vec![[0_i64; 2]; 4];
        for _ in 0..24 {
            let before = value.clone();
            for v in 0..4 {
                let tos = || options[v].iter();
                value[v][0] = tos().map(|&to| before[to][1]).max().unwrap_or(worth[v]);
                value[v][1] = tos().map(|&to| before[to][0]).min().unwrap_or(worth[v]);
            }
        }
        // At least x > 0 has to be reached: backwards from the ends that have it.
        let reaches = |x: i64| {
            let mut can = vec![[false; 2]; 4];
            for _ in 0..8 {
                for v in 0..4 {
                    let is_end = options[v].is_empty();
                    can[v][0] = options[v].iter().any(|&to| can[to][1]) || is_end && worth[v] >= x;
                    can[v][1] = options[v].iter().all(|&to| can[to][0]) && !is_end
                        || is_end && worth[v] >= x;
                }
            }
            can
        };
        // And the other player has to reach x or less, if x < 0.
        let falls_to = |x: i64| {
            let mut can = vec![[false; 2]; 4];
            for _ in 0..8 {
                for v in 0..4 {
                    let is_end = options[v].is_empty();
                    can[v][1] = options[v].iter().any(|&to| can[to][0]) || is_end && worth[v] <= x;
                    can[v][0] = options[v].iter().all(|&to| can[to][1]) && !is_end
                        || is_end && worth[v] <= x;
                }
            }
            can
        };
        for v in 0..4 {
            for turn in 0..2 {
                let claimed = if let Some(x) = [2, 1].into_iter().find(|&x| reaches(x)[v][turn]) {
                    x
                } else {
                    [-2, -1].into_iter().find(|&x| falls_to(x)[v][turn]).unwrap_or(0)
                };
                assert_eq!(value[v][turn], claimed, "{options:?} {v} {turn}");
            }
        }
    }
}

/// One person moves for both and wants to be the one who is not stuck: some walk with an odd number
/// of moves has to end at a vertex without moves. Literally all walks of up to 12 moves, against
/// the vertices with a parity.
#[test]
fn if_one_person_moves_for_both_walks_of_odd_length_count() {
    for options in digraphs(4, false) {
        for start in 0..4 {
            let mut here = vec![start];
            let mut wins = false;
            for moves in 0..12 {
                wins |= moves % 2 == 1 && here.iter().any(|&v: &usize| options[v].is_empty());
                here = here.iter().flat_map(|&v| options[v].clone()).collect();
                here.sort_unstable();
                here.dedup();
            }
            let mut seen = vec![(start, 0)];
            let mut next = 0;
            while next < seen.len() {
                let (v, parity) = seen[next];
                for &to in &options[v] {
                    if !seen.contains(&(to, 1 - parity)) {
                        seen.push((to, 1 - parity));
                    }
                }
                next += 1;
            }
            let claimed = seen.iter().any(|&(v, parity)| parity == 1 && options[v].is_empty());
            assert_eq!(wins, claimed, "{options:?} {start}");
        }
    }
}

/// The values by the rule, `None` for ∞; the vertices are tried in a given order.
fn smith(options: &[Vec<usize>], order: &[usize]) -> Vec<Option<u64>> {
    let mut value: Vec<Option<u64>> = vec![None; options.len()];
    while let Some((v, m)) = order.iter().find_map(|&v| {
        let so_far: Vec<u64> = options[v].iter().filter_map(|&to| value[to]).collect();
        let m = mex(&so_far);
        let comes_back = |to: usize| options[to].iter().any(|&back| value[back] == Some(m));
        let fits = options[v].iter().all(|&to| value[to].is_some() || comes_back(to));
        (value[v].is_none() && fits).then_some((v, m))
    }) {
        value[v] = Some(m);
    }
    value
}

fn smith_holds(options: &[Vec<usize>], tokens: usize) {
    let n = options.len();
    let upwards: Vec<usize> = (0..n).collect();
    let downwards: Vec<usize> = (0..n).rev().collect();
    let value = smith(options, &upwards);
    assert_eq!(value, smith(options, &downwards), "{options:?}");
    let starts = small::sequences(tokens, n as u64 - 1);
    let starts = starts.filter(|at| at.windows(2).all(|two| two[0] <= two[1]));
    let starts: Vec<Vec<usize>> =
        starts.map(|at| at.into_iter().map(|v| v as usize).collect()).collect();
    let found = outcomes(starts, |at: &Vec<usize>| {
        let mut options = referee::sum(at, |&v| options[v].clone());
        for to in &mut options {
            to.sort_unstable();
        }
        options
    });
    for (at, outcome) in found {
        let endless: Vec<usize> = at.iter().copied().filter(|&v| value[v].is_none()).collect();
        let finite: Vec<u64> = at.iter().filter_map(|&v| value[v]).collect();
        let rest = xor(&finite);
        let claimed = match endless[..] {
            [] if rest == 0 => Lost,
            [] => Won,
            [v] if options[v].iter().any(|&to| value[to] == Some(rest)) => Won,
            _ => Drawn,
        };
        assert_eq!(outcome, claimed, "{options:?} {at:?} {value:?}");
    }
}

/// Two tokens on every graph of 4 vertices without loops, three on every one of 3 vertices with
/// them.
#[test]
fn sums_on_graphs_with_cycles_have_values_and_infinity() {
    for options in digraphs(4, false) {
        smith_holds(&options, 2);
    }
    for options in digraphs(3, true) {
        smith_holds(&options, 3);
    }
    for options in digraphs(4, true).step_by(61) {
        smith_holds(&options, 3);
    }
}

/// The goal is the place 4: whoever moves there wins. A search that takes what it meets twice for a
/// draw.
#[test]
fn not_if_one_searches_forward_and_calls_what_is_met_twice_a_draw() {
    let options = [vec![], vec![2, 3], vec![3, 4], vec![2], vec![]];
    let found = outcomes([1], |&v: &usize| options[v].clone());
    assert_eq!([1, 2, 3, 4].map(|v| found[&v]), [Won, Won, Lost, Lost]);

    fn search(v: usize, options: &[Vec<usize>], stored: &mut [Option<Outcome>]) -> Outcome {
        if let Some(outcome) = stored[v] {
            return outcome;
        }
        stored[v] = Some(Drawn);
        let mut results = vec![];
        for &to in &options[v] {
            results.push(search(to, options, stored));
        }
        let outcome = if results.contains(&Lost) {
            Won
        } else if results.contains(&Drawn) {
            Drawn
        } else {
            Lost
        };
        stored[v] = Some(outcome);
        outcome
    }
    let mut stored = [None; 5];
    search(1, &options, &mut stored);
    assert_eq!(stored[3], Some(Drawn));
}
