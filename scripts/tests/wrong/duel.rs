//! The game against the computer, with one rule broken.

use super::{xor, Words, Wrong};
use std::fmt::Write;

pub const ALL: &[(&str, Wrong)] = &[
    ("nim-duel/hack-left-over", |words| game(words, Broken::LeftOver)),
    ("nim-duel/hack-no-heap", |words| game(words, Broken::NoHeap)),
    ("nim-duel/hack-pass", |words| game(words, Broken::Pass)),
    ("nim-duel/hack-set-for-taken", |words| game(words, Broken::SetForTaken)),
    ("nim-duel/hack-sum", |words| game(words, Broken::Sum)),
    ("nim-duel/hack-too-many", |words| game(words, Broken::TooMany)),
];

#[derive(Clone, Copy, PartialEq)]
enum Broken {
    /// What stands behind the last size is a move.
    LeftOver,
    /// Takes from a heap that is not there, or empty, pass the turn.
    NoHeap,
    /// A take of 0 passes the turn.
    Pass,
    /// The player's heap is set to the number that was to be taken.
    SetForTaken,
    /// The end is decided by a sum that overflows.
    Sum,
    /// A heap gives all it has when more is asked for.
    TooMany,
}

/// A plain game: all words are numbers, each line holds one move.
fn game(words: &mut Words, broken: Broken) -> String {
    let mut heaps = words.counted();
    let left_over = words.text().lines().nth(1).map(|sizes| {
        let words: Vec<&str> = sizes.split_whitespace().skip(heaps.len()).collect();
        words.join(" ")
    });
    let left_over = left_over.filter(|line| broken == Broken::LeftOver && !line.is_empty());
    let lines = words.text().lines().skip(2).map(String::from);
    let moves = left_over.into_iter().chain(lines).map(|line| Words::new(&line).numbers(2));
    let mut text = String::new();
    let is_over = |heaps: &[u64]| match broken {
        Broken::Sum => heaps.iter().fold(0_u64, |sum, heap| sum.wrapping_add(*heap)) == 0,
        _ => heaps.iter().all(|&heap| heap == 0),
    };
    if is_over(&heaps) {
        return text;
    }
    let mut moves = moves.into_iter();
    loop {
        let x = xor(heaps.clone());
        let chosen = heaps.iter().position(|&heap| heap ^ x < heap);
        let (heap, size) = match chosen {
            Some(heap) => (heap, heaps[heap] ^ x),
            None => match heaps.iter().position(|&heap| heap > 0) {
                Some(heap) => (heap, heaps[heap] - 1),
                None => return text,
            },
        };
        writeln!(text, "I take {} from heap {}.", heaps[heap] - size, heap + 1).unwrap();
        heaps[heap] = size;
        if is_over(&heaps) {
            return text + "I win.\n";
        }
        loop {
            let Some(words) = moves.next() else { return text };
            let (heap, amount) = (words[0], words[1]);
            let Some(size) = heaps.get_mut(heap.wrapping_sub(1) as usize).filter(|size| **size > 0)
            else {
                if broken == Broken::NoHeap {
                    break;
                }
                continue;
            };
            match broken {
                Broken::SetForTaken if (1..=*size).contains(&amount) => *size = amount,
                Broken::TooMany if amount > *size => *size = 0,
                Broken::Pass if amount == 0 => {}
                _ if (1..=*size).contains(&amount) => *size -= amount,
                _ => continue,
            }
            break;
        }
        if is_over(&heaps) {
            return text + "You win!\n";
        }
    }
}
