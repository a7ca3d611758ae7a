//! The game as stated: a turn takes one heap of a pair away and splits the other.

use board::{listed, Act, Claim, Drawn, Heap, Id, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::small;

pub struct Rules;

/// The heap that is split, counted over all pairs, and one part of it.
pub struct Split {
    heap: usize,
    part: u64,
}

impl Game for Rules {
    /// The pairs.
    type Position = Vec<Vec<u64>>;
    type Move = Split;

    fn moves(pairs: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (heap, &stones) in pairs.iter().flatten().enumerate() {
            for part in 1..stones {
                let mut to = pairs.clone();
                to[heap / 2] = vec![part, stones - part];
                moves.push((Split { heap, part }, to));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let pair = |two: &[u64]| vec![two[0] + 1, two[1] + 1];
        let all = small::positions([(2, 19), (4, 5)]);
        all.map(|heaps| heaps.chunks(2).map(pair).collect()).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Heaps with the same letter are a pair. Split a heap into two: they are the new pair, and the other heap of the old pair goes. Whoever cannot move loses.",
        "字母相同的两堆是一对。每次把一堆分成两堆，成为新的一对，同时拿走原来和它一对的那堆。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "1 to 4 pairs, for example 1 2 | 3 1: one pair of at most 99 stones a heap, two pairs of at most 16, three of at most 7",
        "1 到 4 对，例如 1 2 | 3 1；一对时每堆至多 99 颗，两对时每堆至多 16 颗，三对时每堆至多 7 颗",
    ];
    const SET_UPS: &'static [&'static str] =
        &["3 6 | 4 4", "1 2 | 3 1", "9 1", "5 7 | 3 9", "7 5 | 6 7 | 4 1", "16 16 | 16 15"];
    const ASKED: [Phrase; 2] = [
        ["Split each heap less 1 into powers of two: which is the first of 1, 2, 4, … that both heaps of a pair lack?", "每堆减 1 再拆成 2 的幂：1、2、4……中，一对的两堆都没有的第一个是哪个？"],
        ["Where can a heap be split so that the values of all pairs have the nim-sum 0?", "在哪里分开，能让各对 SG 值的异或和变成 0？"],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        board::groups(text).filter(|pairs| {
            // A pair becomes at most so many.
            let all = |pair: &Vec<u64>| 1 + pair[0].max(pair[1]).pow(2) / 2;
            (1..=4).contains(&pairs.len())
                && pairs.iter().all(|pair| pair.len() == 2)
                && pairs.iter().flatten().all(|heap| (1..=99).contains(heap))
                && pairs.iter().map(all).product::<u64>() <= board::MOST
        })
    }

    fn write(pairs: &Vec<Vec<u64>>) -> String {
        board::write_groups(pairs)
    }

    /// The pairs are called A, B, C and D.
    fn scene(pairs: &Vec<Vec<u64>>) -> Vec<Picture> {
        let heap = |(i, &stones): (usize, &u64)| Heap {
            stones,
            name: format!("{}{}", ["A", "B", "C", "D"][i / 2], stones),
            gaps: true,
            ..Heap::default()
        };
        vec![Picture::Heaps(pairs.iter().flatten().enumerate().map(heap).collect())]
    }

    fn act(pairs: &Vec<Vec<u64>>, &Split { heap, part }: &Split) -> Act {
        let words = [
            "take heap {0} away, split heap {1} into {2} and {3}",
            "拿走第 {0} 堆，把第 {1} 堆分成 {2} 颗和 {3} 颗",
        ];
        let (twin, rest) = (heap ^ 1, pairs[heap / 2][heap % 2] - part);
        Act::new(vec![Id::Gap(heap, part)], words, &[twin as u64 + 1, heap as u64 + 1, part, rest])
    }

    fn claim(pairs: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&pairs.iter().map(|pair| value(pair)).collect::<Vec<u64>>()))
    }

    fn why(pairs: &Vec<Vec<u64>>, _: Player) -> Option<Why> {
        let values: Vec<u64> = pairs.iter().map(|pair| value(pair)).collect();
        let x = values.iter().fold(0, |x, g| x ^ g);
        if pairs.iter().flatten().all(|&heap| heap == 1) {
            return Some(Why::lost(["Every heap has one stone left.", "每堆都只剩 1 颗。"]));
        }
        if values.iter().all(|&g| g == 0) {
            return Some(Why::lost([
                "All heaps are odd: a split leaves one even heap, and the other player splits that into two odd ones again.",
                "每堆都是奇数：分一次总会出现一堆偶数，对手再把它分成两个奇数。",
            ]));
        }
        let ([en, zh], halved) = (listed(&values), values.iter().filter(|&&g| g > 0).count());
        let en = format!("Halve both heaps of a pair, rounding up, until both are odd: this takes {} steps (nim-sum {})", en, x);
        let zh =
            format!("每一对都除以 2、上取整，直到两堆都是奇数，要做 {} 次（异或和 {}）", zh, x);
        if x == 0 {
            return Some(Why::lost([
                format!("{}. Any move spoils the 0, and the answer restores it.", en),
                format!("{}：怎么走都不再是 0，对手再走成 0。", zh),
            ]));
        }
        // A pair of value g becomes one of value t < g: a heap with this power of two in it gives the power away.
        let i = values.iter().position(|g| g ^ x < *g)?;
        let t = values[i] ^ x;
        let place = pairs[i].iter().position(|heap| (heap - 1) >> t & 1 == 1)?;
        let [en_best, zh_best] =
            Self::act(pairs, &Split { heap: 2 * i + place, part: 1 << t }).words;
        Some(Why::won(if halved == 1 {
            [
                format!("Only one pair has an even heap: {}, and all heaps are odd.", en_best),
                format!("只有一对里有偶数：{}，各堆就都是奇数。", zh_best),
            ]
        } else {
            [
                format!("{}: {}, and it is 0.", en, en_best),
                format!("{}：{}，就成了 0。", zh, zh_best),
            ]
        }))
    }

    fn drawn(pairs: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let words = [
            "Each heap, without its last stone, is framed as powers of two. Orange: 1, 2, 4, … up to the first power that both heaps of a pair lack. At the last stones: how many powers these are, the value of the pair.",
            "每堆去掉最后一颗，拆成 2 的幂，分别框出。粗框：1、2、4……，到一对的两堆都没有的幂为止。最后一颗上：这样的幂有几种，也就是这一对的 SG 值。",
        ];
        let mut drawn = Drawn::new(words);
        for (heap, &stones) in pairs.iter().flatten().enumerate() {
            let (g, mut first) = (value(&pairs[heap / 2]), 0);
            for place in (0..7).rev().filter(|place| (stones - 1) >> place & 1 == 1) {
                drawn = drawn.stones(heap, first, 1 << place, 1 << place, place < g);
                first += 1 << place;
            }
            drawn = drawn.tag(Id::Stone(heap, first), g, g > 0);
        }
        Some(drawn)
    }

    fn parts(pairs: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        pairs.iter().map(|pair| vec![pair.clone()]).collect()
    }

    /// The plane, where there is one pair.
    fn table(pairs: &Vec<Vec<u64>>) -> Vec<Vec<Vec<Vec<u64>>>> {
        let side = if pairs.len() == 1 { 16 } else { 0 };
        (1..=side).map(|a| (1..=side).map(|b| vec![vec![a, b]]).collect()).collect()
    }
}

/// g of the page: the first place where both heaps less 1 have a 0.
fn value(pair: &[u64]) -> u64 {
    u64::from((!((pair[0] - 1) | (pair[1] - 1))).trailing_zeros())
}
