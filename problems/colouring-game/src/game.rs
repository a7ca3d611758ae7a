//! The game as stated: a turn paints two neighbouring cells white, at least one of them of the player's colour.

use board::{listed, Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// The cells: 0 is white, 1 red, 2 blue.
    type Position = Vec<u64>;
    /// The left one of the two cells.
    type Move = usize;

    fn moves(cells: &Vec<u64>, player: Player) -> Moves<Rules> {
        let own = if player == Player::Left { 1 } else { 2 };
        let is_legal = |i: &usize| cells[*i] == own || cells[i + 1] == own;
        let step = |i: usize| {
            let mut to = cells.clone();
            to[i] = 0;
            to[i + 1] = 0;
            (i, to)
        };
        (0..cells.len() - 1).filter(is_legal).map(step).collect()
    }

    fn small() -> Vec<Vec<u64>> {
        small::positions((2..=7).map(|len| (len, 2))).collect()
    }
}

/// The signs of the colours.
const SIGNS: &str = "WRB";

impl Show for Rules {
    const RULE: Phrase = [
        "Paint two neighbouring cells white: Alice at least one red cell, Bob at least one blue one. A white cell may be painted again. Whoever cannot move loses.",
        "每次把相邻的两格涂成白色：Alice 涂的至少一格是红的，Bob 涂的至少一格是蓝的，白格可以再涂。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "2 to 16 cells: R is red, B blue, W white, for example RRBRBB",
        "2 到 16 格：R 是红，B 是蓝，W 是白，例如 RRBRBB",
    ];
    const SET_UPS: &'static [&'static str] =
        &["RRBRBB", "RBRB", "RBRBRBRBRRBB", "RRBBB", "BRRBRB", "RBRBRBRBRBRBRBRB"];
    const PLAYERS: Option<[Phrase; 2]> = Some([["Alice", "Alice"], ["Bob", "Bob"]]);
    const ASKED: [Phrase; 2] = [
        ["How many cells are red, how many blue, and how long are the pieces in which the two colours alternate?", "红、蓝各有几格？红蓝相间的各段有多长？"],
        ["Which two cells, painted white, leave a majority of one's own colour, or equally many with nim-sum 0?", "涂哪两格，能让自己的颜色占多数，或者红蓝一样多且各段的异或和为 0？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        board::word(text, SIGNS).filter(|cells| (2..=16).contains(&cells.len()))
    }

    fn write(cells: &Vec<u64>) -> String {
        board::write_word(cells, SIGNS)
    }

    fn scene(cells: &Vec<u64>) -> Vec<Picture> {
        let cell = |(i, &cell): (usize, &u64)| Cell {
            id: Some(Id::Cell(0, i)),
            ground: [Look::White, Look::Red, Look::Blue][cell as usize],
            ..Cell::default()
        };
        vec![Picture::Strips(vec![cells.iter().enumerate().map(cell).collect()])]
    }

    fn act(_: &Vec<u64>, &i: &usize) -> Act {
        let words = ["paint cells {0} and {1}", "涂第 {0}、{1} 格"];
        let taps = vec![Id::Cell(0, i), Id::Cell(0, i + 1)];
        Act::new(taps, words, &[i as u64 + 1, i as u64 + 2])
    }

    fn claim(cells: &Vec<u64>, player: Player) -> Option<Claim> {
        let (red, blue) = (count(cells, 1), count(cells, 2));
        if red != blue {
            let words =
                [format!("{} red, {} blue", red, blue), format!("红 {} 格，蓝 {} 格", red, blue)];
            return Some(Claim { words, lost: (red > blue) != (player == Player::Left) });
        }
        let pieces = pieces(cells);
        let sum = Claim::nim_sum(&pieces.iter().map(|&l| D[l]).collect::<Vec<u64>>());
        let pieces = pieces.iter().map(usize::to_string).collect::<Vec<String>>().join(" ");
        let words = [
            format!("{} red, {} blue; pieces of {}: {}", red, blue, pieces, sum.words[0]),
            format!("红蓝各 {} 格，各段长 {}：{}", red, pieces, sum.words[1]),
        ];
        Some(Claim { words, ..sum })
    }

    fn why(cells: &Vec<u64>, player: Player) -> Option<Why> {
        let left = player == Player::Left;
        let (own, other) = if left { (1, 2) } else { (2, 1) };
        let (mine, others) = (count(cells, own), count(cells, other));
        let (me, rival) = if left { ("Alice", "Bob") } else { ("Bob", "Alice") };
        let ([en, zh], [en_rival, zh_rival]) =
            (COLOURS[own as usize - 1], COLOURS[other as usize - 1]);
        if mine == 0 {
            return Some(Why::lost([
                format!("No {} cell is left for {}.", en, me),
                format!("没有{}格了，{} 不能走。", zh, me),
            ]));
        }
        if others == 0 {
            return Some(Why::won([
                format!(
                    "No {} cell is left: {} still has a move, and then {} has none.",
                    en_rival, me, rival
                ),
                format!("没有{}格了：{} 还能走，{} 不能走。", zh_rival, me, rival),
            ]));
        }
        if mine > others {
            return Some(Why::won([
                format!("{} {} cells against {} {}: {} paints one of each as long as they are neighbours, and so keeps more moves in the end.", mine, en, others, en_rival, me),
                format!("{}格 {} 个，{}格 {} 个：只要有相邻的一红一蓝，{} 就涂，最后剩下的步数比对手多。", zh, mine, zh_rival, others, me),
            ]));
        }
        if mine < others {
            return Some(Why::lost([
                format!("Fewer {} cells than {} ones, {} against {}: {} paints one of each as long as they are neighbours, and {} runs out of moves first.", en, en_rival, mine, others, rival, me),
                format!("{}格只有 {} 个，{}格有 {} 个：{} 总涂相邻的一红一蓝，先走不动的是 {}。", zh, mine, zh_rival, others, rival, me),
            ]));
        }
        let long: Vec<usize> = pieces(cells).into_iter().filter(|&l| l > 1).collect();
        if long.is_empty() {
            return Some(Why::lost([
                "As many red cells as blue ones, but no red one beside a blue one: any move only gives the other player the majority.",
                "红蓝一样多，却没有相邻的一红一蓝：怎么涂都只减少轮到走的人自己的颜色，对手的颜色就成了多数。",
            ]));
        }
        if long.iter().all(|&l| l <= 3) {
            let [en, zh] = [["an even", "偶"], ["an odd", "奇"]][long.len() % 2];
            let words = [
                format!("As many red as blue, so each move must paint one of each. No alternating piece has more than 3 cells, so the number of such moves is {}, {} number.", long.len(), en),
                format!("红蓝一样多，每步必须涂一红一蓝。相间的段长至多 3，各够涂一次：还有 {} 步，是{}数。", long.len(), zh),
            ];
            return Some(if long.len() % 2 == 0 { Why::lost(words) } else { Why::won(words) });
        }
        let [en, zh] = listed(&long.iter().map(|&l| l as u64).collect::<Vec<_>>());
        let [en_values, zh_values] = listed(&long.iter().map(|&l| D[l]).collect::<Vec<_>>());
        let x = sum(cells);
        let the =
            if long.len() == 1 { "The alternating piece of" } else { "The alternating pieces of" };
        let are = if long.len() == 1 { "is" } else { "are" };
        let en = format!("As many red as blue, so each move must paint one of each. {} {} {} worth {} (nim-sum {})", the, en, are, en_values, x);
        let zh = format!(
            "红蓝一样多，每步必须涂一红一蓝。相间的段长 {}，SG 值 {}（异或和 {}）",
            zh, zh_values, x
        );
        if x == 0 {
            return Some(Why::lost([
                format!("{}: any move spoils the 0, and the answer restores it.", en),
                format!("{}：怎么涂都不再是 0，对手再涂成 0。", zh),
            ]));
        }
        let keeps = |to: &Vec<u64>| count(to, 1) == count(to, 2) && sum(to) == 0;
        let (best, _) = Self::moves(cells, player).into_iter().find(|(_, to)| keeps(to))?;
        let [en_best, zh_best] = Self::act(cells, &best).words;
        Some(Why::won([
            format!("{}: {}, and it is 0.", en, en_best),
            format!("{}：{}，就成了 0。", zh, zh_best),
        ]))
    }

    fn drawn(cells: &Vec<u64>, _: Player) -> Option<Drawn> {
        let (red, blue) = (count(cells, 1), count(cells, 2));
        let [en, zh] = if red == blue { FRAMED } else { ALTERNATE };
        let words = [
            format!("Red cells: {}, blue cells: {}. {}", red, blue, en),
            format!("红 {} 格，蓝 {} 格。{}", red, blue, zh),
        ];
        let runs = runs(cells);
        let mut drawn = Drawn::new(words);
        for &(first, l) in runs.iter().filter(|run| run.1 > 1) {
            let (from, to) = (Id::Cell(0, first), Id::Cell(0, first + l - 1));
            let equal = runs.iter().filter(|run| D[run.1] == D[l]).count();
            drawn = if red == blue {
                drawn.span(from, to, D[l], D[l] > 0 && equal % 2 == 1)
            } else {
                drawn.span(from, to, "", false)
            };
        }
        Some(drawn)
    }
}

