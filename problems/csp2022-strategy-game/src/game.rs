//! The game as stated, with a number to beat: each player picks a number of his own, the second knows the
//! first, and the score is their product.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{End, Game, Moves, Player};
use std::cmp::Ordering;

pub struct Rules;

/// A round.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    /// The numbers of L, of which the product is to be large, and those of Q.
    pub rows: [Vec<i64>; 2],
    /// L is ahead by what the product has more.
    pub goal: i64,
    /// The places of the numbers that were picked.
    pub picks: [Option<usize>; 2],
}

/// So many numbers has a player, none above `LARGEST`.
const NUMBERS: usize = 8;
const LARGEST: i64 = 99;

impl Game for Rules {
    type Position = Round;
    /// Whose number is picked, and its place.
    type Move = (usize, usize);

    const END: End = End::Score;

    fn moves(round: &Round, player: Player) -> Moves<Rules> {
        let side = side(player);
        if round.picks[side].is_some() {
            return vec![];
        }
        let pick = |i: usize| {
            let mut to = round.clone();
            to.picks[side] = Some(i);
            ((side, i), to)
        };
        (0..round.rows[side].len()).map(pick).collect()
    }

    fn small() -> Vec<Round> {
        let numbers = -2..=2_i64;
        let mut rows: Vec<Vec<i64>> = numbers.clone().map(|x| vec![x]).collect();
        let mut all = rows.clone();
        for _ in 0..2 {
            let longer = |row: &Vec<i64>| {
                let (row, last) = (row.clone(), row[row.len() - 1]);
                let more = numbers.clone().filter(move |&x| x >= last);
                more.map(move |x| [&row[..], &[x]].concat())
            };
            rows = rows.iter().flat_map(longer).collect();
            all.extend(rows.iter().cloned());
        }
        let mut small = vec![];
        for a in &all {
            for b in all.iter().filter(|b| b.len() < 3) {
                let start =
                    |&goal: &i64| Round { rows: [a.clone(), b.clone()], goal, picks: [None; 2] };
                small.extend([0, -1, 2].iter().map(start));
            }
        }
        small
    }

    /// A number that was not picked counts as 0.
    fn result(round: &Round) -> i64 {
        let picked = |side: usize| round.picks[side].map_or(0, |i| round.rows[side][i]);
        picked(0) * picked(1) - round.goal
    }
}

fn side(player: Player) -> usize {
    usize::from(player == Player::Right)
}

impl Show for Rules {
    const RULE: Phrase = [
        "L picks a number of A, then Q, who has seen it, one of B. L wants the product large, Q small. On this board there is a goal: with more than the goal L is ahead, with less Q.",
        "小 L 从 A 中选一个数，小 Q 看到后从 B 中选一个数，小 L 希望乘积大，小 Q 希望乘积小。这里定一个目标：乘积超过目标算小 L 领先，不到目标算小 Q 领先。",
    ];
    const TAKES: Phrase = [
        "A | B | the goal, for example 0 1 -2 | -3 4 | -1; at most 8 numbers each, from -99 to 99; the places of the picked ones may follow, as 1 0",
        "A | B | 目标，例如 0 1 -2 | -3 4 | -1；各至多 8 个数，-99 到 99；后面可以再写已选的是第几个，例如 1 0",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "0 1 -2 | -3 4 | -1",
        "5 1 -5 | 1 -1 | -2",
        "3 -1 -2 1 2 | 1 2 -1 -3 | -3",
        "4 -3 6 | 2 5 3 | 12",
        "-2 -4 3 | -5 -1 | 1",
        "7 -9 4 -2 8 -6 3 -5 | 6 -4 2 -7 5 -3 1 -8 | -14",
    ];
    const PLAYERS: Option<[Phrase; 2]> = Some([["L", "小 L"], ["Q", "小 Q"]]);
    const ASKED: [Phrase; 2] = [
        [
            "Of whoever picks last: which number is the answer to a positive number, and which to a negative one?",
            "后选的人：对方选正数时该选哪个数？对方选负数时呢？",
        ],
        [
            "Which number lets the player to move finish ahead or, if none does, level?",
            "选哪个数，最后能领先？如果不能领先，选哪个能打平？",
        ],
    ];

