//! The game as stated: a turn takes at most twice what the turn before it took.

use board::{Act, Claim, Drawn, Id, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};

pub struct Rules;

impl Game for Rules {
    /// The stones, and how many may be taken; this is at most their number.
    type Position = Vec<u64>;
    /// How many stones go.
    type Move = u64;

    fn moves(given: &Vec<u64>, _: Player) -> Moves<Rules> {
        let (n, most) = (given[0], given[1]);
        let after = |taken: u64| vec![n - taken, (2 * taken).min(n - taken)];
        (1..=most).map(|taken| (taken, after(taken))).collect()
    }

    fn small() -> Vec<Vec<u64>> {
        (0..=40).flat_map(|n| (0..=n).map(move |q| vec![n, q])).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take at least 1 stone and at most twice as many as the move before took; the limit of the first move is given. Whoever takes the last stone wins.",
        "每次至少取 1 颗，至多取对手上一次所取颗数的两倍，第一次的上限另外给定。取到最后一颗的人赢。",
    ];
    const TAKES: Phrase = [
        "how many stones, at most 200, and how many may be taken first, for example 12 11; without the second number, any",
        "石子数，至多 200，再写第一次至多取几颗，例如 12 11；不写第二个数，就是不限",
    ];
    const SET_UPS: &'static [&'static str] =
        &["12 11", "20 19", "13 12", "20 4", "7 7", "25 24", "200 199"];
    const ASKED: [Phrase; 2] = [
        ["Split the stones into Fibonacci numbers, each as large as fits: is the least part within the limit q?", "从大到小拆成斐波那契数：最小的一项超过上限 q 吗？"],
        ["How many can be taken so that the other player cannot take the whole least part of the rest?", "取几颗，能让对手取不走剩下的最小项？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        match board::numbers(text)?[..] {
            [n] if n <= 200 => Some(vec![n, n]),
            [n, q] if n <= 200 => Some(vec![n, q.min(n)]),
            _ => None,
        }
    }

    fn write(given: &Vec<u64>) -> String {
        board::write(given)
    }

    fn scene(given: &Vec<u64>) -> Vec<Picture> {
        let most = given[1];
        let note = [format!("Now at most q = {}.", most), format!("这次至多取 q = {} 颗。", most)];
        let note = Some(Picture::Note(note)).filter(|_| most > 0);
        std::iter::once(Picture::heaps(&given[..1])).chain(note).collect()
    }

    fn act(given: &Vec<u64>, &taken: &u64) -> Act {
        Act::new(vec![Id::Stone(0, given[0] - taken)], ["take {0}", "取 {0} 颗"], &[taken])
    }

    /// The parts of Zeckendorf's sum; the least of them against the quota.
    fn claim(given: &Vec<u64>, _: Player) -> Option<Claim> {
        let (n, q) = (given[0], given[1]);
        let parts = parts(n);
        let least = parts.last().copied().unwrap_or(u64::MAX);
        let text = match (n, q < least) {
            (0, _) => "n = 0".to_owned(),
            (_, lost) => {
                let sign = if lost { '<' } else { '≥' };
                format!("{} = {}, q = {} {} ℓ = {}", n, sum(&parts), q, sign, least)
            }
        };
        Some(Claim::formula(text, q < least))
    }

    fn why(given: &Vec<u64>, _: Player) -> Option<Why> {
        let (n, q) = (given[0], given[1]);
        Some(match parts(n)[..] {
            [] => Why::lost(["No stone is left.", "石子取完了。"]),
            _ if q == 0 => Why::lost([
                "The limit is 0: nothing may be taken.",
                "上限是 0，一颗也不能取。",
            ]),
            _ if q >= n => Why::won([
                format!("All that is left, {}, may be taken at once.", n),
                format!("上限不小于剩下的 {} 颗：一次取完。", n),
            ]),
            [.., next, least] if q >= least => Why::won([
                format!(
                    "In Fibonacci numbers {}: take the least part, {}. Then the limit is {}, below the next part {}, so the other player must leave a piece of it.",
                    whole(n), least, 2 * least, next
                ),
                format!(
                    "写成斐波那契数，{}：取走最小项 {}。对手至多取 {} 颗，取不完下一项 {}，只能剩下一部分。",
                    whole(n), least, 2 * least, next
                ),
            ]),
            [.., least] => Why::lost([
                format!(
                    "The least Fibonacci part of {} is {}, but the limit is {}: any take leaves a piece of it, whose least part the other player can take.",
                    whole(n), least, q
                ),
                format!(
                    "写成斐波那契数，{} 的最小项是 {}，而这次至多取 {} 颗：只能取它的一部分，对手又取得走剩下的最小项。",
                    whole(n), least, q
                ),
            ]),
        })
    }

    fn drawn(given: &Vec<u64>, _: Player) -> Option<Drawn> {
        let parts = parts(given[0]);
        let (mut drawn, mut first) = (Drawn::new(FRAMED), 0);
        for (i, &part) in parts.iter().enumerate() {
            drawn = drawn.stones(0, first, part, part, i + 1 == parts.len());
            first += part;
        }
        Some(drawn)
    }
}

const FRAMED: Phrase = [
    "The stones are framed as Fibonacci numbers, no two of them neighbours in 1, 2, 3, 5, 8, 13, … Orange: the least part, to compare with the limit q.",
    "石子拆成斐波那契数，分别框出，任意两项在 1、2、3、5、8、13…… 里不相邻。粗框：最小项，与上限 q 比较。",
];

/// The parts of Zeckendorf's sum, the largest first.
fn parts(n: u64) -> Vec<u64> {
    let mut fibonacci = vec![1, 2];
    while fibonacci[fibonacci.len() - 1] < n {
        fibonacci.push(fibonacci.iter().rev().take(2).sum::<u64>());
    }
    let (mut rest, mut parts) = (n, vec![]);
    for f in fibonacci.into_iter().rev() {
        if f <= rest {
            rest -= f;
            parts.push(f);
        }
    }
    parts
}

fn sum(parts: &[u64]) -> String {
    parts.iter().map(u64::to_string).collect::<Vec<_>>().join(" + ")
}

/// n, and its parts if they are several.
fn whole(n: u64) -> String {
    let parts = parts(n);
    if parts.len() > 1 {
        format!("{} = {}", n, sum(&parts))
    } else {
        n.to_string()
    }
}
