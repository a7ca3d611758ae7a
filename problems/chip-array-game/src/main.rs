//! Array Game, Codeforces 1076G: <https://codeforces.com/problemset/problem/1076/G>.

use proconio::input;
use shared::print;

const M: usize = 5;

fn main() {
    input! { n: usize, m: usize, q: usize, numbers: [u64; n] }
    let mut row = Row::new(m, &numbers);
    let mut wins = vec![];
    for _ in 0..q {
        input! { kind: u64, l: usize, r: usize }
        assert!(0 < l && l <= r && r <= n, "cells {} to {} of 1 to {}", l, r, n);
        assert!(kind == 1 || kind == 2, "an operation {}: 1 or 2", kind);
        if kind == 2 {
            wins.push(row.first_player_wins(l - 1, r));
            continue;
        }
        input! { d: u64 }
        if d % 2 == 1 {
            row.change(1, l - 1, r);
        }
    }
    print::verdicts(["1", "2"], wins);
}

/// For a segment of the row: s to the left of it, by s to the right of it.
type Map = [u8; M + 1];

/// A segment tree: node v is made of nodes 2v and 2v + 1. Cells count from 0.
struct Row {
    m: usize,
    nodes: Vec<Node>,
}

#[derive(Clone, Default)]
struct Node {
    /// Its first cell, and the one after its last.
    from: usize,
    to: usize,
    /// The map of its segment, and the one with all parities exchanged.
    maps: [Map; 2],
    /// 1 if the parities in all nodes below still have to be exchanged.
    change: usize,
}

impl Row {
    fn new(m: usize, numbers: &[u64]) -> Row {
        assert!((1..=M).contains(&m), "m = {}: from 1 to 5", m);
        assert!(!numbers.contains(&0), "a number 0: at least 1");
        let size = numbers.len().next_power_of_two();
        let mut row = Row { m, nodes: vec![Node::default(); 2 * size] };
        for (i, leaf) in row.nodes[size..].iter_mut().enumerate() {
            // Nothing is asked of cells after the row.
            let odd = numbers.get(i).map_or(0, |number| (number % 2) as usize);
            for s in 0..=m {
                leaf.maps[odd][s] = (s + 1).min(m) as u8;
                leaf.maps[1 - odd][s] = ((s + 1) % (m + 1)) as u8;
            }
            leaf.from = i;
            leaf.to = i + 1;
        }
        for v in (1..size).rev() {
            row.join(v);
        }
        row
    }

    fn join(&mut self, v: usize) {
        let [left, right] = [2 * v, 2 * v + 1].map(|child| self.nodes[child].clone());
        let node = &mut self.nodes[v];
        node.from = left.from;
        node.to = right.to;
        for i in 0..2 {
            let after = left.maps[i ^ node.change];
            node.maps[i] = right.maps[i ^ node.change].map(|s| after[s as usize]);
        }
    }

    /// An odd number is added to the cells from l to before r, as far as they belong to the node.
    fn change(&mut self, v: usize, l: usize, r: usize) {
        let node = &mut self.nodes[v];
        if l <= node.from && node.to <= r {
            node.maps.swap(0, 1);
            node.change ^= 1;
        } else if l < node.to && node.from < r {
            self.change(2 * v, l, r);
            self.change(2 * v + 1, l, r);
            self.join(v);
        }
    }

    /// Is the first of the cells from l to before r not lost?
    fn first_player_wins(&self, l: usize, r: usize) -> bool {
        self.s_left(1, l, r, 0, self.m) > 0
    }

    /// s to the left of those of these cells that belong to the node, by `change` of all nodes above and s to the right.
    fn s_left(&self, v: usize, l: usize, r: usize, change: usize, s: usize) -> usize {
        let node = &self.nodes[v];
        if l <= node.from && node.to <= r {
            node.maps[change][s] as usize
        } else if l < node.to && node.from < r {
            let change = change ^ node.change;
            let s = self.s_left(2 * v + 1, l, r, change, s);
            self.s_left(2 * v, l, r, change, s)
        } else {
            s
        }
    }
}

#[cfg(test)]
mod tests;
