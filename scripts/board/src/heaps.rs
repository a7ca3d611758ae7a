//! The games whose whole rule is how many stones a move takes from one heap.

use crate::{Act, Claim, Drawn, Phrase, Picture, Show, Why};
use shared::game::{End, HeapGame, Player, Take};

/// How a board shows a [`HeapGame`].
pub trait HeapShow: HeapGame {
    /// The rule in a sentence or two.
    const RULE: Phrase;
    /// Set-ups: see [`Show::SET_UPS`].
    const SET_UPS: &'static [&'static str];
    /// The questions of the hints: see [`Show::ASKED`]; in Nim.
    const ASKED: [Phrase; 2] = [
        [
            "Split each heap into powers of two: which powers occur an odd number of times?",
            "把每堆拆成 2 的幂：哪些幂出现奇数次？",
        ],
        [
            "Which heap can be lowered so that every power occurs an even number of times?",
            "减少哪一堆，能让每个幂都出现偶数次？",
        ],
    ];

    /// What the page claims.
    fn claim(heaps: &[u64]) -> Claim {
        Claim::nim_sum(heaps)
    }

    /// Why the player to move wins or loses: in Nim.
    fn why(heaps: &[u64]) -> Option<Why> {
        Some(Why::nim(heaps))
    }

    /// What the Idea draws: in Nim.
    fn drawn(heaps: &[u64]) -> Option<Drawn> {
        Some(Drawn::powers(heaps))
    }
}

impl<G: HeapShow> Show for G {
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
    const ASKED: [Phrase; 2] = G::ASKED;

    fn read(text: &str) -> Option<Vec<u64>> {
        if G::SINGLE {
            crate::numbers(text).filter(|heap| heap.len() == 1 && heap[0] <= crate::LARGEST)
        } else {
            crate::heaps(text, 6)
        }
    }

    fn write(heaps: &Vec<u64>) -> String {
        crate::write(heaps)
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        vec![Picture::heaps(heaps)]
    }

    fn act(heaps: &Vec<u64>, step: &Take) -> Act {
        Act::take(heaps, step)
    }

    fn claim(heaps: &Vec<u64>, _: Player) -> Option<Claim> {
        Some(G::claim(heaps))
    }

    fn why(heaps: &Vec<u64>, _: Player) -> Option<Why> {
        G::why(heaps)
    }

    fn drawn(heaps: &Vec<u64>, _: Player) -> Option<Drawn> {
        G::drawn(heaps)
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        if !G::SINGLE && G::END == End::Normal {
            heaps.iter().map(|&h| vec![h]).collect()
        } else {
            vec![]
        }
    }

    /// Where there is one heap alone, all that are not larger.
    fn table(heaps: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        if G::SINGLE {
            vec![(0..=heaps[0]).map(|h| vec![h]).collect()]
        } else {
            vec![]
        }
    }
}
