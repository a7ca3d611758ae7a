//! The game as stated: knock down one pin, or two on neighbouring places.

use board::{listed, Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
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
    const ASKED: [Phrase; 2] = [
        [
            "Which runs of pins have equal values, so that they cancel?",
            "哪些段的 SG 值相等，可以两两抵消？",
        ],
        [
            "Which pins can be knocked down so that the values of the runs have the nim-sum 0?",
            "打倒哪几个瓶子，能让各段 SG 值的异或和变成 0？",
        ],
    ];

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

    fn why(row: &Vec<u64>, player: Player) -> Option<Why> {
        if !row.contains(&1) {
            return Some(Why::lost(["No pin is left.", "瓶子都打倒了。"]));
        }
        let odd = unpaired(row);
        if odd.is_empty() {
            return Some(Why::lost([
                "Every run has an equal one: whatever falls in one run, the other player knocks down in the other.",
                "同样长的段成对：在一段里打倒哪几个，对手就在另一段里照着打。",
            ]));
        }
        let moves = Self::moves(row, player);
        if let Some((best, to)) = moves.iter().find(|(_, to)| unpaired(to).is_empty()) {
            let [en, zh] = Self::act(row, best).words;
            return Some(Why::won(if to.contains(&1) {
                [
                    format!(
                        "One move makes the runs equal in pairs: {}, then copy whatever falls.",
                        en
                    ),
                    format!("一步就能让同样长的段成对：{}，以后对手在一段里怎么打，就在另一段里照着打。", zh),
                ]
            } else {
                [format!("One move ends it: {}.", en), format!("一步就能打完：{}。", zh)]
            }));
        }
        let x = sum(&odd);
        let [en, zh] = listed(&odd);
        let [en_values, zh_values] =
            listed(&odd.iter().map(|&n| K[n as usize]).collect::<Vec<_>>());
        let [en_pairs, zh_pairs] = if odd.len() < Self::parts(row).len() {
            ["Equal runs cancel. ", "同样长的段两两抵消。"]
        } else {
            ["", ""]
        };
        let en = format!("{}The runs of {} are worth {} (nim-sum {})", en_pairs, en, en_values, x);
        let zh = format!("{}长 {} 的段，SG 值是 {}（异或和 {}）", zh_pairs, zh, zh_values, x);
        if x == 0 {
            return Some(Why::lost([
                format!("{}: any move spoils the 0, and the answer restores it.", en),
                format!("{}：怎么打都不再是 0，对手再打成 0。", zh),
            ]));
        }
        let run = |at: &usize| {
            let to_left = row[..*at].iter().rev().take_while(|&&pin| pin == 1).count();
            (to_left + row[*at..].iter().take_while(|&&pin| pin == 1).count()) as u64
        };
        let wins =
            |pins: &Range<usize>, to| odd.contains(&run(&pins.start)) && sum(&unpaired(to)) == 0;
        let (best, _) = moves.iter().find(|(pins, to)| wins(pins, to))?;
        let [en_best, zh_best] = Self::act(row, best).words;
        Some(Why::won([
            format!("{}: {}, and it is 0.", en, en_best),
            format!("{}：{}，就成了 0。", zh, zh_best),
        ]))
    }

    fn drawn(row: &Vec<u64>, _: Player) -> Option<Drawn> {
        let words = [
            "On each pin: the value of its run from the left end up to it. Orange: the value of the whole run.",
            "每个瓶子上是它所在的段从左端到它为止的 SG 值。粗框：整段的 SG 值。",
        ];
        let (mut drawn, mut first) = (Drawn::new(words), 0);
        for run in row.split(|&pin| pin == 0) {
            drawn = drawn.values((first..first + run.len()).map(|i| Id::Cell(0, i)), &K);
            first += run.len() + 1;
        }
        Some(drawn)
    }

    fn parts(row: &Vec<u64>) -> Vec<Vec<u64>> {
        let runs = row.split(|&pin| pin == 0).filter(|run| !run.is_empty());
        runs.map(<[u64]>::to_vec).collect()
    }
}

/// The lengths of which there is an odd number of runs.
fn unpaired(row: &Vec<u64>) -> Vec<u64> {
    let runs = Rules::parts(row);
    let is_odd = |n: &u64| runs.iter().filter(|run| run.len() as u64 == *n).count() % 2 == 1;
    (1..K.len() as u64).filter(is_odd).collect()
}

/// The nim-sum of the values of some runs.
fn sum(runs: &[u64]) -> u64 {
    runs.iter().fold(0, |x, &n| x ^ K[n as usize])
}
