//! The false claims of ERRATA, each against play by the rules: the claim fails at the
//! counterexample that is printed there, and at nothing smaller. A module holds a section; smaller
//! means fewer stones, unless a test says otherwise.
#![allow(clippy::type_complexity)] // a position is a pair or a list of its parts
#![allow(clippy::ptr_arg)] // a position is a Vec, and options take a reference to it
#![allow(clippy::cast_possible_wrap)] // points are few

mod bash;
mod graphs;
mod limited;
mod misere;
mod nim;
mod points;
mod single;
mod splitting;
mod staircase;
mod sums;
mod wythoff;

use referee::take;

/// All heaps with so many stones together, none empty, the largest first.
fn heaps(stones: u64) -> Vec<Vec<u64>> {
    fn add(left: u64, most: u64, heaps: &mut Vec<u64>, all: &mut Vec<Vec<u64>>) {
        if left == 0 {
            all.push(heaps.clone());
        }
        for heap in 1..=left.min(most) {
            heaps.push(heap);
            add(left - heap, heap, heaps, all);
            heaps.pop();
        }
    }
    let mut all = vec![];
    add(stones, stones, &mut vec![], &mut all);
    all
}

/// All rows of numbers with this sum, in any order, zeros included.
fn rows(length: usize, sum: u64) -> Vec<Vec<u64>> {
    referee::small::sequences(length, sum).filter(|row| row.iter().sum::<u64>() == sum).collect()
}

/// The positions at which a claim fails, of the least size at which it fails anywhere.
fn smallest<P>(
    sizes: impl IntoIterator<Item = u64>,
    positions: impl Fn(u64) -> Vec<P>,
    mut fails: impl FnMut(&P) -> bool,
) -> Vec<P> {
    for size in sizes {
        let mut all = positions(size);
        all.retain(&mut fails);
        if !all.is_empty() {
            return all;
        }
    }
    panic!("the claim holds at every one of these sizes")
}

/// The options of heaps from which a move takes from one heap as `takes` says.
fn options<T: IntoIterator<Item = u64>>(
    takes: impl Fn(u64) -> T,
) -> impl Fn(&Vec<u64>) -> Vec<Vec<u64>> {
    move |heaps| take(heaps, |_, heap| takes(heap)).into_iter().map(|(_, to)| to).collect()
}

/// Any number from one heap.
fn nim(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
    options(|heap| 1..=heap)(heaps)
}

/// The longest play from a position.
fn longest<P>(position: &P, options: &impl Fn(&P) -> Vec<P>) -> u64 {
    options(position).iter().map(|to| 1 + longest(to, options)).max().unwrap_or(0)
}
