//! The game as stated: Oleg eats k carrots at the ends, then both eat in turn until one is left.

use board::{Act, Cell, Claim, Drawn, Id, Phrase, Picture, Show, Why, Words};
use shared::game::{End, Game, Moves, Player};
use shared::small;
use std::cmp::Ordering;

pub struct Rules;

/// Wait, or eat the carrot at an end.
pub enum Step {
    Wait,
    Left,
    Right,
}

impl Game for Rules {
    /// The row; Oleg's free moves, and 1 if Igor has to wait for the next one; the number to reach.
    type Position = Vec<Vec<u64>>;
    type Move = Step;

    const END: End = End::Score;

    fn moves(position: &Vec<Vec<u64>>, player: Player) -> Moves<Rules> {
        let (row, free) = (&position[0], &position[1]);
        if free.len() == 2 && player == Player::Right {
            return vec![(Step::Wait, vec![row.clone(), vec![free[0]], position[2].clone()])];
        }
        let is_free = free[0] > 0 && player == Player::Left;
        let mut free = if is_free { vec![free[0] - 1, 1] } else { free.clone() };
        // More free moves than carrots that can go are no more.
        free[0] = free[0].min((row.len() as u64).saturating_sub(2));
        let after = |rest: &[u64]| vec![rest.to_vec(), free.clone(), position[2].clone()];
        match row.len() {
            0 | 1 => vec![],
            n => vec![(Step::Left, after(&row[1..])), (Step::Right, after(&row[..n - 1]))],
        }
    }

    /// Every row of up to 6 carrots of 0, 1 and 2, with the number 1 and up to 2 free moves.
    fn small() -> Vec<Vec<Vec<u64>>> {
        let mut all = vec![];
        for row in small::up_to(&[(6, 2)]) {
            for free in (0..=2).filter(|&free| free < row.len() as u64) {
                all.push(vec![row.clone(), vec![free], vec![1]]);
            }
        }
        all
    }

    fn result(position: &Vec<Vec<u64>>) -> i64 {
        let signed = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        position[0].first().map_or(0, |&last| signed(last) - signed(position[2][0]))
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Eat the carrot at the left or at the right end; Oleg may have free moves first, in which Igor waits. Oleg wins if the last carrot has more than the number below, Igor if it has less; equal is a draw.",
        "每次吃最左或最右的一根胡萝卜；Oleg 先连吃图下写的次数，这时 Igor 等着。最后一根大于目标数，Oleg 赢；小于目标数，Igor 赢；相等是平局。",
    ];
    const TAKES: Phrase = [
        "the row, the free moves, the number to beat: 1 2 3 5 | 0 | 2. At most 12 carrots, numbers at most 99",
        "先写一排胡萝卜，再写先连吃的次数，最后写目标数：1 2 3 5 | 0 | 2。至多 12 根，每个数至多 99",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "4 1 6 2 3 1 | 0 | 5",
        "9 4 6 2 7 1 | 0 | 5",
        "1 2 3 5 | 0 | 2",
        "1 2 1 | 0 | 1",
        "9 4 6 2 7 1 | 1 | 3",
        "9 4 6 2 7 1 8 3 5 2 9 4 | 4 | 6",
    ];
    const PLAYERS: Option<[Phrase; 2]> = Some([["Oleg", "Oleg"], ["Igor", "Igor"]]);
    const ASKED: [Phrase; 2] = [
        ["Which carrots can be among the last two, and who chooses between these?", "最后两根可能是哪几根？那时由谁来选？"],
        ["After which step will the last carrot be on the own side of the number (Oleg's is more, Igor's less) or, if it cannot, equal to it?", "走哪一步，能让最后一根在对自己有利的一边（Oleg 要大于目标数，Igor 要小于）？做不到的话，怎样能等于目标数？"],
    ];

