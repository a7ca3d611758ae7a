//! The game as stated: take the first or the last number of the row as points.

use board::{Act, Cell, Claim, Drawn, Id, Phrase, Picture, Show, Why, Words};
use shared::game::{End, Game, Moves, Player};
use shared::small;
use std::cmp::Ordering;

pub struct Rules;

impl Game for Rules {
    /// The row, and the points of both players.
    type Position = Vec<Vec<u64>>;
    /// The place of the number that is taken.
    type Move = usize;

    const END: End = End::Score;

    fn moves(position: &Vec<Vec<u64>>, player: Player) -> Moves<Rules> {
        let step = |i: usize| {
            let mut to = position.clone();
            let taken = to[0].remove(i);
            to[1][usize::from(player == Player::Right)] += taken;
            (i, to)
        };
        match position[0].len() {
            0 => vec![],
            1 => vec![step(0)],
            n => vec![step(0), step(n - 1)],
        }
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let rows = small::up_to(&[(4, 4), (6, 1)]).into_iter();
        rows.map(|row| vec![row, vec![0, 0]]).collect()
    }

    fn result(position: &Vec<Vec<u64>>) -> i64 {
        signed(position[1][0]) - signed(position[1][1])
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take the number at the left or at the right end; it is added to your points. When all are taken, more points win.",
        "每次取走最左或最右的一个数，加到自己的得分里。取完时得分多的人赢。",
    ];
    const TAKES: Phrase = [
        "the row, then the points so far: 4 5 1 3 | 0 0. At most 12 numbers, each at most 99",
        "先写一排数，再写两人已有的得分：4 5 1 3 | 0 0。至多 12 个数，每个至多 99",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "3 9 1 2 | 0 0",
        "4 5 1 3 | 0 0",
        "1 0 1 2 | 0 0",
        "0 1 0 | 0 0",
        "7 2 9 4 1 8 3 6 5 11 4 10 | 0 0",
    ];
    const PLAYERS: Option<[Phrase; 2]> = Some([["First", "先手"], ["Second", "后手"]]);
    const ASKED: [Phrase; 2] = [
        [
            "Take one end: how much more will the other player get on the rest?",
            "取走一端，对手在剩下的数上能多得几分？",
        ],
        [
            "Which end lets the player to move finish ahead or, if none does, level?",
            "取哪一端，最后能领先？如果不能领先，取哪一端能打平？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let position = board::groups(text)?;
        let fits = position.len() == 2
            && position[0].len() <= 12
            && position[1].len() == 2
            && position[0].iter().all(|&x| x <= 99)
            && position[1].iter().all(|&points| points <= 9999);
        fits.then_some(position)
    }

    fn write(position: &Vec<Vec<u64>>) -> String {
        board::write_groups(position)
    }

    fn scene(position: &Vec<Vec<u64>>) -> Vec<Picture> {
        let (n, points) = (position[0].len(), &position[1]);
        let cell = |(i, x): (usize, &u64)| Cell {
            id: (i == 0 || i + 1 == n).then_some(Id::Cell(0, i)),
            text: x.to_string(),
            ..Cell::default()
        };
        let note = [
            format!("First has {}, Second has {}.", points[0], points[1]),
            format!("先手 {} 分，后手 {} 分。", points[0], points[1]),
        ];
        let row = position[0].iter().enumerate().map(cell).collect();
        vec![Picture::Strips(vec![row]), Picture::Note(note)]
    }

    fn act(position: &Vec<Vec<u64>>, &i: &usize) -> Act {
        let row = &position[0];
        let words = match i {
            _ if row.len() == 1 => ["take {0}", "取 {0}"],
            0 => ["take {0} at the left end", "取最左边的 {0}"],
            _ => ["take {0} at the right end", "取最右边的 {0}"],
        };
        Act::new(vec![Id::Cell(0, i)], words, &[row[i]])
    }

    fn claim(position: &Vec<Vec<u64>>, player: Player) -> Option<Claim> {
        let (d, ahead) = (difference(&position[0]), ahead(position, player));
        let ([now_en, now_zh], [end_en, end_zh]) = (lead(ahead), lead(ahead + d));
        let [en, zh] =
            if player == Player::Left { ["First", "先手"] } else { ["Second", "后手"] };
        let d_words = d.to_string().replace('-', "−");
        let words = [
            format!(
                "{} is {} so far; d(1, n) = {} on the rest: {} in the end",
                en, now_en, d_words, end_en
            ),
            format!("{}目前{}，剩下的数上 d(1, n) = {}，最后{}", zh, now_zh, d_words, end_zh),
        ];
        Some(Claim { words, lost: ahead + d < 0 })
    }

    /// An end is as good as what it leaves to the opponent is bad.
    fn why(position: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let row = &position[0];
        let [en, zh, other_en, other_zh] = match player {
            Player::Left => ["First", "先手", "Second", "后手"],
            Player::Right => ["Second", "后手", "First", "先手"],
        };
        let on_the_rest = |d: i64| match d.cmp(&0) {
            Ordering::Greater => {
                [format!("{} gets {} more", other_en, d), format!("{}多得 {} 分", other_zh, d)]
            }
            Ordering::Equal => ["both get the same".into(), "两人得分一样".into()],
            Ordering::Less => [format!("{} gets {} more", en, -d), format!("{}多得 {} 分", zh, -d)],
        };
        let [begin_en, begin_zh] = match row[..] {
            [] => ["No number is left:".into(), "数已经取完：".into()],
            [x] => [format!("Only the {} is left to take:", x), format!("只剩最后的 {} 可取：", x)],
            [left, .., right] => {
                let (l, r) = (difference(&row[1..]), difference(&row[..row.len() - 1]));
                let [best_en, best_zh] = match (signed(left) - l).cmp(&(signed(right) - r)) {
                    Ordering::Greater => ["so the left end is best:", "所以取左端："],
                    Ordering::Equal => ["so either end will do:", "所以取哪一端都一样："],
                    Ordering::Less => ["so the right end is best:", "所以取右端："],
                };
                let ([l_en, l_zh], [r_en, r_zh]) = (on_the_rest(l), on_the_rest(r));
                [
                    format!(
                        "After the {} on the left {} on the rest, after the {} on the right {}; {}",
                        left, l_en, right, r_en, best_en
                    ),
                    format!(
                        "取左端的 {}，剩下的数{}；取右端的 {}，剩下的数{}，{}",
                        left, l_zh, right, r_zh, best_zh
                    ),
                ]
            }
        };
        let lead = ahead(position, player) + difference(row);
        Some(match lead.cmp(&0) {
            Ordering::Greater => Why::won([
                format!("{} in all, {} ends {} ahead.", begin_en, en, lead),
                format!("{}{}总分领先 {}。", begin_zh, zh, lead),
            ]),
            Ordering::Equal => Why::drawn([
                format!("{} in all, both end with the same.", begin_en),
                format!("{}两人总分相同。", begin_zh),
            ]),
            Ordering::Less => Why::lost([
                format!("{} in all, {} ends {} behind.", begin_en, en, -lead),
                format!("{}{}总分落后 {}。", begin_zh, zh, -lead),
            ]),
        })
    }

    /// What either end leaves.
    fn drawn(position: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let words = [
            "Orange: the ends. The number: when this end is taken, the best difference on the rest for the player who then moves.",
            "粗框：两端。框上的数：取走这一端后，接着走的人在剩下的数上最多能多得几分。",
        ];
        let (row, mut drawn) = (&position[0], Drawn::new(words));
        let n = row.len();
        if n < 2 {
            return Some(drawn);
        }
        for (end, rest) in [(0, &row[1..]), (n - 1, &row[..n - 1])] {
            let best = difference(rest).to_string().replace('-', "−");
            drawn = drawn.span(Id::Cell(0, end), Id::Cell(0, end), best, true);
        }
        Some(drawn)
    }
}

/// d(1, n) of a row.
fn difference(row: &[u64]) -> i64 {
    let x: Vec<i64> = row.iter().map(|&x| signed(x)).collect();
    let mut d = x.clone();
    for length in 2..=x.len() {
        for l in 0..=x.len() - length {
            d[l] = (x[l] - d[l + 1]).max(x[l + length - 1] - d[l]);
        }
    }
    d.first().copied().unwrap_or(0)
}

/// A player's points so far minus the opponent's.
fn ahead(position: &Vec<Vec<u64>>, player: Player) -> i64 {
    let ahead = Rules::result(position);
    if player == Player::Left {
        ahead
    } else {
        -ahead
    }
}

/// So many points more than the opponent, or fewer.
fn lead(points: i64) -> Words {
    match points.cmp(&0) {
        Ordering::Greater => [format!("{} ahead", points), format!("领先 {} 分", points)],
        Ordering::Equal => ["level".into(), "打平".into()],
        Ordering::Less => [format!("{} behind", -points), format!("落后 {} 分", -points)],
    }
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).expect("a board has small numbers")
}
