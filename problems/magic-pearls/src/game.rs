//! The game as stated: a turn replaces a heap by heaps of its divisors, of which one vanishes.

use board::{listed, Act, Cell, Claim, Drawn, Id, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::small;

pub struct Rules;

/// A heap, and which of its divisors vanishes.
pub struct Replace {
    heap: usize,
    d: u64,
}

impl Game for Rules {
    /// The heaps, the largest first; 0 alone if none is left.
    type Position = Vec<u64>;
    type Move = Replace;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (heap, &p) in heaps.iter().enumerate() {
            for d in divisors(p) {
                let stay = divisors(p).into_iter().filter(|&other| other != d);
                let others = heaps[..heap].iter().chain(&heaps[heap + 1..]).copied();
                moves.push((Replace { heap, d }, in_order(others.chain(stay).collect())));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<u64>> {
        let mut all = small::in_order(&[(1, 24), (2, 12), (3, 6)]);
        all.retain(|heaps| heaps.iter().map(|&h| longest(h)).sum::<u64>() <= 20);
        all
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Replace a heap of p > 1 pearls by a heap of d pearls for each divisor d < p, also 1, and let one of these vanish. Whoever cannot move loses.",
        "每次选一堆 p > 1 颗，换成若干堆：p 的每个小于 p 的约数 d（包括 1）各一堆，再让其中一堆消失。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "heaps of at most 36, for example 12 8; play may last at most 20 moves: a 12 or an 18 allows 8, a 24 allows 20",
        "各堆的颗数，每堆至多 36 颗，例如 12 8；一局至多能走 20 步：12 或 18 能走 8 步，24 能走 20 步",
    ];
    const SET_UPS: &'static [&'static str] = &["8 6", "2 2 2", "5 3 1", "8", "12 4", "24"];
    const ASKED: [Phrase; 2] = [
        ["What is each heap worth, and which of these values are equal and cancel?", "每堆的 SG 值是多少？哪些相等，可以抵消？"],
        ["Which heap can be replaced, and which new one vanish, so that the nim-sum of all values becomes 0?", "换掉哪一堆、让哪一堆消失，能使各堆 SG 值的异或和变成 0？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        let heaps = board::numbers(text)?;
        let is_one = |&h: &u64| (1..=36).contains(&h) || h == 0 && heaps.len() == 1;
        let fits = (1..=64).contains(&heaps.len()) && heaps.iter().all(is_one);
        (fits && heaps.iter().map(|&h| longest(h)).sum::<u64>() <= 20).then(|| in_order(heaps))
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    /// A cell for each heap, and the divisors of which one vanishes.
    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        let cell = |(i, h): (usize, &u64)| Cell {
            id: Some(Id::Cell(0, i)),
            text: h.to_string(),
            ..Cell::default()
        };
        let several = heaps.iter().map(|&p| divisors(p)).filter(|new| new.len() > 1);
        let mut vanish: Vec<u64> = several.flatten().collect();
        vanish.sort_unstable();
        vanish.dedup();
        let note = [
            "Tap a heap, then below the new heap that vanishes.",
            "先点一堆，再在下面点新的各堆里消失的一堆。",
        ];
        vec![
            Picture::Strips(vec![heaps.iter().enumerate().map(cell).collect()]),
            Picture::numbers(0, vanish),
            Picture::note(note),
        ]
    }

    fn act(heaps: &Vec<u64>, &Replace { heap, d }: &Replace) -> Act {
        let p = heaps[heap];
        let mut taps = vec![Id::Cell(0, heap), Id::Button(0, d)];
        // Of a prime there is a single new heap.
        taps.truncate(divisors(p).len().min(2));
        let words = [
            "replace heap {0}, of {1}; the new {2} vanishes",
            "换掉第 {0} 堆（{1} 颗），让新的 {2} 颗一堆消失",
        ];
        Act::new(taps, words, &[heap as u64 + 1, p, d])
    }

    fn claim(heaps: &Vec<u64>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&heaps.iter().map(|&h| value(h)).collect::<Vec<u64>>()))
    }

    fn why(heaps: &Vec<u64>, player: Player) -> Option<Why> {
        let large: Vec<u64> = heaps.iter().copied().filter(|&h| h > 1).collect();
        let n = large.len();
        if n == 0 {
            return Some(Why::lost([
                "No heap has more than one pearl.",
                "每堆都至多 1 颗，不能再换。",
            ]));
        }
        if large.iter().all(|&h| longest(h) == 1) {
            let [en, zh] = [["an even", "偶"], ["an odd", "奇"]][n % 2];
            let words = [
                format!("Every heap above 1 is a prime and goes whole: the number of moves left is {}, {} number.", n, en),
                format!("大于 1 的堆都是质数，一步去掉一整堆：还有 {} 步，是{}数。", n, zh),
            ];
            return Some(if n % 2 == 0 { Why::lost(words) } else { Why::won(words) });
        }
        let x = sum(heaps);
        if n == 1 && x == 0 {
            let [en, zh] = listed(&divisors(large[0]));
            return Some(Why::lost([
                format!("{} becomes {}: whichever vanishes, the values of the others do not cancel, and the answer makes them cancel.", large[0], en),
                format!("{} 换成 {}，不管哪一堆消失，其余的异或和都不为 0，对手再走成 0。", large[0], zh),
            ]));
        }
        let [en, zh] = listed(&large);
        let [en_values, zh_values] = listed(&large.iter().map(|&h| value(h)).collect::<Vec<_>>());
        let [en, zh] = match n {
            1 => [format!("The heap of {} is worth {}", en, x), format!("{} 的 SG 值是 {}", zh, x)],
            2..=6 => [
                format!("The heaps of {} are worth {} (nim-sum {})", en, en_values, x),
                format!("{} 的 SG 值是 {}（异或和 {}）", zh, zh_values, x),
            ],
            _ => [
                format!("The values of the {} heaps above 1 have the nim-sum {}", n, x),
                format!("大于 1 的 {} 堆，SG 值的异或和是 {}", n, x),
            ],
        };
        if x == 0 {
            return Some(Why::lost([
                format!("{}: any move spoils the 0, and the answer restores it.", en),
                format!("{}：怎么走都不再是 0，对手再走成 0。", zh),
            ]));
        }
        let (best, _) = Self::moves(heaps, player).into_iter().find(|(_, to)| sum(to) == 0)?;
        let [en_best, zh_best] = Self::act(heaps, &best).words;
        Some(Why::won([
            format!("{}: {}, and the nim-sum is 0.", en, en_best),
            format!("{}：{}，异或和就是 0。", zh, zh_best),
        ]))
    }

    fn drawn(heaps: &Vec<u64>, _: Player) -> Option<Drawn> {
        let values: Vec<u64> = heaps.iter().map(|&h| value(h)).collect();
        let tagged = |drawn: Drawn, i: usize| {
            let equal = values.iter().filter(|&&g| g == values[i]).count();
            drawn.tag(Id::Cell(0, i), values[i], values[i] > 0 && equal % 2 == 1)
        };
        Some((0..heaps.len()).fold(Drawn::new(TAGGED), tagged))
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps.iter().map(|&h| vec![h]).collect()
    }
}

const TAGGED: Phrase = [
    "At each heap: its Grundy value. Orange: the values that occur an odd number of times, since two equal ones cancel.",
    "每堆角上是它的 SG 值，两个相等的互相抵消。粗框：出现奇数次的值。",
];

fn divisors(p: u64) -> Vec<u64> {
    (1..p).filter(|d| p % d == 0).collect()
}

/// The moves of the longest play with a heap.
fn longest(p: u64) -> u64 {
    let later: u64 = divisors(p).into_iter().map(longest).sum();
    u64::from(p > 1) + later
}

/// G(p) of the page.
fn value(p: u64) -> u64 {
    let new: Vec<u64> = divisors(p).into_iter().map(value).collect();
    let x = new.iter().fold(0, |x, g| x ^ g);
    (0..new.len() as u64).find(|g| !new.contains(&(x ^ g))).unwrap_or(new.len() as u64)
}

/// The nim-sum of the values.
fn sum(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |x, &h| x ^ value(h))
}

fn in_order(mut heaps: Vec<u64>) -> Vec<u64> {
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    if heaps.is_empty() {
        heaps.push(0);
    }
    heaps
}
