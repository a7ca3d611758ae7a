//! The game as stated: Alice names a number, Bob adds it to the score or subtracts it. Her numbers are
//! whole here.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why, Words};
use shared::game::{End, Game, Moves, Player};
use std::cmp::Ordering;

pub struct Rules;

/// Alice's step or Bob's; one waits where the other has to play first.
pub enum Step {
    Name(u64),
    Add(u64),
    Subtract(u64),
    Wait,
}

impl Game for Rules {
    /// The turns that are left and in how many of them Bob must add; k; what he has added and subtracted
    /// so far; the target; and if Alice has named a number, this number.
    type Position = Vec<Vec<u64>>;
    type Move = Step;

    const END: End = End::Score;

    fn moves(position: &Vec<Vec<u64>>, player: Player) -> Moves<Rules> {
        let (n, m, k) = (position[0][0], position[0][1], position[1][0]);
        let to = |turns: [u64; 2], points: [u64; 2], named: &[u64]| {
            let mut to = position.clone();
            to.truncate(4);
            (to[0], to[2]) = (turns.to_vec(), points.to_vec());
            to.extend((!named.is_empty()).then(|| named.to_vec()));
            to
        };
        let [plus, minus] = [position[2][0], position[2][1]];
        match (position.get(4).map(|named| named[0]), player) {
            (None, _) if n == 0 => vec![],
            (None, Player::Left) => {
                (0..=k).map(|x| (Step::Name(x), to([n, m], [plus, minus], &[x]))).collect()
            }
            (Some(x), Player::Right) => {
                let add = to([n - 1, m.saturating_sub(1)], [plus + x, minus], &[]);
                let mut moves = vec![(Step::Add(x), add)];
                if m < n {
                    moves.push((Step::Subtract(x), to([n - 1, m], [plus, minus + x], &[])));
                }
                moves
            }
            _ => vec![(Step::Wait, position.clone())],
        }
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let mut all = vec![];
        for (n, k) in [(0, 2), (1, 1), (1, 3), (2, 2), (2, 4), (3, 4)] {
            for (m, target) in (0..=n).flat_map(|m| [0, 1, 2, 4, 6, 9].map(|target| (m, target))) {
                for points in [[0, 0], [3, 1], [0, 2]] {
                    let start = vec![vec![n, m], vec![k], points.to_vec(), vec![target]];
                    let named =
                        (0..=k).filter(|_| n > 0).map(|x| [&start[..], &[vec![x]]].concat());
                    all.extend(named);
                    all.push(start);
                }
            }
        }
        let of_four = [[1, 1], [2, 5], [2, 6], [3, 18], [4, 32]];
        let four = |[m, target]: [u64; 2]| vec![vec![4, m], vec![8], vec![0, 0], vec![target]];
        all.extend(of_four.map(four));
        all
    }

