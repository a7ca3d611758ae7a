//! The game as stated: move an own piece up into an empty square, or take one of the opponent's.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::small;
use std::cmp::Ordering;

pub struct Rules;

/// The rows from top to bottom: 0 is an empty square, 1 a white piece, 2 a black one.
pub type Position = Vec<Vec<u64>>;

/// A choice of the player to move: a piece by its row and column.
pub enum Step {
    Up(usize, usize),
    Eat(usize, usize),
}

impl Game for Rules {
    type Position = Position;
    type Move = Step;

    fn moves(rows: &Position, player: Player) -> Moves<Rules> {
        let own = if player == Player::Left { 1 } else { 2 };
        let mut moves = vec![];
        for (i, row) in rows.iter().enumerate() {
            for (j, &piece) in row.iter().enumerate() {
                let mut to = rows.clone();
                to[i][j] = 0;
                if piece == own && i > 0 && rows[i - 1][j] == 0 {
                    to[i - 1][j] = own;
                    moves.push((Step::Up(i, j), to));
                } else if piece == 3 - own {
                    moves.push((Step::Eat(i, j), to));
                }
            }
        }
        moves
    }

    fn small() -> Vec<Position> {
        let sizes = [(1, 1), (1, 3), (2, 1), (2, 2), (3, 1), (3, 2)];
        sizes.iter().flat_map(|&(n, m)| small::grids(n, m, 2)).collect()
    }
}

/// The signs of the squares.
const SIGNS: &str = "EWB";

impl Show for Rules {
    const RULE: Phrase = [
        "Takahashi moves a white piece one square up, into an empty square, or takes any black piece off the board. Snuke moves a black piece up in the same way, or takes any white one off. Whoever cannot move loses.",
        "Takahashi 把一枚白子上移到空格，或者吃掉任意一枚黑子；Snuke 把一枚黑子上移到空格，或者吃掉任意一枚白子。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "rows of W (white), B (black) and E (empty), for example EEW BBE: at most 3 rows and 9 squares",
        "各行的 W（白子）、B（黑子）、E（空格），例如 EEW BBE：至多 3 行、9 格",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "EW BB",
        "EEW BBE",
        "EE BB",
        "EB BW",
        "BBE EBE EEE",
        "EE WW",
        "EWE EEB BBE",
        "WBW BWB WBB",
    ];
    const PLAYERS: Option<[Phrase; 2]> =
        Some([["Takahashi (white)", "Takahashi（白）"], ["Snuke (black)", "Snuke（黑）"]]);
    const ASKED: [Phrase; 2] = [
        [
            "How many more free moves than Snuke has Takahashi, who can take black pieces, in each column?",
            "Takahashi 能吃黑子。在每一列里，他比 Snuke 多几步可走？",
        ],
        [
            "Which move leaves the opponent no lead in all columns together?",
            "走哪一步，能让对手在各列合计上不领先？",
        ],
    ];

    fn read(text: &str) -> Option<Position> {
        board::rows(text, SIGNS).filter(|rows| rows.len() <= 3 && rows.len() * rows[0].len() <= 9)
    }

    fn write(rows: &Position) -> String {
        board::write_rows(rows, SIGNS)
    }

    fn scene(rows: &Position) -> Vec<Picture> {
        let cell = |i: usize, j: usize| Cell {
            id: Some(Id::Cell(i, j)),
            piece: [None, Some(Look::White), Some(Look::Black)][rows[i][j] as usize],
            ..Cell::default()
        };
        vec![Picture::grid(rows, cell)]
    }

    fn act(_: &Position, step: &Step) -> Act {
        let (words, i, j) = match *step {
            Step::Up(i, j) => (UP, i, j),
            Step::Eat(i, j) => (EAT, i, j),
        };
        Act::new(vec![Id::Cell(i, j)], words, &[i as u64 + 1, j as u64 + 1])
    }

    fn claim(rows: &Position, player: Player) -> Option<Claim> {
        let values = values(rows);
        let sum: i64 = values.iter().sum();
        let terms: Vec<String> = values.iter().map(|&value| quarters(value)).collect();
        let lost = if player == Player::Left { sum <= 0 } else { sum >= 0 };
        Some(Claim::formula(format!("{} = {}", terms.join(" + "), quarters(sum)), lost))
    }

