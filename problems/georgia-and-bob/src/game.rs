//! The game as stated: a turn moves one man to the left, not off the strip, not over or onto another.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::nim::nim_sum;

pub struct Rules;

impl Game for Rules {
    /// The squares of the men, from the left.
    type Position = Vec<u64>;
    /// From which square to which.
    type Move = [u64; 2];

    fn moves(men: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (i, &from) in men.iter().enumerate() {
            let before = if i == 0 { 0 } else { men[i - 1] };
            for to in before + 1..from {
                moves.push(([from, to], [&men[..i], &[to], &men[i + 1..]].concat()));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<u64>> {
        let men = |set: u64| (1..=11).filter(|square| set >> (square - 1) & 1 == 1).collect();
        (1..1 << 11).map(men).collect()
    }
}

/// The strip ends here; the rules do not need it to end.
const SQUARES: u64 = 16;

impl Show for Rules {
    const RULE: Phrase = [
        "Move one man any number of squares to the left, not over another man and not onto one. Whoever cannot move loses.",
        "每次选一枚棋子往左移任意多格，不能越过别的棋子，也不能移到有棋子的格子里。不能操作的人输。",
    ];
    const TAKES: Phrase = [
        "the squares of the men, from 1 to 16, for example 3 4 8 12 13",
        "各枚棋子所在的格子，从 1 到 16，例如 3 4 8 12 13",
    ];
    const SET_UPS: &'static [&'static str] = &["3 4 8 12 13", "2 5 6 9", "1 5 6 7 9 12 14 16"];
    const ASKED: [Phrase; 2] = [
        ["Pair the men from the right: which powers of two occur an odd number of times in the gaps inside the pairs?", "从右往左配对，每对中间的空格数拆成 2 的幂：哪些幂出现奇数次？"],
        ["Which man can move so that every power occurs an even number of times in the gaps inside the pairs?", "移哪一枚，能让每对中间的空格数里每个幂都出现偶数次？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        let mut men = board::numbers(text)?;
        men.sort_unstable();
        let differ = men.windows(2).all(|two| two[0] < two[1]);
        let fits = men.iter().all(|s| (1..=SQUARES).contains(s));
        (!men.is_empty() && differ && fits).then_some(men)
    }

    fn write(men: &Vec<u64>) -> String {
        board::write(men)
    }

    fn scene(men: &Vec<u64>) -> Vec<Picture> {
        let drawn = |square: u64| {
            let man = men.iter().position(|&man| man == square);
            Cell {
                id: Some(cell(square)),
                piece: man.map(|_| Look::Black),
                name: man,
                text: if man.is_some() { String::new() } else { square.to_string() },
                ..Cell::default()
            }
        };
        vec![Picture::Strips(vec![(1..=SQUARES).map(drawn).collect()])]
    }

    fn act(_: &Vec<u64>, step: &[u64; 2]) -> Act {
        let words = ["move the man on {0} to {1}", "把第 {0} 格的棋子移到第 {1} 格"];
        Act::new(step.map(cell).to_vec(), words, step)
    }

    fn claim(men: &Vec<u64>, _: Player) -> Option<Claim> {
        let pairs = pairs(men);
        let claim = Claim::nim_sum(&pairs.iter().map(|(a, b)| b - a - 1).collect::<Vec<u64>>());
        let named: Vec<String> = pairs.iter().map(|(a, b)| format!("{}–{}", a, b)).collect();
        let words = [
            format!("gaps in the pairs {}: {}", named.join(", "), claim.words[0]),
            format!("各对 {} 的间隔：{}", named.join("、"), claim.words[1]),
        ];
        Some(Claim { words, ..claim })
    }

    fn why(men: &Vec<u64>, _: Player) -> Option<Why> {
        let mut gaps = pairs(men);
        gaps.retain(|(a, b)| b - a > 1);
        if gaps.is_empty() {
            return Some(Why::lost(if men[men.len() - 1] == men.len() as u64 {
                END
            } else {
                NONE
            }));
        }
        let x = nim_sum(gaps.iter().map(|(a, b)| b - a - 1));
        let gap = |&(a, b): &(u64, u64)| match a {
            0 => [format!("{} left of {}", b - 1, b), format!("{} 左边 {} 格", b, b - 1)],
            _ => [
                format!("{} in {}–{}", b - a - 1, a, b),
                format!("{} 与 {} 之间 {} 格", a, b, b - a - 1),
            ],
        };
        let all = |i: usize| gaps.iter().map(|pair| gap(pair)[i].clone()).collect::<Vec<_>>();
        let (gaps_en, gaps_zh) = (all(0).join(", "), all(1).join("、"));
        let en = format!("{} {} (nim-sum {})", COUNT[0], gaps_en, x);
        let zh = format!("{}{}，异或和 {}", COUNT[1], gaps_zh, x);
        if x == 0 {
            return Some(Why::lost([
                format!("{}. Any move spoils that, and the answer restores it.", en),
                format!("{}。怎么走都不再是 0，对手再走回 0。", zh),
            ]));
        }
        let (a, b) = gaps.into_iter().find(|(a, b)| (b - a - 1) ^ x < b - a - 1)?;
        let to = a + 1 + ((b - a - 1) ^ x);
        Some(Why::won([
            format!("{}. Move {} to {}, and it is 0.", en, b, to),
            format!("{}。把 {} 移到 {}，就变成 0。", zh, b, to),
        ]))
    }

    fn drawn(men: &Vec<u64>, _: Player) -> Option<Drawn> {
        let pairs = pairs(men);
        let x = nim_sum(pairs.iter().map(|(a, b)| b - a - 1));
        let framed = |drawn: Drawn, &(a, b): &(u64, u64)| {
            let pair = drawn.span(cell(a.max(1)), cell(b), "", false);
            pair.bricks(b - a - 1, x, |j| cell(a + 1 + j))
        };
        Some(pairs.iter().fold(Drawn::new(FRAMED), framed))
    }
}

const FRAMED: Phrase = [
    "The men are framed in pairs from the right, a man left over with the end of the strip; inside, the gaps as powers of two. Orange: the powers that occur an odd number of times.",
    "从右往左两枚一框，多出的一枚与最左端一框；框里的空格数再拆成 2 的幂。粗框：出现奇数次的幂。",
];

const COUNT: Phrase = [
    "In pairs from the right, a right man can follow his left one, so only gaps inside pairs count:",
    "从右往左配对，左边走了右边能跟上，只看每对中间的空格：",
];
const NONE: Phrase = [
    "In pairs from the right no pair has a gap inside: as far as a left man moves, the right man follows.",
    "从右往左配对，每对中间都没有空格：左边一枚走几格，右边一枚就跟几格。",
];
const END: Phrase =
    ["The men stand side by side at the left end: none can move.", "棋子全靠在最左端，不能再动。"];

/// Pairs from the right; the first man may be paired with the strip's end, 0.
fn pairs(men: &[u64]) -> Vec<(u64, u64)> {
    let pair = |pair: &[u64]| if pair.len() == 2 { (pair[0], pair[1]) } else { (0, pair[0]) };
    men.rchunks(2).map(pair).collect()
}

fn cell(square: u64) -> Id {
    Id::Cell(0, square as usize)
}
