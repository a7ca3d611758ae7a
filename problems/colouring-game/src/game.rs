//! The game as stated: a turn paints two neighbouring cells white, at least one of them of the player's colour.

use board::{Act, Cell, Claim, Id, Look, Phrase, Picture, Show};
use shared::game::{Game, Moves, Player};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// The cells: 0 is white, 1 red, 2 blue.
    type Position = Vec<u64>;
    /// The left one of the two cells.
    type Move = usize;

    fn moves(cells: &Vec<u64>, player: Player) -> Moves<Rules> {
        let own = if player == Player::Left { 1 } else { 2 };
        let is_legal = |i: &usize| cells[*i] == own || cells[i + 1] == own;
        let step = |i: usize| {
            let mut to = cells.clone();
            to[i] = 0;
            to[i + 1] = 0;
            (i, to)
        };
        (0..cells.len() - 1).filter(is_legal).map(step).collect()
    }

    fn small() -> Vec<Vec<u64>> {
        small::positions((2..=7).map(|len| (len, 2))).collect()
    }
}

/// The signs of the colours.
const SIGNS: &str = "WRB";

impl Show for Rules {
    const RULE: Phrase = [
        "Paint two neighbouring cells white: Alice at least one red cell, Bob at least one blue one. A white cell may be painted again. Whoever cannot move loses.",
        "每次把相邻的两格涂成白色：Alice 涂的至少一格是红的，Bob 涂的至少一格是蓝的，白格可以再涂。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "2 to 16 cells: R is red, B blue, W white, for example RRBRBB",
        "2 到 16 格：R 是红，B 是蓝，W 是白，例如 RRBRBB",
    ];
    const SET_UPS: &'static [&'static str] =
        &["RRBRBB", "RBRB", "RBRBRBRBRRBB", "RRBBB", "BRRBRB", "RBRBRBRBRBRBRBRB"];
    const PLAYERS: Option<[Phrase; 2]> = Some([["Alice", "Alice"], ["Bob", "Bob"]]);

    fn read(text: &str) -> Option<Vec<u64>> {
        board::word(text, SIGNS).filter(|cells| (2..=16).contains(&cells.len()))
    }

    fn write(cells: &Vec<u64>) -> String {
        board::write_word(cells, SIGNS)
    }

    fn scene(cells: &Vec<u64>) -> Vec<Picture> {
        let cell = |(i, &cell): (usize, &u64)| Cell {
            id: Some(Id::Cell(0, i)),
            ground: [Look::White, Look::Red, Look::Blue][cell as usize],
            ..Cell::default()
        };
        vec![Picture::Strips(vec![cells.iter().enumerate().map(cell).collect()])]
    }

    fn act(_: &Vec<u64>, &i: &usize) -> Act {
        let words = ["paint cells {0} and {1}", "涂第 {0}、{1} 格"];
        let taps = vec![Id::Cell(0, i), Id::Cell(0, i + 1)];
        Act::new(taps, words, &[i as u64 + 1, i as u64 + 2])
    }

    fn claim(cells: &Vec<u64>, player: Player) -> Option<Claim> {
        let count = |colour: u64| cells.iter().filter(|&&cell| cell == colour).count();
        let (red, blue) = (count(1), count(2));
        if red != blue {
            let words =
                [format!("{} red, {} blue", red, blue), format!("红 {} 格，蓝 {} 格", red, blue)];
            return Some(Claim { words, lost: (red > blue) != (player == Player::Left) });
        }
        // The lengths of the pieces in which the colours alternate.
        let mut pieces: Vec<usize> = vec![];
        for (i, &cell) in cells.iter().enumerate().filter(|one| *one.1 > 0) {
            match pieces.last_mut() {
                Some(piece) if cells[i - 1] == 3 - cell => *piece += 1,
                _ => pieces.push(1),
            }
        }
        let sum = Claim::nim_sum(&pieces.iter().map(|&l| D[l]).collect::<Vec<u64>>());
        let pieces = pieces.iter().map(usize::to_string).collect::<Vec<String>>().join(" ");
        let words = [
            format!("{} red, {} blue; pieces of {}: {}", red, blue, pieces, sum.words[0]),
            format!("红蓝各 {} 格，各段长 {}：{}", red, pieces, sum.words[1]),
        ];
        Some(Claim { words, ..sum })
    }
}

/// The Grundy values of pieces of 0 to 16 cells.
const D: [u64; 17] = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5];
