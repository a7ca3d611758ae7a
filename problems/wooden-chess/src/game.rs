//! The game as stated: put a piece where all cells on the left and all cells above are filled.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why, Words};
use shared::game::{End, Game, Moves, Player};
use shared::small;
use std::cmp::Ordering;

pub struct Rules;

impl Game for Rules {
    /// The rows and columns; a and b of each cell, row by row; the pieces: 0 none, 1 black, 2 white.
    type Position = Vec<Vec<u64>>;
    /// The row and the column.
    type Move = (usize, usize);

    const END: End = End::Score;

    fn moves(position: &Vec<Vec<u64>>, player: Player) -> Moves<Rules> {
        let m = position[0][1] as usize;
        let is_free = |cell: &usize| position[3][*cell] == 0 && is_next(position, *cell);
        let step = |cell: usize| {
            let mut to = position.clone();
            to[3][cell] = if player == Player::Left { 1 } else { 2 };
            ((cell / m, cell % m), to)
        };
        (0..position[3].len()).filter(is_free).map(step).collect()
    }

    /// Boards of 1 × 2, 2 × 1, 1 × 3 and 2 × 2.
    fn small() -> Vec<Vec<Vec<u64>>> {
        let mut all = vec![];
        for (n, m, most) in [(1, 2, 2), (2, 1, 2), (1, 3, 1), (2, 2, 1)] {
            let cells = (n * m) as usize;
            for numbers in small::sequences(2 * cells, most) {
                let (a, b) = numbers.split_at(cells);
                all.push(vec![vec![n, m], a.to_vec(), b.to_vec(), vec![0; cells]]);
            }
        }
        all
    }

