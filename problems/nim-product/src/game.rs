//! The game as stated: turn over the four corners of a rectangle, of which the farthest shows heads.

use shared::board::{Board, Cell, Claim, Id, Look, Move, Phrase, Picture, Player};

pub struct Rules;

/// Row x has the points (x, 0), (x, 1), …; 1 is heads, 0 tails.
pub type Position = Vec<Vec<u64>>;

impl Board for Rules {
    type Position = Position;

    const RULE: Phrase = [
        "Choose a coin that shows heads (H), and a point above it and to its left: turn over the four corners of the rectangle between them. Whoever cannot move loses.",
        "选一枚正面朝上（H）的硬币，再选一个在它上方且左方的点，把两点之间矩形的四个角都翻面。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "rows of H (heads) and T (tails), for example TTT THT TTH: at most 12 coins",
        "各行的 H（正面）、T（反面），例如 TTT THT TTH：一共至多 12 枚",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "TTT TTH THT",
        "TTT THH THH",
        "TTTT THTT TTTH",
        "TT TH TH TT TH",
        "TTTTTT THTHTH",
        "HHHH HHHH HHHH",
    ];

    fn read(text: &str) -> Option<Position> {
        let coin = |letter: char| "TH".find(letter.to_ascii_uppercase()).map(|side| side as u64);
        let rows = text.split_whitespace().map(|row| row.chars().map(coin).collect());
        let rows: Position = rows.collect::<Option<_>>()?;
        let m = rows.first()?.len();
        (rows.len() * m <= 12 && rows.iter().all(|row| row.len() == m)).then_some(rows)
    }

    fn write(rows: &Position) -> String {
        let row = |row: &Vec<u64>| row.iter().map(|&coin| ['T', 'H'][coin as usize]).collect();
        rows.iter().map(row).collect::<Vec<String>>().join(" ")
    }

    fn moves(rows: &Position, _: Player) -> Vec<Move<Position>> {
        let mut moves = vec![];
        for (x, y) in heads(rows) {
            for (a, b) in (0..x).flat_map(|a| (0..y).map(move |b| (a, b))) {
                let corners = [(x, y), (a, y), (x, b), (a, b)];
                let mut to = rows.clone();
                for &(x, y) in &corners {
                    to[x][y] ^= 1;
                }
                let text: Vec<String> =
                    corners.iter().map(|(x, y)| format!("({}, {})", x, y)).collect();
                let words =
                    [format!("turn over {}", text.join(", ")), format!("翻 {}", text.join("、"))];
                moves.push(Move::new(to, vec![(100 * x + y, 0), (100 * a + b, 0)], words, [0; 3]));
            }
        }
        moves
    }

    fn scene(rows: &Position) -> Vec<Picture> {
        let cell = |x: usize, y: usize| {
            let coin = rows[x][y] as usize;
            Cell {
                id: Some((100 * x + y, 0)),
                piece: Some((100 * x + y, [Look::Black, Look::White][coin])),
                text: ["T", "H"][coin].to_owned(),
                ..Cell::default()
            }
        };
        let row = |x: usize| (0..rows[x].len()).map(|y| cell(x, y)).collect();
        vec![Picture::Grid((0..rows.len()).map(row).collect())]
    }

    fn small() -> Vec<Position> {
        let mut all = vec![];
        for &(n, m) in &[(1, 2), (2, 2), (2, 3), (3, 2), (2, 4), (3, 3)] {
            for set in 0..1_u64 << (n * m) {
                let row = |x: usize| (x * m..x * m + m).map(|i| set >> i & 1).collect();
                all.push((0..n).map(row).collect());
            }
        }
        all
    }

    fn claim(rows: &Position, _: Player) -> Option<Claim> {
        let products: Vec<u64> = heads(rows).into_iter().map(|(x, y)| product(x, y)).collect();
        Some(Claim::nim_sum(&products))
    }

    fn parts(rows: &Position) -> Vec<Position> {
        Rules::marks(rows).into_iter().map(|mark| mark.1).collect()
    }

    /// Each coin that shows heads, alone.
    fn marks(rows: &Position) -> Vec<(Id, Position)> {
        let alone = |(x, y): (usize, usize)| {
            let mut alone: Position = rows.iter().map(|row| vec![0; row.len()]).collect();
            alone[x][y] = 1;
            ((100 * x + y, 0), alone)
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
