//! The game as stated: a box of the own colour goes, with everything above it.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::small;
use std::cmp::Ordering;

pub struct Rules;

/// The piles, each from bottom to top: 0 is a white box, 1 a black one.
pub type Position = Vec<Vec<u64>>;

impl Game for Rules {
    type Position = Position;
    /// A box by its pile and its height, from 0.
    type Move = (usize, usize);

    fn moves(piles: &Position, player: Player) -> Moves<Rules> {
        let own = u64::from(player == Player::Left);
        let mut moves = vec![];
        for (i, pile) in piles.iter().enumerate() {
            for height in (0..pile.len()).filter(|&height| pile[height] == own) {
                let mut to = piles.clone();
                to[i].truncate(height);
                moves.push(((i, height), to));
            }
        }
        moves
    }

    fn small() -> Vec<Position> {
        let pile = |bits: &Vec<u64>| bits[1..].to_vec();
        let piles: Vec<Vec<u64>> = small::up_to(&[(6, 1)]).iter().map(pile).collect();
        let mut all: Vec<Position> = piles.iter().map(|pile| vec![pile.clone()]).collect();
        let short: Vec<Vec<u64>> = piles.iter().filter(|pile| pile.len() <= 3).cloned().collect();
        for first in &short {
            all.extend(short.iter().map(|second| vec![first.clone(), second.clone()]));
        }
        all
    }
}

/// The signs of the boxes.
const SIGNS: &str = "WB";

impl Show for Rules {
    const RULE: Phrase = [
        "Alice takes a black box of some pile with everything above it, Bob a white one in the same way. The bottom is on the left. Whoever has no box of the own colour left loses.",
        "Alice 每次选一个黑箱子，连同它上面的一起拿走；Bob 选白箱子。最左边是底部。没有自己颜色的箱子的人输。",
    ];
    const TAKES: Phrase = [
        "piles of B (black) and W (white) from bottom to top, for example B WB WB: at most 6 piles",
        "各摞从下到上的 B（黑）、W（白），例如 B WB WB：至多 6 摞",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "BWWB WBB",
        "BW W",
        "B WB WB",
        "BWB WBW",
        "BBW WW BW",
        "BWBW WB WBBB",
        "BBWBBW WBWWB BWWB WBBW",
    ];
    const PLAYERS: Option<[Phrase; 2]> = Some([["Alice", "Alice"], ["Bob", "Bob"]]);
    const ASKED: [Phrase; 2] = [
        [
            "What does each box count, up to the first change of colour and after it?",
            "第一次变色之前和之后的箱子，每个各算多少？",
        ],
        [
            "After which move is the opponent not ahead, all piles taken together?",
            "拿走哪个箱子，能让对手在各摞合计上不领先？",
        ],
    ];

    /// E is an empty pile.
    fn read(text: &str) -> Option<Position> {
        let pile = |word: &str| if word == "E" { Some(vec![]) } else { board::word(word, SIGNS) };
        let piles: Position = text.split_whitespace().map(pile).collect::<Option<_>>()?;
        let boxes: Vec<u64> = piles.iter().map(|pile| pile.len() as u64).collect();
        board::are_few(&boxes, 6).then_some(piles)
    }

    fn write(piles: &Position) -> String {
        let word = |pile: &Vec<u64>| match pile.len() {
            0 => "E".to_owned(),
            _ => board::write_word(pile, SIGNS),
        };
        piles.iter().map(word).collect::<Vec<String>>().join(" ")
    }

    fn scene(piles: &Position) -> Vec<Picture> {
        let row = |(i, pile): (usize, &Vec<u64>)| {
            let number = Cell { text: (i + 1).to_string(), ..Cell::default() };
            let one = |(height, &color): (u64, &u64)| Cell {
                id: Some(Id::Stone(i, height)),
                ground: [Look::White, Look::Black][color as usize],
                ..Cell::default()
            };
            Some(number).into_iter().chain((0..).zip(pile).map(one)).collect()
        };
        vec![Picture::Strips(piles.iter().enumerate().map(row).collect())]
    }

