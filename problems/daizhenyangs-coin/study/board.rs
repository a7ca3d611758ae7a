//! What the board shows: coins with their numbers, of which each that shows heads is a heap.

use super::rules::{Coin, Rules};
use board::prelude::*;

const SIGNS: &[(char, Coin)] = &[('T', Coin::Tails), ('H', Coin::Heads)];

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Coin>> {
        board::word(text, SIGNS).filter(|coins| (1..=12).contains(&coins.len()))
    }

    fn write(coins: &Vec<Coin>) -> String {
        board::write_word(coins, SIGNS)
    }

    fn told(coins: &Vec<Coin>) -> Say {
        let (n, heads) = (coins.len(), heads(coins));
        match heads.len() {
            0 => say!("position-tails"; n),
            count => say!("position"; n, count, heads = all(heads)),
        }
    }

    fn scene(coins: &Vec<Coin>) -> Vec<Picture> {
        vec![Picture::numbered(0..coins.len(), 8, |x| {
            Cell::at(0, x).piece(if coins[x] == Coin::Heads { Look::White } else { Look::Black })
        })]
    }

    fn act(_: &Vec<Coin>, set: &Vec<usize>) -> Act {
        let taps: Vec<Id> = set.iter().rev().map(|&x| Id::Cell(0, x)).collect();
        Act::new(taps, say!("turn"; count = set.len(), coins = all(set)))
    }

    fn idea(at: &At<Rules>) -> Idea<Vec<usize>> {
        let (coins, heads) = (at.position, heads(at.position));
        let sum = at.sum(|coins| self::heads(coins).into_iter().map(g).collect());
        let told = match heads.len() {
            2..=5 => say!("few"; coins = all(&heads), heaps = all(&sum.values)),
            count => say!("many"; count, heaps = all(&sum.values)),
        };
        let why = match (&sum.best, &heads[..]) {
            (_, []) => say!("lost-end"),
            (None, _) => board::balanced(told, say!("a-turn")),
            (Some(_), &[x]) => say!("won-one"; x),
            (Some((set, to)), _) if self::heads(to).is_empty() => {
                say!("won-last"; step = at.say(set))
            }
            (Some((set, _)), _) => board::evened(told, &sum, at.say(set)),
        };
        let tag = |(x, coin): (usize, &Coin)| (Id::Cell(0, x), g(x), *coin == Coin::Heads);
        let overlay = Overlay::new(say!("legend")).tags(coins.iter().enumerate().map(tag));
        sum.idea(why).shows(overlay)
    }

    /// Each coin that shows heads, alone.
    fn parts(coins: &Vec<Coin>) -> Vec<Vec<Coin>> {
        board::each_alone(coins, Coin::Tails)
    }

    const SMALL: &'static str = "[TH]{1..8}";
}

fn heads(coins: &[Coin]) -> Vec<usize> {
    (0..coins.len()).filter(|&x| coins[x] == Coin::Heads).collect()
}

/// The heap of the page for coin x: the one of 2x and 2x + 1 with an odd number of ones in binary.
fn g(x: usize) -> u64 {
    board::odious(x as u64)
}
