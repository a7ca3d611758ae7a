//! The game as stated: a turn takes at least half of a heap that is not empty.

use board::{listed, Act, Claim, Drawn, HeapShow, Phrase, Why};
use shared::game::{HeapGame, Take};

pub struct Rules;

impl HeapGame for Rules {
    fn takes(h: u64) -> Vec<u64> {
        ((h - h / 2).max(1)..=h).collect()
    }
}

impl HeapShow for Rules {
    const RULE: Phrase = [
        "Take at least half of a heap, rounded up. Whoever takes the last stone wins.",
        "每次选一堆，至少取走它的一半（向上取整）。取到最后一颗的人赢。",
    ];
    const SET_UPS: &'static [&'static str] = &["5 9 3", "4 7", "8 15", "4 8", "26 26 26"];

    const ASKED: [Phrase; 2] = [
        ["How many binary digits does each heap have?", "各堆的二进制各有几位？"],
        [
            "Which heap can lose digits so that the nim-sum of the numbers of digits is 0?",
            "让哪一堆少几位，各堆位数的异或和就变成 0？",
        ],
    ];

    /// The heaps in binary, and the nim-sum of how many digits they have.
    fn claim(heaps: &[u64]) -> Claim {
        let claim = Claim::nim_sum(&digits(heaps));
        let binary: Vec<String> = heaps.iter().map(|h| format!("{:b}", h)).collect();
        let text = format!("{}: {}", binary.join(", "), claim.words[0]);
        Claim::formula(text, claim.lost)
    }

    fn why(heaps: &[u64]) -> Option<Why> {
        let left: Vec<u64> = heaps.iter().copied().filter(|&h| h > 0).collect();
        let digits = digits(heaps);
        let x = digits.iter().fold(0, |x, d| x ^ d);
        let heap = (0..heaps.len()).find(|&i| digits[i] ^ x < digits[i]);
        // The least number with so many digits.
        let stays = |i: usize| if digits[i] == x { 0 } else { 1 << ((digits[i] ^ x) - 1) };
        let take = heap.map(|heap| Take { heap, stones: heaps[heap] - stays(heap) });
        let [en, zh] = listed(&self::digits(&left));
        Some(match (take, &left[..]) {
            (_, []) => Why::lost(["No stone is left.", "石子已经取完。"]),
            (_, [h]) => Why::won([
                format!("Only one heap is left ({}): take all of it at once.", h),
                format!("只剩一堆，可以一次取完 {} 颗。", h),
            ]),
            (None, &[a, b]) => {
                let d = 64 - a.leading_zeros();
                Why::lost([
                    format!("{} and {} both have {} in binary: any move makes one shorter, and the other player makes the other just as short.", a, b, count(d)),
                    format!("{} 和 {} 的二进制都是 {} 位：取一次，其中一堆至少少一位，对手让另一堆也少到同样的位数。", a, b, d),
                ])
            }
            (Some(take), &[a, b]) => {
                let [step_en, step_zh] = Act::take(heaps, &take).words;
                let (more, d) = (64 - a.max(b).leading_zeros(), 64 - a.min(b).leading_zeros());
                Why::won([
                    format!(
                        "{} has {} in binary, and {} has only {}: {}; then both have as many.",
                        a.max(b),
                        count(more),
                        a.min(b),
                        d,
                        step_en
                    ),
                    format!(
                        "{} 的二进制有 {} 位，{} 只有 {} 位：{}，两堆的位数就一样。",
                        a.max(b),
                        more,
                        a.min(b),
                        d,
                        step_zh
                    ),
                ])
            }
            (None, _) => Why::balanced(
                [
                    format!("The heaps have {} binary digits (a move removes one or more)", en),
                    format!("各堆的二进制有 {} 位（取一次至少少一位）", zh),
                ],
                ["move", "走"],
            ),
            (Some(take), _) => {
                let [step_en, step_zh] = Act::take(heaps, &take).words;
                Why::unbalanced(
                    [
                        format!("The heaps have {} binary digits (a move removes one or more)", en),
                        format!("各堆的二进制有 {} 位（取一次至少少一位）", zh),
                    ],
                    x,
                    [step_en, step_zh],
                )
            }
        })
    }

    /// The frame of a digit holds the stones that cannot be there with fewer digits.
    fn drawn(heaps: &[u64]) -> Option<Drawn> {
        let words = [
            "Frames of 1, 2, 4, 8, … stones: one for each binary digit. Orange: the last one, with the number of frames, which is the heap's value.",
            "依次框出 1、2、4、8…… 颗，有几位就有几框。粗框：最后一框，写着框数，就是这堆的 SG 值。",
        ];
        let (each, mut drawn) = (digits(heaps), Drawn::new(words));
        for (i, &d) in each.iter().enumerate() {
            for digit in 1..=d {
                let first = (1 << (digit - 1)) - 1;
                let count = (first + 1).min(heaps[i] - first);
                let text = if digit == d { d.to_string() } else { String::new() };
                drawn = drawn.stones(i, first, count, text, digit == d);
            }
        }
        Some(drawn)
    }
}

/// How many binary digits the heaps have.
fn digits(heaps: &[u64]) -> Vec<u64> {
    heaps.iter().map(|h| u64::from(64 - h.leading_zeros())).collect()
}

fn count(d: u32) -> String {
    format!("{} digit{}", d, if d == 1 { "" } else { "s" })
}
