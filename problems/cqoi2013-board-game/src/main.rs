//! Board Game, Luogu P4576: <https://www.luogu.com.cn/problem/P4576>.

use proconio::{input, marker::Usize1};
use std::collections::VecDeque;

fn main() {
    input! { n: usize, pieces: [(Usize1, Usize1); 2] }
    assert!((2..=20).contains(&n), "n = {}: from 2 to 20", n);
    let pieces = [pieces[0], pieces[1]].map(|(r, c)| {
        assert!(r.max(c) < n, "row {}, column {}: not on the board", r + 1, c + 1);
        r * n + c
    });
    assert!(pieces[0] != pieces[1], "both pieces stand on one cell");
    match numbers(n)[place(n, 0, pieces)] {
        Some(x) if x % 2 == 1 => println!("WHITE {}", x),
        Some(x) => println!("BLACK {}", x),
        None => println!("DRAW"),
    }
}

/// Of each position: in how many moves the game ends.
fn numbers(n: usize) -> Vec<Option<u32>> {
    let near = [1, 2].map(|most| (0..n * n).map(|cell| steps(n, cell, most)).collect::<Vec<_>>());
    let (mut number, mut count) = (vec![None; 2 * n.pow(4)], vec![0; 2 * n.pow(4)]);
    let ends = (0..n * n).flat_map(|cell| [(0, [cell; 2], 0), (1, [cell; 2], 0)]);
    let mut queue: VecDeque<_> = ends.collect();
    for &(side, pieces, d) in &queue {
        number[place(n, side, pieces)] = Some(d);
    }
    while let Some((side, mut pieces, d)) = queue.pop_front() {
        let mover = 1 - side;
        for &from in &near[mover][pieces[mover]] {
            pieces[mover] = from;
            let before = place(n, mover, pieces);
            count[before] += 1; // of use for odd d alone
            if number[before].is_none() && (d % 2 == 0 || count[before] == near[mover][from].len())
            {
                number[before] = Some(d + 1);
                queue.push_back((mover, pieces, d + 1));
            }
        }
    }
    number
}

/// The number of a position: which side is to move (White is 0), and the cells of both pieces.
fn place(n: usize, side: usize, pieces: [usize; 2]) -> usize {
    (side * n * n + pieces[0]) * n * n + pieces[1]
}

/// The cells to which a piece can go.
fn steps(n: usize, cell: usize, most: usize) -> Vec<usize> {
    let steps = |to: &usize| [(cell / n).abs_diff(to / n), (cell % n).abs_diff(to % n)];
    let is_near = |[r, c]: [usize; 2]| r.min(c) == 0 && (1..=most).contains(&(r + c));
    (0..n * n).filter(|to| is_near(steps(to))).collect()
}

#[cfg(test)]
mod tests;