    fn read(text: &str) -> Option<Round> {
        let groups: Vec<&str> = text.split('|').collect();
        let numbers = |group: &str| {
            let words = group.split_whitespace();
            words.map(|word| word.parse().ok()).collect::<Option<Vec<i64>>>()
        };
        let row = |i: usize| numbers(groups.get(i)?).filter(|row| fits(row, NUMBERS));
        let goal = numbers(groups.get(2)?).filter(|goal| goal.len() == 1 && goal[0].abs() < 10_000);
        let rows = [row(0)?, row(1)?];
        let picks = groups.get(3).map_or(Some(vec![0; 2]), |group| board::numbers(group))?;
        let is_one = |side: usize| picks[side] as usize <= rows[side].len();
        if picks.len() != 2 || !(is_one(0) && is_one(1)) || groups.len() > 4 {
            return None;
        }
        let picks = [picks[0], picks[1]].map(|place| (place as usize).checked_sub(1));
        Some(Round { rows, goal: goal?[0], picks })
    }

    fn write(round: &Round) -> String {
        let row = |row: &Vec<i64>| row.iter().map(i64::to_string).collect::<Vec<_>>().join(" ");
        let start = format!("{} | {} | {}", row(&round.rows[0]), row(&round.rows[1]), round.goal);
        if round.picks == [None; 2] {
            return start;
        }
        let place = |side: usize| round.picks[side].map_or(0, |i| i + 1);
        format!("{} | {} {}", start, place(0), place(1))
    }

    fn scene(round: &Round) -> Vec<Picture> {
        let row = |side: usize| {
            let name = Cell { text: ["A", "B"][side].to_owned(), ..Cell::default() };
            let cell = |(i, &x): (usize, &i64)| Cell {
                id: Some(Id::Cell(side, i)),
                ground: if round.picks[side] == Some(i) { Look::Shaded } else { Look::Plain },
                text: signed(x),
                ..Cell::default()
            };
            Some(name).into_iter().chain(round.rows[side].iter().enumerate().map(cell)).collect()
        };
        let goal = signed(round.goal);
        let note = [
            format!("Goal: {}. L wants more, Q less.", goal),
            format!("目标：{}。小 L 要超过它，小 Q 要不到它。", goal),
        ];
        vec![Picture::Strips(vec![row(0), row(1)]), Picture::Note(note)]
    }

    fn act(round: &Round, &(side, i): &(usize, usize)) -> Act {
        let name = |row: &str| format!("{}{} = {}", row, i + 1, signed(round.rows[side][i]));
        let [en, zh] = [["pick a", "选 a"], ["pick b", "选 b"]][side].map(name);
        Act::new(vec![Id::Cell(side, i)], [en, zh], &[])
    }

    fn claim(round: &Round, player: Player) -> Option<Claim> {
        let [x, y] = best(round, side(player));
        let (product, goal) = (signed(x * y), signed(round.goal));
        let factors = if y < 0 {
            format!("{} · ({})", signed(x), signed(y))
        } else {
            format!("{} · {}", signed(x), y)
        };
        let words = [
            format!("best play: {} = {}, goal {}", factors, product, goal),
            format!("最优：{} = {}，目标 {}", factors, product, goal),
        ];
        Some(Claim { words, lost: ahead(round, player) < 0 })
    }

    fn why(round: &Round, player: Player) -> Option<Why> {
        let (own, other) = (side(player), 1 - side(player));
        let ([x, y], ahead) = (best(round, own), ahead(round, player));
        let (least, most) = extremes(&round.rows[other]);
        let [own_row, other_row] = [["A", "B"][own], ["A", "B"][other]];
        let ([en, zh], [other_en, other_zh]) = (NAMES[own], NAMES[other]);
        let [to_positive, to_negative] =
            if own == 0 { [least, most] } else { [most, least] }.map(signed);
        let [begin_en, begin_zh] = match (round.picks[own], round.picks[other]) {
            (None, None) => [
                format!(
                    "{} answers a number from 0 up with {}, and one below 0 with {}. With that, {} is the best of {}: the product is {},",
                    other_en, to_positive, to_negative, signed(x), own_row, signed(x * y)
                ),
                format!(
                    "选的数不小于 0，{} 就选 {}；选负数，{} 就选 {}。这样算下来，{} 中最好的是 {}，乘积是 {}，",
                    other_zh, to_positive, other_zh, to_negative, own_row, signed(x), signed(x * y)
                ),
            ],
            (None, Some(_)) => [
                format!(
                    "{} has picked {} from {}. The best answer is {}: the product is {},",
                    other_en, signed(x), other_row, signed(y), signed(x * y)
                ),
                format!(
                    "{} 从 {} 中选了 {}，最好的应对是 {}，乘积是 {}，",
                    other_zh, other_row, signed(x), signed(y), signed(x * y)
                ),
            ],
            _ => [
                format!("Nothing is left to pick: the product is {},", signed(x * y)),
                format!("已经选完，乘积是 {}，", signed(x * y)),
            ],
        };
        let goal = signed(round.goal);
        Some(match ahead.cmp(&0) {
            Ordering::Greater => Why::won([
                format!("{} the goal {}, and {} is {} ahead.", begin_en, goal, en, ahead),
                format!("{}目标是 {}，{} 领先 {}。", begin_zh, goal, zh, ahead),
            ]),
            Ordering::Equal => Why::drawn([
                format!("{} and so is the goal.", begin_en),
                format!("{}正好等于目标。", begin_zh),
            ]),
            Ordering::Less => Why::lost([
                format!("{} the goal {}, and {} is {} behind.", begin_en, goal, en, -ahead),
                format!("{}目标是 {}，{} 落后 {}。", begin_zh, goal, zh, -ahead),
            ]),
        })
    }