    fn result(position: &Vec<Vec<u64>>) -> i64 {
        points(position).0 - points(position).1
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Put a piece on a cell; all cells on its left and all cells above it must have one already. A black piece on a cell a/b brings Black a points, a white one brings White b. In the end whoever has more points wins.",
        "每次在一个空格里下一枚棋子，要求它左边和上边的格子都已经有棋子。在写着 a/b 的格子里，黑子给黑棋 a 分，白子给白棋 b 分。下满后分多的一方赢。",
    ];
    const TAKES: Phrase = [
        "rows and columns, all a, all b, the pieces (0 none, 1 black, 2 white): 1 2 | 5 0 | 3 4 | 0 0. At most 12 cells, numbers at most 99",
        "行数和列数，全部的 a，全部的 b，各格的棋子（0 没有，1 黑，2 白）：1 2 | 5 0 | 3 4 | 0 0。至多 12 格，每个数至多 99",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "2 3 | 2 7 3 9 1 2 | 3 7 2 2 3 1 | 1 2 0 0 0 0",
        "2 3 | 2 7 3 9 1 2 | 3 7 2 2 3 1 | 0 0 0 0 0 0",
        "2 2 | 1 5 2 4 | 3 3 3 3 | 0 0 0 0",
        "3 3 | 4 1 6 2 9 3 5 8 7 | 1 6 2 7 3 8 4 9 5 | 0 0 0 0 0 0 0 0 0",
        "3 4 | 4 1 6 2 9 3 5 8 7 2 4 6 | 1 6 2 7 3 8 4 9 5 6 2 3 | 0 0 0 0 0 0 0 0 0 0 0 0",
    ];
    const PLAYERS: Option<[Phrase; 2]> = Some([["Black", "黑棋"], ["White", "白棋"]]);
    const ASKED: [Phrase; 2] = [
        [
            "How many points more does Black get from then on, after a piece on each of the cells?",
            "在各个能下的格子下了以后，黑棋往后能比白棋多得几分？",
        ],
        [
            "Which cell lets the player to move finish ahead or, if none does, level?",
            "下哪一格，最后能领先？如果不能领先，下哪一格能打平？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let position = board::groups(text)?;
        if position.len() != 4 || position[0].len() != 2 {
            return None;
        }
        let (n, m) = (position[0][0], position[0][1]);
        let fits = (1..=12).contains(&n) && (1..=12).contains(&m) && n * m <= 12;
        let are_all = position[1..].iter().all(|numbers| numbers.len() as u64 == n * m);
        let are_small = position[1..].iter().flatten().all(|&number| number <= 99);
        let are_pieces = position[3].iter().all(|&piece| piece <= 2);
        let is_filled = |cell: &usize| position[3][*cell] > 0;
        (fits && are_all && are_small && are_pieces).then_some(())?;
        let is_staircase =
            (0..position[3].len()).filter(is_filled).all(|cell| is_next(&position, cell));
        is_staircase.then_some(position)
    }

    fn write(position: &Vec<Vec<u64>>) -> String {
        board::write_groups(position)
    }

    fn scene(position: &Vec<Vec<u64>>) -> Vec<Picture> {
        let (n, m) = (position[0][0] as usize, position[0][1] as usize);
        let cell = |cell: usize| Cell {
            id: Some(Id::Cell(cell / m, cell % m)),
            piece: match position[3][cell] {
                0 => None,
                1 => Some(Look::Black),
                _ => Some(Look::White),
            },
            text: if position[3][cell] > 0 {
                String::new()
            } else {
                format!("{}/{}", position[1][cell], position[2][cell])
            },
            ..Cell::default()
        };
        let rows = (0..n).map(|i| (i * m..i * m + m).map(cell).collect()).collect();
        let (black, white) = points(position);
        let note = [
            format!("a/b: a for Black, b for White. Black has {}, White has {}.", black, white),
            format!("a/b：黑棋得 a，白棋得 b。现在黑棋 {} 分，白棋 {} 分。", black, white),
        ];
        vec![Picture::Grid(rows), Picture::Note(note)]
    }

    fn act(_: &Vec<Vec<u64>>, &(i, j): &(usize, usize)) -> Act {
        let words = ["put a piece in row {0}, column {1}", "下在第 {0} 行第 {1} 列"];
        Act::new(vec![Id::Cell(i, j)], words, &[i as u64 + 1, j as u64 + 1])
    }

    fn claim(position: &Vec<Vec<u64>>, player: Player) -> Option<Claim> {
        let (now, v) = (Rules::result(position), value(position, player));
        let to_come = v.to_string().replace('-', "−");
        let ([now_en, now_zh], [end_en, end_zh]) = (lead(now), lead(now + v));
        let words = [
            format!("{now_en} so far; V = {to_come} for Black from now on: {end_en} in the end"),
            format!("目前{now_zh}，以后黑棋 V = {to_come}，最后{end_zh}"),
        ];
        let lost = if player == Player::Left { now + v < 0 } else { now + v > 0 };
        Some(Claim { words, lost })
    }

    /// A cell is as good as its number and V of the new staircase together.
    fn why(position: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let now = Rules::result(position);
        let [en, zh, other_en, other_zh] = match player {
            Player::Left => ["Black", "黑棋", "White", "白棋"],
            Player::Right => ["White", "白棋", "Black", "黑棋"],
        };
        // All from the side of the player to move.
        let sign = if player == Player::Left { 1 } else { -1 };
        let judge = |(cell, to): &((usize, usize), Vec<Vec<u64>>)| {
            let brings = sign * (Rules::result(to) - now);
            (brings, sign * value(to, player.other()), *cell)
        };
        let judged: Vec<_> = Rules::moves(position, player).iter().map(judge).collect();
        let best = judged.iter().max_by_key(|(brings, later, _)| (brings + later, *brings));
        let most = judged.iter().max_by_key(|(brings, ..)| *brings);
        let told = |brings: i64, later: i64, (i, j): (usize, usize)| {
            let [who_en, who_zh] = if later > 0 { [en, zh] } else { [other_en, other_zh] };
            let [then_en, then_zh] = match later.abs() {
                0 => ["then both get the same".into(), "双方得分一样".into()],
                more => [
                    format!("then {} gets {} more", who_en, more),
                    format!("{}多得 {} 分", who_zh, more),
                ],
            };
            [
                format!("row {}, column {}, brings {}, and {}", i + 1, j + 1, brings, then_en),
                format!("下第 {} 行第 {} 列得 {} 分，以后{}", i + 1, j + 1, brings, then_zh),
            ]
        };
        let (lead, [begin_en, begin_zh]) = match (best, most) {
            (Some(&(brings, later, cell)), Some(&(more, after_more, tempting))) => {
                let [best_en, best_zh] = told(brings, later, cell);
                let [most_en, most_zh] = told(more, after_more, tempting);
                let words = if judged.len() == 1 {
                    [format!("The only cell, {}:", best_en), format!("只能{}：", best_zh)]
                } else if more == brings {
                    [format!("The best cell, {}:", best_en), format!("最好{}：", best_zh)]
                } else {
                    [
                        format!("The best cell, {} (the largest number, {}):", best_en, most_en),
                        format!("最好{}（得分最多的一格：{}）：", best_zh, most_zh),
                    ]
                };
                (sign * now + brings + later, words)
            }
            _ => (sign * now, ["The board is full:".into(), "已经下满：".into()]),
        };
        Some(match lead.cmp(&0) {
            Ordering::Greater => Why::won([
                format!("{} in all, {} ends {} ahead.", begin_en, en, lead),
                format!("{}{}总分领先 {}。", begin_zh, zh, lead),
            ]),
            Ordering::Equal => Why::drawn([
                format!("{} in all, both end with the same.", begin_en),
                format!("{}双方总分相同。", begin_zh),
            ]),
            Ordering::Less => Why::lost([
                format!("{} in all, {} ends {} behind.", begin_en, en, -lead),
                format!("{}{}总分落后 {}。", begin_zh, zh, -lead),
            ]),
        })
    }

    fn drawn(position: &Vec<Vec<u64>>, player: Player) -> Option<Drawn> {
        let words = [
            "Orange: the cells that can be filled now. The number: V after that, how much more Black gets than White from then on.",
            "粗框：现在能下的格子。框上的数：下在那里以后的 V，即黑棋往后比白棋多得的分。",
        ];
        let moves = Rules::moves(position, player).into_iter();
        Some(moves.fold(Drawn::new(words), |drawn, ((i, j), to)| {
            let later = value(&to, player.other()).to_string().replace('-', "−");
            drawn.span(Id::Cell(i, j), Id::Cell(i, j), later, true)
        }))
    }
}

/// Are all cells on the left and all cells above filled?
fn is_next(position: &[Vec<u64>], cell: usize) -> bool {
    let m = position[0][1] as usize;
    let (start, column) = (cell / m * m, cell % m);
    (start..cell).chain((column..cell).step_by(m)).all(|other| position[3][other] > 0)
}

/// Black has so many points more than White.
fn lead(points: i64) -> Words {
    match points.cmp(&0) {
        Ordering::Greater => [format!("Black {points} ahead"), format!("黑棋领先 {points} 分")],
        Ordering::Equal => ["Black and White level".into(), "双方打平".into()],
        Ordering::Less => [format!("White {} ahead", -points), format!("白棋领先 {} 分", -points)],
    }
}

fn points(position: &[Vec<u64>]) -> (i64, i64) {
    let of = |piece: u64, numbers: &[u64]| {
        let own = position[3].iter().zip(numbers).filter(|one| *one.0 == piece);
        own.map(|one| i64::try_from(*one.1).unwrap_or(0)).sum()
    };
    (of(1, &position[1]), of(2, &position[2]))
}

/// V of the staircase: the colours of its pieces do not count.
fn value(position: &Vec<Vec<u64>>, player: Player) -> i64 {
    let now = Rules::result(position);
    let options = Rules::options_of(position, player).into_iter();
    let values = options.map(|to| Rules::result(&to) - now + value(&to, player.other()));
    if player == Player::Left { values.max() } else { values.min() }.unwrap_or(0)
}
