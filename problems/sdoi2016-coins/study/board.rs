//! What the board shows: coins with their numbers, of which each that shows 0 is a heap.

use super::rules::{Coins, Rules};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Coins> {
        let (faces, most): (Vec<u64>, usize) = board::groups(text)?;
        let fits = (1..=18).contains(&faces.len()) && faces.iter().all(|&face| face < 2);
        let faces = faces.iter().map(|&face| face == 1).collect();
        (fits && (1..=9).contains(&most)).then_some(Coins { faces, most })
    }

    fn write(coins: &Coins) -> String {
        let faces: Vec<u64> = coins.faces.iter().map(|&face| u64::from(face)).collect();
        board::write_groups(&(faces, coins.most))
    }

    fn told(coins: &Coins) -> Say {
        let (n, most, zeros) = (coins.faces.len(), coins.most, zeros(coins));
        if zeros.is_empty() {
            say!("position-ones"; n, most)
        } else {
            say!("position"; n, most, count = zeros.len(), zeros = all(&zeros))
        }
    }

    fn scene(coins: &Coins) -> Vec<Picture> {
        let coin = |x: usize| {
            let look = if coins.faces[x - 1] { Look::Black } else { Look::White };
            Cell::at(0, x).piece(look)
        };
        let numbers = 1..coins.faces.len() + 1;
        vec![Picture::numbered(numbers, 8, coin), Picture::Note(say!("note"; most = coins.most))]
    }

    fn act(_: &Coins, set: &Vec<usize>) -> Act {
        let taps: Vec<Id> = set.iter().map(|&x| Id::Cell(0, x)).collect();
        Act::new(taps, say!("turn"; coins = all(set)))
    }

    fn idea(at: &At<Rules>) -> Idea<Vec<usize>> {
        let coins = at.position;
        let g = values(coins);
        let zeros = zeros(coins);
        let sum = at.sum(|coins| self::zeros(coins).into_iter().map(|x| g[x]).collect());
        let told = match zeros.len() {
            1..=5 => {
                say!("few"; coins = all(&zeros), heaps = all(&sum.values), count = zeros.len())
            }
            count => say!("many"; count),
        };
        let why = match &sum.best {
            None if at.moves().is_empty() => say!("lost-end"),
            None => say!("lost-balance"; told, balance = &sum.balance),
            Some((set, _)) => board::evened(told, &sum, at.say(set)),
        };
        let tag = |x: usize| (Id::Cell(0, x), g[x], !coins.faces[x - 1]);
        let overlay = Overlay::new(say!("legend")).tags((1..=coins.faces.len()).map(tag));
        sum.idea(why).shows(overlay)
    }

    /// Each coin that shows 0, alone.
    fn parts(coins: &Coins) -> Vec<Coins> {
        let alone = |faces: Vec<bool>| Coins { faces, most: coins.most };
        board::each_alone(&coins.faces, true).into_iter().map(alone).collect()
    }

    const SMALL: &'static str = "([0..1] ){1..8}| [1..3]";
}

/// The coins that show 0, by their numbers.
fn zeros(coins: &Coins) -> Vec<usize> {
    (1..=coins.faces.len()).filter(|x| !coins.faces[x - 1]).collect()
}

/// What each coin is worth while it shows 0, by its number.
fn values(coins: &Coins) -> Vec<u64> {
    let mut g: Vec<u64> = vec![0];
    for x in 1..=coins.faces.len() {
        let mut set = vec![];
        for prime in [2_usize, 3] {
            for power in (1..).map(|p| prime.pow(p)).take_while(|power| x % power == 0) {
                let (mut coin, mut sum) = (x, 0);
                for _ in 0..coins.most {
                    if coin % power == 0 {
                        coin /= power;
                        sum ^= g[coin];
                        set.push(sum);
                    }
                }
            }
        }
        g.push(mex(set));
    }
    g
}
