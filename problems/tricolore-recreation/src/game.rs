//! The game as stated: Alice moves blue, or blue and white, to the right, Bob red, or red and white, to the left,
//! by a prime or a product of two primes that is not f; in each row blue, white and red stay in this order.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::grundy::mex;
use shared::nim::nim_sum;
use shared::small;

pub struct Rules;

/// A player's piece goes k cells, with white or alone.
pub struct Step {
    row: usize,
    player: Player,
    k: u64,
    with_white: bool,
}

impl Game for Rules {
    /// f; then blue, white and red of each row.
    type Position = Vec<Vec<u64>>;
    type Move = Step;

    fn moves(given: &Vec<Vec<u64>>, player: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for row in 1..given.len() {
            for with_white in [false, true] {
                for k in steps(given[0][0], given[row][2]) {
                    let step = Step { row, player, k, with_white };
                    let mut to = given.clone();
                    for piece in step.pieces() {
                        to[row][piece] = step.lands(to[row][piece]);
                    }
                    if to[row][0] < to[row][1] && to[row][1] < to[row][2] {
                        moves.push((step, to));
                    }
                }
            }
        }
        moves
    }

    /// All rows that are drawn, and two rows with short gaps.
    fn small() -> Vec<Vec<Vec<u64>>> {
        let row = |gaps: &[u64]| vec![1, gaps[0] + 2, gaps[0] + gaps[1] + 3];
        let mut all = vec![];
        for f in [2, 4, 6] {
            let fits = |gaps: &Vec<u64>| gaps[0] + gaps[1] + 3 <= COLUMNS;
            let single = small::sequences(2, COLUMNS - 3).filter(fits);
            all.extend(single.map(|gaps| vec![vec![f], row(&gaps)]));
            let double = small::sequences(4, 4);
            all.extend(double.map(|gaps| vec![vec![f], row(&gaps[..2]), row(&gaps[2..])]));
        }
        all
    }

    /// The rows have no ends, so it makes no difference where on them the pieces are: blue on 1.
    fn order(mut given: Vec<Vec<u64>>) -> Vec<Vec<u64>> {
        for row in &mut given[1..] {
            let before = row[0] - 1;
            for piece in row {
                *piece -= before;
            }
        }
        given
    }
}

impl Step {
    /// Those that move, of blue 0, white 1 and red 2.
    fn pieces(&self) -> Vec<usize> {
        let own = if self.player == Player::Left { 0 } else { 2 };
        if self.with_white {
            vec![own, 1]
        } else {
            vec![own]
        }
    }

    /// Where a piece of a column lands; what would go off to the left lands on column 0, which no row has.
    fn lands(&self, column: u64) -> u64 {
        match self.player {
            Player::Left => column + self.k,
            Player::Right => column.saturating_sub(self.k),
        }
    }
}

/// The allowed steps that are less than `limit`.
fn steps(f: u64, limit: u64) -> Vec<u64> {
    let is_prime = |n: u64| n > 1 && (2..n).all(|d| n % d > 0);
    let is_step = |&k: &u64| {
        let least = (2..=k).find(|d| k % d == 0).unwrap_or(1);
        k != f && is_prime(least) && (k == least || is_prime(k / least))
    };
    (2..limit).filter(is_step).collect()
}

/// So many columns are drawn; the rows do not end there.
const COLUMNS: u64 = 14;

impl Show for Rules {
    const RULE: Phrase = [
        "Alice moves one blue piece k cells to the right, or blue and white of one row; Bob moves red k cells to the left, or red and white. k is one of the steps below the board, and blue, white and red of a row keep their order. Whoever cannot move loses.",
        "Alice 让一枚蓝棋右移 k 格，或让同行的蓝、白两枚一起右移 k 格；Bob 让一枚红棋左移 k 格，或让同行的红、白两枚一起左移 k 格。k 只能是棋盘下方列出的步长，每行的蓝、白、红始终从左到右。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "f | blue, white and red of each row, on the columns 1 to 14: 6 | 1 4 10. 1 to 3 rows; with three the gaps must be short",
        "f | 各行蓝、白、红的列号，从 1 到 14：6 | 1 4 10。1 到 3 行；三行时间隔要小",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "6 | 1 4 10",
        "2 | 1 4 10",
        "6 | 1 5 9 | 2 8 12",
        "3 | 2 8 13 | 1 4 11",
        "4 | 1 5 9 | 2 7 11 | 3 8 12",
    ];
    const PLAYERS: Option<[Phrase; 2]> = Some([["Alice", "Alice"], ["Bob", "Bob"]]);
    const ASKED: [Phrase; 2] = [
        [
            "Which gap between two pieces does each kind of move change, and what is the value of each gap?",
            "每种走法改变哪个间隔？各个间隔的 SG 值是多少？",
        ],
        [
            "Which move makes the nim-sum of the values 0?",
            "走哪一步，能让各间隔 SG 值的异或和变成 0？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let given = board::groups(text)?;
        let (f, rows) = given.split_first()?;
        let is_row = |row: &Vec<u64>| {
            row.len() == 3 && 0 < row[0] && row.windows(2).all(|two| two[0] < two[1])
        };
        let fits = f.len() == 1
            && (1..=100_000).contains(&f[0])
            && (1..=3).contains(&rows.len())
            && rows.iter().all(|row| is_row(row) && row[2] <= COLUMNS);
        // For both players all gaps that are not wider.
        let positions = || gaps(&given).iter().map(|gap| gap + 1).product::<u64>() * 2;
        (fits && positions() <= board::MOST).then_some(given)
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        board::write_groups(given)
    }

    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let cell = |row: usize, column: u64| {
            let piece = given[row].iter().position(|&piece| piece == column);
            Cell {
                id: Some(Id::Cell(row, column as usize)),
                piece: piece.map(|i| [Look::Blue, Look::White, Look::Red][i]),
                name: piece.map(|i| 3 * row + i),
                text: if piece.is_some() { String::new() } else { column.to_string() },
                ..Cell::default()
            }
        };
        let row = |row: usize| (1..=COLUMNS).map(|column| cell(row, column)).collect();
        let (f, steps) = (given[0][0], board::write(&steps(given[0][0], COLUMNS - 2)));
        let note = [
            format!("Steps (f = {}): {}.", f, steps.replace(' ', ", ")),
            format!("步长（f = {}）：{}。", f, steps.replace(' ', "、")),
        ];
        vec![Picture::Grid((1..given.len()).map(row).collect()), Picture::Note(note)]
    }