const FRAMED: Phrase = [
    "Framed are the pieces in which the colours alternate, with their Grundy values. Orange: the values that occur an odd number of times.",
    "红蓝相间的各段框在一起，标出 SG 值。粗框：出现奇数次的值。",
];
const ALTERNATE: Phrase = [
    "Framed are the pieces in which the colours alternate: there, a red and a blue cell can go together.",
    "红蓝相间的各段框在一起：段里相邻的一红一蓝可以一起涂掉。",
];

const COLOURS: [Phrase; 2] = [["red", "红"], ["blue", "蓝"]];

/// The Grundy values of pieces of 0 to 16 cells.
const D: [u64; 17] = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5];

fn count(cells: &[u64], colour: u64) -> usize {
    cells.iter().filter(|&&cell| cell == colour).count()
}

/// The pieces in which the colours alternate: their first cells and their lengths.
fn runs(cells: &[u64]) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = vec![];
    for (i, &cell) in cells.iter().enumerate().filter(|one| *one.1 > 0) {
        match runs.last_mut() {
            Some(run) if cells[i - 1] == 3 - cell => run.1 += 1,
            _ => runs.push((i, 1)),
        }
    }
    runs
}

/// The lengths of these pieces.
fn pieces(cells: &[u64]) -> Vec<usize> {
    runs(cells).into_iter().map(|run| run.1).collect()
}

/// The nim-sum of the pieces.
fn sum(cells: &[u64]) -> u64 {
    pieces(cells).into_iter().fold(0, |x, l| x ^ D[l])
}
