//! The game as stated: a turn moves one's own piece along its row or its column, White by one cell, Black
//! by one or two; whoever comes to the cell of the other piece wins.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{End, Game, Moves, Player};
use std::collections::HashMap;

pub struct Rules;

/// The side of the board, the cells of White and of Black, and who is to move: 0 White, 1 Black. A cell is
/// written as its row and its column.
pub type Position = (u64, [u64; 2], usize);

impl Game for Rules {
    type Position = Position;
    /// The cell to which the piece goes.
    type Move = u64;

    const END: End = End::Draws;

    fn moves(&(n, cells, mover): &Position, _: Player) -> Moves<Rules> {
        if cells[0] == cells[1] {
            return vec![];
        }
        let (cell, most) = (cells[mover], [1, 2][mover]);
        let ways = |k: u64| {
            [cell.checked_sub(10 * k), cell.checked_sub(k), Some(cell + k), Some(cell + 10 * k)]
        };
        let is_cell = |to: &u64| [to / 10, to % 10].iter().all(|place| (1..=n).contains(place));
        let step = |to: u64| {
            let mut after = cells;
            after[mover] = to;
            (to, (n, after, 1 - mover))
        };
        (1..=most).flat_map(ways).flatten().filter(is_cell).map(step).collect()
    }

    /// Everything on boards up to 4 × 4.
    fn small() -> Vec<Position> {
        (2..=4).flat_map(positions).filter(|(_, cells, _)| cells[0] != cells[1]).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "White moves one cell up, down, left or right, Black one or two cells in one of these directions. Whoever comes to the cell of the other piece wins.",
        "白棋每次向上下左右走一格，黑棋每次沿其中一个方向走一格或两格。走到对方棋子所在的格子，就赢了。",
    ];
    const TAKES: Phrase = [
        "the side of the board, from 2 to 6, the cells of White and Black, and who is to move, W or B: 5 | 33 11 | B. The cell 12 is in row 1 and column 2",
        "先写边长，从 2 到 6，再写白棋和黑棋所在的格子，最后写轮到谁，W 是白棋，B 是黑棋：5 | 33 11 | B。12 是第 1 行第 2 列",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "4 | 22 11 | B",
        "3 | 11 22 | B",
        "3 | 11 13 | W",
        "2 | 11 22 | W",
        "3 | 12 31 | W",
        "5 | 33 11 | B",
        "6 | 12 16 | W",
    ];
    const ASKED: [Phrase; 2] = [
        [
            "Suppose the piece stood on some cell and it were the other player's turn: after how many moves would a piece be captured, an odd or an even number?",
            "假设要走的棋子已经站在某一格，轮到对方走：还要几步吃子，是奇数还是偶数？",
        ],
        [
            "Which cell within reach has an even number?",
            "能走到的格子里，哪一格的步数是偶数？",
        ],
    ];

    fn read(text: &str) -> Option<Position> {
        let parts: Vec<&str> = text.split('|').collect();
        let [n, cells, mover] = <[&str; 3]>::try_from(parts).ok()?;
        let (n, cells) = (board::numbers(n)?, board::numbers(cells)?);
        let mover = board::word(mover, "WB")?;
        let is_cell =
            |cell: &u64| [cell / 10, cell % 10].iter().all(|place| (1..=n[0]).contains(place));
        let fits = n.len() == 1 && cells.len() == 2 && mover.len() == 1 && (2..=6).contains(&n[0]);
        (fits && cells.iter().all(is_cell)).then(|| (n[0], [cells[0], cells[1]], mover[0] as usize))
    }

    fn write((n, cells, mover): &Position) -> String {
        format!("{} | {} {} | {}", n, cells[0], cells[1], ["W", "B"][*mover])
    }

    fn scene(&(n, cells, mover): &Position) -> Vec<Picture> {
        // The one that has moved stands above the one that it has captured.
        let piece = |cell: u64| [1 - mover, mover].into_iter().find(|&side| cells[side] == cell);
        let cell = |cell: u64| Cell {
            id: Some(id(cell)),
            piece: piece(cell).map(|side| [Look::White, Look::Black][side]),
            name: piece(cell),
            ..Cell::default()
        };
        let row = |i: u64| (1..=n).map(|j| cell(10 * i + j)).collect();
        let note = if cells[0] == cells[1] {
            [
                ["Black has captured.", "黑棋吃掉了白棋。"],
                ["White has captured.", "白棋吃掉了黑棋。"],
            ]
        } else {
            [["White is to move.", "轮到白棋走。"], ["Black is to move.", "轮到黑棋走。"]]
        };
        vec![Picture::Grid((1..=n).map(row).collect()), Picture::note(note[mover])]
    }

    fn act(&(_, _, mover): &Position, &to: &u64) -> Act {
        let words = [
            ["move White to row {0}, column {1}", "把白棋走到第 {0} 行第 {1} 列"],
            ["move Black to row {0}, column {1}", "把黑棋走到第 {0} 行第 {1} 列"],
        ];
        Act::new(vec![id(to)], words[mover], &[to / 10, to % 10])
    }

