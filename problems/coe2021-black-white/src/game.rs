//! The game as stated: a turn brings one's own piece nearer to the other piece of its row, or retreats by 1 to d.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::nim::nim_sum;
use shared::small;

pub struct Rules;

/// So many columns are drawn; the rows have no ends.
const COLUMNS: u64 = 10;

/// A piece goes in its row from one column to another.
pub struct Step {
    row: usize,
    from: u64,
    to: u64,
    retreats: bool,
}

impl Game for Rules {
    /// The retreats left to Alice and to Bob, and d; the columns of black and white in each row.
    type Position = Vec<Vec<u64>>;
    type Move = Step;

    fn moves(given: &Vec<Vec<u64>>, player: Player) -> Moves<Rules> {
        let (me, other) = if player == Player::Left { (0, 1) } else { (1, 0) };
        let (left, d) = (given[0][me], given[0][2]);
        let mut moves = vec![];
        for (row, pieces) in given.iter().enumerate().skip(1) {
            let (from, partner) = (pieces[me], pieces[other]);
            let (nearer, further) = if from < partner {
                (from + 1..partner, from - d.min(left * d)..from)
            } else {
                (partner + 1..from, from + 1..from + 1 + d.min(left * d))
            };
            let all = nearer.map(|to| (to, false)).chain(further.map(|to| (to, true)));
            for (to, retreats) in all {
                let mut after = given.clone();
                after[0][me] -= u64::from(retreats);
                after[row][me] = to;
                moves.push((Step { row, from, to, retreats }, after));
            }
        }
        moves
    }

