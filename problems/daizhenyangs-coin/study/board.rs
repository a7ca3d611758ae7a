//! What the board shows: coins with their numbers, of which each that shows heads is a heap.

use super::rules::{coins, Coin, Rules};
use board::{all, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show};

const SIGNS: &str = "TH";

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Coin>> {
        let signs = board::word(text, SIGNS)?;
        (1..=12).contains(&signs.len()).then(|| coins(&signs))
    }

    fn write(coins: &Vec<Coin>) -> String {
        let signs: Vec<u64> = coins.iter().map(|&coin| coin as u64).collect();
        board::write_word(&signs, SIGNS)
    }

    fn told(coins: &Vec<Coin>) -> Say {
        match heads(coins) {
            heads if heads.is_empty() => say!("position-tails"; n = coins.len()),
            heads => say!("position"; n = coins.len(), count = heads.len(), heads = all(&heads)),
        }
    }

    fn scene(coins: &Vec<Coin>) -> Vec<Picture> {
        let number = |x: usize| Cell { text: x.to_string(), ..Cell::default() };
        let coin = |x: usize| Cell {
            id: Some(Id::Cell(0, x)),
            piece: Some(if coins[x] == Coin::Heads { Look::White } else { Look::Black }),
            ..Cell::default()
        };
        let line = |first: usize| first..(first + 6).min(coins.len());
        let rows = (0..coins.len()).step_by(6).flat_map(|first| {
            vec![line(first).map(number).collect(), line(first).map(coin).collect()]
        });
        vec![Picture::Grid(rows.collect())]
    }

    fn act(_: &Vec<Coin>, set: &Vec<usize>) -> Act {
        let taps: Vec<Id> = set.iter().rev().map(|&x| Id::Cell(0, x)).collect();
        Act::new(taps, say!("turn"; count = set.len(), coins = all(set)))
    }

    fn idea(at: &At<Rules>) -> Idea<Vec<usize>> {
        let coins = at.position;
        let heads = heads(coins);
        let values: Vec<u64> = heads.iter().map(|&x| g(x)).collect();
        let x = nim_sum(coins);
        let told = match heads.len() {
            2..=5 => say!("few"; coins = all(&heads), heaps = all(&values)),
            count => say!("many"; count),
        };
        let step = at.moves().into_iter().find(|(_, to)| nim_sum(to) == 0).map(|(set, _)| set);
        let idea = match (&heads[..], step) {
            ([], _) => Idea::lost(say!("lost-end")),
            (_, None) => board::balanced(told, say!("a-turn")),
            (&[x], Some(set)) => Idea::won(say!("won-one"; x)).by(set),
            (_, Some(set)) => board::evened(told, x, Self::act(coins, &set).say).by(set),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (x, &coin) in coins.iter().enumerate() {
            overlay = overlay.tag(Id::Cell(0, x), g(x), coin == Coin::Heads);
        }
        idea.shows(overlay).counts(board::quantity(&values))
    }

    /// Each coin that shows heads, alone.
    fn parts(coins: &Vec<Coin>) -> Vec<Vec<Coin>> {
        let alone = |x: usize| {
            let mut one = vec![Coin::Tails; coins.len()];
            one[x] = Coin::Heads;
            one
        };
        heads(coins).into_iter().map(alone).collect()
    }
}

fn heads(coins: &[Coin]) -> Vec<usize> {
    (0..coins.len()).filter(|&x| coins[x] == Coin::Heads).collect()
}

/// The heap of the page for coin x: the one of 2x and 2x + 1 with an odd number of ones in binary.
fn g(x: usize) -> u64 {
    2 * x as u64 + u64::from(x.count_ones() % 2 == 0)
}

fn nim_sum(coins: &[Coin]) -> u64 {
    heads(coins).into_iter().fold(0, |sum, x| sum ^ g(x))
}
