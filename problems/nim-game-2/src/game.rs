//! The game as stated: a move takes 1, 2 or 3 sticks from a single heap.

use shared::board::{self, Board, Claim, Move, Phrase, Picture, Player};

pub struct Rules;

impl Board for Rules {
    type Position = Vec<u64>;

    const RULE: Phrase = [
        "Take 1, 2 or 3 sticks from a single heap. Whoever takes the last stick wins.",
        "每次从一堆里取走 1、2 或 3 根，取到最后一根的人赢。",
    ];
    const TAKES: Phrase = [
        "1 to 6 heaps, for example 3 6 9; three of at most 26 stones, four of at most 10",
        "1 到 6 堆，例如 3 6 9；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗",
    ];
    const SET_UPS: &'static [&'static str] = &["5 7 2 5", "1 5", "6 9 12", "26 26 26"];

    fn read(text: &str) -> Option<Vec<u64>> {
        board::heaps(text, 6)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn moves(heaps: &Vec<u64>, _: Player) -> Vec<Move<Vec<u64>>> {
        board::take(heaps, |_, h| 1..=h.min(3))
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        vec![Picture::heaps(heaps)]
    }

    fn small() -> Vec<Vec<u64>> {
        [board::sequences(1, 40), board::sequences(3, 7), board::sequences(4, 4)].concat()
    }

    fn claim(heaps: &Vec<u64>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&heaps.iter().map(|h| h % 4).collect::<Vec<u64>>()))
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps.iter().map(|&h| vec![h]).collect()
    }
}
