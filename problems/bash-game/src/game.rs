//! The game as stated: a move takes 1 to m of the n stones.

use shared::board::{self, Board, Claim, Move, Phrase, Picture, Player};

pub struct Rules;

impl Board for Rules {
    /// n and m.
    type Position = Vec<u64>;

    const RULE: Phrase = [
        "Take 1 to m stones. Whoever takes the last stone wins.",
        "每次取 1 到 m 颗石子，取到最后一颗的人赢。",
    ];
    const TAKES: Phrase = [
        "n and m, for example 10 3: at most 1000 stones, m at least 1",
        "n 和 m，例如 10 3：至多 1000 颗，m 至少是 1",
    ];
    const SET_UPS: &'static [&'static str] = &["10 3", "21 4", "12 3", "1000 6"];

    fn read(text: &str) -> Option<Vec<u64>> {
        board::numbers(text).filter(|given| given.len() == 2 && given[0] <= 1000 && given[1] > 0)
    }

    fn write(given: &Vec<u64>) -> String {
        board::write(given)
    }

    fn moves(given: &Vec<u64>, _: Player) -> Vec<Move<Vec<u64>>> {
        let m = given[1];
        let take = |taken: u64| {
            let rest = given[0] - taken;
            Move::new(
                vec![rest, m],
                vec![(0, rest as usize)],
                ["take {0}", "取 {0} 颗"],
                [taken, 0, 0],
            )
        };
        (1..=given[0].min(m)).map(take).collect()
    }

    fn scene(given: &Vec<u64>) -> Vec<Picture> {
        let m = given[1];
        vec![
            Picture::heaps(&given[..1]),
            Picture::Note([
                format!("m = {}: at most {} in one move.", m, m),
                format!("m = {}：每次至多取 {} 颗。", m, m),
            ]),
        ]
    }

    fn small() -> Vec<Vec<u64>> {
        (1..=9).flat_map(|m| (0..=40).map(move |n| vec![n, m])).collect()
    }

    fn claim(given: &Vec<u64>, _: Player) -> Option<Claim> {
        let (n, m) = (given[0], given[1]);
        let rest = n % (m + 1);
        Some(Claim::formula(format!("{} mod {} = {}", n, m + 1, rest), rest == 0))
    }

    fn table(given: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        vec![(0..=given[0]).map(|n| vec![n, given[1]]).collect()]
    }
}