    /// After the free moves 1 says that Igor has to wait for the last time.
    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let position = board::groups(text)?;
        let fits = position.len() == 3
            && (1..=12).contains(&position[0].len())
            && (1..=2).contains(&position[1].len())
            && position[1][1..].iter().all(|&waits| waits == 1)
            && position[2].len() == 1
            && position[1][0] < position[0].len() as u64
            && position[0].iter().chain(&position[2]).all(|&number| number <= 99);
        fits.then_some(position)
    }

    fn write(position: &Vec<Vec<u64>>) -> String {
        board::write_groups(position)
    }

    fn scene(position: &Vec<Vec<u64>>) -> Vec<Picture> {
        let cell = |(i, x): (usize, &u64)| Cell {
            id: Some(Id::Cell(0, i)),
            text: x.to_string(),
            ..Cell::default()
        };
        let row = position[0].iter().enumerate().map(cell).collect();
        let note = [
            format!("Free moves: {}. The number: {}.", position[1][0], position[2][0]),
            format!("先连吃的次数：{}。目标数：{}。", position[1][0], position[2][0]),
        ];
        let mut scene = vec![Picture::Strips(vec![row]), Picture::Note(note)];
        if position[1].len() == 2 {
            scene.push(Picture::buttons(0, &[WAIT]));
        }
        scene
    }

    fn act(position: &Vec<Vec<u64>>, step: &Step) -> Act {
        let last = position[0].len() - 1;
        let (i, words) = match step {
            Step::Wait => {
                let words = if position[1][0] == 0 { LAST_WAIT } else { WAIT };
                return Act::new(vec![Id::Button(0, 0)], words, &[]);
            }
            Step::Left => (0, ["eat the {0} at the left end", "吃最左边的 {0}"]),
            Step::Right => (last, ["eat the {0} at the right end", "吃最右边的 {0}"]),
        };
        Act::new(vec![Id::Cell(0, i)], words, &[position[0][i]])
    }

    /// Of set-ups with Oleg to move.
    fn claim(position: &Vec<Vec<u64>>, player: Player) -> Option<Claim> {
        let (a, n, k) = (&position[0], position[0].len(), position[1][0] as usize);
        if player == Player::Right || position[1].len() == 2 {
            return None;
        }
        let (m, h) = (n - k, (n - k) / 2);
        let x = match (m, m % 2) {
            (1, _) => a.iter().copied().max(),
            (_, 0) => a[h - 1..=n - h].iter().copied().max(),
            _ => a[h - 1..=n - h].windows(2).map(|pair| pair[0].min(pair[1])).max(),
        };
        let (x, number) = (x.unwrap_or(0), position[2][0]);
        let [who_en, who_zh] = match x.cmp(&number) {
            Ordering::Greater => ["more than the number, for Oleg", "大于目标数，Oleg 占优"],
            Ordering::Equal => ["just the number", "等于目标数"],
            Ordering::Less => ["less than the number, for Igor", "小于目标数，Igor 占优"],
        };
        let words = [
            format!("m = {} − {} = {}, the last carrot has {}, {}", n, k, m, x, who_en),
            format!("m = {} − {} = {}，最后一根是 {}，{}", n, k, m, x, who_zh),
        ];
        Some(Claim { words, lost: x < number })
    }

    fn why(position: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let (row, number, waits) = (&position[0], position[2][0], position[1].len() == 2);
        let is_oleg = player == Player::Left;
        let free = free_moves(position, player);
        let (x, [en, zh]) = if is_oleg || waits || free == 0 {
            reason(row, free, is_oleg || waits)
        } else {
            igor_before_free_moves(row, free)
        };
        let [begin_en, begin_zh] =
            if waits && !is_oleg { ["Igor waits. ", "Igor 等着。"] } else { ["", ""] };
        let [compared_en, compared_zh] = match x.cmp(&number) {
            Ordering::Less => {
                let by = number - x;
                [format!("{} less than {}", by, number), format!("比目标数 {} 小 {}", number, by)]
            }
            Ordering::Equal => [format!("as much as {}", number), format!("等于目标数 {}", number)],
            Ordering::Greater => {
                let by = x - number;
                [format!("{} more than {}", by, number), format!("比目标数 {} 大 {}", number, by)]
            }
        };
        let words = [
            format!("{}{} the last carrot has {}, {}.", begin_en, en, x, compared_en),
            format!("{}{}最后一根是 {}，{}。", begin_zh, zh, x, compared_zh),
        ];
        Some(match (x.cmp(&number), is_oleg) {
            (Ordering::Equal, _) => Why::drawn(words),
            (Ordering::Greater, true) | (Ordering::Less, false) => Why::won(words),
            _ => Why::lost(words),
        })
    }

    fn drawn(position: &Vec<Vec<u64>>, player: Player) -> Option<Drawn> {
        let (row, number, free) = (&position[0], position[2][0], free_moves(position, player));
        let (n, waits, is_oleg) = (row.len(), position[1].len() == 2, player == Player::Left);
        // Does Igor eat before the free moves?
        let is_late = !is_oleg && !waits && free > 0;
        let m = n.saturating_sub(free + usize::from(is_late)).max(1);
        let oleg_begins = is_oleg || waits || free > 0;
        let chooser = if oleg_begins == (m % 2 == 0) { "Oleg" } else { "Igor" };
        let [which, which_zh] = if m == 1 {
            ["the carrots that can be the last".to_owned(), "可能剩下的一根".to_owned()]
        } else {
            [
                format!("the carrots that can be among the last two, when {} chooses", chooser),
                format!("可能剩下的最后两根，由 {} 二选一", chooser),
            ]
        };
        let words = [
            format!("Framed: {}. Orange: those that have more than {}.", which, number),
            format!("框：{}。粗框：比目标数 {} 大的。", which_zh, number),
        ];
        let h = (m / 2).max(1);
        Some((h - 1..=n - h).fold(Drawn::new(words), |drawn, i| {
            drawn.span(Id::Cell(0, i), Id::Cell(0, i), "", row[i] > number)
        }))
    }
}