    /// Two rows whose pieces stay on the columns that are drawn, with few retreats.
    fn small() -> Vec<Vec<Vec<u64>>> {
        let mut all = vec![];
        for numbers in small::sequences(4, 2) {
            for d in 1..=2 {
                let (alice, bob) = (numbers[0] * d, numbers[1] * d);
                let (white, black) = (6 + numbers[2], 6 + numbers[3]);
                if white + bob <= COLUMNS && black + alice <= COLUMNS && alice + bob <= 6 {
                    let limits = vec![numbers[0], numbers[1], d];
                    all.push(vec![limits, vec![5, white], vec![black, 5]]);
                }
            }
        }
        all
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Alice moves black, Bob white. Advance one piece towards the other piece of its row, not onto it, or let it retreat by 1 to d. Retreats are limited. Whoever cannot move loses.",
        "Alice 走黑棋，Bob 走白棋。每次让一枚棋子朝同行的对方棋子前进任意多格（不能走到或越过它），或者后退 1 到 d 格。后退的次数有限。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "the retreats of Alice and of Bob, d | black and white in each row: 1 1 1 | 3 5 | 8 5. 1 to 3 rows, columns 1 to 10 with room for all retreats; with three rows small gaps and few retreats",
        "Alice 和 Bob 的后退次数、d | 各行黑棋和白棋的列号：1 1 1 | 3 5 | 8 5。1 到 3 行，列号从 1 到 10，两边要留出后退的余地；三行时间隔要小，后退要少",
    ];
    const SET_UPS: &'static [&'static str] =
        &["1 1 1 | 3 5 | 8 5", "0 0 1 | 4 8 | 7 5", "0 2 2 | 2 6", "0 0 1 | 1 7 | 8 2 | 3 9"];
    const PLAYERS: Option<[Phrase; 2]> = Some([["Alice", "Alice"], ["Bob", "Bob"]]);
    const ASKED: [Phrase; 2] = [
        [
            "Which powers of two occur an odd number of times in the gaps of the rows?",
            "各行两枚棋子间的空格数拆成 2 的幂：哪些幂出现奇数次？",
        ],
        [
            "Which piece can move so that every power occurs an even number of times in the gaps?",
            "走哪一枚，能让各行的空格数里每个幂都出现偶数次？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let given = board::groups(text)?;
        if !(2..=4).contains(&given.len()) || given[0].len() != 3 {
            return None;
        }
        let d = given[0][2];
        let is_small = d > 0 && given[0].iter().all(|&number| number <= COLUMNS);
        let mut positions = 2 * (given[0][0].min(COLUMNS) + 1) * (given[0][1].min(COLUMNS) + 1);
        for row in &given[1..] {
            if row.len() != 2 || row[0] == row[1] || row.iter().any(|&c| c == 0 || c > COLUMNS) {
                return None;
            }
            let (left, right) = if row[0] < row[1] { (0, 1) } else { (1, 0) };
            let low = row[left].checked_sub(given[0][left].checked_mul(d)?)?;
            let high = row[right].checked_add(given[0][right].checked_mul(d)?)?;
            if low == 0 || high > COLUMNS {
                return None;
            }
            positions *= (high - low + 1) * (high - low) / 2;
        }
        (is_small && positions <= board::MOST).then_some(given)
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        board::write_groups(given)
    }

    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let cell = |r: usize, column: u64| {
            let piece = given[r].iter().position(|&piece| piece == column);
            Cell {
                id: Some(Id::Cell(r, column as usize)),
                piece: piece.map(|i| [Look::Black, Look::White][i]),
                name: piece.map(|i| 2 * r + i),
                text: if piece.is_some() { String::new() } else { column.to_string() },
                ..Cell::default()
            }
        };
        let row = |r: usize| (1..=COLUMNS).map(|column| cell(r, column)).collect();
        let (alice, bob, d) = (given[0][0], given[0][1], given[0][2]);
        let note = [
            format!("Retreats left: Alice {}, Bob {}, by at most {}.", alice, bob, d),
            format!("还能后退：Alice {} 次，Bob {} 次，每次至多 {} 格。", alice, bob, d),
        ];
        vec![Picture::Grid((1..given.len()).map(row).collect()), Picture::Note(note)]
    }

    fn act(_: &Vec<Vec<u64>>, &Step { row, from, to, retreats }: &Step) -> Act {
        let words = if retreats { RETREAT } else { ADVANCE };
        let taps = [from, to].iter().map(|&column| Id::Cell(row, column as usize)).collect();
        Act::new(taps, words, &[row as u64, to])
    }

    fn claim(given: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&gaps(given)))
    }

    fn why(given: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let (me, other) = if player == Player::Left { (0, 1) } else { (1, 0) };
        let (mine, theirs) = (["Alice", "Bob"][me], ["Alice", "Bob"][other]);
        let gaps = gaps(given);
        if gaps.iter().all(|&gap| gap == 0) {
            return Some(Why::lost(if given[0][me] > 0 {
                [
                    format!("No gap is left: {} can only retreat, and {} follows.", mine, theirs),
                    format!("各行都没有间隔了：{} 只能后退，{} 就跟上。", mine, theirs),
                ]
            } else {
                [
                    format!("No gap is left, and {} has no retreat left.", mine),
                    format!("各行都没有间隔了，{} 也不能再后退。", mine),
                ]
            }));
        }
        let [gaps_en, gaps_zh] = board::listed(&gaps);
        let x = nim_sum(gaps.iter().copied());
        let name = if gaps.len() == 1 { "gap" } else { "gaps" };
        let en = format!("The nim-sum of the {} {} is {}:", name, gaps_en, x);
        let zh = format!("间隔 {}，异或和 {}：", gaps_zh, x);
        if x == 0 {
            let retreat = match given[0][me] {
                0 => [String::new(), String::new()],
                _ => [
                    format!(", and follows a retreat of {}", mine),
                    format!("；{} 后退，{} 就跟上", mine, theirs),
                ],
            };
            return Some(Why::lost([
                format!("{} if {} advances, {} makes it 0 again{}.", en, mine, theirs, retreat[0]),
                format!("{}{} 前进，{} 再走回 0{}。", zh, mine, theirs, retreat[1]),
            ]));
        }
        let row = (0..gaps.len()).find(|&row| gaps[row] ^ x < gaps[row])?;
        let (from, partner, left) = (given[row + 1][me], given[row + 1][other], gaps[row] ^ x);
        let to = if from < partner { partner - 1 - left } else { partner + 1 + left };
        let retreat = match given[0][other] {
            0 => [String::new(), String::new()],
            _ => [
                format!(", and follows if {} retreats", theirs),
                format!("；{} 后退，{} 就跟上", theirs, mine),
            ],
        };
        Some(Why::won([
            format!(
                "{} {} makes it 0 by advancing in row {} to column {}{}.",
                en,
                mine,
                row + 1,
                to,
                retreat[0]
            ),
            format!(
                "{}{} 在第 {} 行前进到第 {} 列，就变成 0{}。",
                zh,
                mine,
                row + 1,
                to,
                retreat[1]
            ),
        ]))
    }

    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let gaps = gaps(given);
        let x = nim_sum(gaps.iter().copied());
        let framed = |drawn: Drawn, row: usize| {
            let first = given[row][0].min(given[row][1]) + 1;
            drawn.bricks(gaps[row - 1], x, |j| Id::Cell(row, (first + j) as usize))
        };
        Some((1..given.len()).fold(Drawn::new(FRAMED), framed))
    }
}

const FRAMED: Phrase = [
    "The gap of each row is framed as powers of two. Orange: the powers that occur an odd number of times.",
    "每行两枚棋子间的空格数拆成 2 的幂，分别框出。粗框：出现奇数次的幂。",
];

/// The numbers of empty cells between the two pieces of the rows.
fn gaps(given: &[Vec<u64>]) -> Vec<u64> {
    given[1..].iter().map(|row| row[0].abs_diff(row[1]) - 1).collect()
}

const ADVANCE: Phrase = ["advance in row {0} to column {1}", "第 {0} 行前进到第 {1} 列"];
const RETREAT: Phrase = ["retreat in row {0} to column {1}", "第 {0} 行后退到第 {1} 列"];
