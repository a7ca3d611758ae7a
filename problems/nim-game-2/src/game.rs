//! The game as stated: a move takes 1, 2 or 3 sticks from a single heap.

use board::{listed, Act, Claim, Drawn, HeapShow, Id, Phrase, Why};
use shared::game::{HeapGame, Take};

pub struct Rules;

impl HeapGame for Rules {
    fn takes(h: u64) -> Vec<u64> {
        (1..=h.min(3)).collect()
    }
}

impl HeapShow for Rules {
    const RULE: Phrase = [
        "Take 1, 2 or 3 sticks from a single heap. Whoever takes the last stick wins.",
        "每次从一堆里取走 1、2 或 3 根，取到最后一根的人赢。",
    ];
    const SET_UPS: &'static [&'static str] = &["5 7 2 5", "1 5", "6 9 12", "26 26 26"];

    const ASKED: [Phrase; 2] = [
        [
            "Count each heap in fours: which powers of two occur an odd number of times in what is left over?",
            "每堆 4 根 4 根地数，余下的拆成 2 的幂：哪些幂出现奇数次？",
        ],
        [
            "Which heap can be lowered so that in the remainders by 4 every power occurs an even number of times?",
            "从哪堆取，能让各堆除以 4 的余数里每个幂都出现偶数次？",
        ],
    ];

    fn claim(heaps: &[u64]) -> Claim {
        Claim::nim_sum(&heaps.iter().map(|h| h % 4).collect::<Vec<u64>>())
    }

    fn why(heaps: &[u64]) -> Option<Why> {
        let rests: Vec<u64> = heaps.iter().map(|h| h % 4).collect();
        let x = rests.iter().fold(0, |x, rest| x ^ rest);
        let heap = (0..rests.len()).find(|&i| rests[i] ^ x < rests[i]);
        let take = heap.map(|heap| Take { heap, stones: rests[heap] - (rests[heap] ^ x) });
        let left: Vec<u64> = heaps.iter().copied().filter(|&h| h > 0).collect();
        let ([en, zh], [all_en, all_zh]) = (listed(&rests), listed(&left));
        Some(match take {
            _ if left.is_empty() => Why::lost(["No stick is left.", "已经取完了。"]),
            None if rests.iter().all(|&rest| rest == 0) => Why::lost([
                format!("Each heap that is left is a multiple of 4 ({}): the other player completes any take to 4 in the same heap, down to 0.", all_en),
                format!("每堆都是 4 的倍数（{}）：不管从哪堆取几根，对手都能在同一堆里凑满 4 根，一直到 0。", all_zh),
            ]),
            None => Why::balanced([format!("Divided by 4 the heaps leave {}", en), format!("各堆除以 4 余 {}", zh)], ["move", "走"]),
            Some(Take { heap, stones }) if stones == heaps.iter().sum::<u64>() => Why::won([
                format!("Only heap {} is left, and it has at most 3 sticks ({}): take all of it.", heap + 1, stones),
                format!("只剩第 {} 堆的 {} 根，可以一次取完。", heap + 1, stones),
            ]),
            Some(Take { heap, stones }) if stones == rests.iter().sum::<u64>() => Why::won([
                format!("Only heap {} is no multiple of 4: {} divided by 4 leaves {}. Take {}; then any take can be completed to 4.", heap + 1, heaps[heap], stones, stones),
                format!("只有第 {} 堆不是 4 的倍数，{} 除以 4 余 {}：取走这 {} 根，以后不管对手取几根，都能凑满 4 根。", heap + 1, heaps[heap], stones, stones),
            ]),
            Some(take) => {
                let [step_en, step_zh] = Act::take(heaps, &take).words;
                Why::unbalanced([format!("Divided by 4 the heaps leave {}", en), format!("各堆除以 4 余 {}", zh)], x, [step_en, step_zh])
            }
        })
    }

    fn drawn(heaps: &[u64]) -> Option<Drawn> {
        let x = heaps.iter().fold(0, |x, h| x ^ (h % 4));
        let words = [
            "Framed: groups of 4 sticks, then the rest as powers of two. Orange: the powers that occur an odd number of times.",
            "每 4 根一框，余下的拆成 2 的幂。粗框：出现奇数次的幂。",
        ];
        let heap = |drawn: Drawn, (i, &h): (usize, &u64)| {
            drawn.groups(i, 0, h, 4, false).bricks(h % 4, x, |j| Id::Stone(i, h - h % 4 + j))
        };
        Some(heaps.iter().enumerate().fold(Drawn::new(words), heap))
    }
}
