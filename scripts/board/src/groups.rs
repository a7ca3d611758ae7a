//! Positions that are told as numbers in groups, with a bar between two groups: read and written by one type.

use crate::numbers;
use std::vec::IntoIter;

/// A number of a position.
pub trait Number: Copy + ToString {
    /// The same number, as a text has it.
    fn of(number: u64) -> Self;
}

impl Number for u64 {
    fn of(number: u64) -> u64 {
        number
    }
}

impl Number for usize {
    fn of(number: u64) -> usize {
        number as usize
    }
}

/// What a text of groups says, and how it is written: a number is a group of its own, so is an array of as many, or a
/// vector of any number of them; a tuple has several groups, an `Option` one that may be missing at the end, and a
/// vector of vectors or of arrays all that are left.
pub trait Groups: Sized {
    /// Takes its groups from the first on.
    fn take(groups: &mut IntoIter<Vec<u64>>) -> Option<Self>;

    /// Adds its groups.
    fn put(&self, groups: &mut Vec<String>);
}

/// What a text says, if it has no more and no fewer groups.
///
/// ```
/// # use board::{groups, write_groups};
/// type Heaps = (u64, Vec<u64>);
/// assert_eq!(groups::<Heaps>("2 | 3 6 9"), Some((2, vec![3, 6, 9])));
/// assert_eq!((groups::<Heaps>("2 5 | 3"), groups::<Heaps>("2 | 3 | 6")), (None, None));
/// assert_eq!(write_groups::<Heaps>(&(2, vec![3, 6, 9])), "2 | 3 6 9");
/// assert_eq!(groups::<(u64, Vec<[u64; 2]>)>("2 | 5 6 | 1 3"), Some((2, vec![[5, 6], [1, 3]])));
/// assert_eq!(groups::<Vec<Vec<u64>>>("2 | 5 6 |"), Some(vec![vec![2], vec![5, 6], vec![]]));
/// let perhaps = groups::<(u64, Option<u64>)>;
/// assert_eq!((perhaps("2"), perhaps("2 | 7")), (Some((2, None)), Some((2, Some(7)))));
/// ```
pub fn groups<G: Groups>(text: &str) -> Option<G> {
    let groups: Vec<Vec<u64>> = text.split('|').map(numbers).collect::<Option<_>>()?;
    let mut groups = groups.into_iter();
    let all = G::take(&mut groups)?;
    groups.next().is_none().then_some(all)
}

/// The text of some groups.
///
/// ```
/// # use board::write_groups;
/// assert_eq!(write_groups(&vec![vec![2_u64], vec![], vec![]]), "2 | |");
/// ```
pub fn write_groups<G: Groups>(all: &G) -> String {
    let mut groups = vec![];
    all.put(&mut groups);
    groups.join(" | ").replace("  ", " ").trim().to_owned()
}

/// Pairs of numbers in one group, such as the edges of a graph: they are written as arrows.
///
/// ```
/// # use board::{groups, write_groups, Arrows};
/// let graph = (Arrows(vec![[1, 2], [1, 3]]), 1_u64);
/// assert_eq!(write_groups(&graph), "1>2 1>3 | 1");
/// assert_eq!(groups("1>2 1 3 | 1"), Some(graph));
/// ```
#[derive(Debug, PartialEq)]
pub struct Arrows(pub Vec<[usize; 2]>);

impl Groups for Arrows {
    fn take(groups: &mut IntoIter<Vec<u64>>) -> Option<Self> {
        let ends = groups.next()?;
        let arrow = |two: &[u64]| [two[0] as usize, two[1] as usize];
        (ends.len() % 2 == 0).then(|| Arrows(ends.chunks(2).map(arrow).collect()))
    }

    fn put(&self, groups: &mut Vec<String>) {
        let arrows: Vec<String> = self.0.iter().map(|[a, b]| format!("{}>{}", a, b)).collect();
        groups.push(arrows.join(" "));
    }
}

impl<T: Number> Groups for Vec<T> {
    fn take(groups: &mut IntoIter<Vec<u64>>) -> Option<Self> {
        Some(groups.next()?.into_iter().map(T::of).collect())
    }

    fn put(&self, groups: &mut Vec<String>) {
        let numbers: Vec<String> = self.iter().map(T::to_string).collect();
        groups.push(numbers.join(" "));
    }
}

impl<T: Number, const N: usize> Groups for [T; N] {
    fn take(groups: &mut IntoIter<Vec<u64>>) -> Option<Self> {
        Vec::take(groups)?.try_into().ok()
    }

    fn put(&self, groups: &mut Vec<String>) {
        self.to_vec().put(groups);
    }
}

impl Groups for u64 {
    fn take(groups: &mut IntoIter<Vec<u64>>) -> Option<Self> {
        <[u64; 1]>::take(groups).map(|[number]| number)
    }

    fn put(&self, groups: &mut Vec<String>) {
        [*self].put(groups);
    }
}

impl Groups for usize {
    fn take(groups: &mut IntoIter<Vec<u64>>) -> Option<Self> {
        u64::take(groups).map(usize::of)
    }

    fn put(&self, groups: &mut Vec<String>) {
        [*self].put(groups);
    }
}

impl<G: Groups> Groups for Option<G> {
    fn take(groups: &mut IntoIter<Vec<u64>>) -> Option<Self> {
        if groups.len() == 0 {
            Some(None)
        } else {
            G::take(groups).map(Some)
        }
    }

    fn put(&self, groups: &mut Vec<String>) {
        if let Some(last) = self {
            last.put(groups);
        }
    }
}

impl Groups for Vec<Vec<u64>> {
    fn take(groups: &mut IntoIter<Vec<u64>>) -> Option<Self> {
        Some(groups.collect())
    }

    fn put(&self, groups: &mut Vec<String>) {
        for group in self {
            group.put(groups);
        }
    }
}

impl<T: Number, const N: usize> Groups for Vec<[T; N]> {
    fn take(groups: &mut IntoIter<Vec<u64>>) -> Option<Self> {
        let mut all = vec![];
        while groups.len() > 0 {
            all.push(<[T; N]>::take(groups)?);
        }
        Some(all)
    }

    fn put(&self, groups: &mut Vec<String>) {
        for group in self {
            group.put(groups);
        }
    }
}

/// A tuple of as many has their groups one after another.
macro_rules! tuples {
    ($($($part:ident $place:tt),+;)+) => {$(
        impl<$($part: Groups),+> Groups for ($($part),+) {
            fn take(groups: &mut IntoIter<Vec<u64>>) -> Option<Self> {
                Some(($($part::take(groups)?),+))
            }

            fn put(&self, groups: &mut Vec<String>) {
                $(self.$place.put(groups);)+
            }
        }
    )+};
}

tuples! { A 0, B 1; A 0, B 1, C 2; A 0, B 1, C 2, D 3; }