    fn act(_: &Position, &(i, height): &(usize, usize)) -> Act {
        let words = ["take box {0} of pile {1}", "拿走第 {1} 摞的第 {0} 个箱子"];
        Act::new(vec![Id::Stone(i, height as u64)], words, &[height as u64 + 1, i as u64 + 1])
    }

    fn claim(piles: &Position, player: Player) -> Option<Claim> {
        let values: Vec<i64> = piles.iter().map(|pile| value(pile)).collect();
        let sum: i64 = values.iter().sum();
        let terms: Vec<String> = values.iter().map(|&value| fraction(value)).collect();
        let lost = if player == Player::Left { sum <= 0 } else { sum >= 0 };
        let sum = fraction(sum);
        let sum = sum.trim_matches(&['(', ')'][..]);
        Some(Claim::formula(format!("{} = {sum}", terms.join(" + ")), lost))
    }

    fn why(piles: &Position, player: Player) -> Option<Why> {
        let plain = |value: i64| fraction(value).trim_matches(&['(', ')'][..]).to_owned();
        let values: Vec<i64> = piles.iter().map(|pile| value(pile)).collect();
        let terms: Vec<String> = values.iter().map(|&value| plain(value)).collect();
        let (en, zh) = (terms.join(", "), terms.join("、"));
        let sum: i64 = values.iter().sum();
        let (mover, other, lead) =
            if player == Player::Left { ("Alice", "Bob", sum) } else { ("Bob", "Alice", -sum) };
        let ahead = plain(lead.abs());
        Some(match lead.cmp(&0) {
            Ordering::Greater => Why::won([
                format!(
                    "The piles are worth {}: {}, who is to move, is {} ahead in free moves.",
                    en, mover, ahead
                ),
                format!("各摞的值是 {}：轮到 {}，领先 {} 步。", zh, mover, ahead),
            ]),
            Ordering::Less => Why::lost([
                format!(
                    "The piles are worth {}: {} is to move, but {} is {} ahead in free moves.",
                    en, mover, other, ahead
                ),
                format!("各摞的值是 {}：轮到 {}，但 {} 领先 {} 步。", zh, mover, other, ahead),
            ]),
            Ordering::Equal => Why::lost([
                format!("The piles are worth {}, together 0: nobody is ahead, so whoever is to move runs out of boxes first.", en),
                format!("各摞的值是 {}，合计 0：谁也不领先，轮到走的人先没有箱子可拿。", zh),
            ]),
        })
    }

    fn drawn(piles: &Position, _: Player) -> Option<Drawn> {
        let words = [
            "On each box what it counts: 1, and from the first change of colour half as much as the box before. Orange: black boxes, for Alice; white ones count for Bob.",
            "箱子上的数：各算 1，从第一次变色起，每个是前一个的一半。粗框：黑箱子，算 Alice 的；白箱子算 Bob 的。",
        ];
        let mut drawn = Drawn::new(words);
        for (i, pile) in piles.iter().enumerate() {
            let mut below = 0;
            for height in 0..pile.len() {
                let now = value(&pile[..=height]);
                let (step, id) = ((now - below).abs(), Id::Stone(i, height as u64));
                // A longer fraction has no room.
                if step >= ONE / 16 {
                    drawn = drawn.span(id, id, fraction(step), pile[height] == 1);
                }
                below = now;
            }
        }
        Some(drawn)
    }
}

/// Values are counted in this part of a free move.
const ONE: i64 = 1 << 40;

fn value(pile: &[u64]) -> i64 {
    let (mut value, mut step) = (0, ONE);
    for &color in pile {
        if color != pile[0] || step < ONE {
            step /= 2;
        }
        value += if color == 1 { step } else { -step };
    }
    value
}

fn fraction(value: i64) -> String {
    let (mut upper, mut lower) = (value.abs(), ONE);
    while upper % 2 == 0 && lower > 1 {
        upper /= 2;
        lower /= 2;
    }
    let text = if lower > 1 { format!("{}/{}", upper, lower) } else { upper.to_string() };
    if value < 0 {
        format!("(−{})", text)
    } else {
        text
    }
}
