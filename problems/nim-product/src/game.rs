//! The game as stated: turn over the four corners of a rectangle, of which the farthest shows heads.

use board::{listed, Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::small;

pub struct Rules;

/// Row x has the points (x, 0), (x, 1), …; 1 is heads, 0 tails.
pub type Position = Vec<Vec<u64>>;

impl Game for Rules {
    type Position = Position;
    /// The coin that shows heads, and the point above it and to its left.
    type Move = [(usize, usize); 2];

    fn moves(rows: &Position, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (x, y) in heads(rows) {
            for (a, b) in (0..x).flat_map(|a| (0..y).map(move |b| (a, b))) {
                let mut to = rows.clone();
                for (x, y) in [(x, y), (a, y), (x, b), (a, b)] {
                    to[x][y] ^= 1;
                }
                moves.push(([(x, y), (a, b)], to));
            }
        }
        moves
    }

    fn small() -> Vec<Position> {
        let sizes = [(1, 2), (2, 2), (2, 3), (3, 2), (2, 4), (3, 3)];
        sizes.iter().flat_map(|&(n, m)| small::grids(n, m, 1)).collect()
    }
}

/// The signs of the coins.
const SIGNS: &str = "TH";

impl Show for Rules {
    const RULE: Phrase = [
        "Choose a coin that shows heads (H), and a point above it and to its left: turn over the four corners of the rectangle between them. Whoever cannot move loses.",
        "选一枚正面朝上（H）的硬币，再选一个在它上方且左方的点，把两点之间矩形的四个角都翻面。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "rows of H (heads) and T (tails), for example TTT THT TTH: at most 12 coins",
        "各行的 H（正面）、T（反面），例如 TTT THT TTH：一共至多 12 枚",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "TTT THH THH",
        "TTT TTH THT",
        "TTTT THTT TTTH",
        "TT TH TH TT TH",
        "TTTTTT THTHTH",
        "HHHH HHHH HHHH",
    ];
    const ASKED: [Phrase; 2] = [
        [
            "How large a heap is each head worth: the nim product of its row and column?",
            "每枚正面朝上的硬币相当于多少颗的堆（行号与列号的 Nim 积）？",
        ],
        [
            "Which rectangle can be turned over so that the values of the heads have nim-sum 0?",
            "翻哪个矩形，能让正面各值的异或和变成 0？",
        ],
    ];

    fn read(text: &str) -> Option<Position> {
        board::rows(text, SIGNS).filter(|rows| rows.len() * rows[0].len() <= 12)
    }

    fn write(rows: &Position) -> String {
        board::write_rows(rows, SIGNS)
    }

    fn scene(rows: &Position) -> Vec<Picture> {
        let cell = |x: usize, y: usize| {
            let coin = rows[x][y] as usize;
            Cell {
                id: Some(Id::Cell(x, y)),
                piece: Some([Look::Black, Look::White][coin]),
                text: ["T", "H"][coin].to_owned(),
                ..Cell::default()
            }
        };
        vec![Picture::grid(rows, cell)]
    }

    fn act(_: &Position, &[(x, y), (a, b)]: &[(usize, usize); 2]) -> Act {
        let words = [
            "turn over ({0}, {1}), ({2}, {1}), ({0}, {3}), ({2}, {3})",
            "翻 ({0}, {1})、({2}, {1})、({0}, {3})、({2}, {3})",
        ];
        let numbers = [x, y, a, b].map(|number| number as u64);
        Act::new(vec![Id::Cell(x, y), Id::Cell(a, b)], words, &numbers)
    }

    fn claim(rows: &Position, _: Player) -> Option<Claim> {
        let products: Vec<u64> = heads(rows).into_iter().map(|(x, y)| product(x, y)).collect();
        Some(Claim::nim_sum(&products))
    }

    /// Those in the first row and column can only be turned along with others.
    fn why(rows: &Position, player: Player) -> Option<Why> {
        let (border, heads): (Vec<_>, Vec<_>) =
            heads(rows).into_iter().partition(|&(x, y)| x == 0 || y == 0);
        let values: Vec<u64> = heads.iter().map(|&(x, y)| product(x, y)).collect();
        let points: Vec<String> = heads.iter().map(|(x, y)| format!("({}, {})", x, y)).collect();
        let [en, zh] = match values[..] {
            [] if border.is_empty() => {
                return Some(Why::lost(["No coin shows heads.", "没有正面朝上的硬币了。"]))
            }
            [] => {
                return Some(Why::lost([
                    "All heads lie in the first row or column, with no point above and to the left: no rectangle fits.",
                    "正面都在第一行或第一列，左上方没有点，取不出矩形。",
                ]))
            }
            [g] => [
                format!(
                    "Off the first row and column only {} shows heads, a heap of {}",
                    points[0], g
                ),
                format!("第一行、第一列以外只有 {} 是正面，相当于 {} 颗的一堆", points[0], g),
            ],
            _ if values.len() > 3 => [
                format!(
                    "The {} heads off the first row and column are worth a heap each",
                    values.len()
                ),
                format!("第一行、第一列以外的 {} 枚正面各相当于一堆石子", values.len()),
            ],
            _ => {
                let [g_en, g_zh] = listed(&values);
                [
                    format!(
                        "The heads at {} are worth heaps of {} (x ⊗ y)",
                        points.join(", "), g_en
                    ),
                    format!("正面的 {} 相当于 {} 颗的堆（x ⊗ y）", points.join("、"), g_zh),
                ]
            }
        };
        let nim_sum = |rows: &Position| {
            self::heads(rows).into_iter().fold(0, |sum, (x, y)| sum ^ product(x, y))
        };
        let wins = Rules::moves(rows, player).into_iter().find(|(_, to)| nim_sum(to) == 0);
        Some(match wins {
            Some(([(x, y), (a, b)], _)) => Why::evened(
                [en, zh],
                nim_sum(rows),
                [
                    format!("turn the rectangle ({}, {})–({}, {})", a, b, x, y),
                    format!("翻矩形 ({}, {})–({}, {})", a, b, x, y),
                ],
            ),
            None => Why::balanced([en, zh], ["turn", "翻"]),
        })
    }

    fn drawn(rows: &Position, _: Player) -> Option<Drawn> {
        let words = [
            "On each coin the nim product of its row and column, both counted from 0. Orange: the coins that show heads.",
            "每枚硬币上写着行号与列号的 Nim 积，都从 0 数起。粗框：正面朝上的硬币。",
        ];
        let mut drawn = Drawn::new(words);
        for (x, row) in rows.iter().enumerate() {
            for (y, &coin) in row.iter().enumerate() {
                drawn = drawn.tag(Id::Cell(x, y), product(x, y), coin == 1);
            }
        }
        Some(drawn)
    }

    fn parts(rows: &Position) -> Vec<Position> {
        Rules::marks(rows).into_iter().map(|mark| mark.1).collect()
    }

    /// Each coin that shows heads, alone.
    fn marks(rows: &Position) -> Vec<(Id, Position)> {
        let alone = |(x, y): (usize, usize)| {
            let mut alone: Position = rows.iter().map(|row| vec![0; row.len()]).collect();
            alone[x][y] = 1;
            (Id::Cell(x, y), alone)
        };
        heads(rows).into_iter().map(alone).collect()
    }
}

fn heads(rows: &Position) -> Vec<(usize, usize)> {
    let points = (0..rows.len()).flat_map(|x| (0..rows[x].len()).map(move |y| (x, y)));
    points.filter(|&(x, y)| rows[x][y] == 1).collect()
}

/// The nim product, by its definition.
fn product(x: usize, y: usize) -> u64 {
    let smaller = (0..x).flat_map(|a| (0..y).map(move |b| (a, b)));
    let met: Vec<u64> =
        smaller.map(|(a, b)| product(a, y) ^ product(x, b) ^ product(a, b)).collect();
    (0..=met.len() as u64).find(|value| !met.contains(value)).unwrap_or(0)
}