    fn drawn(round: &Round, player: Player) -> Option<Drawn> {
        let (own, other) = (side(player), 1 - side(player));
        let row = &round.rows[own];
        let place = |side: usize, x: i64| round.rows[side].iter().position(|&y| y == x);
        let (least, most) = extremes(row);
        if round.picks[own].is_some() {
            return Some(Drawn::new(OVER));
        }
        if let Some(i) = round.picks[other] {
            let x = round.rows[other][i];
            return Some([least, most].iter().fold(Drawn::new(ANSWERS), |drawn, &y| {
                let id = Id::Cell(own, place(own, y).unwrap_or(0));
                drawn.span(id, id, signed(x * y), true)
            }));
        }
        let mut ends = vec![least, most];
        ends.extend(row.iter().copied().filter(|&x| x >= 0).min());
        ends.extend(row.iter().copied().filter(|&x| x < 0).max());
        ends.sort_unstable();
        ends.dedup();
        let drawn = ends.into_iter().fold(Drawn::new(ENDS), |drawn, x| {
            let id = Id::Cell(own, place(own, x).unwrap_or(0));
            drawn.span(id, id, signed(x * answer(&round.rows[other], other, x)), true)
        });
        let (least, most) = extremes(&round.rows[other]);
        let mut framed = vec![place(other, least), place(other, most)];
        framed.dedup();
        let frame =
            |drawn: Drawn, i: usize| drawn.span(Id::Cell(other, i), Id::Cell(other, i), "", false);
        Some(framed.into_iter().flatten().fold(drawn, frame))
    }
}

const NAMES: [Phrase; 2] = [["L", "小 L"], ["Q", "小 Q"]];

const ENDS: Phrase = [
    "Orange: the largest and the smallest number, and those next to 0 on both sides. The number: the product after the best answer. Thin: the largest and the smallest number of the other player, who answers with no others.",
    "粗框：最大的数、最小的数、0 两侧离 0 最近的数，框上是对方最优应对后的乘积。细框：对方最大和最小的数，应对时只会用到它们。",
];
const ANSWERS: Phrase = [
    "Orange: the smallest and the largest number. The number: the product.",
    "粗框：最小的数和最大的数，框上是乘积。",
];
const OVER: Phrase = ["Both numbers are picked.", "两个数都选好了。"];

fn fits(row: &[i64], most: usize) -> bool {
    (1..=most).contains(&row.len()) && row.iter().all(|x| x.abs() <= LARGEST)
}

fn signed(x: i64) -> String {
    x.to_string().replace('-', "−")
}

fn extremes(row: &[i64]) -> (i64, i64) {
    let least_and_most = |(least, most): (i64, i64), &x: &i64| (least.min(x), most.max(x));
    row.iter().fold((row[0], row[0]), least_and_most)
}

/// With which number of the row a side answers x: L wants the product large.
fn answer(row: &[i64], side: usize, x: i64) -> i64 {
    let (least, most) = extremes(row);
    if (x >= 0) == (side == 0) {
        most
    } else {
        least
    }
}

/// The number that was or is picked first, and the other, if this side is to move; 0 for one that is missing.
fn best(round: &Round, own: usize) -> [i64; 2] {
    let other = 1 - own;
    let (row, others) = (&round.rows[own], &round.rows[other]);
    let picked = |side: usize| round.picks[side].map(|i| round.rows[side][i]);
    match (picked(own), picked(other)) {
        (None, None) => {
            let good = |&x: &i64| {
                let product = x * answer(others, other, x);
                if own == 0 {
                    product
                } else {
                    -product
                }
            };
            let x = row.iter().copied().max_by_key(good).unwrap_or(0);
            [x, answer(others, other, x)]
        }
        (None, Some(x)) => [x, answer(row, own, x)],
        (x, y) => [x.unwrap_or(0), y.unwrap_or(0)],
    }
}

/// By how much a player who is to move will be ahead.
fn ahead(round: &Round, player: Player) -> i64 {
    let [x, y] = best(round, side(player));
    let ahead = x * y - round.goal;
    if player == Player::Left {
        ahead
    } else {
        -ahead
    }
}
