use crate::{rows, smallest};
use referee::Referee;
use shared::nim::nim_sum;

/// Stones on stairs 1, 2, …; a move brings some of a stair one step down. Those of stair 1 go to
/// the ground, unless stair 1 is the ground.
fn stairs(row: &[u64], first_is_ground: bool, most: u64) -> Vec<Vec<u64>> {
    let mut all = vec![];
    for i in usize::from(first_is_ground)..row.len() {
        for stones in 1..=row[i].min(most) {
            let mut to = row.to_vec();
            to[i] -= stones;
            if i > 0 {
                to[i - 1] += stones;
            }
            all.push(to);
        }
    }
    all
}

/// The nim-sum of stairs 1, 3, 5, …
fn odd(row: &[u64]) -> u64 {
    nim_sum(row.iter().copied().step_by(2))
}

/// Rows of up to four stairs, the last one not empty, with so many stones.
fn all_stairs(stones: u64) -> Vec<Vec<u64>> {
    let all = (1..=4).flat_map(|length| rows(length, stones));
    all.filter(|row| row.last() != Some(&0)).collect()
}

#[test]
fn the_odd_stairs_count() {
    let mut referee = Referee::normal(|row: &Vec<u64>| stairs(row, true, u64::MAX));
    let found = smallest(0..4, all_stairs, |row| referee.is_won(row) != (odd(row) != 0));
    assert!(found.contains(&vec![1]), "{found:?}");
    let mut referee = Referee::normal(|row: &Vec<u64>| stairs(row, false, u64::MAX));
    for row in (0..=5).flat_map(all_stairs) {
        assert_eq!(referee.is_won(&row), odd(&row) != 0, "{row:?}");
    }
}

/// Of the counterexamples with the fewest stones the one with the fewest stairs.
#[test]
fn only_a_move_from_a_stair_that_counts_wins() {
    let mut referee = Referee::normal(|row: &Vec<u64>| stairs(row, false, u64::MAX));
    let mut found = smallest(0..6, all_stairs, |row| {
        let mut others = vec![];
        for (i, _) in row.iter().enumerate().filter(|(i, _)| i % 2 == 1) {
            let moves = stairs(row, false, u64::MAX);
            others.extend(moves.into_iter().filter(|to| to[i] < row[i]));
        }
        others.iter().any(|to| !referee.is_won(to))
    });
    found.retain(|row| row.len() <= 3);
    assert_eq!(found, [[0, 1, 1]]);
    assert!(!referee.is_won(&vec![1, 0, 1]));
}

#[test]
fn sorted_heaps_go_down_to_the_left() {
    let sorted = |row: &Vec<u64>| row.windows(2).all(|two| two[0] <= two[1]);
    let options = |row: &Vec<u64>| {
        let mut all = vec![];
        for i in 0..row.len() {
            for heap in 0..row[i] {
                let mut to = row.clone();
                to[i] = heap;
                all.push(to);
            }
        }
        all.retain(sorted);
        all
    };
    let mut referee = Referee::normal(options);
    let differences = |row: &[u64]| -> Vec<u64> {
        (0..row.len()).map(|i| row[i] - if i > 0 { row[i - 1] } else { 0 }).collect()
    };
    let all = |stones| {
        let mut all: Vec<Vec<u64>> = (1..=3).flat_map(|length| rows(length, stones)).collect();
        all.retain(sorted);
        all
    };
    let found = smallest(0..5, all, |row| {
        let won = referee.is_won(row);
        won != (odd(&differences(row)) != 0)
    });
    assert!(found.contains(&vec![0, 1]), "{found:?}");
    assert!(referee.is_won(&vec![0, 1]) && !referee.is_won(&vec![1, 1]));
    for row in (0..=7).flat_map(all) {
        let mut from_the_right = differences(&row);
        from_the_right.reverse();
        assert_eq!(referee.is_won(&row), odd(&from_the_right) != 0, "{row:?}");
    }
}

/// A tree by the parents of its vertices 1, 2, …, of which none is larger than its child; 0 is the
/// root.
fn on_tree(parents: &[usize], presents: &[u64]) -> Vec<Vec<u64>> {
    let mut all = vec![];
    for (i, &parent) in parents.iter().enumerate() {
        for moved in 1..=presents[i] {
            let mut to = presents.to_vec();
            to[i] -= moved;
            if parent > 0 {
                to[parent - 1] += moved;
            }
            all.push(to);
        }
    }
    all
}

/// Size is here vertices beside the root, with stones.
#[test]
fn a_depth_of_a_tree_is_one_heap() {
    let trees = |size: u64| {
        let mut all = vec![];
        for vertices in 1..=size.min(3) as usize {
            let mut parents = vec![vec![]];
            for i in 0..vertices {
                let next = parents.iter().flat_map(|p: &Vec<usize>| {
                    (0..=i).map(|parent| [&p[..], &[parent]].concat()).collect::<Vec<_>>()
                });
                parents = next.collect();
            }
            for tree in parents {
                for row in rows(vertices, size - vertices as u64) {
                    all.push((tree.clone(), row));
                }
            }
        }
        all
    };
    let found = smallest(1..7, trees, |(parents, presents)| {
        let mut depth: Vec<usize> = vec![];
        for &parent in parents {
            depth.push(if parent > 0 { depth[parent - 1] + 1 } else { 1 });
        }
        let at = |d: usize| -> u64 {
            (0..presents.len()).filter(|&i| depth[i] == d).map(|i| presents[i]).sum()
        };
        let x = nim_sum((1..=3).step_by(2).map(at));
        let mut referee = Referee::normal(|presents: &Vec<u64>| on_tree(parents, presents));
        referee.is_won(presents) != (x != 0)
    });
    assert_eq!(found, [(vec![0, 0], vec![1, 1])]);
}

#[test]
fn one_stone_one_step() {
    let mut referee = Referee::normal(|row: &Vec<u64>| stairs(row, false, 1));
    let found = smallest(0..5, all_stairs, |row| referee.is_won(row) != (odd(row) != 0));
    assert!(found.contains(&vec![2]), "{found:?}");
    for row in (0..=5).flat_map(all_stairs) {
        let heights: u64 = (1..).zip(&row).map(|(height, stones)| height * stones).sum();
        assert_eq!(referee.is_won(&row), heights % 2 == 1, "{row:?}");
    }
}
