//! The game as stated: a turn takes at least half of a heap that is not empty.

use shared::board::{self, Board, Claim, Move, Phrase, Picture, Player};

pub struct Rules;

impl Board for Rules {
    type Position = Vec<u64>;

    const RULE: Phrase = [
        "Take at least half of a heap, rounded up. Whoever takes the last stone wins.",
        "每次选一堆，至少取走它的一半（向上取整）。取到最后一颗的人赢。",
    ];
    const TAKES: Phrase = [
        "1 to 6 heaps, for example 5 9 3: three of at most 26 stones, four of at most 10",
        "1 到 6 堆，例如 5 9 3；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗",
    ];
    const SET_UPS: &'static [&'static str] = &["5 9 3", "4 7", "8 15", "4 8", "26 26 26"];

    fn read(text: &str) -> Option<Vec<u64>> {
        board::heaps(text, 6)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn moves(heaps: &Vec<u64>, _: Player) -> Vec<Move<Vec<u64>>> {
        board::take(heaps, |_, h| (h - h / 2).max(1)..=h)
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        vec![Picture::heaps(heaps)]
    }

    fn small() -> Vec<Vec<u64>> {
        [board::sequences(1, 70), board::sequences(2, 17), board::sequences(4, 4)].concat()
    }

    /// The heaps in binary, and the nim-sum of how many digits they have.
    fn claim(heaps: &Vec<u64>, _: Player) -> Option<Claim> {
        let digits = |h: &u64| u64::from(64 - h.leading_zeros());
        let claim = Claim::nim_sum(&heaps.iter().map(digits).collect::<Vec<u64>>());
        let binary: Vec<String> = heaps.iter().map(|h| format!("{:b}", h)).collect();
        let text = format!("{}: {}", binary.join(", "), claim.words[0]);
        Some(Claim::formula(text, claim.lost))
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps.iter().map(|&h| vec![h]).collect()
    }
}
