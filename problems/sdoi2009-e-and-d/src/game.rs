//! The game as stated: a turn takes one heap of a pair away and splits the other.

use shared::board::{self, Board, Claim, Heap, Move, Phrase, Picture, Player, GAP};

pub struct Rules;

impl Board for Rules {
    /// The pairs.
    type Position = Vec<Vec<u64>>;

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

    fn moves(pairs: &Vec<Vec<u64>>, _: Player) -> Vec<Move<Vec<Vec<u64>>>> {
        let mut moves = vec![];
        for (i, &heap) in pairs.iter().flatten().enumerate() {
            for x in 1..heap {
                let mut to = pairs.clone();
                to[i / 2] = vec![x, heap - x];
                let (split, twin) = (i as u64 + 1, (i ^ 1) as u64 + 1);
                let words = [
                    format!("take heap {} away, split heap {{0}} into {{1}} and {{2}}", twin),
                    format!("拿走第 {} 堆，把第 {{0}} 堆分成 {{1}} 颗和 {{2}} 颗", twin),
                ];
                let taps = vec![(i, GAP + x as usize)];
                moves.push(Move::new(to, taps, words, [split, x, heap - x]));
            }
        }
        moves
    }

    /// The pairs are called A, B, C and D.
    fn scene(pairs: &Vec<Vec<u64>>) -> Vec<Picture> {
        let heap = |(i, &stones): (usize, &u64)| Heap {
            stones: stones as usize,
            name: format!("{}{}", ["A", "B", "C", "D"][i / 2], stones),
            gaps: true,
            ..Heap::default()
        };
        vec![Picture::Heaps(pairs.iter().flatten().enumerate().map(heap).collect())]
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let all = |pairs: usize, max: u64| {
            let heaps = board::sequences(2 * pairs, max - 1).into_iter();
            heaps.filter(move |heaps| heaps.len() == 2 * pairs)
        };
        let pair = |two: &[u64]| vec![two[0] + 1, two[1] + 1];
        all(1, 20).chain(all(2, 6)).map(|heaps| heaps.chunks(2).map(pair).collect()).collect()
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
