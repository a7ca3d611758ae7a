//! The game as stated: a turn flips a square of cells, of side at most k, whose lower right cell is white.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::nim::nim_sum;

pub struct Rules;

/// So many cells.
const CELLS: usize = 14;

/// A square of cells.
#[derive(Clone, Copy, Debug)]
pub struct Square {
    /// The row and the column of its lower right cell, from 0.
    corner: (usize, usize),
    side: usize,
}

impl Game for Rules {
    /// k, and the rows of the upper left part of the board; 1 is white.
    type Position = (u64, Vec<Vec<u64>>);
    type Move = Square;

    fn moves((k, rows): &(u64, Vec<Vec<u64>>), _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (i, j) in white(rows) {
            for side in (1..=i.min(j) + 1).take(*k as usize) {
                let mut to = rows.clone();
                for row in &mut to[i + 1 - side..=i] {
                    row[j + 1 - side..=j].iter_mut().for_each(|cell| *cell ^= 1);
                }
                moves.push((Square { corner: (i, j), side }, (*k, to)));
            }
        }
        moves
    }

    fn small() -> Vec<(u64, Vec<Vec<u64>>)> {
        let sizes = [(1, 1, 1), (1, 3, 2), (2, 2, 1), (2, 2, 2), (3, 2, 2), (2, 4, 2), (3, 3, 3)];
        let board = |(n, m): (usize, usize), set: u64| {
            (0..n).map(|i| (0..m).map(|j| set >> (i * m + j) & 1).collect()).collect()
        };
        let boards = |(n, m, k): (usize, usize, u64)| {
            (0..1 << (n * m)).map(move |set| (k, board((n, m), set)))
        };
        sizes.into_iter().flat_map(boards).collect()
    }
}

/// The signs of the colours.
const SIGNS: &str = "BW";

impl Show for Rules {
    const RULE: Phrase = [
        "Choose a square of side at most k whose lower right cell is white, and change the colour of all its cells. Whoever cannot move loses.",
        "每次选一个边长不超过 k、右下角是白格的正方形，把其中每一格黑白互换。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "k, then rows of W (white) and B (black), for example 2 | BBW BWB: at most 14 cells, the upper left part of the board",
        "先写 k，再写各行的 W（白）、B（黑），例如 2 | BBW BWB：棋盘左上角的一部分，至多 14 格",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "2 | BBW BWB",
        "2 | WW WW",
        "1 | WWB BWW",
        "3 | BWBW WBBB BWBW",
        "2 | BWB WBW BWB",
        "2 | WWWWWWW WWWWWWW",
    ];
    const ASKED: [Phrase; 2] = [
        [
            "How many white cells are there, and how many of them have an even row and an even column: odd or even numbers?",
            "白格有几个？其中行号、列号都是偶数的有几个？分别是奇数还是偶数？",
        ],
        [
            "Which square can be flipped so that both numbers are even?",
            "翻哪个正方形，能让这两个数都变成偶数？",
        ],
    ];

    fn read(text: &str) -> Option<(u64, Vec<Vec<u64>>)> {
        let (k, rows) = text.split_once('|')?;
        let k = board::numbers(k).filter(|k| k.len() == 1 && (1..=9).contains(&k[0]))?[0];
        let rows = board::rows(rows, SIGNS)?;
        (rows.len() * rows[0].len() <= CELLS).then_some((k, rows))
    }

    fn write((k, rows): &(u64, Vec<Vec<u64>>)) -> String {
        format!("{} | {}", k, board::write_rows(rows, SIGNS))
    }

    fn scene((k, rows): &(u64, Vec<Vec<u64>>)) -> Vec<Picture> {
        let cell = |i: usize, j: usize| Cell {
            id: Some(Id::Cell(i, j)),
            ground: [Look::Black, Look::White][rows[i][j] as usize],
            ..Cell::default()
        };
        let words =
            [format!("k = {}: sides of at most {}.", k, k), format!("k = {}：边长至多 {}。", k, k)];
        vec![Picture::grid(rows, cell), Picture::Note(words)]
    }

    fn act(_: &(u64, Vec<Vec<u64>>), &Square { corner: (i, j), side }: &Square) -> Act {
        let mut taps = vec![Id::Cell(i, j)];
        if side > 1 {
            taps.push(Id::Cell(i + 1 - side, j + 1 - side));
        }
        let words = [
            "flip the square of side {0} with the corner ({1}, {2})",
            "翻右下角在 ({1}, {2})、边长 {0} 的正方形",
        ];
        Act::new(taps, words, &[side as u64, i as u64 + 1, j as u64 + 1])
    }

    fn claim(position: &(u64, Vec<Vec<u64>>), _: Player) -> Option<Claim> {
        let counts = counts(position);
        let lost = counts.iter().all(|(_, count)| count % 2 == 0);
        let count = |&(power, count): &(u64, usize)| format!("{}: {}", power, count);
        let told = counts.iter().map(count).collect::<Vec<_>>().join(", ");
        let words = [
            format!("white cells with row and column divisible by {}", told),
            format!("行号、列号都被整除的白格数：{}", told.replace(", ", "，").replace(": ", "：")),
        ];
        Some(Claim { words, lost })
    }

