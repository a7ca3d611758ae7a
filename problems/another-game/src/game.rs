//! The game as stated: a turn takes one coin from each of some heaps.

use board::{listed, Act, Claim, Drawn, Id, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// The heaps.
    type Position = Vec<u64>;
    /// The heaps chosen.
    type Move = Vec<usize>;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        let n = heaps.len();
        let chosen = |set: u32| (0..n).filter(|i| set >> i & 1 == 1).collect();
        let is_legal = |chosen: &Vec<usize>| chosen.iter().all(|&i| heaps[i] > 0);
        let step = |chosen: Vec<usize>| {
            let mut to = heaps.clone();
            for &i in &chosen {
                to[i] -= 1;
            }
            (chosen, to)
        };
        (1..1 << n).map(chosen).filter(is_legal).map(step).collect()
    }

    fn small() -> Vec<Vec<u64>> {
        small::up_to(&[(1, 20), (3, 6), (5, 2)])
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Choose one or more heaps and take one coin from each of them. Whoever takes the last coin wins.",
        "每次选一堆或几堆，从选中的每一堆里各取一枚。取到最后一枚的人赢。",
    ];
    const TAKES: Phrase = [
        "1 to 5 heaps, for example 1 2 3; three of at most 26 coins, four of at most 10, five of at most 6",
        "1 到 5 堆，例如 1 2 3；三堆时每堆至多 26 枚，四堆时至多 10 枚，五堆时至多 6 枚",
    ];
    const SET_UPS: &'static [&'static str] = &["1 2 3", "2 2", "5 5 4 5", "6 6 6 6 6"];
    const ASKED: [Phrase; 2] = [
        ["Which heaps have an odd number of coins?", "哪些堆有奇数枚？"],
        [
            "From which heaps can one coin each be taken so that all heaps are even?",
            "从哪几堆各取一枚，能让各堆都变成偶数？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        board::heaps(text, 5)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        vec![Picture::heaps(heaps)]
    }

    fn act(heaps: &Vec<u64>, chosen: &Vec<usize>) -> Act {
        let others: Vec<usize> = (0..heaps.len()).filter(|i| !chosen.contains(i)).collect();
        let (words, named) = match (chosen.len(), others.len()) {
            (1..=3, _) => (FROM[chosen.len() - 1], chosen),
            (_, 0) => (ALL, &others),
            _ => (ALL_BUT, &others),
        };
        let taps = chosen.iter().map(|&i| Id::Stone(i, heaps[i] - 1)).collect();
        let numbers: Vec<u64> = named.iter().map(|&i| i as u64 + 1).collect();
        Act::new(taps, words, &numbers)
    }

    fn claim(heaps: &Vec<u64>, _: Player) -> Option<Claim> {
        let odd = heaps.iter().filter(|&heap| heap % 2 == 1).count();
        let words = [format!("odd heaps: {}", odd), format!("奇数堆：{} 个", odd)];
        Some(Claim { words, lost: odd == 0 })
    }

    fn why(heaps: &Vec<u64>, _: Player) -> Option<Why> {
        let odd: Vec<u64> = heaps.iter().copied().filter(|heap| heap % 2 == 1).collect();
        let even: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
        let ([odd_en, odd_zh], [even_en, even_zh]) = (listed(&odd), listed(&even));
        Some(match (odd.len(), even.len()) {
            (_, 0) => Why::lost(["No coin is left.", "已经取完了。"]),
            (0, 1) => Why::lost([
                format!("The only heap, {}, is even: the coins go one by one, so the last one falls to the other player.", even_en),
                format!("只有一堆，{} 枚，是偶数：每次只能取一枚，最后一枚轮到对手取。", even_zh),
            ]),
            (0, _) => Why::lost([
                format!("All heaps, {}, are even: the heaps that are taken from become odd, and the other player takes from just these and makes all even again.", even_en),
                format!("各堆 {} 都是偶数：取过的几堆变成奇数，对手就从这几堆再各取一枚，又都是偶数。", even_zh),
            ]),
            (1, _) => Why::won([
                format!("One heap is odd, {}: take a coin from it, and all heaps are even. So it goes each time, down to the last coin.", odd_en),
                format!("有一堆是奇数（{}）：从这堆取一枚，各堆都成了偶数。以后每次都能这样，直到取完。", odd_zh),
            ]),
            _ => Why::won([
                format!("The heaps {} are odd: take a coin from each of these, and all heaps are even. So it goes each time, down to the last coin.", odd_en),
                format!("奇数堆有 {}：从这几堆各取一枚，各堆都成了偶数。以后每次都能这样，直到取完。", odd_zh),
            ]),
        })
    }

    fn drawn(heaps: &Vec<u64>, _: Player) -> Option<Drawn> {
        let mut drawn = Drawn::new(FRAMED);
        for (i, &heap) in heaps.iter().enumerate() {
            for two in 0..heap / 2 {
                drawn = drawn.stones(i, 2 * two, 2, "", false);
            }
            drawn = drawn.stones(i, heap / 2 * 2, heap % 2, "", true);
        }
        Some(drawn)
    }
}

const FRAMED: Phrase = [
    "The coins of each heap are framed two by two. Orange: a coin without a partner.",
    "每堆的硬币两枚一框。粗框：单出来的一枚。",
];

const FROM: [Phrase; 3] = [
    ["take a coin from heap {0}", "从第 {0} 堆取一枚"],
    ["take a coin from heaps {0} and {1}", "从第 {0}、{1} 堆各取一枚"],
    ["take a coin from heaps {0}, {1} and {2}", "从第 {0}、{1}、{2} 堆各取一枚"],
];
const ALL: Phrase = ["take a coin from every heap", "每堆各取一枚"];
const ALL_BUT: Phrase = ["take a coin from every heap but heap {0}", "除第 {0} 堆外各取一枚"];
