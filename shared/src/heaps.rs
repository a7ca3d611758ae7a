//! The games whose whole rule is how many stones a move takes from one heap.

use crate::board::{self, Board, Claim, End, Move, Phrase, Picture, Player};

/// A game in which a move takes stones from a single heap, whatever the other heaps are.
pub trait HeapGame {
    /// The rule in a sentence or two.
    const RULE: Phrase;
    /// Set-ups: see [`Board::SET_UPS`].
    const SET_UPS: &'static [&'static str];
    /// What happens at the end.
    const END: End = End::Normal;
    /// Is there one heap alone? Then it may be large, and a row shows all smaller ones.
    const SINGLE: bool = false;

    /// How many stones may go from a heap of this size.
    fn takes(heap: u64) -> Vec<u64>;

    /// What the page claims.
    fn claim(heaps: &[u64]) -> Claim {
        Claim::nim_sum(heaps)
    }
}

impl<G: HeapGame> Board for G {
    type Position = Vec<u64>;

    const RULE: Phrase = G::RULE;
    const TAKES: Phrase = if G::SINGLE {
        ["a heap of at most 1000, for example 13", "一堆，至多 1000，例如 13"]
    } else {
        [
            "1 to 6 heaps, for example 3 6 9; three of at most 26, four of at most 10",
            "1 到 6 堆，例如 3 6 9；三堆时每堆至多 26，四堆时每堆至多 10",
        ]
    };
    const SET_UPS: &'static [&'static str] = G::SET_UPS;
    const END: End = G::END;

    fn read(text: &str) -> Option<Vec<u64>> {
        if G::SINGLE {
            board::numbers(text).filter(|heap| heap.len() == 1 && heap[0] <= 1000)
        } else {
            board::heaps(text, 6)
        }
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn moves(heaps: &Vec<u64>, _: Player) -> Vec<Move<Vec<u64>>> {
        board::take(heaps, |_, h| G::takes(h))
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        vec![Picture::heaps(heaps)]
    }

    fn small() -> Vec<Vec<u64>> {
        if G::SINGLE {
            board::sequences(1, 200)
        } else {
            [board::sequences(1, 70), board::sequences(3, 7), board::sequences(4, 4)].concat()
        }
    }

    fn claim(heaps: &Vec<u64>, _: Player) -> Option<Claim> {
        Some(G::claim(heaps))
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        if !G::SINGLE && G::END == End::Normal {
            heaps.iter().map(|&h| vec![h]).collect()
        } else {
            vec![]
        }
    }

    fn table(heaps: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        if G::SINGLE {
            vec![(0..=heaps[0]).map(|h| vec![h]).collect()]
        } else {
            vec![]
        }
    }
}
