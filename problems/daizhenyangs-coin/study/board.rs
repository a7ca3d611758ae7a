//! What the board shows: coins with their numbers, of which each that shows heads is a heap.

use super::rules::{Coin, Rules};
use board::{all, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show, Sum};

const SIGNS: &[(char, Coin)] = &[('T', Coin::Tails), ('H', Coin::Heads)];

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Coin>> {
        board::word(text, SIGNS).filter(|coins| (1..=12).contains(&coins.len()))
    }

    fn write(coins: &Vec<Coin>) -> String {
        board::write_word(coins, SIGNS)
    }

    fn told(coins: &Vec<Coin>) -> Say {
        match heads(coins) {
            heads if heads.is_empty() => say!("position-tails"; n = coins.len()),
            heads => say!("position"; n = coins.len(), count = heads.len(), heads = all(&heads)),
        }
    }

    fn scene(coins: &Vec<Coin>) -> Vec<Picture> {
        let coin = |x: usize| {
            Cell::at(0, x).piece(if coins[x] == Coin::Heads { Look::White } else { Look::Black })
        };
        let line = |first: usize| first..(first + 6).min(coins.len());
        let rows = (0..coins.len()).step_by(6).flat_map(|first| {
            vec![line(first).map(Cell::label).collect(), line(first).map(coin).collect()]
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
        let Sum { values, x, best, .. } =
            at.sum(|coins| self::heads(coins).into_iter().map(g).collect());
        let told = match heads.len() {
            2..=5 => say!("few"; coins = all(&heads), heaps = all(&values)),
            count => say!("many"; count),
        };
        let idea = match (&heads[..], best) {
            ([], _) => Idea::lost(say!("lost-end")),
            (_, None) => board::balanced(told, say!("a-turn")),
            (&[x], Some((set, _))) => Idea::won(say!("won-one"; x)).by(set),
            (_, Some((set, _))) => board::evened(told, x, Self::act(coins, &set).say).by(set),
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

    const SMALL: &'static str = "[TH]{1..8}";
}

fn heads(coins: &[Coin]) -> Vec<usize> {
    (0..coins.len()).filter(|&x| coins[x] == Coin::Heads).collect()
}

/// The heap of the page for coin x: the one of 2x and 2x + 1 with an odd number of ones in binary.
fn g(x: usize) -> u64 {
    2 * x as u64 + u64::from(x.count_ones() % 2 == 0)
}
