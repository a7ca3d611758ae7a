//! The game as stated: a turn turns over a connected set of coins, up and to the left of one that shows tails.

use board::{listed, Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why, Words};
use shared::game::{Game, Moves, Player};
use std::collections::HashSet;

pub struct Rules;

/// So many coins.
const COINS: usize = 10;

impl Game for Rules {
    /// The rows; 1 is tails, 0 heads.
    type Position = Vec<Vec<u64>>;
    /// The coins by their rows and columns, the corner first.
    type Move = Vec<(usize, usize)>;

    fn moves(rows: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        let m = rows[0].len();
        for corner in tails(rows) {
            for set in sets(corner, m, false) {
                let is_in = |i: &usize| set >> i & 1 == 1;
                let coins: Vec<(usize, usize)> =
                    (0..COINS).rev().filter(is_in).map(|i| (i / m, i % m)).collect();
                let mut to = rows.clone();
                for &(i, j) in &coins {
                    to[i][j] ^= 1;
                }
                moves.push((coins, to));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let sizes = [(1, 1), (1, 2), (1, 6), (2, 1), (5, 1), (2, 2), (2, 3), (3, 2)];
        let board = |(n, m): (usize, usize), set: u32| {
            (0..n).map(|i| (0..m).map(|j| u64::from(set >> (i * m + j) & 1)).collect()).collect()
        };
        let boards =
            |size: (usize, usize)| (0..1 << (size.0 * size.1)).map(move |set| board(size, set));
        sizes.into_iter().flat_map(boards).collect()
    }
}

/// The signs of the sides.
const SIGNS: &str = "HT";

impl Show for Rules {
    const RULE: Phrase = [
        "Turn over a connected set of coins. Where its lowest row meets its rightmost column it must have a coin, and that one shows tails (black). Whoever cannot move loses.",
        "每次选一块连通的格子，把其中的硬币全部翻面。这块最下一行与最右一列相交的格子必须在块里，而且是反面（黑）。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "rows of H (heads, white) and T (tails, black), for example TTH HHT: at most 10 coins",
        "各行的 H（正面，白）、T（反面，黑），例如 TTH HHT：一共至多 10 枚",
    ];
    const SET_UPS: &'static [&'static str] =
        &["HTH HHT", "TTH HHH", "THT", "TH HT", "HHHTHTHT", "HTT THT TTH", "TTTTT TTTTT"];
    const ASKED: [Phrase; 2] = [
        ["Every place has a value, a power of two; the next hint shows them. Which values occur an odd number of times among the tails?", "每个位置有一个值，是 2 的幂（下一条提示会标出来）。在反面朝上的硬币里，哪些值出现奇数次？"],
        ["Which coins can be turned over so that every value occurs an even number of times among the tails?", "翻哪些硬币，能让反面朝上的硬币里每个值都出现偶数次？"],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        board::rows(text, SIGNS).filter(|rows| rows.len() * rows[0].len() <= COINS)
    }

    fn write(rows: &Vec<Vec<u64>>) -> String {
        board::write_rows(rows, SIGNS)
    }

    fn scene(rows: &Vec<Vec<u64>>) -> Vec<Picture> {
        let cell = |i: usize, j: usize| Cell {
            id: Some(Id::Cell(i, j)),
            piece: Some([Look::White, Look::Black][rows[i][j] as usize]),
            ..Cell::default()
        };
        let note = ["(2, 3) is row 2, column 3.", "(2, 3) 表示第 2 行第 3 列。"];
        vec![Picture::grid(rows, cell), Picture::note(note)]
    }

    fn act(_: &Vec<Vec<u64>>, coins: &Vec<(usize, usize)>) -> Act {
        let taps = coins.iter().map(|&(i, j)| Id::Cell(i, j)).collect();
        Act::new(taps, turn(coins), &[])
    }

    fn claim(rows: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&values(rows)))
    }

    fn why(rows: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let nim_sum = |rows: &Vec<Vec<u64>>| values(rows).iter().fold(0, |x, g| x ^ g);
        let tails = tails(rows);
        let [en, zh] = match &tails[..] {
            [] => return Some(Why::lost(["No coin shows tails.", "没有反面朝上的硬币了。"])),
            [(i, j)] => {
                return Some(Why::won([
                    format!(
                        "Only ({}, {}) shows tails, so its value is there once: turn over that coin alone.",
                        i + 1,
                        j + 1
                    ),
                    format!("只有 ({}, {}) 是反面，它的值出现一次：只翻这一枚就没有了。", i + 1, j + 1),
                ]))
            }
            _ => {
                let mut values = values(rows);
                values.sort_unstable();
                let [g_en, g_zh] = listed(&values);
                [
                    format!("The {} tails have the values {}", tails.len(), g_en),
                    format!("{} 枚反面的值是 {}", tails.len(), g_zh),
                ]
            }
        };
        let wins = Rules::moves(rows, player).into_iter().find(|(_, to)| nim_sum(to) == 0);
        Some(match wins {
            Some((coins, _)) => {
                let odd: Vec<u64> =
                    (0..64).map(|bit| nim_sum(rows) & 1 << bit).filter(|&value| value > 0).collect();
                let ([odd_en, odd_zh], [turn_en, turn_zh]) = (listed(&odd), turn(&coins));
                let occurs = if odd.len() == 1 { "occurs" } else { "occur" };
                Why::won([
                    format!(
                        "{}, of which {} {} an odd number of times: {}, and each is there an even \
                         number of times.",
                        en, odd_en, occurs, turn_en
                    ),
                    format!("{}，其中 {} 出现奇数次：{}，每个值就都出现偶数次。", zh, odd_zh, turn_zh),
                ])
            }
            None => Why::lost([
                format!("{}, each an even number of times: whatever is turned spoils that, and the answer restores it.", en),
                format!("{}，每个值都出现偶数次：怎么翻都会破坏这一点，对手再恢复。", zh),
            ]),
        })
    }

    fn drawn(rows: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let words = [
            "The value of each place: with s = row + column − 1, in the first row and column the largest power of two that divides s, elsewhere 2 to the power s − 1. Orange: the tails.",
            "各个位置的值：第一行和第一列：设 s 是行与列之和减 1，取能整除 s 的最大的 2 的幂；其余：2 的 s − 1 次方。粗框：反面的硬币。",
        ];
        let cells = (0..rows.len()).flat_map(|i| (0..rows[i].len()).map(move |j| (i, j)));
        Some(cells.fold(Drawn::new(words), |drawn, (i, j)| {
            drawn.tag(Id::Cell(i, j), value((i, j)), rows[i][j] == 1)
        }))
    }

    /// Each of the tails alone.
    fn parts(rows: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        let alone = |(i, j): (usize, usize)| {
            let mut one = vec![vec![0; rows[0].len()]; rows.len()];
            one[i][j] = 1;
            one
        };
        tails(rows).into_iter().map(alone).collect()
    }
}

