//! The game as stated: a turn splits a heap into two heaps of different sizes.

use board::{listed, Act, Claim, Drawn, Heap, Id, Phrase, Picture, Show, Why};
use shared::game::{self, Game, Moves, Player};
use shared::small;

pub struct Rules;

/// A heap, and the coins on the left of the gap.
pub struct Split {
    heap: usize,
    part: u64,
}

impl Game for Rules {
    /// The heaps.
    type Position = Vec<u64>;
    type Move = Split;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (heap, &n) in heaps.iter().enumerate() {
            for part in (1..n).filter(|part| *part != n - part) {
                let mut to = [&heaps[..], &[n - part]].concat();
                to[heap] = part;
                moves.push((Split { heap, part }, to));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<u64>> {
        small::in_order(&[(1, 22), (3, 8), (5, 4)])
    }

    fn order(heaps: Vec<u64>) -> Vec<u64> {
        game::in_order(heaps)
    }
}

/// The values of 0 to 30 coins.
const G: [u64; 31] =
    [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3];

impl Show for Rules {
    const RULE: Phrase = [
        "Split a heap of coins into two heaps of different sizes. Whoever cannot move loses.",
        "每次选一堆硬币，分成枚数不同的两堆。不能分的人输。",
    ];
    const TAKES: Phrase = [
        "a heap, or several, of at most 30 coins in all, for example 8",
        "一堆或几堆，总共至多 30 枚，例如 8",
    ];
    const SET_UPS: &'static [&'static str] = &["8", "7", "6", "10", "12", "5 4 3", "20", "30"];
    const ASKED: [Phrase; 2] = [
        [
            "What is each heap worth: the least value that no split into different parts leaves?",
            "每堆的 SG 值是多少，也就是怎么分都得不到的最小的值？",
        ],
        [
            "Where can a heap be split so that the values of all heaps have the nim-sum 0?",
            "在哪里分开，能让各堆 SG 值的异或和变成 0？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        let heaps = board::numbers(text)?;
        let fits = heaps.iter().all(|h| (1..=30).contains(h)) && (1..=30).contains(&heaps.len());
        (fits && heaps.iter().sum::<u64>() <= 30).then_some(heaps)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        let heap = |&stones: &u64| Heap { stones, gaps: true, ..Heap::default() };
        vec![Picture::Heaps(heaps.iter().map(heap).collect())]
    }

    fn act(heaps: &Vec<u64>, &Split { heap, part }: &Split) -> Act {
        let words = ["split heap {0} into {1} and {2}", "把第 {0} 堆分成 {1} 枚和 {2} 枚"];
        let numbers = [heap as u64 + 1, part, heaps[heap] - part];
        Act::new(vec![Id::Gap(heap, part)], words, &numbers)
    }

    fn claim(heaps: &Vec<u64>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&heaps.iter().map(|&n| G[n as usize]).collect::<Vec<u64>>()))
    }

    fn why(heaps: &Vec<u64>, player: Player) -> Option<Why> {
        let most = *heaps.iter().max()?;
        if most <= 2 {
            return Some(Why::lost([
                "Heaps of 1 or 2 coins cannot be split into different heaps.",
                "每堆只有 1 枚或 2 枚，分不成枚数不同的两堆。",
            ]));
        }
        if most <= 4 {
            let splits: u64 = heaps.iter().map(|&n| n.max(2) - 2).sum();
            let [en, zh] = [["an even", "偶"], ["an odd", "奇"]][splits as usize % 2];
            let words = [
                format!("A heap of 3 allows one split and a heap of 4 two: the number of splits left is {}, {} number.", splits, en),
                format!("3 枚的堆恰好能分 1 次，4 枚的堆 2 次：一共还有 {} 次，是{}数。", splits, zh),
            ];
            return Some(if splits % 2 == 0 { Why::lost(words) } else { Why::won(words) });
        }
        // Of equal heaps two cancel, and heaps of 1 and 2 are dead.
        let is_odd = |n: &u64| heaps.iter().filter(|heap| *heap == n).count() % 2 == 1;
        let odd: Vec<u64> = (3..=most).filter(is_odd).collect();
        if odd.is_empty() {
            return Some(Why::lost([
                "Every heap that can be split has an equal one: the other player copies each split there.",
                "能分的堆两两相等：在一堆里怎么分，对手就在相等的那堆里照样分。",
            ]));
        }
        let x = sum(heaps);
        let mut moves = Self::moves(heaps, player).into_iter();
        let best = moves.find(|(best, to)| odd.contains(&heaps[best.heap]) && sum(to) == 0);
        let best = best.map(|(best, _)| (Self::act(heaps, &best).words, G[best.part as usize]));
        let is_cut = odd.len() < heaps.iter().filter(|&&n| n > 2).count();
        let [en_pairs, zh_pairs] =
            if is_cut { ["Equal heaps cancel. ", "相等的堆两两抵消。"] } else { ["", ""] };
        if let [n] = odd[..] {
            return Some(match best {
                None => Why::lost([
                    format!("{}However {} is split, its two parts differ in value, and the answer evens them out.", en_pairs, n),
                    format!("{}{} 枚不管怎么分，两堆的 SG 值都不相等，对手再走成相等。", zh_pairs, n),
                ]),
                Some(([en, zh], g)) => Why::won([
                    format!("{}{} can become two parts of equal value, which cancel: {}, both worth {}.", en_pairs, n, en, g),
                    format!("{}{} 枚能分成 SG 值相等的两堆：{}，都是 {}。", zh_pairs, n, zh, g),
                ]),
            });
        }
        let ([en, zh], values) = (listed(&odd), odd.iter().map(|&n| G[n as usize]));
        let [en_values, zh_values] = listed(&values.collect::<Vec<_>>());
        let en = format!("{}The heaps of {} are worth {} (nim-sum {})", en_pairs, en, en_values, x);
        let zh = format!("{}{} 枚的堆，SG 值是 {}（异或和 {}）", zh_pairs, zh, zh_values, x);
        Some(match best {
            None => Why::lost([
                format!("{}: any split spoils the 0, and the answer restores it.", en),
                format!("{}：怎么分都不再是 0，对手再分成 0。", zh),
            ]),
            Some(([en_best, zh_best], _)) => Why::won([
                format!("{}: {}, and it is 0.", en, en_best),
                format!("{}：{}，就成了 0。", zh, zh_best),
            ]),
        })
    }

    fn drawn(heaps: &Vec<u64>, _: Player) -> Option<Drawn> {
        let words = [
            "On each coin, in heaps of at most 12: the value of the part from the left end up to it. Orange: the value of the whole heap.",
            "不超过 12 枚的堆，每枚硬币上是从左端到它为止的 SG 值。粗框：整堆的 SG 值。",
        ];
        let heaps = heaps.iter().enumerate();
        Some(heaps.fold(Drawn::new(words), |drawn, (i, &n)| match n {
            0..=12 => drawn.values((0..n as usize).map(|j| Id::Stone(i, j as u64)), &G),
            _ => drawn.stones(i, 0, n, G[n as usize], true),
        }))
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps.iter().map(|&n| vec![n]).collect()
    }

    /// Single heaps.
    fn table(heaps: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        vec![(1..=heaps.iter().max().map_or(20, |&n| n.max(20))).map(|n| vec![n]).collect()]
    }
}

/// The nim-sum of the values.
fn sum(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |x, &n| x ^ G[n as usize])
}