/// How many free moves Oleg has; his bite before Igor's last wait is one, too.
fn free_moves(position: &[Vec<u64>], player: Player) -> usize {
    let waits = position[1].len() == 2;
    position[1][0].max(u64::from(waits && player == Player::Left)) as usize
}

/// The last carrot of a row without free moves.
fn last(row: &[u64], is_oleg: bool) -> u64 {
    let (m, h) = (row.len(), row.len() / 2);
    let [one, two] = match (m, m % 2) {
        (1, _) => return row[0],
        (_, 0) => [row[h - 1], row[h]],
        _ => [last(&row[1..], !is_oleg), last(&row[..m - 1], !is_oleg)],
    };
    if is_oleg {
        one.max(two)
    } else {
        one.min(two)
    }
}

/// The last carrot, and what leads to it; Oleg has some free moves, or there are none.
fn reason(row: &[u64], free: usize, is_oleg: bool) -> (u64, Words) {
    let n = row.len();
    let m = n - free.min(n - 1);
    let h = m / 2;
    let x = row.windows(m).map(|window| last(window, is_oleg)).max().unwrap_or(0);
    let [mover, other] = if is_oleg { ["Oleg", "Igor"] } else { ["Igor", "Oleg"] };
    let words = match (m, m % 2) {
        (1, _) if n == 1 => {
            [format!("Nothing is left for {} to eat:", mover), format!("{} 没有可吃的了：", mover)]
        }
        (1, _) => [
            "The free moves leave one carrot, the juiciest:".into(),
            "连吃到只剩一根，留最大的：".into(),
        ],
        _ if free == 0 => return (x, without_free_moves(row, x, [mover, other])),
        (_, 0) => [
            format!(
                "The free moves leave {} carrots, and Oleg keeps the juicier one of the middle \
                 two. Carrots {} to {} can come there, so take the juiciest:",
                m,
                h,
                n - h + 1
            ),
            format!(
                "连吃后剩 {} 根，Oleg 留正中两根里较大的。\
                 能到正中的是第 {} 到 {} 根，取最大的：",
                m,
                h,
                n - h + 1
            ),
        ],
        _ => [
            format!(
                "The free moves leave {} carrots, an odd number, so Igor keeps the smaller of \
                 two neighbours, which Oleg chooses among carrots {} to {}:",
                m,
                h,
                n - h + 1
            ),
            format!(
                "连吃后剩 {} 根，是奇数：\
                 Oleg 在第 {} 到 {} 根里挑相邻两根，Igor 留较小的，",
                m,
                h,
                n - h + 1
            ),
        ],
    };
    (x, words)
}

/// What leads to the last carrot x of two or more.
fn without_free_moves(row: &[u64], x: u64, [mover, other]: Phrase) -> Words {
    let m = row.len();
    let middle = &row[m / 2 - 1..];
    let (p, q) = (middle[0], middle[1]);
    if m % 2 == 1 {
        let r = middle[2];
        return [
            format!(
                "When {} has eaten, an even number is left, and {} keeps one of the middle two: {} or {} \
                 if it was on the right, {} or {} if on the left. So, as {} eats where it is best,",
                mover, other, p, q, q, r, mover
            ),
            format!(
                "{} 吃一根后剩偶数根，{} 能留下正中两根里的一根：\
                 {} 吃右端，是 {}、{} 之一；吃左端，是 {}、{} 之一。{} 选对自己好的一端，",
                mover, other, mover, p, q, q, r, mover
            ),
        ];
    }
    let [en, zh] = if x == p { ["right", "右"] } else { ["left", "左"] };
    let en = format!(
        "The number of carrots is even, so {} keeps one of the middle two, {} or {}: at best, eat on \
         the {}",
        mover, p, q, en
    );
    let zh = format!("共偶数根，{} 能留下正中两根 {}、{} 之一：最好先吃{}端，", mover, p, q, zh);
    if m == 2 {
        return [en + ";", zh];
    }
    [
        format!("{}, then always opposite to {};", en, other),
        format!("{}以后 {} 吃哪一端，就跟着吃另一端，", zh, other),
    ]
}

/// The same, if Igor eats before the free moves.
fn igor_before_free_moves(row: &[u64], free: usize) -> (u64, Words) {
    let after_left = reason(&row[1..], free, true).0;
    let after_right = reason(&row[..row.len() - 1], free, true).0;
    let words = [
        format!(
            "Igor eats before Oleg's free moves: Oleg gets {} after the left end, {} after \
             the right;",
            after_left, after_right
        ),
        format!(
            "Igor 先吃，Oleg 再连吃：\
             Igor 吃左端，Oleg 得 {}；吃右端，Oleg 得 {}。",
            after_left, after_right
        ),
    ];
    (after_left.min(after_right), words)
}

const WAIT: Phrase = ["wait", "等着"];
const LAST_WAIT: Phrase =
    ["wait for the last time: from now on both eat in turn", "最后等一次，以后两人轮流吃"];
