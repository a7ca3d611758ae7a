//! The game as stated: a turn takes balls from a stair other than the first to the next lower one.

use board::{Act, Claim, Drawn, Heap, Id, Phrase, Picture, Show, Why};
use shared::game::{self, Game, Moves, Player, Take};
use shared::nim::nim_sum;
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// The stairs, the lowest first.
    type Position = Vec<u64>;
    /// Which stair, and how many balls.
    type Move = Take;

    fn moves(stairs: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = game::take(stairs, |i, p| 1..=if i > 0 { p } else { 0 });
        for (take, to) in &mut moves {
            to[take.heap - 1] += take.stones;
        }
        moves
    }

    fn small() -> Vec<Vec<u64>> {
        let mut small = small::up_to(&[(2, 6), (4, 4), (6, 2)]);
        small.retain(|stairs| stairs.iter().sum::<u64>() <= 12);
        small
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take one or more balls from one stair and put them on the next lower one. Balls on stair 1 stay there. Whoever makes the last move wins.",
        "每次从一级楼梯上拿至少一个球，放到下一级。第 1 级上的球不能再动。走最后一步的人赢。",
    ];
    const TAKES: Phrase = [
        "1 to 7 stairs, the lowest first, with at most 12 balls in all, for example 1 2 3 3",
        "1 到 7 级楼梯，从最低的一级起，一共至多 12 个球，例如 1 2 3 3",
    ];
    const SET_UPS: &'static [&'static str] =
        &["1 2 3 3", "0 2 1", "1 1 1 1", "5 3", "1 2 1 2 1 2 3"];
    const ASKED: [Phrase; 2] = [
        ["Look at the even stairs only: which powers of two occur an odd number of times on them?", "只看偶数级，把球数拆成 2 的幂：哪些幂出现奇数次？"],
        ["Which balls can go one stair down so that every power occurs an even number of times on the even stairs?", "把哪些球拿下一级，能让偶数级里每个幂都出现偶数次？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        let stairs = board::numbers(text)?;
        let fits = (1..=7).contains(&stairs.len()) && stairs.iter().all(|&p| p <= 12);
        (fits && stairs.iter().sum::<u64>() <= 12).then_some(stairs)
    }

    fn write(stairs: &Vec<u64>) -> String {
        board::write(stairs)
    }

    fn scene(stairs: &Vec<u64>) -> Vec<Picture> {
        let stair = |(i, &stones): (usize, &u64)| Heap {
            stones,
            name: format!("p{}", ['₁', '₂', '₃', '₄', '₅', '₆', '₇'][i]),
            stair: Some(stairs.len() - 1 - i),
            dark: i % 2 == 1,
            gaps: false,
        };
        vec![Picture::Heaps(stairs.iter().enumerate().rev().map(stair).collect())]
    }

    fn act(stairs: &Vec<u64>, &Take { heap: i, stones }: &Take) -> Act {
        let words =
            ["take {0} from stair {1} down to stair {2}", "从第 {1} 级拿 {0} 个到第 {2} 级"];
        let first = Id::Stone(stairs.len() - 1 - i, stairs[i] - stones);
        Act::new(vec![first], words, &[stones, i as u64 + 1, i as u64])
    }

    fn claim(stairs: &Vec<u64>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&stairs.iter().copied().skip(1).step_by(2).collect::<Vec<u64>>()))
    }

    fn why(stairs: &Vec<u64>, _: Player) -> Option<Why> {
        let even: Vec<u64> = stairs.iter().copied().skip(1).step_by(2).filter(|&p| p > 0).collect();
        if even.is_empty() {
            return Some(Why::lost(if stairs[1..].iter().all(|&p| p == 0) { END } else { ODD }));
        }
        let [even_en, even_zh] = board::listed(&even);
        let x = nim_sum(even);
        let en = format!("{} {} (nim-sum {})", COUNT[0], even_en, x);
        let zh = format!("{} {} 个球，异或和 {}", COUNT[1], even_zh, x);
        if x == 0 {
            return Some(Why::lost([
                format!("{}. Any move spoils that, and the answer restores it.", en),
                format!("{}。怎么走都不再是 0，对手再走回 0。", zh),
            ]));
        }
        let i = (1..stairs.len()).step_by(2).find(|&i| stairs[i] ^ x < stairs[i])?;
        let balls = stairs[i] - (stairs[i] ^ x);
        Some(Why::won([
            format!("{}. Take {} from stair {}, and it is 0.", en, balls, i + 1),
            format!("{}。从第 {} 级拿 {} 个，就变成 0。", zh, i + 1, balls),
        ]))
    }

    fn drawn(stairs: &Vec<u64>, _: Player) -> Option<Drawn> {
        let counting = |(i, &p): (usize, &u64)| if i % 2 == 1 { p } else { 0 };
        let even: Vec<u64> = stairs.iter().enumerate().rev().map(counting).collect();
        Some(Drawn { words: FRAMED.map(str::to_owned), ..Drawn::powers(&even) })
    }
}

const FRAMED: Phrase = [
    "The even stairs are framed as powers of two; the odd ones do not count. Orange: the powers that occur an odd number of times.",
    "偶数级的球拆成 2 的幂，分别框出，奇数级不算。粗框：出现奇数次的幂。",
];

const COUNT: Phrase = [
    "Balls taken from an odd stair can be taken on at once, so only even stairs count. They hold",
    "一方从奇数级拿下的球，另一方可以接着再往下拿一级，所以只看偶数级：有",
];
const ODD: Phrase = [
    "All balls lie on odd stairs: whatever is taken down, the other player takes the same balls one stair further.",
    "球全在奇数级：拿下几个，对手就把这几个再往下拿一级。",
];
const END: Phrase =
    ["Above stair 1 there is no ball: none can be moved.", "第 1 级之外没有球了，不能再动。"];
