//! The game as stated: a move takes 1 to m of the n stones.

use board::{Act, Claim, Id, Phrase, Picture, Show};
use shared::game::{Game, Moves, Player};

pub struct Rules;

impl Game for Rules {
    /// n and m.
    type Position = Vec<u64>;
    /// How many stones go.
    type Move = u64;

    fn moves(given: &Vec<u64>, _: Player) -> Moves<Rules> {
        let (n, m) = (given[0], given[1]);
        (1..=n.min(m)).map(|taken| (taken, vec![n - taken, m])).collect()
    }

    fn small() -> Vec<Vec<u64>> {
        (1..=9).flat_map(|m| (0..=40).map(move |n| vec![n, m])).collect()
    }
}

impl Show for Rules {
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

    fn act(given: &Vec<u64>, &taken: &u64) -> Act {
        Act::new(vec![Id::Stone(0, given[0] - taken)], ["take {0}", "取 {0} 颗"], &[taken])
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
