use crate::{rows, smallest};
use claims::lead;

/// Things of worth a to one player and b to the other, and whose turn it is. The first player of an
/// order that compares by `key` takes the largest.
fn open_things(things: &(Vec<[i64; 2]>, usize)) -> Vec<(i64, (Vec<[i64; 2]>, usize))> {
    let (things, turn) = things;
    let take = |i: usize| {
        let mut rest = things.clone();
        let taken = rest.remove(i);
        (taken[*turn], (rest, 1 - turn))
    };
    (0..things.len()).map(take).collect()
}

/// The lead after taking thing i first.
fn lead_after(things: &[[i64; 2]], i: usize) -> i64 {
    let (points, rest) = open_things(&(things.to_vec(), 0)).swap_remove(i);
    points - lead(&rest, &open_things)
}

/// Size is here the sum of all worths, each of at least 1.
#[test]
fn take_what_is_worth_most_to_you() {
    assert_eq!([0, 1].map(|i| lead_after(&[[2, 1], [1, 3]], i)), [-1, 1 - 1]);
    let pairs = |sum: u64| -> Vec<Vec<[i64; 2]>> {
        let mut all = vec![];
        for count in 1..=3 {
            for row in rows(2 * count, sum) {
                let worths: Vec<i64> = row.iter().map(|&worth| worth as i64).collect();
                if !worths.contains(&0) {
                    all.push(worths.chunks(2).map(|two| [two[0], two[1]]).collect());
                }
            }
        }
        all
    };
    let found = smallest(2..8, pairs, |things| {
        let best = lead(&(things.clone(), 0), &open_things);
        let most = things.iter().map(|thing| thing[0]).max();
        let largest = (0..things.len()).filter(|&i| Some(things[i][0]) == most);
        largest.into_iter().all(|i| lead_after(things, i) < best)
    });
    assert!(found.contains(&vec![[2, 1], [1, 3]]), "{found:?}");
}

/// Of all sets of takes up to 4 that contain 1.
#[test]
fn take_as_many_as_are_allowed() {
    let sets =
        [vec![1], vec![1, 2], vec![1, 3], vec![1, 4], vec![1, 2, 3], vec![1, 2, 4], vec![1, 3, 4]];
    let positions = |heap: u64| sets.iter().map(|set| (heap, set.clone())).collect();
    let found = smallest(0..30, positions, |(heap, set)| {
        let greedy = |mut heap: u64| {
            let (mut gained, mut sign) = (0, 1);
            while let Some(take) = set.iter().rev().find(|&&take| take <= heap) {
                heap -= take;
                gained += sign * *take as i64;
                sign = -sign;
            }
            gained
        };
        let moves = |&heap: &u64| -> Vec<(i64, u64)> {
            let takes = set.iter().filter(|&&take| take <= heap);
            takes.map(|&take| (take as i64, heap - take)).collect()
        };
        greedy(*heap) != lead(heap, &moves)
    });
    assert_eq!(found, [(10, vec![1, 3, 4])]);
}

/// Heaps and empty places; a move takes a heap beside an empty place.
fn stones(row: &Vec<u64>) -> Vec<(i64, Vec<u64>)> {
    let mut all = vec![];
    for (i, &heap) in row.iter().enumerate().filter(|(_, &heap)| heap > 0) {
        let is_open = i > 0 && row[i - 1] == 0 || row.get(i + 1) == Some(&0);
        if is_open {
            let mut to = row.clone();
            to[i] = 0;
            all.push((heap as i64, to));
        }
    }
    all
}

#[test]
fn take_a_largest_open_heap() {
    let all = |sum: u64| -> Vec<Vec<u64>> {
        let mut all: Vec<Vec<u64>> = (2..=5).flat_map(|length| rows(length, sum)).collect();
        all.retain(|row| row.contains(&0));
        all
    };
    let found = smallest(1..12, all, |row| {
        let moves = stones(row);
        let most = moves.iter().map(|one| one.0).max();
        let best = lead(row, &stones);
        let largest = moves.iter().filter(|one| Some(one.0) == most);
        !moves.is_empty()
            && largest.into_iter().all(|(points, to)| points - lead(to, &stones) < best)
    });
    assert!(found.contains(&vec![1, 0, 2, 3]), "{found:?}");
}
