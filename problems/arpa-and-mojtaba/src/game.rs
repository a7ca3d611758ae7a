//! The game as stated: a turn divides by a power of a prime all numbers that it divides.

use board::{Act, Cell, Claim, Drawn, Id, Phrase, Picture, Show, Why, MOST};
use shared::game::{Game, Moves, Player};
use shared::nim::nim_sum;
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// The numbers.
    type Position = Vec<u64>;
    /// The power to divide by.
    type Move = u64;

    fn moves(list: &Vec<u64>, _: Player) -> Moves<Rules> {
        let divide = |q: u64| list.iter().map(|a| if a % q == 0 { a / q } else { *a }).collect();
        powers(list).into_iter().map(|(_, q)| (q, divide(q))).collect()
    }

    fn small() -> Vec<Vec<u64>> {
        let mut all = small::up_to(&[(1, 300), (2, 24), (3, 8)]);
        all.retain(|list| !list.contains(&0));
        all
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Choose a power of a prime, 2, 3, 4, 5, 7, 8, 9, …, that divides at least one number, and divide by it once all numbers that are multiples of it. Whoever cannot move loses.",
        "选一个质数的幂（2、3、4、5、7、8、9、…），它至少整除其中一个数，把所有被它整除的数都除以它一次。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "1 to 8 numbers of at most 10 000, for example 12 18; how many divisors each has, multiplied, at most 20 000",
        "1 到 8 个数，每个至多 10000，例如 12 18；各数的约数个数之积至多 20000",
    ];
    const SET_UPS: &'static [&'static str] =
        &["8 12 18", "1 1 17 289", "1 1 17 17", "2 4", "2 8 64 512", "360 432 30 2"];

    const ASKED: [Phrase; 2] = [
        [
            "For each prime by itself: how often does it divide the numbers, and what is the value of this set of exponents?",
            "每个质数单独看：它在各数里的指数组成什么集合，SG 值是几？",
        ],
        [
            "Which division makes the nim-sum of the primes' values 0?",
            "除以几，能让各质数的 SG 值的异或和变成 0？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        let list = board::numbers(text)?;
        let fits = (1..=8).contains(&list.len()) && list.iter().all(|a| (1..=10_000).contains(a));
        let divisors = |&a: &u64| (1..=a).filter(|d| a % d == 0).count() as u64;
        (fits && list.iter().map(divisors).product::<u64>() <= MOST).then_some(list)
    }

    fn write(list: &Vec<u64>) -> String {
        board::write(list)
    }

    fn scene(list: &Vec<u64>) -> Vec<Picture> {
        let cell = |a: &u64| Cell { text: a.to_string(), ..Cell::default() };
        let button = |q: u64| (Id::Button(0, q), [format!("÷ {}", q), format!("÷ {}", q)]);
        vec![
            Picture::Strips(vec![list.iter().map(cell).collect()]),
            Picture::Buttons(powers(list).into_iter().map(|(_, q)| button(q)).collect()),
        ]
    }

    fn act(_: &Vec<u64>, &q: &u64) -> Act {
        let words = ["divide the multiples of {0} by {0}", "把 {0} 的倍数都除以 {0}"];
        Act::new(vec![Id::Button(0, q)], words, &[q])
    }

    /// g(S(p)) for each prime p, S(p) in the bits of a number.
    fn claim(list: &Vec<u64>, _: Player) -> Option<Claim> {
        let values: Vec<(u64, u64)> = primes(list).map(|p| (p, value(set(list, p)))).collect();
        let each = values.iter().map(|(p, g)| format!("g(S({})) = {}, ", p, g));
        let sum = Claim::nim_sum(&values.iter().map(|pair| pair.1).collect::<Vec<u64>>());
        Some(Claim::formula(each.collect::<String>() + &sum.words[0], sum.lost))
    }

    fn why(list: &Vec<u64>, player: Player) -> Option<Why> {
        let primes: Vec<u64> = primes(list).collect();
        let values = values(list);
        let x = nim_sum(values.iter().copied());
        let [values_en, values_zh] = board::listed(&values);
        let [en, zh] = match primes[..] {
            [] => return Some(Why::lost(END)),
            [p] => {
                let exponents: Vec<u64> = (1..32).filter(|e| set(list, p) >> e & 1 == 1).collect();
                let [e_en, e_zh] = board::listed(&exponents);
                [
                    format!("The set of the exponents of {} ({}) has the value {} {}", p, e_en, x, MEX[0]),
                    format!("{} 的指数集合（{}）SG 值{}是 {}", p, e_zh, MEX[1], x),
                ]
            }
            [_, _, _, _, _, ..] => [
                format!("Each of the {} primes is a game of its own; the nim-sum of their values {} is {}", primes.len(), MEX[0], x),
                format!("{} 个质数各是一个游戏，SG 值{}的异或和是 {}", primes.len(), MEX[1], x),
            ],
            _ => {
                let [p_en, p_zh] = board::listed(&primes);
                [
                    format!("Each prime is a game of its own; {} have the values {} {}, nim-sum {}", p_en, values_en, MEX[0], x),
                    format!("每个质数各是一个游戏，{} 的 SG 值{}是 {}，异或和 {}", p_zh, MEX[1], values_zh, x),
                ]
            }
        };
        if x == 0 {
            return Some(Why::lost([
                format!("{}. Any division spoils that, and the answer restores it.", en),
                format!("{}。怎么除都不再是 0，对手再除回 0。", zh),
            ]));
        }
        let moves = Rules::moves(list, player);
        let (q, _) = moves.into_iter().find(|(_, to)| nim_sum(self::values(to)) == 0)?;
        Some(Why::won([
            format!("{}: divide by {}, and it is 0.", en, q),
            format!("{}：除以 {}，就变成 0。", zh, q),
        ]))
    }

    fn drawn(list: &Vec<u64>, player: Player) -> Option<Drawn> {
        let prime = |p: u64| {
            let set = set(list, p);
            let exponents: Vec<String> =
                (1..32).filter(|e| set >> e & 1 == 1).map(|e: u32| e.to_string()).collect();
            let value = value(set);
            [
                format!("{}: exponents {{{}}}, value {}", p, exponents.join(", "), value),
                format!("{}：指数 {{{}}}，SG 值 {}", p, exponents.join(", "), value),
            ]
        };
        let each: Vec<[String; 2]> = primes(list).map(prime).collect();
        let [en, zh] = [0, 1]
            .map(|language| each.iter().map(|words| &words[language][..]).collect::<Vec<_>>());
        let words = [
            format!(
                "{}. On each button stands the value of its prime after the division.",
                en.join("; ")
            ),
            format!("{}。每个按钮上标出除过之后它那个质数的 SG 值。", zh.join("；")),
        ];
        let after = powers(list).into_iter().zip(Rules::moves(list, player));
        Some(after.fold(Drawn::new(words), |drawn, ((p, q), (_, to))| {
            drawn.tag(Id::Button(0, q), value(set(&to, p)), false)
        }))
    }

    /// The powers of each prime alone.
    fn parts(list: &Vec<u64>) -> Vec<Vec<u64>> {
        let alone = |p: u64| list.iter().map(|&a| p.pow(exponent(a, p))).collect();
        primes(list).map(alone).collect()
    }
}

