//! The game as stated: a turn takes stones from one stair to the next lower one, or from stair 1 to the ground.

use board::{Act, Claim, Drawn, Heap, Id, Phrase, Picture, Show, Why};
use shared::game::{self, Game, Moves, Player, Take};
use shared::nim::nim_sum;
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// The stairs, the lowest first.
    type Position = Vec<u64>;
    /// Which stair, and how many stones.
    type Move = Take;

    fn moves(stairs: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = game::take(stairs, |_, a| 1..=a);
        for (take, to) in moves.iter_mut().filter(|(take, _)| take.heap > 0) {
            to[take.heap - 1] += take.stones;
        }
        moves
    }

    fn small() -> Vec<Vec<u64>> {
        let mut small = small::up_to(&[(2, 12), (3, 5), (6, 2)]);
        small.retain(|stairs| stairs.iter().sum::<u64>() <= 12);
        small
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take one or more stones from one stair and put them on the next lower one, or from stair 1 on the ground, where they stay. Whoever cannot move loses.",
        "每次从一级台阶上拿至少一颗石子，放到下一级；从第 1 级拿的放到地面，不能再动。不能操作的人输。",
    ];
    const TAKES: Phrase = [
        "1 to 6 stairs, the lowest first, with at most 12 stones in all, for example 2 1 3",
        "1 到 6 级台阶，从最低的一级起，一共至多 12 颗石子，例如 2 1 3",
    ];
    const SET_UPS: &'static [&'static str] = &["2 1 3", "2 3 2", "1 2 3 4", "1 1 2 1 3 4"];
    const ASKED: [Phrase; 2] = [
        ["Look at the odd stairs only: which powers of two occur an odd number of times on them?", "只看奇数级，把石子数拆成 2 的幂：哪些幂出现奇数次？"],
        ["Which stones can go one stair down so that every power occurs an even number of times on the odd stairs?", "把哪些石子拿下一级，能让奇数级里每个幂都出现偶数次？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        let stairs = board::numbers(text)?;
        let fits = (1..=6).contains(&stairs.len()) && stairs.iter().all(|&a| a <= 12);
        (fits && stairs.iter().sum::<u64>() <= 12).then_some(stairs)
    }

    fn write(stairs: &Vec<u64>) -> String {
        board::write(stairs)
    }

    fn scene(stairs: &Vec<u64>) -> Vec<Picture> {
        let stair = |(i, &stones): (usize, &u64)| Heap {
            stones,
            name: format!("a{}", ['₁', '₂', '₃', '₄', '₅', '₆'][i]),
            stair: Some(stairs.len() - 1 - i),
            dark: i % 2 == 0,
            gaps: false,
        };
        vec![Picture::Heaps(stairs.iter().enumerate().rev().map(stair).collect())]
    }

    fn act(stairs: &Vec<u64>, &Take { heap: i, stones }: &Take) -> Act {
        let words = if i > 0 { DOWN } else { TO_THE_GROUND };
        let first = Id::Stone(stairs.len() - 1 - i, stairs[i] - stones);
        Act::new(vec![first], words, &[stones, i as u64 + 1, i as u64])
    }

    fn claim(stairs: &Vec<u64>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&stairs.iter().copied().step_by(2).collect::<Vec<u64>>()))
    }

    fn why(stairs: &Vec<u64>, _: Player) -> Option<Why> {
        let odd: Vec<u64> = stairs.iter().copied().step_by(2).filter(|&a| a > 0).collect();
        if odd.is_empty() {
            return Some(Why::lost(if stairs.iter().all(|&a| a == 0) { END } else { EVEN }));
        }
        let [odd_en, odd_zh] = board::listed(&odd);
        let x = nim_sum(odd);
        let en = format!("{} {} (nim-sum {})", COUNT[0], odd_en, x);
        let zh = format!("{} {} 颗，异或和 {}", COUNT[1], odd_zh, x);
        if x == 0 {
            return Some(Why::lost([
                format!("{}. Any move spoils that, and the answer restores it.", en),
                format!("{}。怎么走都不再是 0，对手再走回 0。", zh),
            ]));
        }
        let i = (0..stairs.len()).step_by(2).find(|&i| stairs[i] ^ x < stairs[i])?;
        let stones = stairs[i] - (stairs[i] ^ x);
        Some(Why::won([
            format!("{}. Take {} from stair {}, and it is 0.", en, stones, i + 1),
            format!("{}。从第 {} 级拿 {} 颗，就变成 0。", zh, i + 1, stones),
        ]))
    }

    fn drawn(stairs: &Vec<u64>, _: Player) -> Option<Drawn> {
        let counting = |(i, &a): (usize, &u64)| if i % 2 == 0 { a } else { 0 };
        let odd: Vec<u64> = stairs.iter().enumerate().rev().map(counting).collect();
        Some(Drawn { words: FRAMED.map(str::to_owned), ..Drawn::powers(&odd) })
    }
}

const FRAMED: Phrase = [
    "The odd stairs are framed as powers of two; the even ones do not count. Orange: the powers that occur an odd number of times.",
    "奇数级的石子拆成 2 的幂，分别框出，偶数级不算。粗框：出现奇数次的幂。",
];

const DOWN: Phrase =
    ["take {0} from stair {1} down to stair {2}", "从第 {1} 级拿 {0} 颗到第 {2} 级"];
const TO_THE_GROUND: Phrase =
    ["take {0} from stair {1} down to the ground", "从第 {1} 级拿 {0} 颗到地面"];
const COUNT: Phrase = [
    "Stones taken from an even stair can be taken on at once, so only odd stairs count. They hold",
    "一方从偶数级拿下的石子，另一方可以接着再往下拿一级，所以只看奇数级：有",
];
const EVEN: Phrase = [
    "All stones lie on even stairs: whatever is taken down, the other player takes the same stones one stair further.",
    "石子全在偶数级：拿下几颗，对手就把这几颗再往下拿一级。",
];
const END: Phrase =
    ["All stones lie on the ground: none can be moved.", "石子全在地面上，不能再动。"];