    fn why(rows: &Position, player: Player) -> Option<Why> {
        let sign = if player == Player::Left { 1 } else { -1 };
        // The move that costs least, and what the others' lead is after it.
        let steps = Rules::moves(rows, player).into_iter();
        let after = steps.map(|(step, to)| (sign * self::values(&to).iter().sum::<i64>(), step));
        let best = after.max_by_key(|one| one.0);
        let values = values(rows);
        let sum: i64 = values.iter().sum();
        let plain = |&value: &i64| quarters(value).trim_matches(&['(', ')'][..]).to_owned();
        let terms: Vec<String> = values.iter().map(plain).collect();
        // What a part of a move is, where there is one.
        let part = values.iter().map(|value| value.rem_euclid(4)).find(|&rest| rest != 0);
        let [part_en, part_zh] = match part {
            None => ["", ""],
            Some(2) => {
                [" (1/2 is half a move: two such make one)", "（1/2 是半步，两个才合成 1 步）"]
            }
            _ => [
                " (1/4 is a quarter of a move: four such make one)",
                "（1/4 是四分之一步，四个才合成 1 步）",
            ],
        };
        let [sum_en, sum_zh] = if terms.len() > 1 && sum != 0 {
            [format!(", together {}", plain(&sum)), format!("，合计 {}", plain(&sum))]
        } else {
            [String::new(), String::new()]
        };
        let en =
            format!("The columns count {}{} for Takahashi{}", terms.join(", "), sum_en, part_en);
        let zh = format!("按 Takahashi 算，各列的值是 {}{}{}", terms.join("、"), sum_zh, part_zh);
        let [mover, other] = if player == Player::Left { NAMES } else { [NAMES[1], NAMES[0]] };
        let lead = if player == Player::Left { sum } else { -sum };
        let ahead = plain(&lead.abs());
        let ([words_en, words_zh], cost) = match best {
            Some((left, step)) => (Rules::act(rows, &step).words, plain(&(lead - left))),
            None => (Default::default(), String::new()),
        };
        Some(match lead.cmp(&0) {
            Ordering::Greater => Why::won([
                format!(
                    "{}: {}, who is to move, is {} ahead in free moves. To {} costs {} of that.",
                    en, mover, ahead, words_en, cost
                ),
                format!(
                    "{}：轮到 {}，领先 {} 步。{}，损失 {} 步。",
                    zh, mover, ahead, words_zh, cost
                ),
            ]),
            Ordering::Less => Why::lost([
                format!(
                    "{}: {} is to move, but {} is {} ahead in free moves.",
                    en, mover, other, ahead
                ),
                format!("{}：轮到 {}，但 {} 领先 {} 步。", zh, mover, other, ahead),
            ]),
            Ordering::Equal => Why::lost([
                format!("{}, together 0: nobody is ahead, so whoever is to move is the first to be stuck.", en),
                format!("{}，合计 0：谁也不领先，轮到走的人先无路可走。", zh),
            ]),
        })
    }

    fn drawn(rows: &Position, _: Player) -> Option<Drawn> {
        let words = [
            "Under each column: how many moves Takahashi is ahead; below 0, Snuke is. A black piece alone is 1 for him, halved by each square that it can still go up; a white one likewise for Snuke. Orange: not 0.",
            "每一列下面：Takahashi 领先几步，负数是 Snuke 领先。单独一枚黑子算他领先 1 步（能吃它），上面每有一格可走就减半；白子同样算 Snuke 的。粗框：不为 0。",
        ];
        let values = values(rows).into_iter().enumerate();
        Some(values.fold(Drawn::new(words), |drawn, (j, value)| {
            let (text, top, bottom) =
                (quarters(value), Id::Cell(0, j), Id::Cell(rows.len() - 1, j));
            drawn.span(top, bottom, text.trim_matches(&['(', ')'][..]), value != 0)
        }))
    }
}

const NAMES: [&str; 2] = ["Takahashi", "Snuke"];

/// The values of the columns, in quarters.
fn values(rows: &Position) -> Vec<i64> {
    let column = |j: usize| value(&rows.iter().map(|row| vec![row[j]]).collect());
    (0..rows[0].len()).map(column).collect()
}

const UP: Phrase = ["move the piece in row {0}, column {1} up", "上移第 {0} 行第 {1} 列的棋子"];
const EAT: Phrase = ["take the piece in row {0}, column {1}", "吃掉第 {0} 行第 {1} 列的棋子"];

/// The value of a column in quarters: the simplest number between the options.
fn value(column: &Position) -> i64 {
    let options =
        |player| Rules::options_of(column, player).iter().map(value).collect::<Vec<i64>>();
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
