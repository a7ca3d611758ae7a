//! The game as stated: knock down one pin, or two on neighbouring places.

use board::{Act, Cell, Claim, Id, Look, Phrase, Picture, Show};
use shared::game::{Game, Moves, Player};
use std::ops::Range;

pub struct Rules;

/// The values of runs of 0 to 14 pins.
const K: [u64; 15] = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2];

impl Game for Rules {
    /// The places: 1 is a pin, 0 a gap.
    type Position = Vec<u64>;
    /// The places of the pins.
    type Move = Range<usize>;

    fn moves(row: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for i in 0..row.len() {
            for end in (i + 1..=i + 2).filter(|&end| end <= row.len()) {
                if row[i..end].contains(&0) {
                    continue;
                }
                let mut to = row.clone();
                to[i..end].fill(0);
                moves.push((i..end, to));
            }
        }
        moves
    }

    /// Every row of up to 9 places.
    fn small() -> Vec<Vec<u64>> {
        let row = |places: usize, pins: u64| (0..places).map(move |i| pins >> i & 1).collect();
        (1..=9).flat_map(|places| (0..1 << places).map(move |pins| row(places, pins))).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Knock down one pin, or two pins on neighbouring places. Whoever knocks down the last pin wins.",
        "每次打倒一个瓶子，或者相邻位置上的两个瓶子。打倒最后一个瓶子的人赢。",
    ];
    const TAKES: Phrase = [
        "a row, I for a pin and X for a gap: IIIIXI. At most 20 places and 14 pins",
        "一排，I 是瓶子，X 是空位：IIIIXI。至多 20 个位置、14 个瓶子",
    ];
    const SET_UPS: &'static [&'static str] =
        &["IIIXIIXII", "IIIIXI", "IIIXIIXI", "IIXII", "IIIIIIIIIIIIII"];

    fn read(text: &str) -> Option<Vec<u64>> {
        let place = |letter: char| "XI".find(letter).map(|i| i as u64);
        let row: Vec<u64> = text.trim().chars().map(place).collect::<Option<_>>()?;
        ((1..=20).contains(&row.len()) && row.iter().sum::<u64>() <= 14).then_some(row)
    }

    fn write(row: &Vec<u64>) -> String {
        row.iter().map(|&pin| ['X', 'I'][pin as usize]).collect()
    }

    fn scene(row: &Vec<u64>) -> Vec<Picture> {
        let cell = |(i, &pin): (usize, &u64)| Cell {
            id: Some(Id::Cell(0, i)),
            piece: (pin == 1).then_some(Look::White),
            ..Cell::default()
        };
        vec![Picture::Strips(vec![row.iter().enumerate().map(cell).collect()])]
    }

    fn act(_: &Vec<u64>, pins: &Range<usize>) -> Act {
        let words = match pins.len() {
            1 => ["knock down pin {0}", "打倒第 {0} 个位置的瓶子"],
            _ => ["knock down pins {0} and {1}", "打倒第 {0}、{1} 个位置的瓶子"],
        };
        let taps = pins.clone().map(|i| Id::Cell(0, i)).collect();
        Act::new(taps, words, &[pins.start as u64 + 1, pins.end as u64])
    }

    fn claim(row: &Vec<u64>, _: Player) -> Option<Claim> {
        let values: Vec<u64> = Rules::parts(row).iter().map(|run| K[run.len()]).collect();
        Some(Claim::nim_sum(&values))
    }

    fn parts(row: &Vec<u64>) -> Vec<Vec<u64>> {
        let runs = row.split(|&pin| pin == 0).filter(|run| !run.is_empty());
        runs.map(<[u64]>::to_vec).collect()
    }
}
