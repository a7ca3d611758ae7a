//! The game as stated: a turn moves one man to the left, not off the strip, not over or onto another.

use board::{Act, Cell, Claim, Id, Look, Phrase, Picture, Show};
use shared::game::{Game, Moves, Player};

pub struct Rules;

impl Game for Rules {
    /// The squares of the men, from the left.
    type Position = Vec<u64>;
    /// From which square to which.
    type Move = [u64; 2];

    fn moves(men: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (i, &from) in men.iter().enumerate() {
            let before = if i == 0 { 0 } else { men[i - 1] };
            for to in before + 1..from {
                moves.push(([from, to], [&men[..i], &[to], &men[i + 1..]].concat()));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<u64>> {
        let men = |set: u64| (1..=11).filter(|square| set >> (square - 1) & 1 == 1).collect();
        (1..1 << 11).map(men).collect()
    }
}

/// The strip ends here; the rules do not need it to end.
const SQUARES: u64 = 16;

impl Show for Rules {
    const RULE: Phrase = [
        "Move one man any number of squares to the left, not over another man and not onto one. Whoever cannot move loses.",
        "每次选一枚棋子往左移任意多格，不能越过别的棋子，也不能移到有棋子的格子里。不能操作的人输。",
    ];
    const TAKES: Phrase = [
        "the squares of the men, from 1 to 16, for example 3 4 8 12 13",
        "各枚棋子所在的格子，从 1 到 16，例如 3 4 8 12 13",
    ];
    const SET_UPS: &'static [&'static str] = &["3 4 8 12 13", "2 5 6 9", "1 5 6 7 9 12 14 16"];

    fn read(text: &str) -> Option<Vec<u64>> {
        let mut men = board::numbers(text)?;
        men.sort_unstable();
        let differ = men.windows(2).all(|two| two[0] < two[1]);
        let fits = men.iter().all(|s| (1..=SQUARES).contains(s));
        (!men.is_empty() && differ && fits).then_some(men)
    }

    fn write(men: &Vec<u64>) -> String {
        board::write(men)
    }

    fn scene(men: &Vec<u64>) -> Vec<Picture> {
        let drawn = |square: u64| {
            let man = men.iter().position(|&man| man == square);
            Cell {
                id: Some(cell(square)),
                piece: man.map(|_| Look::Black),
                name: man,
                text: if man.is_some() { String::new() } else { square.to_string() },
                ..Cell::default()
            }
        };
        vec![Picture::Strips(vec![(1..=SQUARES).map(drawn).collect()])]
    }

    fn act(_: &Vec<u64>, step: &[u64; 2]) -> Act {
        let words = ["move the man on {0} to {1}", "把第 {0} 格的棋子移到第 {1} 格"];
        Act::new(step.map(cell).to_vec(), words, step)
    }

    fn claim(men: &Vec<u64>, _: Player) -> Option<Claim> {
        // Pairs from the right; the first man may be paired with the strip's end.
        let pair = |pair: &[u64]| (if pair.len() == 2 { pair[1] } else { 0 }, pair[0]);
        let from_the_right: Vec<u64> = men.iter().rev().copied().collect();
        let pairs: Vec<(u64, u64)> = from_the_right.chunks(2).map(pair).collect();
        let claim = Claim::nim_sum(&pairs.iter().map(|(a, b)| b - a - 1).collect::<Vec<u64>>());
        let named: Vec<String> = pairs.iter().map(|(a, b)| format!("{}–{}", a, b)).collect();
        let words = [
            format!("gaps in the pairs {}: {}", named.join(", "), claim.words[0]),
            format!("各对 {} 的间隔：{}", named.join("、"), claim.words[1]),
        ];
        Some(Claim { words, ..claim })
    }
}

fn cell(square: u64) -> Id {
    Id::Cell(0, square as usize)
}
