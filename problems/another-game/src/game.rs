//! The game as stated: a turn takes one coin from each of some heaps.

use shared::board::{self, Board, Claim, Move, Phrase, Picture, Player};

pub struct Rules;

impl Board for Rules {
    type Position = Vec<u64>;

    const RULE: Phrase = [
        "Choose one or more heaps and take one coin from each of them. Whoever takes the last coin wins.",
        "每次选一堆或几堆，从选中的每一堆里各取一枚。取到最后一枚的人赢。",
    ];
    const TAKES: Phrase = [
        "1 to 5 heaps, for example 1 2 3; three of at most 26 coins, four of at most 10, five of at most 6",
        "1 到 5 堆，例如 1 2 3；三堆时每堆至多 26 枚，四堆时至多 10 枚，五堆时至多 6 枚",
    ];
    const SET_UPS: &'static [&'static str] = &["1 2 3", "2 2", "5 5 4 5", "6 6 6 6 6"];

    fn read(text: &str) -> Option<Vec<u64>> {
        board::heaps(text, 5)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn moves(heaps: &Vec<u64>, _: Player) -> Vec<Move<Vec<u64>>> {
        let n = heaps.len();
        let is_legal = |set: &u32| (0..n).all(|i| set >> i & 1 == 0 || heaps[i] > 0);
        let step = |set: u32| {
            let (chosen, others): (Vec<usize>, Vec<usize>) =
                (0..n).partition(|i| set >> i & 1 == 1);
            let mut to = heaps.clone();
            for &i in &chosen {
                to[i] -= 1;
            }
            let taps = chosen.iter().map(|&i| (i, to[i] as usize)).collect();
            let (words, named) = match (chosen.len(), others.len()) {
                (1..=3, _) => (FROM[chosen.len() - 1], chosen),
                (_, 0) => (ALL, others),
                _ => (ALL_BUT, others),
            };
            let number = |i: usize| named.get(i).map_or(0, |&heap| heap as u64 + 1);
            Move::new(to, taps, words, [number(0), number(1), number(2)])
        };
        (1..1 << n).filter(is_legal).map(step).collect()
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        vec![Picture::heaps(heaps)]
    }

    fn small() -> Vec<Vec<u64>> {
        [board::sequences(1, 20), board::sequences(3, 6), board::sequences(5, 2)].concat()
    }

    fn claim(heaps: &Vec<u64>, _: Player) -> Option<Claim> {
        let odd = heaps.iter().filter(|&heap| heap % 2 == 1).count();
        let words = [format!("odd heaps: {}", odd), format!("奇数堆：{} 个", odd)];
        Some(Claim { words, lost: odd == 0 })
    }
}

const FROM: [Phrase; 3] = [
    ["take a coin from heap {0}", "从第 {0} 堆取一枚"],
    ["take a coin from heaps {0} and {1}", "从第 {0}、{1} 堆各取一枚"],
    ["take a coin from heaps {0}, {1} and {2}", "从第 {0}、{1}、{2} 堆各取一枚"],
];
const ALL: Phrase = ["take a coin from every heap", "每堆各取一枚"];
const ALL_BUT: Phrase = ["take a coin from every heap but heap {0}", "除第 {0} 堆外各取一枚"];
