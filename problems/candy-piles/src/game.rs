//! The game as stated: a turn eats all candies of a largest pile, or one candy of each pile.

use board::{Act, Claim, Id, Phrase, Picture, Show};
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
        let i = (1..).zip(piles).take_while(|(i, a)| *a >= i).count();
        let u = piles[i.checked_sub(1)?] - i as u64;
        let r = piles[i..].iter().filter(|&&a| a >= i as u64).count();
        let text = format!("i = {}, u = {} − {} = {}, r = {}", i, piles[i - 1], i, u, r);
        Some(Claim::formula(text, u % 2 == 0 && r % 2 == 0))
    }
}

const PILE: Phrase = ["eat the largest pile, {0} in all", "吃掉最多的一堆，共 {0} 颗"];
const ONE_OF_EACH: Phrase = ["eat one candy of each pile", "每堆各吃一颗"];
