//! What the board shows: the row, and how large each end heap would have to be.

use super::rules::{is_at_an_end, Rules};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<u64>> {
        board::heaps(text, 6).filter(|row| is_row(row))
    }

    fn write(row: &Vec<u64>) -> String {
        board::write(row)
    }

    fn told(row: &Vec<u64>) -> Say {
        say!("position"; heaps = list(row))
    }

    fn scene(row: &Vec<u64>) -> Vec<Picture> {
        let heap = |(i, &stones): (usize, &u64)| Heap::of(stones).dark(is_at_an_end(row, i));
        vec![Picture::Heaps(row.iter().enumerate().map(heap).collect())]
    }

    fn act(row: &Vec<u64>, take: &Take) -> Act {
        Act::take(row, take)
    }

    fn idea(at: &At<Rules>) -> Idea<Take> {
        let begin = at.position.iter().take_while(|&&h| h == 0).count();
        let row: Vec<u64> = positive(at.position);
        let (n, ends) = (row.len(), end_heaps(&row));
        let l = ends[0][n][0];
        let lower = |i: usize, to: u64| Take { heap: begin + i, stones: row[i] - to };
        let mut overlay = Overlay::new(say!("legend"));
        let idea = match n {
            0 => Idea::new(say!("lost-end")),
            1 => Idea::new(say!("won-last")).by(lower(0, 0)),
            _ => {
                let inner = ends[1][n - 1];
                for &(i, size) in &[(0, inner[0]), (n - 1, inner[1])] {
                    overlay = match size {
                        0 => overlay.tag(Id::Stone(begin + i, 0), 0, true),
                        _ => overlay.stones(begin + i, 0, size.min(row[i]), size, true),
                    };
                }
                let [first, last] = [ends[1][n][0], ends[0][n - 1][1]];
                if l == 0 {
                    Idea::new(lost(&row, first, last))
                } else {
                    let (i, to) = if first < row[0] { (0, first) } else { (n - 1, last) };
                    Idea::new(won(&row, i, to, begin + i + 1)).by(lower(i, to))
                }
            }
        };
        let counts = if l == 0 { say!("l-zero") } else { say!("l"; l) };
        idea.shows(overlay).counts(counts)
    }

    const SMALL: &'static str = "([0..8] ){1..3}/([0..4] ){4}";
}

/// Is no heap between others empty?
fn is_row(row: &[u64]) -> bool {
    row.split(|&h| h == 0).filter(|part| !part.is_empty()).count() <= 1
}

/// Why the row is lost: these end heaps are the only ones that make it so.
fn lost(row: &[u64], first: u64, last: u64) -> Say {
    if is_mirrored(row) {
        return say!("lost-mirrored"; row = board::write(row));
    }
    let [rest, start] = [&row[1..], &row[..row.len() - 1]].map(board::write);
    say!("lost-ends"; rest, first, start, last)
}

/// Why it is right to lower the heap at i, which has this number on the board, to so many stones.
fn won(row: &[u64], i: usize, to: u64, heap: usize) -> Say {
    let mut left = row.to_vec();
    left[i] = to;
    left.retain(|&h| h > 0);
    let others = if i == 0 { &row[1..] } else { &row[..i] };
    let (from, others) = (row[i], board::write(others));
    if is_mirrored(&left) {
        say!("won-mirrored"; heap, from, to, row = board::write(&left))
    } else if to == 0 {
        say!("won-whole"; heap, others)
    } else if i == 0 {
        say!("won-before"; heap, from, to, others)
    } else {
        say!("won-after"; heap, from, to, others)
    }
}

/// l and r of the page for each part of the row, from one heap to before another: the heaps that make it lost, in
/// front of it and at its end.
fn end_heaps(row: &[u64]) -> Vec<Vec<[u64; 2]>> {
    let n = row.len();
    let mut ends = vec![vec![[0, 0]; n + 1]; n + 1];
    for length in 1..=n {
        for i in 0..=n - length {
            let j = i + length;
            let ([l, r], [next_l, next_r]) = (ends[i][j - 1], ends[i + 1][j]);
            ends[i][j] = [end_heap(row[j - 1], l, r), end_heap(row[i], next_r, next_l)];
        }
    }
    ends
}

/// l(M, x) for l = l(M) and r = r(M); and r(x, M) if l and r are exchanged.
fn end_heap(x: u64, l: u64, r: u64) -> u64 {
    match x {
        _ if x == r => 0,
        _ if l <= x && x < r => x + 1,
        _ if r < x && x <= l => x - 1,
        _ => x,
    }
}

/// Does the row read the same from both ends, with an even number of heaps?
fn is_mirrored(row: &[u64]) -> bool {
    row.len() % 2 == 0 && row.iter().eq(row.iter().rev())
}
