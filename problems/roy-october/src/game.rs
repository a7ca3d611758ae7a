//! The game as stated: a move takes a power of a prime.

use board::{Claim, Drawn, HeapShow, Phrase, Why};
use shared::game::HeapGame;

pub struct Rules;

impl HeapGame for Rules {
    const SINGLE: bool = true;

    fn takes(h: u64) -> Vec<u64> {
        (1..=h).filter(|&taken| is_prime_power(taken)).collect()
    }
}

impl HeapShow for Rules {
    const RULE: Phrase = [
        "Take pᵏ stones, where p is a prime and k ≥ 0: 1, 2, 3, 4, 5, 7, 8, 9, … Whoever takes the last stone wins.",
        "每次取 pᵏ 颗石子，p 是质数，k ≥ 0：1、2、3、4、5、7、8、9……取到最后一颗的人赢。",
    ];
    const SET_UPS: &'static [&'static str] = &["14", "12", "100", "1000"];

    const ASKED: [Phrase; 2] = [
        [
            "What is the least number of which no multiple may be taken?",
            "哪些数的倍数一个都不能取？其中最小的是几？",
        ],
        ["Which take leaves a multiple of 6?", "取几颗，剩下的就是 6 的倍数？"],
    ];

    fn claim(heap: &[u64]) -> Claim {
        let n = heap[0];
        Claim::formula(format!("n mod 6 = {} mod 6 = {}", n, n % 6), n % 6 == 0)
    }

    fn why(heap: &[u64]) -> Option<Why> {
        let n = heap[0];
        let rest = n % 6;
        Some(if n == 0 {
            Why::lost(["No stone is left: the last one has been taken.", "石子已经取完。"])
        } else if n < 6 {
            Why::won([
                format!("{} may be taken at once: then nothing is left.", n),
                format!("{} 颗可以一次取完。", n),
            ])
        } else if rest == 0 {
            Why::lost([
                format!(
                    "{} is a multiple of 6 = 2·3, and no power of a prime is one: any take leaves \
                     a remainder of 1 to 5, which the other player takes.",
                    n
                ),
                format!("{} 是 6 = 2·3 的倍数，而质数的幂都不是，所以怎么取都会剩下余数 1 到 5，对手再取走余数。", n),
            ])
        } else {
            Why::won([
                format!(
                    "Take {}, the remainder of {} by 6, and leave {}. No power of a prime is a \
                     multiple of 6 = 2·3, so any take leaves a remainder again, which can be taken.",
                    rest, n, n - rest
                ),
                format!(
                    "取走 {} 除以 6 的余数 {}，剩 {} 颗。质数的幂都不是 6 = 2·3 的倍数，所以对手怎么取都会剩下余数，接着把余数取走就行。",
                    n, rest, n - rest
                ),
            ])
        })
    }

    fn drawn(heap: &[u64]) -> Option<Drawn> {
        let (n, rest) = (heap[0], heap[0] % 6);
        let words = [
            "Framed: groups of 6 stones, since no multiple of 6 may be taken. Orange: what is left over.",
            "细框：6 的倍数都不能取，所以每组 6 颗。粗框：余下的。",
        ];
        Some(Drawn::new(words).groups(0, 0, n, 6, false).stones(0, n - rest, rest, rest, true))
    }
}

/// Is it pᵏ with p prime and k ≥ 0: does its least divisor above 1 divide it down to 1?
fn is_prime_power(mut taken: u64) -> bool {
    let p = (2..=taken).find(|d| taken % d == 0).unwrap_or(2);
    while taken % p == 0 {
        taken /= p;
    }
    taken == 1
}
