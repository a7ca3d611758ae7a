//! The game as stated: a take is at most twice the one before it; whoever takes the last stone loses.

use board::{Act, Claim, Drawn, Id, Phrase, Picture, Show, Why};
use shared::game::{End, Game, Moves, Player};

pub struct Rules;

const STONES: u64 = 200;

impl Game for Rules {
    /// The stones, and how many a turn may take. Later it is no more than there are stones.
    type Position = Vec<u64>;
    /// How many stones go.
    type Move = u64;

    const END: End = End::Misere;

    fn moves(given: &Vec<u64>, _: Player) -> Moves<Rules> {
        let (n, limit) = (given[0], given[1]);
        let after = |taken: u64| vec![n - taken, (n - taken).min(2 * taken)];
        (1..=limit.min(n)).map(|taken| (taken, after(taken))).collect()
    }

    fn small() -> Vec<Vec<u64>> {
        let some = (1..=45).flat_map(|n| (1..=n.min(20)).map(move |limit| vec![n, limit]));
        some.chain([vec![0, 0], vec![2, 9]]).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take from 1 stone to the limit, at first k. The next limit is twice what you take. Whoever takes the last stone loses.",
        "第一次取 1 到 k 颗，以后每次至少取 1 颗，至多取上一次的两倍。取到最后一颗的人输。",
    ];
    const TAKES: Phrase = [
        "the stones and the limit, for example 9 3; at most 200 stones",
        "颗数和这一次的上限，例如 9 3；至多 200 颗",
    ];
    const SET_UPS: &'static [&'static str] = &["12 3", "8 1", "10 2", "14 4", "200 10"];
    const ASKED: [Phrase; 2] = [
        [
            "Put one stone aside: into which Fibonacci parts do the others split?",
            "留一颗不算，其余的颗数写成斐波那契数之和，有哪几项？",
        ],
        [
            "With one stone put aside, which take leaves only Fibonacci parts larger than twice the take?",
            "留一颗不算，取几颗之后，剩下的每一项都大于所取的两倍？",
        ],
    ];
    const COUNTED: Option<(Phrase, &'static str)> =
        Some((["all n from 1 to N: k and N", "枚举 n = 1 到 N：k 和 N"], "2 20"));

    fn read(text: &str) -> Option<Vec<u64>> {
        board::numbers(text).filter(|given| {
            given.len() == 2 && given[0] <= STONES && (given[0] == 0) == (given[1] == 0)
        })
    }

    fn write(given: &Vec<u64>) -> String {
        board::write(given)
    }

    fn scene(given: &Vec<u64>) -> Vec<Picture> {
        let most = given[1].min(given[0]);
        let words = match most {
            0 => ["no stone is left".to_owned(), "石子取完了".to_owned()],
            _ => [format!("at most {most} now"), format!("这次至多取 {most} 颗")],
        };
        vec![Picture::heaps(&given[..1]), Picture::Note(words)]
    }

    fn act(given: &Vec<u64>, &taken: &u64) -> Act {
        Act::new(vec![Id::Stone(0, given[0] - taken)], ["take {0}", "取 {0} 颗"], &[taken])
    }

    fn claim(given: &Vec<u64>, _: Player) -> Option<Claim> {
        let (m, k) = (given[0].checked_sub(1)?, given[1]);
        let parts = parts(m);
        let sum = sum(&parts);
        Some(match parts.last() {
            None => {
                let words = |comma: &str| format!("m = 1 − 1 = 0{comma}ℓ(m) = ∞ > {k}");
                Claim { words: [words(", "), words("，")], lost: true }
            }
            Some(least) => {
                let sign = if k < *least { '>' } else { '≤' };
                let sum = if parts.len() > 1 { format!("{m} = {sum}") } else { sum };
                let words = |comma: &str| {
                    format!("m = {} − 1 = {sum}{comma}ℓ(m) = {least} {sign} {k}", given[0])
                };
                Claim { words: [words(", "), words("，")], lost: k < *least }
            }
        })
    }

    /// One stone is put aside.
    fn why(given: &Vec<u64>, _: Player) -> Option<Why> {
        let (n, k) = (given[0], given[1]);
        if n == 0 {
            return Some(Why::won([
                "No stone is left: the other player has taken the last one.",
                "石子取完了：最后一颗是对手取的。",
            ]));
        }
        let m = n - 1;
        Some(match parts(m)[..] {
            [] => Why::lost([
                "One stone is left, and it must be taken.",
                "只剩一颗，轮到走的人只能取走它。",
            ]),
            _ if k >= m => Why::won([
                format!("Take {}: then one stone is left, and the other player must take it.", m),
                format!("取 {} 颗，就只剩一颗，对手只能取走它。", m),
            ]),
            [.., next, least] if k >= least => Why::won([
                format!(
                    "Put one stone aside; of the other {} take the least Fibonacci part, {}. The limit is then {}, so the other player cannot take the next part, {}.",
                    whole(m), least, 2 * least, next
                ),
                format!(
                    "留一颗不算，其余写成斐波那契数，{}：取走最小项 {}，对手至多取 {} 颗，取不完下一项 {}。",
                    whole(m), least, 2 * least, next
                ),
            ]),
            [.., least] => Why::lost([
                format!(
                    "Put one stone aside; the least Fibonacci part of the other {} is {}, but the limit is {}. Any take leaves a piece of it, whose least part the other player can take.",
                    whole(m), least, k
                ),
                format!(
                    "留一颗不算，其余写成斐波那契数，{} 的最小项是 {}，而上限是 {}：只能取它的一部分，对手又取得走剩下的最小项。",
                    whole(m), least, k
                ),
            ]),
        })
    }

    /// The stones that a take leaves for the last stand on the left.
    fn drawn(given: &Vec<u64>, _: Player) -> Option<Drawn> {
        let words = [
            "The first stone is put aside; the others are framed as Fibonacci parts. Orange: the parts that the limit allows to take.",
            "最左边一颗留着不算，其余按斐波那契数的各项分别框出。粗框：不超过上限的项。",
        ];
        let mut drawn = Drawn::new(words);
        let mut first = 1;
        for part in parts(given[0].saturating_sub(1)) {
            drawn = drawn.stones(0, first, part, part, part <= given[1]);
            first += part;
        }
        Some(drawn)
    }

    /// The heaps with this limit.
    fn table(given: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        vec![(1..=given[0]).filter(|_| given[1] > 0).map(|n| vec![n, given[1]]).collect()]
    }

    fn counted(limits: &str) -> Option<Vec<Vec<u64>>> {
        let given = board::numbers(limits)?;
        let fits = given.len() == 2 && given[0] > 0 && (1..=STONES).contains(&given[1]);
        fits.then(|| (1..=given[1]).map(|n| vec![n, given[0]]).collect())
    }
}

/// The parts of m, the largest first.
fn parts(m: u64) -> Vec<u64> {
    let (mut parts, mut rest) = (vec![], m);
    while rest > 0 {
        let (mut f, mut next) = (1, 2);
        while next <= rest {
            (f, next) = (next, f + next);
        }
        parts.push(f);
        rest -= f;
    }
    parts
}

fn sum(parts: &[u64]) -> String {
    parts.iter().map(u64::to_string).collect::<Vec<_>>().join(" + ")
}

/// m, and its parts if they are several.
fn whole(m: u64) -> String {
    let parts = parts(m);
    if parts.len() > 1 {
        format!("{} = {}", m, sum(&parts))
    } else {
        m.to_string()
    }
}
