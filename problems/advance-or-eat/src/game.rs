//! The game as stated: move an own piece up into an empty square, or take one of the opponent's.

use shared::board::{Board, Cell, Claim, Look, Move, Phrase, Picture, Player};

pub struct Rules;

/// The rows from top to bottom: 0 is an empty square, 1 a white piece, 2 a black one.
pub type Position = Vec<Vec<u64>>;

impl Board for Rules {
    type Position = Position;

    const RULE: Phrase = [
        "Takahashi moves a white piece one square up, into an empty square, or takes a black piece. Snuke moves a black piece up in the same way, or takes a white one. Whoever cannot move loses.",
        "Takahashi 把一枚白子上移到空格，或者吃掉一枚黑子；Snuke 把一枚黑子上移到空格，或者吃掉一枚白子。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "rows of W (white), B (black) and E (empty), for example EEW BBE: at most 3 rows and 9 squares",
        "各行的 W（白子）、B（黑子）、E（空格），例如 EEW BBE：至多 3 行、9 格",
    ];
    const SET_UPS: &'static [&'static str] =
        &["EE BB", "EEW BBE", "EB BW", "BBE EBE EEE", "EE WW", "EWE EEB BBE", "WBW BWB WBB"];
    const PLAYERS: Option<[Phrase; 2]> = Some([["Takahashi", "Takahashi"], ["Snuke", "Snuke"]]);

    fn read(text: &str) -> Option<Position> {
        let square = |letter: char| "EWB".find(letter.to_ascii_uppercase()).map(|i| i as u64);
        let row = |word: &str| word.chars().map(square).collect::<Option<Vec<u64>>>();
        let rows: Position = text.split_whitespace().map(row).collect::<Option<_>>()?;
        let m = rows.first()?.len();
        let fits = rows.len() <= 3 && rows.len() * m <= 9;
        (fits && rows.iter().all(|row| row.len() == m)).then_some(rows)
    }

    fn write(rows: &Position) -> String {
        let word = |row: &Vec<u64>| row.iter().map(|&i| ['E', 'W', 'B'][i as usize]).collect();
        rows.iter().map(word).collect::<Vec<String>>().join(" ")
    }

    fn moves(rows: &Position, player: Player) -> Vec<Move<Position>> {
        let own = if player == Player::Left { 1 } else { 2 };
        let mut moves = vec![];
        for (i, row) in rows.iter().enumerate() {
            for (j, &piece) in row.iter().enumerate() {
                let mut to = rows.clone();
                to[i][j] = 0;
                let words = if piece == own && i > 0 && rows[i - 1][j] == 0 {
                    to[i - 1][j] = own;
                    ["move the piece in row {0}, column {1} up", "上移第 {0} 行第 {1} 列的棋子"]
                } else if piece == 3 - own {
                    ["take the piece in row {0}, column {1}", "吃掉第 {0} 行第 {1} 列的棋子"]
                } else {
                    continue;
                };
                let numbers = [i as u64 + 1, j as u64 + 1, 0];
                moves.push(Move::new(to, vec![(100 * i + j, 0)], words, numbers));
            }
        }
        moves
    }

    fn scene(rows: &Position) -> Vec<Picture> {
        let looks = [Look::Plain, Look::White, Look::Black];
        let cell = |i: usize, j: usize| Cell {
            id: Some((100 * i + j, 0)),
            piece: match rows[i][j] {
                0 => None,
                piece => Some((100 * i + j, looks[piece as usize])),
            },
            ..Cell::default()
        };
        let row = |i: usize| (0..rows[i].len()).map(|j| cell(i, j)).collect();
        vec![Picture::Grid((0..rows.len()).map(row).collect())]
    }

    fn small() -> Vec<Position> {
        let mut all = vec![];
        for &(n, m) in &[(1, 1), (1, 3), (2, 1), (2, 2), (3, 1), (3, 2)] {
            for code in 0..3_u64.pow((n * m) as u32) {
                let square = |v: usize| code / 3_u64.pow(v as u32) % 3;
                let row = |i: usize| (i * m..i * m + m).map(square).collect();
                all.push((0..n).map(row).collect());
            }
        }
        all
    }

    fn claim(rows: &Position, player: Player) -> Option<Claim> {
        let column = |j: usize| value(&rows.iter().map(|row| vec![row[j]]).collect());
        let values: Vec<i64> = (0..rows[0].len()).map(column).collect();
        let sum: i64 = values.iter().sum();
        let terms: Vec<String> = values.iter().map(|&value| quarters(value)).collect();
        let lost = if player == Player::Left { sum <= 0 } else { sum >= 0 };
        Some(Claim::formula(format!("{} = {}", terms.join(" + "), quarters(sum)), lost))
    }
}

/// The value of a column in quarters: the simplest number between the options.
fn value(column: &Position) -> i64 {
    let options = |player| {
        Rules::moves(column, player).iter().map(|one| value(&one.to)).collect::<Vec<i64>>()
    };
    let a = options(Player::Left).into_iter().max().unwrap_or(-99);
    let b = options(Player::Right).into_iter().min().unwrap_or(99);
    for &unit in &[4, 2] {
        let (least, most) = ((a.div_euclid(unit) + 1) * unit, (b - 1).div_euclid(unit) * unit);
        if least <= most {
            return 0.max(least).min(most);
        }
    }
    a + 1
}

fn quarters(value: i64) -> String {
    let text = match value.abs() {
        value if value % 4 == 0 => (value / 4).to_string(),
        value if value % 2 == 0 => format!("{}/2", value / 2),
        value => format!("{}/4", value),
    };
    if value < 0 {
        format!("(−{})", text)
    } else {
        text
    }
}
