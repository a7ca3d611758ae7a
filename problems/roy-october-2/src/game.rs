//! The game as stated: a move takes one stone or a prime number of them.

use board::{Claim, Drawn, HeapShow, Phrase, Why};
use shared::game::HeapGame;

pub struct Rules;

impl HeapGame for Rules {
    const SINGLE: bool = true;

    fn takes(h: u64) -> Vec<u64> {
        (1..=h).filter(|&taken| taken == 1 || is_prime(taken)).collect()
    }
}

impl HeapShow for Rules {
    const RULE: Phrase = [
        "Take one stone or a prime number of stones. Whoever takes the last stone wins.",
        "每次取 1 颗或质数颗石子，取到最后一颗的人赢。",
    ];
    const SET_UPS: &'static [&'static str] = &["13", "8", "100", "1000"];

    const ASKED: [Phrase; 2] = [
        [
            "What is the least number of which no multiple may be taken?",
            "哪些数的倍数一个都不能取？其中最小的是几？",
        ],
        ["Which take leaves a multiple of 4?", "取几颗，剩下的就是 4 的倍数？"],
    ];

    fn claim(heap: &[u64]) -> Claim {
        let n = heap[0];
        Claim::formula(format!("n mod 4 = {} mod 4 = {}", n, n % 4), n % 4 == 0)
    }

    fn why(heap: &[u64]) -> Option<Why> {
        let n = heap[0];
        let rest = n % 4;
        Some(if n == 0 {
            Why::lost(["No stone is left: the last one has been taken.", "石子已经取完。"])
        } else if n < 4 {
            Why::won([
                format!("{} may be taken at once: then nothing is left.", n),
                format!("{} 颗可以一次取完。", n),
            ])
        } else if rest == 0 {
            Why::lost([
                format!(
                    "{} is a multiple of 4, and no multiple of 4 is 1 or a prime: any take leaves \
                     a remainder of 1, 2 or 3, which the other player takes.",
                    n
                ),
                format!("{} 是 4 的倍数，而 4 的倍数不是 1 也不是质数，所以怎么取都会剩下余数 1、2 或 3，对手再取走余数。", n),
            ])
        } else {
            Why::won([
                format!(
                    "Take {}, the remainder of {} by 4, and leave {}. No multiple of 4 is 1 or a \
                     prime, so any take leaves a remainder again, which can be taken.",
                    rest, n, n - rest
                ),
                format!(
                    "取走 {} 除以 4 的余数 {}，剩 {} 颗。4 的倍数不是 1 也不是质数，所以对手怎么取都会剩下余数，接着把余数取走就行。",
                    n, rest, n - rest
                ),
            ])
        })
    }

    fn drawn(heap: &[u64]) -> Option<Drawn> {
        let (n, rest) = (heap[0], heap[0] % 4);
        let words = [
            "Framed: groups of 4 stones, since no multiple of 4 may be taken. Orange: what is left over.",
            "细框：4 的倍数都不能取，所以每组 4 颗。粗框：余下的。",
        ];
        Some(Drawn::new(words).groups(0, 0, n, 4, false).stones(0, n - rest, rest, rest, true))
    }
}

fn is_prime(taken: u64) -> bool {
    taken > 1 && (2..taken).all(|d| taken % d != 0)
}
