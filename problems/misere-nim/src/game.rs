//! The game as stated: a move takes one or more stones from a single heap; whoever takes the last one loses.

use shared::board::{self, Board, Claim, End, Move, Phrase, Picture, Player};

pub struct Rules;

impl Board for Rules {
    type Position = Vec<u64>;

    const RULE: Phrase = [
        "Take one or more stones from a single heap. Whoever takes the last stone loses.",
        "每次从一堆里取走至少一颗石子，取到最后一颗的人输。",
    ];
    const TAKES: Phrase = [
        "1 to 6 heaps, for example 3 6 9; three of at most 26 stones, four of at most 10",
        "1 到 6 堆，例如 3 6 9；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗",
    ];
    const SET_UPS: &'static [&'static str] = &["2 1 1", "3 5 7", "1 1 1", "26 26 26"];
    const END: End = End::Misere;

    fn read(text: &str) -> Option<Vec<u64>> {
        board::heaps(text, 6)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn moves(heaps: &Vec<u64>, _: Player) -> Vec<Move<Vec<u64>>> {
        board::take(heaps, |_, h| 1..=h)
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        vec![Picture::heaps(heaps)]
    }

    fn small() -> Vec<Vec<u64>> {
        [board::sequences(1, 40), board::sequences(3, 7), board::sequences(4, 4)].concat()
    }

    fn claim(heaps: &Vec<u64>, _: Player) -> Option<Claim> {
        let all_small = heaps.iter().all(|&h| h <= 1);
        let claim = Claim::nim_sum(heaps);
        Some(Claim { lost: claim.lost != all_small, ..claim })
    }
}
