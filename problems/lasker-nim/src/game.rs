//! The game as stated: a turn takes stones from one heap, or splits one heap into two.

use board::{listed, unpaired, Act, Claim, Drawn, Id, Phrase, Picture, Show, Why};
use shared::game::{self, Game, Moves, Player, Take};
use shared::small;

pub struct Rules;

/// A choice of stones, or of a heap and the size of a part.
pub enum Step {
    Take(Take),
    Split(usize, u64),
}

impl Game for Rules {
    /// The heaps.
    type Position = Vec<u64>;
    type Move = Step;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        let takes = game::take(heaps, |_, h| 1..=h).into_iter();
        let mut moves: Moves<Rules> = takes.map(|(take, to)| (Step::Take(take), to)).collect();
        for (i, &h) in heaps.iter().enumerate() {
            for part in 1..h {
                let mut to = [&heaps[..], &[h - part]].concat();
                to[i] = part;
                moves.push((Step::Split(i, part), to));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<u64>> {
        small::in_order(&[(1, 16), (3, 6), (5, 2)])
    }

    fn order(heaps: Vec<u64>) -> Vec<u64> {
        game::in_order(heaps)
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take one or more stones from one heap, or split one heap into two. Whoever takes the last stone wins.",
        "每次从一堆里取走至少一颗石子，或者把一堆拆成两个非空的堆。取到最后一颗的人赢。",
    ];
    const TAKES: Phrase = [
        "heaps of at most 24 stones in all, for example 7 5 2",
        "各堆的颗数，总共至多 24 颗，例如 7 5 2",
    ];
    const SET_UPS: &'static [&'static str] = &["7 5 2", "3 2 2", "3 3", "4 3", "8 7 6 3"];
    const ASKED: [Phrase; 2] = [
        ["Each heap counts its size, but 3 and 4, 7 and 8, … change places: which powers of two occur an odd number of times?", "一堆算作自己的颗数，但 3 与 4、7 与 8……互换，再拆成 2 的幂：哪些幂出现奇数次？"],
        ["Which heap can be lowered or split so that every power occurs an even number of times?", "把哪一堆减少或拆开，能让每个幂都出现偶数次？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        board::numbers(text)
            .filter(|heaps| (1..=24).contains(&heaps.len()) && heaps.iter().all(|&h| h <= 24))
            .filter(|heaps| heaps.iter().sum::<u64>() <= 24)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        let words = [["take from it on", "从它起取走"], ["split before it", "在它前面拆开"]];
        let note = ["Tap a stone, then one of the two boxes.", "先点一颗石子，再点上面两格之一。"];
        vec![Picture::heaps(heaps), Picture::buttons(0, &words), Picture::note(note)]
    }

    fn act(heaps: &Vec<u64>, step: &Step) -> Act {
        match step {
            Step::Take(take) => {
                let mut act = Act::take(heaps, take);
                act.taps.push(Id::Button(0, 0));
                act
            }
            &Step::Split(i, part) => {
                let taps = vec![Id::Stone(i, part), Id::Button(0, 1)];
                let words = ["split heap {0} into {1} and {2}", "把第 {0} 堆拆成 {1} 颗和 {2} 颗"];
                Act::new(taps, words, &[i as u64 + 1, part, heaps[i] - part])
            }
        }
    }

    fn claim(heaps: &Vec<u64>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&heaps.iter().copied().map(value).collect::<Vec<u64>>()))
    }

    fn why(heaps: &Vec<u64>, _: Player) -> Option<Why> {
        let lone = unpaired(heaps);
        let x = lone.iter().copied().map(value).fold(0, |x, g| x ^ g);
        let [en, zh] = listed(&lone);
        let is_less = heaps.iter().filter(|&&h| h > 0).count() > lone.len();
        let [less_en, less_zh] = if is_less {
            ["Equal heaps cancel. ", "相等的堆两两抵消。"]
        } else {
            ["", ""]
        };
        let values: Vec<u64> = lone.iter().copied().map(value).collect();
        let [g_en, g_zh] = listed(&values);
        let [as_en, as_zh] = if values == lone {
            ["as in Nim".to_owned(), "和 Nim 里一样".to_owned()]
        } else {
            [
                format!("as {} (3 and 4, 7 and 8, … change places)", g_en),
                format!("算作 {} 颗（3 与 4、7 与 8……互换）", g_zh),
            ]
        };
        let heap = lone.iter().copied().find(|&h| value(h) ^ x < value(h));
        Some(match (heap, &lone[..]) {
            _ if heaps.iter().all(|&h| h == 0) => Why::lost(["No stone is left.", "石子已经取完。"]),
            (_, []) => Why::lost(["Every heap has an equal partner: whatever happens in one, the other player repeats in the other.", "各堆两两相等：在其中一堆里怎么走，对手就在另一堆里照样走。"]),
            (_, [h]) if heaps.iter().sum::<u64>() == *h => Why::won([
                format!("Only one heap is left ({}): take all of it at once.", h),
                format!("只剩一堆，可以一次取完 {} 颗。", h),
            ]),
            (_, [h]) => Why::won([
                format!("Only one heap of {} has no equal partner: take all of it; then each move can be repeated in the partner of its heap.", h),
                format!("各堆两两相等，只多出一堆 {} 颗：整堆取走，以后对手在一堆里怎么走，都能在相等的那堆里照样走。", h),
            ]),
            (Some(h), _) => {
                let to = value(value(h) ^ x);
                // The value h is reached by no take from a heap of h = 4k + 3.
                let [step_en, step_zh] = if to > h {
                    [format!("split {} into 1 and {}", h, h - 1), format!("把 {} 拆成 1 和 {}", h, h - 1)]
                } else {
                    [format!("take {} down to {}", h, to), format!("把 {} 取到 {}", h, to)]
                };
                Why::unbalanced([format!("{}The heaps {} count {}", less_en, en, as_en), format!("{}{} 颗的堆{}", less_zh, zh, as_zh)], x, [step_en, step_zh])
            }
            (None, _) => Why::balanced([format!("{}The heaps {} count {}", less_en, en, as_en), format!("{}{} 颗的堆{}", less_zh, zh, as_zh)], ["move", "走"]),
        })
    }

    fn drawn(heaps: &Vec<u64>, _: Player) -> Option<Drawn> {
        let x = heaps.iter().copied().map(value).fold(0, |x, g| x ^ g);
        let mut drawn = Drawn::new(FRAMED);
        for (i, &h) in heaps.iter().enumerate() {
            let (g, mut first) = (value(h), 0);
            for power in (0..6).rev().map(|bit| g & 1 << bit).filter(|&power| power > 0) {
                // The last power of h + 1 lacks a stone.
                let count = power.min(h - first);
                drawn = drawn.stones(i, first, count, power, x & power > 0);
                first += count;
            }
        }
        Some(drawn)
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps.iter().map(|&h| vec![h]).collect()
    }
}

/// The Grundy value of a heap.
fn value(h: u64) -> u64 {
    match h % 4 {
        3 => h + 1,
        0 if h > 0 => h - 1,
        _ => h,
    }
}

const FRAMED: Phrase = [
    "Each heap is framed as powers of two, where 3 and 4, 7 and 8, … have changed places. Orange: the powers that occur an odd number of times.",
    "每堆（3 与 4、7 与 8……互换）拆成 2 的幂，分别框出。粗框：出现奇数次的幂。",
];
