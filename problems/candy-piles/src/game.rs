//! The game as stated: a turn eats all candies of a largest pile, or one candy of each pile.

use board::{Act, Claim, Drawn, Id, Phrase, Picture, Show, Why};
use shared::game::{End, Game, Moves, Player};
use shared::small;

pub struct Rules;

pub enum Meal {
    Pile,
    OneOfEach,
}

impl Game for Rules {
    /// The piles, the largest first; a single one of 0 when all are eaten.
    type Position = Vec<u64>;
    type Move = Meal;

    const END: End = End::Misere;

    fn moves(piles: &Vec<u64>, _: Player) -> Moves<Rules> {
        if piles[0] == 0 {
            return vec![];
        }
        let whole = |piles: Vec<u64>| if piles.is_empty() { vec![0] } else { piles };
        let one_less = piles.iter().map(|a| a - 1).filter(|&a| a > 0).collect();
        vec![(Meal::Pile, whole(piles[1..].to_vec())), (Meal::OneOfEach, whole(one_less))]
    }

    fn small() -> Vec<Vec<u64>> {
        [small::in_order(&[(4, 6)]), vec![vec![0]]].concat()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Eat all candies of the largest pile, or one candy of each pile. Whoever eats the last candy loses.",
        "吃掉最多的一堆，或者每堆各吃一颗。吃到最后一颗的人输。",
    ];
    const TAKES: Phrase = [
        "1 to 8 piles of 1 to 12 candies, for example 7 5 4 3 3 1",
        "1 到 8 堆，每堆 1 到 12 颗，例如 7 5 4 3 3 1",
    ];
    const SET_UPS: &'static [&'static str] =
        &["3 1", "7 5 4 3 3 1", "3 2 1", "2 2 1 1", "12 12 11 9 9 7 4 3"];
    const ASKED: [Phrase; 2] = [
        ["Go along the diagonal from the corner to its last candy: how many candies are to its right, and how many below it?", "从左上角沿对角线走到最后一颗：它右边有几颗，下面有几颗？"],
        ["Which meal leaves some candies and makes both of these numbers even?", "怎么吃，能剩下糖果，并让这两个数都是偶数？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        let mut piles = board::numbers(text)?;
        piles.sort_unstable_by(|a, b| b.cmp(a));
        let fits = (1..=8).contains(&piles.len()) && piles.iter().all(|a| (1..=12).contains(a));
        (fits || piles == [0]).then_some(piles)
    }

    fn write(piles: &Vec<u64>) -> String {
        board::write(piles)
    }

    fn scene(piles: &Vec<u64>) -> Vec<Picture> {
        if piles[0] == 0 {
            return vec![Picture::heaps(&[])];
        }
        let words = [["the largest pile", "最多的一堆"], ["one of each pile", "每堆各一颗"]];
        vec![Picture::heaps(piles), Picture::buttons(0, &words)]
    }

    fn act(piles: &Vec<u64>, meal: &Meal) -> Act {
        match meal {
            Meal::Pile => Act::new(vec![Id::Button(0, 0)], PILE, &[piles[0]]),
            Meal::OneOfEach => Act::new(vec![Id::Button(0, 1)], ONE_OF_EACH, &[]),
        }
    }

    fn claim(piles: &Vec<u64>, _: Player) -> Option<Claim> {
        let [i, u, r] = corridors(piles)?;
        let text = format!("i = {}, u = {} − {} = {}, r = {}", i, u + i, i, u, r);
        Some(Claim::formula(text, is_lost(piles)))
    }

    fn why(piles: &Vec<u64>, player: Player) -> Option<Why> {
        let [i, u, r] = if let Some(corridors) = corridors(piles) {
            corridors
        } else {
            return Some(Why::won([
                "No candy is left: the other player has eaten the last one.",
                "糖果吃完了：最后一颗是对手吃的。",
            ]));
        };
        if piles[..] == [1] {
            let zh = "只剩一颗，轮到走的人只能吃掉它。";
            return Some(Why::lost(["One candy is left, and it must be eaten.", zh]));
        }
        let wins = Rules::moves(piles, player).into_iter().find(|(_, to)| is_lost(to));
        let [en, zh] = if i == 1 {
            [
                format!("The candy in the corner has {} to its right and {} below it.", u, r),
                format!("左上角的一颗，右边 {} 颗，下面 {} 颗。", u, r),
            ]
        } else {
            [
                format!(
                    "Along the diagonal the outcome is the same, up to candy {} of pile {}: {} to its right, {} below it.",
                    i, i, u, r
                ),
                format!("沿斜线胜负不变，到第 {} 堆第 {} 颗为止：它右边 {} 颗，下面 {} 颗。", i, i, u, r),
            ]
        };
        Some(match wins {
            Some((meal, _)) => {
                let act = match meal {
                    Meal::Pile => ["the largest pile", "吃掉最多的一堆"],
                    Meal::OneOfEach => ["one candy of each pile", "每堆各吃一颗"],
                };
                Why::won([
                    format!(
                        "{} An odd side leaves the last candy to the other player; here eat {}.",
                        en, act[0]
                    ),
                    format!("{}往奇数的一边走，就把最后一颗留给对手；这里{}。", zh, act[1]),
                ])
            }
            None => Why::lost([
                format!(
                    "{} Neither is odd, so both ways leave the last candy to the player to move.",
                    en
                ),
                format!("{}两边都是偶数，往哪边走，最后一颗都留给轮到走的人。", zh),
            ]),
        })
    }

    fn drawn(piles: &Vec<u64>, _: Player) -> Option<Drawn> {
        let mut drawn = Drawn::new([
            "The line is the diagonal. Rings: the candies to the right of its last candy, and those below it. Orange: their number is odd.",
            "斜线是对角线。圈：对角线最后一颗右边的糖果，和下面的糖果。粗圈：这一边有奇数颗。",
        ]);
        if let Some([i, u, r]) = corridors(piles) {
            let end = i as usize - 1;
            for k in 0..end {
                drawn = drawn.pair(Id::Stone(k, k as u64), Id::Stone(k + 1, k as u64 + 1), false);
            }
            for k in i..i + u {
                drawn = drawn.ring(Id::Stone(end, k), u % 2 == 1);
            }
            for pile in end + 1..=end + r as usize {
                drawn = drawn.ring(Id::Stone(pile, i - 1), r % 2 == 1);
            }
        }
        Some(drawn)
    }
}

/// i, u and r of the page, if some candy is left.
fn corridors(piles: &[u64]) -> Option<[u64; 3]> {
    let i = (1..).zip(piles).take_while(|(i, a)| *a >= i).count();
    let u = piles[i.checked_sub(1)?] - i as u64;
    let r = piles[i..].iter().filter(|&&a| a >= i as u64).count();
    Some([i as u64, u, r as u64])
}

fn is_lost(piles: &[u64]) -> bool {
    matches!(corridors(piles), Some([_, u, r]) if u % 2 == 0 && r % 2 == 0)
}

const PILE: Phrase = ["eat the largest pile, {0} in all", "吃掉最多的一堆，共 {0} 颗"];
const ONE_OF_EACH: Phrase = ["eat one candy of each pile", "每堆各吃一颗"];