    fn why(position: &(u64, Vec<Vec<u64>>), player: Player) -> Option<Why> {
        let white = white(&position.1);
        match white[..] {
            [] => return Some(Why::lost(["No cell is white.", "没有白格了。"])),
            [(i, j)] => {
                return Some(Why::won([
                    format!("Only ({}, {}) is white: flip that cell alone.", i + 1, j + 1),
                    format!("只有 ({}, {}) 是白格：只翻这一格。", i + 1, j + 1),
                ]))
            }
            _ => (),
        }
        let [first, second] = match counts(position)[..] {
            // Squares of side 2 do not fit, or are not allowed.
            [(_, all)] if all % 2 == 0 => {
                return Some(Why::lost([
                    format!(
                        "{} cells are white, an even number, and each move flips just one.",
                        all
                    ),
                    format!("白格有 {} 个，是偶数，每次恰好翻一格。", all),
                ]))
            }
            [(_, all)] => {
                return Some(Why::won([
                    format!(
                        "{} cells are white, an odd number, and each move flips just one.",
                        all
                    ),
                    format!("白格有 {} 个，是奇数，每次恰好翻一格。", all),
                ]))
            }
            [(_, first), (_, second), ..] => [first, second],
            [] => return None,
        };
        let [en, zh] = [
            format!(
                "{} cells are white, and {} of them have an even row and an even column",
                first, second
            ),
            format!("白格有 {} 个，其中行号、列号都是偶数的有 {} 个", first, second),
        ];
        let wins =
            Rules::moves(position, player).into_iter().find(|(_, to)| nim_sum(values(to)) == 0);
        Some(match wins {
            Some((Square { corner: (i, j), side }, _)) => Why::won([
                format!(
                    "{}: these numbers are not both even. Flip the square of side {} with the corner ({}, {}), and both are.",
                    en, side, i + 1, j + 1
                ),
                format!(
                    "{}，不都是偶数。翻右下角在 ({}, {})、边长 {} 的正方形，就都变成偶数。",
                    zh, i + 1, j + 1, side
                ),
            ]),
            None => Why::lost([
                format!("{}: both numbers are even. Any move makes one of them odd, and the answer makes both even again.", en),
                format!("{}，都是偶数。怎么翻都会变出奇数，对手再翻成都是偶数。", zh),
            ]),
        })
    }

    fn drawn((k, rows): &(u64, Vec<Vec<u64>>), _: Player) -> Option<Drawn> {
        let words = [
            "On each cell: the largest power of two, at most k, that divides its row and its column. Orange: the white cells.",
            "每格标出同时整除行号和列号、不超过 k 的最大的 2 的幂。粗框：白格。",
        ];
        let cells = (0..rows.len()).flat_map(|i| (0..rows[i].len()).map(move |j| (i, j)));
        Some(cells.fold(Drawn::new(words), |drawn, (i, j)| {
            drawn.tag(Id::Cell(i, j), value(*k, (i, j)), rows[i][j] == 1)
        }))
    }

    /// Each of the white cells alone.
    fn parts((k, rows): &(u64, Vec<Vec<u64>>)) -> Vec<(u64, Vec<Vec<u64>>)> {
        let alone = |(i, j): (usize, usize)| {
            let mut one = vec![vec![0; rows[0].len()]; rows.len()];
            one[i][j] = 1;
            (*k, one)
        };
        white(rows).into_iter().map(alone).collect()
    }
}

fn white(rows: &[Vec<u64>]) -> Vec<(usize, usize)> {
    let cells = (0..rows.len()).flat_map(|i| (0..rows[i].len()).map(move |j| (i, j)));
    cells.filter(|&(i, j)| rows[i][j] == 1).collect()
}

/// The number of the page for a cell.
fn value(k: u64, (i, j): (usize, usize)) -> u64 {
    let powers = (0..).map(|r| 1 << r).take_while(|&power| power <= k);
    let divides = |power: &u64| (i as u64 + 1) % power == 0 && (j as u64 + 1) % power == 0;
    powers.filter(divides).last().unwrap_or(1)
}

/// The numbers of the white cells.
fn values((k, rows): &(u64, Vec<Vec<u64>>)) -> Vec<u64> {
    white(rows).into_iter().map(|cell| value(*k, cell)).collect()
}

/// For each power of two up to k, as far as the board has such cells, the number of white cells whose
/// row and column it divides.
fn counts(position @ (k, rows): &(u64, Vec<Vec<u64>>)) -> Vec<(u64, usize)> {
    let most = k.min(&(rows.len().min(rows[0].len()) as u64)).to_owned();
    let powers = (0..).map(|r| 1 << r).take_while(|&power| power <= most);
    let values = values(position);
    powers.map(|power| (power, values.iter().filter(|&&g| g % power == 0).count())).collect()
}
