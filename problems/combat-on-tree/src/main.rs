//! Combat on a tree, Luogu SP11414: <https://www.luogu.com.cn/problem/SP11414>.

use proconio::{input, marker::Usize1};
use shared::print;
use shared::tree::from_root;

fn main() {
    input! { n: usize, colours: [u8; n], edges: [(Usize1, Usize1); n - 1] }
    let winning = winning_vertices(&colours, &edges);
    if winning.is_empty() {
        println!("-1");
    } else {
        print::lines(winning);
    }
}

/// The vertices with which the first player can begin and win, in order. The edges count from 0.
fn winning_vertices(colours: &[u8], edges: &[(usize, usize)]) -> Vec<u64> {
    let n = colours.len();
    let is_white = |v: usize| colours[v] == 0;
    assert!(colours.iter().all(|&colour| colour < 2), "a colour is 0 or 1");
    let (order, parent) = from_root(n, 0, edges);
    let mut tries = Tries::new(n);
    let (mut s, mut g, mut sets) = (vec![0; n], vec![0; n], vec![0; n]);
    for &v in order.iter().rev() {
        tries.marks[sets[v]] ^= s[v];
        if is_white(v) {
            let own = tries.single(s[v]);
            sets[v] = tries.join(sets[v], own, tries.bits);
        }
        g[v] = tries.mex(sets[v]);
        if v > 0 {
            s[parent[v]] ^= g[v];
            tries.marks[sets[v]] ^= g[v];
            sets[parent[v]] = tries.join(sets[parent[v]], sets[v], tries.bits);
        }
    }
    let mut beside = vec![0; n]; // r(v): what hangs beside the path above v
    for &v in &order[1..] {
        beside[v] = beside[parent[v]] ^ s[parent[v]] ^ g[v];
    }
    (0..n).filter(|&v| is_white(v) && beside[v] == s[v]).map(|v| v as u64 + 1).collect()
}

/// Sets of numbers of `bits` bits. Node 0 is the empty set; a mark is still to be xored into all numbers below its
/// node.
struct Tries {
    bits: u32,
    halves: Vec<[usize; 2]>,
    marks: Vec<usize>,
    is_full: Vec<bool>,
}

impl Tries {
    /// For numbers up to `most`.
    fn new(most: usize) -> Tries {
        let bits = usize::BITS - most.leading_zeros();
        Tries { bits, halves: vec![[0; 2]], marks: vec![0], is_full: vec![false] }
    }

    fn node(&mut self, halves: [usize; 2], is_full: bool) -> usize {
        self.halves.push(halves);
        self.marks.push(0);
        self.is_full.push(is_full);
        self.marks.len() - 1
    }

    fn single(&mut self, number: usize) -> usize {
        let mut node = self.node([0; 2], true);
        for bit in 0..self.bits {
            let halves = if number >> bit & 1 == 0 { [node, 0] } else { [0, node] };
            node = self.node(halves, false);
        }
        node
    }

    /// Both halves of a node with `bits` bits below it, with its mark handed on to them.
    fn open(&mut self, node: usize, bits: u32) -> [usize; 2] {
        let mark = std::mem::take(&mut self.marks[node]);
        if mark >> (bits - 1) & 1 == 1 {
            self.halves[node].reverse();
        }
        let [low, high] = self.halves[node];
        self.marks[low] ^= mark;
        self.marks[high] ^= mark;
        [low, high]
    }

    fn join(&mut self, a: usize, b: usize, bits: u32) -> usize {
        if a == 0 || self.is_full[b] {
            return b;
        }
        if b == 0 || self.is_full[a] {
            return a;
        }
        let ([a_low, a_high], [b_low, b_high]) = (self.open(a, bits), self.open(b, bits));
        let low = self.join(a_low, b_low, bits - 1);
        let high = self.join(a_high, b_high, bits - 1);
        self.halves[a] = [low, high];
        self.is_full[a] = self.is_full[low] && self.is_full[high];
        a
    }

    fn mex(&mut self, mut node: usize) -> usize {
        let mut g = 0;
        for bit in (0..self.bits).rev() {
            let [low, high] = self.open(node, bit + 1);
            node = if self.is_full[low] { high } else { low };
            g |= usize::from(self.is_full[low]) << bit;
        }
        g
    }
}

#[cfg(test)]
mod tests;
