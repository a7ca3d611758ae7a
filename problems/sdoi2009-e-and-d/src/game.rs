//! The game as stated: a turn takes one heap of a pair away and splits the other.

use board::{Act, Claim, Heap, Id, Phrase, Picture, Show};
use shared::game::{Game, Moves, Player};
use shared::small;

pub struct Rules;

/// The heap that is split, counted over all pairs, and one part of it.
pub struct Split {
    heap: usize,
    part: u64,
}

impl Game for Rules {
    /// The pairs.
    type Position = Vec<Vec<u64>>;
    type Move = Split;

    fn moves(pairs: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (heap, &stones) in pairs.iter().flatten().enumerate() {
            for part in 1..stones {
                let mut to = pairs.clone();
                to[heap / 2] = vec![part, stones - part];
                moves.push((Split { heap, part }, to));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let pair = |two: &[u64]| vec![two[0] + 1, two[1] + 1];
        let all = small::positions([(2, 19), (4, 5)]);
        all.map(|heaps| heaps.chunks(2).map(pair).collect()).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Heaps with the same letter are a pair. Split a heap into two: they are the new pair, and the other heap of the old pair goes. Whoever cannot move loses.",
        "字母相同的两堆是一对。每次把一堆分成两堆，成为新的一对，同时拿走原来和它一对的那堆。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "1 to 4 pairs, for example 1 2 | 3 1: one pair of at most 99 stones a heap, two pairs of at most 16, three of at most 7",
        "1 到 4 对，例如 1 2 | 3 1；一对时每堆至多 99 颗，两对时每堆至多 16 颗，三对时每堆至多 7 颗",
    ];
    const SET_UPS: &'static [&'static str] =
        &["3 6 | 4 4", "1 2 | 3 1", "9 1", "5 7 | 3 9", "7 5 | 6 7 | 4 1", "16 16 | 16 15"];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        board::groups(text).filter(|pairs| {
            // A pair becomes at most so many.
            let all = |pair: &Vec<u64>| 1 + pair[0].max(pair[1]).pow(2) / 2;
            (1..=4).contains(&pairs.len())
                && pairs.iter().all(|pair| pair.len() == 2)
                && pairs.iter().flatten().all(|heap| (1..=99).contains(heap))
                && pairs.iter().map(all).product::<u64>() <= board::MOST
        })
    }

    fn write(pairs: &Vec<Vec<u64>>) -> String {
        board::write_groups(pairs)
    }

    /// The pairs are called A, B, C and D.
    fn scene(pairs: &Vec<Vec<u64>>) -> Vec<Picture> {
        let heap = |(i, &stones): (usize, &u64)| Heap {
            stones,
            name: format!("{}{}", ["A", "B", "C", "D"][i / 2], stones),
            gaps: true,
            ..Heap::default()
        };
        vec![Picture::Heaps(pairs.iter().flatten().enumerate().map(heap).collect())]
    }

    fn act(pairs: &Vec<Vec<u64>>, &Split { heap, part }: &Split) -> Act {
        let words = [
            "take heap {0} away, split heap {1} into {2} and {3}",
            "拿走第 {0} 堆，把第 {1} 堆分成 {2} 颗和 {3} 颗",
        ];
        let (twin, rest) = (heap ^ 1, pairs[heap / 2][heap % 2] - part);
        Act::new(vec![Id::Gap(heap, part)], words, &[twin as u64 + 1, heap as u64 + 1, part, rest])
    }

    fn claim(pairs: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let g = |pair: &Vec<u64>| u64::from((!((pair[0] - 1) | (pair[1] - 1))).trailing_zeros());
        Some(Claim::nim_sum(&pairs.iter().map(g).collect::<Vec<u64>>()))
    }

    fn parts(pairs: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        pairs.iter().map(|pair| vec![pair.clone()]).collect()
    }

    /// The plane, where there is one pair.
    fn table(pairs: &Vec<Vec<u64>>) -> Vec<Vec<Vec<Vec<u64>>>> {
        let side = if pairs.len() == 1 { 16 } else { 0 };
        (1..=side).map(|a| (1..=side).map(|b| vec![vec![a, b]]).collect()).collect()
    }
}
