//! What the board shows: heaps; of two the lost pair with the same difference, of three powers of two.

use super::rules::{Rules, Step};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<u64>> {
        let numbers = board::numbers(text)?;
        let most = [60, 40, 14][numbers.len().checked_sub(1).filter(|&i| i < 3)?];
        numbers.iter().all(|&a| a <= most).then_some(numbers)
    }

    fn write(numbers: &Vec<u64>) -> String {
        board::write(numbers)
    }

    fn told(numbers: &Vec<u64>) -> Say {
        say!("position-heaps"; count = numbers.len(), heaps = list(numbers))
    }

    fn scene(numbers: &Vec<u64>) -> Vec<Picture> {
        vec![Picture::heaps(numbers)]
    }

    fn act(numbers: &Vec<u64>, step: &Step) -> Act {
        match step {
            Step::One(take) => Act::take(numbers, take),
            &Step::All(stones) => {
                let taps: Vec<Id> =
                    (0..).zip(numbers).map(|(i, a)| Id::Stone(i, a - stones)).collect();
                Act::alike(taps, say!("all"; stones, count = numbers.len()))
            }
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        match at.position[..] {
            [a, b] => of_two(a, b),
            ref numbers => {
                let idea = board::nim(numbers).map(Step::One);
                idea.shows(Overlay::new(say!("legend-powers")).powers(numbers))
            }
        }
    }

    /// Of two: the quarter plane.
    fn table(numbers: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        match numbers[..] {
            [a, b] => {
                let side = a.max(b).clamp(10, 20);
                (0..=side).map(|a| (0..=side).map(|b| vec![a, b]).collect()).collect()
            }
            _ => vec![],
        }
    }

    const SMALL: &'static str = "[0..60]/[0..12] [0..12]/[0..6] [0..6] [0..6]";
}

/// Wythoff's game.
fn of_two(a: u64, b: u64) -> Idea<Step> {
    let (low, high, short, long) = if a <= b { (a, b, 0, 1) } else { (b, a, 1, 0) };
    let d = high - low;
    let (own, same) = (pair_with(low), pair(d));
    let partner = own.0 + own.1 - low;
    let lower = |stones| Step::One(Take { heap: long, stones });
    let idea = if high == 0 {
        Idea::new(say!("lost-end"))
    } else if d == 0 {
        Idea::new(say!("won-equal")).by(Step::All(low))
    } else if low == 0 {
        Idea::new(say!("won-one-left")).by(lower(high))
    } else if partner == high {
        Idea::new(say!("lost-pair"; low, high, d))
    } else if partner < high {
        let why = say!("won-heap"; low, first = own.0, second = own.1, high, partner);
        Idea::new(why).by(lower(high - partner))
    } else {
        let stones = low - same.0;
        let why = say!("won-difference"; d, first = same.0, second = same.1, stones);
        Idea::new(why).by(Step::All(stones))
    };
    let overlay = Overlay::new(say!("legend"))
        .stones(short, 0, low, format!("({}, {})", own.0, own.1), false)
        .stones(long, low, d, format!("({}, {})", same.0, same.1), true);
    let sign = if same.0 == low { "=" } else { "≠" };
    idea.shows(overlay).counts(say!("quantity"; high, low, d, least = same.0, sign))
}

/// The lost pair with this difference: each number below stands in an earlier one.
fn pair(k: u64) -> (u64, u64) {
    let (mut used, mut low) = (vec![], 0);
    for difference in 0..=k {
        while used.contains(&low) {
            low += 1;
        }
        used.extend([low, low + difference]);
    }
    (low, low + k)
}

/// The lost pair in which a number stands.
fn pair_with(number: u64) -> (u64, u64) {
    let mut pairs = (0..).map(pair);
    pairs.find(|&(a, b)| a == number || b == number).expect("each number stands in a pair")
}