/// A move in words.
fn turn(coins: &[(usize, usize)]) -> Words {
    let cell = |(i, j): &(usize, usize)| format!("({}, {})", i + 1, j + 1);
    let cells: Vec<String> = coins.iter().map(cell).collect();
    [format!("turn over {}", cells.join(", ")), format!("翻 {}", cells.join("、"))]
}

fn tails(rows: &[Vec<u64>]) -> Vec<(usize, usize)> {
    let cells = (0..rows.len()).flat_map(|i| (0..rows[i].len()).map(move |j| (i, j)));
    cells.filter(|&(i, j)| rows[i][j] == 1).collect()
}

/// The number of the page for a cell.
fn value((i, j): (usize, usize)) -> u64 {
    match i.min(j) {
        0 => 1 << (i + j + 1).trailing_zeros(),
        _ => 1 << (i + j),
    }
}

/// The numbers of the tails.
fn values(rows: &[Vec<u64>]) -> Vec<u64> {
    tails(rows).into_iter().map(value).collect()
}

/// The connected sets with this corner, on a board of m columns, as bits, row by row. Cells that touch
/// at a point are neighbours or not.
pub fn sets((n, c): (usize, usize), m: usize, touching: bool) -> Vec<u64> {
    let cells: Vec<(usize, usize)> = (0..=n).flat_map(|i| (0..=c).map(move |j| (i, j))).collect();
    let bit = |&(i, j): &(usize, usize)| 1_u64 << (i * m + j);
    let is_near = |&(a, b): &(usize, usize), &(i, j): &(usize, usize)| {
        let steps = [a.abs_diff(i), b.abs_diff(j)];
        steps.iter().sum::<usize>() <= 1 || touching && steps.iter().all(|&step| step <= 1)
    };
    let around = |cell| cells.iter().filter(|other| is_near(cell, other)).map(bit).sum();
    let around: Vec<(u64, u64)> = cells.iter().map(|cell| (bit(cell), around(cell))).collect();
    let mut sets = vec![bit(&(n, c))];
    let mut found: HashSet<u64> = sets.iter().copied().collect();
    let mut next = 0;
    while let Some(&set) = sets.get(next) {
        let more = around.iter().filter(|(cell, around)| set & cell == 0 && set & around != 0);
        sets.extend(more.map(|(cell, _)| set | cell).filter(|&set| found.insert(set)));
        next += 1;
    }
    sets
}
