//! The game as stated: a turn moves one coin to the left, not off the strip, not over or onto another.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::nim::nim_sum;

pub struct Rules;

impl Game for Rules {
    /// n, and the squares of the coins, from the left.
    type Position = Vec<Vec<u64>>;
    /// From which square to which.
    type Move = [u64; 2];

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (i, &from) in given[1].iter().enumerate() {
            let before = if i == 0 { 0 } else { given[1][i - 1] };
            for to in before + 1..from {
                let mut after = given.clone();
                after[1][i] = to;
                moves.push(([from, to], after));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let of = |n| (0..=n).flat_map(move |m| placements(n, m));
        [1, 2, 3, 5, 8, 10].iter().flat_map(|&n| of(n)).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Move one coin any number of squares to the left, not over another coin and not onto one. Whoever cannot move loses.",
        "每次把一枚金币往左移任意多格，不能越过别的金币，也不能移到有金币的格子上。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "n | the squares of the coins, for example 10 | 3 5 9; n is at most 16",
        "n | 各枚金币所在的格子，例如 10 | 3 5 9；n 至多 16",
    ];
    const SET_UPS: &'static [&'static str] =
        &["10 | 3 5 9", "10 | 2 5 8", "12 | 1 4 5 9 12", "16 | 9 10 11 12 13 14 15 16"];
    const ASKED: [Phrase; 2] = [
        ["Pair the coins from the right: which powers of two occur an odd number of times in the gaps inside the pairs?", "从右往左配对，每对中间的空格数拆成 2 的幂：哪些幂出现奇数次？"],
        ["Which coin can move so that every power occurs an even number of times in the gaps inside the pairs?", "移哪一枚，能让每对中间的空格数里每个幂都出现偶数次？"],
    ];
    const COUNTED: Option<(Phrase, &'static str)> = Some((["n m", "n m"], "6 3"));

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let given = board::groups(text)?;
        if given.len() != 2 || given[0].len() != 1 || given[0][0] > 16 {
            return None;
        }
        let differ = given[1].windows(2).all(|two| two[0] < two[1]);
        let fits = given[1].iter().all(|square| (1..=given[0][0]).contains(square));
        (given[0][0] > 0 && differ && fits).then_some(given)
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        board::write_groups(given)
    }

    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let cell = |square: u64| {
            let coin = given[1].iter().position(|&coin| coin == square);
            Cell {
                id: Some(Id::Cell(0, square as usize)),
                piece: coin.map(|_| Look::Black),
                name: coin,
                text: if coin.is_some() { String::new() } else { square.to_string() },
                ..Cell::default()
            }
        };
        vec![Picture::Strips(vec![(1..=given[0][0]).map(cell).collect()])]
    }

    fn act(_: &Vec<Vec<u64>>, step: &[u64; 2]) -> Act {
        let words = ["move the coin on {0} to {1}", "把第 {0} 格的金币移到第 {1} 格"];
        Act::new(step.map(|square| Id::Cell(0, square as usize)).to_vec(), words, step)
    }

    fn claim(given: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let (gaps, counting) = gaps(given);
        let claim = Claim::nim_sum(&counting);
        let words = [
            format!(
                "gaps {}; every second one from the right: {}",
                board::write(&gaps),
                claim.words[0]
            ),
            format!("间隔 {}，从右往左隔一个取一个：{}", board::write(&gaps), claim.words[1]),
        ];
        Some(Claim { words, ..claim })
    }

    fn why(given: &Vec<Vec<u64>>, _: Player) -> Option<Why> {
        let counting = gaps(given).1;
        if counting.iter().all(|&gap| gap == 0) {
            return Some(Why::lost([
                "Every second gap from the right is closed: when the front coin of a pair moves, the other one follows it.",
                "从右往左隔一个取一个，这些间隔都是 0：每对金币里前一枚走几格，后一枚就跟几格。",
            ]));
        }
        let what = [
            "the gaps that count (every second one, from the right)",
            "有效间隔（从右往左隔一个取一个）",
        ];
        Some(Why::nim_sum(&counting, what))
    }

    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let x = nim_sum(gaps(given).1);
        let cell = |square: u64| Id::Cell(0, square as usize);
        let framed = |drawn: Drawn, pair: &[u64]| {
            let (a, b) = if pair.len() == 2 { (pair[0], pair[1]) } else { (0, pair[0]) };
            let pair = drawn.span(cell(a.max(1)), cell(b), "", false);
            pair.bricks(b - a - 1, x, |j| cell(a + 1 + j))
        };
        Some(given[1].rchunks(2).fold(Drawn::new(FRAMED), framed))
    }

    fn counted(limits: &str) -> Option<Vec<Vec<Vec<u64>>>> {
        match board::numbers(limits)?[..] {
            [n, m] if n > 0 && m <= n && n <= 10 => Some(placements(n, m)),
            _ => None,
        }
    }
}

const FRAMED: Phrase = [
    "The coins are framed in pairs from the right, a coin left over with the end of the strip; inside, the gaps as powers of two. Orange: the powers that occur an odd number of times.",
    "从右往左两枚一框，多出的一枚与最左端一框；框里的空格数再拆成 2 的幂。粗框：出现奇数次的幂。",
];

/// The gaps on the left of the coins, and those that count.
fn gaps(given: &[Vec<u64>]) -> (Vec<u64>, Vec<u64>) {
    let before = Some(0).into_iter().chain(given[1].iter().copied());
    let gaps: Vec<u64> = given[1].iter().zip(before).map(|(b, a)| b - a - 1).collect();
    let counting = gaps.iter().rev().step_by(2).copied().collect();
    (gaps, counting)
}

/// All placements of m coins on n squares.
fn placements(n: u64, m: u64) -> Vec<Vec<Vec<u64>>> {
    let sets = (0..1_u64 << n).filter(|set| u64::from(set.count_ones()) == m);
    let coins = |set: u64| (1..=n).filter(|square| set >> (square - 1) & 1 == 1).collect();
    sets.map(|set| vec![vec![n], coins(set)]).collect()
}