const MEX: Phrase = ["(the least that no division leaves)", "（一步走不到的最小的值）"];
const END: Phrase = ["All numbers are 1: none can be divided.", "所有数都是 1，不能再除。"];

/// The powers of primes that divide a number of the list, each with its prime.
fn powers(list: &[u64]) -> Vec<(u64, u64)> {
    let mut powers = vec![];
    for &a in list {
        let (mut rest, mut p) = (a, 2);
        while rest > 1 {
            let mut q = p;
            while rest % p == 0 {
                powers.push((p, q));
                rest /= p;
                q *= p;
            }
            p = if p * p < rest { p + 1 } else { rest };
        }
    }
    powers.sort_unstable();
    powers.dedup();
    powers
}

fn primes(list: &[u64]) -> impl Iterator<Item = u64> {
    powers(list).into_iter().filter(|(p, q)| p == q).map(|pair| pair.0)
}

/// The value of each prime.
fn values(list: &[u64]) -> Vec<u64> {
    primes(list).map(|p| value(set(list, p))).collect()
}

fn exponent(a: u64, p: u64) -> u32 {
    if a % p == 0 {
        1 + exponent(a / p, p)
    } else {
        0
    }
}

fn set(list: &[u64], p: u64) -> u32 {
    list.iter().fold(1, |set, &a| set | 1 << exponent(a, p))
}

fn value(set: u32) -> u64 {
    let after = (1..).take_while(|k| set >> k > 0).map(|k| set >> k | set & ((1 << k) - 1));
    let values: Vec<u64> = after.map(value).collect();
    (0..values.len() as u64).find(|g| !values.contains(g)).unwrap_or(values.len() as u64)
}
