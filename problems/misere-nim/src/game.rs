//! The game as stated: a move takes one or more stones from a single heap; whoever takes the last one loses.

use board::{listed, Claim, Drawn, HeapShow, Id, Phrase, Why};
use shared::game::{End, HeapGame};

pub struct Rules;

impl HeapGame for Rules {
    const END: End = End::Misere;

    fn takes(h: u64) -> Vec<u64> {
        (1..=h).collect()
    }
}

impl HeapShow for Rules {
    const RULE: Phrase = [
        "Take one or more stones from a single heap. Whoever takes the last stone loses.",
        "每次从一堆里取走至少一颗石子，取到最后一颗的人输。",
    ];
    const SET_UPS: &'static [&'static str] = &["2 1 1", "3 5 7", "1 1 1", "26 26 26"];

    const ASKED: [Phrase; 2] = [
        [
            "How many heaps have more than one stone? And if each heap is split into powers of two, which powers occur an odd number of times?",
            "多于 1 颗的堆有几堆？把每堆拆成 2 的幂，哪些幂出现奇数次？",
        ],
        [
            "Which take leaves an odd number of heaps of one and nothing else? Or, if a larger heap has to stay, every power of two an even number of times?",
            "怎么取，能让剩下的堆都是 1 颗，并且有奇数堆？还要剩下大堆的话，怎么取能使每个 2 的幂都出现偶数次？",
        ],
    ];

    fn claim(heaps: &[u64]) -> Claim {
        let all_small = heaps.iter().all(|&h| h <= 1);
        let claim = Claim::nim_sum(heaps);
        Claim { lost: claim.lost != all_small, ..claim }
    }

    fn why(heaps: &[u64]) -> Option<Why> {
        let ones = heaps.iter().filter(|&&h| h == 1).count();
        let large: Vec<u64> = heaps.iter().copied().filter(|&h| h > 1).collect();
        Some(match large[..] {
            [] => of_ones(ones),
            [h] => {
                let (left, to, how) = if ones % 2 == 0 {
                    (ones + 1, 1, "取到只剩 1 颗")
                } else {
                    (ones, 0, "取光")
                };
                Why::won([
                    format!("Only the heap of {} has more than one stone. Lower it to {}: an odd number of single stones is left ({}), and the last one falls to the other player.", h, to, left),
                    format!("只有 {} 这一堆多于 1 颗。把它{}，就剩 {} 堆 1 颗的：堆数是奇数，最后一颗轮到对手取。", h, how, left),
                ])
            }
            _ => as_in_nim(heaps),
        })
    }

    /// Only while two heaps are large the powers count.
    fn drawn(heaps: &[u64]) -> Option<Drawn> {
        if heaps.iter().filter(|&&h| h > 1).count() > 1 {
            return Some(Drawn::powers(heaps));
        }
        let words = [
            "The heaps of one stone are joined in pairs. Orange: the heaps without a partner.",
            "只有 1 颗的堆两两相连。粗线：落单的堆。",
        ];
        let ones: Vec<usize> = (0..heaps.len()).filter(|&i| heaps[i] == 1).collect();
        let drawn = ones.chunks(2).fold(Drawn::new(words), |drawn, two| match *two {
            [a, b] => drawn.pair(Id::Stone(a, 0), Id::Stone(b, 0), false),
            _ => drawn.stones(two[0], 0, 1, 1, true),
        });
        let large = heaps.iter().enumerate().filter(|one| *one.1 > 1);
        Some(large.fold(drawn, |drawn, (i, &h)| drawn.stones(i, 0, h, h, true)))
    }
}

/// No heap is larger than 1.
fn of_ones(ones: usize) -> Why {
    match ones {
        0 => Why::won([
            "No stone is left: the other player had to take the last one.",
            "已经取完，最后一颗是对手取的。",
        ]),
        1 => Why::lost([
            "One stone is left, the last one, and it must be taken.",
            "只剩最后一颗，非取不可。",
        ]),
        _ if ones % 2 == 0 => Why::won([
            format!("All heaps have one stone, and there are {}, an even number: the stones go one by one, and the last one falls to the other player.", ones),
            format!("每堆都只有 1 颗，一共 {} 堆，是偶数：只能一颗一颗地取，最后一颗轮到对手取。", ones),
        ]),
        _ => Why::lost([
            format!("All heaps have one stone, and there are {}, an odd number: the stones go one by one, and the last one falls to the player to move.", ones),
            format!("每堆都只有 1 颗，一共 {} 堆，是奇数：只能一颗一颗地取，最后一颗只能由轮到走的人取。", ones),
        ]),
    }
}

/// Two heaps or more are large.
fn as_in_nim(given: &[u64]) -> Why {
    let heaps: Vec<u64> = given.iter().copied().filter(|&h| h > 0).collect();
    let x = heaps.iter().fold(0, |x, h| x ^ h);
    let [en, zh] = listed(&heaps);
    match given.iter().zip(1..).find(|&(h, _)| h ^ x < *h) {
        Some((h, i)) => Why::won([
            format!("The heaps {} have nim-sum (XOR) {}. Lower {} to {} (take {} from heap {}), and leave nim-sum 0 each time: then it is the other player who has to leave exactly one heap of more than one stone, which is lowered to 1 or 0 as one likes.", en, x, h, h ^ x, h - (h ^ x), i),
            format!("{} 的异或和是 {}。把 {} 取到 {}，以后每次都使异或和为 0：这样迟早是对手只能留下恰好一个大堆（多于 1 颗），把它取到 1 颗还是取光，就由轮到走的人决定。", zh, x, h, h ^ x),
        ]),
        None => Why::lost([
            format!("The heaps {} have nim-sum (XOR) 0: any take spoils that, the answer restores it, until the player to move has to leave exactly one heap of more than one stone, which the other player lowers to 1 or 0 as he likes.", en),
            format!("{} 的异或和是 0：怎么取都会破坏这一点，对手再恢复，轮到走的人迟早只能留下一个大堆（多于 1 颗），这时由对手决定剩奇数个 1 还是偶数个 1。", zh),
        ]),
    }
}