    fn result(position: &Vec<Vec<u64>>) -> i64 {
        score(position) - signed(position[3][0])
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "In each turn Alice names a number from 0 to k, and Bob adds it to the score or subtracts it; he must add at least m times. In the end Alice wins if the score is above the target, Bob if it is below. The problem allows all real numbers. Here they are whole, and k is a multiple of 2ⁿ⁻¹: then Alice's best numbers are whole, too, as the Proof says.",
        "每轮 Alice 报一个 0 到 k 的数，Bob 把它加到得分上，或者从得分中减去；他至少要加 m 次。最后得分大于目标，Alice 赢；小于目标，Bob 赢。原题可以报任意实数；这里只报整数，并且 k 是 2ⁿ⁻¹ 的倍数，这时 Alice 的最优选择恰好都是整数（见证明）。",
    ];
    const TAKES: Phrase = [
        "n m | k | added and subtracted so far | the target: 3 2 | 4 | 0 0 | 4. At most 4 turns, k at most 10 and a multiple of 2ⁿ⁻¹",
        "n m | k | 已加的和、已减的和 | 目标，例如 3 2 | 4 | 0 0 | 4：至多 4 轮，k 至多 10 且是 2ⁿ⁻¹ 的倍数",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "3 2 | 4 | 0 0 | 4",
        "2 1 | 10 | 0 0 | 5",
        "2 1 | 4 | 0 0 | 1",
        "3 1 | 8 | 0 0 | 3",
        "3 2 | 8 | 0 0 | 9",
        "4 2 | 8 | 0 0 | 5",
    ];
    const PLAYERS: Option<[Phrase; 2]> = Some([["Alice", "Alice"], ["Bob", "Bob"]]);
    const ASKED: [Phrase; 2] = [
        [
            "Take any number that Alice may name: where does the score end if Bob adds it, and where if he subtracts it?",
            "对 Alice 能报的每个数：Bob 加上它，最后得分是多少？减去它呢？",
        ],
        [
            "Which step leads to a score on the right side of the target or, if none does, to the target itself?",
            "走哪一步，最后得分能落在目标的有利一侧？如果不能，走哪一步能正好等于目标？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let position = board::groups(text)?;
        let lengths: Vec<usize> = position.iter().map(Vec::len).collect();
        if lengths != [2, 1, 2, 1] && lengths != [2, 1, 2, 1, 1] {
            return None;
        }
        let (n, m, k) = (position[0][0], position[0][1], position[1][0]);
        let fits = n <= 4
            && m <= n
            && (1..=10).contains(&k)
            && k % (1 << n.saturating_sub(1)) == 0
            && position[2].iter().chain(&position[3]).all(|&number| number <= 99)
            && position.get(4).map_or(true, |named| n > 0 && named[0] <= k);
        fits.then_some(position)
    }

    fn write(position: &Vec<Vec<u64>>) -> String {
        board::write_groups(position)
    }

    fn scene(position: &Vec<Vec<u64>>) -> Vec<Picture> {
        let (n, m, k) = (position[0][0], position[0][1], position[1][0]);
        let named = position.get(4).map(|named| named[0]);
        let number = |x: u64| Cell {
            id: Some(Id::Cell(0, x as usize)),
            ground: if named == Some(x) { Look::Shaded } else { Look::Plain },
            text: x.to_string(),
            ..Cell::default()
        };
        let turn = |j: u64| Cell {
            id: Some(Id::Cell(1, j as usize)),
            text: if j < m { "+" } else { "±" }.into(),
            ..Cell::default()
        };
        let target = position[3][0];
        let score = minus(score(position));
        let note = [
            format!("Score {}, target {}. Below: the turns that are left; Bob must add in as many of them as there are signs +.", score, target),
            format!("得分 {}，目标 {}。下面是剩下的轮次，有几个 +，Bob 就还要加几次。", score, target),
        ];
        let mut scene = vec![
            Picture::Strips(vec![(0..=k).map(number).collect()]),
            Picture::Note(note),
            Picture::Strips(vec![(0..n).map(turn).collect()]),
        ];
        if let Some(x) = named {
            let button = |i: u64, en: &str, zh: &str| {
                (Id::Button(0, i), [format!("{} {}", en, x), format!("{} {}", zh, x)])
            };
            let mut buttons = vec![button(0, "add", "加上")];
            buttons.extend((m < n).then(|| button(1, "subtract", "减去")));
            scene.push(Picture::Buttons(buttons));
        }
        scene
    }

    fn act(_: &Vec<Vec<u64>>, step: &Step) -> Act {
        match *step {
            Step::Name(x) => Act::new(vec![Id::Cell(0, x as usize)], ["name {0}", "报 {0}"], &[x]),
            Step::Add(x) => Act::new(vec![Id::Button(0, 0)], ["add {0}", "加上 {0}"], &[x]),
            Step::Subtract(x) => {
                Act::new(vec![Id::Button(0, 1)], ["subtract {0}", "减去 {0}"], &[x])
            }
            Step::Wait => {
                Act::new(vec![Id::Cell(1, 0)], ["wait for the other player", "等对方先走"], &[])
            }
        }
    }

    fn claim(position: &Vec<Vec<u64>>, player: Player) -> Option<Claim> {
        let (n, m, now) = (position[0][0], position[0][1], minus(score(position)));
        let end = end(position);
        let formula = match position.get(4).map(|named| named[0]) {
            None => format!("{} + f({}, {}) = {}", now, n, m, minus(end)),
            Some(x) => {
                let added = format!("{} + {} + f({}, {})", now, x, n - 1, m.saturating_sub(1));
                if m == n {
                    format!("{} = {}", added, minus(end))
                } else {
                    let subtracted = format!("{} − {} + f({}, {})", now, x, n - 1, m);
                    format!("min({}, {}) = {}", added, subtracted, minus(end))
                }
            }
        };
        let words = [
            format!("The score ends at {}, the target is {}", formula, position[3][0]),
            format!("最后得分 {}，目标 {}", formula, position[3][0]),
        ];
        let lead = end - signed(position[3][0]);
        let lost = if player == Player::Left { lead < 0 } else { lead > 0 };
        Some(Claim { words, lost })
    }

    fn why(position: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let ([wait_en, wait_zh], [begin_en, begin_zh]) =
            (waits(position, player), reason(position));
        let (end, target) = (end(position), position[3][0]);
        let lead = end - signed(target);
        let [who_en, who_zh] = match lead.cmp(&0) {
            Ordering::Greater => [
                format!("{} above the target, and Alice wins", lead),
                format!("比目标多 {}，Alice 赢", lead),
            ],
            Ordering::Equal => ["just the target".into(), "正好等于目标，平局".into()],
            Ordering::Less => [
                format!("{} below the target, and Bob wins", -lead),
                format!("比目标少 {}，Bob 赢", -lead),
            ],
        };
        let words = [
            format!("{}{} The score ends at {}, {}.", wait_en, begin_en, minus(end), who_en),
            format!("{}{}最后得分 {}，{}。", wait_zh, begin_zh, minus(end), who_zh),
        ];
        Some(match (lead.cmp(&0), player) {
            (Ordering::Equal, _) => Why::drawn(words),
            (Ordering::Greater, Player::Left) | (Ordering::Less, Player::Right) => Why::won(words),
            _ => Why::lost(words),
        })
    }

    /// What adding and subtracting lead to.
    fn drawn(position: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let mut drawn = Drawn::new(ENDS);
        if position[0][0] == 0 {
            return Some(drawn);
        }
        let all = match position.get(4) {
            Some(named) => named[0]..=named[0],
            None => 0..=position[1][0],
        };
        let best = all.clone().map(|x| lower(answers(position, x))).max();
        for x in all {
            let (cell, ends) = (Id::Cell(0, x as usize), answers(position, x));
            let counts = Some(lower(ends)) == best;
            drawn = drawn.span(cell, cell, ends.1.map_or(String::new(), minus), counts);
            drawn = drawn.tag(cell, minus(ends.0), counts);
        }
        Some(drawn)
    }
}

const ENDS: Phrase = [
    "At the top of each number: where the score ends if Bob adds it; below it: where it ends if he subtracts it, unless he must add. Orange: the lower of the two is as large as possible.",
    "每个数的上方：Bob 加上它，最后的得分；下方：Bob 减去它，最后的得分（必须加时没有）。粗框：两者中较小的一个达到最大。",
];

/// The score so far.
fn score(position: &[Vec<u64>]) -> i64 {
    signed(position[2][0]) - signed(position[2][1])
}

/// f(n, m): the table of averages.
fn f(n: u64, m: u64, k: u64) -> i64 {
    match m {
        0 => 0,
        _ if m == n => signed(n * k),
        _ => (f(n - 1, m - 1, k) + f(n - 1, m, k)) / 2,
    }
}

/// Where the score ends if Alice names x: after adding, and after subtracting, if Bob may.
fn answers(position: &[Vec<u64>], x: u64) -> (i64, Option<i64>) {
    let (n, m, k) = (position[0][0], position[0][1], position[1][0]);
    let added = score(position) + signed(x) + f(n - 1, m.saturating_sub(1), k);
    let subtracted = (m < n).then(|| score(position) - signed(x) + f(n - 1, m, k));
    (added, subtracted)
}

fn lower((added, subtracted): (i64, Option<i64>)) -> i64 {
    subtracted.map_or(added, |subtracted| added.min(subtracted))
}

/// Where the score ends with best play.
fn end(position: &[Vec<u64>]) -> i64 {
    match position.get(4) {
        Some(named) => lower(answers(position, named[0])),
        None => score(position) + f(position[0][0], position[0][1], position[1][0]),
    }
}

/// Whether this player has to wait for the other one.
fn waits(position: &[Vec<u64>], player: Player) -> Phrase {
    match (position[0][0], position.len(), player) {
        (0, _, Player::Left) => ["Alice has no more number to name. ", "Alice 不用再报数。"],
        (0, _, Player::Right) => ["Bob has no more number to answer. ", "Bob 没有数可加减了。"],
        (_, 4, Player::Right) => ["Bob waits for a number. ", "Bob 等 Alice 报数。"],
        (_, 5, Player::Left) => ["Alice waits for the answer. ", "Alice 等 Bob 加减。"],
        _ => ["", ""],
    }
}

/// What leads to the end.
fn reason(position: &[Vec<u64>]) -> Words {
    let (n, m, k) = (position[0][0], position[0][1], position[1][0]);
    let x = match position.get(4) {
        Some(named) => named[0],
        None => return before_a_number(n, m, k),
    };
    match answers(position, x) {
        (added, Some(subtracted)) => {
            let [en, zh] = match added.cmp(&subtracted) {
                Ordering::Less => ["so Bob adds.", "所以 Bob 加。"],
                Ordering::Equal => ["so both answers are equally good.", "两种选择一样好。"],
                Ordering::Greater => ["so Bob subtracts.", "所以 Bob 减。"],
            };
            let (added, subtracted) = (minus(added), minus(subtracted));
            [
                format!(
                    "Adding {} leads to {}, subtracting it to {}, {}",
                    x, added, subtracted, en
                ),
                format!("加上 {}，最后是 {}；减去它，最后是 {}，{}", x, added, subtracted, zh),
            ]
        }
        (_, None) => [
            format!("Bob must add in every turn that is left, so he adds {}.", x),
            format!("剩下的每一轮 Bob 都必须加，所以他加上 {}。", x),
        ],
    }
}

fn before_a_number(n: u64, m: u64, k: u64) -> Words {
    if n == 0 {
        return ["All turns are over.".into(), "各轮都结束了。".into()];
    }
    if m == 0 {
        return [
            "Bob need not add any more and would subtract any number, so Alice names 0.".into(),
            "Bob 不必再加，报什么他都减，所以 Alice 报 0。".into(),
        ];
    }
    if m == n {
        return [
            format!("Bob must add in every turn that is left, so Alice names {} each time.", k),
            format!("剩下的每一轮 Bob 都必须加，所以 Alice 每次都报 {}。", k),
        ];
    }
    let (added, subtracted) = (f(n - 1, m - 1, k), f(n - 1, m, k));
    let x = (subtracted - added) / 2;
    [
        format!("If Bob adds, the later turns are worth {}, if he subtracts, {}. Alice names {}, half of the difference, and both answers come to the same.", added, subtracted, x),
        format!("Bob 加，以后几轮值 {}；Bob 减，值 {}。Alice 报差的一半 {}，加和减的结果就一样。", added, subtracted, x),
    ]
}

fn minus(number: i64) -> String {
    number.to_string().replace('-', "−")
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).expect("a board has small numbers")
}