    /// The piece that is tapped is white, if white goes too.
    fn act(given: &Vec<Vec<u64>>, step: &Step) -> Act {
        let pieces = step.pieces();
        let from = given[step.row][pieces[pieces.len() - 1]];
        let taps = [from, step.lands(from)].map(|to| Id::Cell(step.row, to as usize));
        let words = match pieces[..] {
            [0] => ["move blue of row {0} by {1}", "第 {0} 行的蓝棋走 {1} 格"],
            [0, _] => ["move blue and white of row {0} by {1}", "第 {0} 行的蓝、白两枚走 {1} 格"],
            [_] => ["move red of row {0} by {1}", "第 {0} 行的红棋走 {1} 格"],
            _ => ["move red and white of row {0} by {1}", "第 {0} 行的红、白两枚走 {1} 格"],
        };
        Act::new(taps.to_vec(), words, &[step.row as u64, step.k])
    }

    fn claim(given: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let gaps = gaps(given);
        let claim = Claim::nim_sum(&values(given));
        let [en, zh] = board::listed(&gaps);
        let words = [
            format!("gaps {}: {}", en, claim.words[0]),
            format!("间隔 {}：{}", zh, claim.words[1]),
        ];
        Some(Claim { words, ..claim })
    }

    fn why(given: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let (gaps, values) = (gaps(given), values(given));
        let x = nim_sum(values.iter().copied());
        let moves = Rules::moves(given, player);
        let name = if player == Player::Left { "Alice" } else { "Bob" };
        if moves.is_empty() {
            let least = steps(given[0][0], 5)[0];
            return Some(Why::lost([
                format!(
                    "No gap has {} free cells, the least step, so {} cannot move.",
                    least, name
                ),
                format!("每个间隔都不到 {} 格，小于最小的步长，{} 不能走。", least, name),
            ]));
        }
        let ([gaps_en, gaps_zh], [en, zh]) = (board::listed(&gaps), board::listed(&values));
        let en = format!(
            "The gaps are heaps from which both players can take a step: {} cells, with the values {}.",
            gaps_en, en
        );
        let zh = format!("间隔就是石子堆，双方都能取走一个步长：{} 格，SG 值是 {}。", gaps_zh, zh);
        if x == 0 {
            return Some(Why::lost([
                format!(
                    "{} Their nim-sum is 0: any move spoils that, and the answer restores it.",
                    en
                ),
                format!("{}异或和是 0：怎么走都不再是 0，对手再走回 0。", zh),
            ]));
        }
        let wins = |to: &Vec<Vec<u64>>| nim_sum(self::values(to)) == 0;
        let (step, to) = moves.into_iter().find(|(_, to)| wins(to))?;
        let [how_en, how_zh] = Self::act(given, &step).words;
        let i = (0..gaps.len()).find(|&i| self::gaps(&to)[i] != gaps[i])?;
        let [after, value] = [self::gaps(&to)[i], self::values(&to)[i]];
        Some(Why::won([
            format!("{} Their nim-sum is {}. {} can {}: the gap {} becomes {}, of value {}, and the nim-sum 0.", en, x, name, how_en, gaps[i], after, value),
            format!("{}异或和是 {}。{} 让{}，间隔 {} 变成 {}，SG 值是 {}，异或和变成 0。", zh, x, name, how_zh, gaps[i], after, value),
        ]))
    }

    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let (gaps, values) = (gaps(given), values(given));
        let x = nim_sum(values.iter().copied());
        let mut drawn = Drawn::new(FRAMED);
        for row in 1..given.len() {
            for i in 0..2 {
                let at = 2 * (row - 1) + i;
                if gaps[at] > 0 {
                    let ends = [given[row][i] + 1, given[row][i + 1] - 1];
                    let [from, to] = ends.map(|column| Id::Cell(row, column as usize));
                    drawn = drawn.span(from, to, values[at], values[at] & x > 0);
                }
            }
        }
        Some(drawn)
    }
}

const FRAMED: Phrase = [
    "Each gap is framed, with its value. Orange: values with a binary 1 in a place where their nim-sum (XOR) has one.",
    "框出各个间隔，标出 SG 值。粗框：写成二进制，在异或和是 1 的某一位上也是 1 的值。",
];

/// The left and the right gap of each row.
fn gaps(given: &[Vec<u64>]) -> Vec<u64> {
    given[1..].iter().flat_map(|row| [row[1] - row[0] - 1, row[2] - row[1] - 1]).collect()
}

/// The values of the gaps.
fn values(given: &[Vec<u64>]) -> Vec<u64> {
    let steps = steps(given[0][0], COLUMNS);
    let mut g: Vec<u64> = vec![];
    for i in 0..COLUMNS {
        let rests = steps.iter().filter(|&&k| k <= i).map(|k| g[(i - k) as usize] as usize);
        let value = mex(rests) as u64;
        g.push(value);
    }
    gaps(given).iter().map(|&gap| g[gap as usize]).collect()
}