    fn claim(position: &Position, _: Player) -> Option<Claim> {
        let d = *numbers(position.0).get(position)?;
        Some(Claim {
            words: [
                format!("{} moves to the end, an {} number", d, ["even", "odd"][(d % 2) as usize]),
                format!("还有 {} 步结束，是{}", d, ["偶数", "奇数"][(d % 2) as usize]),
            ],
            lost: d % 2 == 0,
        })
    }

    /// The numbers of the page.
    fn why(position: &Position, player: Player) -> Option<Why> {
        let &(n, cells, mover) = position;
        let numbers = numbers(n);
        let names = [["White", "白棋"], ["Black", "黑棋"]];
        let ([en, zh], [other_en, other_zh]) = (names[mover], names[1 - mover]);
        if cells[0] == cells[1] {
            return Some(Why::lost([
                format!("The piece of {} has been captured.", en),
                format!("{}已经被吃掉。", zh),
            ]));
        }
        let d = *numbers.get(position)?;
        // A fastest win leads to d − 1, and so does the longest resistance.
        let options = Rules::moves(position, player);
        let (to, _) = options.iter().find(|(_, after)| numbers.get(after) == Some(&(d - 1)))?;
        let (r, c) = (to / 10, to % 10);
        Some(match d {
            1 => Why::won([
                format!("{} is within reach of {}: capture it.", other_en, en),
                format!("{}一步就能走到{}那一格，吃掉它。", zh, other_zh),
            ]),
            _ if d % 2 == 1 => Why::won([
                format!(
                    "Row {}, column {}, leaves {} an even number, {}: every answer of {} leads to an odd one, at most {}, and so the numbers fall until {} captures.",
                    r, c, other_en, d - 1, other_en, d - 2, en
                ),
                format!(
                    "走到第 {} 行第 {} 列，留给{}的是偶数 {}：{}怎么走都到奇数，至多 {}，数越走越小，最后{}吃子。",
                    r, c, other_zh, d - 1, other_zh, d - 2, zh
                ),
            ]),
            _ => Why::lost([
                format!(
                    "Every move of {} leads to an odd number, the largest is {} (row {}, column {}), and {} can always answer with a smaller even one: {} is captured after {} moves at the latest.",
                    en, d - 1, r, c, other_en, en, d
                ),
                format!(
                    "{}怎么走都到奇数，最大是 {}（第 {} 行第 {} 列），{}总能再走到更小的偶数：至多 {} 步，{}就被吃掉。",
                    zh, d - 1, r, c, other_zh, d, zh
                ),
            ]),
        })
    }

    /// On each cell the number after a move there.
    fn drawn(&(n, cells, mover): &Position, _: Player) -> Option<Drawn> {
        if cells[0] == cells[1] {
            return None;
        }
        let (numbers, mut drawn) = (numbers(n), Drawn::new(DRAWN[mover]));
        for to in (1..=n).flat_map(|i| (1..=n).map(move |j| 10 * i + j)) {
            let mut after = cells;
            after[mover] = to;
            if let Some(d) = numbers.get(&(n, after, 1 - mover)) {
                drawn = drawn.tag(id(to), d, d % 2 == 0);
            }
        }
        Some(drawn)
    }
}

const DRAWN: [Phrase; 2] = [
    [
        "On each cell: if White stood there and Black were to move, so many moves to the capture. Orange: even numbers.",
        "每格的数：假设白棋在这一格、轮到黑棋走，还要几步吃子。粗的是偶数。",
    ],
    [
        "On each cell: if Black stood there and White were to move, so many moves to the capture. Orange: even numbers.",
        "每格的数：假设黑棋在这一格、轮到白棋走，还要几步吃子。粗的是偶数。",
    ],
];

/// All positions of a board.
fn positions(n: u64) -> Vec<Position> {
    let cells: Vec<u64> = (1..=n).flat_map(|i| (1..=n).map(move |j| 10 * i + j)).collect();
    let pairs = cells.iter().flat_map(|&white| cells.iter().map(move |&black| [white, black]));
    pairs.flat_map(|cells| [(n, cells, 0), (n, cells, 1)]).collect()
}

/// In how many moves the game ends, of each position of a board from which it does: first those with 0
/// moves, then those with 1, and so on.
fn numbers(n: u64) -> HashMap<Position, u64> {
    let with_options = |position: Position| (position, Rules::options(&position));
    let mut open: Vec<_> = positions(n).into_iter().map(with_options).collect();
    let mut numbers = HashMap::new();
    for d in 0.. {
        let is_odd =
            |option: &Position| matches!(numbers.get(option), Some(other) if other % 2 == 1);
        let ends_so = |(_, options): &(Position, Vec<Position>)| {
            if d % 2 == 0 {
                options.iter().all(is_odd)
            } else {
                options.iter().any(|option| numbers.get(option) == Some(&(d - 1)))
            }
        };
        let (news, rest): (Vec<_>, Vec<_>) = open.into_iter().partition(ends_so);
        if news.is_empty() {
            break;
        }
        numbers.extend(news.into_iter().map(|(position, _)| (position, d)));
        open = rest;
    }
    numbers
}

fn id(cell: u64) -> Id {
    Id::Cell(cell as usize / 10, cell as usize % 10)
}
