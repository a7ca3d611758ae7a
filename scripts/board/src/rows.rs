//! What stands in a row, and what goes together in pairs.

use std::ops::Range;

/// The places of the runs: things side by side of which that holds.
///
/// ```
/// assert_eq!(board::runs(&[5, 0, 0, 1, 2], |&number| number > 0), [0..1, 3..5]);
/// ```
pub fn runs<T>(row: &[T], holds: impl Fn(&T) -> bool) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = vec![];
    for i in (0..row.len()).filter(|&i| holds(&row[i])) {
        match runs.last_mut() {
            Some(run) if run.end == i => run.end = i + 1,
            _ => runs.push(i..i + 1),
        }
    }
    runs
}

/// Equal things side by side as one of them, with their number.
///
/// ```
/// assert_eq!(board::stretches(&["x", "x", "y"]), [("x", 2), ("y", 1)]);
/// ```
pub fn stretches<T: Copy + PartialEq>(row: &[T]) -> Vec<(T, usize)> {
    let mut stretches: Vec<(T, usize)> = vec![];
    for &thing in row {
        match stretches.last_mut() {
            Some((last, count)) if *last == thing => *count += 1,
            _ => stretches.push((thing, 1)),
        }
    }
    stretches
}

/// Each thing of a row that is not `off`, with all others off: the parts of a game in which they do not meet.
///
/// ```
/// assert_eq!(board::each_alone(&[5, 0, 2], 0), [[5, 0, 0], [0, 0, 2]]);
/// ```
pub fn each_alone<T: Copy + PartialEq>(row: &[T], off: T) -> Vec<Vec<T>> {
    let mut all = vec![];
    for i in (0..row.len()).filter(|&i| row[i] != off) {
        let mut alone = vec![off; row.len()];
        alone[i] = row[i];
        all.push(alone);
    }
    all
}

/// The same in several rows, all as long as the first.
///
/// ```
/// assert_eq!(board::each_alone_in_rows(&[vec![5, 0]], 0), [[[5, 0]]]);
/// ```
pub fn each_alone_in_rows<T: Copy + PartialEq>(rows: &[Vec<T>], off: T) -> Vec<Vec<Vec<T>>> {
    let in_rows = |all: Vec<T>| all.chunks(rows[0].len()).map(<[T]>::to_vec).collect();
    each_alone(&rows.concat(), off).into_iter().map(in_rows).collect()
}

/// Pieces of a row in pairs from the right, the last one first. If their number is odd, the first piece is paired with
/// 0, the end of the row.
///
/// ```
/// assert_eq!(board::from_the_right(&[2, 5, 9]), [[5, 9], [0, 2]]);
/// ```
pub fn from_the_right(pieces: &[u64]) -> Vec<[u64; 2]> {
    let pair = |pieces: &[u64]| match *pieces {
        [left, right] => [left, right],
        _ => [0, pieces[0]],
    };
    pieces.rchunks(2).map(pair).collect()
}

/// How many squares are between two pieces of a row.
pub fn between([left, right]: [u64; 2]) -> u64 {
    right - left - 1
}

/// As many pairs as possible of things that go together. Some way has a partner for the first thing, if there is one
/// at all: it can take it from another thing. So things that come early have partners, if all can.
///
/// ```
/// let side_by_side = |a: i32, b: i32| (a - b).abs() == 1;
/// assert_eq!(board::paired(&[3, 1, 2], &side_by_side), [[3, 2]]);
/// ```
pub fn paired<T: Copy>(things: &[T], go_together: &impl Fn(T, T) -> bool) -> Vec<[T; 2]> {
    if things.is_empty() {
        return vec![];
    }
    let (first, rest) = (things[0], &things[1..]);
    let partners = (0..rest.len()).filter(|&i| go_together(first, rest[i]));
    let with = partners.map(|i| {
        let others = paired(&[&rest[..i], &rest[i + 1..]].concat(), go_together);
        [vec![[first, rest[i]]], others].concat()
    });
    with.max_by_key(Vec::len).unwrap_or_else(|| paired(rest, go_together))
}
